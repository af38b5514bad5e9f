#include "gradient_body.hpp"

#if defined(CHUHE_X86_KERNELS)

#include <immintrin.h>

namespace chuhe::train {
namespace {

struct Vector {
  using Real = float;
  static constexpr size_t lanes = 16;
  __m512 v;

  static Vector load(const float* from) { return {_mm512_loadu_ps(from)}; }
  static Vector all(float value) { return {_mm512_set1_ps(value)}; }
  void store(float* to) const { _mm512_storeu_ps(to, v); }
  // By a mask of all numbers: GCC 12 warns of the plain forms, whose headers leave out a value.
  Vector clipped() const {
    constexpr __mmask16 all_numbers = 0xffff;
    const __m512 low = _mm512_maskz_max_ps(all_numbers, v, _mm512_setzero_ps());
    return {_mm512_maskz_min_ps(all_numbers, low, _mm512_set1_ps(1))};
  }
  Vector inside(const Vector& other) const {
    const __mmask16 above = _mm512_cmp_ps_mask(v, _mm512_setzero_ps(), _CMP_GT_OQ);
    return {_mm512_maskz_mov_ps(_mm512_mask_cmp_ps_mask(above, v, _mm512_set1_ps(1), _CMP_LT_OQ),
                                other.v)};
  }
  friend Vector operator+(const Vector& a, const Vector& b) { return {_mm512_add_ps(a.v, b.v)}; }
  friend Vector operator*(const Vector& a, const Vector& b) { return {_mm512_mul_ps(a.v, b.v)}; }
};

double run(const Work<float>& work) { return Body<Vector>::run(work); }

}  // namespace
const Gradient<float> avx512_gradient = &run;
}  // namespace chuhe::train

#else
namespace chuhe::train {
const Gradient<float> avx512_gradient = nullptr;
}
#endif
