// Classes of moves and rulings under the Chinese rules: the figures of the book, article by
// article, and the table of 26.9.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/core/fen.hpp>

#include "repetition/cxa.hpp"

namespace chuhe {
namespace {

using repetition::analyse_cxa;
using repetition::CxaEdition;
using repetition::CxaParameters;
using repetition::CxaVerdict;
using repetition::CxaWindow;
using repetition::rule_cxa;

// 兑, 献, 拦, 跟 and 闲 are all idle for a ruling.
MoveClass ruled_as(MoveClass move_class) {
  switch (move_class) {
    case MoveClass::check:
    case MoveClass::kill:
    case MoveClass::chase:
    case MoveClass::unknown: return move_class;
    default: return MoveClass::idle;
  }
}

CxaWindow last_cycle(const Line& line, CxaEdition edition = CxaEdition::y2020,
                     std::uint64_t nodes = Budget{}.nodes) {
  const std::vector<std::size_t> stood = line.occurrences();
  Budget budget{nodes};
  return analyse_cxa(line, stood[stood.size() - 2], stood.back(), CxaParameters{edition}, budget);
}

Line line_of(const std::string& fen, const std::string& moves) {
  return read_fen(fen + " moves " + moves)->line;
}

std::string classes_of(const CxaWindow& window) {
  std::string text;
  for (const JudgedMove& move : window.moves) {
    if (!text.empty()) text += ' ';
    text += to_string(ruled_as(move.move_class));
  }
  return text;
}

struct ClassRow {
  std::string id, fen, moves, classes;
};

std::vector<ClassRow> class_rows() {
  std::vector<ClassRow> rows;
  std::ifstream file(CHUHE_TEST_DATA_DIR "/cxa_classes.tsv");
  std::string text;
  std::getline(file, text);
  while (std::getline(file, text)) {
    std::istringstream line(text);
    ClassRow row;
    std::getline(line, row.id, '\t');
    std::getline(line, row.fen, '\t');
    std::getline(line, row.moves, '\t');
    std::getline(line, row.classes, '\t');
    rows.push_back(row);
  }
  return rows;
}

TEST(CxaClasses, Figures) {
  const auto rows = class_rows();
  ASSERT_GT(rows.size(), 40U);
  for (const ClassRow& row : rows) {
    EXPECT_EQ(classes_of(last_cycle(line_of(row.fen, row.moves))), row.classes) << row.id;
  }
}

TEST(CxaClasses, FactsAreFollowedThroughTheCycle) {
  for (const ClassRow& row : class_rows()) {
    const Line line = line_of(row.fen, row.moves);
    for (const JudgedMove& move : last_cycle(line).moves) {
      EXPECT_EQ(move.facts.move, line.moves()[move.facts.ply]);
      const Position& after = line.positions()[move.facts.ply + 1];
      EXPECT_EQ(move.facts.mover.at, move.facts.move.to());
      EXPECT_EQ(move.facts.gives_check(), after.in_check());
      EXPECT_EQ(move.move_class == MoveClass::chase, move.edge.has_value()) << row.id;
      EXPECT_EQ(move.move_class == MoveClass::chase, move.weight != ChaseWeight::none) << row.id;
      for (const AttackEdge& edge : move.facts.edges) {
        EXPECT_EQ(after.piece_at(edge.attacker.at), edge.attacker.piece) << row.id;
        EXPECT_EQ(after.piece_at(edge.target.at), edge.target.piece) << row.id;
        EXPECT_NE(edge.attacker.piece.color, edge.target.piece.color) << row.id;
      }
    }
  }
}

TEST(CxaClasses, ABudgetMakesUnknownNeverAnotherClass) {
  for (const ClassRow& row : class_rows()) {
    const Line line = line_of(row.fen, row.moves);
    const CxaWindow full = last_cycle(line);
    for (const std::uint64_t nodes : {0, 3, 10, 30, 100, 300, 1000}) {
      const CxaWindow cut = last_cycle(line, CxaEdition::y2020, nodes);
      ASSERT_EQ(cut.moves.size(), full.moves.size());
      for (std::size_t i = 0; i < cut.moves.size(); ++i) {
        if (cut.moves[i].move_class == MoveClass::unknown) continue;
        EXPECT_EQ(ruled_as(cut.moves[i].move_class), ruled_as(full.moves[i].move_class))
            << row.id << " move " << i << " with " << nodes;
        EXPECT_EQ(cut.moves[i].weight, full.moves[i].weight) << row.id << " with " << nodes;
      }
    }
  }
}

TEST(CxaClasses, KingAndPawnMayChaseForEver) {
  // 26.1, on AXF diagrams 67 and 69: a king walks after a cannon, a pawn beside another.
  const std::string by_king =
      classes_of(last_cycle(line_of("4ka3/4a4/4b4/p7p/9/4C4/4P4/4B4/3K5/3Ac1B2 w",
                                    "d1e1 e0f0 e1f1 f0e0 f1e1 e0f0 e1f1 f0e0 f1e1 e0f0 e1f1")));
  EXPECT_EQ(by_king.find("chase"), std::string::npos) << by_king;
  const std::string by_pawn = classes_of(last_cycle(
      line_of("4k1b1c/7P1/3a5/9/9/9/9/9/3K5/9 w", "h8i8 i9h9 i8h8 h9i9 h8i8 i9h9 i8h8 h9i9")));
  EXPECT_EQ(by_pawn, "idle idle idle idle");
}

TEST(CxaClasses, OthersThanKingAndPawnMayNot) {
  // A rook does what the pawn did.
  EXPECT_EQ(classes_of(last_cycle(line_of("3k5/9/9/9/9/9/9/7c1/1R7/5K3 w",
                                          "b1b2 h2h1 b2b1 h1h2 b1b2 h2h1 b2b1 h1h2"))),
            "chase idle chase idle");
}

TEST(CxaClasses, APawnsAttackInMutualAttackCountsIn1999) {
  // The pawn attacks the cannon with every move, the cannon a horse over a pawn with every move.
  const Line line =
      line_of("4k3c/7P1/9/9/7PP/9/7NN/9/9/3K5 w", "h8i8 i9h9 i8h8 h9i9 h8i8 i9h9 i8h8 h9i9");
  const CxaWindow y2020 = last_cycle(line);
  EXPECT_EQ(classes_of(y2020), "idle chase idle chase");
  EXPECT_EQ(rule_cxa(y2020, {CxaEdition::y2020}).verdict, Verdict::black_must_change);
  const CxaWindow y1999 = last_cycle(line, CxaEdition::y1999);
  EXPECT_EQ(classes_of(y1999), "chase chase chase chase");
  EXPECT_EQ(rule_cxa(y1999, {CxaEdition::y1999}).verdict, Verdict::draw);
}

TEST(CxaClasses, AnotherPieceThatTheKingLetsAttackDoesChase) {
  // 26.1.1, reference figure 18: the king's step lets the rook attack the horse.
  const Line line = line_of("2R1ckb2/4R1n2/9/9/4P4/9/3c5/1r7/4A4/4K4 w",
                            "e0d0 b2d2 d0e0 d2b2 e0d0 b2d2 d0e0 d2b2");
  const JudgedMove move = last_cycle(line).moves.front();
  ASSERT_EQ(move.move_class, MoveClass::chase);
  EXPECT_EQ(move.facts.mover.piece.role, Role::king);
  EXPECT_EQ(move.facts.edges[*move.edge].attacker.piece.role, Role::rook);
}

TEST(CxaClasses, AKingsAnswerToACheckIsIdle) {
  // 26.1.2 and 26.1.3, on the same figure: back again, out of check, whatever comes of it.
  const Line line = line_of("2R1ckb2/4R1n2/9/9/4P4/9/3c5/1r7/4A4/4K4 w",
                            "e0d0 b2d2 d0e0 d2b2 e0d0 b2d2 d0e0 d2b2");
  const JudgedMove move = last_cycle(line).moves[2];
  ASSERT_TRUE(move.facts.answers_check);
  EXPECT_EQ(ruled_as(move.move_class), MoveClass::idle);
}

TEST(CxaClasses, TheLastAttackingPieceDoesNotChaseGuards) {
  // 26.2, figure 18 (1999 figure 15): the rook that holds the draw only happens to attack an
  // elephant. With a cannon beside it, it chases.
  const std::string moves = "e4d4 d9e9 d4e4 e9d9 e4d4 d9e9 d4e4 e9d9";
  const CxaWindow lone = last_cycle(line_of("3k1a3/4a4/b3b4/9/9/4R4/4n4/3Ar4/3KA4/9 w", moves));
  EXPECT_EQ(ruled_as(lone.moves[2].move_class), MoveClass::idle);
  const CxaWindow two = last_cycle(line_of("3k1a3/4a4/b3b4/9/9/4R4/4n4/3Ar4/3KA4/8C w", moves));
  EXPECT_EQ(two.moves[2].move_class, MoveClass::chase);
}

TEST(CxaClasses, WhatLedIntoTheCycleHasNoPart) {
  // Facts belong to the moves of the cycle: what led into it has no part.
  const Line line =
      line_of("3k5/9/9/9/9/9/9/7c1/1R7/5K3 w", "b1b2 h2h1 b2b1 h1h2 b1b2 h2h1 b2b1 h1h2");
  const Line entered =
      line_of("3k5/9/9/9/9/9/9/7c1/1R7/4K4 w", "e0f0 d9e9 b1b2 h2h1 b2b1 h1h2 b1b2 h2h1 b2b1 h1h2");
  EXPECT_EQ(classes_of(last_cycle(line)), classes_of(last_cycle(entered)));
}

// A side's move as rule_cxa sees it.
struct Sketch {
  MoveClass move_class = MoveClass::idle;
  ChaseWeight weight = ChaseWeight::none;
  bool joint = false;
};
constexpr Sketch idle{};
constexpr Sketch check{MoveClass::check, ChaseWeight::none, false};
constexpr Sketch kill{MoveClass::kill, ChaseWeight::none, false};
constexpr Sketch rook{MoveClass::chase, ChaseWeight::rook, false};
constexpr Sketch joint_rook{MoveClass::chase, ChaseWeight::rook, true};
constexpr Sketch rootless{MoveClass::chase, ChaseWeight::rootless, false};
constexpr Sketch joint_rootless{MoveClass::chase, ChaseWeight::rootless, true};
constexpr Sketch few{MoveClass::chase, ChaseWeight::few_roots, true};
constexpr Sketch unknown{MoveClass::unknown, ChaseWeight::none, false};

CxaVerdict rule(std::vector<Sketch> red, std::vector<Sketch> black,
                CxaEdition edition = CxaEdition::y2020) {
  CxaWindow window;
  for (std::size_t i = 0; i < red.size(); ++i) {
    for (Color side : all_colors) {
      const Sketch& sketch = side == Color::red ? red[i] : black[i];
      JudgedMove move;
      move.facts.mover.piece = {side, Role::rook};
      move.move_class = sketch.move_class;
      move.weight = sketch.weight;
      move.joint = sketch.joint;
      if (sketch.move_class == MoveClass::check) move.facts.checkers.add(Square::e4);
      window.moves.push_back(move);
    }
  }
  return rule_cxa(window, CxaParameters{edition});
}

// The verdict, and the same with the sides changed.
void expect_ruling(const std::vector<Sketch>& one, const std::vector<Sketch>& other,
                   Verdict verdict, Reason reason) {
  for (const CxaEdition edition : {CxaEdition::y2020, CxaEdition::y1999}) {
    const CxaVerdict ruling = rule(one, other, edition);
    EXPECT_EQ(ruling.verdict, verdict);
    EXPECT_EQ(ruling.reason, reason);
    EXPECT_FALSE(ruling.article.empty());
    Verdict swapped = verdict;
    if (verdict == Verdict::red_loses) swapped = Verdict::black_loses;
    if (verdict == Verdict::red_must_change) swapped = Verdict::black_must_change;
    if (verdict == Verdict::black_must_change) swapped = Verdict::red_must_change;
    EXPECT_EQ(rule(other, one, edition).verdict, swapped);
  }
}

TEST(CxaRuling, PerpetualCheckLosesAgainstEverythingButItself) {
  for (const Sketch& other : {idle, kill, rook, rootless, few}) {
    expect_ruling({check, check}, {other, other}, Verdict::red_loses, Reason::perpetual_check);
  }
  expect_ruling({check, check}, {check, check}, Verdict::draw, Reason::mutual_check);
}

TEST(CxaRuling, ForbiddenAgainstAllowed) {
  for (const Sketch& one : {kill, rook, rootless, few}) {
    expect_ruling({one, one}, {idle, idle}, Verdict::red_must_change, Reason::perpetual_attack);
    expect_ruling({check, one}, {idle, idle}, Verdict::red_must_change, Reason::perpetual_attack);
    expect_ruling({one, one}, {check, idle}, Verdict::red_must_change, Reason::perpetual_attack);
    // One idle move makes a side's conduct an allowed one.
    expect_ruling({one, idle}, {idle, idle}, Verdict::draw, Reason::no_violation);
    expect_ruling({one, idle}, {check, idle}, Verdict::draw, Reason::no_violation);
  }
  expect_ruling({idle, idle}, {idle, idle}, Verdict::draw, Reason::no_violation);
}

TEST(CxaRuling, EqualWeightIsADraw) {
  // Figures 3 and 19, reference figures 43 to 48.
  const std::vector<std::vector<Sketch>> heavy{
      {kill, kill},  {check, kill},    {rook, rook},    {rootless, rootless},
      {check, rook}, {kill, rootless}, {rook, rootless}};
  for (const auto& one : heavy) {
    for (const auto& other : heavy) {
      expect_ruling(one, other, Verdict::draw, Reason::mutual_attack);
    }
  }
  expect_ruling({few, few}, {few, few}, Verdict::draw, Reason::mutual_attack);
}

TEST(CxaRuling, TheHeavierChanges) {
  // Reference figure 36: a rook and a rootless piece against few roots.
  expect_ruling({rook, rootless}, {few, few}, Verdict::red_must_change, Reason::heavier_attack);
  // Figure 26: one move with few roots is enough to be lighter.
  expect_ruling({rook, rook}, {rootless, few}, Verdict::red_must_change, Reason::heavier_attack);
}

TEST(CxaRuling, AJointChaseIsExcused) {
  // Reference figure 14, figures 10 and 28.
  expect_ruling({rook, rook}, {joint_rook, joint_rook}, Verdict::red_must_change,
                Reason::joint_attack_excused);
  expect_ruling({rootless, rootless}, {joint_rootless, kill}, Verdict::red_must_change,
                Reason::joint_attack_excused);
  expect_ruling({joint_rook, rook}, {joint_rootless, rootless}, Verdict::draw,
                Reason::mutual_attack);
}

TEST(CxaRuling, UnknownOnlyWhereItMatters) {
  EXPECT_EQ(rule({check, check}, {unknown, unknown}).verdict, Verdict::red_loses);
  EXPECT_EQ(rule({idle, unknown}, {idle, unknown}).verdict, Verdict::draw);
  EXPECT_EQ(rule({unknown, check}, {idle, idle}).verdict, Verdict::unknown);
  EXPECT_EQ(rule({rook, rook}, {unknown, idle}).verdict, Verdict::red_must_change);
  EXPECT_EQ(rule({rook, rook}, {unknown, kill}).verdict, Verdict::unknown);
  EXPECT_TRUE(rule({unknown, check}, {idle, idle}).profiles[Color::red].has(MoveClass::unknown));
}

}  // namespace
}  // namespace chuhe
