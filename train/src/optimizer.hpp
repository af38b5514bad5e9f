// Steps down the slope: AdamW (Loshchilov and Hutter, 2019).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "example.hpp"

namespace chuhe::train {

struct Rates {
  double first = 1e-3;
  double last = 1e-5;
  /// Pulls weights towards zero, by this times the rate each step.
  double decay = 0.01;
  /// Of the whole way, the share in which the rate rises from nought.
  double warm_up = 0.02;
};

/// The rate at a place of the way from 0 to 1: half a wave of the cosine from first to last.
double rate_at(const Rates& rates, double place);

/// Weights with what the steps need. Everything but `weights` is the optimiser's own.
struct State {
  explicit State(std::size_t size) : weights(size), mean(size), square(size) {}
  std::vector<float> weights;
  std::vector<float> mean;
  std::vector<float> square;
  std::uint64_t steps = 0;
};

/// Steps the weights from `begin` to `end` by the mean of the slopes' sums over `count` examples
/// and sets these to zero. Different ranges may be stepped by different threads. `State::steps`
/// must have been raised before.
void step(State& state, const Layout& layout, std::span<std::vector<float>> slopes,
          std::size_t begin, std::size_t end, std::size_t count, double rate, double decay);

}  // namespace chuhe::train
