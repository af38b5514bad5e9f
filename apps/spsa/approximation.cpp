#include "approximation.hpp"

#include <algorithm>
#include <cmath>
#include <random>
#include <utility>

namespace chuhe::spsa {

Approximation::Approximation(std::vector<Parameter> parameters, const Schedule& schedule, int done)
    : parameters_(std::move(parameters)), schedule_(schedule), done_(done) {}

Approximation::Signs Approximation::signs() const {
  std::seed_seq seed{schedule_.seed, schedule_.seed >> 32U, static_cast<std::uint64_t>(done_)};
  std::mt19937_64 random(seed);
  Signs signs;
  for (std::size_t i = 0; i < parameters_.size(); ++i) {
    const std::uint64_t bits = random();
    signs.up.push_back((bits & 1U) != 0 ? 1 : -1);
    signs.round.push_back(static_cast<double>(bits >> 11U) / 0x1p53);
  }
  return signs;
}

double Approximation::change() const {
  return std::pow(static_cast<double>(schedule_.iterations) / (done_ + 1), change_exponent);
}

Comparison Approximation::next() const {
  const Signs signs = this->signs();
  const double change = this->change();
  Comparison comparison;
  for (std::size_t i = 0; i < parameters_.size(); ++i) {
    const Parameter& parameter = parameters_[i];
    // Fractions are rounded up as often as they are large, so that on the whole they count.
    const auto whole = [&](double value) {
      return std::clamp(static_cast<int>(std::floor(value + signs.round[i])), parameter.least,
                        parameter.most);
    };
    const double by = change * parameter.step * signs.up[i];
    comparison.first.push_back(whole(parameter.value + by));
    comparison.second.push_back(whole(parameter.value - by));
  }
  return comparison;
}

void Approximation::take(double points) {
  const Signs signs = this->signs();
  // A tenth of the way keeps the first moves from being wild.
  const double stable = schedule_.iterations / 10.0;
  const double gain =
      schedule_.rate *
      std::pow((stable + schedule_.iterations) / (stable + done_ + 1), gain_exponent);
  for (std::size_t i = 0; i < parameters_.size(); ++i) {
    Parameter& parameter = parameters_[i];
    parameter.value =
        std::clamp(parameter.value + gain / change() * points * signs.up[i] * parameter.step,
                   static_cast<double>(parameter.least), static_cast<double>(parameter.most));
  }
  ++done_;
}

}  // namespace chuhe::spsa
