// Rule sets as data, and how a game ends under them.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>

#include <chuhe/core/line.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/position.hpp>

namespace chuhe {

/// How a game has ended.
enum class Ending : std::uint8_t {
  checkmate,        ///< The side to move is in check and has no legal move: it loses.
  stalemate,        ///< The side to move is not in check and has no legal move: it loses.
  no_attackers,     ///< Neither side has a rook, horse, cannon or pawn left: a draw.
  quiet_limit,      ///< The natural limit of plies without capture is reached: a draw.
  total_limit,      ///< The limit of plies of the whole game is reached: a draw.
  repetition,       ///< A position has occurred often enough, and the rules call it a draw.
  perpetual_check,  ///< A side has given perpetual check: it loses.
  perpetual_chase,  ///< A side has given perpetual chase (or another forbidden attack): it loses.
  left_in_check,    ///< A side has left its king in check (送将), where that loses.
  faced_kings,      ///< A side has made the kings face (对脸), where that loses.
};

/// Who won (nobody: a draw) and how.
struct Outcome {
  std::optional<Color> winner;
  Ending ending{};
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// A limit of plies without a capture ("natural limit", 自然限着).
struct QuietLimit {
  /// The number of counted plies that makes a draw; nothing: no limit.
  std::optional<int> plies = {};
  /// How many checks count, of each side or in all (see `pooled`); nothing: all do.
  std::optional<int> counted_checks = {};
  /// Whether `counted_checks` is a number for both sides together.
  bool pooled = false;
  /// Whether the reply to a check that is not counted counts itself.
  bool replies_counted = true;
  friend bool operator==(const QuietLimit&, const QuietLimit&) = default;
};

/// What happens to a move that leaves the own king in check or makes the kings face.
enum class SelfCheck : std::uint8_t {
  refused,  ///< It is illegal and is taken back: the rule of AXF, WXF and all programs.
  loses,    ///< It has been played and loses the game, as over the board (CXA 1999, art. 4.1.2).
};

/// A set of roles.
class RoleSet {
 public:
  constexpr RoleSet() = default;
  constexpr RoleSet(std::initializer_list<Role> roles) {
    for (Role role : roles) bits_ = static_cast<std::uint8_t>(bits_ | 1U << static_cast<int>(role));
  }
  constexpr bool has(Role role) const { return (bits_ >> static_cast<int>(role) & 1) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  friend constexpr bool operator==(RoleSet, RoleSet) = default;

 private:
  std::uint8_t bits_ = 0;
};

/// Which attacks are a chase (捉) in the rule sets that need no search. An uncrossed pawn is never
/// a target, and an attack is a chase only when the move made it.
struct ChaseRule {
  /// Whether pins and roots are looked at with full legality, or pieces merely point at squares.
  enum class Legality : std::uint8_t { full, pseudo };
  /// When like attacks like: an exchange if both can capture and a chase if only one can, or never.
  enum class SameRole : std::uint8_t { unless_mutual, never };
  /// Whether only an attack that this attacker did not make on this target before the move is new,
  /// or, besides, nobody's attack on the target may have been left unanswered by the other side's
  /// last move: a target that makes no attempt to escape is not chased.
  enum class Newness : std::uint8_t { pair, pair_of_answered };
  /// Whether all pieces attack or the moved one alone.
  enum class Attackers : std::uint8_t { all, moved_piece };
  /// Whether a checking move may be a chase at the same time.
  enum class Checks : std::uint8_t { checks_alone, may_chase };

