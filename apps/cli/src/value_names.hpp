// Names that values on the command line may have, for shells to complete.
#pragma once

#include <string>
#include <vector>

namespace chuhe::cli {

/// The tags of the languages.
std::vector<std::string> language_names();
/// The notations, and what may stand in place of one.
std::vector<std::string> notation_names(const std::vector<std::string>& and_these = {});

}  // namespace chuhe::cli
