#include "vector_kernels.hpp"

#if defined(CHUHE_X86_KERNELS)

#include <immintrin.h>

namespace chuhe::engine::nnue {
namespace {

struct Vector {
  static constexpr int lanes = 8;
  using Type = __m128i;
  using Sum = __m128i;
  static Type load(const int16_t* from) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
  }
  static void store(int16_t* to, Type v) { _mm_storeu_si128(reinterpret_cast<__m128i*>(to), v); }
  static Type add(Type a, Type b) { return _mm_add_epi16(a, b); }
  static Type subtract(Type a, Type b) { return _mm_sub_epi16(a, b); }
  static Sum zero_sum() { return _mm_setzero_si128(); }
  static Sum add_squares(Sum sum, Type value, Type weight) {
    value = _mm_min_epi16(_mm_max_epi16(value, _mm_setzero_si128()), _mm_set1_epi16(255));
    return _mm_add_epi32(sum, _mm_madd_epi16(value, _mm_mullo_epi16(value, weight)));
  }
  static int64_t total(Sum sum) {
    return int64_t{_mm_cvtsi128_si32(sum)} + _mm_extract_epi32(sum, 1) + _mm_extract_epi32(sum, 2) +
           _mm_extract_epi32(sum, 3);
  }
};

constexpr Kernels kernels = kernels_of<Vector>("SSE4.1");

}  // namespace
const Kernels* const sse41_kernels = &kernels;
}  // namespace chuhe::engine::nnue

#else
namespace chuhe::engine::nnue {
const Kernels* const sse41_kernels = nullptr;
}
#endif
