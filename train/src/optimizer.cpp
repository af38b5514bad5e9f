#include "optimizer.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace chuhe::train {

namespace {

// Beyond these the whole numbers of the finished network overflow.
constexpr float most_input_weight = 1.98F;
constexpr float most_output_weight = 127.0F / 64;
constexpr float most_bias = 64;

constexpr float keep_mean = 0.9F;
constexpr float keep_square = 0.999F;

}  // namespace

double rate_at(const Rates& rates, double place) {
  const double wave = (1 + std::cos(std::numbers::pi * place)) / 2;
  const double rate = rates.last + (rates.first - rates.last) * wave;
  return place < rates.warm_up ? rate * place / rates.warm_up : rate;
}

void step(State& state, const Layout& layout, std::span<std::vector<float>> slopes,
          std::size_t begin, std::size_t end, std::size_t count, double rate, double decay) {
  const auto steps = static_cast<double>(state.steps);
  const auto mean_scale = static_cast<float>(1 / (1 - std::pow(keep_mean, steps)));
  const auto square_scale = static_cast<float>(1 / (1 - std::pow(keep_square, steps)));
  const float share = 1.0F / static_cast<float>(count);
  const auto size = static_cast<float>(rate);
  const auto shrink = static_cast<float>(1 - rate * decay);
  float* const weights = state.weights.data();
  float* const means = state.mean.data();
  float* const squares = state.square.data();
  float* const first = slopes[0].data();
  for (std::vector<float>& more : slopes.subspan(1)) {
    float* const other = more.data();
    for (std::size_t i = begin; i < end; ++i) {
      first[i] += other[i];
      other[i] = 0;
    }
  }
  const auto limit = [&](std::size_t i) {
    if (i < layout.biases()) return most_input_weight;
    if (i >= layout.output_weights() && i < layout.output_biases()) return most_output_weight;
    return most_bias;
  };
  // In stretches of one kind of weight, so that the inner loop is the same for all.
  while (begin < end) {
    std::size_t stop = end;
    for (std::size_t border : {layout.biases(), layout.output_weights(), layout.output_biases()}) {
      if (border > begin) stop = std::min(stop, border);
    }
    const float most = limit(begin);
    for (std::size_t i = begin; i < stop; ++i) {
      const float slope = first[i] * share;
      first[i] = 0;
      means[i] = keep_mean * means[i] + (1 - keep_mean) * slope;
      squares[i] = keep_square * squares[i] + (1 - keep_square) * slope * slope;
      const float change = means[i] * mean_scale / (std::sqrt(squares[i] * square_scale) + 1e-8F);
      const float weight = weights[i] * shrink - size * change;
      weights[i] = weight < -most ? -most : weight > most ? most : weight;
    }
    begin = stop;
  }
}

}  // namespace chuhe::train
