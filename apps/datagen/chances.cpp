#include "chances.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace chuhe::datagen {

namespace {

double curve(double score, double middle, double width) {
  return 1 / (1 + std::exp((middle - score) / width));
}

// Where a function of one number with a single valley is least, to a hundredth.
template <class Function>
double least(Function function, double low, double high) {
  constexpr double golden = 0.6180339887498949;
  double left = high - golden * (high - low);
  double right = low + golden * (high - low);
  double at_left = function(left);
  double at_right = function(right);
  while (high - low > 0.01) {
    if (at_left < at_right) {
      high = right;
      right = left;
      at_right = at_left;
      left = high - golden * (high - low);
      at_left = function(left);
    } else {
      low = left;
      left = right;
      at_left = at_right;
      right = low + golden * (high - low);
      at_right = function(right);
    }
  }
  return (low + high) / 2;
}

constexpr double narrowest = 5;
constexpr double widest = 3000;

}  // namespace

void Results::add(const train::Game& game) {
  Position position = game.start;
  for (Move move : game.opening) position.play(move);
  const auto& winner = game.outcome.winner;
  for (const auto& [move, score] : game.moves) {
    if (!position.in_check()) {
      add(score, !winner ? 1 : *winner == position.turn() ? 2 : 0);
    }
    position.play(move);
  }
}

void Results::add(int score, int points) {
  if (score < -most || score > most) return;
  const auto bin = static_cast<std::size_t>((score + most + step / 2) / step);
  bins_[std::min(bin, bins_.size() - 1)].results[static_cast<std::size_t>(points)] += 1;
  ++positions_;
}

// Minus the logarithm of how likely the results are.
double Results::surprise(double middle, double width) const {
  constexpr double floor = 1e-6;
  double sum = 0;
  for (std::size_t i = 0; i < bins_.size(); ++i) {
    const double win = curve(score_of(i), middle, width);
    const double loss = curve(-score_of(i), middle, width);
    const double chances[3] = {loss, 1 - win - loss, win};
    for (std::size_t result = 0; result < 3; ++result) {
      const double count = bins_[i].results[result];
      if (count > 0) sum -= count * std::log(std::max(chances[result], floor));
    }
  }
  return sum;
}

double Results::error(double scale) const {
  double sum = 0;
  for (std::size_t i = 0; i < bins_.size(); ++i) {
    const double expected = curve(score_of(i), 0, scale);
    for (std::size_t points = 0; points < 3; ++points) {
      const double difference = static_cast<double>(points) / 2 - expected;
      sum += bins_[i].results[points] * difference * difference;
    }
  }
  return sum;
}

Chances Results::fit() const {
  const auto width_at = [this](double middle) {
    return least([&](double width) { return surprise(middle, width); }, narrowest, widest);
  };
  Chances chances;
  chances.middle =
      least([&](double middle) { return surprise(middle, width_at(middle)); }, 0, widest);
  chances.width = width_at(chances.middle);
  chances.scale = least([&](double scale) { return error(scale); }, narrowest, widest);
  return chances;
}

std::string Results::table(const Chances& chances) const {
  constexpr int wide = 100;
  std::string text = "score   positions    won  drawn   lost   and by the curves\n";
  for (int from = -1000; from <= 1000; from += wide) {
    std::array<double, 3> sums{};
    for (std::size_t i = 0; i < bins_.size(); ++i) {
      if (std::abs(score_of(i) - from) >= wide / 2.0) continue;
      for (std::size_t result = 0; result < 3; ++result) sums[result] += bins_[i].results[result];
    }
    const double all = sums[0] + sums[1] + sums[2];
    if (all == 0) continue;
    const double win = curve(from, chances.middle, chances.width);
    const double loss = curve(-from, chances.middle, chances.width);
    text +=
        fmt::format("{:5}  {:10.0f}  {:.3f}  {:.3f}  {:.3f}   {:.3f}  {:.3f}  {:.3f}\n", from, all,
                    sums[2] / all, sums[1] / all, sums[0] / all, win, 1 - win - loss, loss);
  }
  return text;
}

}  // namespace chuhe::datagen
