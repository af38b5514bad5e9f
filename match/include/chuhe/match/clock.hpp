// Game clocks of every kind, as values that are told the time.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include <chuhe/core/piece.hpp>

namespace chuhe::match {

using Milliseconds = std::chrono::milliseconds;

/// How much time a side has. What is not set does not limit; a control without limits never flags.
struct TimeControl {
  /// Time at the start (局时), or for each period of `moves_per_period` moves.
  std::optional<Milliseconds> base = {};
  /// Added after each move of one's own (加秒).
  Milliseconds increment{0};
  /// After so many moves of a side `base` is added again.
  std::optional<int> moves_per_period = {};
  /// Once the base time is used up: time for each move, unused time is lost (读秒).
  std::optional<Milliseconds> byo_yomi = {};
  /// No move may take longer (步时).
  std::optional<Milliseconds> per_move = {};
  friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// A point in time, of whatever clock the caller reads; only differences matter.
using Moment = std::chrono::steady_clock::time_point;

/// The clock of a game. Knows nothing of moves but that they have been made.
class Clock {
 public:
  explicit Clock(const TimeControl& control) : Clock(control, control) {}
  /// A control for each side: time odds.
  Clock(const TimeControl& red, const TimeControl& black);

  const TimeControl& control(Color color) const { return sides_[color].control; }

  /// Starts the time of a side. Precondition: not running.
  void start(Color color, Moment now);
  /// The running side has moved: its time stops, what it gains is added, the other side's time
  /// starts. A side that has flagged stays flagged. Precondition: running.
  void press(Moment now);
  /// Stops the running side's time, for a pause or at the end; `start` goes on.
  void stop(Moment now);

  bool is_running() const { return running_.has_value(); }
  std::optional<Color> running() const { return running_; }

  /// What is left of the base time at `now`, not below 0; nothing when there is no base time.
  std::optional<Milliseconds> remaining(Color color, Moment now) const;
  /// What is left for the present move, every limit considered; nothing: no limit. Not below 0.
  std::optional<Milliseconds> remaining_for_move(Color color, Moment now) const;
  /// What a side has used up of its present move at `now`.
  Milliseconds spent(Color color, Moment now) const;
  /// Moves until the next period of the base time begins; nothing without periods.
  std::optional<int> moves_to_go(Color color) const;
  /// Whether a side has used up its time at `now`; once true, always true.
  bool has_flagged(Color color, Moment now) const;

 private:
  struct Side {
    TimeControl control;
    Milliseconds left{0};   // of the base time, at the start of the present move
    Milliseconds spent{0};  // on the present move before it was last started
    int moves = 0;
    bool flagged = false;
  };

  ByColor<Side> sides_;
  std::optional<Color> running_;
  Moment since_{};
};

/// What a clock shows for a side at `now`: the base time, or, once that is used up, the time for
/// the move; nothing where neither limits.
std::optional<Milliseconds> shown_time(const Clock& clock, Color color, Moment now);

}  // namespace chuhe::match
