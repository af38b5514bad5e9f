// Words and numbers of a line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <chuhe/protocol/dialect.hpp>

namespace chuhe::protocol {

bool equals_ignoring_case(std::string_view a, std::string_view b);

/// The text without blanks at its ends.
std::string_view trimmed(std::string_view text);

/// The text with line breaks as blanks: one inside a message would end it.
std::string on_one_line(std::string text);

/// A word and where it begins in the line.
struct Word {
  std::string_view text;
  std::size_t offset = 0;
  bool empty() const { return text.empty(); }
  bool is(std::string_view word) const { return equals_ignoring_case(text, word); }
};

ParseError error_at(ParseErrorKind kind, const Word& word);

/// Takes a line apart at its blanks. Line breaks are blanks, a byte order mark before the first
/// word does not count. After the last word come empty ones.
class WordReader {
 public:
  explicit WordReader(std::string_view line);

  Word peek() const;
  Word next();
  void take(const Word& word) { at_ = word.offset + word.text.size(); }
  /// Everything that has not been taken, without blanks at its ends.
  std::string_view rest() const { return trimmed(text_.substr(at_)); }
  /// Everything between two words, the first included, without blanks at its ends.
  std::string_view between(const Word& first, const Word& end) const {
    return trimmed(text_.substr(first.offset, end.offset - first.offset));
  }
  std::string_view line() const { return text_; }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

/// A number as programs write it: a sign, digits, perhaps a fraction.
struct Decimal {
  /// The whole part, towards zero; more than 10^15 is read as that.
  std::int64_t whole = 0;
  /// What follows the point, in thousandths, of the number's sign.
  int thousandths = 0;
  /// Whether the text is a number and nothing more.
  bool clean = true;
};

inline constexpr std::int64_t largest_number = 1'000'000'000'000'000;

/// The number that a text begins with; nothing if it begins with none.
std::optional<Decimal> read_decimal(std::string_view text);

/// The whole part of the number that a text is, limited to [least, most]; nothing if it is none.
std::optional<int> read_int(std::string_view text, int least, int most);
std::optional<std::uint64_t> read_count(std::string_view text);

}  // namespace chuhe::protocol
