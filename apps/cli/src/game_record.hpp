// A game at the keyboard as a record.
#pragma once

#include <chuhe/record/game.hpp>

#include "game.hpp"

namespace chuhe::cli {

/// The moves, the result with its ending, and the rule set.
record::Game record_of(const Game& game);

}  // namespace chuhe::cli
