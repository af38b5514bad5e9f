#include <chuhe/words/catalogue.hpp>

namespace chuhe::words {

std::string fill(std::string_view text, std::initializer_list<std::string_view> arguments) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{' && i + 2 < text.size() && text[i + 2] == '}') {
      const auto number = static_cast<std::size_t>(text[i + 1] - '0');
      if (number < arguments.size()) {
        result += arguments.begin()[number];
        i += 2;
        continue;
      }
    }
    result += text[i];
  }
  return result;
}

}  // namespace chuhe::words
