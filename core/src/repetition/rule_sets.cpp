// The rule sets as data. docs/rules.md says the same in words, with sources and open questions.
#include <algorithm>

#include <chuhe/core/rules.hpp>

namespace chuhe {

namespace {

constexpr RoleSet all_but_king_and_pawn{Role::advisor, Role::elephant, Role::horse, Role::rook,
                                        Role::cannon};
constexpr RoleSet all_but_king{Role::advisor, Role::elephant, Role::horse,
                               Role::rook,    Role::cannon,   Role::pawn};

// WXF 2018 chapter 4 article 19, which is AXF 2017: king and pawn may chase for ever (diagrams 67
// to 70), an uncrossed pawn may be chased (60), horse and cannon chase a rook even when it is
// protected (18 to 25, 61), like against like is an exchange unless only one of them can capture
// (51 to 55), a pinned piece does not chase (63), and an attack that was there before is none
// (106). The text is silent on checks that threaten a piece as well; that they chase it is how
// public judges read it.
constexpr ChaseRule asian_chase{
    .attackers = all_but_king_and_pawn,
    .targets = all_but_king,
    .attackers_of_any_rook = {Role::horse, Role::cannon},
    .checks = ChaseRule::Checks::may_chase,
};

// The same, but a check is a check and nothing else.
constexpr ChaseRule computer_chase{
    .attackers = all_but_king_and_pawn,
    .targets = all_but_king,
    .attackers_of_any_rook = {Role::horse, Role::cannon},
};

// 2007 league rules of the computer championships: the moved piece alone chases, pins are not
// looked at, advisors and elephants are no targets.
constexpr ChaseRule league_chase{
    .attackers = {Role::horse, Role::rook, Role::cannon},
    .targets = {Role::horse, Role::rook, Role::cannon, Role::pawn},
    .attackers_of_any_rook = {Role::horse, Role::cannon},
    .legality = ChaseRule::Legality::pseudo,
    .same_role = ChaseRule::SameRole::never,
    .who = ChaseRule::Attackers::moved_piece,
};

// Sky: anything that is worth less than a rook chases a rook, protected or not.
constexpr ChaseRule sky_chase{
    .attackers = all_but_king_and_pawn,
    .targets = all_but_king,
    .attackers_of_any_rook = {Role::advisor, Role::elephant, Role::horse, Role::cannon},
};

// In the order of Offence: none, chase, chase of a rook pinned by a horse, check and chase, check.
constexpr OffenceLevels asian_levels{0, 1, 2, 0, 3};
constexpr OffenceLevels plain_levels{0, 1, 0, 0, 2};
constexpr OffenceLevels sky_levels{0, 1, 0, 2, 3};
constexpr OffenceLevels check_only_levels{0, 0, 0, 0, 1};

constexpr Citation wxf_articles[]{
    {Reason::perpetual_check, "WXF 2018 art. 20, diagrams 1-3 and 5"},
    {Reason::mutual_check, "WXF 2018 art. 20, diagram 4"},
    {Reason::check_against_chase, "WXF 2018 art. 20, perpetual check"},
    {Reason::perpetual_chase, "WXF 2018 art. 20, diagrams 18-66 and 71-96"},
    {Reason::mutual_chase, "WXF 2018 art. 20, mutual perpetual chase"},
    {Reason::chase_of_pinned_rook, "WXF 2018 art. 20, diagrams 39-41"},
    {Reason::no_violation, "WXF 2018 art. 20.2"},
};

constexpr Citation axf_articles[]{
    {Reason::perpetual_check, "AXF rules, diagrams 1-3 and 5"},
    {Reason::mutual_check, "AXF rules, diagram 4"},
    {Reason::check_against_chase, "AXF rules, perpetual check"},
    {Reason::perpetual_chase, "AXF rules, diagrams 18-66 and 71-96"},
    {Reason::mutual_chase, "AXF rules, mutual perpetual chase"},
    {Reason::chase_of_pinned_rook, "AXF rules, diagrams 39-41"},
    {Reason::no_violation, "AXF rules, diagrams 6-17, 67-70 and 97-106"},
};

constexpr Citation league_articles[]{
    {Reason::perpetual_check, "UCCI league 2007, perpetual check"},
    {Reason::mutual_check, "UCCI league 2007, other repetitions"},
    {Reason::check_against_chase, "UCCI league 2007, perpetual check"},
    {Reason::perpetual_chase, "UCCI league 2007, perpetual chase"},
    {Reason::mutual_chase, "UCCI league 2007, other repetitions"},
    {Reason::no_violation, "UCCI league 2007, other repetitions"},
};

constexpr Citation sky_articles[]{
    {Reason::perpetual_check, "Sky, perpetual check: 6, 12 or 18 rounds"},
    {Reason::mutual_check, "Sky, mutual perpetual check: 6 times"},
    {Reason::check_against_chase, "Sky, perpetual check against perpetual chase"},
    {Reason::perpetual_chase, "Sky, perpetual chase of one piece: 6 rounds"},
    {Reason::mutual_chase, "Sky, mutual perpetual chase: 6 times"},
    {Reason::check_and_chase_rounds, "Sky, check and chase by turns: 12 or 18 rounds"},
    {Reason::no_violation, "Sky, neutral repetition: 5 times"},
};

constexpr Citation computer_articles[]{
    {Reason::perpetual_check, "Computer rules, check over chase over draw"},
    {Reason::mutual_check, "Computer rules, check over chase over draw"},
    {Reason::check_against_chase, "Computer rules, check over chase over draw"},
    {Reason::perpetual_chase, "Computer rules, check over chase over draw"},
    {Reason::mutual_chase, "Computer rules, check over chase over draw"},
    {Reason::no_violation, "Computer rules, check over chase over draw"},
};

constexpr Citation check_only_articles[]{
    {Reason::perpetual_check, "Perpetual check alone"},
    {Reason::mutual_check, "Perpetual check alone"},
    {Reason::no_violation, "Perpetual check alone"},
};

constexpr QuietLimit fifty_rounds{.plies = 100};
constexpr QuietLimit sixty_rounds{.plies = 120};
// Pikafish's reading: neither a check beyond the tenth of a side counts nor the reply to it.
constexpr QuietLimit computer_limit{.plies = 120, .counted_checks = 10, .replies_counted = false};
// The app's text speaks of checks alone, so that replies count.
constexpr QuietLimit sky_limit{.plies = 120, .counted_checks = 10};

constexpr RepetitionRules chinese(int edition) {
  return {.sanction = Sanction::must_change,
          .special_rules = {SpecialRule::chinese_classes, SpecialRule::nine_rounds},
          .chinese_edition = edition};
}

constexpr RuleSet all_rule_sets[]{
    {.name = "wxf2018",
     .source = "World Xiangqi Rules 2018 (World Xiangqi Federation), chapter 4; = AXF 2017",
     .year = 2018,
     .quiet_limit = fifty_rounds,
     .repetition = {.chase = asian_chase, .levels = asian_levels, .citations = wxf_articles}},
    {.name = "axf",
     .source = "Asian Xiangqi Rules (Asian Xiangqi Federation), older English text, 2003",
     .year = 2003,
     .quiet_limit = sixty_rounds,
     .repetition = {.chase = asian_chase, .levels = asian_levels, .citations = axf_articles}},
    {.name = "cxa2020",
     .source = "Xiangqi Competition Rules 2020 (Chinese Xiangqi Association), articles 24 to 26",
     .year = 2020,
     .quiet_limit = sixty_rounds,
     .repetition = chinese(2020)},
    {.name = "cxa1999",
     .source = "Xiangqi Competition Rules 1999 (Chinese Xiangqi Association), chapter 4",
     .year = 1999,
     .quiet_limit = sixty_rounds,
     .repetition = chinese(1999),
     .self_check = SelfCheck::loses},
    {.name = "ucci",
     .source = "Computer Xiangqi League rules 2007 (xqbase.com)",
     .year = 2007,
     .quiet_limit = fifty_rounds,
     .repetition = {.occurrences = 4,
                    .chase = league_chase,
                    .levels = plain_levels,
                    .citations = league_articles}},
    {.name = "sky",
     .source = "Tiantian Xiangqi (天天象棋), rules shown in the app, 2022",
     .year = 2022,
     .quiet_limit = sky_limit,
     .total_plies = 400,
     .repetition = {.occurrences = 5,
                    .sanction = Sanction::banned_moves,
                    .chase = sky_chase,
                    .levels = sky_levels,
                    .special_rules = {SpecialRule::round_counters, SpecialRule::none},
                    .rounds = {.chase = 6,
                               .check = {6, 12, 18},
                               .check_and_chase = {12, 18},
                               .mutual_occurrences = 6},
                    .citations = sky_articles}},
    {.name = "computer",
     .source = "Common ground of engine matches: check over chase over draw, 2023",
     .year = 2023,
     .quiet_limit = computer_limit,
     .repetition = {.chase = computer_chase,
                    .levels = plain_levels,
                    .citations = computer_articles}},
    {.name = "check-only",
     .source = "Perpetual check alone, as simple programs have it; no book, written down in 2026",
     .year = 2026,
     .quiet_limit = sixty_rounds,
     .repetition = {.chase = {}, .levels = check_only_levels, .citations = check_only_articles}},
};

}  // namespace

std::span<const RuleSet> rule_sets() { return all_rule_sets; }

const RuleSet* find_rule_set(std::string_view name) {
  const auto* found = std::ranges::find(all_rule_sets, name, &RuleSet::name);
  return found == std::end(all_rule_sets) ? nullptr : found;
}

}  // namespace chuhe
