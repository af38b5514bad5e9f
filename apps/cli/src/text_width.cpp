#include "text_width.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace chuhe::cli {

namespace {

using Range = std::pair<char32_t, char32_t>;

// What is drawn onto the character before it.
constexpr std::array<Range, 6> marks{{{0x0300, 0x036f},
                                      {0x200b, 0x200f},
                                      {0x20d0, 0x20ff},
                                      {0x3099, 0x309a},
                                      {0xfe00, 0xfe0f},
                                      {0xfe20, 0xfe2f}}};

// East Asian Wide and Fullwidth, and the emoji that terminals draw so.
constexpr std::array<Range, 9> wide{{{0x1100, 0x115f},
                                     {0x2e80, 0x3098},
                                     {0x309b, 0x4dbf},
                                     {0x4e00, 0xa4cf},
                                     {0xac00, 0xd7a3},
                                     {0xf900, 0xfaff},
                                     {0xfe30, 0xfe6f},
                                     {0xff00, 0xff60},
                                     {0x1f300, 0x1f9ff}}};

bool is_in(const auto& ranges, char32_t code) {
  return std::ranges::any_of(
      ranges, [&](const Range& range) { return code >= range.first && code <= range.second; });
}

bool is_wide(char32_t code) {
  return is_in(wide, code) || (code >= 0xffe0 && code <= 0xffe6) ||
         (code >= 0x20000 && code <= 0x3fffd);
}

}  // namespace

int columns_of(char32_t code) {
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return 0;
  if (code < 0x300) return 1;
  if (is_in(marks, code)) return 0;
  return is_wide(code) ? 2 : 1;
}

Character first_character(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  const Character broken{text.substr(0, 1), 0xfffd, 1};
  if (lead < 0x80) return {text.substr(0, 1), lead, columns_of(lead)};
  const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < length) return broken;
  char32_t code = lead & (0x7fu >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return broken;
    code = (code << 6) | (byte(i) & 0x3fu);
  }
  return {text.substr(0, length), code, columns_of(code)};
}

std::string cut_to_width(const std::string& text, int columns) {
  if (columns <= 0) return text;
  std::size_t end = 0;
  int used = 0;
  while (end < text.size()) {
    const Character next = first_character(std::string_view(text).substr(end));
    if (used + next.columns > columns) break;
    used += next.columns;
    end += next.bytes.size();
  }
  return text.substr(0, end);
}

std::string shortened_to_width(const std::string& text, int columns, std::string_view ellipsis) {
  if (columns <= 0) return "";
  if (width_of(text) <= columns) return text;
  const int room = columns - width_of(ellipsis);
  if (room <= 0) return cut_to_width(text, columns);
  return cut_to_width(text, room) + std::string(ellipsis);
}

int width_of(std::string_view text) {
  int columns = 0;
  while (!text.empty()) {
    const Character next = first_character(text);
    columns += next.columns;
    text.remove_prefix(next.bytes.size());
  }
  return columns;
}

namespace {

// Signs that do not begin a line.
bool clings(char32_t code) {
  constexpr std::u32string_view signs = U"，。、；：！？）」』”’》】";
  return signs.contains(code);
}

// Where a line is broken, and where the next one begins.
struct Break {
  std::size_t end = 0;
  std::size_t next = 0;
  int used = 0;  // columns before it
};

// The first break of a line; nothing: it is not too wide.
std::optional<Break> first_break(std::string_view line, int columns) {
  Break at_blank;
  Break between;
  int used = 0;
  bool was_wide = false;
  for (std::size_t at = 0; at < line.size();) {
    const Character next = first_character(line.substr(at));
    if (next.code == ' ' && at > 0) {
      at_blank = {at, at + 1, used};
    } else if (at > 0 && (was_wide || next.columns == 2) && !clings(next.code)) {
      between = {at, at, used};
    }
    if (used + next.columns > columns) {
      // Blanks are better, as long as not too much room is left behind them.
      constexpr int most_room = 10;
      if (at_blank.end > 0 && (between.end == 0 || at_blank.used >= columns - most_room)) {
        return at_blank;
      }
      return between.end > 0 ? between : Break{at, at, used};
    }
    used += next.columns;
    was_wide = next.columns == 2;
    at += next.bytes.size();
  }
  return std::nullopt;
}

void wrap_line(std::string_view line, int columns, std::vector<std::string>& lines) {
  while (const auto found = first_break(line, columns)) {
    lines.emplace_back(line.substr(0, found->end));
    line.remove_prefix(found->next);
  }
  lines.emplace_back(line);
}

}  // namespace

std::vector<std::string> wrap(std::string_view text, int columns) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    wrap_line(text.substr(0, end), columns, lines);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

}  // namespace chuhe::cli
