// The line that a person types, and those typed before.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "screen/keys.hpp"

namespace chuhe::cli {

/// A line of text with a cursor and a history.
class InputLine {
 public:
  const std::string& text() const { return text_; }
  bool is_empty() const { return text_.empty(); }
  /// Bytes before the cursor.
  std::size_t cursor() const { return cursor_; }

  /// Does what a key does to a line; false: nothing.
  bool handle(const Key& key);
  void insert(std::string_view text);
  void replace(std::string text);
  void clear() { replace({}); }
  /// Takes the line away and keeps it in the history.
  std::string submit();

 private:
  std::size_t before(std::size_t at) const;
  std::size_t after(std::size_t at) const;
  bool control(char32_t code);
  void recall(std::size_t place);

  std::string text_;
  std::size_t cursor_ = 0;
  std::vector<std::string> history_;
  // The place in the history; its end: the line that is being typed.
  std::size_t place_ = 0;
  std::string typed_;
};

/// A character as UTF-8.
std::string utf8(char32_t code);

}  // namespace chuhe::cli
