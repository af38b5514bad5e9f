#include "decision.hpp"

#include <algorithm>

#include "chinese.hpp"

namespace chuhe::repetition {

Occurrences find_occurrences(const Line& line, std::size_t plies, int needed) {
  const auto keys = line.keys();
  const auto positions = line.positions();
  const std::size_t quiet =
      std::min(plies, static_cast<std::size_t>(positions[plies].quiet_plies()));
  Occurrences result;
  for (std::size_t back = 4; back <= quiet; back += 2) {
    const std::size_t i = plies - back;
    if (keys[i] != keys[plies] || !(positions[i] == positions[plies])) continue;
    if (result.count == 1) result.previous = i;
    if (result.count < needed) result.first_needed = i;
    ++result.count;
  }
  return result;
}

Verdict verdict_against(Color side, Sanction sanction) {
  if (sanction == Sanction::loses) {
    return side == Color::red ? Verdict::red_loses : Verdict::black_loses;
  }
  return side == Color::red ? Verdict::red_must_change : Verdict::black_must_change;
}

std::string_view article_for(Reason reason, const RepetitionRules& rules) {
  const auto found = std::ranges::find(rules.citations, reason, &Citation::reason);
  return found == rules.citations.end() ? std::string_view{} : found->article;
}

namespace {

Reason reason_for(Offence graver, Offence lesser) {
  switch (graver) {
    case Offence::none: return Reason::no_violation;
    case Offence::chase: return Reason::perpetual_chase;
    case Offence::chase_of_pinned_rook: return Reason::chase_of_pinned_rook;
    case Offence::check_and_chase: return Reason::check_and_chase_rounds;
    case Offence::check:
      return lesser == Offence::none ? Reason::perpetual_check : Reason::check_against_chase;
  }
  return Reason::none;
}

}  // namespace

Weighing weigh(Offence red, Offence black, const RepetitionRules& rules) {
  const int red_level = rules.levels[static_cast<std::size_t>(red)];
  const int black_level = rules.levels[static_cast<std::size_t>(black)];
  if (red_level == black_level) {
    if (red_level == 0) return {Verdict::draw, Reason::no_violation};
    return {Verdict::draw, red == Offence::check ? Reason::mutual_check : Reason::mutual_chase};
  }
  const bool red_at_fault = red_level > black_level;
  return {verdict_against(red_at_fault ? Color::red : Color::black, rules.sanction),
          red_at_fault ? reason_for(red, black) : reason_for(black, red)};
}

namespace {

Decision decide_by_table(const Line& line, const RuleSet& rules, Decision decision) {
  if (decision.occurrences < decision.occurrences_needed) return decision;
  const ByColor<Conduct> conduct = conduct_over(line, decision.window, rules.repetition);
  const Weighing weighing =
      weigh(offence_of(conduct[Color::red], rules.repetition),
            offence_of(conduct[Color::black], rules.repetition), rules.repetition);
  decision.verdict = weighing.verdict;
  decision.reason = weighing.reason;
  decision.article = article_for(weighing.reason, rules.repetition);
  return decision;
}

// Everything that a table of levels cannot say. A rule that has nothing to add gives back what it
// was given.
using Special = Decision (*)(const Line&, std::size_t plies, const RuleSet&, const Decision&,
                             Budget&);
struct NamedSpecial {
  SpecialRule rule;
  Special apply;
};
constexpr NamedSpecial special_rules[]{
    {SpecialRule::chinese_classes, decide_by_classes},
    {SpecialRule::nine_rounds, decide_by_nine_rounds},
    {SpecialRule::round_counters,
     [](const Line& line, std::size_t plies, const RuleSet& rules, const Decision& so_far,
        Budget&) { return decide_by_rounds(line, plies, rules, so_far); }},
};

}  // namespace

Decision decide(const Line& line, std::size_t plies, const RuleSet& rules, Budget& budget) {
  const RepetitionRules& repetition = rules.repetition;
  Decision decision;
  decision.occurrences_needed = repetition.occurrences;
  const Occurrences found = find_occurrences(line, plies, repetition.occurrences);
  if (found.count == 1) return decision;
  decision.occurrences = found.count;
  decision.window = {
      repetition.window == RulingWindow::last_period ? found.previous : found.first_needed, plies};
  bool special = false;
  for (const NamedSpecial& entry : special_rules) {
    if (!repetition.has(entry.rule)) continue;
    special = true;
    decision = entry.apply(line, plies, rules, decision, budget);
  }
  return special ? decision : decide_by_table(line, rules, decision);
}

bool ignored_warning(const Line& line, const RuleSet& rules, const Decision& now, Budget& budget) {
  const std::optional<Color> side = side_at_fault(now.verdict);
  if (!side || line.empty()) return false;
  // The position before the last move of the side at fault.
  const std::size_t last = line.plies();
  const std::size_t before = line.positions()[last - 1].turn() == *side ? last - 1 : last - 2;
  if (last < 2) return false;
  return side_at_fault(decide(line, before, rules, budget).verdict) == side;
}

}  // namespace chuhe::repetition
