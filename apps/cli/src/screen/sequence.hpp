// What the escape sequences of terminals are made of, read and written in more than one place.
#pragma once

#include <array>
#include <charconv>
#include <string_view>
#include <vector>

namespace chuhe::cli {

/// The numbers of the function keys, F1 first, as `ESC [ number ~` has them; they have gaps.
inline constexpr std::array<int, 12> function_key_numbers{11, 12, 13, 14, 15, 17,
                                                          18, 19, 20, 21, 23, 24};

/// The numbers between semicolons; 0 where there is none. At least one.
inline std::vector<int> numbers_of(std::string_view text) {
  std::vector<int> numbers;
  while (true) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    numbers.push_back(number);
    const std::size_t end = text.find(';');
    if (end == std::string_view::npos) return numbers;
    text.remove_prefix(end + 1);
  }
}

}  // namespace chuhe::cli
