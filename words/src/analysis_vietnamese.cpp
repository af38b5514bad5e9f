// Texts about analysis in Vietnamese.
#include "analysis_catalogues.hpp"

namespace chuhe::words {

using enum AnalysisMessage;

constexpr Catalogue<AnalysisMessage> analysis_vietnamese({
    {good_move, "nước tốt"},
    {inaccuracy, "thiếu chính xác"},
    {mistake, "sai lầm"},
    {blunder, "sai lầm nặng"},
    {missed_mate, "bỏ lỡ chiếu hết trong {0} nước"},

    {level_position, "gần cân bằng"},
    {slightly_better, "{0} hơi ưu"},
    {clearly_better, "{0} ưu rõ"},
    {winning, "{0} thắng thế"},
    {mates_in, "{0} chiếu hết trong {1} nước"},
    {is_mated, "{0} bị chiếu hết"},
    {score_in_words, "{0} ({1})"},

    {only_legal, "là nước hợp lệ duy nhất"},
    {mates, "chiếu hết trong {0} nước"},
    {ends_check, "thoát chiếu"},
    {takes, "ăn {0}"},
    {takes_freely, "được {0}"},
    {wins_piece, "được {0}"},
    {wins_material, "được quân"},
    {gives_check, "chiếu tướng"},
    {saves_itself, "đưa {0} đến chỗ an toàn"},
    {attacks, "tấn công {0}"},
    {only_good, "nước tốt kế tiếp chỉ được {0}"},
    {reason_separator, "; "},

    {newcomer, "mới biết chơi"},
    {beginner, "nhập môn"},
    {learner, "học việc"},
    {novice, "tập sự"},
    {hobbyist, "nghiệp dư"},
    {improver, "tiến bộ"},
    {challenger, "thách đấu"},
    {club_player, "kỳ thủ câu lạc bộ"},
    {strong_club_player, "kỳ thủ câu lạc bộ mạnh"},
    {candidate, "dự bị kiện tướng"},
    {expert, "cao thủ"},
    {strong_expert, "đại cao thủ"},
    {champion, "vô địch"},
    {full, "toàn lực"},
});

}  // namespace chuhe::words
