// Small things about text in UTF-8 that several formats need.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chuhe::record {

constexpr bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

/// Compares with A to Z taken for a to z.
constexpr bool equal_ignoring_case(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (lower(a[i]) != lower(b[i])) return false;
  }
  return true;
}

constexpr bool starts_ignoring_case(std::string_view text, std::string_view prefix) {
  return text.size() >= prefix.size() && equal_ignoring_case(text.substr(0, prefix.size()), prefix);
}

/// The place of a small ASCII text without regard to case, or npos.
std::size_t find_ignoring_case(std::string_view text, std::string_view what, std::size_t from = 0);

/// Without ASCII blanks at both ends.
constexpr std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

/// Without blanks at both ends, the ideographic space and byte order marks counted as blank.
std::string_view trimmed_wide(std::string_view text);

/// CR LF and single CR become LF.
std::string with_line_feeds(std::string_view text);

/// At most `size` bytes of a text, cut before a character, for diagnostics; blanks trimmed.
std::string excerpt(std::string_view text, std::size_t size = 60);

/// How many bytes the character at the start takes, as its first byte says; 1 for bytes that start
/// none. Never more than `text` has. Precondition: not empty.
constexpr std::size_t character_size(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  const std::size_t size = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  return size < text.size() ? size : text.size();
}

/// The character at the start of valid UTF-8, and its size. Precondition: not empty.
struct Character {
  char32_t code = 0;
  std::size_t size = 1;
};
Character first_character(std::string_view text);
void append_utf8(std::string& out, char32_t code);

/// A whole number in decimal digits, all of the text; nothing when it is none or too large.
std::optional<std::uint64_t> parse_number(std::string_view text);

/// How many lines start in front of `offset`: the offset's line, counted from 1. Remembers the last
/// answer, so that questions in rising order cost one pass in all.
class LineCounter {
 public:
  explicit LineCounter(std::string_view text) : text_(text) {}
  std::size_t line_of(std::size_t offset);

 private:
  std::string_view text_;
  std::size_t offset_ = 0;
  std::size_t line_ = 1;
};

}  // namespace chuhe::record
