// The facts of one move, whatever the rule set.
#pragma once

#include <cstddef>

#include <chuhe/core/line.hpp>
#include <chuhe/core/repetition.hpp>

#include "conduct.hpp"

namespace chuhe::repetition {

/// The facts of `line.moves()[i]` in a cycle. `tracker` has followed the cycle's moves up to and
/// without this one, and follows this one. Mate threats are not examined.
MoveFacts facts_in(const Line& line, Window window, std::size_t i, Tracker& tracker);

}  // namespace chuhe::repetition
