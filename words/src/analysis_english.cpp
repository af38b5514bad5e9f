// Texts about analysis in English.
#include "analysis_catalogues.hpp"

namespace chuhe::words {

using enum AnalysisMessage;

constexpr Catalogue<AnalysisMessage> analysis_english({
    {good_move, "good"},
    {inaccuracy, "inaccuracy"},
    {mistake, "mistake"},
    {blunder, "blunder"},
    {missed_mate, "misses mate in {0}"},

    {level_position, "about equal"},
    {slightly_better, "{0} is slightly better"},
    {clearly_better, "{0} is clearly better"},
    {winning, "{0} is winning"},
    {mates_in, "{0} mates in {1}"},
    {is_mated, "{0} is mated"},
    {score_in_words, "{0} ({1})"},

    {only_legal, "it is the only legal move"},
    {mates, "it mates in {0}"},
    {ends_check, "it ends the check"},
    {takes, "it takes the {0}"},
    {takes_freely, "it wins the {0}"},
    {wins_piece, "it wins a {0}"},
    {wins_material, "it wins material"},
    {gives_check, "it gives check"},
    {saves_itself, "it brings the {0} to safety"},
    {attacks, "it attacks {0}"},
    {only_good, "the next best move is only worth {0}"},
    {reason_separator, "; "},

    {newcomer, "newcomer"},
    {beginner, "beginner"},
    {learner, "learner"},
    {novice, "novice"},
    {hobbyist, "hobbyist"},
    {improver, "improver"},
    {challenger, "challenger"},
    {club_player, "club player"},
    {strong_club_player, "strong club player"},
    {candidate, "candidate"},
    {expert, "expert"},
    {strong_expert, "strong expert"},
    {champion, "champion"},
    {full, "full strength"},
});

}  // namespace chuhe::words
