// How the Chinese rules enter the arbiter; the classes themselves are in cxa.hpp.
#pragma once

#include <cstddef>

#include "cxa.hpp"
#include "decision.hpp"

namespace chuhe::repetition {

/// CXA: the classes of the cycle's moves, articles 25 and 26.9.
Decision decide_by_classes(const Line& line, std::size_t plies, const RuleSet& rules,
                           const Decision& so_far, Budget& budget);

/// CXA: nine rounds of forbidden moves that go round without exact repetition.
Decision decide_by_nine_rounds(const Line& line, std::size_t plies, const RuleSet& rules,
                               const Decision& so_far, Budget& budget);

/// What `cxa.hpp` is told by a rule set.
CxaParameters chinese_parameters(const RuleSet& rules);

}  // namespace chuhe::repetition
