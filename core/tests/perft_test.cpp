#include <chuhe/core/perft.hpp>

#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/core/fen.hpp>

namespace chuhe {
namespace {

// Counts up to this are tried every time; together they take a few seconds.
constexpr std::uint64_t quick_nodes = 5'000'000;

struct Row {
  std::string fen;
  int depth = 0;
  std::uint64_t nodes = 0;
};

std::vector<Row> rows() {
  std::vector<Row> result;
  std::ifstream file(CHUHE_TEST_DATA_DIR "/perft.tsv");
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) {
    const std::size_t first = line.find('\t');
    const std::size_t second = line.find('\t', first + 1);
    result.push_back({line.substr(0, first), std::stoi(line.substr(first + 1)),
                      std::stoull(line.substr(second + 1))});
  }
  return result;
}

void count_rows(bool slow) {
  int tried = 0;
  for (const Row& row : rows()) {
    if ((row.nodes > quick_nodes) != slow) continue;
    ++tried;
    const auto reading = read_fen(row.fen);
    ASSERT_TRUE(reading.has_value()) << row.fen;
    EXPECT_EQ(perft(reading->line.position(), row.depth), row.nodes)
        << row.fen << " depth " << row.depth;
  }
  EXPECT_GT(tried, 5);
}

TEST(Perft, Table) { count_rows(false); }

TEST(PerftSlow, Table) { count_rows(true); }

TEST(Perft, DivideAddsUp) {
  const Position position;
  for (int threads : {1, 2, 7}) {
    std::uint64_t nodes = 0;
    const auto parts = perft_divide(position, 3, threads);
    EXPECT_EQ(parts.size(), 44U);
    for (const auto& [move, count] : parts) nodes += count;
    EXPECT_EQ(nodes, 79666U);
    EXPECT_EQ(parts, perft_divide(position, 3));
  }
}

TEST(Perft, LostPositionHasNoLeaves) {
  const Position stalemate = position_from_fen("3k5/2P6/9/9/9/9/9/9/9/4K4 b - - 0 1");
  EXPECT_EQ(perft(stalemate, 1), 0U);
  EXPECT_EQ(perft(stalemate, 0), 1U);
  EXPECT_TRUE(perft_divide(stalemate, 4, 2).empty());
}

}  // namespace
}  // namespace chuhe
