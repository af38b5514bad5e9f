#include <chuhe/record/notation.hpp>

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/movegen.hpp>

#include "notation_cursor.hpp"
#include "notation_families.hpp"

namespace chuhe::record {

void TextCursor::decode_long(unsigned char lead) {
  current_ = 0xFFFD;
  length_ = 1;
  const std::size_t wanted = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text_.size() - at_ < wanted) return;
  char32_t code = lead & (0xFFU >> (wanted + 1));
  for (std::size_t i = 1; i < wanted; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return;
    code = code << 6 | (byte(i) & 0x3FU);
  }
  // Overlong forms and halves of surrogate pairs are no characters.
  if ((wanted == 3 && (code < 0x800 || (code >= 0xD800 && code < 0xE000))) ||
      (wanted == 4 && (code < 0x10000 || code > 0x10FFFF))) {
    return;
  }
  length_ = wanted;
  if (code > 0xFF00 && code < 0xFF5F) {
    current_ = code - 0xFF00 + 0x20;
  } else if (code == 0x3000) {
    current_ = ' ';
  } else if (code == 0x2212 || code == 0x2013) {
    current_ = '-';
  } else {
    current_ = code;
  }
}

std::string to_string(const NotationError& error) {
  const std::string at = " at byte " + std::to_string(error.offset);
  switch (error.fault) {
    case NotationFault::empty: return "no move";
    case NotationFault::unexpected: return "unexpected character" + at;
    case NotationFault::incomplete: return "the move is cut off" + at;
    case NotationFault::trailing: return "something follows the move" + at;
  }
  return "unknown fault";
}

std::string to_string(const MoveError& error) {
  std::string text;
  switch (error.fault()) {
    case MoveFault::no_such_piece: return "no such piece";
    case MoveFault::impossible: return "no such piece goes so";
    case MoveFault::illegal: text = "illegal:"; break;
    case MoveFault::ambiguous: text = "ambiguous:"; break;
  }
  for (const Move move : error.candidates()) {
    text += ' ';
    text += move.is_well_formed() ? to_uci(move) : "?";
  }
  return text;
}

std::string to_string(const ReadMoveError& error) {
  return std::visit([](const auto& one) { return to_string(one); }, error);
}

MoveError::MoveError(MoveFault fault, std::span<const Move> candidates) : fault_(fault) {
  for (const Move move : candidates.first(std::min(candidates.size(), max_candidates))) {
    candidates_[count_++] = move;
  }
}

std::expected<WrittenPrefix, NotationError> parse_prefix(std::string_view text,
                                                         const Dialect& dialect) {
  switch (dialect.family) {
    case NotationFamily::coordinates: return parse_coordinate_prefix(text, dialect);
    case NotationFamily::chinese: return parse_chinese_prefix(text);
    case NotationFamily::western: return parse_western_prefix(text, dialect);
    case NotationFamily::vietnamese: return parse_vietnamese_prefix(text);
    case NotationFamily::algebraic: return parse_algebraic_prefix(text, dialect);
  }
  std::unreachable();
}

std::expected<Written, NotationError> parse(std::string_view text, const Dialect& dialect) {
  TextCursor before(text);
  before.skip_blanks();
  if (before.at_end()) return std::unexpected(NotationError{NotationFault::empty, 0});
  const std::size_t start = before.offset();
  const auto prefix = parse_prefix(text.substr(start), dialect);
  if (!prefix) {
    return std::unexpected(NotationError{prefix.error().fault, prefix.error().offset + start});
  }
  const std::size_t end = start + prefix->length;
  TextCursor after(text.substr(end));
  after.skip_blanks();
  if (!after.at_end()) {
    return std::unexpected(NotationError{NotationFault::trailing, end + after.offset()});
  }
  return prefix->written;
}

std::expected<Move, MoveError> resolve(const Written& written, const Position& position,
                                       const Dialect& dialect) {
  if (const auto* relative = std::get_if<RelativeMove>(&written)) {
    return resolve_relative(*relative, position, dialect);
  }
  if (const auto* algebraic = std::get_if<AlgebraicMove>(&written)) {
    return resolve_algebraic(*algebraic, position);
  }
  const Move move = *std::get_if<Move>(&written);
  if (!is_legal(position, move)) {
    return std::unexpected(MoveError(MoveFault::illegal, std::span(&move, 1)));
  }
  return move;
}

std::expected<Move, ReadMoveError> read_move(std::string_view text, const Position& position,
                                             const Dialect& dialect) {
  const auto written = parse(text, dialect);
  if (!written) return std::unexpected(written.error());
  const auto move = resolve(*written, position, dialect);
  if (!move) return std::unexpected(move.error());
  return *move;
}

Written describe(Move move, const Position& position, const Dialect& dialect) {
  switch (dialect.family) {
    case NotationFamily::coordinates: return move;
    case NotationFamily::chinese:
    case NotationFamily::western:
    case NotationFamily::vietnamese: return describe_relative(move, position, dialect);
    case NotationFamily::algebraic: return describe_algebraic(move, position, dialect);
  }
  std::unreachable();
}

MoveText spell(const Written& written, Color mover, const Dialect& dialect) {
  switch (dialect.family) {
    case NotationFamily::coordinates:
      return spell_coordinates(*std::get_if<Move>(&written), dialect);
    case NotationFamily::chinese:
      return spell_chinese(*std::get_if<RelativeMove>(&written), mover, dialect);
    case NotationFamily::western:
      return spell_western(*std::get_if<RelativeMove>(&written), mover, dialect);
    case NotationFamily::vietnamese:
      return spell_vietnamese(*std::get_if<RelativeMove>(&written), mover, dialect);
    case NotationFamily::algebraic:
      return spell_algebraic(*std::get_if<AlgebraicMove>(&written), mover, dialect);
  }
  std::unreachable();
}

MoveText write_legal(Move move, const Position& position, const Dialect& dialect) {
  assert(is_legal(position, move));
  return spell(describe(move, position, dialect), position.turn(), dialect);
}

std::expected<MoveText, IllegalReason> write(Move move, const Position& position,
                                             const Dialect& dialect) {
  if (!is_legal(position, move)) return std::unexpected(*why_illegal(position, move));
  return write_legal(move, position, dialect);
}

}  // namespace chuhe::record
