#include "screen/console_paint.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "screen/sequence.hpp"

namespace chuhe::cli {

namespace {

using Kind = ConsoleStep::Kind;

constexpr unsigned blue = 1;
constexpr unsigned green = 2;
constexpr unsigned red = 4;
constexpr unsigned bright = 8;
constexpr unsigned ground_shift = 4;
constexpr unsigned underscore = 0x8000;

// Terminals count red, green and blue the other way round.
unsigned of_basic(int index) {
  const auto bits = static_cast<unsigned>(index);
  return ((bits & 1) != 0 ? red : 0) | ((bits & 2) != 0 ? green : 0) |
         ((bits & 4) != 0 ? blue : 0) | (bits & bright);
}

unsigned of_full(int r, int g, int b) {
  const int most = std::max({r, g, b});
  if (std::min({r, g, b}) == most) {
    return most < 0x40 ? 0 : most < 0xa0 ? bright : most < 0xe0 ? red | green | blue : 15;
  }
  const auto is_strong = [&](int part) { return 4 * part > 3 * most; };
  return (is_strong(r) ? red : 0) | (is_strong(g) ? green : 0) | (is_strong(b) ? blue : 0) |
         (most > 0xc0 ? bright : 0);
}

unsigned of_many(int index) {
  constexpr int first_grey = 232;
  if (index < 16) return of_basic(index);
  if (index >= first_grey) {
    const int grey = 8 + 10 * (index - first_grey);
    return of_full(grey, grey, grey);
  }
  constexpr std::array<int, 6> levels{0, 95, 135, 175, 215, 255};
  const auto at = static_cast<std::size_t>(index - 16);
  return of_full(levels[at / 36], levels[at / 6 % 6], levels[at % 6]);
}

// Each sequence of the screen begins with 0: nothing is left of the one before.
std::uint16_t color_of(const std::vector<int>& numbers, std::uint16_t usual) {
  unsigned ink = usual & 15U;
  unsigned ground = usual >> ground_shift & 15U;
  bool is_bold = false;
  bool is_reversed = false;
  unsigned more = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const int number = numbers[i];
    const auto next = [&] { return i + 1 < numbers.size() ? numbers[++i] : 0; };
    if (number == 1) is_bold = true;
    if (number == 4) more = underscore;
    if (number == 7) is_reversed = true;
    if (number >= 30 && number < 38) ink = of_basic(number - 30);
    if (number >= 40 && number < 48) ground = of_basic(number - 40);
    if (number >= 90 && number < 98) ink = of_basic(number - 90 + 8);
    if (number >= 100 && number < 108) ground = of_basic(number - 100 + 8);
    if (number != 38 && number != 48) continue;
    unsigned& target = number == 38 ? ink : ground;
    if (next() == 5) {
      target = of_many(std::clamp(next(), 0, 255));
    } else {
      const int r = next();
      const int g = next();
      target = of_full(r, g, next());
    }
  }
  if (is_bold) ink |= bright;
  if (is_reversed) std::swap(ink, ground);
  return static_cast<std::uint16_t>(ink | ground << ground_shift | more);
}

}  // namespace

std::vector<ConsoleStep> console_steps(std::string_view bytes, std::uint16_t usual_color) {
  std::vector<ConsoleStep> steps;
  while (!bytes.empty()) {
    const std::size_t begin = std::min(bytes.find('\x1b'), bytes.size());
    if (begin > 0)
      steps.push_back({.kind = Kind::write, .text = std::string(bytes.substr(0, begin))});
    bytes.remove_prefix(begin);
    if (bytes.size() < 2 || bytes[1] != '[') {
      bytes.remove_prefix(std::min<std::size_t>(bytes.size(), 1));
      continue;
    }
    std::size_t end = 2;
    while (end < bytes.size() && (bytes[end] < '@' || bytes[end] > '~')) ++end;
    if (end == bytes.size()) break;
    const std::string_view parameters = bytes.substr(2, end - 2);
    const std::vector<int> numbers = numbers_of(parameters);
    switch (bytes[end]) {
      case 'H':
        steps.push_back({.kind = Kind::go,
                         .row = std::max(numbers[0] - 1, 0),
                         .column = numbers.size() > 1 ? std::max(numbers[1] - 1, 0) : 0});
        break;
      case 'm':
        steps.push_back({.kind = Kind::color, .color = color_of(numbers, usual_color)});
        break;
      case 'J': steps.push_back({.kind = Kind::clear}); break;
      case 'h':
        if (parameters == "?25") steps.push_back({.kind = Kind::show_cursor});
        break;
      case 'l':
        if (parameters == "?25") steps.push_back({.kind = Kind::hide_cursor});
        break;
      default: break;
    }
    bytes.remove_prefix(end + 1);
  }
  return steps;
}

}  // namespace chuhe::cli
