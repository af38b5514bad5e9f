// The catalogues about analysis, one source file each.
#pragma once

#include <chuhe/words/analysis.hpp>
#include <chuhe/words/catalogue.hpp>

namespace chuhe::words {

extern const Catalogue<AnalysisMessage> analysis_english;
extern const Catalogue<AnalysisMessage> analysis_simplified_chinese;
extern const Catalogue<AnalysisMessage> analysis_traditional_chinese;
extern const Catalogue<AnalysisMessage> analysis_vietnamese;

}  // namespace chuhe::words
