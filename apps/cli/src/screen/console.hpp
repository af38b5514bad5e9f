// The terminal as a whole screen: taken over, and given back as it was.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace chuhe::cli {

struct ScreenSize {
  int rows = 0;
  int columns = 0;
  friend bool operator==(const ScreenSize&, const ScreenSize&) = default;
};

/// What there is to know after waiting.
struct ConsoleNews {
  /// Bytes that were typed.
  std::string typed;
  /// The size may have changed, or another program may have written: all is to be drawn anew.
  bool is_to_redraw = false;
  /// Another process asks the program to stop for a while; see `Console::suspend`.
  bool is_to_suspend = false;
  /// There will be no more input, or the program is asked to end.
  bool has_ended = false;
};

/// The screen of a terminal, its keys and its mouse. Making one takes the terminal over; when it
/// goes, and on systems with POSIX when the program crashes, the terminal is as it was before.
/// There is one at a time.
class Console {
 public:
  virtual ~Console() = default;
  Console(const Console&) = delete;
  Console& operator=(const Console&) = delete;

  virtual ScreenSize size() const = 0;
  /// Writes it all, at once.
  virtual void write(std::string_view bytes) = 0;
  /// Waits until something happens, but not longer than that; nothing: for ever.
  virtual ConsoleNews wait(std::optional<std::chrono::milliseconds> patience) = 0;
  /// Ends a waiting. Any thread may call it.
  virtual void wake() = 0;
  /// Gives the terminal back and stops the program until it is continued. Does nothing where there
  /// is no such thing.
  virtual void suspend() = 0;

 protected:
  Console() = default;
};

/// Takes the terminal over; null where the standard streams are none.
std::unique_ptr<Console> take_console();

/// What is written to take a terminal over, and to give it back.
inline constexpr std::string_view console_begins =
    "\x1b[?1049h\x1b[0m\x1b[H\x1b[2J\x1b[?25l\x1b[?1000h\x1b[?1006h\x1b[?2004h";
inline constexpr std::string_view console_ends =
    "\x1b[?2004l\x1b[?1006l\x1b[?1000l\x1b[0m\x1b[H\x1b[2J\x1b[?25h\x1b[?1049l";

}  // namespace chuhe::cli
