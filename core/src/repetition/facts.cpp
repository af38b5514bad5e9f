#include "facts.hpp"

#include "threats.hpp"

namespace chuhe::repetition {

namespace {

constexpr RoleSet every_role{Role::king, Role::advisor, Role::elephant, Role::horse,
                             Role::rook, Role::cannon,  Role::pawn};

// A threat that wins something, in no rule book's words: by anyone, on anything but the king.
constexpr ChaseRule plain_threat{
    .attackers = every_role,
    .targets = every_role,
    .attackers_of_any_rook = {Role::king, Role::advisor, Role::elephant, Role::horse, Role::cannon,
                              Role::pawn},
};

// The own pieces of the side to move that the other side threatens.
Bitboard threatened_pieces(const Position& position, Color owner) {
  Bitboard result;
  for (Square target : position.pieces(owner) & ~position.pieces(Role::king)) {
    for (Square attacker : attackers(position, target, opponent(owner))) {
      if (counts_as_chase(position, attacker, target, plain_threat)) {
        result.add(target);
        break;
      }
    }
  }
  return result;
}

AttackKind kind_of(const Played& played, Square attacker, Square target) {
  if (attacker == played.move.to()) return AttackKind::direct;
  const Piece piece = *played.before.piece_at(attacker);
  if (!capture_squares(played.before, piece, attacker).contains(target)) {
    return AttackKind::discovered;
  }
  const bool lost_root = has_visible_root(played.before, attacker, target) &&
                         root_of(played.after, attacker, target) != Root::real;
  return lost_root ? AttackKind::unrooted : AttackKind::direct;
}

bool threatened_before(const Played& played, Square target) {
  for (Square attacker : attackers(played.before, target, played.before.turn())) {
    if (counts_as_chase(played.before, attacker, target, plain_threat)) return true;
  }
  return false;
}

AttackEdge edge_of(const Played& played, Square attacker, Square target, const Tracker& tracker) {
  const Position& after = played.after;
  AttackEdge edge;
  edge.attacker = {*after.piece_at(attacker), tracker.origin(attacker), attacker};
  edge.target = {*after.piece_at(target), tracker.origin(target), target};
  edge.kind = kind_of(played, attacker, target);
  edge.legal = capture_is_legal(after, attacker, target);
  edge.new_for_pair = !was_threatened_before(played, attacker, target, plain_threat);
  edge.new_for_target = !threatened_before(played, target);
  edge.left_alone = was_left_alone(played, target, plain_threat);
  edge.root = root_of(after, attacker, target);
  edge.captures_back = capture_squares(after, edge.target.piece, target).contains(attacker) &&
                       capture_is_legal(after, target, attacker);
  edge.target_pinned_by_horse =
      edge.target.piece.role == Role::rook && pinned_by_horse(after, target);
  return edge;
}

}  // namespace

MoveFacts facts_in(const Line& line, Window window, std::size_t i, Tracker& tracker) {
  const Position& before = line.positions()[i];
  const Position& after = line.positions()[i + 1];
  const Move move = line.moves()[i];
  const Color us = before.turn();
  MoveFacts facts;
  facts.ply = i;
  facts.move = move;
  facts.capture = !before.is_empty(move.to());
  facts.checkers = after.checkers();
  facts.answers_check = before.in_check();
  for (Square square : threatened_pieces(before, us)) {
    const Square now = square == move.from() ? move.to() : square;
    if (!threatened_pieces(after, us).contains(now)) facts.resolved.add(tracker.origin(square));
  }
  tracker.follow(move);
  facts.mover = {*after.piece_at(move.to()), tracker.origin(move.to()), move.to()};
  // A single move that is asked about has nothing before it in its own window.
  const bool alone = window.last == window.first + 1;
  const Played played =
      alone ? Played{before, after, move, nullptr, Move{}} : played_in(line, window, i);
  const Bitboard targets = after.pieces(opponent(us)) & ~after.pieces(Role::king);
  for (Square attacker : after.pieces(us)) {
    const Piece piece = *after.piece_at(attacker);
    for (Square target : capture_squares(after, piece, attacker) & targets) {
      facts.edges.push_back(edge_of(played, attacker, target, tracker));
    }
  }
  return facts;
}

}  // namespace chuhe::repetition

namespace chuhe {

Root root_against(const Position& position, Move move) {
  return repetition::root_of(position, move.from(), move.to());
}

MoveFacts move_facts(const Line& line, std::size_t ply) {
  repetition::Tracker tracker(line.positions()[ply]);
  return repetition::facts_in(line, {ply, ply + 1}, ply, tracker);
}

}  // namespace chuhe
