#include "threats.hpp"

namespace chuhe::repetition {

namespace {

// A position after one or two captures on the same square, as far as king safety goes: the pieces
// that have left the board are masked out of `remaining`, what is occupied is `occupied`.
struct Aftermath {
  Bitboard occupied;
  Bitboard remaining;
};

// The pieces that check `color` right now. They are looked through: a check has to be answered
// before anything else, so that it does not make roots fake (a checking move would chase whatever
// it does not check) nor end an attack (answering a check would make all attacks anew).
Bitboard checkers_of(const Position& position, Color color) {
  return color == position.turn() ? position.checkers() : Bitboard{};
}

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

// The pieces that point at `target` once the piece on `attacker` has taken it.
Bitboard guards_after(const Position& position, Square attacker, Square target) {
  const Color defender = opponent(position.piece_at(attacker)->color);
  const Bitboard occupied = position.occupied() & ~Bitboard(attacker);
  return attackers(position, target, defender, occupied) & ~Bitboard(target);
}

bool retake_is_legal(const Position& position, Square guard, Square attacker, Square target) {
  const Color defender = opponent(position.piece_at(attacker)->color);
  const Square king = guard == position.king(defender) ? target : position.king(defender);
  const Bitboard moved = Bitboard(attacker) | Bitboard(guard);
  const Aftermath board{position.occupied() & ~moved,
                        ~(moved | Bitboard(target) | checkers_of(position, defender))};
  return !king_is_attacked(position, king, opponent(defender), board);
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
                        ~(Bitboard(from) | Bitboard(target) | checkers_of(position, piece.color))};
  return !king_is_attacked(position, king, opponent(piece.color), board);
}

Root root_of(const Position& position, Square attacker, Square target) {
  const Bitboard guards = guards_after(position, attacker, target);
  for (Square guard : guards) {
    if (retake_is_legal(position, guard, attacker, target)) return Root::real;
  }
  if (guards) return Root::fake;
  // A piece that points at the square now but not after the capture (its screen or what frees its
  // leg is the attacker) is a fake root as well.
  const Bitboard before = attackers(position, target, opponent(position.piece_at(attacker)->color));
  return before ? Root::fake : Root::none;
}

bool has_visible_root(const Position& position, Square attacker, Square target) {
  const Bitboard guards = guards_after(position, attacker, target) &
                          attackers(position, target, position.piece_at(target)->color);
  for (Square guard : guards) {
    if (retake_is_legal(position, guard, attacker, target)) return true;
  }
  return false;
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

Threat threat_by(const Position& position, Square attacker, Square target, const ChaseRule& rule) {
  const Piece a = *position.piece_at(attacker);
  const Piece t = *position.piece_at(target);
  if (!rule.attackers.has(a.role) || !rule.targets.has(t.role)) return Threat::no;
  if (t.role == Role::pawn && on_own_half(target, t.color)) return Threat::no;
  if (rule.legality == ChaseRule::Legality::full && !capture_is_legal(position, attacker, target)) {
    return Threat::no;
  }
  if (a.role == t.role) {
    // Like against like is an offer to exchange, unless only one of them can take the other.
    if (rule.same_role == ChaseRule::SameRole::never) return Threat::no;
    const bool mutual = capture_squares(position, t, target).contains(attacker) &&
                        capture_is_legal(position, target, attacker);
    if (mutual) return Threat::no;
  }
  if (t.role == Role::rook && rule.attackers_of_any_rook.has(a.role)) return Threat::anyway;
  return Threat::unless_protected;
}

bool counts_as_chase(const Position& position, Square attacker, Square target,
                     const ChaseRule& rule) {
  const Threat threat = threat_by(position, attacker, target, rule);
  if (threat != Threat::unless_protected) return threat == Threat::anyway;
  if (rule.legality == ChaseRule::Legality::full) {
    return root_of(position, attacker, target) != Root::real;
  }
  return guards_after(position, attacker, target).empty();
}

}  // namespace chuhe::repetition
