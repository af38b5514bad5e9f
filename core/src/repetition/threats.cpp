#include "threats.hpp"

namespace chuhe::repetition {

namespace {

// A position after one or two captures on the same square, as far as king safety goes: the pieces
// that have left the board are masked out of `remaining`, what is occupied is `occupied`.
struct Aftermath {
  Bitboard occupied;
  Bitboard remaining;
};

bool king_is_attacked(const Position& position, Square king, Color by, const Aftermath& board) {
  const detail::Lines lines(king, board.occupied);
  // Down an open file a king attacks the other one just as a rook would.
  const Bitboard straight = position.pieces(Role::rook) | position.pieces(Role::king);
  const Bitboard found = (lines.rook() & straight) |
                         (lines.cannon() & position.pieces(Role::cannon)) |
                         (horses_reaching(king, board.occupied) & position.pieces(Role::horse)) |
                         (pawns_reaching(by, king) & position.pieces(Role::pawn));
  return bool(found & position.pieces(by) & board.remaining);
}

}  // namespace

Bitboard capture_squares(const Position& position, Piece piece, Square from) {
  switch (piece.role) {
    case Role::king: return king_attacks(from);
    case Role::advisor: return advisor_attacks(from);
    case Role::elephant: return elephant_attacks(from, position.occupied());
    case Role::horse: return horse_attacks(from, position.occupied());
    case Role::rook: return rook_attacks(from, position.occupied());
    case Role::cannon: return cannon_attacks(from, position.occupied());
    case Role::pawn: return pawn_attacks(piece.color, from);
  }
  return {};
}

bool capture_is_legal(const Position& position, Square from, Square target) {
  const Piece piece = *position.piece_at(from);
  const Square king = piece.role == Role::king ? target : position.king(piece.color);
  const Aftermath board{position.occupied() & ~Bitboard(from),
                        ~(Bitboard(from) | Bitboard(target))};
  return !king_is_attacked(position, king, opponent(piece.color), board);
}

Root root_of(const Position& position, Square attacker, Square target) {
  const Color defender = position.piece_at(target)->color;
  const Bitboard taken = Bitboard(attacker) | Bitboard(target);
  const Bitboard occupied = position.occupied() & ~Bitboard(attacker);
  // `attackers` counts pieces where they stand in `position`: the captured one is none of them.
  const Bitboard recapturers =
      attackers(position, target, defender, occupied | Bitboard(target)) & ~Bitboard(target);
  for (Square from : recapturers) {
    const bool is_king = from == position.king(defender);
    const Square king = is_king ? target : position.king(defender);
    const Aftermath board{occupied & ~Bitboard(from), ~(taken | Bitboard(from))};
    if (!king_is_attacked(position, king, opponent(defender), board)) return Root::real;
  }
  if (recapturers) return Root::fake;
  // A protector that is a piece pointing at the square now, but not after the capture (its screen
  // or its leg is the attacker), is a fake root as well.
  const Bitboard before = attackers(position, target, defender) & ~Bitboard(target);
  return before ? Root::fake : Root::none;
}

bool pinned_by_horse(const Position& position, Square square) {
  const Color color = position.piece_at(square)->color;
  const Square king = position.king(color);
  const Bitboard horses = position.pieces(opponent(color), Role::horse);
  for (Square horse : detail::attack_tables.horse_reach[king] & horses) {
    if (horse_leg(horse, king) == square) return true;
  }
  return false;
}

bool counts_as_chase(const Position& position, Square attacker, Square target,
                     const ChaseRule& rule) {
  const Piece a = *position.piece_at(attacker);
  const Piece t = *position.piece_at(target);
  if (!rule.attackers.has(a.role) || !rule.targets.has(t.role)) return false;
  if (t.role == Role::pawn && on_own_half(target, t.color)) return false;
  const bool full = rule.legality == ChaseRule::Legality::full;
  if (full && !capture_is_legal(position, attacker, target)) return false;
  if (a.role == t.role) {
    // Like against like is an offer to exchange, unless only one of them can take the other.
    if (rule.same_role == ChaseRule::SameRole::never) return false;
    const bool mutual = capture_squares(position, t, target).contains(attacker) &&
                        capture_is_legal(position, target, attacker);
    if (mutual) return false;
  }
  if (t.role == Role::rook && rule.attackers_of_any_rook.has(a.role)) return true;
  if (full) return root_of(position, attacker, target) != Root::real;
  const Bitboard occupied = position.occupied() & ~Bitboard(attacker);
  const Bitboard guards = attackers(position, target, t.color, occupied | Bitboard(target));
  return (guards & ~Bitboard(target)).empty();
}

}  // namespace chuhe::repetition
