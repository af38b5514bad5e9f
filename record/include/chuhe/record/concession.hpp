// Ends of a game that the board knows nothing of.
#pragma once

#include <cstdint>

namespace chuhe::record {

/// How a game ends before the rules of the board end it.
enum class Concession : std::uint8_t { resignation, agreement, time_forfeit };

}  // namespace chuhe::record
