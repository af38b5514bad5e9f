// What is written to a terminal, for consoles of Windows that understand no sequences. Nothing in
// it needs Windows.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace chuhe::cli {

/// One thing to do on such a console.
struct ConsoleStep {
  enum class Kind : std::uint8_t {
    write,  ///< `text`, in UTF-8.
    go,     ///< To `row` and `column`, from 0.
    color,  ///< The attribute of what is written from now on.
    show_cursor,
    hide_cursor,
    clear,
  };
  Kind kind{};
  std::string text{};
  int row = 0;
  int column = 0;
  std::uint16_t color = 0;
  friend bool operator==(const ConsoleStep&, const ConsoleStep&) = default;
};

/// The steps that bytes for a terminal ask for: those that the screen writes, in whole sequences.
/// Other sequences give nothing. `usual_color` is the attribute that the console has by itself.
std::vector<ConsoleStep> console_steps(std::string_view bytes, std::uint16_t usual_color);

}  // namespace chuhe::cli
