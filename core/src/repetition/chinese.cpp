#include "chinese.hpp"

namespace chuhe::repetition {

Decision decide_by_classes(const Line&, std::size_t, const RuleSet&, const Decision& so_far,
                           Budget&) {
  Decision decision = so_far;
  if (decision.occurrences >= decision.occurrences_needed) decision.verdict = Verdict::unknown;
  return decision;
}

Decision decide_by_nine_rounds(const Line&, std::size_t, const RuleSet&, const Decision& so_far,
                               Budget&) {
  return so_far;
}

}  // namespace chuhe::repetition
