#include "chinese.hpp"

#include <algorithm>

namespace chuhe::repetition {

CxaParameters chinese_parameters(const RuleSet& rules) {
  CxaParameters parameters;
  parameters.edition =
      rules.repetition.chinese_edition < 2007 ? CxaEdition::y1999 : CxaEdition::y2020;
  return parameters;
}

Decision decide_by_classes(const Line& line, std::size_t, const RuleSet& rules,
                           const Decision& so_far, Budget& budget) {
  if (so_far.occurrences < so_far.occurrences_needed) return so_far;
  const CxaParameters parameters = chinese_parameters(rules);
  const CxaWindow window =
      analyse_cxa(line, so_far.window.first, so_far.window.last, parameters, budget);
  const CxaVerdict verdict = rule_cxa(window, parameters);
  Decision decision = so_far;
  decision.verdict = verdict.verdict;
  decision.reason = verdict.reason;
  decision.article = verdict.article;
  return decision;
}

namespace {

constexpr std::size_t nine_rounds_plies = 18;

bool is_forbidden(MoveClass move_class) {
  return move_class == MoveClass::check || move_class == MoveClass::kill ||
         move_class == MoveClass::chase;
}

// Whether all moves of `side` are forbidden ones, and lead to three squares or more.
bool attacks_all_the_time(const CxaWindow& window, Color side) {
  Bitboard squares;
  for (const JudgedMove& move : window.moves) {
    if (move.facts.mover.piece.color != side) continue;
    if (!is_forbidden(move.move_class)) return false;
    squares.add(move.facts.move.to());
  }
  return squares.size() >= 3;
}

}  // namespace

Decision decide_by_nine_rounds(const Line& line, std::size_t plies, const RuleSet& rules,
                               const Decision& so_far, Budget& budget) {
  // The moves go round: the position has stood before within the nine rounds, though not often
  // enough for a ruling upon exact repetition.
  if (so_far.verdict != Verdict::none || so_far.occurrences < 2 ||
      static_cast<std::size_t>(line.positions()[plies].quiet_plies()) < nine_rounds_plies ||
      plies < nine_rounds_plies || plies - so_far.window.first > nine_rounds_plies) {
    return so_far;
  }
  const std::size_t first = plies - nine_rounds_plies;
  const CxaWindow window = analyse_cxa(line, first, plies, chinese_parameters(rules), budget);
  const bool red = attacks_all_the_time(window, Color::red);
  const bool black = attacks_all_the_time(window, Color::black);
  if (red == black) return so_far;
  Decision decision = so_far;
  decision.window = {first, plies};
  decision.verdict = verdict_against(red ? Color::red : Color::black, Sanction::must_change);
  decision.reason = Reason::nine_rounds;
  decision.article = rules.repetition.chinese_edition < 2007
                         ? "CXA 1999, nine rounds on three squares"
                         : "CXA 2020, nine rounds on three squares (reference figure 8)";
  return decision;
}

}  // namespace chuhe::repetition
