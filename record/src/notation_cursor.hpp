// A place in a UTF-8 text, for the readers of moves.
#pragma once

#include <cstddef>
#include <expected>
#include <string_view>

#include <chuhe/record/notation.hpp>

namespace chuhe::record {

/// Reads characters one by one. Full-width forms of ASCII, wide blanks and typographic minus signs
/// come as what they stand for, bytes that are no UTF-8 as U+FFFD.
class TextCursor {
 public:
  explicit TextCursor(std::string_view text) : text_(text) { decode(); }

  /// The character here; 0 at the end of the text.
  char32_t peek() const { return current_; }
  /// The character here if it is ASCII, else 0.
  char ascii() const { return current_ < 128 ? static_cast<char>(current_) : '\0'; }
  bool at_end() const { return at_ == text_.size(); }
  std::size_t offset() const { return at_; }

  void next() {
    at_ += length_;
    decode();
  }
  /// Goes on if `c` stands here.
  bool take(char c) {
    if (ascii() != c || at_end()) return false;
    next();
    return true;
  }
  void skip_blanks() {
    while (!at_end() && (current_ == ' ' || current_ == '\t' || current_ == '\n' ||
                         current_ == '\r' || current_ == 0xA0)) {
      next();
    }
  }

  /// The error that nothing which may stand here does.
  std::unexpected<NotationError> fault() const {
    const NotationFault kind = at_ == 0 && at_end() ? NotationFault::empty
                               : at_end()           ? NotationFault::incomplete
                                                    : NotationFault::unexpected;
    return std::unexpected(NotationError{kind, at_});
  }

 private:
  void decode() {
    if (at_ == text_.size()) {
      current_ = 0;
      length_ = 0;
      return;
    }
    const unsigned char lead = byte(0);
    if (lead < 0x80) {
      current_ = lead;
      length_ = 1;
    } else {
      decode_long(lead);
    }
  }
  void decode_long(unsigned char lead);
  unsigned char byte(std::size_t i) const { return static_cast<unsigned char>(text_[at_ + i]); }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t length_ = 0;
  char32_t current_ = 0;
};

}  // namespace chuhe::record
