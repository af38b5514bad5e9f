// Positions as text: FEN as people paste it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/core/diagram.hpp>
#include <chuhe/core/line.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/position.hpp>

namespace chuhe {

/// What can be wrong with a FEN as text, with its board, or with the moves after it.
enum class FenFaultKind : std::uint8_t {
  empty,          ///< No board at all.
  bad_letter,     ///< A character in the board that is no piece, digit or slash.
  short_rank,     ///< A rank with fewer than nine points; `number` is what it has.
  long_rank,      ///< A rank with more than nine points; `number` is what it has.
  wrong_ranks,    ///< Not ten ranks; `number` is how many there are.
  bad_turn,       ///< The side to move is not w, r or b.
  bad_field,      ///< A field where a dash or a number is expected.
  bad_number,     ///< A counter that is no number in range.
  trailing,       ///< Something after the last field.
  position,       ///< The board is no legal position: see `position`.
  bad_move_text,  ///< A word after `moves` that is no coordinate move.
  illegal_move,   ///< A move after `moves` that is not legal: see `illegal`.
};

/// One fault with its place.
struct FenFault {
  FenFaultKind kind{};
  /// The place in the text, in bytes; for faults of the board the first square at fault.
  std::size_t offset = 0;
  std::size_t length = 0;
  /// The rank of the board, 9 (written first) to 0, for faults of ranks.
  std::optional<int> rank;
  int number = 0;
  std::optional<PositionFault> position;
  std::optional<IllegalReason> illegal;
  /// The move that is not legal.
  Move move;
  friend bool operator==(const FenFault&, const FenFault&) = default;
};

/// All faults found, in the order of the text, then those of the board; never empty.
using FenFaults = std::vector<FenFault>;

std::string to_string(const FenFault& fault);

/// Something that was read with a changed value and deserves a word.
enum class FenNoteKind : std::uint8_t {
  round_zero,     ///< Round number 0 read as 1.
  quiet_clamped,  ///< More plies without capture than any natural limit knows; read as the limit.
};
struct FenNote {
  FenNoteKind kind{};
  std::size_t offset = 0;
  /// The number as written.
  int number = 0;
  friend bool operator==(const FenNote&, const FenNote&) = default;
};

/// The largest count of plies without capture that is read as such (60 rounds).
inline constexpr int max_read_quiet_plies = 120;

/// What was read: a line (without moves when the text had none) and remarks.
struct FenReading {
  Line line;
  std::vector<FenNote> notes;
};

/// Reads a position as people paste it, and the moves after it. Taken are: letters N or H for the
/// horse, B or E for the elephant; the side to move as w, r or b, small or capital, or missing
/// (Red); one to six fields; any run of blanks; counters left out or empty (0 and 1); the wrappers
/// `fen ...`, `position fen ...`, `startpos`, `position startpos`, `[FEN "..."]`, and `moves m1 m2`
/// after any of them. All faults are reported, not the first alone.
std::expected<FenReading, FenFaults> read_fen(std::string_view text);

/// Reads the board and fields of a bare FEN into a diagram, without asking whether it is a legal
/// position: for editors. Only faults of the text are reported.
std::expected<Diagram, FenFaults> read_diagram(std::string_view fen);

/// The canonical FEN: `rnbakabnr/9/... w - - 0 1`.
std::string to_fen(const Position& position);
std::string to_fen(const Diagram& diagram);

/// A position from a FEN known to be right, for tests and constants. Precondition: it is legal.
Position position_from_fen(std::string_view fen);

}  // namespace chuhe
