#include <chuhe/match/openings.hpp>

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include <chuhe/core/movegen.hpp>

namespace chuhe::match {
namespace {

TEST(Openings, AreReadLineByLine) {
  const auto openings = parse_openings(
      "\xef\xbb\xbf# a list\r\n"
      "h2e2 h9g7\r\n"
      "\n"
      "  H2-E2 H9-G7 H0-G2  # the same and more\n"
      "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1 moves h9g7; old\n"
      "startpos moves c3c4\n"
      "3ak4/9/8r/9/9/9/9/9/4A4/R3K4 w");
  ASSERT_TRUE(openings) << to_string(openings.error());
  ASSERT_EQ(openings->size(), 5U);
  EXPECT_EQ((*openings)[0].plies(), 2U);
  EXPECT_EQ((*openings)[1].plies(), 3U);
  EXPECT_EQ((*openings)[2].start().turn(), Color::black);
  EXPECT_EQ((*openings)[2].plies(), 1U);
  EXPECT_EQ((*openings)[4].plies(), 0U);
}

TEST(Openings, FaultsHaveALine) {
  const auto fault = [](std::string_view text) {
    const auto openings = parse_openings(text);
    return openings ? OpeningFault{OpeningFaultKind::none, 999} : openings.error();
  };
  EXPECT_EQ(fault("").kind, OpeningFaultKind::none);
  EXPECT_EQ(fault("# nothing\n\n").kind, OpeningFaultKind::none);
  EXPECT_EQ(fault("h2e2\nh2e2 h2e2\n").kind, OpeningFaultKind::bad_line);
  EXPECT_EQ(fault("h2e2\nh2e2 h2e2\n").line, 2U);
  EXPECT_EQ(fault("h2e2\nh2e2 h2e2\n").faults.front().kind, FenFaultKind::illegal_move);
  EXPECT_EQ(fault("nonsense").kind, OpeningFaultKind::bad_line);
  EXPECT_EQ(fault("3k5/2P6/9/9/9/9/9/9/9/4K4 b").kind, OpeningFaultKind::game_over);
  // A compressed file that has been named a list.
  EXPECT_EQ(fault("\x1f\x8b\x08").kind, OpeningFaultKind::not_text);
}

// The suites are what they say they are: legal, different, and the sides' turns mixed.
TEST(Openings, SuitesAreInOrder) {
  std::set<std::uint64_t> keys;
  for (const auto& [text, least] : {std::pair(balanced_openings(), std::size_t{400}),
                                    std::pair(unbalanced_openings(), std::size_t{150})}) {
    const auto openings = parse_openings(text);
    ASSERT_TRUE(openings) << to_string(openings.error());
    EXPECT_GE(openings->size(), least);
    std::size_t red = 0;
    for (const Line& line : *openings) {
      EXPECT_GE(line.plies(), 6U);
      EXPECT_LE(line.plies(), 10U);
      EXPECT_TRUE(line.start() == Position{});
      const std::uint64_t key = std::min(line.position().key(), mirrored(line.position()).key());
      EXPECT_TRUE(keys.insert(key).second) << to_string(line.position());
      if (line.position().turn() == Color::red) ++red;
    }
    EXPECT_GT(red, openings->size() / 10);
  }
}

TEST(Openings, OrderDependsOnTheSeedAlone) {
  const auto order = shuffled_order(100, 1);
  EXPECT_EQ(order, shuffled_order(100, 1));
  EXPECT_NE(order, shuffled_order(100, 2));
  auto sorted = order;
  std::ranges::sort(sorted);
  for (std::size_t i = 0; i < sorted.size(); ++i) EXPECT_EQ(sorted[i], i);
  // The same on every system and for ever: states of matches depend on it.
  EXPECT_EQ(shuffled_order(8, 1), (std::vector<std::size_t>{4, 6, 3, 5, 1, 7, 2, 0}));
  EXPECT_TRUE(shuffled_order(0, 1).empty());
}

}  // namespace
}  // namespace chuhe::match
