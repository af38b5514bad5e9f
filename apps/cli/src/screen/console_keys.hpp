// Keys and mouse as the console of Windows reports them, and what a terminal would send for them.
// Nothing in it needs Windows.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace chuhe::cli {

/// A key that went down or up: KEY_EVENT_RECORD of Windows.
struct ConsoleKey {
  /// The virtual key; 0 where the console itself has made a sequence of characters of it.
  std::uint16_t key = 0;
  /// A unit of UTF-16; 0 for keys without a character.
  char16_t unit = 0;
  bool is_down = true;
  int repeats = 1;
  bool shift = false;
  bool alt = false;
  bool control = false;
};

/// What the mouse did: MOUSE_EVENT_RECORD of Windows. Row and column of the window, from 0.
struct ConsoleMouse {
  int row = 0;
  int column = 0;
  /// A bit for each button that is down: the left one, the right one, the middle one.
  unsigned buttons = 0;
  bool has_moved = false;
  /// Positive: away from the person.
  int wheel = 0;
};

/// Makes of them the bytes that a terminal sends, whether the console makes sequences of keys
/// ("virtual terminal input", from Windows 10 on) or not.
class ConsoleKeys {
 public:
  /// Nothing for keys that say nothing by themselves, such as Shift.
  std::string bytes_of(const ConsoleKey& key);
  std::string bytes_of(const ConsoleMouse& mouse);

 private:
  std::string once(const ConsoleKey& key);

  // The first half of a character of two units.
  std::optional<char16_t> high_;
  unsigned buttons_ = 0;
};

}  // namespace chuhe::cli
