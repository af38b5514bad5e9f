// What the results of games tell about strength.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace chuhe::match {

/// Results of pairs of games, both from one opening with colours changed, by the points the first
/// player made in the pair: 0, 1/2, 1, 1 1/2, 2 (the pentanomial of the pair).
struct PairCounts {
  std::array<std::int64_t, 5> counts{};
  std::int64_t pairs() const {
    std::int64_t sum = 0;
    for (std::int64_t count : counts) sum += count;
    return sum;
  }
  friend bool operator==(const PairCounts&, const PairCounts&) = default;
};

/// Elo difference to the expected share of points, 0 to 1, by the logistic curve.
double expected_share(double elo);
/// The inverse. Shares of 0 and 1 give minus and plus infinity.
double elo_from_share(double share);

/// An estimate of the Elo difference.
struct EloEstimate {
  double elo = 0;
  /// The 95 % interval; infinite at an end that the results do not bound.
  double low = 0;
  double high = 0;
  /// The probability that the first player is the stronger, 0 to 1.
  double superiority = 0.5;
  /// The share of points the first player made, 0 to 1.
  double share = 0.5;
};

/// Estimates from pairs: the variance is that of whole pairs, so that an opening that favours one
/// colour costs no certainty; when all pairs came out the same, the interval is what so many pairs
/// leave possible. Nothing without pairs.
std::optional<EloEstimate> estimate_elo(const PairCounts& counts);

/// A sequential probability ratio test between two Elo differences.
struct Sprt {
  double elo0 = 0;
  double elo1 = 5;
  /// The probability of accepting elo1 though elo0 is true, and the other way round.
  double alpha = 0.05;
  double beta = 0.05;
};

enum class SprtDecision : std::uint8_t { go_on, accept_elo0, accept_elo1 };

struct SprtState {
  /// The log-likelihood ratio, and where the test ends on either side.
  double ratio = 0;
  double lower = 0;
  double upper = 0;
  SprtDecision decision = SprtDecision::go_on;
};

/// The generalised test on the pentanomial: the ratio of the likelihoods of the distributions that
/// explain the counts best among those with the expected score of elo1 and of elo0 (Van den Bergh,
/// A practical introduction to the GSPRT, 2020). Precondition: elo0 < elo1, 0 < alpha, beta < 1/2.
SprtState test_sprt(const PairCounts& counts, const Sprt& sprt);

}  // namespace chuhe::match
