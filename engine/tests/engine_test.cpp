#include <chuhe/engine/engine.hpp>

#include <atomic>
#include <map>
#include <random>
#include <set>
#include <thread>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>

#include "evaluation.hpp"
#include "exchange.hpp"
#include "search.hpp"
#include "time_control.hpp"
#include "transposition.hpp"

namespace chuhe::engine {
namespace {

Line line_of(std::string_view fen) { return read_fen(fen)->line; }

struct Result {
  Best best;
  std::vector<Info> infos;
  int answers = 0;
};

Result search(Engine& engine, const Line& line, const Limits& limits) {
  Result result;
  engine.start(line, limits,
               {[&](const Info& info) { result.infos.push_back(info); },
                [&](const Best& best) {
                  result.best = best;
                  ++result.answers;
                }});
  engine.wait();
  return result;
}

// The moves of a reported line are legal one after the other.
void line_is_legal(const Line& start, const std::vector<Move>& moves) {
  Line line = start;
  for (Move move : moves) {
    ASSERT_TRUE(is_legal(line.position(), move)) << to_string(line.position()) << to_uci(move);
    line.push(move);
  }
}

// Both threads go on from the deepest iteration that one of them has finished, and what is told of
// it has whole lines.
TEST(Engine, TakesOverWhatAnotherThreadHasFinished) {
  auto engine = Engine::create({.threads = 2, .multi_pv = 3});
  ASSERT_TRUE(engine);
  const Line line;
  for (int game = 0; game < 4; ++game) {
    engine->new_game();
    const Result result = search(*engine, line, {.depth = 10});
    EXPECT_EQ(result.answers, 1);
    std::map<int, std::set<int>> told;
    int deepest = 0;
    for (const Info& info : result.infos) {
      EXPECT_GE(info.depth, deepest);
      deepest = std::max(deepest, info.depth);
      told[info.depth].insert(info.multi_pv);
      EXPECT_FALSE(info.line.empty());
      line_is_legal(line, info.line);
    }
    EXPECT_EQ(deepest, 10);
    EXPECT_EQ(told[10].size(), 3U);
  }
}

TEST(FinishedIteration, KeepsTheDeepest) {
  FinishedIteration finished;
  EXPECT_EQ(finished.depth(), 0);
  std::vector<RootMove> moves(3);
  finished.offer(4, moves);
  finished.offer(3, {});
  finished.offer(4, {});
  std::vector<RootMove> taken;
  EXPECT_EQ(finished.take(taken), 4);
  EXPECT_EQ(taken.size(), 3U);
  finished.clear();
  EXPECT_EQ(finished.depth(), 0);
}

TEST(SearchParameters, CanAllBeWhatTheyAre) {
  const SearchParameters defaults;
  std::set<std::string_view> names;
  for (const SearchParameter& parameter : search_parameters()) {
    EXPECT_TRUE(names.insert(parameter.name).second) << parameter.name;
    EXPECT_EQ(find_search_parameter(parameter.name), &parameter);
    EXPECT_LE(parameter.least, defaults.*parameter.value) << parameter.name;
    EXPECT_GE(parameter.most, defaults.*parameter.value) << parameter.name;
  }
  EXPECT_EQ(names.size() * sizeof(int), sizeof(SearchParameters));  // none was forgotten
  EXPECT_EQ(find_search_parameter("NoSuch"), nullptr);
}

// Whatever a tuner tries: moves are found, nothing breaks.
TEST(SearchParameters, MayHaveTheirMostExtremeValues) {
  for (const SearchParameter& parameter : search_parameters()) {
    for (const int value : {parameter.least, parameter.most}) {
      Options options;
      options.search.*parameter.value = value;
      auto engine = Engine::create(options);
      ASSERT_TRUE(engine);
      const Result result = search(*engine, Line(), {.nodes = 4000});
      EXPECT_EQ(result.answers, 1);
      EXPECT_TRUE(result.best.move) << parameter.name << ' ' << value;
    }
  }
}

TEST(Engine, FindsMatesAndProvesThem) {
  struct Case {
    const char* fen;
    int moves;
  };
  for (const Case& c : {Case{"2b1kNc1C/3n2R2/b2N5/1r6c/7n1/9/9/5p3/4p4/5K3 w - - 0 1", 1},
                        Case{"3kN1b1C/8r/9/3Cr4/9/9/9/9/4p4/5K3 w - - 0 1", 1},
                        Case{"1R7/1N1ka2NC/b8/p8/nnb6/5c3/9/1r1p5/2p6/3Kcr3 w - - 0 1", 1}}) {
    auto engine = Engine::create();
    ASSERT_TRUE(engine);
    const Line line = line_of(c.fen);
    Limits limits;
    limits.depth = 12;
    limits.mate = c.moves;
    const Result result = search(*engine, line, limits);
    ASSERT_EQ(result.best.score, (Score{Score::Kind::mate, c.moves})) << c.fen;
    // The line ends in mate: the position after it has no legal move.
    Line end = line;
    for (Move move : result.infos.back().line) end.push(move);
    EXPECT_FALSE(has_legal_move(end.position())) << c.fen;
    EXPECT_EQ(result.answers, 1);
  }
}

TEST(Engine, AnswersWithNothingWhenTheGameIsOver) {
  auto engine = Engine::create();
  Limits limits;
  limits.depth = 3;
  const Result result = search(*engine, line_of("3k5/2P6/9/9/9/9/9/9/9/4K4 b - - 0 1"), limits);
  EXPECT_EQ(result.answers, 1);
  EXPECT_FALSE(result.best.move);
  EXPECT_FALSE(result.best.ponder);
}

TEST(Engine, MovesThoughEveryMoveIsADraw) {
  auto engine = Engine::create();
  Limits limits;
  limits.depth = 4;
  const Line line = line_of("4k4/9/9/9/9/9/9/9/9/R2K5 w - - 119 100");
  const Result result = search(*engine, line, limits);
  ASSERT_TRUE(result.best.move);
  EXPECT_TRUE(is_legal(line.position(), *result.best.move));
}

// A second occurrence is no mate, nor is a loss by the rules.
TEST(Engine, AnnouncesNoMateForRepetitions) {
  for (const char* text :
       {"fen 1rbaka3/3r5/n1c1b4/p1p1R3p/9/2c3P2/P3P3P/2NC2N2/4A4/R1BAK1B2 b - - 0 12 moves d8d5 "
        "d2f2 d5f5 c0e2 c4c3 a3a4 b9b8 e6e4 f5f3 g2h4 b8h8 g4g5 f3g3 g5f5 g3h3 h4g6 h8h6 f5f6 h3f3 "
        "g6h4 f3h3",
        "3aka1r1/9/1c1C4c/p2r4p/1R4p2/5n3/P3P1P1P/2N3N2/4A4/R1B1KAB2 w - - 0 1",
        "3ak1b2/4a4/9/8p/3P5/4R3P/7n1/4B4/1Cr1A4/3AK1B2 w"}) {
    auto engine = Engine::create();
    for (int depth : {1, 2, 6}) {
      Limits limits;
      limits.depth = depth;
      const Result result = search(*engine, line_of(text), limits);
      for (const Info& info : result.infos) {
        EXPECT_EQ(info.score.kind, Score::Kind::centipawns) << text << " depth " << depth;
      }
    }
  }
}

TEST(Engine, ReportsLegalLines) {
  Options options;
  options.multi_pv = 4;
  auto engine = Engine::create(options);
  const Line line = line_of("startpos moves h2e2 h9g7");
  Limits limits;
  limits.depth = 7;
  const Result result = search(*engine, line, limits);
  int last_rank = 0;
  for (const Info& info : result.infos) {
    line_is_legal(line, info.line);
    last_rank = std::max(last_rank, info.multi_pv);
  }
  EXPECT_EQ(last_rank, 4);
  ASSERT_TRUE(result.best.ponder);
  line_is_legal(line, {*result.best.move, *result.best.ponder});
}

TEST(Engine, KeepsToTheMovesItIsGiven) {
  auto engine = Engine::create();
  Limits limits;
  limits.depth = 5;
  limits.search_moves = {*parse_coordinates("a0a1"), *parse_coordinates("i0i1")};
  limits.banned_moves = {*parse_coordinates("i0i1")};
  const Result result = search(*engine, Line{}, limits);
  EXPECT_EQ(result.best.move, parse_coordinates("a0a1"));
  for (const Info& info : result.infos) EXPECT_EQ(info.line.front(), *parse_coordinates("a0a1"));
}

TEST(Engine, OneThreadIsDeterministic) { EXPECT_EQ(bench(6), bench(6)); }

TEST(Engine, TwoInOneProcessDoNotDisturbEachOther) {
  const auto alone = [] {
    auto engine = Engine::create();
    Limits limits;
    limits.depth = 8;
    return search(*engine, line_of("startpos moves b2e2"), limits).infos.back().nodes;
  };
  const std::uint64_t expected = alone();
  std::uint64_t first = 0;
  std::thread other([&] { first = alone(); });
  const std::uint64_t second = alone();
  other.join();
  EXPECT_EQ(first, expected);
  EXPECT_EQ(second, expected);
}

TEST(Engine, WaitsForStopWhenInfinite) {
  auto engine = Engine::create();
  std::atomic<int> answers = 0;
  Limits limits;
  limits.infinite = true;
  limits.depth = 2;
  engine->start(line_of("c3k1RC1/4a4/9/9/9/9/9/9/9/3K5 b"), limits,
                {{}, [&](const Best&) { ++answers; }});
  std::this_thread::sleep_for(Milliseconds{200});
  EXPECT_EQ(answers, 0);
  engine->stop();
  engine->wait();
  EXPECT_EQ(answers, 1);
}

TEST(Engine, StormOfStartsAndStops) {
  Options options;
  options.threads = 2;
  auto engine = Engine::create(options);
  std::mt19937_64 random(1);
  std::atomic<int> answers = 0;
  constexpr int rounds = 60;
  for (int i = 0; i < rounds; ++i) {
    Limits limits;
    limits.infinite = random() % 2 == 0;
    limits.ponder = !limits.infinite && random() % 2 == 0;
    limits.move_time = Milliseconds{1 + static_cast<int>(random() % 5)};
    engine->start(Line{}, limits,
                  {{}, [&](const Best& best) { answers += best.move.has_value() ? 1 : 0; }});
    if (random() % 3 == 0) std::this_thread::sleep_for(Milliseconds{random() % 4});
    if (limits.ponder && random() % 2 == 0) engine->ponder_hit();
    if (random() % 2 == 0) engine->stop();
  }
  engine->stop();
  engine->wait();
  EXPECT_EQ(answers, rounds);
}

TEST(Engine, RefusesOptionsItCannotHave) {
  auto engine = Engine::create();
  const auto with = [&](auto change) {
    Options options = engine->options();
    change(options);
    return engine->set_options(options);
  };
  EXPECT_EQ(with([](Options& o) { o.threads = 0; }).error(), SetupFault::threads_out_of_range);
  EXPECT_EQ(with([](Options& o) { o.hash_mib = 0; }).error(), SetupFault::hash_out_of_range);
  EXPECT_EQ(with([](Options& o) { o.hash_mib = max_hash_mib + 1; }).error(),
            SetupFault::hash_out_of_range);
  EXPECT_EQ(with([](Options& o) { o.multi_pv = 0; }).error(), SetupFault::multi_pv_out_of_range);
  EXPECT_EQ(engine->options().threads, 1);
  EXPECT_EQ(engine->options().hash_mib, 16U);
  Limits limits;
  limits.depth = 3;
  EXPECT_TRUE(search(*engine, Line{}, limits).best.move);
}

TEST(Evaluation, IsTheSameForBothSidesAndInTheMirror) {
  std::mt19937_64 random(3);
  Position position;
  for (int i = 0; i < 5000; ++i) {
    const MoveList moves = legal_moves(position);
    if (moves.empty()) {
      position = Position{};
      continue;
    }
    position.play(moves[random() % moves.size()]);
    const Value value = evaluate(position);
    ASSERT_EQ(evaluate(mirrored(position)), value) << to_string(position);
    ASSERT_EQ(evaluate(color_swapped(position)), value) << to_string(position);
  }
}

TEST(Exchange, KnowsWhatXiangqiAsks) {
  struct Case {
    const char* fen;
    const char* move;
    Value gain;  // the exchange gains this, and not one more
  };
  const Value rook = exchange_value(Role::rook);
  const Value horse = exchange_value(Role::horse);
  const Value cannon = exchange_value(Role::cannon);
  const Value pawn = exchange_value(Role::pawn);
  for (const Case& c : {
           // A pawn for nothing; a pawn guarded by a horse, taken by a rook.
           Case{"3k5/9/9/9/p8/9/9/9/9/R3K4 w", "a0a5", pawn},
           Case{"3k5/9/9/1n7/p8/9/9/9/9/R3K4 w", "a0a5", pawn},
           Case{"3k5/9/1n7/9/p8/9/9/9/9/R3K4 w", "a0a5", pawn - rook},
           // A cannon takes a horse over a screen that is also the guard.
           Case{"3k5/9/9/n8/9/p8/9/9/9/C3K4 w", "a0a6", horse},
           // The guard stands alone between the kings: it cannot take back.
           Case{"4k4/9/9/4n4/2p6/9/9/9/9/2R1K4 w", "c0c5", pawn},
           // A cannon behind its rook backs it up only while there is a screen.
           Case{"3k5/9/9/r7r/9/9/9/9/R8/C3K4 w", "a1a6", rook - rook},
           Case{"3k5/9/9/n8/9/9/c8/9/9/R3K4 w", "a0a3", cannon},
       }) {
    const Position position = position_from_fen(c.fen);
    const Move move = *parse_coordinates(c.move);
    ASSERT_TRUE(is_legal(position, move)) << c.fen;
    EXPECT_TRUE(exchange_gains(position, move, c.gain)) << c.fen;
    EXPECT_FALSE(exchange_gains(position, move, c.gain + 1)) << c.fen;
  }
}

TEST(Table, GivesBackWhatItWasGiven) {
  TranspositionTable table;
  ASSERT_TRUE(table.resize(1));
  std::mt19937_64 random(5);
  for (int i = 0; i < 1000; ++i) {
    TableEntry entry;
    entry.move = Move::from_bits(static_cast<std::uint16_t>(1 + random() % 0x3fff));
    entry.value = static_cast<int>(random() % 60000) - 30000;
    entry.evaluation = static_cast<int>(random() % 60000) - 30000;
    entry.depth = static_cast<int>(random() % 120);
    entry.bound = static_cast<Bound>(random() % 3);
    entry.has_value = true;
    entry.pv = random() % 2 == 0;
    const std::uint64_t key = random();
    table.store(key, entry);
    const auto found = table.find(key);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->move, entry.move);
    EXPECT_EQ(found->value, entry.value);
    EXPECT_EQ(found->evaluation, entry.evaluation);
    EXPECT_EQ(found->depth, entry.depth);
    EXPECT_EQ(found->bound, entry.bound);
    EXPECT_EQ(found->pv, entry.pv);
    EXPECT_FALSE(table.find(key ^ 1));
  }
  table.clear();
  EXPECT_EQ(table.fullness(), 0);
}

TEST(TimeControl, NeverTakesMoreThanThereIs) {
  std::mt19937_64 random(7);
  for (int i = 0; i < 20000; ++i) {
    Limits limits;
    const auto some = [&](int most) { return Milliseconds{static_cast<int>(random() % most)}; };
    limits.remaining = some(i % 2 == 0 ? 200 : 600000) - Milliseconds{5};
    if (random() % 2 == 0) limits.increment = some(10000);
    if (random() % 3 == 0) limits.moves_to_go = static_cast<int>(random() % 60);
    if (random() % 3 == 0) limits.byo_yomi = some(60000);
    const Milliseconds overhead = some(60);
    const TimeBudget budget = time_budget(limits, overhead);
    ASSERT_TRUE(budget.maximum && budget.optimum);
    const Milliseconds there_is = std::max(*limits.remaining, Milliseconds{0}) +
                                  limits.byo_yomi.value_or(Milliseconds{0}) - overhead;
    EXPECT_LE(*budget.maximum, std::max(there_is, Milliseconds{1}));
    EXPECT_GE(*budget.maximum, Milliseconds{1});
  }
}

// However long the game, the clock stays well above the increment: a machine that is busy elsewhere
// for a fifth of a second costs no game.
TEST(TimeControl, KeepsAReserveInLongGames) {
  const Milliseconds overhead{30};
  for (const int increment : {5, 10, 20, 100}) {
    Limits limits;
    limits.remaining = Milliseconds{100 * increment};
    limits.increment = Milliseconds{increment};
    for (int move = 0; move < 400; ++move) {
      const TimeBudget budget = time_budget(limits, overhead);
      *limits.remaining += limits.increment - std::min(*budget.optimum * 13 / 10, *budget.maximum);
    }
    EXPECT_GE(*limits.remaining, Milliseconds{200}) << increment;
  }
}

}  // namespace
}  // namespace chuhe::engine
