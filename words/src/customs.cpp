#include <chuhe/words/customs.hpp>

#include <chuhe/record/dialects.hpp>

namespace chuhe::words {

const record::Dialect& usual_notation(Language language) {
  switch (language) {
    case Language::english: return record::notation::wxf;
    case Language::simplified_chinese: return record::notation::chinese;
    case Language::traditional_chinese: return record::notation::traditional_chinese;
    case Language::vietnamese: return record::notation::vietnamese;
  }
  return record::notation::wxf;
}

const RuleSet& usual_rules(Language language) {
  const bool is_chinese =
      language == Language::simplified_chinese || language == Language::traditional_chinese;
  return *find_rule_set(is_chinese ? "cxa2020" : "wxf2018");
}

}  // namespace chuhe::words
