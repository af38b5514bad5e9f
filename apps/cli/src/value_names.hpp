// Names that values on the command line may have, for shells to complete.
#pragma once

#include <string>
#include <vector>

namespace chuhe::cli {

/// The notations, and what may stand in place of one.
std::vector<std::string> notation_names(const std::vector<std::string>& and_these = {});
/// The levels of Chuhe's own engine, the weakest first. They are the engine's to say, which is
/// another program: a test sees to it that they are the same.
std::vector<std::string> level_names();

}  // namespace chuhe::cli
