// Rule sets as data, limits, endings, banned moves.
#include <chuhe/core/rules.hpp>

#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/repetition.hpp>

namespace chuhe {
namespace {

Line line_of(const std::string& record) { return read_fen(record)->line; }

const RuleSet& set(std::string_view name) { return *find_rule_set(name); }

std::optional<Outcome> ended(const std::string& record, std::string_view rules) {
  return outcome(line_of(record), set(rules));
}

std::string repeated(std::string_view moves, int times) {
  std::string result;
  for (int i = 0; i < times; ++i) result += " " + std::string(moves);
  return result;
}

// A rook chases a horse; the rook is Red's.
const std::string chase_start = "3k4n/9/9/9/9/9/9/9/9/4K2R1 w moves";
constexpr std::string_view chase = "h0i0 i9h7 i0h0 h7i9";
// A rook checks a king, after one move that leads into it.
const std::string check_start = "4k4/9/9/9/9/9/9/9/9/R4K3 w moves a0a9 e9e8";
constexpr std::string_view check = "a9a8 e8e9 a8a9 e9e8";

TEST(RuleSets, AreNamedAndSourced) {
  std::set<std::string_view> names;
  for (const RuleSet& rules : rule_sets()) {
    EXPECT_TRUE(names.insert(rules.name).second);
    EXPECT_EQ(find_rule_set(rules.name), &rules);
    EXPECT_NE(rules.source.find(std::to_string(rules.year)), std::string_view::npos)
        << rules.name << ": the source tells the year";
  }
  for (const char* name :
       {"wxf2018", "axf", "cxa2020", "cxa1999", "ucci", "sky", "computer", "check-only"}) {
    EXPECT_TRUE(names.contains(name)) << name;
  }
  EXPECT_EQ(find_rule_set("nonsense"), nullptr);
  EXPECT_EQ(find_rule_set(""), nullptr);
}

TEST(RuleSets, CiteAnArticleForEverythingTheyRule) {
  for (const RuleSet& rules : rule_sets()) {
    if (rules.repetition.chinese_edition != 0) continue;  // they cite where they decide
    for (const std::string& record :
         {chase_start + repeated(chase, 20), check_start + repeated(check, 20)}) {
      const Ruling ruling = explain_repetition(line_of(record), rules);
      EXPECT_NE(ruling.verdict, Verdict::none) << rules.name;
      EXPECT_FALSE(ruling.article.empty()) << rules.name << " " << to_string(ruling.reason);
    }
  }
}

// Every expectation here is a number of the rule books: see docs/rules.md.
TEST(Limits, QuietPlies) {
  const std::string board = "3ak4/9/8r/9/9/9/9/9/4A4/R3K4 w - - ";
  const auto limit = [&](std::string_view rules) {
    for (int plies = 1; plies < 200; ++plies) {
      // One ply is played, for a position by itself may stand at any count.
      if (ended(board + std::to_string(plies - 1) + " 60 moves a0a1", rules)) return plies;
    }
    return 0;
  };
  EXPECT_EQ(limit("wxf2018"), 100);
  EXPECT_EQ(limit("ucci"), 100);
  for (const char* rules : {"axf", "cxa2020", "cxa1999", "sky", "computer", "check-only"}) {
    EXPECT_EQ(limit(rules), 120) << rules;
  }
}

TEST(Limits, CountedChecks) {
  // Twelve checks of Red's in a row, without repetition often enough to be ruled upon.
  Line line = line_of("4k4/9/9/9/9/9/9/9/9/R4K3 w - - 0 1 moves a0a9 e9e8");
  for (const char* text :
       {"a9b9", "e8e7", "b9b7", "e7e8", "b7b8", "e8e9", "b8c8", "e9d9", "c8d8", "d9e9"}) {
    const Move move = *parse_coordinates(text);
    if (!is_legal(line.position(), move)) break;
    line.push(move);
  }
  const int checks = line.position().checks_since_capture(Color::red);
  const int plies = line.position().quiet_plies();
  ASSERT_GE(checks, 3);
  EXPECT_EQ(counted_quiet_plies(line.position(), {.plies = 120}), plies);
  EXPECT_EQ(counted_quiet_plies(line.position(), {.plies = 120, .counted_checks = 1}),
            plies - (checks - 1));
  EXPECT_EQ(counted_quiet_plies(line.position(),
                                {.plies = 120, .counted_checks = 1, .replies_counted = false}),
            plies - 2 * (checks - 1));
  EXPECT_EQ(counted_quiet_plies(line.position(),
                                {.plies = 120, .counted_checks = checks, .pooled = true}),
            plies);
}

TEST(Limits, TotalPlies) {
  // Pawns that walk and take keep the natural limit away; Sky's limit of the whole game stays.
  RuleSet rules = set("sky");
  rules.total_plies = 3;
  const Line line = line_of("startpos moves a3a4 a6a5 c3c4");
  ASSERT_TRUE(outcome(line, rules).has_value());
  EXPECT_EQ(outcome(line, rules)->ending, Ending::total_limit);
  EXPECT_FALSE(outcome(line, set("sky")).has_value());
}

TEST(Endings, MateGoesBeforeLimitsAndRepetition) {
  const auto mate = ended("4k4/R8/9/9/9/9/9/9/9/1R1K5 w - - 119 60 moves b0b9", "computer");
  EXPECT_EQ(mate, (Outcome{Color::red, Ending::checkmate}));
  const auto stalemate = ended("4k4/R8/4N4/9/9/9/9/9/9/3K5 b", "wxf2018");
  EXPECT_EQ(stalemate, (Outcome{Color::red, Ending::stalemate}));
}

TEST(Endings, PerpetualCheckGoesBeforeTheLimit) {
  const auto both = ended(
      "4k4/9/9/9/9/9/9/9/9/R4K3 w - - 111 60 moves a0a9 e9e8" + repeated(check, 2), "wxf2018");
  EXPECT_EQ(both, (Outcome{Color::black, Ending::perpetual_check}));
}

TEST(Endings, NoAttackers) {
  // With the capture that brings it about, or at once from the start.
  EXPECT_EQ(ended("3k5/9/9/9/9/9/9/9/4p4/4K4 w moves e0e1", "wxf2018"),
            (Outcome{std::nullopt, Ending::no_attackers}));
  EXPECT_EQ(ended("3k5/9/9/9/9/9/9/9/9/4K4 w", "wxf2018"),
            (Outcome{std::nullopt, Ending::no_attackers}));
  EXPECT_FALSE(ended("3k5/9/9/9/4P4/9/9/9/9/4K4 w", "wxf2018").has_value());
  // Played on all the same, it ends at the third occurrence under every rule set.
  const std::string played = "5k3/9/9/9/9/9/9/9/9/3K5 w moves";
  for (const RuleSet& rules : rule_sets()) {
    EXPECT_FALSE(ended(played + repeated("d0d1 f9f8 d1d0 f8f9", 1), rules.name)) << rules.name;
    EXPECT_TRUE(ended(played + repeated("d0d1 f9f8 d1d0 f8f9", 2), rules.name)) << rules.name;
  }
}

TEST(Endings, Repetition) {
  EXPECT_EQ(ended(check_start + repeated(check, 2), "wxf2018"),
            (Outcome{Color::black, Ending::perpetual_check}));
  EXPECT_EQ(ended(chase_start + repeated(chase, 2), "wxf2018"),
            (Outcome{Color::black, Ending::perpetual_chase}));
  EXPECT_EQ(ended(chase_start + repeated(chase, 2), "check-only"),
            (Outcome{std::nullopt, Ending::repetition}));
  EXPECT_FALSE(ended(chase_start + repeated(chase, 1), "wxf2018").has_value());
}

TEST(Endings, AWarnedSideLosesWhenItRepeatsOnceMore) {
  const std::string warned = chase_start + repeated(chase, 2);
  EXPECT_FALSE(ended(warned, "cxa2020").has_value());
  EXPECT_EQ(judge(line_of(warned), set("cxa2020")), Verdict::red_must_change);
  EXPECT_EQ(ended(warned + " h0i0", "cxa2020"), (Outcome{Color::black, Ending::perpetual_chase}));
  EXPECT_EQ(ended(warned + " h0i0 i9h7", "cxa2020"),
            (Outcome{Color::black, Ending::perpetual_chase}));
  // It plays something else and the game goes on.
  EXPECT_FALSE(ended(warned + " h0h1", "cxa2020").has_value());
  EXPECT_EQ(judge(line_of(warned + " h0h1"), set("cxa2020")), Verdict::none);
}

std::string banned(const std::string& record, std::string_view rules) {
  std::string result;
  for (Move move : banned_moves(line_of(record), set(rules))) result += to_uci(move) + " ";
  return result;
}

TEST(BannedMoves, ThoseThatRepeat) {
  // A loss by repetition is banned as soon as a move would bring it about.
  EXPECT_EQ(banned(chase_start + repeated(chase, 2).substr(0, 0), "wxf2018"), "");
  EXPECT_EQ(banned("3k4n/9/9/9/9/9/9/9/9/4K2R1 w moves h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9",
                   "wxf2018"),
            "h0i0 ");
  EXPECT_EQ(banned(chase_start + repeated(chase, 1), "wxf2018"), "");
  // A side is told to change first, then its moves are refused.
  EXPECT_EQ(banned(chase_start + repeated(chase, 1) + " h0i0 i9h7", "cxa2020"), "");
  EXPECT_EQ(banned(chase_start + repeated(chase, 2), "cxa2020"), "h0i0 ");
  EXPECT_EQ(banned(chase_start + repeated(chase, 2), "sky"), "");
  EXPECT_EQ(banned(chase_start + repeated(chase, 3), "sky"), "h0i0 ");
  // The side that is chased may do what it likes.
  EXPECT_EQ(banned(chase_start + repeated(chase, 2) + " h0i0", "wxf2018"), "");
}

TEST(Verdicts, SideAtFault) {
  EXPECT_EQ(side_at_fault(Verdict::red_must_change), Color::red);
  EXPECT_EQ(side_at_fault(Verdict::black_loses), Color::black);
  for (Verdict verdict : {Verdict::none, Verdict::draw, Verdict::unknown}) {
    EXPECT_FALSE(side_at_fault(verdict).has_value());
  }
  EXPECT_EQ(to_verdict({Color::red, Ending::checkmate}), Verdict::black_loses);
  EXPECT_EQ(to_verdict({std::nullopt, Ending::repetition}), Verdict::draw);
}

}  // namespace
}  // namespace chuhe
