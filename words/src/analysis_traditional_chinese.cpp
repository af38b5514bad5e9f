// Texts about analysis in Traditional Chinese.
#include "analysis_catalogues.hpp"

namespace chuhe::words {

using enum AnalysisMessage;

constexpr Catalogue<AnalysisMessage> analysis_traditional_chinese({
    {good_move, "正著"},
    {inaccuracy, "緩著"},
    {mistake, "錯著"},
    {blunder, "漏著"},
    {missed_mate, "錯過 {0} 步殺"},

    {level_position, "大致均勢"},
    {slightly_better, "{0}稍優"},
    {clearly_better, "{0}佔優"},
    {winning, "{0}勝勢"},
    {mates_in, "{0} {1} 步殺"},
    {is_mated, "{0}被將死"},
    {score_in_words, "{0}（{1}）"},

    {only_legal, "只此一著合法"},
    {mates, "{0} 步成殺"},
    {ends_check, "解將"},
    {takes, "吃{0}"},
    {takes_freely, "得{0}"},
    {wins_piece, "可得{0}"},
    {wins_material, "可得子力"},
    {gives_check, "將軍"},
    {saves_itself, "{0}脫離險地"},
    {attacks, "攻擊{0}"},
    {only_good, "次佳著法只有 {0}"},
    {reason_separator, "；"},

    {newcomer, "初識"},
    {beginner, "入門"},
    {learner, "學徒"},
    {novice, "新手"},
    {hobbyist, "愛好者"},
    {improver, "進階"},
    {challenger, "挑戰者"},
    {club_player, "棋社棋手"},
    {strong_club_player, "棋社強手"},
    {candidate, "候補大師"},
    {expert, "高手"},
    {strong_expert, "強高手"},
    {champion, "冠軍"},
    {full, "全力"},
});

}  // namespace chuhe::words
