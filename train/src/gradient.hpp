// The loss of a network on examples and its slope for every weight.
#pragma once

#include "example.hpp"

namespace chuhe::train {

/// What is computed of some examples: the sum of |sigmoid(output) - target| ^ `power`.
template <class Real>
struct Work {
  Layout layout;
  const Real* weights = nullptr;
  const Example* examples = nullptr;
  size_t count = 0;
  Real power = 2;
  /// The slopes are added here; null: only the loss is wanted.
  Real* slopes = nullptr;
  /// Room for `scratch_size` numbers.
  Real* scratch = nullptr;
  /// The outputs before the sigmoid go here, one an example; may be null.
  Real* outputs = nullptr;
};

/// What `Work::scratch` needs for a width.
constexpr size_t scratch_size(size_t hidden) { return 2 * 128 * hidden; }

/// The sum of losses. The width is a multiple of 32.
template <class Real>
using Gradient = double (*)(const Work<Real>& work);

double portable_gradient(const Work<float>& work);
double portable_gradient(const Work<double>& work);

/// Null where the compiler does not know the instructions.
extern const Gradient<float> avx2_gradient;
extern const Gradient<float> avx512_gradient;

}  // namespace chuhe::train
