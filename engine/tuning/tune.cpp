// `chuhe-tune`: fits the terms of the evaluation to games that the engine played against itself.
//
// Logistic regression: the evaluation v of a position predicts the share of points 1 / (1 +
// exp(-v / scale)); the terms are moved, by Adam on the whole set, to where the squared difference
// from a mixture of the game's result and the search's score is least. The same games give the
// same values.
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/os.h>

#include <chuhe/manual/parser.hpp>
#include <chuhe/version.hpp>

#include "evaluation_features.hpp"
#include "evaluation_values.hpp"
#include "samples.hpp"
#include "values_file.hpp"

namespace {

using namespace chuhe::engine;
using namespace chuhe::engine::tuning;

struct Settings {
  std::vector<std::string> games;
  std::string out;
  int rounds = 600;
  double rate = 2.0;
  double scale = 200;
  // How much of the target is the game's result; the rest is the search's score.
  double result_share = 0.5;
  // Pulls terms that few positions have towards zero.
  double pull = 2e-7;
  bool from_material = false;
};

struct Weights {
  std::vector<double> middle = std::vector<double>(term_count);
  std::vector<double> end = std::vector<double>(term_count);
};

double points(double value, double scale) { return 1 / (1 + std::exp(-value / scale)); }

// The evaluation for Red of a sample.
struct Evaluated {
  double value;
  double chances;  // the factor of the linear part
};
Evaluated evaluate(const Sample& sample, const Samples& samples, const Weights& weights,
                   std::size_t tempo) {
  double middle = 0;
  double end = 0;
  for (std::uint32_t i = sample.first; i < sample.first + sample.count; ++i) {
    const Found& found = samples.found[i];
    middle += weights.middle[found.term] * found.count;
    end += weights.end[found.term] * found.count;
  }
  const double share = sample.phase / static_cast<double>(full_phase);
  const double linear = middle * share + end * (1 - share);
  const double chances = (linear > 0 ? sample.red_chances : sample.black_chances) / 64.0;
  return {linear * chances + sample.turn * weights.middle[tempo], chances};
}

double target_of(const Sample& sample, const Settings& settings) {
  return settings.result_share * sample.result +
         (1 - settings.result_share) * points(sample.score, settings.scale);
}

struct Gradient {
  Weights sums;
  double error = 0;
};

// One game in ten is kept from the fit and tells whether what was learnt holds elsewhere.
bool kept_back(const Sample& sample) { return sample.game % 10 == 9; }

void add_gradient(const Samples& samples, const Weights& weights, const Settings& settings,
                  std::size_t tempo, std::size_t from, std::size_t to, Gradient& gradient) {
  for (std::size_t row = from; row < to; ++row) {
    const Sample& sample = samples.rows[row];
    if (kept_back(sample)) continue;
    const Evaluated here = evaluate(sample, samples, weights, tempo);
    const double expected = points(here.value, settings.scale);
    const double difference = expected - target_of(sample, settings);
    gradient.error += difference * difference;
    const double slope = difference * expected * (1 - expected);
    const double share = sample.phase / static_cast<double>(full_phase);
    const double middle = slope * here.chances * share;
    const double end = slope * here.chances * (1 - share);
    for (std::uint32_t i = sample.first; i < sample.first + sample.count; ++i) {
      const Found& found = samples.found[i];
      gradient.sums.middle[found.term] += middle * found.count;
      gradient.sums.end[found.term] += end * found.count;
    }
    gradient.sums.middle[tempo] += slope * sample.turn;
  }
}

// The error on the games kept back, of the mixed target and of the results alone.
struct KeptBackError {
  double target = 0;
  double result = 0;
};
KeptBackError error_kept_back(const Samples& samples, const Weights& weights,
                              const Settings& settings, std::size_t tempo) {
  KeptBackError error;
  std::size_t count = 0;
  for (std::size_t row = 0; row < samples.rows.size(); ++row) {
    if (!kept_back(samples.rows[row])) continue;
    const double expected =
        points(evaluate(samples.rows[row], samples, weights, tempo).value, settings.scale);
    const double difference = expected - target_of(samples.rows[row], settings);
    const double from_result = expected - samples.rows[row].result;
    error.target += difference * difference;
    error.result += from_result * from_result;
    ++count;
  }
  error.target /= static_cast<double>(count);
  error.result /= static_cast<double>(count);
  return error;
}

// The step sizes of Adam (Kingma and Ba, 2015).
class Adam {
 public:
  explicit Adam(double rate) : rate_(rate), mean_(2 * term_count), square_(2 * term_count) {}
  void step(Weights& weights, const Weights& gradient) {
    ++steps_;
    for (std::size_t i = 0; i < term_count; ++i) {
      weights.middle[i] -= change(2 * i, gradient.middle[i]);
      weights.end[i] -= change(2 * i + 1, gradient.end[i]);
    }
  }
  void slow_down(double factor) { rate_ *= factor; }

