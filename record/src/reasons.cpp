#include <chuhe/record/reasons.hpp>

#include <array>
#include <cassert>
#include <cstdlib>

#include <chuhe/core/movegen.hpp>

namespace chuhe::record {

namespace {

// Rough values, a pawn before the river being 2: only what is worth more than what matters.
int worth(Piece piece) {
  switch (piece.role) {
    case Role::king: return 1000;
    case Role::rook: return 20;
    case Role::cannon: return 10;
    case Role::horse: return 9;
    case Role::advisor:
    case Role::elephant: return 4;
    case Role::pawn: return 2;
  }
  return 0;
}

// Whether `color` could take what stands on `square` and come off better, by a look at the square
// alone.
bool can_be_won(const Position& position, Square square, Color color) {
  const auto target = position.piece_at(square);
  assert(target);
  const Bitboard takers = attackers(position, square, color);
  if (takers.empty()) return false;
  if (attackers(position, square, target->color).empty()) return true;
  for (const Square taker : takers) {
    if (worth(*position.piece_at(taker)) < worth(*target)) return true;
  }
  return false;
}

// How many pieces of each kind `color` has taken, less what it has lost.
using Gains = std::array<int, role_count>;

int total(const Gains& gains, Color victim) {
  int sum = 0;
  for (std::size_t role = 0; role < gains.size(); ++role) {
    sum += gains[role] * worth({victim, static_cast<Role>(role)});
  }
  return sum;
}

// What the line has won by its last move behind which nothing is taken at once.
Gains gains_of(const Position& position, std::span<const Move> line) {
  constexpr std::size_t horizon = 8;
  const Color mover = position.turn();
  Gains now{};
  Gains settled{};
  Position at = position;
  for (std::size_t i = 0; i < std::min(line.size(), horizon); ++i) {
    if (!is_legal(at, line[i])) break;
    const auto captured = at.piece_at(line[i].to());
    // Where a side neither takes nor answers a check, what was won before is won.
    if (!captured && !at.in_check()) settled = now;
    if (captured) {
      now[static_cast<std::size_t>(captured->role)] += captured->color == mover ? -1 : 1;
    }
    at.play(line[i]);
  }
  return settled;
}

void note_gains(const Position& position, std::span<const Move> line, MoveReasons& reasons) {
  const Color victim = opponent(position.turn());
  const Gains gains = gains_of(position, line);
  if (total(gains, victim) <= 0) return;
  reasons.gains = true;
  int pieces = 0;
  for (std::size_t role = 0; role < gains.size(); ++role) {
    pieces += std::abs(gains[role]);
    if (gains[role] == 1) reasons.gained = Piece{victim, static_cast<Role>(role)};
  }
  if (pieces != 1) reasons.gained.reset();
}

}  // namespace

MoveReasons reasons_for(const Position& position, std::span<const Move> line) {
  assert(!line.empty() && is_legal(position, line.front()));
  const Move move = line.front();
  const Color mover = position.turn();
  const Position after = position.after(move);
  MoveReasons reasons;
  reasons.is_only_legal = legal_moves(position).size() == 1;
  reasons.gives_check = after.in_check();
  reasons.ends_check = position.in_check();
  reasons.takes = position.piece_at(move.to());
  note_gains(position, line, reasons);

  const auto is_in_danger = [&](const Position& where, Square square) {
    return can_be_won(where, square, opponent(mover));
  };
  const Piece moved = *position.piece_at(move.from());
  if (moved.role != Role::king && moved.role != Role::pawn) {
    reasons.saves_itself = is_in_danger(position, move.from()) && !is_in_danger(after, move.to());
  }
  if (is_in_danger(after, move.to())) return reasons;
  constexpr int least = 5;
  for (const Square target : after.pieces(opponent(mover))) {
    const Piece piece = *after.piece_at(target);
    if (piece.role == Role::king || worth(piece) < least) continue;
    if (!attackers(after, target, mover).contains(move.to())) continue;
    if (attackers(position, target, mover).contains(move.from())) continue;
    const bool protected_there = !attackers(after, target, opponent(mover)).empty();
    if (!protected_there || worth(moved) < worth(piece)) reasons.attacks.add(target);
  }
  return reasons;
}

}  // namespace chuhe::record
