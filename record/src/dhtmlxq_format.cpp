#include "dhtmlxq_format.hpp"

#include <algorithm>
#include <cstdint>

#include <chuhe/core/piece.hpp>

#include "text.hpp"

namespace chuhe::record::dhtmlxq {

bool is_structural(std::string_view key) {
  const auto digits_after = [&](std::string_view prefix) {
    if (!starts_ignoring_case(key, prefix)) return false;
    return key.find_first_not_of("0123456789_", prefix.size()) == std::string_view::npos;
  };
  for (const std::string_view name :
       {"binit", "movelist", "fen", "result", "endtype", "ruleset", "open"}) {
    if (equal_ignoring_case(key, name)) return true;
  }
  return digits_after("move_") || digits_after("comment");
}

std::optional<Square> parse_point(std::string_view digits) {
  if (digits.size() != 2 || !is_digit(digits[0]) || !is_digit(digits[1])) return std::nullopt;
  const int file = digits[0] - '0';
  if (file >= file_count) return std::nullopt;
  return make_square(file, rank_count - 1 - (digits[1] - '0'));
}

void append_point(std::string& out, Square square) {
  out += static_cast<char>('0' + file_of(square));
  out += static_cast<char>('0' + rank_count - 1 - rank_of(square));
}

std::optional<Diagram> parse_binit(std::string_view digits) {
  constexpr std::size_t pieces = 32;
  if (digits.size() < 2 * pieces) return std::nullopt;
  Diagram diagram;
  for (std::size_t i = 0; i < pieces; ++i) {
    const std::string_view point = digits.substr(2 * i, 2);
    if (!is_digit(point[0]) || !is_digit(point[1])) return std::nullopt;
    const auto square = parse_point(point);
    if (!square) continue;
    Piece piece = *piece_from_letter(piece_order[i % piece_order.size()]);
    piece.color = i < piece_order.size() ? Color::red : Color::black;
    diagram.board[*square] = piece;
  }
  return diagram;
}

std::optional<std::string> to_binit(const Diagram& diagram) {
  std::string result;
  std::size_t placed = 0;
  std::size_t standing = 0;
  for (const auto& piece : diagram.board.values) standing += piece ? 1 : 0;
  for (const Color color : all_colors) {
    BySquare<bool> taken{};
    for (const char letter : piece_order) {
      const Role role = piece_from_letter(letter)->role;
      bool found = false;
      // Along the ranks from each side's home, as the opening position has them.
      for (int i = 0; i < square_count && !found; ++i) {
        const int rank = color == Color::red ? i / file_count : rank_count - 1 - i / file_count;
        const Square square = make_square(i % file_count, rank);
        if (taken[square] || diagram.board[square] != Piece{color, role}) continue;
        taken[square] = true;
        found = true;
        append_point(result, square);
      }
      if (!found) result += "99";
      placed += found ? 1 : 0;
    }
  }
  if (placed != standing) return std::nullopt;
  return result;
}

namespace {

std::optional<char32_t> parse_hex(std::string_view text) {
  if (text.size() < 4) return std::nullopt;
  char32_t value = 0;
  for (const char c : text.substr(0, 4)) {
    const char small = lower(c);
    if (is_digit(c)) {
      value = value * 16 + static_cast<char32_t>(c - '0');
    } else if (small >= 'a' && small <= 'f') {
      value = value * 16 + static_cast<char32_t>(small - 'a' + 10);
    } else {
      return std::nullopt;
    }
  }
  return value;
}

void append_code(std::string& out, char c) {
  constexpr std::string_view digits = "0123456789abcdef";
  const auto code = static_cast<unsigned char>(c);
  out += "\\u00";
  out += digits[code / 16U];
  out += digits[code % 16U];
}

}  // namespace

std::string unescaped(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    if (text.substr(i).starts_with("||")) {
      result += '\n';
      i += 2;
      continue;
    }
    if (text[i] == '\\' && i + 1 < text.size() && lower(text[i + 1]) == 'u') {
      if (auto code = parse_hex(text.substr(i + 2))) {
        i += 6;
        if (*code >= 0xD800 && *code < 0xDC00 && text.substr(i).starts_with("\\u")) {
          const auto low = parse_hex(text.substr(i + 2));
          if (low && *low >= 0xDC00 && *low < 0xE000) {
            code = 0x10000 + ((*code - 0xD800) << 10) + (*low - 0xDC00);
            i += 6;
          }
        }
        append_utf8(result, *code >= 0xD800 && *code < 0xE000 ? 0xFFFD : *code);
        continue;
      }
    }
    if (text[i] == '\r') {
      if (i + 1 == text.size() || text[i + 1] != '\n') result += '\n';
      ++i;
      continue;
    }
    result += text[i++];
  }
  return result;
}

std::string escaped(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const char next = i + 1 < text.size() ? text[i + 1] : '\0';
    const bool at_end = i == 0 || i + 1 == text.size();
    if (c == '\n' && !at_end) {
      result += "||";
    } else if ((c == '|' && (next == '|' || next == '\n' || (i > 0 && text[i - 1] == '\n'))) ||
               (c == '\\' && lower(next) == 'u') || c == '[' || c == ']' || c == '\r' ||
               (at_end && is_blank(c))) {
      // A bracket could be taken for one of the format's own.
      append_code(result, c);
    } else {
      result += c;
    }
  }
  return result;
}

}  // namespace chuhe::record::dhtmlxq
