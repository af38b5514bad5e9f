// The moves of a node, the most promising first, generated as late as can be.
#pragma once

#include <array>

#include <chuhe/core/movegen.hpp>

#include "histories.hpp"

namespace chuhe::engine {

/// What orders the quiet moves of a node.
struct QuietContext {
  Histories* histories = nullptr;
  /// Continuations of the moves 1, 2 and 4 plies before; null where there is none.
  std::array<const PieceToTable*, 3> continuations{};
  std::uint64_t pawn_key = 0;

  int score(const Position& position, Move move) const;
};

/// Gives the pseudo-legal moves of a position one by one: the table's move, captures that do not
/// lose material, quiet moves by their histories, captures that do. The caller tests
/// whether the king is left safe.
class MovePicker {
 public:
  enum class Moves : std::uint8_t { all, captures };

  MovePicker(const Position& position, Move table_move, const QuietContext& context, Moves moves);

  /// The next move; the null move after the last.
  Move next();
  /// From now on no quiet moves are given.
  void skip_quiets() { skip_quiets_ = true; }

 private:
  enum class Stage : std::uint8_t {
    table_move,
    make_captures,
    good_captures,
    make_quiets,
    quiets,
    bad_captures,
    done
  };

  void score_captures();
  void score_quiets();
  // The best of the moves not yet given, moved to the front.
  Move take_best();

  const Position& position_;
  const QuietContext& context_;
  Move table_move_;
  Moves moves_;
  Stage stage_;
  bool skip_quiets_ = false;
  MoveList list_;
  MoveList bad_captures_;
  std::size_t at_ = 0;
  std::size_t bad_at_ = 0;
  std::array<int, MoveList::capacity> scores_;
};

}  // namespace chuhe::engine
