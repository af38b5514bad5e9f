#include <utility>

#include <chuhe/core/repetition.hpp>

#include "chinese.hpp"
#include "classes.hpp"
#include "decision.hpp"

namespace chuhe {

using repetition::decide;
using repetition::Decision;

Verdict repetition_verdict(const Line& line, const RuleSet& rules, Budget budget) {
  return decide(line, line.plies(), rules, budget).verdict;
}

Verdict to_verdict(const Outcome& outcome) {
  if (!outcome.winner) return Verdict::draw;
  return *outcome.winner == Color::red ? Verdict::black_loses : Verdict::red_loses;
}

Verdict judge(const Line& line, const RuleSet& rules, Budget budget) {
  if (const std::optional<Outcome> ended = outcome(line, rules, budget)) {
    return to_verdict(*ended);
  }
  return repetition_verdict(line, rules, budget);
}

Ruling explain_repetition(const Line& line, const RuleSet& rules, Budget budget) {
  Budget for_decision = budget;
  const Decision decision = decide(line, line.plies(), rules, for_decision);
  Ruling ruling;
  ruling.verdict = decision.verdict;
  ruling.reason = decision.reason;
  ruling.article = decision.article;
  ruling.first_ply = decision.window.first;
  ruling.last_ply = decision.window.last;
  ruling.occurrences = decision.occurrences;
  ruling.occurrences_needed = decision.occurrences_needed;
  if (!ruling.has_cycle()) return ruling;
  if (rules.repetition.has(SpecialRule::chinese_classes)) {
    const repetition::CxaParameters parameters = repetition::chinese_parameters(rules);
    repetition::CxaWindow window =
        analyse_cxa(line, ruling.first_ply, ruling.last_ply, parameters, budget);
    ruling.profiles = rule_cxa(window, parameters).profiles;
    ruling.moves = std::move(window.moves);
  } else {
    repetition::Explained explained =
        explain_moves(line, decision.window, rules.repetition, budget);
    ruling.profiles = std::move(explained.profiles);
    ruling.moves = std::move(explained.moves);
  }
  return ruling;
}

MoveList banned_moves(const Line& line, const RuleSet& rules, Budget budget) {
  MoveList banned;
  if (line.position().quiet_plies() < 3) return banned;
  const Color us = line.position().turn();
  if (rules.repetition.sanction != Sanction::loses &&
      side_at_fault(decide(line, line.plies(), rules, budget).verdict) != us) {
    return banned;  // not told to change yet
  }
  Line next = line;
  for (Move move : legal_moves(line.position())) {
    if (!line.position().is_empty(move.to())) continue;
    next.push(move);
    if (side_at_fault(decide(next, next.plies(), rules, budget).verdict) == us) {
      banned.push_back(move);
    }
    next.pop();
  }
  return banned;
}

}  // namespace chuhe
