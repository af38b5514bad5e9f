#include <chuhe/match/tournament.hpp>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include <gtest/gtest.h>

namespace chuhe::match {
namespace {

FinishedGame finished(std::size_t number, std::optional<Color> winner,
                      Termination termination = Termination::resignation) {
  return {number, winner, termination, std::nullopt, 40};
}

TEST(Schedule, PairsHaveOneOpeningAndChangedColours) {
  for (const Pairing pairing : {Pairing::round_robin, Pairing::gauntlet}) {
    const Schedule schedule(4, pairing, 7);
    EXPECT_EQ(schedule.encounters().size(), pairing == Pairing::gauntlet ? 3U : 6U);
    EXPECT_EQ(schedule.rounds(), 4U);
    std::map<std::pair<std::size_t, std::size_t>, std::set<std::size_t>> rounds;
    for (std::size_t i = 0; i < schedule.size(); i += 2) {
      const ScheduledGame first = schedule.game(i);
      const ScheduledGame second = schedule.game(i + 1);
      EXPECT_EQ(first.round, second.round);
      EXPECT_EQ(first.encounter, second.encounter);
      EXPECT_EQ(first.players[Color::red], second.players[Color::black]);
      EXPECT_EQ(first.players[Color::black], second.players[Color::red]);
      EXPECT_EQ(first.players[Color::red], schedule.encounters()[first.encounter].first);
      rounds[{first.players[Color::red], first.players[Color::black]}].insert(first.round);
    }
    // Everybody who meets plays every opening.
    EXPECT_EQ(rounds.size(), schedule.encounters().size());
    for (const auto& [players, played] : rounds) EXPECT_EQ(played.size(), schedule.rounds());
  }
}

TEST(Schedule, MoreGamesKeepTheFirstOnes) {
  const Schedule few(3, Pairing::round_robin, 4);
  const Schedule many(3, Pairing::round_robin, 400);
  for (std::size_t i = 0; i < few.size(); ++i) {
    EXPECT_EQ(few.game(i).players, many.game(i).players);
    EXPECT_EQ(few.game(i).round, many.game(i).round);
  }
}

TEST(Standings, CountPairsWhenTheyAreWhole) {
  Standings standings(Schedule(2, Pairing::round_robin, 10));
  standings.add(finished(0, Color::red));  // player 0 wins
  EXPECT_EQ(standings.pairs(0).pairs(), 0);
  EXPECT_EQ(standings.tally(0), (Tally{1, 0, 0}));
  standings.add(finished(3, Color::red));    // player 1 wins
  standings.add(finished(1, Color::black));  // player 0 wins
  EXPECT_EQ(standings.pairs(0), (PairCounts{{0, 0, 0, 0, 1}}));
  standings.add(finished(2, std::nullopt));
  EXPECT_EQ(standings.pairs(0), (PairCounts{{0, 1, 0, 0, 1}}));
  EXPECT_EQ(standings.player_pairs(1), (PairCounts{{1, 0, 0, 1, 0}}));
  EXPECT_EQ(standings.player_tally(1), (Tally{1, 1, 2}));
  EXPECT_TRUE(standings.has(3));
  EXPECT_FALSE(standings.has(4));
  EXPECT_EQ(standings.games().size(), 4U);
  EXPECT_EQ(standings.games()[1].number, 3U);
}

TEST(Standings, CountAccidentsOfTheLoser) {
  Standings standings(Schedule(2, Pairing::round_robin, 10));
  standings.add(finished(0, Color::black, Termination::crash));         // by player 0
  standings.add(finished(1, Color::black, Termination::time_forfeit));  // by player 1
  standings.add(finished(2, Color::black, Termination::illegal_move));
  standings.add(finished(3, Color::red, Termination::no_move));
  standings.add(finished(4, Color::black, Termination::stall));
  EXPECT_EQ(standings.accidents(0), (Accidents{1, 1, 0, 2}));
  EXPECT_EQ(standings.accidents(1), (Accidents{0, 0, 1, 0}));
}

// In whatever order games end, the sums are the same, and what one wins another loses.
TEST(Standings, OrderDoesNotMatter) {
  std::mt19937 random(5);
  const Schedule schedule(4, Pairing::round_robin, 12);
  std::vector<FinishedGame> games;
  for (std::size_t i = 0; i < schedule.size(); ++i) {
    const auto roll = random() % 3;
    games.push_back(finished(i, roll == 0   ? std::nullopt
                                : roll == 1 ? std::optional(Color::red)
                                            : std::optional(Color::black)));
  }
  Standings in_order(schedule);
  for (const FinishedGame& game : games) in_order.add(game);
  std::ranges::shuffle(games, random);
  Standings shuffled(schedule);
  for (const FinishedGame& game : games) shuffled.add(game);
  double points = 0;
  for (std::size_t player = 0; player < 4; ++player) {
    EXPECT_EQ(in_order.player_pairs(player), shuffled.player_pairs(player));
    EXPECT_EQ(in_order.player_tally(player), shuffled.player_tally(player));
    EXPECT_EQ(in_order.player_pairs(player).pairs(), 18);
    points += in_order.player_tally(player).points();
  }
  EXPECT_EQ(points, static_cast<double>(schedule.size()));
}

}  // namespace
}  // namespace chuhe::match