  RoleSet attackers;
  RoleSet targets;
  /// Attackers of less worth than a rook, whose attack on a rook counts even if it is protected.
  RoleSet attackers_of_any_rook;
  Legality legality = Legality::full;
  SameRole same_role = SameRole::unless_mutual;
  Newness newness = Newness::pair_of_answered;
  Attackers who = Attackers::all;
  Checks checks = Checks::checks_alone;
  friend constexpr bool operator==(const ChaseRule&, const ChaseRule&) = default;
};

/// Why a repetition is ruled as it is.
enum class Reason : std::uint8_t {
  none,
  perpetual_check,         ///< One side checks with every move.
  mutual_check,            ///< Both do.
  check_against_chase,     ///< One checks for ever, the other chases for ever.
  perpetual_chase,         ///< One side chases one piece with every move.
  mutual_chase,            ///< Both do.
  chase_of_pinned_rook,    ///< A rook pinned by a horse is chased, whatever it does.
  perpetual_attack,        ///< One side's moves are all 将, 杀 or 捉 (CXA).
  mutual_attack,           ///< Both sides' are, and neither weighs more.
  heavier_attack,          ///< Both sides' are, and one weighs more.
  joint_attack_excused,    ///< Both sides', equal in weight, and one chases jointly.
  check_and_chase_rounds,  ///< Checks and chases by turns for more rounds than allowed (Sky).
  nine_rounds,             ///< Nine rounds of forbidden moves without exact repetition (CXA).
  no_violation,            ///< Neither side does anything forbidden.
};

/// Where a rule set deals with a reason, as its book numbers articles.
struct Citation {
  Reason reason{};
  std::string_view article;
};

/// Conduct that a rule set forbids to a side, in no order.
enum class Offence : std::uint8_t {
  none,
  chase,                 ///< One piece chased with every move.
  chase_of_pinned_rook,  ///< The same, where it is a rook pinned by a horse.
  check_and_chase,       ///< Every move a check or a chase of one piece, and both occur.
  check,                 ///< A check with every move.
};
inline constexpr int offence_count = 5;

/// How grave each offence is, indexed by `Offence`; 0: allowed. The graver offender is at fault;
/// equal offences are a draw.
using OffenceLevels = std::array<std::uint8_t, offence_count>;

/// How many rounds of an offence are borne (Sky); nothing of this where repetitions decide.
struct RoundLimits {
  int chase = 0;
  /// Perpetual check by one, two, three or more pieces.
  std::array<int, 3> check{};
  /// Check and chase by turns, of or by one piece, or several.
  std::array<int, 2> check_and_chase{};
  /// How many occurrences make mutual check or mutual chase a draw.
  int mutual_occurrences = 0;
};

/// What a ruling against a side means at first.
enum class Sanction : std::uint8_t {
  loses,         ///< The game is lost.
  must_change,   ///< The side must play something else, and loses when it repeats once more.
  banned_moves,  ///< The moves that would repeat are refused.
};

/// Which moves a ruling looks at.
enum class RulingWindow : std::uint8_t {
  last_period,  ///< Those since the position stood last.
  all_periods,  ///< Those since the first of the occurrences that are needed.
};

/// Rules that a table of levels cannot say, by name; see `special_rules` in the sources.
enum class SpecialRule : std::uint8_t {
  none,
  chinese_classes,  ///< CXA: classes by search, articles 25 and 26.9.
  nine_rounds,      ///< CXA: nine rounds of forbidden moves without exact repetition.
  round_counters,   ///< Sky: rounds instead of occurrences.
};

/// How repetitions are ruled.
struct RepetitionRules {
  /// How many occurrences of a position make a repetition to be ruled upon.
  int occurrences = 3;
  RulingWindow window = RulingWindow::last_period;
  Sanction sanction = Sanction::loses;
  /// Nothing: chases do not matter.
  std::optional<ChaseRule> chase = {};
  OffenceLevels levels{};
  std::array<SpecialRule, 2> special_rules{};
  /// Which edition of the Chinese rules, by its year; 0: none.
  int chinese_edition = 0;
  RoundLimits rounds{};
  std::span<const Citation> citations = {};

  bool has(SpecialRule rule) const { return special_rules[0] == rule || special_rules[1] == rule; }
};

/// A rule set as plain data.
struct RuleSet {
  /// The name by which commands know it: `wxf2018`.
  std::string_view name;
  /// The rule book and its year.
  std::string_view source;
  int year = 0;
  QuietLimit quiet_limit = {};
  /// Plies of the whole game after which it is a draw; nothing: no limit.
  std::optional<int> total_plies = {};
  RepetitionRules repetition = {};
  SelfCheck self_check = SelfCheck::refused;
};

/// The rule sets that are known, the official ones first: wxf2018, axf, cxa2020, cxa1999, ucci,
/// sky, computer, check-only.
std::span<const RuleSet> rule_sets();

/// The rule set of a name; null when there is none.
const RuleSet* find_rule_set(std::string_view name);

/// How much searching a ruling may do; only the CXA sets search.
struct Budget {
  /// Positions visited, over the whole ruling. The default is well below a second.
  std::uint64_t nodes = 400'000;
};

/// How the game stands after the line's last move: nothing while it goes on. Mate and stalemate go
/// before every limit and repetition. Cost: no more than a look at keys when nothing repeats.
std::optional<Outcome> outcome(const Line& line, const RuleSet& rules, Budget budget = {});

/// The plies without capture that count towards the natural limit after the line's last move.
int counted_quiet_plies(const Position& position, const QuietLimit& limit);

/// The loss that a move means which breaks off its maker's own king's safety, when the rule set has
/// it so (`SelfCheck::loses`) and the move is otherwise as the piece goes. Nothing else ends here.
std::optional<Outcome> self_check_outcome(const Position& position, Move move,
                                          const RuleSet& rules);

}  // namespace chuhe
