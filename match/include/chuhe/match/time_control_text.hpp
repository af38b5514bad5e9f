// Time controls as text: `10+0.1`, `40/60`, `move=0.5`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include <chuhe/match/clock.hpp>

namespace chuhe::match {

enum class TimeControlFault : std::uint8_t {
  empty,         ///< Nothing is said.
  bad_number,    ///< A number is expected.
  unknown_word,  ///< None of `byo=` and `move=`.
  repeated,      ///< Said twice.
  no_time,       ///< The time is used up before the first move.
};

/// What is wrong with a time control, and at which byte of the text.
struct TimeControlError {
  TimeControlFault fault{};
  std::size_t offset = 0;
  friend bool operator==(const TimeControlError&, const TimeControlError&) = default;
};

/// A short English text for developers and logs.
std::string to_string(const TimeControlError& error);

/// Reads `[MOVES/]TIME[+INCREMENT]`, `byo=TIME` and `move=TIME`, in any order with commas between
/// them: the base time, with so many moves for each period of it, and the increment; byo-yomi; the
/// time that no move may exceed. A time is seconds with up to three decimals, `M:SS` or `H:MM:SS`.
std::expected<TimeControl, TimeControlError> parse_time_control(std::string_view text);

/// Writes a time control so that it is read as the same; `none` when nothing limits.
std::string to_string(const TimeControl& control);

/// Reads a time control as people say it: `10+5` is ten minutes and five seconds for each move.
/// The base time is in minutes, or `M:SS`, `H:MM:SS`; increments, byo-yomi (`byo=30`) and the time
/// for a move (`move=60`) are in seconds. `40/90` is ninety minutes for each forty moves.
std::expected<TimeControl, TimeControlError> parse_game_time(std::string_view text);

/// What is left on a clock: `9:41`, `1:02:03`; below a minute with tenths, `0:07.4`.
std::string clock_text(Milliseconds time);

}  // namespace chuhe::match
