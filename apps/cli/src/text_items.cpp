#include "text_items.hpp"

#include <algorithm>

namespace chuhe::cli {

std::string lowered(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return result;
}

std::vector<std::string> items_of(std::string_view text) {
  constexpr std::string_view blanks = " \t";
  std::vector<std::string> items;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t comma = std::min(text.find(',', from), text.size());
    const std::string_view item = text.substr(from, comma - from);
    const std::size_t first = item.find_first_not_of(blanks);
    if (first != std::string_view::npos) {
      items.emplace_back(item.substr(first, item.find_last_not_of(blanks) - first + 1));
    }
    from = comma + 1;
  }
  return items;
}

}  // namespace chuhe::cli
