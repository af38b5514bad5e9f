// Which of the computations of gradient.hpp to use.
#pragma once

#include <vector>

#include "gradient.hpp"

namespace chuhe::train {

/// Those that this machine can do, the fastest first; the last is portable.
std::vector<Gradient<float>> available_gradients();
inline Gradient<float> best_gradient() { return available_gradients().front(); }

}  // namespace chuhe::train
