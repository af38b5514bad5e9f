// A legal position of the game.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include <chuhe/core/bitboard.hpp>
#include <chuhe/core/diagram.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/core/piece.hpp>
#include <chuhe/core/square.hpp>

namespace chuhe {

/// What can be wrong with a diagram.
enum class PositionFaultKind : std::uint8_t {
  missing_king,       ///< A side has no king. No squares.
  many_kings,         ///< A side has more than one king, on `squares`.
  too_many_pieces,    ///< More pieces of one kind than a set holds, on `squares`.
  unreachable_point,  ///< A piece stands where it can never stand, on `squares` (one).
  kings_face,         ///< Both kings on one file with nothing between, on `squares`.
  opponent_in_check,  ///< The side not to move is in check: its king first, then the checkers.
  bad_quiet_plies,    ///< The count of plies without capture is outside 0 to 65535.
  bad_fullmove,       ///< The round number is outside 1 to 65535.
};

/// One fault of a diagram, with the piece and the squares concerned.
struct PositionFault {
  PositionFaultKind kind{};
  /// The piece at fault: a missing king, a superfluous kind, a misplaced piece, a king in check.
  std::optional<Piece> piece;
  Bitboard squares;
  friend bool operator==(const PositionFault&, const PositionFault&) = default;
};

/// All faults of a diagram, in the order of the kinds and then of the squares; never empty.
using PositionFaults = std::vector<PositionFault>;

/// A short English text for developers and logs.
std::string to_string(const PositionFault& fault);

/// A legal position: board, side to move, and the counters that limits need. A value without
/// history, trivially copyable; copy it to try a move. Both kings are always there, the side not to
/// move is never in check.
class Position {
 public:
  /// The opening position, Red to move.
  Position();

  /// The position that a diagram shows, or everything that is wrong with it.
  static std::expected<Position, PositionFaults> from(const Diagram& diagram);

  /// The position as a diagram; `from(diagram())` gives the same position again.
  Diagram diagram() const;

  /// The side to move.
  Color turn() const { return turn_; }
  /// The piece on a square, or nothing.
  std::optional<Piece> piece_at(Square square) const {
    const int code = board_[square];
    if (code == 0) return std::nullopt;
    return Piece{color_of(code), role_of(code)};
  }
  bool is_empty(Square square) const { return board_[square] == 0; }
  /// All squares with a piece on them.
  Bitboard occupied() const { return by_color_[Color::red] | by_color_[Color::black]; }
  /// The squares of one side's pieces.
  Bitboard pieces(Color color) const { return by_color_[color]; }
  /// The squares of one role's pieces, both sides.
  Bitboard pieces(Role role) const { return by_role_[static_cast<std::size_t>(role)]; }
  Bitboard pieces(Color color, Role role) const { return by_color_[color] & pieces(role); }
  Square king(Color color) const { return king_[color]; }

  /// The pieces that give check to the side to move.
  Bitboard checkers() const { return checkers_; }
  bool in_check() const { return !checkers_.empty(); }

  /// Plies since the last capture, as the start position's FEN and the moves since tell.
  int quiet_plies() const { return quiet_plies_; }
  /// The number of the round to be played.
  int fullmove() const { return fullmove_; }
  /// How many of `color`'s latest moves in a row gave check, since the start of the record.
  int checks_in_a_row(Color color) const { return checks_in_a_row_[color]; }
  /// How many of `color`'s moves since the last capture gave check, since the start of the record.
  int checks_since_capture(Color color) const { return checks_since_capture_[color]; }

  /// The Zobrist key of board and side to move. Counters are not part of it.
  std::uint64_t key() const { return key_; }
  /// The key of the position after a legal move: what memory will be wanted is known before the
  /// move is made.
  std::uint64_t key_after(Move move) const;

  /// Makes a move. Precondition: legal (see `is_legal`); everything else is undefined.
  void play(Move move);
  /// The position after a legal move.
  Position after(Move move) const {
    Position next = *this;
    next.play(move);
    return next;
  }

  /// The position with the other side to move, as if the side to move had passed: for searches and
  /// for asking what a move threatens. Nothing before it counts as a repetition, `quiet_plies()` is
  /// 0. Precondition: not in check.
  Position after_pass() const;

  /// Same board and same side to move; counters do not count.
  friend bool operator==(const Position& a, const Position& b) {
    return a.key_ == b.key_ && a.turn_ == b.turn_ && a.board_ == b.board_;
  }

 private:
  // A square's code is 0 when empty, else 1 + 7 * color + role.
  static constexpr int code_of(Piece piece) {
    return 1 + 7 * static_cast<int>(piece.color) + static_cast<int>(piece.role);
  }
  static constexpr Color color_of(int code) { return code > 7 ? Color::black : Color::red; }
  static constexpr Role role_of(int code) {
    return static_cast<Role>(code > 7 ? code - 8 : code - 1);
  }
  struct Empty {};
  explicit Position(Empty) {}
  void put(Square square, Piece piece);

  std::array<Bitboard, role_count> by_role_{};
  ByColor<Bitboard> by_color_{};
  Bitboard checkers_;
  std::uint64_t key_ = 0;
  BySquare<std::uint8_t> board_{};
  ByColor<Square> king_{};
  Color turn_ = Color::red;
  std::uint16_t quiet_plies_ = 0;
  std::uint16_t fullmove_ = 1;
  ByColor<std::uint16_t> checks_in_a_row_{};
  ByColor<std::uint16_t> checks_since_capture_{};
};

static_assert(sizeof(Position) <= 320);

/// The pieces of `color` that attack `square`, as captures go: what stands on the square does not
/// matter, pins do not either. A king attacks the squares next to it, and down an open file the
/// other king.
Bitboard attackers(const Position& position, Square square, Color color);

/// The same on other occupied squares, for looking at what a move would change: `color`'s pieces
/// count where they stand in `position` and in `occupied`.
Bitboard attackers(const Position& position, Square square, Color color, Bitboard occupied);

/// The key computed from the board; equals `position.key()`.
std::uint64_t computed_key(const Position& position);

/// The position in a left-right mirror; counters stay.
Position mirrored(const Position& position);

/// The position with the colours and the sides of the board changed; counters change sides too.
Position color_swapped(const Position& position);

/// The board as text for test failures and logs, Black at the top, with ranks and files.
std::string to_string(const Position& position);

}  // namespace chuhe
