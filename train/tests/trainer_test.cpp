#include "trainer.hpp"

#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <random>

#include <gtest/gtest.h>
#include <nnue/evaluator.hpp>

#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>

#include "data_set.hpp"
#include "random_positions.hpp"

namespace chuhe::train {
namespace {

using engine::nnue::Shape;
using testing::below;
using testing::Random;

Shape shape_of(int hidden, bool king_buckets = false) {
  Shape shape{.hidden = hidden};
  if (king_buckets) {
    shape.king_buckets = 3;
    shape.bucket_of_cell = {0, 1, 2, 2, 2, 2};
  }
  return shape;
}

// A sum over the pieces of `turn` less that of the others.
int material(const Position& position) {
  constexpr int worth[role_count] = {0, 20, 20, 40, 90, 45, 10};
  int sum = 0;
  for (Square square : position.occupied()) {
    const Piece piece = *position.piece_at(square);
    sum += (piece.color == position.turn() ? 1 : -1) * worth[static_cast<std::size_t>(piece.role)];
  }
  return sum;
}

std::vector<Sample> material_samples(int count, std::uint64_t seed) {
  std::vector<Sample> samples;
  testing::for_random_positions(count, seed, [&](const Position& position) {
    const int score = 3 * material(position);
    samples.emplace_back(position, score, score > 100 ? 2 : score < -100 ? 0 : 1);
  });
  return samples;
}

std::vector<Example> examples_of(const std::vector<Sample>& samples, const Shape& shape) {
  std::vector<Example> examples;
  for (const Sample& sample : samples) {
    examples.emplace_back();
    set_inputs(sample, shape.bucket_of_cell, examples.back());
    examples.back().target = static_cast<float>(sample.points()) / 2;
  }
  return examples;
}

TEST(Sample, KeepsWhatItWasMadeOf) {
  testing::for_random_positions(500, 1, [&](const Position& position) {
    const Sample sample(position, -1234, 2);
    EXPECT_EQ(sample.score(), -1234);
    EXPECT_EQ(sample.points(), 2);
    EXPECT_EQ(sample.turn(), position.turn());
    EXPECT_EQ(sample.key(), Sample(position, 55, 0).key());
    int pieces = 0;
    sample.for_pieces([&](Piece piece, Square square) {
      EXPECT_EQ(position.piece_at(square), piece);
      ++pieces;
    });
    EXPECT_EQ(pieces, position.occupied().size());
    if (!position.in_check()) {
      EXPECT_NE(sample.key(), Sample(position.after_pass(), 0, 0).key());
    }
  });
}

TEST(Sample, HasTheInputsThatTheEngineSees) {
  const Shape shape = shape_of(32, true);
  testing::for_random_positions(300, 2, [&](const Position& position) {
    Example example;
    set_inputs(Sample(position, 0, 1), shape.bucket_of_cell, example);
    for (bool is_own : {true, false}) {
      const Color side = is_own ? position.turn() : opponent(position.turn());
      const auto view = engine::nnue::view_of(position, side);
      int i = 0;
      for (Square square : position.occupied()) {
        const int input = shape.bucket_of_cell[view.king_cell] * 689 +
                          engine::nnue::input_of(side, view, *position.piece_at(square), square);
        EXPECT_EQ((is_own ? example.own : example.other)[i++], input);
      }
      EXPECT_EQ(example.count, i);
    }
  });
}

// The slopes against differences of the loss.
void compare_with_differences(double power) {
  const Shape shape = shape_of(64, true);
  const Layout layout{.inputs = shape.inputs(), .hidden = 64};
  Random random(3);
  std::vector<double> weights(layout.size());
  for (double& weight : weights) weight = below(random, 2001) * 0.0002 - 0.2;
  const auto examples = examples_of(material_samples(40, 4), shape);
  std::vector<double> slopes(layout.size());
  std::vector<double> scratch(scratch_size(layout.hidden));
  Work<double> work{.layout = layout,
                    .weights = weights.data(),
                    .examples = examples.data(),
                    .count = examples.size(),
                    .power = power,
                    .slopes = slopes.data(),
                    .scratch = scratch.data()};
  portable_gradient(work);
  work.slopes = nullptr;
  std::vector<std::size_t> places;
  for (int i = 0; i < 300; ++i) {
    const Example& example = examples[random() % examples.size()];
    const auto& inputs = below(random, 2) == 0 ? example.own : example.other;
    const std::size_t input = inputs[below(random, example.count)];
    places.push_back(layout.input_weight(input, random() % layout.hidden));
  }
  for (std::size_t i = layout.biases(); i < layout.size(); ++i) places.push_back(i);
  int not_zero = 0;
  for (std::size_t place : places) {
    constexpr double step = 1e-5;
    const double weight = weights[place];
    weights[place] = weight + step;
    const double above = portable_gradient(work);
    weights[place] = weight - step;
    const double below_it = portable_gradient(work);
    weights[place] = weight;
    const double expected = (above - below_it) / (2 * step);
    EXPECT_NEAR(slopes[place], expected, 1e-6 + 1e-4 * std::abs(expected)) << place;
    if (std::abs(expected) > 1e-5) ++not_zero;
  }
  EXPECT_GT(not_zero, 300);
}

TEST(Gradient, AgreesWithFiniteDifferences) { compare_with_differences(2); }
TEST(Gradient, AgreesWithFiniteDifferencesToOtherPowers) { compare_with_differences(2.5); }

TEST(Gradient, IsTheSameByAllInstructions) {
  for (int hidden : {32, 64, 96}) {
    const Shape shape = shape_of(hidden);
    const Layout layout{.inputs = shape.inputs(), .hidden = static_cast<std::size_t>(hidden)};
    Random random(5);
    std::vector<float> weights(layout.size());
    for (float& weight : weights) weight = static_cast<float>(below(random, 2001)) * 0.0002F - 0.2F;
    const auto examples = examples_of(material_samples(200, 6), shape);
    std::vector<float> expected(layout.size());
    std::vector<float> scratch(scratch_size(layout.hidden));
    Work<float> work{.layout = layout,
                     .weights = weights.data(),
                     .examples = examples.data(),
                     .count = examples.size(),
                     .slopes = expected.data(),
                     .scratch = scratch.data()};
    const double loss = portable_gradient(work);
    for (const Gradient<float> gradient : available_gradients()) {
      std::vector<float> slopes(layout.size());
      work.slopes = slopes.data();
      EXPECT_NEAR(gradient(work), loss, 1e-4 * loss);
      double size = 0;
      double difference = 0;
      for (std::size_t i = 0; i < slopes.size(); ++i) {
        size += std::abs(expected[i]);
        difference += std::abs(expected[i] - slopes[i]);
      }
      EXPECT_GT(size, 0);
      EXPECT_LT(difference, 1e-4 * size);
    }
  }
}

TEST(Rates, GoDownInHalfAWave) {
  const Rates rates{.first = 1e-2, .last = 1e-4, .warm_up = 0.1};
  EXPECT_NEAR(rate_at(rates, 1), 1e-4, 1e-9);
  EXPECT_NEAR(rate_at(rates, 0.5), (1e-2 + 1e-4) / 2, 1e-9);
  EXPECT_LT(rate_at(rates, 0.01), 1.1e-3);
  EXPECT_GT(rate_at(rates, 0.11), 9e-3);
}

Settings small_settings(int epochs) {
  Settings settings;
  settings.shape = shape_of(32);
  settings.epochs = epochs;
  settings.batch = 200;
  settings.rates.first = 5e-3;
  return settings;
}

std::vector<std::uint8_t> trained(Trainer& trainer) {
  while (!trainer.is_done()) trainer.run_epoch(nullptr);
  return engine::nnue::network_file(trainer.network("test"));
}

TEST(Trainer, LearnsMaterial) {
  const auto samples = material_samples(20000, 7);
  const auto held_out = material_samples(1000, 8);
  Settings settings = small_settings(12);
  settings.batch = 500;
  Trainer trainer(settings, samples, held_out);
  trained(trainer);
  const auto& epochs = trainer.epochs();
  EXPECT_LT(epochs.back().held_out_loss, 0.5 * epochs.front().held_out_loss);
  EXPECT_LT(epochs.back().loss, 0.3 * epochs.front().loss);
  // Whole numbers say the same, and so does the engine.
  EXPECT_LT(trainer.rounding_error(), 8);
  const engine::Network network = trainer.network("material");
  int right = 0;
  int all = 0;
  testing::for_random_positions(1000, 8, [&](const Position& position) {
    const int expected = 3 * material(position);
    if (std::abs(expected) < 150) return;
    ++all;
    if ((engine::evaluate(position, network) > 0) == (expected > 0)) ++right;
  });
  EXPECT_GT(all, 200);
  EXPECT_GT(right, 0.95 * all);
}

TEST(Trainer, GivesTheSameNetworkForTheSameSettings) {
  const auto samples = material_samples(1000, 9);
  for (int threads : {1, 2}) {
    Settings settings = small_settings(3);
    settings.threads = threads;
    Trainer a(settings, samples, samples);
    Trainer b(settings, samples, samples);
    const auto network = trained(a);
    EXPECT_EQ(network, trained(b));
    settings.seed = 2;
    Trainer c(settings, samples, samples);
    EXPECT_NE(network, trained(c));
  }
}

TEST(Trainer, GoesOnWhereItWasLeft) {
  const auto samples = material_samples(1000, 10);
  Trainer whole(small_settings(4), samples, samples);
  Trainer first(small_settings(4), samples, samples);
  first.run_epoch(nullptr);
  first.run_epoch(nullptr);
  // An epoch that is stopped has not been.
  int asked = 0;
  EXPECT_FALSE(first.run_epoch([&](std::size_t) { return ++asked < 1; }));
  const auto saved = first.save();
  Trainer second(small_settings(4), samples, samples);
  ASSERT_TRUE(second.restore(saved));
  EXPECT_EQ(second.epochs().size(), 2U);
  EXPECT_EQ(trained(second), trained(whole));
  // Nothing else is taken.
  Trainer other(small_settings(5), samples, samples);
  EXPECT_FALSE(other.restore(saved));
  auto damaged = saved;
  damaged[damaged.size() / 2] ^= 1;
  EXPECT_FALSE(other.restore(damaged));
  EXPECT_FALSE(second.restore(std::span(saved).first(100)));
}

TEST(Trainer, BeginsWithAFinishedNetwork) {
  const auto samples = material_samples(1000, 11);
  Settings settings = small_settings(3);
  Trainer first(settings, samples, samples);
  const auto file = trained(first);
  settings.seed = 2;
  Trainer second(settings, samples, samples);
  ASSERT_TRUE(second.start_from(first.network("test")));
  EXPECT_EQ(engine::nnue::network_file(second.network("test")), file);
  second.run_epoch(nullptr);
  EXPECT_LT(second.epochs().front().held_out_loss, first.epochs()[1].held_out_loss);
  settings.shape = shape_of(64);
  EXPECT_FALSE(Trainer(settings, samples, samples).start_from(first.network("test")));
}

TEST(LossPlot, IsAPicture) {
  const std::vector<Epoch> epochs = {{0.09, 0.08, 1e-3, 1}, {0.05, 0.06, 1e-4, 1}};
  const std::string svg = loss_plot(epochs, "a < b");
  EXPECT_TRUE(svg.starts_with("<svg "));
  EXPECT_TRUE(svg.ends_with("</svg>\n"));
  EXPECT_NE(svg.find("a &lt; b"), std::string::npos);
  EXPECT_EQ(svg.find("nan"), std::string::npos);
  EXPECT_EQ(loss_plot({}, "").find("nan"), std::string::npos);
}

// Two games: in the second nothing but a repetition of the first with other scores.
struct Files {
  Files() {
    folder = std::filesystem::temp_directory_path() /
             ("chuhe-train-" + std::to_string(std::random_device{}()));
    std::filesystem::create_directories(folder);
  }
  Files(const Files&) = delete;
  Files& operator=(const Files&) = delete;
  ~Files() { std::filesystem::remove_all(folder); }
  std::string write(const char* name, const std::vector<Game>& games) const {
    const std::string path = (folder / name).string();
    std::ofstream out(path, std::ios::binary);
    ArchiveWriter writer(out, {});
    for (const Game& game : games) writer.add(game);
    writer.flush();
    return path;
  }
  std::filesystem::path folder;
};

std::vector<Game> random_games(int count, std::uint64_t seed) {
  Random random(seed);
  std::vector<Game> games;
  for (int i = 0; i < count; ++i) {
    Game game;
    Position position;
    for (int ply = 0; ply < 60 && has_legal_move(position); ++ply) {
      const Move move = testing::random_move(position, random);
      game.moves.push_back({move, below(random, 12000) - 6000});
      position.play(move);
    }
    games.push_back(game);
  }
  return games;
}

TEST(DataSet, LeavesOutWhatIsAskedFor) {
  const Game game = random_games(1, 11).front();
  DataSet counts;
  EXPECT_EQ(samples_of(game, {}, counts).size() + counts.checks + counts.noisy, 60U);
  EXPECT_GT(counts.noisy, 0U);
  EXPECT_EQ(counts.plies, 60U);
  const Filters none{.skip_checks = false, .skip_noisy = false};
  EXPECT_EQ(samples_of(game, none, counts).size(), 60U);
  EXPECT_EQ(samples_of(game, {.skip_checks = false, .skip_noisy = false, .skip_plies = 10}, counts)
                .size(),
            50U);
  for (const Sample& sample :
       samples_of(game, {.skip_checks = false, .skip_noisy = false, .score_limit = 3000}, counts)) {
    EXPECT_LE(std::abs(sample.score()), 3000);
  }
  const auto half =
      samples_of(game, {.skip_checks = false, .skip_noisy = false, .share = 0.5}, counts).size();
  EXPECT_GT(half, 15U);
  EXPECT_LT(half, 45U);
}

TEST(DataSet, IsReadFromArchives) {
  const Files files;
  const std::vector<Game> games = random_games(400, 12);
  const std::string a = files.write("a.games", games);
  std::vector<Game> relabelled = games;
  for (Game& game : relabelled) {
    for (ScoredMove& scored : game.moves) scored.score = 7;
  }
  const std::string b = files.write("b.games", relabelled);
  const auto one = load({a}, {}, 0.25, 1);
  ASSERT_TRUE(one) << one.error();
  EXPECT_EQ(one->games, 400U);
  EXPECT_GT(one->held_out.size(), one->samples.size() / 5);
  EXPECT_LT(one->held_out.size(), one->samples.size() / 2);
  // The same positions again are left out, whichever threads read them.
  const auto two = load({a, b}, {}, 0.25, 2);
  ASSERT_TRUE(two);
  EXPECT_EQ(two->samples.size(), one->samples.size());
  EXPECT_EQ(two->held_out.size(), one->held_out.size());
  for (std::size_t i = 0; i < one->samples.size(); ++i) {
    ASSERT_EQ(two->samples[i].key(), one->samples[i].key());
    ASSERT_EQ(two->samples[i].score(), one->samples[i].score());
  }
  const auto all = load({a, b}, {.skip_repeated = false}, 0.25, 2);
  ASSERT_TRUE(all);
  EXPECT_EQ(all->samples.size(), 2 * (one->samples.size() + one->held_out.size() + one->repeated) -
                                     all->held_out.size());
  EXPECT_EQ(load({a, (files.folder / "none").string()}, {}, 0, 1).error(),
            (files.folder / "none").string() + ": cannot be read");
}

}  // namespace
}  // namespace chuhe::train
