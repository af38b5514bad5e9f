// Reasons for refusing a move.
#include <chuhe/core/attacks.hpp>
#include <chuhe/core/movegen.hpp>

namespace chuhe {

namespace {

using Reason = std::optional<IllegalReason>;

Reason reason(IllegalKind kind, Bitboard at = {}) { return IllegalReason{kind, at}; }

struct Step {
  int files;
  int ranks;
  bool is(int a, int b) const {
    const int f = files < 0 ? -files : files;
    const int r = ranks < 0 ? -ranks : ranks;
    return (f == a && r == b) || (f == b && r == a);
  }
};

Reason why_king(Color color, Square to, Step step) {
  if (!step.is(0, 1)) return reason(IllegalKind::king_one_step);
  if (!in_palace(to, color)) return reason(IllegalKind::outside_palace);
  return std::nullopt;
}

Reason why_advisor(Color color, Square to, Step step) {
  if (!step.is(1, 1)) return reason(IllegalKind::advisor_one_step);
  if (!in_palace(to, color)) return reason(IllegalKind::outside_palace);
  return std::nullopt;
}

Reason why_elephant(Color color, Square from, Square to, Step step, Bitboard occupied) {
  if (!step.is(2, 2)) return reason(IllegalKind::elephant_two_steps);
  if (!on_own_half(to, color)) return reason(IllegalKind::across_river);
  const Bitboard eye(elephant_eye(from, to));
  if (eye & occupied) return reason(IllegalKind::elephant_eye, eye);
  return std::nullopt;
}

Reason why_horse(Square from, Square to, Step step, Bitboard occupied) {
  if (!step.is(1, 2)) return reason(IllegalKind::horse_move);
  const Bitboard leg(horse_leg(from, to));
  if (leg & occupied) return reason(IllegalKind::horse_leg, leg);
  return std::nullopt;
}

Reason why_rook(Square from, Square to, Step step, Bitboard occupied) {
  if (step.files != 0 && step.ranks != 0) return reason(IllegalKind::straight_line);
  const Bitboard blockers = squares_between(from, to) & occupied;
  if (blockers) return reason(IllegalKind::path_blocked, blockers);
  return std::nullopt;
}

Reason why_cannon(Square from, Square to, Step step, Bitboard occupied) {
  if (step.files != 0 && step.ranks != 0) return reason(IllegalKind::straight_line);
  const Bitboard screens = squares_between(from, to) & occupied;
  if (!occupied.contains(to)) {
    return screens ? reason(IllegalKind::cannon_jumps, screens) : std::nullopt;
  }
  if (screens.empty()) return reason(IllegalKind::cannon_needs_screen);
  if (screens.has_many()) return reason(IllegalKind::cannon_many_screens, screens);
  return std::nullopt;
}

Reason why_pawn(Color color, Square from, Step step) {
  const int forward = color == Color::red ? step.ranks : -step.ranks;
  if (step.files == 0 && forward < 0) return reason(IllegalKind::pawn_backwards);
  if (!step.is(0, 1)) return reason(IllegalKind::pawn_one_step);
  if (step.files != 0 && on_own_half(from, color)) return reason(IllegalKind::pawn_before_river);
  return std::nullopt;
}

Reason why_way(const Position& position, Move move, Piece piece) {
  const Square from = move.from();
  const Square to = move.to();
  const Bitboard occupied = position.occupied();
  const Step step{file_of(to) - file_of(from), rank_of(to) - rank_of(from)};
  switch (piece.role) {
    case Role::king: return why_king(piece.color, to, step);
    case Role::advisor: return why_advisor(piece.color, to, step);
    case Role::elephant: return why_elephant(piece.color, from, to, step, occupied);
    case Role::horse: return why_horse(from, to, step, occupied);
    case Role::rook: return why_rook(from, to, step, occupied);
    case Role::cannon: return why_cannon(from, to, step, occupied);
    case Role::pawn: return why_pawn(piece.color, from, step);
  }
  return std::nullopt;
}

}  // namespace

std::optional<IllegalReason> why_illegal(const Position& position, Move move) {
  if (!move.is_well_formed() || move.from() == move.to()) {
    return reason(IllegalKind::not_on_board);
  }
  const std::optional<Piece> piece = position.piece_at(move.from());
  if (!piece) return reason(IllegalKind::no_piece);
  const Color us = position.turn();
  if (piece->color != us) return reason(IllegalKind::not_your_piece);
  if (position.pieces(us).contains(move.to())) return reason(IllegalKind::own_piece_on_target);
  if (const Reason why = why_way(position, move, *piece)) return why;
  if (leaves_king_safe(position, move)) return std::nullopt;

  const Bitboard occupied = (position.occupied() & ~Bitboard(move.from())) | Bitboard(move.to());
  const Square king = piece->role == Role::king ? move.to() : position.king(us);
  const Square other = position.king(opponent(us));
  const Bitboard checkers =
      attackers(position, king, opponent(us), occupied) & ~Bitboard(move.to()) & ~Bitboard(other);
  if (checkers) return reason(IllegalKind::left_in_check, checkers);
  return reason(IllegalKind::kings_would_face, Bitboard(king) | Bitboard(other));
}

std::string to_string(const IllegalReason& why) {
  const char* text = "";
  switch (why.kind) {
    case IllegalKind::not_on_board: text = "no move between two squares of the board"; break;
    case IllegalKind::no_piece: text = "no piece to move"; break;
    case IllegalKind::not_your_piece: text = "piece of the other side"; break;
    case IllegalKind::own_piece_on_target: text = "own piece on the target"; break;
    case IllegalKind::king_one_step: text = "king moves one step straight"; break;
    case IllegalKind::advisor_one_step: text = "advisor moves one step diagonally"; break;
    case IllegalKind::elephant_two_steps: text = "elephant moves two steps diagonally"; break;
    case IllegalKind::horse_move: text = "not a horse's move"; break;
    case IllegalKind::straight_line: text = "not along a rank or file"; break;
    case IllegalKind::pawn_one_step: text = "pawn moves one step straight"; break;
    case IllegalKind::pawn_backwards: text = "pawn moves backwards"; break;
    case IllegalKind::pawn_before_river: text = "pawn moves sideways before the river"; break;
    case IllegalKind::outside_palace: text = "outside the palace"; break;
    case IllegalKind::across_river: text = "elephant crosses the river"; break;
    case IllegalKind::horse_leg: text = "horse's leg blocked"; break;
    case IllegalKind::elephant_eye: text = "elephant's eye blocked"; break;
    case IllegalKind::path_blocked: text = "path blocked"; break;
    case IllegalKind::cannon_jumps: text = "cannon jumps without capturing"; break;
    case IllegalKind::cannon_needs_screen: text = "cannon has no screen"; break;
    case IllegalKind::cannon_many_screens: text = "cannon has more than one screen"; break;
    case IllegalKind::left_in_check: text = "king left in check"; break;
    case IllegalKind::kings_would_face: text = "kings would face"; break;
  }
  std::string result = text;
  if (why.at) result += ":";
  for (Square square : why.at) result.append(" ").append(to_string(square));
  return result;
}

}  // namespace chuhe
