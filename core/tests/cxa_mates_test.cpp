// The search through checks against a plain one, and on composed mates.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>

#include "random_positions.hpp"
#include "repetition/check_mates.hpp"

namespace chuhe {
namespace {

using repetition::Answer;
using repetition::CheckGoal;
using repetition::checking_moves;
using repetition::CheckProof;
using repetition::CheckSearch;
using repetition::NodeLimit;

constexpr std::uint64_t plenty = 200'000;

CheckProof prove(const Position& position, std::uint64_t nodes = plenty) {
  NodeLimit limit{nodes};
  CheckSearch search;
  return search.prove(position, limit, nodes);
}

// The definition, spelled out: a check after which every answer loses within one check less.
bool mates_within(const Position& position, int checks) {
  if (checks == 0) return false;
  for (Move move : legal_moves(position)) {
    const Position after = position.after(move);
    if (!after.in_check()) continue;
    bool all = true;
    for (Move answer : legal_moves(after)) {
      all = all && mates_within(after.after(answer), checks - 1);
      if (!all) break;
    }
    if (all) return true;
  }
  return false;
}

TEST(CheckMates, ChecksAreTheLegalMovesThatCheck) {
  testing::for_random_positions(4000, 11, [](const Position& position) {
    MoveList checks;
    checking_moves(position, checks);
    std::size_t expected = 0;
    for (Move move : legal_moves(position)) {
      if (!position.after(move).in_check()) continue;
      ++expected;
      EXPECT_TRUE(checks.contains(move)) << to_fen(position) << ' ' << to_iccs(move);
    }
    EXPECT_EQ(checks.size(), expected) << to_fen(position);
  });
}

TEST(CheckMates, AgreesWithTheDefinitionWithinTwoChecks) {
  int mates = 0;
  testing::for_random_positions(3000, 12, [&](const Position& position) {
    const CheckProof proof = prove(position, 20'000);
    if (proof.answer == Answer::unknown) return;
    if (mates_within(position, 2)) {
      ++mates;
      EXPECT_EQ(proof.answer, Answer::yes) << to_fen(position);
    } else if (proof.answer == Answer::yes) {
      EXPECT_GT(proof.moves, 2) << to_fen(position);
    }
  });
  EXPECT_GT(mates, 20);
}

// Walks through a proof and confirms it: every check is legal, every answer is met, every line ends
// in mate, and no line is longer than was said.
void confirm(const Position& position, const CheckSearch& search, int moves) {
  std::unordered_map<std::uint64_t, Move> checks;
  search.visit_proof(position, [&](std::span<const Move>, const Position& at, Move check) {
    checks.emplace(at.key(), check);
  });
  const auto longest = [&](const auto& self, const Position& at, int left) -> void {
    ASSERT_GT(left, 0) << to_fen(position);
    const auto found = checks.find(at.key());
    ASSERT_NE(found, checks.end()) << to_fen(at);
    ASSERT_TRUE(is_legal(at, found->second)) << to_fen(at);
    const Position after = at.after(found->second);
    ASSERT_TRUE(after.in_check()) << to_fen(at);
    for (Move answer : legal_moves(after)) self(self, after.after(answer), left - 1);
  };
  longest(longest, position, moves);
}

TEST(CheckMates, ProofsHold) {
  int proofs = 0;
  testing::for_random_positions(1500, 13, [&](const Position& position) {
    NodeLimit limit{5'000};
    CheckSearch search;
    const CheckProof proof = search.prove(position, limit, 5'000);
    if (proof.answer != Answer::yes || proof.moves > 8) return;
    ++proofs;
    confirm(position, search, proof.moves);
  });
  EXPECT_GT(proofs, 50);
}

// Whether `root` is won by checks, by the whole graph of checks and answers: what wins in one check
// more than is known to win is added until nothing is. Nothing when the graph is too large.
std::optional<bool> wins_in_whole_graph(const Position& root, std::size_t most) {
  std::unordered_map<std::uint64_t, std::vector<std::vector<std::uint64_t>>> graph;
  std::vector<Position> open{root};
  graph[root.key()];
  while (!open.empty()) {
    const Position position = open.back();
    open.pop_back();
    MoveList checks;
    checking_moves(position, checks);
    std::vector<std::vector<std::uint64_t>> answers_to;
    for (Move check : checks) {
      const Position after = position.after(check);
      std::vector<std::uint64_t>& answers = answers_to.emplace_back();
      for (Move answer : legal_moves(after)) {
        const Position next = after.after(answer);
        answers.push_back(next.key());
        if (graph.try_emplace(next.key()).second) open.push_back(next);
      }
    }
    graph[position.key()] = std::move(answers_to);
    if (graph.size() > most) return std::nullopt;
  }
  std::unordered_set<std::uint64_t> won;
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto& [key, answers_to] : graph) {
      if (won.contains(key)) continue;
      const bool wins = std::ranges::any_of(answers_to, [&](const auto& answers) {
        return std::ranges::all_of(answers, [&](std::uint64_t a) { return won.contains(a); });
      });
      if (wins) changed = won.insert(key).second || changed;
    }
  }
  return won.contains(root.key());
}

TEST(CheckMates, AgreesWithTheWholeGraph) {
  int won = 0;
  int lost = 0;
  testing::for_random_positions(1200, 17, [&](const Position& position) {
    const std::optional<bool> wins = wins_in_whole_graph(position, 1'000);
    if (!wins) return;
    ++(*wins ? won : lost);
    EXPECT_EQ(prove(position).answer, *wins ? Answer::yes : Answer::no) << to_fen(position);
  });
  EXPECT_GT(won, 20);
  EXPECT_GT(lost, 300);
}

TEST(CheckMates, EndlessChecksAreNoMate) {
  // CXA 2020 figure 6: the rook can check for ever and has nothing else.
  const Position position = position_from_fen("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w");
  EXPECT_EQ(prove(position).answer, Answer::no);
}

TEST(CheckMates, ACounterCheckRefutes) {
  // Whatever checks, the defender answers with a check of its own that cannot be met by another.
  int counters = 0;
  testing::for_random_positions(3000, 14, [&](const Position& position) {
    MoveList checks;
    checking_moves(position, checks);
    for (Move check : checks) {
      const Position after = position.after(check);
      for (Move answer : legal_moves(after)) {
        const Position countered = after.after(answer);
        if (!countered.in_check()) continue;
        MoveList more;
        checking_moves(countered, more);
        if (!more.empty()) continue;
        ++counters;
        EXPECT_EQ(prove(countered, 1'000).answer, Answer::no) << to_fen(countered);
      }
    }
  });
  EXPECT_GT(counters, 5);
}

TEST(CheckMates, ALimitNeverMakesANo) {
  testing::for_random_positions(1500, 15, [](const Position& position) {
    const CheckProof full = prove(position, 20'000);
    if (full.answer == Answer::unknown) return;
    for (const std::uint64_t nodes : {0, 1, 2, 5, 10, 40}) {
      const Answer answer = prove(position, nodes).answer;
      EXPECT_TRUE(answer == Answer::unknown || answer == full.answer)
          << to_fen(position) << " with " << nodes;
    }
  });
}

TEST(CheckMates, MirrorsAndColoursAgree) {
  testing::for_random_positions(1000, 16, [](const Position& position) {
    const Answer answer = prove(position, 20'000).answer;
    const Answer other = prove(mirrored(position), 20'000).answer;
    const Answer swapped = prove(color_swapped(position), 20'000).answer;
    if (answer == Answer::unknown || other == Answer::unknown || swapped == Answer::unknown) return;
    EXPECT_EQ(answer, other) << to_fen(position);
    EXPECT_EQ(answer, swapped) << to_fen(position);
  });
}

TEST(CheckMates, TheLimitIsShared) {
  const Position position = position_from_fen("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w");
  NodeLimit limit{plenty};
  CheckSearch search;
  EXPECT_EQ(search.prove(position, limit, plenty).answer, Answer::no);
  EXPECT_LT(limit.left, plenty);
  NodeLimit none{0};
  CheckSearch other;
  EXPECT_EQ(other.prove(position, none, plenty).answer, Answer::unknown);
}

class ReachesSquare final : public CheckGoal {
 public:
  ReachesSquare(Square square, Answer answer) : square_(square), answer_(answer) {}
  Answer reached(const Position& position) override {
    return position.king(opponent(position.turn())) == square_ ? answer_ : Answer::no;
  }

 private:
  Square square_;
  Answer answer_;
};

TEST(CheckMates, OtherGoalsThanMate) {
  // The rook drives the king from e8 to f8 by checking on the file: it can also step back.
  const Position position = position_from_fen("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w");
  NodeLimit limit{plenty};
  ReachesSquare nowhere(Square::a0, Answer::yes);
  EXPECT_EQ(CheckSearch(&nowhere).prove(position, limit, plenty).answer, Answer::no);
  ReachesSquare here(Square::e8, Answer::yes);
  EXPECT_EQ(CheckSearch(&here).prove(position, limit, plenty).answer, Answer::yes);
  // A goal that cannot tell keeps the answer open.
  ReachesSquare perhaps(Square::e8, Answer::unknown);
  EXPECT_EQ(CheckSearch(&perhaps).prove(position, limit, plenty).answer, Answer::unknown);
}

struct ComposedMate {
  int moves;
  std::string fen;
  std::string best;
};

std::vector<ComposedMate> composed_mates(const std::string& path) {
  std::vector<ComposedMate> mates;
  std::ifstream file(path);
  std::string text;
  std::getline(file, text);
  while (std::getline(file, text)) {
    std::istringstream line(text);
    std::string moves, fen, best;
    std::getline(line, moves, '\t');
    std::getline(line, fen, '\t');
    std::getline(line, best, '\t');
    mates.push_back({std::stoi(moves), fen, best});
  }
  return mates;
}

void check_mates(const std::vector<ComposedMate>& mates) {
  for (const ComposedMate& mate : mates) {
    const CheckProof proof = prove(position_from_fen(mate.fen));
    EXPECT_EQ(proof.answer, Answer::yes) << mate.fen;
  }
}

TEST(CheckMates, ComposedMates) {
  const auto mates = composed_mates(CHUHE_TEST_DATA_DIR "/check_mates.tsv");
  ASSERT_GT(mates.size(), 20U);
  check_mates(mates);
}

TEST(CheckMatesSlow, AllComposedMates) {
  const char* const folder = std::getenv("CHUHE_PLAN_DATA");
  if (folder == nullptr) GTEST_SKIP() << "CHUHE_PLAN_DATA is not set: no further mates";
  const auto mates = composed_mates(std::string(folder) + "/mates.tsv");
  ASSERT_GT(mates.size(), 500U);
  check_mates(mates);
}

}  // namespace
}  // namespace chuhe
