// WebAssembly with 128-bit vectors (-msimd128).
#include "vector_kernels.hpp"

#if defined(__wasm_simd128__)

#include <wasm_simd128.h>

namespace chuhe::engine::nnue {
namespace {

struct Vector {
  static constexpr int lanes = 8;
  using Type = v128_t;
  using Sum = v128_t;
  static Type load(const int16_t* from) { return wasm_v128_load(from); }
  static void store(int16_t* to, Type v) { wasm_v128_store(to, v); }
  static Type add(Type a, Type b) { return wasm_i16x8_add(a, b); }
  static Type subtract(Type a, Type b) { return wasm_i16x8_sub(a, b); }
  static Sum zero_sum() { return wasm_i32x4_const_splat(0); }
  static Sum add_squares(Sum sum, Type value, Type weight) {
    value = wasm_i16x8_min(wasm_i16x8_max(value, wasm_i16x8_const_splat(0)),
                           wasm_i16x8_const_splat(255));
    return wasm_i32x4_add(sum, wasm_i32x4_dot_i16x8(value, wasm_i16x8_mul(value, weight)));
  }
  static int64_t total(Sum sum) {
    return int64_t{wasm_i32x4_extract_lane(sum, 0)} + wasm_i32x4_extract_lane(sum, 1) +
           wasm_i32x4_extract_lane(sum, 2) + wasm_i32x4_extract_lane(sum, 3);
  }
};

constexpr Kernels kernels = kernels_of<Vector>("WebAssembly SIMD");

}  // namespace
const Kernels* const wasm_kernels = &kernels;
}  // namespace chuhe::engine::nnue

#else
namespace chuhe::engine::nnue {
const Kernels* const wasm_kernels = nullptr;
}
#endif
