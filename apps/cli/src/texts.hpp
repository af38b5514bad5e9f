// The command line's catalogues, one source file each.
#pragma once

#include <chuhe/words/catalogue.hpp>

#include "text.hpp"

namespace chuhe::cli {

extern const words::Catalogue<Text> english;
extern const words::Catalogue<Text> simplified_chinese;
extern const words::Catalogue<Text> traditional_chinese;
extern const words::Catalogue<Text> vietnamese;

}  // namespace chuhe::cli
