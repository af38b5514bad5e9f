// The catalogues about game records, one source file each.
#pragma once

#include <chuhe/words/catalogue.hpp>
#include <chuhe/words/record.hpp>

namespace chuhe::words {

extern const Catalogue<RecordMessage> record_english;
extern const Catalogue<RecordMessage> record_simplified_chinese;
extern const Catalogue<RecordMessage> record_traditional_chinese;
extern const Catalogue<RecordMessage> record_vietnamese;

}  // namespace chuhe::words
