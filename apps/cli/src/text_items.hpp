// Texts that people type, taken apart.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace chuhe::cli {

/// The text with A to Z made small; other characters are left alone.
std::string lowered(std::string_view text);

/// What stands between commas, without blanks around it and without what is empty.
std::vector<std::string> items_of(std::string_view text);

}  // namespace chuhe::cli
