#include "cxa_exchange.hpp"

#include <algorithm>

#include <chuhe/core/attacks.hpp>

namespace chuhe::repetition {

namespace {

constexpr int strong_score = 100;
constexpr int weak_score = 30;
constexpr int pawn_score = 10;
// What a given pawn may make up for at most: an advisor and a cannon for a pawn is an equal trade
// (reference figure 33), a rook for a pawn is not (reference figure 29).
constexpr int pawn_floats_to = strong_score + weak_score;

int score_of(Material material) {
  return material.strong * strong_score + material.weak * weak_score + material.pawns * pawn_score;
}

int score_without_pawns(const Trade& trade) {
  return (trade.taken.strong - trade.given.strong) * strong_score +
         (trade.taken.weak - trade.given.weak) * weak_score;
}

// A board in the middle of an exchange on one square: the pieces that still stand where they stood.
struct ExchangeBoard {
  const Position& position;
  Square square;
  Bitboard ignored;

  // Whether the king of `color` is safe when its piece from `from` stands on the square and
  // `standing` is what else is left.
  bool is_safe(Color color, Square from, Bitboard standing) const {
    const Color other = opponent(color);
    const Square king = position.king(color) == from ? square : position.king(color);
    const Bitboard left = standing & ~Bitboard(from) & ~Bitboard(square);
    const Bitboard occupied = left | Bitboard(square);
    const detail::Lines lines(king, occupied);
    const Bitboard straight = position.pieces(Role::rook) | position.pieces(Role::king);
    const Bitboard found = (lines.rook() & straight) |
                           (lines.cannon() & position.pieces(Role::cannon)) |
                           (horses_reaching(king, occupied) & position.pieces(Role::horse)) |
                           (pawns_reaching(other, king) & position.pieces(Role::pawn));
    return (found & position.pieces(other) & left & ~ignored).empty();
  }

  Bitboard attackers_left(Color color, Bitboard standing) const {
    return attackers(position, square, color, standing | Bitboard(square)) & ~Bitboard(square);
  }
};

struct BestLine {
  Trade trade;       // From the side that is to capture.
  int captures = 0;  // By that side.
};

// The best that `color` can make of the square, on which `victim` stands; stopping is allowed.
BestLine best_line(const ExchangeBoard& board, Color color, Piece victim, Bitboard standing) {
  BestLine best;
  int best_score = 0;
  for (Square from : board.attackers_left(color, standing)) {
    if (!board.is_safe(color, from, standing)) continue;
    const Role role = board.position.piece_at(from)->role;
    const BestLine reply =
        best_line(board, opponent(color), Piece{color, role}, standing & ~Bitboard(from));
    const Trade trade =
        Trade{material_of(victim, board.square), {}} + Trade{reply.trade.given, reply.trade.taken};
    if (trade.score() > best_score) {
      best_score = trade.score();
      best.trade = trade;
      best.captures = reply.captures + 1;
    }
  }
  return best;
}

}  // namespace

Material material_of(Piece piece, Square at) {
  switch (piece.role) {
    case Role::king: return {};
    case Role::rook: return {2, 0, 0};
    case Role::horse:
    case Role::cannon: return {1, 0, 0};
    case Role::advisor:
    case Role::elephant: return {0, 1, 0};
    case Role::pawn: return {0, 0, has_crossed(piece.color, at) ? 1 : 0};
  }
  return {};
}

Material material_of(const Position& position, Color color) {
  Material sum;
  for (Square square : position.pieces(color)) {
    sum = sum + material_of(*position.piece_at(square), square);
  }
  return sum;
}

int Trade::score() const { return score_of(taken) - score_of(given); }

bool Trade::wins() const {
  const int pieces = score_without_pawns(*this);
  if (given.pawns > 0) {
    return pieces > pawn_floats_to * std::max(0, given.pawns - taken.pawns);
  }
  if (pieces != 0) return pieces > 0;
  return taken.pawns > 0 && given == Material{};
}

bool Trade::loses_nothing() const { return score_without_pawns(*this) >= 0; }

bool Trade::pawns_make_up() const {
  return score_without_pawns(*this) >= -pawn_floats_to * std::max(0, taken.pawns - given.pawns);
}

int Trade::halves() const { return 2 * (taken.strong - given.strong) + (taken.weak - given.weak); }

bool capture_is_safe(const Position& position, Square from, Square target, Bitboard ignored) {
  return ExchangeBoard{position, target, ignored}.is_safe(position.piece_at(from)->color, from,
                                                          position.occupied());
}

Exchange exchange_on(const Position& position, Square from, Square target, Bitboard ignored,
                     Bitboard removed) {
  const Piece attacker = *position.piece_at(from);
  const Piece victim = *position.piece_at(target);
  const ExchangeBoard board{position, target, ignored};
  const Bitboard standing = position.occupied() & ~Bitboard(from) & ~Bitboard(target) & ~removed;
  Exchange result;
  bool recaptured = false;
  const Bitboard protectors = board.attackers_left(victim.color, standing);
  for (Square protector : protectors) {
    recaptured = recaptured || board.is_safe(victim.color, protector, standing);
  }
  const BestLine reply = best_line(board, victim.color, attacker, standing);
  result.trade =
      Trade{material_of(victim, target), {}} + Trade{reply.trade.given, reply.trade.taken};
  if (!recaptured) {
    result.root = protectors.empty() ? Root::none : Root::fake;
    return result;
  }
  const bool wins = result.trade.wins();
  result.root = wins ? Root::few : Root::real;
  // The gain needs support when the first recapture, left unanswered, would undo it.
  const Trade alone = Trade{material_of(victim, target), material_of(attacker, target)};
  result.needs_support = wins && !alone.wins();
  return result;
}

BySquare<int> exchange_losses(const Position& position, Color side) {
  BySquare<int> losses;
  for (Square square : position.pieces(side) & ~Bitboard(position.king(side))) {
    for (Square from : attackers(position, square, opponent(side))) {
      if (!capture_is_safe(position, from, square)) continue;
      losses[square] = std::max(losses[square], exchange_on(position, from, square).trade.score());
    }
  }
  return losses;
}

}  // namespace chuhe::repetition
