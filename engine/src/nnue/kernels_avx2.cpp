#include "vector_kernels.hpp"

#if defined(CHUHE_X86_KERNELS)

#include <immintrin.h>

namespace chuhe::engine::nnue {
namespace {

struct Vector {
  static constexpr int lanes = 16;
  using Type = __m256i;
  using Sum = __m256i;
  static Type load(const int16_t* from) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
  }
  static void store(int16_t* to, Type v) { _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), v); }
  static Type add(Type a, Type b) { return _mm256_add_epi16(a, b); }
  static Type subtract(Type a, Type b) { return _mm256_sub_epi16(a, b); }
  static Sum zero_sum() { return _mm256_setzero_si256(); }
  static Sum add_squares(Sum sum, Type value, Type weight) {
    value =
        _mm256_min_epi16(_mm256_max_epi16(value, _mm256_setzero_si256()), _mm256_set1_epi16(255));
    return _mm256_add_epi32(sum, _mm256_madd_epi16(value, _mm256_mullo_epi16(value, weight)));
  }
  static int64_t total(Sum sum) {
    int32_t parts[8];
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(parts), sum);
    int64_t all = 0;
    for (int32_t part : parts) all += part;
    return all;
  }
};

constexpr Kernels kernels = kernels_of<Vector>("AVX2");

}  // namespace
const Kernels* const avx2_kernels = &kernels;
}  // namespace chuhe::engine::nnue

#else
namespace chuhe::engine::nnue {
const Kernels* const avx2_kernels = nullptr;
}
#endif
