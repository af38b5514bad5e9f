// The program's command line, as help, the man page and completions tell it.
#pragma once

#include <string>

#include <chuhe/manual/program.hpp>
#include <chuhe/words/language.hpp>

namespace chuhe::engine_app {

manual::Program program(words::Language language);

/// What `--help` prints.
std::string help(words::Language language);

}  // namespace chuhe::engine_app
