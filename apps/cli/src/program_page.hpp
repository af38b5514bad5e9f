// What the man page of `chuhe` says beyond its help.
#pragma once

#include <chuhe/manual/program.hpp>

namespace chuhe::cli {

manual::Background program_page();

}  // namespace chuhe::cli
