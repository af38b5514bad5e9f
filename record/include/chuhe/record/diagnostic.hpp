// What is wrong with a record, and where.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <chuhe/core/move.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/position.hpp>

namespace chuhe::record {

enum class Severity : std::uint8_t {
  note,     ///< Read with a guess or a repair that changes nothing of value.
  warning,  ///< Something of the file was lost, changed or does not fit.
  error,    ///< A game or the file could not be read to its end.
};

enum class DiagnosticKind : std::uint8_t {
  not_this_format,       ///< The bytes are not of the format they were read as.
  unknown_format,        ///< The bytes are of no known format (`text`: what they look like).
  unsupported_version,   ///< A version that is not known; read as the nearest one.
  bad_checksum,          ///< A sum in the header does not match.
  truncated,             ///< The bytes end in the middle of something.
  corrupt,               ///< A value that cannot be.
  trailing_bytes,        ///< Bytes after the end of the record.
  no_game,               ///< Nothing that could be a game.
  deleted_record,        ///< A record marked as deleted, left out.
  bad_start,             ///< The start position is not legal; its moves are kept unchecked.
  turn_corrected,        ///< The first move belongs to the side that the header does not name.
  illegal_move,          ///< A move that is not legal; kept and flagged (`illegal`).
  unreadable_move,       ///< A text where a move is expected and that is none.
  ambiguous_move,        ///< A text that means two or more legal moves; kept and flagged.
  malformed_text,        ///< Bytes that are no characters of the character set; replaced.
  unencodable_text,      ///< No converter for the character set was given.
  charset_guessed,       ///< The character set was chosen by what reads best (`text`: its name).
  unterminated_comment,  ///< A comment without end.
  unterminated_tag,      ///< A tag without closing quote or bracket.
  unbalanced_variation,  ///< A variation that is closed and never opened, or the reverse.
  orphan_variation,      ///< A variation whose place in the tree does not exist.
  orphan_comment,        ///< A comment for a move that does not exist.
  bad_tag,               ///< A tag that cannot be understood.
  bad_result,            ///< A result that cannot be understood (`text`).
  result_mismatch,       ///< Two results in one game that differ; the header's is kept.
  ignored_text,          ///< Text that is none of the format's, left out.
  limit_reached,         ///< A limit of the caller (`text`: its name); the rest was left out.
};

/// A move that is not legal, where it is not, and why.
struct IllegalMove {
  Position position;
  Move move;
  IllegalReason reason;
  friend bool operator==(const IllegalMove&, const IllegalMove&) = default;
};

/// One thing that is wrong, with its place.
struct Diagnostic {
  Severity severity = Severity::warning;
  DiagnosticKind kind{};
  /// The game, counted from 0 within the source.
  std::size_t game = 0;
  /// The ply concerned, counted from 1 at the start of its line; 0: none.
  std::size_t ply = 0;
  /// The place in bytes from the start of the source.
  std::size_t offset = 0;
  /// The line of a text, counted from 1; 0: not told.
  std::size_t line = 0;
  /// The piece of text concerned, in UTF-8 and shortened.
  std::string text;
  /// Of an illegal move, where the position is known.
  std::optional<IllegalMove> illegal;
  friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

/// The kind's name as in the enumeration, `illegal_move`.
std::string_view to_string(DiagnosticKind kind);
std::string_view to_string(Severity severity);
/// A short English text for developers and logs.
std::string to_string(const Diagnostic& diagnostic);

}  // namespace chuhe::record
