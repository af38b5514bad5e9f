#include <chuhe/engine/network.hpp>

#include <algorithm>
#include <random>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include <chuhe/core/attacks.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/line.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/engine/engine.hpp>

#include "nnue/evaluator.hpp"
#include "nnue/network.hpp"

namespace chuhe::engine::nnue {
namespace {

using Random = std::mt19937_64;

int below(Random& random, int n) {
  return static_cast<int>(random() % static_cast<std::uint64_t>(n));
}

std::shared_ptr<Network> random_network(int hidden, int king_buckets, std::uint64_t seed) {
  Shape shape{.hidden = hidden, .king_buckets = king_buckets};
  for (std::size_t i = 0; i < shape.bucket_of_cell.size(); ++i) {
    shape.bucket_of_cell[i] = static_cast<std::uint8_t>(i % static_cast<std::size_t>(king_buckets));
  }
  auto network = std::make_shared<Network>(shape);
  Random random(seed);
  network->name = "random";
  for (auto& weight : network->feature_weights.span()) {
    weight = static_cast<std::int16_t>(below(random, 121) - 60);
  }
  for (auto& weight : network->feature_biases.span()) {
    weight = static_cast<std::int16_t>(below(random, 201) - 50);
  }
  for (auto& weight : network->output_weights.span()) {
    weight = static_cast<std::int16_t>(below(random, 255) - 127);
  }
  for (auto& bias : network->output_biases) bias = below(random, 20001) - 10000;
  return network;
}

// Calls `visit` with the line at each position of random games, whose moves it has followed.
template <class Visit>
void for_random_games(int games, std::uint64_t seed, Visit visit) {
  Random random(seed);
  for (int game = 0; game < games; ++game) {
    Line line;
    for (int ply = 0; ply < 150; ++ply) {
      visit(line);
      const MoveList moves = legal_moves(line.position());
      if (moves.empty()) break;
      line.push(moves[random() % moves.size()]);
    }
  }
}

TEST(Features, NumberEverySquareThatAPieceCanReach) {
  for (Color side : all_colors) {
    for (bool mirror : {false, true}) {
      std::set<int> numbers;
      for (Color color : all_colors) {
        for (Role role : all_roles) {
          const Bitboard reachable = reachable_squares({color, role});
          for (int i = 0; i < square_count; ++i) {
            const Square square = square_at(i);
            const int number =
                input_of(side, {.mirrored = mirror ? std::uint8_t{1} : std::uint8_t{0}},
                         {color, role}, square);
            const int file = file_of(square);
            const bool out_of_view =
                color == side && role == Role::king && (mirror ? file < 4 : file > 4);
            EXPECT_EQ(number >= 0, reachable.contains(square) && !out_of_view);
            if (number >= 0) {
              EXPECT_TRUE(numbers.insert(number).second);
            }
          }
        }
      }
      EXPECT_EQ(numbers.size(), static_cast<std::size_t>(piece_square_count));
      EXPECT_EQ(*numbers.rbegin(), piece_square_count - 1);
    }
  }
}

TEST(Features, AreTheSameInTheMirrorAndForTheOtherColor) {
  const auto network = random_network(32, 6, 1);
  int with_king_in_the_middle = 0;
  for_random_games(30, 2, [&](const Line& line) {
    const Position& position = line.position();
    const Value value = evaluate(position, *network);
    ASSERT_EQ(evaluate(mirrored(position), *network), value) << to_string(position);
    ASSERT_EQ(evaluate(color_swapped(position), *network), value) << to_string(position);
    if (file_of(position.king(Color::red)) == 4) ++with_king_in_the_middle;
  });
  EXPECT_GT(with_king_in_the_middle, 100);
}

TEST(Kernels, AllGiveTheSame) {
  std::printf("kernels here:");
  for (const Kernels* kernels : available_kernels()) std::printf(" %s;", kernels->name);
  std::printf("\n");
  Random random(3);
  for (int width : {32, 64, 96, 128, 256, 480, 1024}) {
    const auto size = static_cast<std::size_t>(width);
    // Any number at all may stand in an accumulator, and the largest sums must fit.
    for (int extreme : {0, 1, 2}) {
      std::vector<std::vector<std::int16_t>> rows(8, std::vector<std::int16_t>(size));
      std::vector<std::int16_t> weights(size);
      for (auto& row : rows) {
        for (auto& number : row) {
          number = extreme != 0 ? std::int16_t{255} : static_cast<std::int16_t>(random());
        }
      }
      for (auto& weight : weights) {
        weight = extreme == 1   ? std::int16_t{127}
                 : extreme == 2 ? std::int16_t{-128}
                                : static_cast<std::int16_t>(below(random, 256) - 128);
      }
      std::vector<const std::int16_t*> pointers;
      for (const auto& row : rows) pointers.push_back(row.data());
      const std::int64_t sum = portable_kernels.squared_sum(rows[0].data(), weights.data(), width);
      if (extreme == 1) {
        EXPECT_EQ(sum, std::int64_t{255} * 255 * 127 * width);
      }
      for (const Kernels* kernels : available_kernels()) {
        EXPECT_EQ(kernels->squared_sum(rows[0].data(), weights.data(), width), sum)
            << kernels->name;
        for (int added = 0; added <= 3; ++added) {
          for (int removed = 0; removed <= 3; ++removed) {
            std::vector<std::int16_t> expected(size);
            std::vector<std::int16_t> actual(size);
            portable_kernels.update(expected.data(), rows[7].data(), pointers.data(), added,
                                    pointers.data() + 3, removed, width);
            kernels->update(actual.data(), rows[7].data(), pointers.data(), added,
                            pointers.data() + 3, removed, width);
            EXPECT_EQ(actual, expected) << kernels->name << ' ' << added << ' ' << removed;
            // In place.
            std::copy(rows[7].begin(), rows[7].end(), actual.begin());
            kernels->update(actual.data(), actual.data(), pointers.data(), added,
                            pointers.data() + 3, removed, width);
            EXPECT_EQ(actual, expected) << kernels->name << " in place";
          }
        }
      }
    }
  }
}

// A search's way: moves and passes forth and back, values asked for now and then.
void walk(Accumulators& accumulators, const Network& network, Line& line, int depth,
          Random& random) {
  if (below(random, 3) != 0) {
    ASSERT_EQ(accumulators.evaluate(line.position()), evaluate(line.position(), network))
        << to_string(line.position());
  }
  if (depth == 0) return;
  const MoveList moves = legal_moves(line.position());
  if (moves.empty()) return;
  for (int i = 0; i < 3; ++i) {
    if (i == 0 && !line.position().in_check() && below(random, 3) == 0) {
      accumulators.push_pass();
      line.push_pass();
    } else {
      const Move move = moves[random() % moves.size()];
      accumulators.push(line.position(), move);
      line.push(move);
    }
    walk(accumulators, network, line, depth - 1, random);
    accumulators.pop();
    line.pop();
  }
}

TEST(Accumulators, FollowALine) {
  for (const Kernels* kernels : available_kernels()) {
    for (int king_buckets : {1, 2, 6}) {
      const auto network = random_network(64, king_buckets, 4);
      Accumulators accumulators(*network, *kernels);
      Random random(5);
      for (const char* fen :
           {"startpos", "3k1a3/4a4/9/2R6/9/9/9/3r5/4K4/3A5 w - - 10 60",
            "2bakab2/9/2n1c1n2/p1r1p1p1p/9/2P1P4/P5P1P/2N1C1N1C/4R4/2BAKAB2 b - - 3 14"}) {
        Line line = read_fen(fen)->line;
        accumulators.begin(line.position());
        walk(accumulators, *network, line, 7, random);
      }
      EXPECT_GT(accumulators.counts().refreshed, 100U);
      EXPECT_GT(accumulators.counts().updated, 100U);
    }
  }
}

TEST(Accumulators, HaveRoomForLongLines) {
  const auto network = random_network(32, 1, 6);
  Accumulators accumulators(*network);
  for_random_games(2, 7, [&](const Line& line) {
    if (line.empty()) {
      accumulators.begin(line.position());
    } else {
      accumulators.push(line.positions()[line.plies() - 1], line.moves().back());
    }
    ASSERT_EQ(accumulators.evaluate(line.position()), evaluate(line.position(), *network));
  });
}

NetworkFault fault_of(const std::vector<std::uint8_t>& file) {
  const auto network = nnue::read_network(file);
  EXPECT_FALSE(network);
  return network ? NetworkFault::unreadable : network.error();
}

TEST(NetworkFile, IsReadAsItWasWritten) {
  for (int king_buckets : {1, 6}) {
    const auto network = random_network(96, king_buckets, 8);
    network->scale = 377;
    const auto file = network_file(*network);
    const auto again = nnue::read_network(file);
    ASSERT_TRUE(again);
    EXPECT_EQ((*again)->name, "random");
    EXPECT_EQ((*again)->scale, 377);
    EXPECT_EQ((*again)->shape, network->shape);
    EXPECT_EQ(network_file(**again), file);
    std::istringstream in(std::string(file.begin(), file.end()));
    const auto from_stream = engine::read_network(in);
    ASSERT_TRUE(from_stream);
    EXPECT_EQ(network_file(**from_stream), file);
  }
}

TEST(NetworkFile, IsRefusedWithAReason) {
  const auto file = network_file(*random_network(32, 1, 9));
  const auto changed = [&](std::size_t at, int value) {
    auto copy = file;
    copy[at] = static_cast<std::uint8_t>(value);
    return fault_of(copy);
  };
  EXPECT_EQ(fault_of({}), NetworkFault::unreadable);
  EXPECT_EQ(fault_of({'P', 'K', 3, 4}), NetworkFault::foreign);
  EXPECT_EQ(fault_of({'C', 'h', 'u'}), NetworkFault::truncated);
  EXPECT_EQ(changed(0, 'K'), NetworkFault::foreign);
  EXPECT_EQ(changed(8, 2), NetworkFault::newer_version);
  EXPECT_EQ(changed(44, 1), NetworkFault::unknown_shape);   // inputs
  EXPECT_EQ(changed(48, 33), NetworkFault::unknown_shape);  // width
  EXPECT_EQ(changed(68, 7), NetworkFault::unknown_shape);   // king buckets
  EXPECT_EQ(changed(72, 1), NetworkFault::unknown_shape);   // a bucket that is not there
  EXPECT_EQ(changed(5000, file[5000] ^ 4), NetworkFault::damaged);
  auto longer = file;
  longer.push_back(0);
  EXPECT_EQ(fault_of(longer), NetworkFault::too_long);
  for (std::size_t size = 1; size < file.size(); size += 1 + size / 10) {
    EXPECT_EQ(fault_of({file.begin(), file.begin() + static_cast<std::ptrdiff_t>(size)}),
              NetworkFault::truncated);
  }
  const auto heavy = random_network(32, 1, 9);
  heavy->output_weights[5] = 128;
  EXPECT_EQ(fault_of(network_file(*heavy)), NetworkFault::damaged);
}

TEST(NetworkFile, OfTheProgramIsWhole) {
  if (embedded_network() == nullptr) GTEST_SKIP() << "this program was built without a network";
  EXPECT_FALSE(name_of(*embedded_network()).empty());
}

TEST(EngineWithNetwork, SearchesAndValuesByIt) {
  const Line line;
  Limits limits;
  limits.depth = 6;
  std::uint64_t nodes[3] = {};
  for (int i = 0; i < 3; ++i) {
    Options options;
    options.network = i == 0 ? nullptr : random_network(32, 1, i == 1 ? 10 : 11);
    auto engine = Engine::create(options);
    ASSERT_TRUE(engine);
    Best best;
    engine->start(line, limits,
                  {[&](const Info& info) { nodes[i] = info.nodes; },
                   [&](const Best& answer) { best = answer; }});
    engine->wait();
    ASSERT_TRUE(best.move);
  }
  EXPECT_NE(nodes[0], nodes[1]);
  EXPECT_NE(nodes[1], nodes[2]);
}

// Changing the network of an engine forgets what the former one has left behind.
TEST(EngineWithNetwork, ForgetsTheFormerNetworksValues) {
  Limits limits;
  limits.depth = 6;
  const auto nodes_of = [&](Engine& engine) {
    std::uint64_t nodes = 0;
    engine.start(Line(), limits, {[&](const Info& info) { nodes = info.nodes; }, nullptr});
    engine.wait();
    return nodes;
  };
  Options options;
  options.network = random_network(32, 1, 12);
  auto fresh = Engine::create(options);
  const std::uint64_t expected = nodes_of(*fresh);
  auto changed = Engine::create();
  nodes_of(*changed);
  ASSERT_TRUE(changed->set_options(options));
  EXPECT_EQ(nodes_of(*changed), expected);
}

// No attackers, no win.
TEST(EngineWithNetwork, KnowsWhoCannotWin) {
  const auto network = random_network(32, 1, 13);
  network->output_biases.fill(100000);
  EXPECT_GT(evaluate(Position(), *network), 0);
  const Position guards = position_from_fen("4k4/4a4/9/9/9/9/9/9/4A4/4KAB2 w - - 0 50");
  EXPECT_EQ(evaluate(guards, *network), 0);
}

}  // namespace
}  // namespace chuhe::engine::nnue
