#include <chuhe/core/position.hpp>

#include <algorithm>
#include <cassert>
#include <limits>

#include <chuhe/core/attacks.hpp>

#include "zobrist.hpp"

namespace chuhe {

namespace {

constexpr int max_counter = std::numeric_limits<std::uint16_t>::max();

std::uint64_t piece_key(int code, Square square) {
  return detail::zobrist.piece[static_cast<std::size_t>(code)][static_cast<std::size_t>(square)];
}

void increase(std::uint16_t& counter) {
  if (counter < max_counter) ++counter;
}

// The pieces of `color` among `own` that attack `square`, on the board `occupied`.
Bitboard attackers_among(const Position& position, Square square, Color color, Bitboard occupied,
                         Bitboard own) {
  const detail::Lines lines(square, occupied);
  Bitboard result = lines.rook() & position.pieces(Role::rook);
  result |= lines.cannon() & position.pieces(Role::cannon);
  result |= horses_reaching(square, occupied) & position.pieces(Role::horse);
  result |= pawns_reaching(color, square) & position.pieces(Role::pawn);
  return result & own;
}

}  // namespace

Diagram opening_diagram() {
  Diagram diagram;
  constexpr std::array<Role, file_count> home{Role::rook,     Role::horse, Role::elephant,
                                              Role::advisor,  Role::king,  Role::advisor,
                                              Role::elephant, Role::horse, Role::rook};
  for (Color color : all_colors) {
    const auto at = [&](int file, int rank) -> std::optional<Piece>& {
      return diagram.board[make_square(file, color == Color::red ? rank : 9 - rank)];
    };
    for (int file = 0; file < file_count; ++file) {
      at(file, 0) = Piece{color, home[static_cast<std::size_t>(file)]};
      if (file % 2 == 0) at(file, 3) = Piece{color, Role::pawn};
    }
    at(1, 2) = at(7, 2) = Piece{color, Role::cannon};
  }
  return diagram;
}

Position::Position() {
  static const Position opening = *from(opening_diagram());
  *this = opening;
}

void Position::put(Square square, Piece piece) {
  const Bitboard bit(square);
  by_role_[static_cast<std::size_t>(piece.role)] |= bit;
  by_color_[piece.color] |= bit;
  board_[square] = static_cast<std::uint8_t>(code_of(piece));
  key_ ^= piece_key(code_of(piece), square);
  if (piece.role == Role::king) king_[piece.color] = square;
}

Diagram Position::diagram() const {
  Diagram diagram;
  for (Square square : occupied()) diagram.board[square] = piece_at(square);
  diagram.turn = turn_;
  diagram.quiet_plies = quiet_plies_;
  diagram.fullmove = fullmove_;
  return diagram;
}

namespace {

void find_piece_faults(const Diagram& diagram, PositionFaults& faults) {
  PositionFaults misplaced;
  for (Color color : all_colors) {
    for (Role role : all_roles) {
      const Piece piece{color, role};
      Bitboard squares;
      for (Square square : Bitboard::all()) {
        if (diagram.board[square] == piece) squares.add(square);
      }
      if (role == Role::king && squares.empty()) {
        faults.push_back({PositionFaultKind::missing_king, piece, {}});
      } else if (squares.size() > full_set(role)) {
        faults.push_back({role == Role::king ? PositionFaultKind::many_kings
                                             : PositionFaultKind::too_many_pieces,
                          piece, squares});
      }
      for (Square square : squares & ~reachable_squares(piece)) {
        misplaced.push_back({PositionFaultKind::unreachable_point, piece, Bitboard(square)});
      }
    }
  }
  faults.insert(faults.end(), misplaced.begin(), misplaced.end());
  std::ranges::stable_sort(faults, {}, &PositionFault::kind);
}

}  // namespace

std::expected<Position, PositionFaults> Position::from(const Diagram& diagram) {
  PositionFaults faults;
  find_piece_faults(diagram, faults);
  Position position{Empty{}};
  for (Square square : Bitboard::all()) {
    if (diagram.board[square]) position.put(square, *diagram.board[square]);
  }
  position.turn_ = diagram.turn;
  if (diagram.turn == Color::black) position.key_ ^= detail::zobrist.black_to_move;

  const bool kings_in_place = std::ranges::none_of(faults, [](const PositionFault& fault) {
    return fault.piece && fault.piece->role == Role::king;
  });
  if (kings_in_place) {
    const Square red = position.king(Color::red);
    const Square black = position.king(Color::black);
    if (file_of(red) == file_of(black) &&
        (squares_between(red, black) & position.occupied()).empty()) {
      faults.push_back(
          {PositionFaultKind::kings_face, std::nullopt, Bitboard(red) | Bitboard(black)});
    }
    const Color waiting = opponent(diagram.turn);
    const Square king = position.king(waiting);
    const Bitboard checkers = attackers_among(position, king, diagram.turn, position.occupied(),
                                              position.pieces(diagram.turn));
    if (checkers) {
      faults.push_back({PositionFaultKind::opponent_in_check, Piece{waiting, Role::king},
                        checkers | Bitboard(king)});
    }
  }
  if (diagram.quiet_plies < 0 || diagram.quiet_plies > max_counter) {
    faults.push_back({PositionFaultKind::bad_quiet_plies, std::nullopt, {}});
  }
  if (diagram.fullmove < 1 || diagram.fullmove > max_counter) {
    faults.push_back({PositionFaultKind::bad_fullmove, std::nullopt, {}});
  }
  if (!faults.empty()) return std::unexpected(std::move(faults));

  position.quiet_plies_ = static_cast<std::uint16_t>(diagram.quiet_plies);
  position.fullmove_ = static_cast<std::uint16_t>(diagram.fullmove);
  position.checkers_ =
      attackers_among(position, position.king(position.turn_), opponent(position.turn_),
                      position.occupied(), position.pieces(opponent(position.turn_)));
  return position;
}

std::uint64_t Position::key_after(Move move) const {
  const int mover = board_[move.from()];
  // Keys of "no piece" are 0.
  return key_ ^ piece_key(mover, move.from()) ^ piece_key(mover, move.to()) ^
         piece_key(board_[move.to()], move.to()) ^ detail::zobrist.black_to_move;
}

void Position::play(Move move) {
  const Square from = move.from();
  const Square to = move.to();
  const Color us = turn_;
  const Color them = opponent(us);
  const int mover = board_[from];
  const int captured = board_[to];
  assert(mover != 0 && color_of(mover) == us);

  const Bitboard both = Bitboard(from) | Bitboard(to);
  by_role_[static_cast<std::size_t>(role_of(mover))] ^= both;
  by_color_[us] ^= both;
  key_ = key_after(move);
  if (captured != 0) {
    assert(color_of(captured) == them && role_of(captured) != Role::king);
    // When both are of one role, `both` has cleared the target's bit: set it again.
    const Bitboard target(to);
    by_role_[static_cast<std::size_t>(role_of(captured))] ^= target;
    by_color_[them] ^= target;
    quiet_plies_ = 0;
    checks_since_capture_ = {};
  } else {
    increase(quiet_plies_);
  }
  board_[from] = 0;
  board_[to] = static_cast<std::uint8_t>(mover);
  if (role_of(mover) == Role::king) king_[us] = to;
  if (us == Color::black) increase(fullmove_);
  turn_ = them;
  // The king was not attacked before; only what happens around it can have changed that.
  checkers_ = (detail::attack_tables.king_zone[king_[them]] & both)
                  ? attackers_among(*this, king_[them], us, occupied(), by_color_[us])
                  : Bitboard();
  if (checkers_) {
    increase(checks_in_a_row_[us]);
    increase(checks_since_capture_[us]);
  } else {
    checks_in_a_row_[us] = 0;
  }
}

Position Position::after_pass() const {
  assert(!in_check());
  Position next = *this;
  next.turn_ = opponent(turn_);
  next.key_ ^= detail::zobrist.black_to_move;
  next.quiet_plies_ = 0;
  if (turn_ == Color::black) increase(next.fullmove_);
  // The side that was waiting is not in check in any position, so that it is not now.
  return next;
}

Bitboard attackers(const Position& position, Square square, Color color, Bitboard occupied) {
  const Bitboard own = position.pieces(color) & occupied;
  Bitboard result = attackers_among(position, square, color, occupied, own);
  result |= advisor_attacks(square) & position.pieces(Role::advisor) & own;
  result |= elephant_attacks(square, occupied) & position.pieces(Role::elephant) & own;
  result |= king_attacks(square) & position.pieces(Role::king) & own;
  const Square king = position.king(color);
  if (square == position.king(opponent(color)) && file_of(king) == file_of(square) &&
      (squares_between(king, square) & occupied).empty()) {
    result |= Bitboard(king) & own;
  }
  return result;
}

Bitboard attackers(const Position& position, Square square, Color color) {
  return attackers(position, square, color, position.occupied());
}

std::uint64_t computed_key(const Position& position) {
  std::uint64_t key = position.turn() == Color::black ? detail::zobrist.black_to_move : 0;
  for (Square square : position.occupied()) {
    const Piece piece = *position.piece_at(square);
    key ^= piece_key(1 + 7 * static_cast<int>(piece.color) + static_cast<int>(piece.role), square);
  }
  return key;
}

Position mirrored(const Position& position) {
  Diagram diagram = position.diagram();
  const auto board = diagram.board;
  for (Square square : Bitboard::all()) diagram.board[mirrored(square)] = board[square];
  return *Position::from(diagram);
}

Position color_swapped(const Position& position) {
  Diagram diagram = position.diagram();
  const auto board = diagram.board;
  for (Square square : Bitboard::all()) {
    std::optional<Piece> piece = board[square];
    if (piece) piece->color = opponent(piece->color);
    diagram.board[rotated(square)] = piece;
  }
  diagram.turn = opponent(diagram.turn);
  return *Position::from(diagram);
}

std::string to_string(const Position& position) {
  std::string text;
  for (int rank = rank_count - 1; rank >= 0; --rank) {
    text += static_cast<char>('0' + rank);
    for (int file = 0; file < file_count; ++file) {
      const std::optional<Piece> piece = position.piece_at(make_square(file, rank));
      text += ' ';
      text += piece ? fen_letter(*piece) : '.';
    }
    text += '\n';
  }
  text += "  a b c d e f g h i  ";
  text += position.turn() == Color::red ? "Red to move\n" : "Black to move\n";
  return text;
}

std::string to_string(const PositionFault& fault) {
  const char* text = "";
  switch (fault.kind) {
    case PositionFaultKind::missing_king: text = "missing king"; break;
    case PositionFaultKind::many_kings: text = "more than one king"; break;
    case PositionFaultKind::too_many_pieces: text = "too many pieces"; break;
    case PositionFaultKind::unreachable_point: text = "unreachable point"; break;
    case PositionFaultKind::kings_face: text = "kings face each other"; break;
    case PositionFaultKind::opponent_in_check: text = "side not to move is in check"; break;
    case PositionFaultKind::bad_quiet_plies: text = "plies without capture out of range"; break;
    case PositionFaultKind::bad_fullmove: text = "round number out of range"; break;
  }
  std::string result = text;
  if (fault.piece) {
    result += std::string(": ") + fen_letter(*fault.piece);
  }
  for (Square square : fault.squares) result.append(" ").append(to_string(square));
  return result;
}

}  // namespace chuhe
