// A game by lines of text, for two or against the computer: lines go in, texts come out, and
// nothing else happens.
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/match/clock.hpp>
#include <chuhe/record/notation_dialect.hpp>
#include <chuhe/words/phrasebook.hpp>

#include "board_drawing.hpp"
#include "computer.hpp"
#include "computer_question.hpp"
#include "computer_text.hpp"
#include "game.hpp"
#include "game_files.hpp"
#include "game_input.hpp"
#include "studied_game.hpp"
#include "study_text.hpp"

namespace chuhe::cli {

/// Whether a board is drawn without being asked for.
enum class BoardDrawing : std::uint8_t { after_each_change, when_asked };

/// Who types the lines: a person may go on after the end of the game, a pipe may not.
enum class Player : std::uint8_t { person, pipe };

struct TerminalGameSettings {
  words::Language language = words::Language::english;
  BoardStyle style{};
  BoardDrawing drawing = BoardDrawing::after_each_change;
  Player player = Player::person;
  /// For loading and saving; null: that is not to be had. Outlives the game.
  GameFiles* files = nullptr;
  /// The opponent and adviser; null: there is none. Outlives the game.
  Computer* computer = nullptr;
  /// Whether the computer gives up when it has been lost for long.
  bool computer_resigns = false;
  /// How moves are shown beside their points; null: by the points alone. Outlives the game.
  const record::Dialect* notation = nullptr;
  /// The clock, which runs from the beginning; nothing: none.
  std::optional<match::TimeControl> time = {};
  std::function<match::Moment()> now = [] { return std::chrono::steady_clock::now(); };
};

/// The game. Every text that it gives ends with a line break, except the prompt.
class TerminalGame {
 public:
  TerminalGame(Game game, const TerminalGameSettings& settings);

  /// What is said at the start.
  std::string greeting() const;
  /// What is said before each line.
  std::string prompt() const;
  /// Does what a line of input asks for and gives what is to be said. Any bytes may be given. Waits
  /// for the computer where it is asked for advice.
  std::string answer(std::string_view line);

  /// The same for those who do not wait: what there is to ask the computer then is `question()`.
  std::string begin(std::string_view line);
  /// What the computer is to be asked now: for the advice that a line has asked for, or for its
  /// move. Nothing: nothing.
  std::optional<Question> question() const;
  /// Takes the reply to `question()` and gives what is to be said.
  std::string take(Reply reply);
  /// The advice that has been asked for is no longer wanted.
  void forget_question();
  /// Whether the program is to end: it was asked to, or the game of a pipe is over.
  bool has_ended() const {
    return quit_ || (settings_.player == Player::pipe && game_.is_over() && !studied_);
  }
  /// Whether there is something to lose: what stands here is in no file that was loaded or saved.
  bool has_unsaved() const;
  /// What is said at the end, be it of the game or of the input.
  std::string farewell() const;

  const Game& game() const { return game_; }
  /// The end of the game in a sentence; empty: it goes on.
  std::string ending() const;
  const BoardStyle& style() const { return settings_.style; }
  const words::Phrasebook& book() const { return book_; }
  /// The record that is stepped through; null: none.
  const StudiedGame* studied() const { return studied_ ? &*studied_ : nullptr; }
  /// Goes to a place of the record, and gives what is to be said. Precondition: there is one.
  std::string study(record::NodeId place);
  /// The comment there, made harmless for a terminal; empty: none. The same precondition.
  std::string comment_here() const;
  /// What the marks of the move there mean; empty: nothing. The same precondition.
  std::string marks_here() const;
  /// A move of the record as it was written, for what cannot be played. The same precondition.
  std::string written(record::NodeId move) const;
  /// How moves are shown.
  const record::Dialect& shown_notation() const;
  const match::Clock* running_clock() const { return clock_ ? &*clock_ : nullptr; }
  match::Moment now() const { return settings_.now(); }
  /// The side that the computer plays.
  std::optional<Color> computer_side() const;
  /// What the computer calls itself; empty: there is none.
  std::string computer_name() const { return opponent_ ? opponent_->name : std::string(); }
  /// The computer with its level, or the side's name.
  std::string player_name(Color side) const;
  /// The screen has another size now.
  void resize(int width, int height);

