// Just enough JSON: values are walked through where they stand, nothing recurses.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chuhe::record {

/// A place in a JSON text. Every function leaves the place alone when it fails.
class JsonCursor {
 public:
  explicit JsonCursor(std::string_view text, std::size_t at = 0) : text_(text), at_(at) {}

  std::size_t offset() const { return at_; }
  void seek(std::size_t offset) { at_ = offset; }
  /// The next character that is no blank; 0 at the end.
  char peek();
  /// Goes behind `c` if it comes next.
  bool take(char c);
  std::optional<std::string> string();
  std::optional<std::int64_t> integer();
  /// Goes behind the next value, whatever it is; false when it is broken.
  bool skip_value();

 private:
  std::string_view text_;
  std::size_t at_;
};

/// Appends a string with quotes and escapes.
void append_json_string(std::string& out, std::string_view text);

/// Calls `member(key, cursor)` for each member of the object here, with the cursor at its value;
/// what it leaves unread is skipped. False when the object is broken.
template <class Member>
bool for_each_member(JsonCursor& cursor, Member&& member) {
  if (!cursor.take('{')) return false;
  if (cursor.take('}')) return true;
  while (true) {
    const auto key = cursor.string();
    if (!key || !cursor.take(':')) return false;
    JsonCursor value = cursor;
    member(*key, value);
    if (!cursor.skip_value()) return false;
    if (cursor.take('}')) return true;
    if (!cursor.take(',')) return false;
  }
}

/// The same for the elements of an array; `element(cursor)` says whether to go on.
template <class Element>
bool for_each_element(JsonCursor& cursor, Element&& element) {
  if (!cursor.take('[')) return false;
  if (cursor.take(']')) return true;
  while (true) {
    JsonCursor value = cursor;
    if (!element(value)) return true;
    if (!cursor.skip_value()) return false;
    if (cursor.take(']')) return true;
    if (!cursor.take(',')) return false;
  }
}

}  // namespace chuhe::record
