#include "exchange.hpp"

#include <chuhe/core/attacks.hpp>

namespace chuhe::engine {

namespace {

constexpr Role from_cheap_to_dear[] = {Role::pawn,   Role::advisor, Role::elephant, Role::horse,
                                       Role::cannon, Role::rook,    Role::king};

// The pieces that alone stand between the kings: taking elsewhere with one makes them face.
Bitboard between_kings(const Position& position, Square target, Bitboard occupied) {
  const Square red = position.king(Color::red);
  const Square black = position.king(Color::black);
  if (file_of(red) != file_of(black) || file_of(target) == file_of(red)) return {};
  const Bitboard between = squares_between(red, black) & occupied;
  return between.has_many() ? Bitboard{} : between;
}

}  // namespace

bool exchange_gains(const Position& position, Move move, Value threshold) {
  const Square target = move.to();
  const auto victim = position.piece_at(target);
  const Value gained = (victim ? exchange_value(victim->role) : 0) - threshold;
  if (gained < 0) return false;
  // What the side to capture next wins by taking, beyond what it needs to spoil the threshold.
  Value at_stake = exchange_value(position.piece_at(move.from())->role) - gained;
  if (at_stake <= 0) return true;

  Bitboard occupied = (position.occupied() & ~Bitboard(move.from())) | Bitboard(target);
  Color side = position.turn();
  bool reached = true;  // whether the threshold is reached if nobody captures any more
  while (true) {
    side = opponent(side);
    const Bitboard takers = attackers(position, target, side, occupied) & ~Bitboard(target) &
                            ~between_kings(position, target, occupied);
    if (takers.empty()) break;
    Role role = Role::king;
    Bitboard cheapest;
    for (Role candidate : from_cheap_to_dear) {
      cheapest = takers & position.pieces(candidate);
      role = candidate;
      if (!cheapest.empty()) break;
    }
    occupied.remove(cheapest.first());
    if (role == Role::king) {
      // A king takes only what nobody can take back.
      const Bitboard guards =
          attackers(position, target, opponent(side), occupied) & ~Bitboard(target);
      return guards.empty() ? !reached : reached;
    }
    reached = !reached;
    at_stake = exchange_value(role) - at_stake;
    if (at_stake < (reached ? 1 : 0)) break;
  }
  return reached;
}

}  // namespace chuhe::engine
