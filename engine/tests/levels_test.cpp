#include <chuhe/engine/levels.hpp>

#include <set>
#include <string>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/engine/engine.hpp>

#include "novice.hpp"

namespace chuhe::engine {
namespace {

// One engine that plays for many players.
class Players {
 public:
  Engine& engine() { return engine_; }

  void choose(int elo, std::uint64_t seed, int multi_pv = 1) {
    Options options = engine_.options();
    options.elo = elo;
    options.seed = seed;
    options.multi_pv = multi_pv;
    ASSERT_TRUE(engine_.set_options(options));
  }

  Move answer(const Line& line, const Limits& limits = {.depth = 20}) {
    Best best;
    engine_.start(line, limits, {.on_info = {}, .on_best = [&](const Best& b) { best = b; }});
    engine_.wait();
    return best.move.value_or(Move{});
  }

 private:
  Engine engine_ = std::move(*Engine::create({.hash_mib = 1}));
};

Line line_of(std::string_view fen) { return read_fen(fen)->line; }

// In how many of a hundred games, each with another player, a move is chosen; `mate`: one that
// mates.
int times_in_hundred(Players& players, const Level& level, const char* fen, const char* move) {
  const Line line = line_of(fen);
  const auto is_wanted = [&](Move chosen) {
    if (std::string_view(move) == "mate") return !has_legal_move(line.position().after(chosen));
    return chosen == *parse_coordinates(move);
  };
  int times = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    players.choose(level.elo, seed);
    times += is_wanted(players.answer(line)) ? 1 : 0;
  }
  return times;
}

TEST(Levels, AreTwelveOrMoreAndRise) {
  const auto all = levels();
  ASSERT_GE(all.size(), 12U);
  std::set<std::string_view> names;
  for (std::size_t i = 0; i < all.size(); ++i) {
    names.insert(all[i].name);
    if (i > 0) {
      EXPECT_GT(all[i].elo, all[i - 1].elo);
    }
    EXPECT_EQ(all[i].weakness.has_value(), i + 1 < all.size());
    EXPECT_EQ(find_level(all[i].name), &all[i]);
    EXPECT_EQ(find_level(std::to_string(i + 1)), &all[i]);
  }
  EXPECT_EQ(names.size(), all.size());
  for (const char* none : {"", "0", "-1", "99", "1x", "nobody"})
    EXPECT_EQ(find_level(none), nullptr);
}

TEST(Levels, RatingsBetweenTwoMixThem) {
  const auto all = levels();
  for (const Level& level : all) {
    for (std::uint64_t random : {0U, 1U, 12345U}) {
      const auto weakness = weakness_at(level.elo, random);
      ASSERT_EQ(weakness.has_value(), level.weakness.has_value());
      if (weakness) {
        EXPECT_EQ(weakness->nodes, level.weakness->nodes);
      }
    }
  }
  const int middle = (all[2].elo + all[3].elo) / 2;
  int upper = 0;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    const int oversight = weakness_at(middle, scrambled(i))->oversight;
    ASSERT_TRUE(oversight == all[2].weakness->oversight || oversight == all[3].weakness->oversight);
    upper += oversight == all[3].weakness->oversight ? 1 : 0;
  }
  EXPECT_NEAR(upper, 500, 60);
  EXPECT_EQ(elo_at(0), all.front().elo);
  EXPECT_EQ(elo_at(-3), all.front().elo);
  EXPECT_EQ(elo_at(1), all.back().elo);
  EXPECT_EQ(elo_at(2), all.back().elo);
  for (int i = 0; i < 20; ++i) EXPECT_LT(elo_at(i / 20.0), elo_at((i + 1) / 20.0));
}

TEST(Levels, PlayTheSameWithTheSameSeedAlone) {
  Players one;
  Players other;
  std::set<std::uint16_t> first_moves;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    for (const Level& level : {levels()[0], levels()[3], levels()[8]}) {
      one.choose(level.elo, seed);
      other.choose(level.elo, seed);
      const Move move = one.answer(Line{});
      EXPECT_EQ(move, other.answer(Line{})) << level.name;
      EXPECT_TRUE(is_legal(Position{}, move));
      if (level.elo == levels()[0].elo) first_moves.insert(move.bits());
    }
  }
  EXPECT_GT(first_moves.size(), 4U);  // beginners open in many ways
}

