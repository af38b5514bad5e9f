// The catalogues about rulings, one source file each.
#pragma once

#include <chuhe/words/catalogue.hpp>
#include <chuhe/words/ruling.hpp>

namespace chuhe::words {

extern const Catalogue<RulingMessage> ruling_english;
extern const Catalogue<RulingMessage> ruling_simplified_chinese;
extern const Catalogue<RulingMessage> ruling_traditional_chinese;
extern const Catalogue<RulingMessage> ruling_vietnamese;

}  // namespace chuhe::words
