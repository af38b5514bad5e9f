#include "time_control.hpp"

#include <algorithm>

namespace chuhe::engine {

namespace {

constexpr double expected_moves = 38;
constexpr double optimum_share_of_increment = 0.8;
// Of the time left no move may take more than this share, nor more than so many times its optimum.
constexpr double largest_share = 0.4;
constexpr double largest_multiple = 4.5;
// With less on the clock than so many times what is kept back each move, less than the increment is
// spent: the clock recovers, and a machine that is busy elsewhere for a while costs no game.
constexpr double comfortable_reserves = 16;

Milliseconds milliseconds(double value) {
  return Milliseconds(static_cast<Milliseconds::rep>(std::max(value, 1.0)));
}

}  // namespace

TimeBudget time_budget(const Limits& limits, Milliseconds overhead) {
  TimeBudget budget;
  const auto kept_back = static_cast<double>(overhead.count());
  if (limits.remaining || limits.byo_yomi) {
    const double remaining =
        static_cast<double>(limits.remaining.value_or(Milliseconds{0}).count()) - kept_back;
    const auto increment = static_cast<double>(limits.increment.count());
    const auto byo_yomi = static_cast<double>(limits.byo_yomi.value_or(Milliseconds{0}).count());
    const double usable = std::max(remaining, 0.0);
    double moves = expected_moves;
    if (limits.moves_to_go) moves = std::clamp(*limits.moves_to_go, 1, 50);
    const double comfort = std::max(comfortable_reserves * kept_back, 1.0);
    double optimum =
        (usable / moves + optimum_share_of_increment * increment) * std::min(usable / comfort, 1.0);
    double maximum = std::min(usable * largest_share, optimum * largest_multiple);
    if (limits.moves_to_go && *limits.moves_to_go <= 1) {
      optimum = maximum = usable * 0.9;
    }
    // Time for each move is lost when it is not used.
    const double own = std::max(byo_yomi - (remaining > 0 ? 0 : kept_back), 0.0);
    optimum = std::min(optimum, usable * 0.9) + 0.7 * own;
    maximum = std::min(std::max(maximum, optimum - 0.7 * own), usable) + own;
    budget.optimum = milliseconds(optimum);
    budget.maximum = milliseconds(maximum);
  }
  if (limits.move_time) {
    const Milliseconds own =
        milliseconds(static_cast<double>(limits.move_time->count()) - kept_back);
    // A time for this move is used whole unless the clock says less.
    budget.optimum = budget.optimum ? std::min(*budget.optimum, own) : own;
    budget.maximum = budget.maximum ? std::min(*budget.maximum, own) : own;
  }
  return budget;
}

}  // namespace chuhe::engine
