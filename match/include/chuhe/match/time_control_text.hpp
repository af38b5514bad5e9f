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

}  // namespace chuhe::match
