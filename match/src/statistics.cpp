#include <chuhe/match/statistics.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace chuhe::match {

namespace {

constexpr std::array<double, 5> shares{0, 0.25, 0.5, 0.75, 1};

// The distribution nearest to `observed` in likelihood among those with mean `mean`: each
// probability is observed / (1 + theta * (share - mean)), with theta such that the mean comes out.
// Precondition: all of `observed` are positive and sum to 1, 0 < mean < 1.
std::array<double, 5> constrained(const std::array<double, 5>& observed, double mean) {
  const auto excess = [&](double theta) {
    double sum = 0;
    for (std::size_t i = 0; i < shares.size(); ++i) {
      sum += observed[i] * (shares[i] - mean) / (1 + theta * (shares[i] - mean));
    }
    return sum;
  };
  // `excess` falls all the way between the poles.
  double low = -1 / (1 - mean);
  double high = 1 / mean;
  for (int i = 0; i < 64; ++i) {
    const double middle = (low + high) / 2;
    (excess(middle) > 0 ? low : high) = middle;
  }
  const double theta = (low + high) / 2;
  std::array<double, 5> result{};
  for (std::size_t i = 0; i < shares.size(); ++i) {
    result[i] = observed[i] / (1 + theta * (shares[i] - mean));
  }
  return result;
}

// All pairs came out the same, and their deviation tells nothing. Another result may have any
// probability with which so many pairs would all be the same in one of 40 matches; it may be the
// worst, or the best.
void bound_uniform(EloEstimate& estimate, double pairs) {
  const double other = 1 - std::pow(0.025, 1 / pairs);
  estimate.low = elo_from_share(estimate.share * (1 - other));
  estimate.high = elo_from_share(estimate.share * (1 - other) + other);
  const double chance = std::pow(0.5, pairs + 1);
  if (estimate.share != 0.5) estimate.superiority = estimate.share > 0.5 ? 1 - chance : chance;
}

}  // namespace

double expected_share(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double elo_from_share(double share) {
  if (share <= 0) return -std::numeric_limits<double>::infinity();
  if (share >= 1) return std::numeric_limits<double>::infinity();
  // Plus 0 where it would be minus 0.
  return 0.0 - 400 * std::log10(1 / share - 1);
}

std::optional<EloEstimate> estimate_elo(const PairCounts& counts) {
  const auto pairs = static_cast<double>(counts.pairs());
  if (pairs == 0) return std::nullopt;
  double mean = 0;
  double square = 0;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    const double probability = static_cast<double>(counts.counts[i]) / pairs;
    mean += probability * shares[i];
    square += probability * shares[i] * shares[i];
  }
  const double deviation = std::sqrt(std::max(square - mean * mean, 0.0) / pairs);
  EloEstimate estimate;
  estimate.share = mean;
  estimate.elo = elo_from_share(mean);
  if (deviation == 0) {
    bound_uniform(estimate, pairs);
    return estimate;
  }
  estimate.low = elo_from_share(mean - 1.959964 * deviation);
  estimate.high = elo_from_share(mean + 1.959964 * deviation);
  estimate.superiority = 0.5 * std::erfc(-(mean - 0.5) / deviation / std::sqrt(2.0));
  return estimate;
}

SprtState test_sprt(const PairCounts& counts, const Sprt& sprt) {
  assert(sprt.elo0 < sprt.elo1 && sprt.alpha > 0 && sprt.alpha < 0.5 && sprt.beta > 0 &&
         sprt.beta < 0.5);
  SprtState state;
  state.lower = std::log(sprt.beta / (1 - sprt.alpha));
  state.upper = std::log((1 - sprt.beta) / sprt.alpha);
  const auto pairs = static_cast<double>(counts.pairs());
  if (pairs == 0) return state;
  // What never occurred is given a little, or else it would be held impossible.
  constexpr double little = 1e-3;
  std::array<double, 5> observed{};
  const double total = pairs + little * static_cast<double>(observed.size());
  for (std::size_t i = 0; i < observed.size(); ++i) {
    observed[i] = (static_cast<double>(counts.counts[i]) + little) / total;
  }
  const auto at0 = constrained(observed, expected_share(sprt.elo0));
  const auto at1 = constrained(observed, expected_share(sprt.elo1));
  for (std::size_t i = 0; i < observed.size(); ++i) {
    state.ratio += pairs * observed[i] * std::log(at1[i] / at0[i]);
  }
  if (state.ratio <= state.lower) state.decision = SprtDecision::accept_elo0;
  if (state.ratio >= state.upper) state.decision = SprtDecision::accept_elo1;
  return state;
}

}  // namespace chuhe::match
