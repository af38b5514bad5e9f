#include "gradient_body.hpp"

namespace chuhe::train {
namespace {

template <class Number>
struct Lanes {
  using Real = Number;
  static constexpr size_t lanes = 8;
  Real v[lanes];

  static Lanes load(const Real* from) {
    Lanes result;
    for (size_t i = 0; i < lanes; ++i) result.v[i] = from[i];
    return result;
  }
  static Lanes all(Real value) {
    Lanes result;
    for (Real& number : result.v) number = value;
    return result;
  }
  void store(Real* to) const {
    for (size_t i = 0; i < lanes; ++i) to[i] = v[i];
  }
  Lanes clipped() const {
    Lanes result;
    for (size_t i = 0; i < lanes; ++i) {
      const Real low = v[i] < 0 ? 0 : v[i];
      result.v[i] = low > 1 ? 1 : low;
    }
    return result;
  }
  // `other` where this is between 0 and 1, else 0.
  Lanes inside(const Lanes& other) const {
    Lanes result;
    for (size_t i = 0; i < lanes; ++i) result.v[i] = v[i] > 0 && v[i] < 1 ? other.v[i] : 0;
    return result;
  }
  friend Lanes operator+(const Lanes& a, const Lanes& b) {
    Lanes result;
    for (size_t i = 0; i < lanes; ++i) result.v[i] = a.v[i] + b.v[i];
    return result;
  }
  friend Lanes operator*(const Lanes& a, const Lanes& b) {
    Lanes result;
    for (size_t i = 0; i < lanes; ++i) result.v[i] = a.v[i] * b.v[i];
    return result;
  }
};

}  // namespace

double portable_gradient(const Work<float>& work) { return Body<Lanes<float>>::run(work); }
double portable_gradient(const Work<double>& work) { return Body<Lanes<double>>::run(work); }

}  // namespace chuhe::train
