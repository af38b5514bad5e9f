// Whether a move leaves its own king safe, quickly.
#pragma once

#include <chuhe/core/attacks.hpp>
#include <chuhe/core/position.hpp>

namespace chuhe::detail {

/// Whether the king of the side to move is safe once the piece on `from` stands on `to`: attacked
/// by nothing and not facing the other king. `from` may be the king itself.
inline bool king_safe_after(const Position& position, Square from, Square to) {
  const Color us = position.turn();
  const Color them = opponent(us);
  const Square king = from == position.king(us) ? to : position.king(us);
  // Most moves are far from a king that is safe already.
  if (from != position.king(us) && !position.in_check() &&
      !(attack_tables.king_zone[king] & (Bitboard(from) | Bitboard(to)))) {
    return true;
  }
  const Bitboard occupied = (position.occupied() & ~Bitboard(from)) | Bitboard(to);
  const Bitboard enemies = position.pieces(them) & ~Bitboard(to);
  const Lines lines(king, occupied);
  // The kings never share a rank, so that the other king attacks this one just as a rook would.
  const Bitboard straight = position.pieces(Role::rook) | position.pieces(Role::king);
  const Bitboard attackers = (lines.rook() & straight) |
                             (lines.cannon() & position.pieces(Role::cannon)) |
                             (horses_reaching(king, occupied) & position.pieces(Role::horse)) |
                             (pawns_reaching(them, king) & position.pieces(Role::pawn));
  return (attackers & enemies).empty();
}

/// What a king that is not in check depends on.
struct Exposure {
  /// Own pieces that cannot move freely: the only piece before a rook or the other king, one of two
  /// before a cannon, or on the leg of a horse. Each of their moves must be looked at.
  Bitboard pinned;
  /// Empty squares where any piece would become the screen of a cannon that has none.
  Bitboard forbidden;
};

/// The exposure of `us`, whose king is not in check. Moves of pieces that are neither pinned nor
/// the king to squares that are not forbidden leave the king safe.
inline Exposure exposure_of(const Position& position, Color us) {
  const Square king = position.king(us);
  const Bitboard own = position.pieces(us);
  const Bitboard enemies = position.pieces(opponent(us));
  const Bitboard occupied = position.occupied();
  Exposure result;
  const Bitboard straight = position.pieces(Role::rook) | position.pieces(Role::king);
  for (Square square : same_line(king) & enemies & straight) {
    const Bitboard blockers = squares_between(king, square) & occupied;
    if (!blockers.has_many()) result.pinned |= blockers & own;
  }
  for (Square square : same_line(king) & enemies & position.pieces(Role::cannon)) {
    const Bitboard between = squares_between(king, square);
    Bitboard blockers = between & occupied;
    if (blockers.empty()) {
      result.forbidden |= between;
    } else {
      const Bitboard all = blockers;
      blockers.pop_first();
      if (blockers && !blockers.has_many()) result.pinned |= all & own;
    }
  }
  for (Square square : attack_tables.horse_reach[king] & enemies & position.pieces(Role::horse)) {
    result.pinned |= Bitboard(horse_leg(square, king)) & own;
  }
  return result;
}

}  // namespace chuhe::detail
