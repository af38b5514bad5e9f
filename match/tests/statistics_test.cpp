#include <chuhe/match/statistics.hpp>

#include <cmath>
#include <random>

#include <gtest/gtest.h>

namespace chuhe::match {
namespace {

TEST(Statistics, EloAndShareAreInverse) {
  for (double elo : {-600.0, -100.0, -1.0, 0.0, 3.5, 191.0, 800.0}) {
    EXPECT_NEAR(elo_from_share(expected_share(elo)), elo, 1e-9);
  }
  EXPECT_NEAR(expected_share(200), 0.7597, 1e-4);
  EXPECT_TRUE(std::isinf(elo_from_share(1)));
}

TEST(Statistics, EstimatesOfPlainResults) {
  EXPECT_FALSE(estimate_elo({}));
  const auto even = estimate_elo({{10, 20, 40, 20, 10}});
  ASSERT_TRUE(even);
  EXPECT_NEAR(even->elo, 0, 1e-9);
  EXPECT_NEAR(even->superiority, 0.5, 1e-9);
  EXPECT_NEAR(even->low, -even->high, 1e-9);
  // 100 pairs, variance of a pair's share 0.0750: a deviation of 0.0274 about 1/2.
  EXPECT_NEAR(even->high, elo_from_share(0.5 + 1.96 * std::sqrt(0.075 / 100)), 0.05);
  const auto sweep = estimate_elo({{0, 0, 0, 0, 7}});
  ASSERT_TRUE(sweep);
  EXPECT_TRUE(std::isinf(sweep->elo));
  EXPECT_TRUE(std::isinf(sweep->high));
  // Seven pairs won leave it possible that one of 2.4 is lost: 0.025 = (1 - 1 / 2.4)^7.
  EXPECT_NEAR(sweep->low, elo_from_share(std::pow(0.025, 1.0 / 7)), 1e-9);
  EXPECT_NEAR(sweep->superiority, 1 - 1.0 / 256, 1e-12);
}

// Openings that favour one colour make pairs of 1: many of them are more certain than won and lost
// games counted one by one would be.
TEST(Statistics, PairsOfOneWinEachSayEqual) {
  const auto pairs = estimate_elo({{0, 0, 1000, 0, 0}});
  ASSERT_TRUE(pairs);
  EXPECT_EQ(pairs->elo, 0);
  EXPECT_FALSE(std::signbit(pairs->elo));
  EXPECT_EQ(pairs->superiority, 0.5);
  EXPECT_NEAR(pairs->low, -pairs->high, 1e-9);
  EXPECT_LT(pairs->high, 2);
  // One pair tells next to nothing.
  const auto one = estimate_elo({{0, 0, 1, 0, 0}});
  ASSERT_TRUE(one);
  EXPECT_GT(one->high, 600);
}

TEST(Statistics, SprtIsAntisymmetric) {
  const Sprt gain{0, 5, 0.05, 0.05};
  const Sprt loss{-5, 0, 0.05, 0.05};
  const PairCounts counts{{5, 30, 80, 42, 9}};
  const PairCounts turned{{9, 42, 80, 30, 5}};
  EXPECT_NEAR(test_sprt(counts, gain).ratio, -test_sprt(turned, loss).ratio, 1e-6);
  EXPECT_NEAR(test_sprt(counts, gain).upper, std::log(19), 1e-12);
  EXPECT_EQ(test_sprt({}, gain).ratio, 0);
}

// Near the middle the ratio is close to that of the normal approximation.
TEST(Statistics, SprtAgreesWithTheNormalApproximation) {
  const PairCounts counts{{40, 210, 480, 230, 45}};
  const auto pairs = static_cast<double>(counts.pairs());
  double mean = 0;
  double square = 0;
  for (int i = 0; i < 5; ++i) {
    const double p = static_cast<double>(counts.counts[static_cast<std::size_t>(i)]) / pairs;
    mean += p * i / 4;
    square += p * i * i / 16;
  }
  const double variance = square - mean * mean;
  const double s0 = expected_share(0);
  const double s1 = expected_share(5);
  const double expected = pairs * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
  EXPECT_NEAR(test_sprt(counts, {0, 5, 0.05, 0.05}).ratio, expected, 0.02 * std::abs(expected));
}

// Simulated matches end on the right side as often as the test promises.
TEST(Statistics, SprtErrsAsSeldomAsItPromises) {
  std::mt19937_64 random(1);
  const auto accepted = [&](double elo) {
    int count = 0;
    for (int match = 0; match < 300; ++match) {
      PairCounts counts;
      const Sprt sprt{0, 30, 0.05, 0.05};
      const double win = expected_share(elo) - 0.2;  // with 40 % draws
      for (SprtDecision decision = SprtDecision::go_on; decision == SprtDecision::go_on;) {
        std::size_t points = 0;
        for (int game = 0; game < 2; ++game) {
          const double roll = std::uniform_real_distribution<>(0, 1)(random);
          points += roll < win ? 2U : roll < win + 0.4 ? 1U : 0U;
        }
        ++counts.counts[points];
        decision = test_sprt(counts, sprt).decision;
        if (decision == SprtDecision::accept_elo1) ++count;
      }
    }
    return count;
  };
  EXPECT_LT(accepted(0), 300 * 0.09);
  EXPECT_GT(accepted(30), 300 * 0.91);
}

}  // namespace
}  // namespace chuhe::match
