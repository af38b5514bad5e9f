// AVX-512 with the byte and word and the VNNI instructions.
#include "vector_kernels.hpp"

#if defined(CHUHE_X86_KERNELS)

#include <immintrin.h>

namespace chuhe::engine::nnue {
namespace {

struct Vector {
  static constexpr int lanes = 32;
  using Type = __m512i;
  using Sum = __m512i;
  static Type load(const int16_t* from) { return _mm512_loadu_si512(from); }
  static void store(int16_t* to, Type v) { _mm512_storeu_si512(to, v); }
  static Type add(Type a, Type b) { return _mm512_add_epi16(a, b); }
  static Type subtract(Type a, Type b) { return _mm512_sub_epi16(a, b); }
  static Sum zero_sum() { return _mm512_setzero_si512(); }
  static Sum add_squares(Sum sum, Type value, Type weight) {
    value =
        _mm512_min_epi16(_mm512_max_epi16(value, _mm512_setzero_si512()), _mm512_set1_epi16(255));
    return _mm512_dpwssd_epi32(sum, value, _mm512_mullo_epi16(value, weight));
  }
  static int64_t total(Sum sum) {
    int32_t parts[16];
    _mm512_storeu_si512(parts, sum);
    int64_t all = 0;
    for (int32_t part : parts) all += part;
    return all;
  }
};

constexpr Kernels kernels = kernels_of<Vector>("AVX-512 VNNI");

}  // namespace
const Kernels* const avx512_kernels = &kernels;
}  // namespace chuhe::engine::nnue

#else
namespace chuhe::engine::nnue {
const Kernels* const avx512_kernels = nullptr;
}
#endif
