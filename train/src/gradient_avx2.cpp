#include "gradient_body.hpp"

#if defined(CHUHE_X86_KERNELS)

#include <immintrin.h>

namespace chuhe::train {
namespace {

struct Vector {
  using Real = float;
  static constexpr size_t lanes = 8;
  __m256 v;

  static Vector load(const float* from) { return {_mm256_loadu_ps(from)}; }
  static Vector all(float value) { return {_mm256_set1_ps(value)}; }
  void store(float* to) const { _mm256_storeu_ps(to, v); }
  Vector clipped() const {
    return {_mm256_min_ps(_mm256_max_ps(v, _mm256_setzero_ps()), _mm256_set1_ps(1))};
  }
  Vector inside(const Vector& other) const {
    const __m256 above = _mm256_cmp_ps(v, _mm256_setzero_ps(), _CMP_GT_OQ);
    const __m256 below = _mm256_cmp_ps(v, _mm256_set1_ps(1), _CMP_LT_OQ);
    return {_mm256_and_ps(_mm256_and_ps(above, below), other.v)};
  }
  friend Vector operator+(const Vector& a, const Vector& b) { return {_mm256_add_ps(a.v, b.v)}; }
  friend Vector operator*(const Vector& a, const Vector& b) { return {_mm256_mul_ps(a.v, b.v)}; }
};

double run(const Work<float>& work) { return Body<Vector>::run(work); }

}  // namespace
const Gradient<float> avx2_gradient = &run;
}  // namespace chuhe::train

#else
namespace chuhe::train {
const Gradient<float> avx2_gradient = nullptr;
}
#endif
