// A game in progress: a start position and the moves played from it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <chuhe/core/move.hpp>
#include <chuhe/core/position.hpp>

namespace chuhe {

/// A start position, the moves played from it, and every position on the way. `push` and `pop` are
/// its only changes. It serves the game, the arbiter, the UCI `position` command and a search
/// alike.
class Line {
 public:
  /// A line without moves from the opening position.
  Line() : Line(Position{}) {}
  explicit Line(const Position& start);

  /// Plays a move. Precondition: legal in `position()`.
  void push(Move move);
  /// Lets the side to move pass, for searches; `moves()` then has a null move. Nothing before it
  /// counts as a repetition. Precondition: not in check.
  void push_pass();
  /// Takes the last move, or pass, back. Precondition: there is one.
  void pop();
  /// Makes room for `plies` moves in all, so that `push` does not allocate.
  void reserve(std::size_t plies);

  /// The position after the last move. Valid until the next `push` or `pop`.
  const Position& position() const { return positions_.back(); }
  const Position& start() const { return positions_.front(); }
  /// How many moves have been played.
  std::size_t plies() const { return moves_.size(); }
  bool empty() const { return moves_.empty(); }
  std::span<const Move> moves() const { return moves_; }
  /// One more than there are moves: `positions()[i]` is the position before `moves()[i]`.
  std::span<const Position> positions() const { return positions_; }
  /// The keys of `positions()`, side by side for fast scanning.
  std::span<const std::uint64_t> keys() const { return keys_; }

  /// The indices into `positions()`, rising, at which the present position stood, itself included;
  /// captures end the search, for nothing before them can occur again.
  std::vector<std::size_t> occurrences() const;
  /// How many times the present position has stood, now included: 1 when it is new. Looks at keys
  /// and then compares the boards. Cost: one comparison of keys per two plies since the capture.
  int occurrence_count() const;

 private:
  std::vector<Position> positions_;
  std::vector<Move> moves_;
  std::vector<std::uint64_t> keys_;
};

}  // namespace chuhe
