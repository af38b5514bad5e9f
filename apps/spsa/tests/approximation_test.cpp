#include "approximation.hpp"

#include <cmath>
#include <random>

#include <gtest/gtest.h>

#include "progress_file.hpp"

namespace chuhe::spsa {
namespace {

std::vector<Parameter> three() {
  return {{"A", 0, 1000, 20, 100}, {"B", -50, 50, 2, 0}, {"C", 0, 10, 1, 9}};
}

// A game in which the best are 300, -20 and 5; chance has its say.
double points(const Comparison& comparison, std::mt19937& random) {
  const auto strength = [](const std::vector<int>& values) {
    return -std::pow((values[0] - 300) / 20.0, 2) - std::pow((values[1] + 20) / 2.0, 2) -
           std::pow(values[2] - 5, 2);
  };
  const double difference = strength(comparison.first) - strength(comparison.second);
  std::normal_distribution<double> chance(0, 2);
  return std::clamp(std::round(difference / 10 + chance(random)), -8.0, 8.0);
}

TEST(Approximation, FindsWhatIsBestInSpiteOfChance) {
  Approximation approximation(three(), {.iterations = 3000, .rate = 0.03, .seed = 5});
  std::mt19937 random(1);
  while (!approximation.finished()) approximation.take(points(approximation.next(), random));
  EXPECT_NEAR(approximation.parameters()[0].value, 300, 30);
  EXPECT_NEAR(approximation.parameters()[1].value, -20, 3);
  EXPECT_NEAR(approximation.parameters()[2].value, 5, 1.5);
}

TEST(Approximation, StaysWithinTheBounds) {
  Approximation approximation(three(), {.iterations = 50, .rate = 5});
  while (!approximation.finished()) {
    const Comparison comparison = approximation.next();
    for (const auto& values : {comparison.first, comparison.second}) {
      for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_GE(values[i], three()[i].least);
        EXPECT_LE(values[i], three()[i].most);
      }
    }
    approximation.take(8);
  }
  for (const Parameter& each : approximation.parameters()) {
    EXPECT_GE(each.value, each.least);
    EXPECT_LE(each.value, each.most);
  }
}

TEST(Approximation, GoesOnAsIfItHadNeverStopped) {
  const Schedule schedule{.iterations = 20, .rate = 0.1, .seed = 9};
  Approximation whole(three(), schedule);
  std::optional<Approximation> parts;
  parts.emplace(three(), schedule);
  for (int i = 0; i < 20; ++i) {
    const Comparison comparison = whole.next();
    EXPECT_EQ(comparison.first, parts->next().first);
    EXPECT_EQ(comparison.second, parts->next().second);
    whole.take(i % 5 - 2);
    parts->take(i % 5 - 2);
    const Progress progress{schedule, {}, parts->done(), parts->parameters()};
    const auto read = parse_progress(print_progress(progress));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, progress);
    parts.emplace(read->parameters, read->schedule, read->done);
  }
  EXPECT_EQ(whole.parameters(), parts->parameters());
}

TEST(ProgressFile, RefusesWhatItCannotBe) {
  const std::string good = print_progress({{}, {}, 3, three()});
  EXPECT_TRUE(parse_progress(good));
  for (const auto& [from, to] :
       std::vector<std::pair<std::string, std::string>>{{"\"done\": 3", "\"done\": -1"},
                                                        {"\"done\": 3", "\"done\": 5000"},
                                                        {"\"done\": 3", "\"done\": \"3\""},
                                                        {"\"chuhe_spsa\": 1", "\"chuhe_spsa\": 2"},
                                                        {"\"step\": 20.0", "\"step\": 0"},
                                                        {"\"value\": 100.0", "\"value\": 1000.5"},
                                                        {"\"name\": \"A\"", "\"name\": 1"}}) {
    std::string bad = good;
    ASSERT_NE(bad.find(from), std::string::npos) << from;
    bad.replace(bad.find(from), from.size(), to);
    EXPECT_FALSE(parse_progress(bad)) << to;
  }
  for (std::size_t length = 0; length + 2 < good.size(); ++length) {
    EXPECT_FALSE(parse_progress(good.substr(0, length)));
  }
}

}  // namespace
}  // namespace chuhe::spsa
