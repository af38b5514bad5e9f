// NEON, which every 64-bit ARM processor has.
#include "vector_kernels.hpp"

#if defined(__aarch64__) || defined(_M_ARM64)

#include <arm_neon.h>

namespace chuhe::engine::nnue {
namespace {

struct Vector {
  static constexpr int lanes = 8;
  using Type = int16x8_t;
  using Sum = int32x4_t;
  static Type load(const int16_t* from) { return vld1q_s16(from); }
  static void store(int16_t* to, Type v) { vst1q_s16(to, v); }
  static Type add(Type a, Type b) { return vaddq_s16(a, b); }
  static Type subtract(Type a, Type b) { return vsubq_s16(a, b); }
  static Sum zero_sum() { return vdupq_n_s32(0); }
  static Sum add_squares(Sum sum, Type value, Type weight) {
    value = vminq_s16(vmaxq_s16(value, vdupq_n_s16(0)), vdupq_n_s16(255));
    const Type weighted = vmulq_s16(value, weight);
    sum = vmlal_s16(sum, vget_low_s16(value), vget_low_s16(weighted));
    return vmlal_s16(sum, vget_high_s16(value), vget_high_s16(weighted));
  }
  static int64_t total(Sum sum) { return vaddlvq_s32(sum); }
};

constexpr Kernels kernels = kernels_of<Vector>("NEON");

}  // namespace
const Kernels* const neon_kernels = &kernels;
}  // namespace chuhe::engine::nnue

#else
namespace chuhe::engine::nnue {
const Kernels* const neon_kernels = nullptr;
}
#endif
