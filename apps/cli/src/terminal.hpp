// What the terminal at the program's standard streams is and can show.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <chuhe/words/language.hpp>

namespace chuhe::cli {

/// How many colours there are: 16, 256, or every one.
enum class ColorDepth : std::uint8_t { none, sixteen, many, full };

/// What can be shown. The values here suit a file or a pipe.
struct Terminal {
  bool input_is_terminal = false;
  bool output_is_terminal = false;
  /// Of standard error, where progress is shown.
  bool error_is_terminal = false;
  /// Columns and rows; 0: no limit.
  int width = 0;
  int height = 0;
  /// Whether texts in UTF-8 are read as such.
  bool utf8 = false;
  /// Whether the cursor can be sent anywhere.
  bool addressable = false;
  /// Whether Chinese characters are there and two columns wide.
  bool hanzi = false;
  /// Whether box-drawing characters are there and one column wide.
  bool boxes = false;
  ColorDepth colors = ColorDepth::none;
};

/// The colours that the environment says a terminal has: none where NO_COLOR is set to anything,
/// or TERM is missing or "dumb".
ColorDepth color_depth(const words::Environment& environment);

/// Whether the terminal that the environment names does what escape sequences say.
bool is_addressable(const words::Environment& environment);

/// Whether the locale that the environment names writes UTF-8: nothing when its name does not say.
std::optional<bool> names_utf8(const words::Environment& environment);

/// Whether the locale is one in which characters of ambiguous width may be two columns wide.
bool may_widen_ambiguous(const words::Environment& environment);

/// Looks at the standard streams and the environment. Sets the process's character type (LC_CTYPE)
/// and, on Windows, the console's encoding. Call once, before anything is written.
Terminal examine_terminal(const words::Environment& environment);

/// How wide the terminal draws a text, by asking it where the cursor is afterwards; nothing when it
/// does not answer within a fifth of a second. Precondition: both streams are a terminal.
std::optional<int> drawn_width(std::string_view text);

/// Waits until there is something to read from standard input, its end included, or an interrupt;
/// false when there is nothing yet after so long. On systems where that cannot be known: true at
/// once. Precondition: standard input is a terminal, from which whole lines have been read.
bool wait_for_input(std::chrono::milliseconds patience);

/// Makes an interrupt (Ctrl-C) end a reading of standard input instead of the program.
void end_input_on_interrupt();
/// Whether there has been an interrupt since.
bool was_interrupted();
/// Ends the program as an interrupt would have.
void die_of_interrupt();

/// The language that the system, not the environment, is set to; nothing where there is no such
/// thing.
std::optional<words::Language> system_language();

}  // namespace chuhe::cli
