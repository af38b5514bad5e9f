#include <nnue/kernels.hpp>

#include "gradient.hpp"

namespace chuhe::train {

Gradient<float> best_gradient() {
  // The engine knows what the processor can do.
  for (const engine::nnue::Kernels* kernels : engine::nnue::available_kernels()) {
    if (kernels == engine::nnue::avx2_kernels && avx2_gradient != nullptr) return avx2_gradient;
  }
  return &portable_gradient;
}

}  // namespace chuhe::train