// A beginner takes what is given away and sees a mate in one: most times, and not always.
TEST(Levels, BeginnersSeeWhatIsPlain) {
  struct Case {
    const char* fen;
    const char* move;
  };
  Players players;
  int seen = 0;
  int cases = 0;
  for (const Level& level : levels().first(4)) {
    for (const Case& c : {
             // A rook for nothing: to a rook, to a horse, to a cannon.
             Case{"1nbakabnr/9/1c5c1/2p1p1p1p/r8/9/2P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", "a0a5"},
             Case{"1nbakabnr/9/1c5c1/p1p1p1p1p/9/2Pr5/P3P1P1P/1CN4C1/9/R1BAKABNR w - - 0 1",
                  "c2d4"},
             Case{"1nbakab1r/9/1c4nc1/p1p1p1p1p/1r7/9/PNP1P1P1P/1C5C1/9/R1BAKABNR w - - 0 1",
                  "b2b5"},
             // Mate in one.
             Case{"3k5/4P4/9/9/9/9/9/9/4A4/4KR3 w - - 0 1", "mate"},
         }) {
      const int times = times_in_hundred(players, level, c.fen, c.move);
      EXPECT_GE(times, 65) << level.name << ' ' << c.move;
      seen += times;
      cases += 100;
    }
  }
  EXPECT_LT(seen, cases);
}

// Each of the weaknesses does what it is for.
TEST(Levels, ErrInSeveralWays) {
  const Line line = line_of("startpos moves h2e2 h9g7 h0g2 i9h9");
  const auto differing = [&](Weakness weakness) {
    std::set<std::uint16_t> chosen;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
      std::vector<RootMove> moves;
      for (Move move : legal_moves(line.position())) {
        moves.emplace_back();
        moves.back().move = move;
      }
      Novice novice(line, *find_rule_set("computer"), weakness, seed, [](auto) { return false; });
      novice.look(moves, weakness.depth, [](int) {});
      chosen.insert(
          moves[careless_choice(moves, weakness.carelessness, scrambled(seed))].move.bits());
    }
    return chosen.size();
  };
  EXPECT_EQ(differing({.depth = 2, .captures = 4}), 1U);
  EXPECT_GT(differing({.depth = 2, .captures = 4, .oversight = 300}), 1U);
  EXPECT_GT(differing({.depth = 2, .captures = 4, .misjudgement = 50}), 1U);
  EXPECT_GT(differing({.depth = 2, .captures = 4, .carelessness = 50}), 1U);
}

TEST(Levels, NeverOverlookTheWaysOutOfCheck) {
  const Position position = position_from_fen("3k5/9/9/9/9/9/9/9/9/3R1K3 b - - 0 1");
  for (std::uint64_t seed = 1; seed < 100; ++seed) {
    for (Move move : legal_moves(position)) {
      EXPECT_FALSE(is_overlooked(position, move, 1, move.to(), 1000, seed));
    }
  }
}

// Mates that a level believes in are not announced unless they are there.
TEST(Levels, AnnounceNoMateThatIsNotThere) {
  Players players;
  Engine& engine = players.engine();
  for (const Level& level : levels().first(levels().size() - 1)) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      players.choose(level.elo, seed, 3);
      for (const char* fen : {"startpos moves h2e2 h9g7 h0g2 i9h9 b0c2 b9c7",
                              "4ka3/4a4/9/9/2R6/9/9/3C5/9/3rK4 w - - 0 1",
                              "3k5/4P4/9/9/9/9/9/9/4A4/4KR3 w - - 0 1"}) {
        const Line line = line_of(fen);
        engine.start(line, {.depth = 4},
                     {.on_info =
                          [&](const Info& info) {
                            if (info.score.kind != Score::Kind::mate) return;
                            // Other mates are the business of a search that overlooks nothing.
                            if (level.weakness->depth > 0) {
                              ASSERT_EQ(info.score.value, 1);
                            }
                            if (info.score.value != 1) return;
                            EXPECT_FALSE(has_legal_move(line.position().after(info.line.front())));
                          },
                      .on_best = {}});
        engine.wait();
      }
    }
  }
}

TEST(Levels, HonourLimits) {
  Players players;
  for (const Level& level : levels()) {
    players.choose(level.elo, 1);
    for (const Limits& limits :
         {Limits{.nodes = 1}, Limits{.move_time = Milliseconds{1}}, Limits{.depth = 1},
          Limits{.depth = 3, .search_moves = {*parse_coordinates("a0a1")}}}) {
      const Move move = players.answer(Line{}, limits);
      EXPECT_TRUE(is_legal(Position{}, move)) << level.name;
      if (!limits.search_moves.empty()) {
        EXPECT_EQ(move, limits.search_moves.front());
      }
    }
  }
}

TEST(Levels, RefuseOtherRatings) {
  Options options;
  options.elo = levels().front().elo - 1;
  EXPECT_EQ(Engine::create(options).error(), SetupFault::elo_out_of_range);
  options.elo = levels().back().elo + 1;
  EXPECT_EQ(Engine::create(options).error(), SetupFault::elo_out_of_range);
}

}  // namespace
}  // namespace chuhe::engine
