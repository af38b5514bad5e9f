#include "word_reader.hpp"

#include <algorithm>
#include <string>

namespace chuhe::protocol {

namespace {

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f';
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

bool equals_ignoring_case(std::string_view a, std::string_view b) {
  const auto lower = [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  };
  return std::ranges::equal(a, b, {}, lower, lower);
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

std::string on_one_line(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  std::ranges::replace(text, '\r', ' ');
  return text;
}

ParseError error_at(ParseErrorKind kind, const Word& word) {
  return {kind, std::string(word.text), word.offset};
}

WordReader::WordReader(std::string_view line) : text_(line) {
  constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
  if (text_.starts_with(byte_order_mark)) at_ = byte_order_mark.size();
}

Word WordReader::peek() const {
  std::size_t start = at_;
  while (start < text_.size() && is_blank(text_[start])) ++start;
  std::size_t stop = start;
  while (stop < text_.size() && !is_blank(text_[stop])) ++stop;
  return {text_.substr(start, stop - start), start};
}

Word WordReader::next() {
  const Word word = peek();
  take(word);
  return word;
}

std::optional<Decimal> read_decimal(std::string_view text) {
  Decimal number;
  std::size_t at = 0;
  const bool negative = !text.empty() && text[0] == '-';
  if (!text.empty() && (text[0] == '-' || text[0] == '+')) ++at;
  if (at == text.size() || !is_digit(text[at])) return std::nullopt;
  for (; at < text.size() && is_digit(text[at]); ++at) {
    number.whole = std::min(largest_number, number.whole * 10 + (text[at] - '0'));
  }
  if (at + 1 < text.size() && text[at] == '.' && is_digit(text[at + 1])) {
    ++at;
    for (int worth = 100; at < text.size() && is_digit(text[at]); ++at, worth /= 10) {
      number.thousandths += worth * (text[at] - '0');
    }
  }
  number.clean = at == text.size();
  if (negative) {
    number.whole = -number.whole;
    number.thousandths = -number.thousandths;
  }
  return number;
}

std::optional<int> read_int(std::string_view text, int least, int most) {
  const auto number = read_decimal(text);
  if (!number || !number->clean) return std::nullopt;
  return static_cast<int>(std::clamp<std::int64_t>(number->whole, least, most));
}

std::optional<std::uint64_t> read_count(std::string_view text) {
  const auto number = read_decimal(text);
  if (!number || !number->clean) return std::nullopt;
  return static_cast<std::uint64_t>(std::max<std::int64_t>(number->whole, 0));
}

std::string to_string(const ParseError& error) {
  const std::string where = " '" + error.token + "' at byte " + std::to_string(error.offset);
  switch (error.kind) {
    case ParseErrorKind::empty: return "empty line";
    case ParseErrorKind::unknown_command: return "unknown command" + where;
    case ParseErrorKind::missing_word: return "a word is missing before" + where;
    case ParseErrorKind::missing_value: return "nothing follows" + where;
    case ParseErrorKind::bad_number: return "not a number:" + where;
    case ParseErrorKind::bad_move: return "not a move:" + where;
    case ParseErrorKind::bad_value: return "not one of the words expected:" + where;
    case ParseErrorKind::unknown_word: return "unknown word" + where;
  }
  return {};
}

}  // namespace chuhe::protocol
