// The two computations that take the network's time, once for each instruction set.
#pragma once

#include <cstdint>
#include <span>

namespace chuhe::engine::nnue {

/// Both functions give the same on every machine and path, to the last bit. Widths are multiples
/// of 32.
struct Kernels {
  const char* name;

  /// out = in + the added rows - the removed rows, each `width` long, modulo 2^16. `out` may be
  /// `in`.
  void (*update)(std::int16_t* out, const std::int16_t* in, const std::int16_t* const* added,
                 int added_count, const std::int16_t* const* removed, int removed_count, int width);

  /// The sum of weight times the square of the accumulator clipped to 0..255. Precondition: `width`
  /// is at most 1024, weights are within +-128.
  std::int64_t (*squared_sum)(const std::int16_t* accumulator, const std::int16_t* weights,
                              int width);
};

/// What this machine can do, the best first; the last is portable.
std::span<const Kernels* const> available_kernels();
inline const Kernels& best_kernels() { return *available_kernels().front(); }

// One in each translation unit; null where the compiler does not know the instructions.
extern const Kernels portable_kernels;
extern const Kernels* const sse41_kernels;
extern const Kernels* const avx2_kernels;
extern const Kernels* const avx512_kernels;
extern const Kernels* const neon_kernels;
extern const Kernels* const wasm_kernels;

}  // namespace chuhe::engine::nnue
