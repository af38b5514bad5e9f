// A game for two by lines of text: lines go in, texts come out, and nothing else happens.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <chuhe/words/phrasebook.hpp>

#include "board_drawing.hpp"
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
};

/// The game. Every text that it gives ends with a line break, except the prompt.
class TerminalGame {
 public:
  TerminalGame(Game game, const TerminalGameSettings& settings);

  /// What is said at the start.
  std::string greeting() const;
  /// What is said before each line.
  std::string prompt() const;
  /// Does what a line of input asks for and gives what is to be said. Any bytes may be given.
  std::string answer(std::string_view line);
  /// Whether the program is to end: it was asked to, or the game of a pipe is over.
  bool has_ended() const {
    return quit_ || (settings_.player == Player::pipe && game_.is_over() && !studied_);
  }
  /// What is said at the end, be it of the game or of the input.
  std::string farewell() const;

  const Game& game() const { return game_; }
  const BoardStyle& style() const { return settings_.style; }

 private:
  std::string obey(const Input& input);
  std::string play(std::string_view text);
  std::string play(Move move);
  std::expected<Move, std::string> read_move(std::string_view text) const;
  std::string undo();
  std::string redo();
  std::string offer_draw();
  std::string answer_draw(Command command);
  std::string list_moves(std::string_view argument) const;
  std::string start_anew(std::string_view argument);
  std::string choose_coordinates(std::string_view argument);
  std::string choose_pieces(std::string_view argument);
  std::string help() const;
  std::string rules() const;

  std::string load(std::string_view argument);
  std::string save(std::string_view argument);
  std::string step(const Input& input);
  std::string next(std::string_view argument);
  std::string list_variations() const;
  std::string study_move(Move move);
  std::string moved();
  std::string comment_here() const;
  std::string shown_place() const;

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
  bool quit_ = false;
};

}  // namespace chuhe::cli
