// Texts about rulings in Traditional Chinese.
#include "ruling_catalogues.hpp"

namespace chuhe::words {

using enum RulingMessage;

constexpr Catalogue<RulingMessage> ruling_traditional_chinese({
    {class_check, "將"},
    {class_kill, "殺"},
    {class_chase, "捉"},
    {class_exchange, "兌"},
    {class_offer, "獻"},
    {class_block, "攔"},
    {class_follow, "跟"},
    {class_idle, "閒"},
    {class_unknown, "未定"},

    {behaviour_none, "均為允許著法"},
    {perpetual_check, "長將"},
    {perpetual_kill, "長殺"},
    {perpetual_chase, "長捉"},
    {chases_in_turn, "分捉多子"},
    {chase_of_pinned_rook, "長捉被馬牽制的車"},
    {check_and_chase, "一將一捉"},
    {check_and_kill, "一將一殺"},
    {kill_and_chase, "一殺一捉"},
    {check_kill_and_chase, "將、殺、捉交替"},
    {check_and_idle, "一將一閒"},
    {kill_and_idle, "一殺一閒"},
    {chase_and_idle, "一捉一閒"},
    {mixed_and_idle, "打與閒交替"},

    {checks_by, "{0}將軍"},
    {mate_threat, "下一著起 {0} 步連將殺"},
    {attacks, "{0}捉{1}，{2}"},
    {also, "兼：{0}"},
    {trade, "{0}邀兌{1}"},
    {offers, "{0}送吃"},
    {watches, "{0}跟住{1}"},
    {root_none, "無根"},
    {root_fake, "假根"},
    {root_real, "有根"},
    {root_few, "少根"},
    {way_discovered, "{0}（閃擊）"},
    {way_unrooted, "{0}（斷根）"},
    {way_through_checks, "{0}（抽吃）"},
    {way_exchange, "{0}（交換得子）"},
    {jointly, "{0}（聯合捉子）"},

    {not_repeated, "該局面此前未出現過。"},
    {occurrences, "該局面已出現 {0} 次；出現 {1} 次即作裁決。"},
    {rounds_decide, "該局面已出現 {0} 次；按回合數而不按重複次數裁決。"},
    {cycle_heading, "第 {0} 至 {1} 回合，依據{2}："},
    {move_line, "{0}. {1} {2}：{3}"},
    {move_line_with, "{0}. {1} {2}：{3}（{4}）"},
    {side_summary, "{0}：{1}"},
    {side_with_target, "{0}：{1}（{2}）"},

    {because_perpetual_check, "{0}步步將軍，{1}不是。"},
    {because_mutual_check, "雙方步步將軍。"},
    {because_check_against_chase, "{0}長將，{1}長捉，長將為重。"},
    {because_perpetual_chase, "{0}步步捉同一子，{1}並無同等的禁止著法。"},
    {because_mutual_chase, "雙方長捉。"},
    {because_chase_of_pinned_rook, "{0}長捉被馬牽制的車，該車同時的反捉不計。"},
    {because_perpetual_attack, "{0}步步為將、殺、捉，{1}有閒著。"},
    {because_mutual_attack, "雙方步步為將、殺、捉，輕重相當。"},
    {because_heavier_attack, "雙方步步為將、殺、捉，{0}為重。"},
    {because_joint_attack_excused, "雙方步步為打；{1}為聯合捉子，故由{0}變著。"},
    {because_check_and_chase_rounds, "{0}將、捉交替超過允許的回合數。"},
    {because_nine_rounds, "{0}連續九回合步步為將、殺、捉。"},
    {because_no_violation, "雙方均無禁止著法。"},

    {nothing_to_rule, "無需裁決，對局繼續。"},
    {verdict_draw, "雙方不變，作和"},
    {verdict_loses, "{0}作負"},
    {verdict_must_change, "{0}須變著，不變作負"},
    {verdict_unknown, "在搜尋限額內不能斷定，請裁判員裁定。"},
    {by_article, "{0}（{1}）。"},
});

}  // namespace chuhe::words
