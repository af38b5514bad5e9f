// The classes of moves and the profiles of sides for the explanation, under the rule sets that need
// no search. Verdicts do not depend on anything here.
#pragma once

#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/core/repetition.hpp>

#include "conduct.hpp"

namespace chuhe::repetition {

struct Explained {
  std::vector<JudgedMove> moves;
  ByColor<Profile> profiles;
};

/// Explains the moves of a cycle. `budget` is what the search for mate threats may use.
Explained explain_moves(const Line& line, Window window, const RepetitionRules& rules,
                        Budget& budget);

}  // namespace chuhe::repetition
