// Sky (天天象棋): an offence is borne for a number of rounds, then the moves that go on are
// refused.
#include <algorithm>

#include "decision.hpp"

namespace chuhe::repetition {

namespace {

// How long an offence has lasted, counted back from the present move by move of the offender, and
// with how many pieces.
struct Run {
  int rounds = 0;
  int pieces = 0;
};

// The piece of `us` that did it: what gives check after the move, or the moved piece for a chase.
Square doer(const Position& after, Move move) {
  if (!after.in_check() || after.checkers().contains(move.to())) return move.to();
  return after.checkers().first();
}

// Goes back from `plies` as long as each move of `us` checks (when `checks`) or chases one of
// `targets` (squares after `plies` moves), and nothing is captured.
Run run_of(const Line& line, std::size_t plies, Color us, bool checks, Bitboard targets,
           const RepetitionRules& rules) {
  const auto positions = line.positions();
  const auto moves = line.moves();
  const std::size_t quiet =
      std::min(plies, static_cast<std::size_t>(positions[plies].quiet_plies()));
  Run run;
  Bitboard doers;  // where the offenders stand, going back
  for (std::size_t i = plies; i-- > plies - quiet;) {
    if (positions[i].turn() != us) {
      // Undo the opponent's move: its pieces go back.
      if (targets.contains(moves[i].to())) {
        targets.remove(moves[i].to());
        targets.add(moves[i].from());
      }
      continue;
    }
    const bool is_check = positions[i + 1].in_check();
    if (!(is_check && checks)) {
      if (targets.empty() || is_check) break;
      const Bitboard chased =
          chased_by_move({positions[i], positions[i + 1], moves[i],
                          i > 0 ? &positions[i - 1] : nullptr, i > 0 ? moves[i - 1] : Move{}},
                         *rules.chase, targets);
      if (chased.empty()) break;
      targets = chased;
    }
    doers.add(doer(positions[i + 1], moves[i]));
    if (doers.contains(moves[i].to())) {
      doers.remove(moves[i].to());
      doers.add(moves[i].from());
    }
    ++run.rounds;
    run.pieces = std::max(run.pieces, doers.size());
  }
  return run;
}

int rounds_allowed(Offence offence, const Run& run, const RoundLimits& limits) {
  switch (offence) {
    case Offence::check:
      return limits.check[static_cast<std::size_t>(std::clamp(run.pieces, 1, 3) - 1)];
    case Offence::check_and_chase: return limits.check_and_chase[run.pieces > 1 ? 1 : 0];
    case Offence::chase:
    case Offence::chase_of_pinned_rook: return limits.chase;
    case Offence::none: break;
  }
  return 0;
}

}  // namespace

Decision decide_by_rounds(const Line& line, std::size_t plies, const RuleSet& rules,
                          const Decision& so_far) {
  const RepetitionRules& repetition = rules.repetition;
  Decision decision = so_far;
  const ByColor<Conduct> conduct = conduct_over(line, so_far.window, repetition);
  const Offence red = offence_of(conduct[Color::red], repetition);
  const Offence black = offence_of(conduct[Color::black], repetition);
  const Weighing weighing = weigh(red, black, repetition);
  const std::optional<Color> side = side_at_fault(weighing.verdict);
  if (side) {
    const Offence offence = *side == Color::red ? red : black;
    const bool checks = offence == Offence::check || offence == Offence::check_and_chase;
    const Run run =
        run_of(line, plies, *side, checks,
               offence == Offence::check ? Bitboard{} : conduct[*side].targets, repetition);
    decision.rounds = run.rounds;
    if (run.rounds < rounds_allowed(offence, run, repetition.rounds)) return decision;
  } else {
    if (weighing.reason != Reason::no_violation) {
      decision.occurrences_needed = repetition.rounds.mutual_occurrences;
    }
    if (decision.occurrences < decision.occurrences_needed) return decision;
  }
  decision.verdict = weighing.verdict;
  decision.reason = weighing.reason;
  decision.article = article_for(weighing.reason, repetition);
  return decision;
}

}  // namespace chuhe::repetition
