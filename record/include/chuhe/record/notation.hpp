// Moves as people write them. Reading and writing go in two steps, so that syntax and meaning stay
// apart:
//
//   text --parse--> Written --resolve in a position--> Move
//   Move --describe in a position--> Written --spell--> text
//
// What distinguishes the dialects is data: see `Dialect` and notation_dialects.hpp. All text is
// UTF-8. Nothing here allocates, except `to_string`.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/piece.hpp>
#include <chuhe/core/position.hpp>
#include <chuhe/record/notation_dialect.hpp>
#include <chuhe/record/written.hpp>

namespace chuhe::record {

// ---- text -> Written -----------------------------------------------------------------------

enum class NotationFault : std::uint8_t {
  empty,       ///< No text.
  unexpected,  ///< A character that cannot stand there.
  incomplete,  ///< The text ends within a move.
  trailing,    ///< Something follows the move.
};

/// What is wrong with a move's text, and at which byte.
struct NotationError {
  NotationFault fault{};
  std::size_t offset = 0;
  friend bool operator==(const NotationError&, const NotationError&) = default;
};

/// A short English text for developers and logs.
std::string to_string(const NotationError& error);

/// A move at the start of a longer text.
struct WrittenPrefix {
  Written written;
  /// How many bytes of the text it takes.
  std::size_t length = 0;
};

/// Reads the move at the very start of `text` and leaves alone what follows it, also when nothing
/// stands between (`炮2平32.兵三进一`). Marks such as `!` are left to the caller, the signs of
/// check and mate of algebraic notation are read. Every way of writing of the dialect's family is
/// taken, not only the dialect's own. Cost: some tens of nanoseconds.
std::expected<WrittenPrefix, NotationError> parse_prefix(std::string_view text,
                                                         const Dialect& dialect);

/// Reads a text that is one move, with blanks around it.
std::expected<Written, NotationError> parse(std::string_view text, const Dialect& dialect);

// ---- Written -> Move -----------------------------------------------------------------------

enum class MoveFault : std::uint8_t {
  no_such_piece,  ///< No piece of the side to move answers the description.
  impossible,     ///< The piece never goes so: a horse that traverses, a target off the board.
  illegal,        ///< The move meant (or each that may be meant) is not legal; see the candidates.
  ambiguous,      ///< Two or more legal moves answer; see the candidates.
};

/// Why a written move is no legal move of a position.
class MoveError {
 public:
  static constexpr std::size_t max_candidates = 8;

  explicit MoveError(MoveFault fault, std::span<const Move> candidates = {});

  MoveFault fault() const { return fault_; }
  /// The legal moves among which the text does not choose, or the illegal moves that it may mean
  /// (at least one for `illegal`), at most `max_candidates`.
  std::span<const Move> candidates() const { return {candidates_.data(), count_}; }

 private:
  std::array<Move, max_candidates> candidates_{};
  std::uint8_t count_ = 0;
  MoveFault fault_;
};

std::string to_string(const MoveError& error);

/// The legal move that `written` means in `position`. The dialect's own reading goes first; where
/// it gives no legal move, all other readings of the same family count, and exactly one of them
/// must be legal.
std::expected<Move, MoveError> resolve(const Written& written, const Position& position,
                                       const Dialect& dialect);

/// Why a text is no legal move: its syntax or its meaning.
using ReadMoveError = std::variant<NotationError, MoveError>;

std::string to_string(const ReadMoveError& error);

/// `parse`, then `resolve`.
std::expected<Move, ReadMoveError> read_move(std::string_view text, const Position& position,
                                             const Dialect& dialect);

// ---- Move -> Written -> text ---------------------------------------------------------------

/// A move's text in fixed storage.
class MoveText {
 public:
  static constexpr std::size_t capacity = 31;

  constexpr MoveText() = default;
  constexpr std::string_view view() const { return {bytes_.data(), size_}; }
  constexpr operator std::string_view() const { return view(); }  // NOLINT: as std::string does
  /// Precondition: it fits.
  constexpr void append(std::string_view text) {
    for (const char c : text) append(c);
  }
  constexpr void append(char c) {
    assert(size_ < capacity);
    bytes_[size_++] = c;
  }
  friend constexpr bool operator==(const MoveText& a, std::string_view b) { return a.view() == b; }
  friend constexpr bool operator==(const MoveText& a, const MoveText& b) {
    return a.view() == b.view();
  }

 private:
  std::array<char, capacity> bytes_{};
  std::uint8_t size_ = 0;
};

/// How a dialect puts a move. All legal moves of a position are put differently, and `resolve`
/// gives back the same move. Precondition: the move is legal in `position`.
Written describe(Move move, const Position& position, const Dialect& dialect);

/// The text for what `describe` gave or `parse` read; `mover` chooses the digits and characters.
/// Precondition: `written` is of the dialect's family.
MoveText spell(const Written& written, Color mover, const Dialect& dialect);

/// The text of a legal move: `describe`, then `spell`. Precondition: the move is legal.
MoveText write_legal(Move move, const Position& position, const Dialect& dialect);

/// The text of a move, or why the move is not legal: a move that cannot be played has no text.
/// Any value of `Move` may be given.
std::expected<MoveText, IllegalReason> write(Move move, const Position& position,
                                             const Dialect& dialect);

}  // namespace chuhe::record
