#include "gradient_choice.hpp"

#include <nnue/kernels.hpp>

namespace chuhe::train {

std::vector<Gradient<float>> available_gradients() {
  using namespace engine::nnue;
  std::vector<Gradient<float>> gradients;
  // The engine knows what the processor can do.
  for (const Kernels* kernels : available_kernels()) {
    if (kernels == avx512_kernels && avx512_gradient != nullptr) {
      gradients.push_back(avx512_gradient);
    }
    if (kernels == avx2_kernels && avx2_gradient != nullptr) gradients.push_back(avx2_gradient);
  }
  gradients.push_back(&portable_gradient);
  return gradients;
}

}  // namespace chuhe::train
