// The catalogues, one source file each.
#pragma once

#include <chuhe/words/catalogue.hpp>
#include <chuhe/words/message.hpp>

namespace chuhe::words {

extern const Catalogue<Message> english;
extern const Catalogue<Message> simplified_chinese;
extern const Catalogue<Message> traditional_chinese;
extern const Catalogue<Message> vietnamese;

}  // namespace chuhe::words
