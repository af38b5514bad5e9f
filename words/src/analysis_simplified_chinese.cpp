// Texts about analysis in Simplified Chinese.
#include "analysis_catalogues.hpp"

namespace chuhe::words {

using enum AnalysisMessage;

constexpr Catalogue<AnalysisMessage> analysis_simplified_chinese({
    {good_move, "正着"},
    {inaccuracy, "缓着"},
    {mistake, "错着"},
    {blunder, "漏着"},
    {missed_mate, "错过 {0} 步杀"},

    {level_position, "大致均势"},
    {slightly_better, "{0}稍优"},
    {clearly_better, "{0}占优"},
    {winning, "{0}胜势"},
    {mates_in, "{0} {1} 步杀"},
    {is_mated, "{0}被将死"},
    {score_in_words, "{0}（{1}）"},

    {only_legal, "只此一着合法"},
    {mates, "{0} 步成杀"},
    {ends_check, "解将"},
    {takes, "吃{0}"},
    {takes_freely, "得{0}"},
    {wins_piece, "可得{0}"},
    {wins_material, "可得子力"},
    {gives_check, "将军"},
    {saves_itself, "{0}脱离险地"},
    {attacks, "攻击{0}"},
    {only_good, "次佳着法只有 {0}"},
    {reason_separator, "；"},

    {newcomer, "初识"},
    {beginner, "入门"},
    {learner, "学徒"},
    {novice, "新手"},
    {hobbyist, "爱好者"},
    {improver, "进阶"},
    {challenger, "挑战者"},
    {club_player, "棋社棋手"},
    {strong_club_player, "棋社强手"},
    {candidate, "候补大师"},
    {expert, "高手"},
    {strong_expert, "强高手"},
    {champion, "冠军"},
    {full, "全力"},
});

}  // namespace chuhe::words