  /// Lets the computer play a side at a level, which is a number from 1 or a name; empty: as well
  /// as it can. Gives what is wrong when that cannot be; then the game stays one for two.
  std::expected<void, std::string> seat_computer(std::string_view level, Color side);
  /// Lets the computer play both sides, until a move is taken back or sides are changed.
  /// Precondition: it is seated.
  void watch() { opponent_->plays_both = true; }
  /// Whether the computer has to move before anything else happens.
  bool computer_is_to_move() const;
  /// What may be shown while it thinks, without a line break.
  std::string thinking() const;
  /// Lets the computer move and gives what is to be said. Precondition: `computer_is_to_move()`.
  std::string let_computer_move();

  /// Stops the clock until `go_on()`: meanwhile nobody plays.
  void pause();
  void go_on();

  /// When the time of the side to move is up; nothing where there is no clock.
  std::optional<match::Moment> time_is_up_at() const;
  /// Ends the game if a side's time is up, and gives what is to be said then.
  std::string look_at_clock();

 private:
  std::string obey(const Input& input);
  std::string play(std::string_view text);
  std::string play(Move move);
  std::expected<Move, std::string> read_move(std::string_view text) const;
  std::string undo();
  std::string redo();
  std::string resign();
  std::string offer_draw();
  std::string answer_draw(Command command);
  std::string list_moves(std::string_view argument) const;
  std::string start_anew(std::string_view argument);
  /// The values of a command that there are, where none was named or one that is not among them.
  std::string no_such_value(std::string_view argument, std::string_view known) const;
  std::string choose_coordinates(std::string_view argument);
  std::string choose_pieces(std::string_view argument);
  std::string help() const;
  std::string rules() const;

  std::string load(std::string_view argument);
  std::string save(std::string_view argument);
  record::Game as_record() const;
  std::string step(const Input& input);
  std::string next(std::string_view argument);
  std::string list_variations() const;
  std::string study_move(Move move);
  std::string moved();
  std::string shown_place() const;

  // The computer.
  struct Opponent {
    Color side = Color::black;
    std::optional<std::size_t> level;
    std::string name;
    /// Whether it plays the other side too.
    bool plays_both = false;
    /// Its level in words.
    std::string title;
  };
  std::string choose_level(std::string_view argument);
  std::string list_levels() const;
  std::expected<void, std::string> seat(std::optional<std::size_t> level, Color side);
  std::expected<std::optional<std::size_t>, std::string> read_level(std::string_view text) const;
  std::string level_text(const ComputerDescription& description,
                         std::optional<std::size_t> level) const;
  std::string introduction() const;
  std::string seats() const;
  std::string opponent_name() const;
  std::string dismiss(const std::string& why);
  std::string ask_for(Question::About about);
  std::string take_move(std::expected<ComputerMove, std::string> answer);
  std::string take_lines(const std::expected<std::vector<BestLine>, std::string>& lines);
  std::string hint(const std::vector<BestLine>& lines) const;
  std::string advice_text(const BestLine& line) const;
  std::string swap();
  std::string answer_of_computer(const BestLine& best);
  std::string undo_pair();
  std::string redo_pair();
  std::string with_notation(const std::string& text, const Position& before, Move move) const;
  std::string played_text(const Position& before, Move move) const;
  std::string choose_notation(std::string_view argument);
  bool is_computers(Color side) const {
    return opponent_ && (opponent_->plays_both || opponent_->side == side);
  }

  // The clock.
  std::string clock() const;
  protocol::Go clocks_for_computer() const;
  void press_clock();
  void keep_clock();

  std::string say(ComputerText text, std::initializer_list<std::string_view> arguments = {}) const;
  std::string say(words::Message message) const;
  std::string say(StudyText text, std::initializer_list<std::string_view> arguments = {}) const;
  std::string say(words::Message message, std::initializer_list<std::string_view> arguments) const;
  std::string board() const;
  // How things stand, after they have changed: the board, check, repetition, the end.
  std::string standing() const;
  std::string ruling(const Outcome& outcome) const;
  std::string result() const;
  std::string warnings() const;
  std::string example() const;

  Game game_;
  TerminalGameSettings settings_;
  words::Phrasebook book_;
  std::optional<Color> draw_offered_by_;
  // A loaded game that is stepped through; `game_` is then the line up to the place.
  std::optional<StudiedGame> studied_;
  // As a file has it.
  std::optional<record::Game> kept_;
  std::optional<Opponent> opponent_;
  // The advice that has been asked for.
  std::optional<Question::About> asked_;
  // How many moves in a row the computer has seen no hope.
  int hopeless_ = 0;
  std::optional<match::Clock> clock_;
  bool is_paused_ = false;
  bool quit_ = false;
};

}  // namespace chuhe::cli
