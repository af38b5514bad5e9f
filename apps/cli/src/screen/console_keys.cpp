#include "screen/console_keys.hpp"

#include <array>
#include <string_view>
#include <utility>

#include "screen/input_line.hpp"
#include "screen/sequence.hpp"

namespace chuhe::cli {

namespace {

// Virtual keys as <winuser.h> has them.
constexpr std::uint16_t key_tab = 0x09;
constexpr std::uint16_t key_alt = 0x12;
constexpr std::uint16_t key_f1 = 0x70;
constexpr std::uint16_t key_f12 = 0x7b;

// Of the keys without a character: the letter that ends the sequence, or the number before a `~`.
std::pair<int, char> sequence_of(std::uint16_t key) {
  switch (key) {
    case 0x21: return {5, '~'};  // Page Up
    case 0x22: return {6, '~'};
    case 0x23: return {1, 'F'};  // End
    case 0x24: return {1, 'H'};  // Home
    case 0x25: return {1, 'D'};  // the arrows: left, up, right, down
    case 0x26: return {1, 'A'};
    case 0x27: return {1, 'C'};
    case 0x28: return {1, 'B'};
    case 0x2e: return {3, '~'};  // Delete
    default: break;
  }
  if (key >= key_f1 && key <= key_f12) return {function_key_numbers[key - key_f1], '~'};
  return {0, '\0'};
}

}  // namespace

std::string ConsoleKeys::bytes_of(const ConsoleKey& key) {
  // What is typed as a number while Alt is down, or pasted so, comes when Alt goes up.
  const bool is_typed_as_number = key.key == key_alt && key.unit != 0;
  if (key.is_down ? key.key == key_alt : !is_typed_as_number) return "";
  std::string bytes;
  for (int i = 0; i < key.repeats; ++i) bytes += once(key);
  return bytes;
}

std::string ConsoleKeys::once(const ConsoleKey& key) {
  if (key.key == key_tab && key.shift) return "\x1b[Z";
  if (key.unit == 0) {
    const auto [number, final] = sequence_of(key.key);
    if (number == 0) return "";
    const int modifiers = (key.shift ? 1 : 0) + (key.alt ? 2 : 0) + (key.control ? 4 : 0);
    std::string bytes = "\x1b[";
    if (number != 1 || modifiers != 0) bytes += std::to_string(number);
    if (modifiers != 0) bytes += ";" + std::to_string(modifiers + 1);
    return bytes + final;
  }
  const char32_t unit = key.unit;
  if (unit >= 0xd800 && unit < 0xdc00) {
    high_ = key.unit;
    return "";
  }
  char32_t code = unit;
  if (unit >= 0xdc00 && unit < 0xe000) {
    const auto high = std::exchange(high_, std::nullopt);
    if (!high) return "";
    code = 0x10000 + ((static_cast<char32_t>(*high) - 0xd800) << 10) + (unit - 0xdc00);
  }
  high_.reset();
  // Control and Alt together are AltGr, by which characters are typed. A sequence that the console
  // has made has its Escape already, and no key.
  const bool is_alt = key.alt && !key.control && key.key != 0 && key.key != key_alt;
  return (is_alt ? "\x1b" : "") + utf8(code);
}

std::string ConsoleKeys::bytes_of(const ConsoleMouse& mouse) {
  // As xterm numbers them.
  constexpr std::array<int, 3> numbers{0, 2, 1};
  constexpr int moving = 32;
  constexpr int wheel = 64;
  const auto report = [&](int code, char final) {
    return "\x1b[<" + std::to_string(code) + ";" + std::to_string(mouse.column + 1) + ";" +
           std::to_string(mouse.row + 1) + final;
  };
  if (mouse.wheel != 0) return report(wheel + (mouse.wheel > 0 ? 0 : 1), 'M');
  std::string bytes;
  for (unsigned button = 0; button < numbers.size(); ++button) {
    const unsigned bit = 1U << button;
    const bool is_down = (mouse.buttons & bit) != 0;
    const bool was_down = (buttons_ & bit) != 0;
    if (is_down != was_down) bytes += report(numbers[button], is_down ? 'M' : 'm');
    if (is_down && was_down && mouse.has_moved) bytes += report(numbers[button] + moving, 'M');
  }
  buttons_ = mouse.buttons;
  return bytes;
}

}  // namespace chuhe::cli
