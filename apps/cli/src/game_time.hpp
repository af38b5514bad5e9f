// Clocks of people's games as text.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include <chuhe/match/clock.hpp>
#include <chuhe/match/time_control_text.hpp>

namespace chuhe::cli {

/// Reads a time control as people say it: `10+5` is ten minutes and five seconds for each move.
/// The base time is in minutes, or `M:SS`, `H:MM:SS`; increments, byo-yomi (`byo=30`) and the time
/// for a move (`move=60`) are in seconds. `40/90` is ninety minutes for each forty moves.
std::expected<match::TimeControl, match::TimeControlError> parse_game_time(std::string_view text);

/// What is left on a clock: `9:41`, `1:02:03`; below a minute with tenths, `0:07.4`.
std::string clock_text(match::Milliseconds time);

}  // namespace chuhe::cli
