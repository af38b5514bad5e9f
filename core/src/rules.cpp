#include <chuhe/core/rules.hpp>

#include <algorithm>

#include <chuhe/core/repetition.hpp>

#include "repetition/decision.hpp"

namespace chuhe {

int counted_quiet_plies(const Position& position, const QuietLimit& limit) {
  const int plies = position.quiet_plies();
  if (!limit.counted_checks) return plies;
  const int red = position.checks_since_capture(Color::red);
  const int black = position.checks_since_capture(Color::black);
  const int beyond = limit.pooled ? std::max(red + black - *limit.counted_checks, 0)
                                  : std::max(red - *limit.counted_checks, 0) +
                                        std::max(black - *limit.counted_checks, 0);
  return plies - (limit.replies_counted ? beyond : 2 * beyond);
}

namespace {

bool has_attackers(const Position& position) {
  return !(position.pieces(Role::rook) | position.pieces(Role::horse) |
           position.pieces(Role::cannon) | position.pieces(Role::pawn))
              .empty();
}

// The end of a game in which neither side can attack. It ends with the capture that brought this
// about, or at once when a record starts so; where a record plays on all the same, the players'
// moves are taken as they are until a position stands for the third time, under every rule set.
bool is_dead(const Line& line) {
  if (has_attackers(line.position())) return false;
  if (line.empty() || has_attackers(line.positions()[line.plies() - 1])) return true;
  return line.occurrence_count() >= 3;
}

std::optional<Outcome> repetition_outcome(const Line& line, const RuleSet& rules, Budget budget) {
  const repetition::Decision decision = repetition::decide(line, line.plies(), rules, budget);
  if (decision.verdict == Verdict::draw) return Outcome{std::nullopt, Ending::repetition};
  const std::optional<Color> side = side_at_fault(decision.verdict);
  if (!side) return std::nullopt;
  const bool loses =
      decision.verdict == Verdict::red_loses || decision.verdict == Verdict::black_loses;
  if (!loses && !repetition::ignored_warning(line, rules, decision, budget)) return std::nullopt;
  const bool check =
      decision.reason == Reason::perpetual_check || decision.reason == Reason::check_against_chase;
  return Outcome{opponent(*side), check ? Ending::perpetual_check : Ending::perpetual_chase};
}

}  // namespace

std::optional<Outcome> outcome(const Line& line, const RuleSet& rules, Budget budget) {
  const Position& position = line.position();
  if (!has_legal_move(position)) {
    return Outcome{opponent(position.turn()),
                   position.in_check() ? Ending::checkmate : Ending::stalemate};
  }
  if (is_dead(line)) return Outcome{std::nullopt, Ending::no_attackers};
  if (position.quiet_plies() >= 4) {
    if (const auto repeated = repetition_outcome(line, rules, budget)) return repeated;
  }
  if (rules.quiet_limit.plies &&
      counted_quiet_plies(position, rules.quiet_limit) >= *rules.quiet_limit.plies) {
    return Outcome{std::nullopt, Ending::quiet_limit};
  }
  if (rules.total_plies && static_cast<int>(line.plies()) >= *rules.total_plies) {
    return Outcome{std::nullopt, Ending::total_limit};
  }
  return std::nullopt;
}

std::optional<Outcome> self_check_outcome(const Position& position, Move move,
                                          const RuleSet& rules) {
  if (rules.self_check == SelfCheck::refused || !is_pseudo_legal(position, move)) {
    return std::nullopt;
  }
  const std::optional<IllegalReason> why = why_illegal(position, move);
  if (!why) return std::nullopt;
  return Outcome{opponent(position.turn()), why->kind == IllegalKind::kings_would_face
                                                ? Ending::faced_kings
                                                : Ending::left_in_check};
}

}  // namespace chuhe
