// Rulings as an arbiter would write them down.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <chuhe/core/line.hpp>
#include <chuhe/core/repetition.hpp>
#include <chuhe/core/rules.hpp>
#include <chuhe/words/language.hpp>
#include <chuhe/words/phrasebook.hpp>

namespace chuhe::words {

/// A text about rulings in every language. The comment names what stands for {0}, {1} and so on.
enum class RulingMessage : std::uint8_t {
  // Classes of moves; in the order of `MoveClass`.
  class_check,
  class_kill,
  class_chase,
  class_exchange,
  class_offer,
  class_block,
  class_follow,
  class_idle,
  class_unknown,

  // What a side did; in the order of `Behaviour`.
  behaviour_none,
  perpetual_check,
  perpetual_kill,
  perpetual_chase,
  chases_in_turn,
  chase_of_pinned_rook,
  check_and_chase,
  check_and_kill,
  kill_and_chase,
  check_kill_and_chase,
  check_and_idle,
  kill_and_idle,
  chase_and_idle,
  mixed_and_idle,

  // What a move did, after its class.
  checks_by,    ///< 0 the pieces that check.
  mate_threat,  ///< 0 how many moves the mate takes.
  attacks,      ///< 0 attacker, 1 target, 2 how the target is protected.
  also,         ///< 0 a text of this list, said besides the class.
  trade,        ///< 0 attacker, 1 target.
  offers,       ///< 0 the piece that moved.
  watches,      ///< 0 attacker, 1 target.
  root_none,
  root_fake,
  root_real,
  root_few,
  way_discovered,      ///< 0 the text of the attack.
  way_unrooted,        ///< 0 the text of the attack.
  way_through_checks,  ///< 0 the text of the attack.
  way_exchange,        ///< 0 the text of the attack.
  jointly,             ///< 0 the text of the attack.

  // The note: heading, moves, sides.
  not_repeated,
  occurrences,       ///< 0 how many times, 1 how many are needed.
  rounds_decide,     ///< 0 how many times.
  cycle_heading,     ///< 0 first round, 1 last round, 2 title of the rule set.
  move_line,         ///< 0 round, 1 side, 2 move, 3 class.
  move_line_with,    ///< The same, and 4 what it did.
  side_summary,      ///< 0 side, 1 behaviour.
  side_with_target,  ///< 0 side, 1 behaviour, 2 the pieces chased.

  // Why, in the order of `Reason`; 0 the side at fault, 1 the other one.
  because_perpetual_check,
  because_mutual_check,
  because_check_against_chase,
  because_perpetual_chase,
  because_mutual_chase,
  because_chase_of_pinned_rook,
  because_perpetual_attack,
  because_mutual_attack,
  because_heavier_attack,
  because_joint_attack_excused,
  because_check_and_chase_rounds,
  because_nine_rounds,
  because_no_violation,

  // The verdict: 0 the side.
  nothing_to_rule,
  verdict_draw,
  verdict_loses,
  verdict_must_change,
  verdict_unknown,
  by_article,  ///< 0 the verdict, 1 the article.

  count  // not a text
};

/// A text as the language's catalogue has it.
std::string_view text(Language language, RulingMessage message);

/// One word for a class: `chase`, `捉`.
std::string_view word(Language language, MoveClass move_class);

/// What a side did in a few words: `perpetual chase`, `长捉`.
std::string_view word(Language language, Behaviour behaviour);

/// What a move did, with the squares: `the red rook on h0 attacks the black horse on h7,
/// unprotected`. Empty for an idle move.
std::string deed(const Phrasebook& book, const Line& line, const JudgedMove& move);

/// Why a ruling is as it is, in one sentence; empty when there is nothing to rule.
std::string because(const Phrasebook& book, const Ruling& ruling);

/// The verdict with its article, in one sentence.
std::string verdict(const Phrasebook& book, const Ruling& ruling);

/// The arbiter's whole note: how often the position has stood, every move of the cycle with its
/// class and what it attacked, what each side did, why, and the verdict. Lines end with a line
/// break.
std::string note(const Phrasebook& book, const Line& line, const RuleSet& rules,
                 const Ruling& ruling);

}  // namespace chuhe::words
