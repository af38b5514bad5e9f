// What is usual where a language is spoken.
#pragma once

#include <chuhe/core/rules.hpp>
#include <chuhe/record/notation.hpp>
#include <chuhe/words/language.hpp>

namespace chuhe::words {

/// The notation that games are written in.
const record::Dialect& usual_notation(Language language);

/// The rule set that people's games go by: the Chinese rules in Chinese, the international ones
/// elsewhere.
const RuleSet& usual_rules(Language language);

}  // namespace chuhe::words
