#include "kernels.hpp"

#include <array>
#include <cstddef>

#if defined(CHUHE_X86_KERNELS) && defined(_MSC_VER) && !defined(__clang__)
#include <immintrin.h>
#include <intrin.h>
#endif

namespace chuhe::engine::nnue {

namespace {

struct Processor {
  bool sse41 = false;
  bool avx2 = false;
  bool avx512 = false;
};

#if !defined(CHUHE_X86_KERNELS)
Processor this_processor() { return {}; }
#elif defined(_MSC_VER) && !defined(__clang__)
Processor this_processor() {
  Processor processor;
  int leaf[4];
  __cpuid(leaf, 0);
  const int last = leaf[0];
  __cpuid(leaf, 1);
  processor.sse41 = (leaf[2] >> 19 & 1) != 0;
  const bool saves_registers = (leaf[2] >> 27 & 1) != 0;
  if (last < 7 || !saves_registers) return processor;
  // Whether the system keeps the wide registers when it changes processes.
  const unsigned long long saved = _xgetbv(0);
  __cpuidex(leaf, 7, 0);
  processor.avx2 = (saved & 6U) == 6 && (leaf[1] >> 5 & 1) != 0;
  processor.avx512 = processor.avx2 && (saved & 0xe6U) == 0xe6 && (leaf[1] >> 16 & 1) != 0 &&
                     (leaf[1] >> 30 & 1) != 0 && (leaf[2] >> 11 & 1) != 0;
  return processor;
}
#else
Processor this_processor() {
  __builtin_cpu_init();
  return {__builtin_cpu_supports("sse4.1") != 0, __builtin_cpu_supports("avx2") != 0,
          __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512bw") != 0 &&
              __builtin_cpu_supports("avx512vnni") != 0};
}
#endif

struct Choice {
  std::array<const Kernels*, 6> kernels{};
  std::size_t count = 0;
  void add(const Kernels* candidate, bool usable) {
    if (candidate != nullptr && usable) kernels[count++] = candidate;
  }
};

Choice choose() {
  const Processor processor = this_processor();
  Choice choice;
  choice.add(avx512_kernels, processor.avx512);
  choice.add(avx2_kernels, processor.avx2);
  choice.add(sse41_kernels, processor.sse41);
  choice.add(neon_kernels, true);
  choice.add(wasm_kernels, true);
  choice.add(&portable_kernels, true);
  return choice;
}

}  // namespace

std::span<const Kernels* const> available_kernels() {
  static const Choice choice = choose();
  return {choice.kernels.data(), choice.count};
}

}  // namespace chuhe::engine::nnue
