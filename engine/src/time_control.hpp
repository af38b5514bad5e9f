// How long to think.
#pragma once

#include <chrono>
#include <optional>

#include <chuhe/engine/engine.hpp>

namespace chuhe::engine {

/// What a clock allows for one move: nothing where no clock limits it.
struct TimeBudget {
  /// After this no new iteration is begun, scaled by how settled the search is.
  std::optional<Milliseconds> optimum;
  /// After this the search is stopped.
  std::optional<Milliseconds> maximum;
};

/// Shares out a clock: base time with increment, with moves to go, with a time for each move once
/// the base time is used up, or a time for this move alone. `overhead` is kept back. Negative and
/// tiny clocks give a budget of 1 ms.
TimeBudget time_budget(const Limits& limits, Milliseconds overhead);

}  // namespace chuhe::engine
