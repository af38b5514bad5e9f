// The command line as a whole.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include <chuhe/words/language.hpp>

#include "terminal.hpp"

namespace chuhe::cli {

/// Runs `chuhe` with arguments (without the program's name) and gives its exit status.
int run(const std::vector<std::string>& arguments, const words::Environment& environment,
        const Terminal& terminal, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace chuhe::cli
