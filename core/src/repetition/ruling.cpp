#include <chuhe/core/repetition.hpp>

#include "decision.hpp"

namespace chuhe {

namespace {

using repetition::decide;
using repetition::Decision;

}  // namespace

Verdict repetition_verdict(const Line& line, const RuleSet& rules, Budget budget) {
  return decide(line, line.plies(), rules, budget).verdict;
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
    next.push(move);
    if (side_at_fault(decide(next, next.plies(), rules, budget).verdict) == us) {
      banned.push_back(move);
    }
    next.pop();
  }
  return banned;
}

}  // namespace chuhe
