#include <chuhe/match/clock.hpp>

#include <algorithm>
#include <cassert>

namespace chuhe::match {

namespace {

constexpr Milliseconds none{0};

}  // namespace

Clock::Clock(const TimeControl& red, const TimeControl& black) {
  sides_[Color::red].control = red;
  sides_[Color::black].control = black;
  for (Color color : all_colors) {
    sides_[color].left = sides_[color].control.base.value_or(none);
  }
}

Milliseconds Clock::spent(Color color, Moment now) const {
  Milliseconds total = sides_[color].spent;
  if (running_ == color) {
    total += std::max(std::chrono::duration_cast<Milliseconds>(now - since_), none);
  }
  return total;
}

void Clock::start(Color color, Moment now) {
  assert(!running_);
  running_ = color;
  since_ = now;
}

void Clock::stop(Moment now) {
  if (!running_) return;
  Side& side = sides_[*running_];
  side.flagged = has_flagged(*running_, now);
  side.spent = spent(*running_, now);
  running_.reset();
}

void Clock::press(Moment now) {
  assert(running_);
  const Color color = *running_;
  stop(now);
  Side& side = sides_[color];
  const TimeControl& control = side.control;
  side.left = std::max(side.left - side.spent, none) + control.increment;
  side.spent = none;
  ++side.moves;
  if (control.moves_per_period && side.moves % *control.moves_per_period == 0) {
    side.left += control.base.value_or(none);
  }
  start(opponent(color), now);
}

std::optional<Milliseconds> Clock::remaining(Color color, Moment now) const {
  if (!sides_[color].control.base) return std::nullopt;
  return std::max(sides_[color].left - spent(color, now), none);
}

std::optional<Milliseconds> Clock::remaining_for_move(Color color, Moment now) const {
  const Side& side = sides_[color];
  const Milliseconds used = spent(color, now);
  std::optional<Milliseconds> left;
  if (side.control.base || side.control.byo_yomi) {
    // The seconds of a move begin to count when the base time has run out.
    left = side.left + side.control.byo_yomi.value_or(none) - used;
  }
  if (side.control.per_move) {
    const Milliseconds own = *side.control.per_move - used;
    left = left ? std::min(*left, own) : own;
  }
  if (!left) return std::nullopt;
  return side.flagged ? none : std::max(*left, none);
}

std::optional<int> Clock::moves_to_go(Color color) const {
  const Side& side = sides_[color];
  if (!side.control.moves_per_period) return std::nullopt;
  return *side.control.moves_per_period - side.moves % *side.control.moves_per_period;
}

bool Clock::has_flagged(Color color, Moment now) const {
  if (sides_[color].flagged) return true;
  const auto left = remaining_for_move(color, now);
  return left && *left <= none;
}

std::optional<Milliseconds> shown_time(const Clock& clock, Color color, Moment now) {
  const auto base = clock.remaining(color, now);
  if (base && base->count() > 0) return base;
  return clock.remaining_for_move(color, now);
}

}  // namespace chuhe::match
