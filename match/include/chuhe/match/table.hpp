// A game at one table, between people and computers in any mixture.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/core/piece.hpp>
#include <chuhe/match/clock.hpp>
#include <chuhe/match/game.hpp>
#include <chuhe/record/concession.hpp>
#include <chuhe/record/game.hpp>

namespace chuhe::match {

/// Who moves the pieces of a side.
enum class Mover : std::uint8_t { person, computer };

/// A move as it was made at the table.
struct TableMove {
  Move move;
  /// How long it took; nothing without a clock.
  std::optional<Milliseconds> elapsed;
  /// What its maker's clock then showed; nothing without base time.
  std::optional<Milliseconds> left;
};

/// A game with its clock and its pauses, as a value that is told what happens and when. Moves are
/// taken back together with the time they took; against a computer they are taken back and played
/// again in pairs, so that a person is to move afterwards.
class Table {
 public:
  /// Without a clock nobody is limited. The clock stands until `resume`.
  Table(Game game, std::optional<Clock> clock, ByColor<Mover> movers);

  const Game& game() const { return game_; }
  const std::optional<Clock>& clock() const { return clock_; }
  Mover mover(Color color) const { return movers_[color]; }
  Color turn() const { return game_.position().turn(); }
  /// The moves made at the table, in order: those of the line that the game began with are not
  /// among them.
  const std::vector<TableMove>& moves() const { return moves_; }

  bool is_paused() const { return paused_; }
  /// Stops the clock; nothing can be played.
  void pause(Moment now);
  /// Lets the side to move think; also how a game begins.
  void resume(Moment now);

  /// Plays a move of the side to move. Precondition: not paused.
  std::expected<void, Refusal> play(Move move, Moment now);
  /// Ends the game; nothing when it is over.
  void concede(Conceded conceded, Moment now);
  /// Ends the game when the time of the side to move is up; says whether it has done so now.
  bool look_at_clock(Moment now);
  /// When `look_at_clock` would end the game; nothing: never, or not while nobody's time runs.
  std::optional<Moment> time_is_up_at(Moment now) const;

  /// Whether there is something to take back: a move of a person's, or an end of the game by word.
  bool can_undo() const;
  /// Takes back until a person is to move, and gives the number of plies; 0 where only an end of
  /// the game by word was taken back, or nothing.
  std::size_t undo(Moment now);
  bool can_redo() const { return game_.undone_move().has_value(); }
  /// Plays again until a person is to move, and gives the moves.
  std::vector<Move> redo(Moment now);

  /// Takes in what a computer thought of the position before its move. Once it has seen no hope for
  /// long enough this says that it gives up.
  bool sees_no_hope_any_more(Color computer, const record::Evaluation& evaluation);

 private:
  void note(Move move, Color mover, Moment now);
  void keep_clock(Moment now);
  bool is_computers_turn() const { return movers_[turn()] == Mover::computer; }

  Game game_;
  std::optional<Clock> clock_;
  ByColor<Mover> movers_;
  std::vector<TableMove> moves_;
  /// The clock as it stood before each move of `moves_`.
  std::vector<Clock> clocks_;
  /// The clock as the turn began with it.
  std::optional<Clock> turn_clock_;
  bool paused_ = true;
  ByColor<int> hopeless_;
};

}  // namespace chuhe::match
