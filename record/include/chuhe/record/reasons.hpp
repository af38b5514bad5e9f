// What speaks for a move, as far as the board shows it: what a teacher would say besides the line.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include <chuhe/core/bitboard.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/core/piece.hpp>
#include <chuhe/core/position.hpp>

namespace chuhe::record {

/// Facts about a move and the line that begins with it. Pieces are named as they stand before the
/// move, but for `attacks`.
struct MoveReasons {
  /// There is no other legal move.
  bool is_only_legal = false;
  bool gives_check = false;
  /// The mover was in check.
  bool ends_check = false;
  /// What the move takes, on its target.
  std::optional<Piece> takes;
  /// Whether the line wins material for the mover in the end, exchanges taken off.
  bool gains = false;
  /// What is gained when it is one piece, beyond pieces of the same kind exchanged.
  std::optional<Piece> gained;
  /// The piece that moves would otherwise be taken with a gain, and can no longer be.
  bool saves_itself = false;
  /// The opponent's pieces, of more worth than an advisor, that the moved piece attacks from its
  /// new point, did not attack before, and could take with a gain.
  Bitboard attacks;
};

/// What speaks for `line.front()`. Further moves tell what it comes to; from the first one that is
/// not legal on they do not count. Precondition: the first one is legal in `position`.
MoveReasons reasons_for(const Position& position, std::span<const Move> line);

}  // namespace chuhe::record