 private:
  double change(std::size_t i, double gradient) {
    constexpr double keep_mean = 0.9;
    constexpr double keep_square = 0.999;
    mean_[i] = keep_mean * mean_[i] + (1 - keep_mean) * gradient;
    square_[i] = keep_square * square_[i] + (1 - keep_square) * gradient * gradient;
    const double mean = mean_[i] / (1 - std::pow(keep_mean, steps_));
    const double square = square_[i] / (1 - std::pow(keep_square, steps_));
    return rate_ * mean / (std::sqrt(square) + 1e-12);
  }
  double rate_;
  int steps_ = 0;
  std::vector<double> mean_;
  std::vector<double> square_;
};

Weights first_weights(bool from_material) {
  Weights weights;
  const auto* terms = reinterpret_cast<const Tapered*>(&evaluation_values);
  for (std::size_t i = 0; i < term_count; ++i) {
    if (from_material && i >= chuhe::role_count) break;
    weights.middle[i] = terms[i].middle();
    weights.end[i] = terms[i].end();
  }
  return weights;
}

int fit(const Settings& settings) {
  Samples samples;
  for (const std::string& name : settings.games) {
    std::ifstream file(name, std::ios::binary);
    if (!file) {
      fmt::print(stderr, "chuhe-tune: {}: cannot be read\n", name);
      return 3;
    }
    try {
      read_samples(file, samples);
    } catch (const std::runtime_error& error) {
      fmt::print(stderr, "chuhe-tune: {}: {}\n", name, error.what());
      return 2;
    }
  }
  const auto* first = reinterpret_cast<const Tapered*>(&evaluation_values);
  const auto tempo = static_cast<std::size_t>(evaluation_values.tempo.data() - first);
  Weights weights = first_weights(settings.from_material);
  const double rows = static_cast<double>(samples.rows.size());
  fmt::print("{} positions, {} terms\n", samples.rows.size(), term_count);
  Adam adam(settings.rate);
  const std::size_t half = samples.rows.size() / 2;
  for (int round = 0; round < settings.rounds; ++round) {
    // Two halves, always the same: sums in another order would give other values.
    Gradient a;
    Gradient b;
    {
      const std::jthread other(
          [&] { add_gradient(samples, weights, settings, tempo, half, samples.rows.size(), b); });
      add_gradient(samples, weights, settings, tempo, 0, half, a);
    }
    for (std::size_t i = 0; i < term_count; ++i) {
      a.sums.middle[i] =
          (a.sums.middle[i] + b.sums.middle[i]) / rows + settings.pull * weights.middle[i];
      a.sums.end[i] = (a.sums.end[i] + b.sums.end[i]) / rows + settings.pull * weights.end[i];
    }
    adam.step(weights, a.sums);
    if (round % 50 == 0 || round + 1 == settings.rounds) {
      const KeptBackError back = error_kept_back(samples, weights, settings, tempo);
      fmt::print("round {:4}: error {:.6f}; on games kept back {:.6f}, of results {:.6f}\n", round,
                 (a.error + b.error) / (rows * 0.9), back.target, back.result);
      std::fflush(stdout);
    }
    if (round > settings.rounds / 2) adam.slow_down(std::pow(0.05, 2.0 / settings.rounds));
  }
  if (settings.out.empty()) return 0;
  EvaluationTerms values{};
  auto* out = reinterpret_cast<Tapered*>(&values);
  for (std::size_t i = 0; i < term_count; ++i) {
    out[i] = {static_cast<int>(std::lround(weights.middle[i])),
              static_cast<int>(std::lround(weights.end[i]))};
  }
  std::ofstream file(settings.out);
  file << values_file(values);
  file.flush();
  if (!file) {
    fmt::print(stderr, "chuhe-tune: {}: cannot be written\n", settings.out);
    return 3;
  }
  return 0;
}

chuhe::manual::Background page() {
  return {.summary = "fits the terms of the xiangqi engine's evaluation to games",
          .description = {"chuhe-tune moves the terms of the hand-made evaluation to where they "
                          "predict best the results and scores of games made by chuhe-datagen. The "
                          "same games give the same values."},
          .examples = {{"chuhe-tune gen0.games --out evaluation_values.hpp", "Fit to an archive:"}},
          .see_also = {"chuhe-datagen(1)", "chuhe-engine(6)"},
          .date = std::string(chuhe::commit_day)};
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App program("Fits the terms of the evaluation to games played by chuhe-datagen.");
  program.set_version_flag("--version", "chuhe-tune " + std::string(chuhe::version_line));
  Settings settings;
  program.add_option("GAMES", settings.games, "Archives of games")->required();
  program.add_option("--out", settings.out, "Where the values go, as a C++ header")
      ->type_name("FILE");
  program.add_option("--rounds", settings.rounds, "Steps over all positions")
      ->capture_default_str();
  program.add_option("--rate", settings.rate, "Size of the first steps")->capture_default_str();
  program
      .add_option("--scale", settings.scale, "Centipawns at which 73 % of the points are expected")
      ->capture_default_str();
  program.add_option("--result-share", settings.result_share, "Weight of results against scores")
      ->check(CLI::Range(0.0, 1.0))
      ->capture_default_str();
  program.add_option("--pull", settings.pull, "Pull of all terms towards zero")
      ->capture_default_str();
  program.add_flag("--from-material", settings.from_material,
                   "Start from the values of the pieces alone, not from the present values");
  if (chuhe::manual::writes_reference(program, "chuhe-tune", chuhe::version, page(), argc, argv,
                                      std::cout)) {
    return std::cout ? 0 : 3;
  }
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return program.exit(error) == 0 ? 0 : 2;
  }
  return fit(settings);
}
