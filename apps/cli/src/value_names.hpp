// Names that values on the command line may have, for shells to complete.
#pragma once

#include <string>
#include <vector>

namespace chuhe::cli {

/// The notations, and what may stand in place of one.
std::vector<std::string> notation_names(const std::vector<std::string>& and_these = {});

}  // namespace chuhe::cli
