// The kernels in plain C++.
#include "kernels.hpp"

namespace chuhe::engine::nnue {

namespace {

void add(std::int16_t* out, const std::int16_t* row, int width) {
  for (int i = 0; i < width; ++i) out[i] = static_cast<std::int16_t>(out[i] + row[i]);
}

void subtract(std::int16_t* out, const std::int16_t* row, int width) {
  for (int i = 0; i < width; ++i) out[i] = static_cast<std::int16_t>(out[i] - row[i]);
}

void update(std::int16_t* out, const std::int16_t* in, const std::int16_t* const* added,
            int added_count, const std::int16_t* const* removed, int removed_count, int width) {
  if (added_count == 1 && removed_count == 1) {  // a quiet move
    const std::int16_t* const to = added[0];
    const std::int16_t* const from = removed[0];
    for (int i = 0; i < width; ++i) out[i] = static_cast<std::int16_t>(in[i] + to[i] - from[i]);
    return;
  }
  for (int i = 0; i < width; ++i) out[i] = in[i];
  for (int i = 0; i < added_count; ++i) add(out, added[i], width);
  for (int i = 0; i < removed_count; ++i) subtract(out, removed[i], width);
}

std::int64_t squared_sum(const std::int16_t* accumulator, const std::int16_t* weights, int width) {
  constexpr int block = 32;
  std::int64_t total = 0;
  for (int from = 0; from < width; from += block) {
    std::int32_t sum = 0;
    for (int i = from; i < from + block; ++i) {
      const std::int32_t value = accumulator[i] < 0     ? 0
                                 : accumulator[i] > 255 ? 255
                                                        : accumulator[i];
      sum += value * value * weights[i];
    }
    total += sum;
  }
  return total;
}

}  // namespace

const Kernels portable_kernels = {"portable", &update, &squared_sum};

}  // namespace chuhe::engine::nnue
