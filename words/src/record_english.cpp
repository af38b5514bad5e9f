// Texts about game records in English.
#include "record_catalogues.hpp"

namespace chuhe::words {

using enum RecordMessage;

constexpr Catalogue<RecordMessage> record_english({
    {at_game, "game {0}"},
    {at_move, "ply {0}"},
    {at_line, "line {0}"},
    {at_byte, "byte {0}"},

    {note, "note"},
    {warning, "warning"},
    {error, "error"},

    {not_found, "There is no such file."},
    {no_file, "It is not a file."},
    {unreadable, "It cannot be read."},
    {too_large, "It is too large."},
    {unwritable, "It cannot be written."},
    {irreplaceable, "It cannot be replaced."},

    {not_this_format, "The bytes are not of this format."},
    {unknown_format_bytes, "The bytes are of no known format."},
    {unsupported_version, "The version {0} is not known; read as the nearest one."},
    {bad_checksum, "A checksum does not match."},
    {truncated, "The record is cut off."},
    {corrupt, "There is a value that cannot be: {0}"},
    {trailing_bytes, "There are bytes behind the end of the record."},
    {no_game, "There is no game."},
    {deleted_record, "A deleted record was left out: {0}"},
    {bad_start, "The start position is not legal, its moves are kept unchecked: {0}"},
    {turn_corrected, "The first move tells that the other side begins."},
    {illegal_move, "The move {0} is not legal; it is kept as it is."},
    {unreadable_move, "{0} stands where a move is expected."},
    {ambiguous_move, "The move {0} may mean several."},
    {malformed_text, "There are bytes that are no characters of the character set ({0})."},
    {unencodable_text, "The character set {0} cannot be converted here."},
    {charset_guessed, "Read as {0}, in which most makes sense."},
    {unterminated_comment, "A comment has no end."},
    {unterminated_tag, "The tag {0} has no end."},
    {unbalanced_variation, "A bracket of a variation has no partner: {0}"},
    {orphan_variation, "A variation belongs nowhere: {0}"},
    {orphan_comment, "A comment belongs to no move: {0}"},
    {bad_tag, "A tag cannot be understood: {0}"},
    {bad_result, "The result cannot be understood: {0}"},
    {result_mismatch, "The moves end with another result than the header's: {0}"},
    {ignored_text, "Left out: {0}"},
    {limit_reached, "A limit is reached ({0}); the rest was left out."},
    {because, "{0} {1}"},

    {loss_variations, "variations"},
    {loss_comments, "comments"},
    {loss_comments_before_moves, "comments before moves"},
    {loss_marks, "marks of moves"},
    {loss_evaluations, "evaluations"},
    {loss_clocks, "clock times"},
    {loss_tags, "tags"},
    {loss_long_texts, "texts cut because they are too long"},
    {loss_characters, "characters"},
    {loss_result, "results"},
    {loss_ending, "how games ended"},
    {loss_rule_set, "rule sets"},
    {loss_start_position, "start positions"},
    {loss_start_counters, "move counters of start positions"},
    {loss_start_turn, "sides to move first"},
    {loss_unplayable_moves, "moves that cannot be played"},

    {move_empty, "There is no move."},
    {move_unexpected, "The character at byte {0} cannot stand there."},
    {move_cut_off, "The move is cut off."},
    {move_no_such_piece, "No piece answers this description."},
    {move_impossible, "The piece never goes so."},
    {move_illegal, "{0} is not legal. {1}"},
    {move_ambiguous, "It may mean any of these: {0}."},
});

}  // namespace chuhe::words
