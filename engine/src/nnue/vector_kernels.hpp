// The kernels over a type of vectors. Included by translation units that are compiled for an
// instruction set of their own: nothing of the standard library may be used here, for the linker
// could take its inline functions, with such instructions, for all of the program.
#pragma once

#include <stdint.h>

#include "kernels.hpp"

namespace chuhe::engine::nnue {
namespace {

// `Vector` has: `lanes` of 16 bits; load, store, add, subtract; and zero_sum, add_squares (with the
// weights' vector) and total of a `Sum`.
template <class Vector, int registers>
void update_blocks(int16_t* out, const int16_t* in, const int16_t* const* added, int added_count,
                   const int16_t* const* removed, int removed_count, int width) {
  constexpr int step = Vector::lanes * registers;
  for (int from = 0; from < width; from += step) {
    typename Vector::Type sums[registers];
    for (int r = 0; r < registers; ++r) sums[r] = Vector::load(in + from + r * Vector::lanes);
    for (int i = 0; i < added_count; ++i) {
      const int16_t* const row = added[i] + from;
      for (int r = 0; r < registers; ++r) {
        sums[r] = Vector::add(sums[r], Vector::load(row + r * Vector::lanes));
      }
    }
    for (int i = 0; i < removed_count; ++i) {
      const int16_t* const row = removed[i] + from;
      for (int r = 0; r < registers; ++r) {
        sums[r] = Vector::subtract(sums[r], Vector::load(row + r * Vector::lanes));
      }
    }
    for (int r = 0; r < registers; ++r) Vector::store(out + from + r * Vector::lanes, sums[r]);
  }
}

template <class Vector>
void vector_update(int16_t* out, const int16_t* in, const int16_t* const* added, int added_count,
                   const int16_t* const* removed, int removed_count, int width) {
  constexpr int many = 8;
  if (width % (Vector::lanes * many) == 0) {
    update_blocks<Vector, many>(out, in, added, added_count, removed, removed_count, width);
  } else {
    update_blocks<Vector, 1>(out, in, added, added_count, removed, removed_count, width);
  }
}

template <class Vector>
int64_t vector_squared_sum(const int16_t* accumulator, const int16_t* weights, int width) {
  typename Vector::Sum sum = Vector::zero_sum();
  for (int i = 0; i < width; i += Vector::lanes) {
    sum = Vector::add_squares(sum, Vector::load(accumulator + i), Vector::load(weights + i));
  }
  return Vector::total(sum);
}

template <class Vector>
constexpr Kernels kernels_of(const char* name) {
  return {name, &vector_update<Vector>, &vector_squared_sum<Vector>};
}

}  // namespace
}  // namespace chuhe::engine::nnue
