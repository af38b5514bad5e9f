// The decision about a repetition, without its explanation.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include <chuhe/core/line.hpp>
#include <chuhe/core/repetition.hpp>
#include <chuhe/core/rules.hpp>

#include "conduct.hpp"

namespace chuhe::repetition {

struct Decision {
  Verdict verdict = Verdict::none;
  Reason reason = Reason::none;
  std::string_view article;
  /// The moves ruled upon; empty when the position is new.
  Window window;
  int occurrences = 1;
  int occurrences_needed = 0;
  /// Of a ruling by rounds (Sky): how many rounds the offence has lasted.
  int rounds = 0;
};

/// The decision as it stood after the first `plies` moves of the line. `budget` is taken from.
Decision decide(const Line& line, std::size_t plies, const RuleSet& rules, Budget& budget);

/// How often and where the position after `plies` moves has stood: the last occurrence before and
/// the one that makes `needed` (the first of all when there are fewer).
struct Occurrences {
  int count = 1;
  std::size_t previous = 0;
  std::size_t first_needed = 0;
};
Occurrences find_occurrences(const Line& line, std::size_t plies, int needed);

/// What two offences mean under a table of levels: verdict and reason.
struct Weighing {
  Verdict verdict = Verdict::none;
  Reason reason = Reason::none;
};
Weighing weigh(Offence red, Offence black, const RepetitionRules& rules);

/// The article that a rule set cites for a reason; empty when it cites none.
std::string_view article_for(Reason reason, const RepetitionRules& rules);

/// The verdict that a side is at fault, in the words of the sanction.
Verdict verdict_against(Color side, Sanction sanction);

/// Whether `side` had been told to change before its last move and has repeated once more: what a
/// verdict of "must change" turns into a loss. `now` is the decision after the line's last move.
bool ignored_warning(const Line& line, const RuleSet& rules, const Decision& now, Budget& budget);

// The special rules, see `special_rules` in decision.cpp. Each may replace the decision.

/// Sky: rounds instead of occurrences.
Decision decide_by_rounds(const Line& line, std::size_t plies, const RuleSet& rules,
                          const Decision& so_far);

}  // namespace chuhe::repetition
