// The hand-made evaluation.
#pragma once

#include <chuhe/core/position.hpp>

#include "value.hpp"

namespace chuhe::engine {

/// The value of a position for the side to move, without searching. Symmetric in colours and in the
/// mirror but for the right to move. Precondition: nothing; positions in check are evaluated too.
Value evaluate(const Position& position);

}  // namespace chuhe::engine
