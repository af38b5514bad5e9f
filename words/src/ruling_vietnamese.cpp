// Texts about rulings in Vietnamese.
#include "ruling_catalogues.hpp"

namespace chuhe::words {

using enum RulingMessage;

constexpr Catalogue<RulingMessage> ruling_vietnamese({
    {class_check, "chiếu"},
    {class_kill, "dọa sát"},
    {class_chase, "đuổi"},
    {class_exchange, "mời đổi"},
    {class_offer, "hiến"},
    {class_block, "chặn"},
    {class_follow, "theo"},
    {class_idle, "nhàn"},
    {class_unknown, "chưa rõ"},

    {behaviour_none, "không phạm luật"},
    {perpetual_check, "trường chiếu"},
    {perpetual_kill, "trường sát"},
    {perpetual_chase, "trường tróc"},
    {chases_in_turn, "lần lượt đuổi nhiều quân"},
    {chase_of_pinned_rook, "trường tróc xe bị mã ghim"},
    {check_and_chase, "một chiếu một đuổi"},
    {check_and_kill, "một chiếu một sát"},
    {kill_and_chase, "một sát một đuổi"},
    {check_kill_and_chase, "chiếu, sát và đuổi xen kẽ"},
    {check_and_idle, "một chiếu một nhàn"},
    {kill_and_idle, "một sát một nhàn"},
    {chase_and_idle, "một đuổi một nhàn"},
    {mixed_and_idle, "công và nhàn xen kẽ"},

    {checks_by, "bởi {0}"},
    {mate_threat, "chiếu hết liên tiếp trong {0} nước"},
    {attacks, "{0} đuổi {1}, {2}"},
    {also, "đồng thời {0}"},
    {trade, "{0} mời đổi {1}"},
    {offers, "{0} tự hiến"},
    {watches, "{0} theo {1}"},
    {root_none, "không có căn"},
    {root_fake, "căn giả"},
    {root_real, "có căn"},
    {root_few, "thiếu căn"},
    {way_discovered, "{0}; nước đi mở đường công"},
    {way_unrooted, "{0}; nước đi cắt căn"},
    {way_through_checks, "{0}; mất quân trong loạt chiếu"},
    {way_exchange, "{0}; đổi quân thì lời"},
    {jointly, "{0}; cần hai quân phối hợp"},

    {not_repeated, "Thế cờ này chưa từng xuất hiện."},
    {occurrences, "Thế cờ đã xuất hiện {0} lần; {1} lần thì xử."},
    {rounds_decide, "Thế cờ đã xuất hiện {0} lần; xử theo số hiệp, không theo số lần lặp."},
    {cycle_heading, "Hiệp {0} đến {1}, theo {2}:"},
    {move_line, "{0}. {1} {2}: {3}"},
    {move_line_with, "{0}. {1} {2}: {3} ({4})"},
    {side_summary, "{0}: {1}"},
    {side_with_target, "{0}: {1} ({2})"},

    {because_perpetual_check, "{0} nước nào cũng chiếu, {1} thì không."},
    {because_mutual_check, "Hai bên nước nào cũng chiếu."},
    {because_check_against_chase, "{0} trường chiếu, {1} trường tróc; trường chiếu nặng hơn."},
    {because_perpetual_chase, "{0} nước nào cũng đuổi một quân, {1} không phạm lỗi nặng bằng."},
    {because_mutual_chase, "Hai bên cùng trường tróc."},
    {because_chase_of_pinned_rook, "{0} đuổi xe bị mã ghim; xe ấy đuổi lại cũng không tính."},
    {because_perpetual_attack, "Mọi nước của {0} là chiếu, sát hoặc đuổi; {1} có nước nhàn."},
    {because_mutual_attack,
     "Mọi nước của hai bên là chiếu, sát hoặc đuổi, không bên nào nặng hơn."},
    {because_heavier_attack, "Mọi nước của hai bên là chiếu, sát hoặc đuổi, {0} nặng hơn."},
    {because_joint_attack_excused,
     "Hai bên nước nào cũng công; {1} đuổi bằng nhiều quân phối hợp nên {0} có lỗi."},
    {because_check_and_chase_rounds, "{0} chiếu và đuổi xen kẽ quá số hiệp cho phép."},
    {because_nine_rounds, "Chín hiệp liền mọi nước của {0} là chiếu, sát hoặc đuổi."},
    {because_no_violation, "Không bên nào phạm luật ở mọi nước."},

    {nothing_to_rule, "Không có gì để xử; ván cờ tiếp tục."},
    {verdict_draw, "Ván cờ hòa"},
    {verdict_loses, "{0} thua"},
    {verdict_must_change, "{0} phải đổi nước, nếu không thì thua"},
    {verdict_unknown, "Không chắc chắn trong giới hạn tìm kiếm: cần trọng tài xem xét."},
    {by_article, "{0} ({1})."},
});

}  // namespace chuhe::words
