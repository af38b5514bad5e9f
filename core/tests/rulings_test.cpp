// Every row of the tables of rulings under its rule set.
#include <cstdlib>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/movegen.hpp>

#include "ruling_rows.hpp"

namespace chuhe {
namespace {

using testing::is_chinese;
using testing::read_ruling_rows;
using testing::ruling_rows;
using testing::RulingRow;
using testing::satisfies;

enum class Sets { without_search, chinese };

int check_rows(const std::vector<RulingRow>& rows, Sets sets) {
  int tried = 0;
  for (const RulingRow& row : rows) {
    const std::optional<Line> line = row.line();
    EXPECT_TRUE(line.has_value()) << row.id;
    if (!line) continue;
    for (const RuleSet& rules : rule_sets()) {
      if (!row.is_for(rules) || is_chinese(rules) != (sets == Sets::chinese)) continue;
      ++tried;
      const Verdict verdict = judge(*line, rules);
      EXPECT_TRUE(satisfies(verdict, row.verdict))
          << row.id << " under " << rules.name << ": " << to_string(verdict) << " instead of "
          << row.verdict;
    }
  }
  return tried;
}

TEST(Rulings, TableWithoutSearch) {
  EXPECT_GT(check_rows(ruling_rows(), Sets::without_search), 250);
}

TEST(Rulings, TableOfChineseSets) { EXPECT_GT(check_rows(ruling_rows(), Sets::chinese), 50); }

TEST(Rulings, EveryRuleSetHasRowsOfItsOwn) {
  std::set<std::string> seen;
  for (const RulingRow& row : ruling_rows()) seen.insert(row.rules);
  for (const RuleSet& rules : rule_sets()) {
    EXPECT_TRUE(seen.contains(std::string(rules.name))) << rules.name;
  }
}

TEST(Rulings, UnknownWhenTheBudgetIsGone) {
  const RuleSet& rules = *find_rule_set("cxa2020");
  int unknown = 0;
  for (const RulingRow& row : ruling_rows()) {
    if (row.rules != "cxa2020") continue;
    const Verdict verdict = repetition_verdict(*row.line(), rules, Budget{.nodes = 0});
    // Without search a ruling may be certain (perpetual check), never different.
    if (verdict == Verdict::unknown) {
      ++unknown;
    } else {
      EXPECT_TRUE(verdict == Verdict::none || satisfies(verdict, row.verdict)) << row.id;
    }
  }
  EXPECT_GT(unknown, 5);
}

std::optional<std::string> external_data() {
  const char* const folder = std::getenv("CHUHE_PLAN_DATA");
  if (folder == nullptr) return std::nullopt;
  return std::string(folder);
}

std::vector<RulingRow> external_rows(const std::string& folder) {
  // Disputed among arbiters, or wrong in their source; the last is a draw at a second occurrence,
  // which is against the rule that its own source states.
  const std::set<std::string> left_out{"WXF-O103", "WXF-O114", "WXF-O118", "CDB19-1"};
  std::vector<RulingRow> rows = read_ruling_rows(folder + "/rulings.tsv");
  std::erase_if(rows, [&](const RulingRow& row) {
    return row.verdict == "disputed" || row.verdict.find("legal") != std::string::npos ||
           left_out.contains(row.id);
  });
  return rows;
}

TEST(Rulings, ExternalTable) {
  const auto folder = external_data();
  if (!folder) GTEST_SKIP() << "CHUHE_PLAN_DATA is not set";
  EXPECT_GT(check_rows(external_rows(*folder), Sets::without_search), 100);
}

TEST(RulingsSlow, ExternalTableOfChineseSets) {
  const auto folder = external_data();
  if (!folder) GTEST_SKIP() << "CHUHE_PLAN_DATA is not set";
  int rows = 0;
  int missed = 0;
  std::string misses;
  for (const RulingRow& row : external_rows(*folder)) {
    for (const RuleSet& rules : rule_sets()) {
      if (!row.is_for(rules) || !is_chinese(rules)) continue;
      ++rows;
      if (satisfies(judge(*row.line(), rules), row.verdict)) continue;
      ++missed;
      misses += " " + row.id;
    }
  }
  EXPECT_LE(missed * 100, rows * 5) << "missed" << misses;
}

// Lines "legal: a0a1 ... ; illegal: ..." say which moves a position has.
TEST(Rulings, ExternalLegalMoves) {
  const auto folder = external_data();
  if (!folder) GTEST_SKIP() << "CHUHE_PLAN_DATA is not set";
  int tried = 0;
  for (const RulingRow& row : read_ruling_rows(*folder + "/rulings.tsv")) {
    if (row.verdict.find("legal:") == std::string::npos) continue;
    const std::optional<Line> line = row.line();
    ASSERT_TRUE(line.has_value()) << row.id;
    std::istringstream words(row.verdict);
    bool legal = true;
    for (std::string word; words >> word;) {
      if (word == "legal:" || word == "illegal:") {
        legal = word == "legal:";
      } else if (word != ";") {
        ++tried;
        EXPECT_EQ(is_legal(line->position(), *parse_coordinates(word)), legal)
            << row.id << " " << word;
      }
    }
  }
  EXPECT_GT(tried, 10);
}

// Whether a legal recapture exists, from hand-made public cases. Two of them are left out by their
// own note: one is about value, of the other the square captured upon is empty.
TEST(Rulings, ExternalProtection) {
  const auto folder = external_data();
  if (!folder) GTEST_SKIP() << "CHUHE_PLAN_DATA is not set";
  std::ifstream file(*folder + "/protection.tsv");
  std::string text;
  std::getline(file, text);
  int tried = 0;
  while (std::getline(file, text)) {
    std::vector<std::string> cells;
    std::istringstream parts(text);
    for (std::string cell; std::getline(parts, cell, '\t');) cells.push_back(cell);
    ASSERT_GE(cells.size(), 6U);
    if (cells[5].starts_with("no")) continue;
    const Position position = position_from_fen(cells[0]);
    const Move move = *parse_coordinates(cells[1]);
    ++tried;
    EXPECT_EQ(root_against(position, move) == Root::real, cells[3] == "true") << text;
  }
  EXPECT_GT(tried, 10);
}

}  // namespace
}  // namespace chuhe
