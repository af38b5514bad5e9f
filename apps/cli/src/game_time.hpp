// Clocks of people's games as text: the library's, under its short names.
#pragma once

#include <chuhe/match/time_control_text.hpp>

namespace chuhe::cli {

using match::clock_text;
using match::parse_game_time;

}  // namespace chuhe::cli
