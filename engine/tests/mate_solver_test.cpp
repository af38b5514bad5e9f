#include "mate_solver.hpp"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/engine/engine.hpp>

namespace chuhe::engine {
namespace {

Line line_of(std::string_view fen) { return read_fen(fen)->line; }

std::vector<Move> all_moves(const Position& position) {
  const MoveList list = legal_moves(position);
  return {list.begin(), list.end()};
}

const MateSolver::GoOn always = [] { return true; };

std::optional<ProvenMate> solve(const Line& line, int longest = MateSolver::most_plies) {
  MateSolver solver;
  solver.begin(line, all_moves(line.position()), longest);
  solver.look(1'000'000, always);
  EXPECT_TRUE(solver.finished());
  return solver.found();
}

// Whatever the defender answers, the mate that is left is shorter.
void every_defence_is_mated(Line& line, const ProvenMate& mate) {
  ASSERT_FALSE(mate.line.empty());
  ASSERT_TRUE(is_legal(line.position(), mate.line.front()));
  line.push(mate.line.front());
  ASSERT_TRUE(line.position().in_check());
  for (Move defence : legal_moves(line.position())) {
    ASSERT_GT(mate.plies, 1);
    line.push(defence);
    const auto rest = solve(line);
    ASSERT_TRUE(rest) << to_string(line.position());
    ASSERT_LE(rest->plies, mate.plies - 2) << to_string(line.position());
    every_defence_is_mated(line, *rest);
    line.pop();
  }
  line.pop();
}

struct Problem {
  int moves = 0;
  std::string fen;
  std::string first;
};

std::vector<Problem> problems() {
  std::ifstream file(CHUHE_TEST_DATA_DIR "/mates.tsv");
  std::vector<Problem> result;
  for (std::string text; std::getline(file, text);) {
    if (text.empty() || text.front() == '#') continue;
    std::istringstream fields(text);
    Problem problem;
    std::string moves;
    std::getline(fields, moves, '\t');
    std::getline(fields, problem.fen, '\t');
    std::getline(fields, problem.first, '\t');
    problem.moves = std::stoi(moves);
    result.push_back(problem);
  }
  return result;
}

TEST(MateSolver, FindsTheShortestMatesByChecks) {
  const auto list = problems();
  ASSERT_GE(list.size(), 50U);
  for (const Problem& problem : list) {
    const Line line = line_of(problem.fen);
    const auto mate = solve(line);
    ASSERT_TRUE(mate) << problem.fen;
    EXPECT_EQ(mate->plies, 2 * problem.moves - 1) << problem.fen;
    EXPECT_EQ(to_uci(mate->line.front()), problem.first) << problem.fen;
    Line end = line;
    for (Move move : mate->line) {
      ASSERT_TRUE(is_legal(end.position(), move)) << problem.fen;
      end.push(move);
    }
    if (static_cast<int>(mate->line.size()) == mate->plies) {
      EXPECT_TRUE(end.position().in_check() && !has_legal_move(end.position())) << problem.fen;
    }
  }
}

TEST(MateSolver, NoDefenceEscapes) {
  for (const Problem& problem : problems()) {
    if (problem.moves > 5) break;
    Line line = line_of(problem.fen);
    every_defence_is_mated(line, *solve(line));
  }
}

// The rook can check for ever; that is no mate.
TEST(MateSolver, PerpetualCheckIsNoMate) {
  EXPECT_FALSE(solve(line_of("3k5/9/9/9/9/9/9/9/3p1p3/R3K4 w - - 0 1")));
  EXPECT_FALSE(solve(Line(Position())));
}

TEST(MateSolver, MovesThatMayNotBePlayedAreNotLookedAt) {
  const Problem problem = problems().front();
  const Line line = line_of(problem.fen);
  std::vector<Move> others = all_moves(line.position());
  std::erase_if(others, [&](Move move) { return to_uci(move) == problem.first; });
  MateSolver solver;
  solver.begin(line, others);
  solver.look(1'000'000, always);
  EXPECT_TRUE(!solver.found() || solver.found()->plies > 1);
}

TEST(MateSolver, LimitsOfTheRulesEndTheGameFirst) {
  for (const Problem& problem : problems()) {
    if (problem.moves < 3 || problem.moves > 8) continue;
    const Line line = line_of(problem.fen);
    const int plies = 2 * problem.moves - 1;
    EXPECT_TRUE(solve(line, plies)) << problem.fen;
    EXPECT_FALSE(solve(line, plies - 1)) << problem.fen;
  }
}

// What stood before in the game is not gone through again, so the ruling is not provoked.
TEST(MateSolver, PositionsOfTheGameCountAsRepetitions) {
  int tried = 0;
  for (const Problem& problem : problems()) {
    if (problem.moves < 3 || problem.moves > 6) continue;
    // The first two plies are played, and taken back as far as pieces can: then the position
    // after the key move has stood before wherever both sides can go back.
    Line line = line_of(problem.fen);
    const auto mate = solve(line);
    ASSERT_TRUE(mate && mate->line.size() > 1);
    const Move first = mate->line[0];
    const Move reply = mate->line[1];
    if (!line.position().is_empty(first.to())) continue;
    line.push(first);
    if (!line.position().is_empty(reply.to())) continue;
    line.push(reply);
    const Move back(first.to(), first.from());
    if (!is_legal(line.position(), back)) continue;
    line.push(back);
    const Move reply_back(reply.to(), reply.from());
    if (!is_legal(line.position(), reply_back)) continue;
    line.push(reply_back);
    const auto again = solve(line);
    EXPECT_TRUE(!again || again->line.front() != first) << problem.fen;
    ++tried;
  }
  EXPECT_GT(tried, 0);
}

TEST(MateSolver, GoesOnWhereItStopped) {
  const Problem problem = problems().back();
  const Line line = line_of(problem.fen);
  MateSolver solver;
  solver.begin(line, all_moves(line.position()));
  int parts = 0;
  for (; !solver.finished() && parts < 10'000; ++parts) solver.look(300, always);
  ASSERT_TRUE(solver.found());
  EXPECT_GT(parts, 1);
  EXPECT_EQ(solver.found()->plies, 2 * problem.moves - 1);
}

TEST(Engine, AnnouncesLongMatesAtOnce) {
  auto engine = Engine::create();
  ASSERT_TRUE(engine);
  for (const Problem& problem : problems()) {
    if (problem.moves < 9) continue;
    engine->new_game();
    Limits limits;
    limits.nodes = 120'000;
    Best best;
    engine->start(line_of(problem.fen), limits, {{}, [&](const Best& b) { best = b; }});
    engine->wait();
    EXPECT_EQ(best.score.kind, Score::Kind::mate) << problem.fen;
    EXPECT_GE(best.score.value, problem.moves) << problem.fen;
  }
}

// Who plays at a level overlooks more than this.
TEST(Engine, LevelsDoNotSeeLongMates) {
  Options options;
  options.elo = 1500;
  auto engine = Engine::create(options);
  ASSERT_TRUE(engine);
  const Problem problem = problems().back();
  Best best;
  Limits limits;
  limits.nodes = 100'000;
  engine->start(line_of(problem.fen), limits, {{}, [&](const Best& b) { best = b; }});
  engine->wait();
  EXPECT_NE(best.score.kind, Score::Kind::mate);
}

}  // namespace
}  // namespace chuhe::engine
