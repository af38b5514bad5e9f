// Which moves there are, and why others are not.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <chuhe/core/bitboard.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/core/position.hpp>

namespace chuhe {

/// All legal moves. No legal move means that the side to move has lost, in check or not.
MoveList legal_moves(const Position& position);

/// How many legal moves there are, without listing them.
int count_legal_moves(const Position& position);

/// Whether there is at least one legal move; cheaper than the list.
bool has_legal_move(const Position& position);

/// Whether a move is legal; any value of `Move` may be asked.
bool is_legal(const Position& position, Move move);

/// Which pseudo-legal moves to generate.
enum class MoveKind : std::uint8_t { captures, quiets, all };

/// Appends pseudo-legal moves of one kind: as the pieces go, whether or not the own king is left
/// in check. Captures and quiets together are all. A position in check gets no special treatment.
void generate(const Position& position, MoveKind kind, MoveList& list);

/// Whether a pseudo-legal move leaves the own king safe: `generate` filtered by this gives the
/// legal moves. Precondition: the move is pseudo-legal.
bool leaves_king_safe(const Position& position, Move move);

/// Whether a move follows the way its piece goes, whether or not the own king is left in check;
/// any value of `Move` may be asked.
bool is_pseudo_legal(const Position& position, Move move);

/// Whether a legal move gives check. Precondition: the move is pseudo-legal.
bool gives_check(const Position& position, Move move);

/// Why a move is not legal.
enum class IllegalKind : std::uint8_t {
  not_on_board,         ///< The move names no two squares of the board, or one square twice.
  no_piece,             ///< No piece stands on the first square.
  not_your_piece,       ///< The piece belongs to the side not to move.
  own_piece_on_target,  ///< A piece of one's own stands on the target.
  king_one_step,        ///< The king moves one step straight.
  advisor_one_step,     ///< The advisor moves one step diagonally.
  elephant_two_steps,   ///< The elephant moves two steps diagonally.
  horse_move,           ///< The horse moves one step straight and one diagonally.
  straight_line,        ///< The rook and the cannon move along a rank or file.
  pawn_one_step,        ///< The pawn moves one step straight.
  pawn_backwards,       ///< The pawn never moves backwards.
  pawn_before_river,    ///< The pawn moves sideways only after it has crossed the river.
  outside_palace,       ///< King and advisor stay in the palace.
  across_river,         ///< The elephant does not cross the river.
  horse_leg,            ///< The horse's leg is blocked at `at`.
  elephant_eye,         ///< The elephant's eye is blocked at `at`.
  path_blocked,         ///< The rook's way is blocked at `at` (one or more squares).
  cannon_jumps,         ///< The cannon moves to an empty point over the pieces at `at`.
  cannon_needs_screen,  ///< The cannon captures over one piece and there is none.
  cannon_many_screens,  ///< The cannon captures over one piece and there are more, at `at`.
  left_in_check,        ///< The own king stays or comes under attack by the pieces at `at`.
  kings_would_face,     ///< The kings, at `at`, would face each other.
};

/// Why a move is not legal, with the squares concerned (see the kinds).
struct IllegalReason {
  IllegalKind kind{};
  Bitboard at;
  friend bool operator==(const IllegalReason&, const IllegalReason&) = default;
};

/// Why a move is not legal; nothing for a legal move. Any value of `Move` may be asked. Of several
/// reasons the first in the order of `IllegalKind` is given.
std::optional<IllegalReason> why_illegal(const Position& position, Move move);

/// A short English text for developers and logs.
std::string to_string(const IllegalReason& reason);

}  // namespace chuhe
