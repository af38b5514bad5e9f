// What there is to say about game records: what is wrong in a file, what a format cannot hold, why
// a text is no move.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <chuhe/core/position.hpp>
#include <chuhe/record/diagnostic.hpp>
#include <chuhe/record/file.hpp>
#include <chuhe/record/format.hpp>
#include <chuhe/record/notation.hpp>
#include <chuhe/words/language.hpp>
#include <chuhe/words/phrasebook.hpp>

namespace chuhe::words {

/// A text about records in every language. The comment names what stands for {0}, {1} and so on.
enum class RecordMessage : std::uint8_t {
  // Where something is wrong.
  at_game,  ///< 0 number of the game.
  at_move,  ///< 0 number of the ply.
  at_line,  ///< 0 number of the line.
  at_byte,  ///< 0 number of the byte.

  // How grave it is; in the order of `record::Severity`.
  note,
  warning,
  error,

  // What failed with a file; in the order of `record::FileFault`.
  not_found,
  no_file,
  unreadable,
  too_large,
  unwritable,
  irreplaceable,

  // What is wrong in a record; in the order of `record::DiagnosticKind`. 0 the text concerned.
  not_this_format,
  unknown_format_bytes,
  unsupported_version,
  bad_checksum,
  truncated,
  corrupt,
  trailing_bytes,
  no_game,
  deleted_record,
  bad_start,
  turn_corrected,
  illegal_move,
  unreadable_move,
  ambiguous_move,
  malformed_text,
  unencodable_text,
  charset_guessed,
  unterminated_comment,
  unterminated_tag,
  unbalanced_variation,
  orphan_variation,
  orphan_comment,
  bad_tag,
  bad_result,
  result_mismatch,
  ignored_text,
  limit_reached,
  because,  ///< 0 a sentence of these, 1 the reason as a sentence.

  // What a format cannot hold; in the order of `record::LossKind`.
  loss_variations,
  loss_comments,
  loss_comments_before_moves,
  loss_marks,
  loss_evaluations,
  loss_clocks,
  loss_tags,
  loss_long_texts,
  loss_characters,
  loss_result,
  loss_ending,
  loss_rule_set,
  loss_start_position,
  loss_start_counters,
  loss_start_turn,
  loss_unplayable_moves,

  // Why a text is no move.
  move_empty,
  move_unexpected,  ///< 0 byte of the text, from 1.
  move_cut_off,
  move_no_such_piece,
  move_impossible,
  move_illegal,    ///< 0 move, 1 the reason as a sentence.
  move_ambiguous,  ///< 0 the moves.

  count  // not a text
};

/// A text as the language's catalogue has it.
std::string_view text(Language language, RecordMessage message);

/// A word: `warning`, `警告`.
std::string_view name(Language language, record::Severity severity);

/// What is lost, in a few words: `clock times`, `时间`.
std::string_view name(Language language, record::LossKind kind);

/// What is wrong, without its place. An illegal move comes with the reason.
std::string sentence(const Phrasebook& book, const record::Diagnostic& diagnostic);

/// The same with its place and how grave it is: `game 3, ply 12, byte 345: warning: ...`
std::string placed_sentence(const Phrasebook& book, const record::Diagnostic& diagnostic);

/// What failed with a file, with the system's reason where it gave one.
std::string sentence(const Phrasebook& book, const record::FileError& error);

/// Why a text is no legal move in `position`.
std::string sentence(const Phrasebook& book, const record::ReadMoveError& error,
                     const Position& position);

}  // namespace chuhe::words
