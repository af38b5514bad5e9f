#include <chuhe/match/opening_statistics.hpp>

#include <string_view>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>

namespace chuhe::match {
namespace {

std::vector<Move> moves_of(std::string_view text) {
  std::vector<Move> moves;
  for (std::size_t at = 0; at + 4 <= text.size(); at += 5) {
    moves.push_back(*parse_coordinates(text.substr(at, 4)));
  }
  return moves;
}

constexpr OpeningCriteria any{
    .first_ply = 1, .last_ply = 10, .least_games = 1, .lowest_share = 0, .highest_share = 1};

TEST(OpeningStatistics, MirrorImagesAndTranspositionsAreTheSame) {
  OpeningStatistics statistics(3);
  statistics.add(moves_of("h2e2 h9g7 c3c4 i9h9"), Color::red);
  statistics.add(moves_of("b2e2 b9c7 g3g4 a9b9"), Color::black);  // the mirror image
  statistics.add(moves_of("c3c4 h9g7 h2e2 i9h9"), std::nullopt);  // another order
  OpeningCriteria criteria = any;
  criteria.first_ply = 3;
  const auto openings = statistics.choose(criteria);
  ASSERT_EQ(openings.size(), 1U);
  EXPECT_EQ(openings[0].moves, moves_of("h2e2 h9g7 c3c4"));
  EXPECT_EQ(openings[0].games, 3);
  EXPECT_NEAR(openings[0].share, 0.5, 1e-12);
}

TEST(OpeningStatistics, CriteriaChoose) {
  OpeningStatistics statistics(10);
  for (int i = 0; i < 4; ++i) statistics.add(moves_of("h2e2 h9g7"), Color::red);
  statistics.add(moves_of("c3c4 g6g5"), Color::black);
  statistics.add(moves_of("c3c4 g6g5"), Color::red);
  OpeningCriteria criteria = any;
  criteria.lowest_share = 0.4;
  criteria.highest_share = 0.6;
  auto openings = statistics.choose(criteria);
  ASSERT_EQ(openings.size(), 1U);
  EXPECT_EQ(openings[0].moves, moves_of("c3c4 g6g5"));
  criteria.outside = true;
  openings = statistics.choose(criteria);
  ASSERT_EQ(openings.size(), 1U);
  EXPECT_EQ(openings[0].moves, moves_of("h2e2 h9g7"));
  criteria.least_games = 5;
  EXPECT_TRUE(statistics.choose(criteria).empty());
  criteria = any;
  EXPECT_EQ(statistics.choose(criteria).size(), 2U);
  criteria.most = 1;
  EXPECT_EQ(statistics.choose(criteria).at(0).games, 4);
  criteria.last_ply = 1;
  EXPECT_EQ(statistics.choose(criteria).at(0).moves.size(), 1U);
}

TEST(OpeningStatistics, GamesAreReadAsFarAsTheyAreLegal) {
  OpeningStatistics statistics(10);
  statistics.add(moves_of("h2e2 h2e2 h9g7"), Color::red);
  statistics.add({}, Color::red);
  const auto openings = statistics.choose(any);
  ASSERT_EQ(openings.size(), 1U);
  EXPECT_EQ(openings[0].moves.size(), 1U);
}

}  // namespace
}  // namespace chuhe::match
