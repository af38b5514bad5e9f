// The value of a series of captures on one square.
#pragma once

#include <chuhe/core/move.hpp>
#include <chuhe/core/position.hpp>

#include "value.hpp"

namespace chuhe::engine {

/// What a piece is worth in an exchange.
constexpr Value exchange_value(Role role) {
  constexpr Value values[role_count] = {0, 200, 200, 420, 950, 450, 120};
  return values[static_cast<int>(role)];
}

/// Whether the captures and recaptures on the move's target, begun by the move and gone on with as
/// long as they pay, gain at least `threshold` for its side. Attackers are found anew on the board
/// as it has become: screens come and go, legs are freed, and a piece that alone keeps the kings
/// apart takes no part. Precondition: pseudo-legal.
bool exchange_gains(const Position& position, Move move, Value threshold);

}  // namespace chuhe::engine
