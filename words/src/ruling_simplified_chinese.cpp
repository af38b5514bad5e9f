// Texts about rulings in Simplified Chinese.
#include "ruling_catalogues.hpp"

namespace chuhe::words {

using enum RulingMessage;

constexpr Catalogue<RulingMessage> ruling_simplified_chinese({
    {class_check, "将"},
    {class_kill, "杀"},
    {class_chase, "捉"},
    {class_exchange, "兑"},
    {class_offer, "献"},
    {class_block, "拦"},
    {class_follow, "跟"},
    {class_idle, "闲"},
    {class_unknown, "未定"},

    {behaviour_none, "均为允许着法"},
    {perpetual_check, "长将"},
    {perpetual_kill, "长杀"},
    {perpetual_chase, "长捉"},
    {chases_in_turn, "分捉多子"},
    {chase_of_pinned_rook, "长捉被马牵制的车"},
    {check_and_chase, "一将一捉"},
    {check_and_kill, "一将一杀"},
    {kill_and_chase, "一杀一捉"},
    {check_kill_and_chase, "将、杀、捉交替"},
    {check_and_idle, "一将一闲"},
    {kill_and_idle, "一杀一闲"},
    {chase_and_idle, "一捉一闲"},
    {mixed_and_idle, "打与闲交替"},

    {checks_by, "{0}将军"},
    {mate_threat, "下一着起 {0} 步连将杀"},
    {attacks, "{0}捉{1}，{2}"},
    {also, "兼：{0}"},
    {trade, "{0}邀兑{1}"},
    {offers, "{0}送吃"},
    {watches, "{0}跟住{1}"},
    {root_none, "无根"},
    {root_fake, "假根"},
    {root_real, "有根"},
    {root_few, "少根"},
    {way_discovered, "{0}（闪击）"},
    {way_unrooted, "{0}（断根）"},
    {way_through_checks, "{0}（抽吃）"},
    {way_exchange, "{0}（交换得子）"},
    {jointly, "{0}（联合捉子）"},

    {not_repeated, "该局面此前未出现过。"},
    {occurrences, "该局面已出现 {0} 次；出现 {1} 次即作裁决。"},
    {rounds_decide, "该局面已出现 {0} 次；按回合数而不按重复次数裁决。"},
    {cycle_heading, "第 {0} 至 {1} 回合，依据{2}："},
    {move_line, "{0}. {1} {2}：{3}"},
    {move_line_with, "{0}. {1} {2}：{3}（{4}）"},
    {side_summary, "{0}：{1}"},
    {side_with_target, "{0}：{1}（{2}）"},

    {because_perpetual_check, "{0}步步将军，{1}不是。"},
    {because_mutual_check, "双方步步将军。"},
    {because_check_against_chase, "{0}长将，{1}长捉，长将为重。"},
    {because_perpetual_chase, "{0}步步捉同一子，{1}并无同等的禁止着法。"},
    {because_mutual_chase, "双方长捉。"},
    {because_chase_of_pinned_rook, "{0}长捉被马牵制的车，该车同时的反捉不计。"},
    {because_perpetual_attack, "{0}步步为将、杀、捉，{1}有闲着。"},
    {because_mutual_attack, "双方步步为将、杀、捉，轻重相当。"},
    {because_heavier_attack, "双方步步为将、杀、捉，{0}为重。"},
    {because_joint_attack_excused, "双方步步为打；{1}为联合捉子，故由{0}变着。"},
    {because_check_and_chase_rounds, "{0}将、捉交替超过允许的回合数。"},
    {because_nine_rounds, "{0}连续九回合步步为将、杀、捉。"},
    {because_no_violation, "双方均无禁止着法。"},

    {nothing_to_rule, "无需裁决，对局继续。"},
    {verdict_draw, "双方不变，作和"},
    {verdict_loses, "{0}作负"},
    {verdict_must_change, "{0}须变着，不变作负"},
    {verdict_unknown, "在搜索限额内不能断定，请裁判员裁定。"},
    {by_article, "{0}（{1}）。"},
});

}  // namespace chuhe::words
