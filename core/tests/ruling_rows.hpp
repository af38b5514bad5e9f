// The rows of rulings.tsv: a position, moves, a rule set and what it rules.
#pragma once

#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include <chuhe/core/fen.hpp>
#include <chuhe/core/line.hpp>
#include <chuhe/core/repetition.hpp>

namespace chuhe::testing {

struct RulingRow {
  std::string id;
  /// A rule set's name, or `any`.
  std::string rules;
  std::string fen;
  std::string moves;
  std::string verdict;

  bool is_for(const RuleSet& set) const { return rules == "any" || rules == set.name; }
  /// Nothing when the position or a move is not legal.
  std::optional<Line> line() const {
    const auto reading = read_fen(moves.empty() ? fen : fen + " moves " + moves);
    if (!reading) return std::nullopt;
    return reading->line;
  }
};

inline std::vector<RulingRow> read_ruling_rows(const std::string& path) {
  std::vector<RulingRow> rows;
  std::ifstream file(path);
  std::string text;
  std::getline(file, text);
  while (std::getline(file, text)) {
    std::vector<std::string> cells;
    for (std::size_t from = 0; from <= text.size();) {
      const std::size_t to = std::min(text.find('\t', from), text.size());
      cells.push_back(text.substr(from, to - from));
      from = to + 1;
    }
    if (cells.size() >= 5) rows.push_back({cells[0], cells[1], cells[2], cells[3], cells[4]});
  }
  return rows;
}

/// The repository's own rows.
inline std::vector<RulingRow> ruling_rows() {
  return read_ruling_rows(CHUHE_TEST_DATA_DIR "/rulings.tsv");
}

inline bool is_chinese(const RuleSet& rules) { return rules.repetition.chinese_edition != 0; }

/// Whether a verdict is what a row expects: "must change" is a way to lose.
inline bool satisfies(Verdict verdict, const std::string& expected) {
  if (to_string(verdict) == expected) return true;
  return (verdict == Verdict::red_must_change && expected == "red_loses") ||
         (verdict == Verdict::black_must_change && expected == "black_loses");
}

}  // namespace chuhe::testing
