// Texts about game records in Traditional Chinese.
#include "record_catalogues.hpp"

namespace chuhe::words {

using enum RecordMessage;

constexpr Catalogue<RecordMessage> record_traditional_chinese({
    {at_game, "第 {0} 局"},
    {at_move, "第 {0} 著"},
    {at_line, "第 {0} 行"},
    {at_byte, "第 {0} 位元組"},

    {note, "提示"},
    {warning, "警告"},
    {error, "錯誤"},

    {not_found, "沒有這個檔案。"},
    {no_file, "不是檔案。"},
    {unreadable, "無法讀取。"},
    {too_large, "檔案太大。"},
    {unwritable, "無法寫入。"},
    {irreplaceable, "無法取代。"},

    {not_this_format, "內容不是這種格式。"},
    {unknown_format_bytes, "內容不是任何已知格式。"},
    {unsupported_version, "未知的版本 {0}；按最接近的版本讀取。"},
    {bad_checksum, "校驗和不符。"},
    {truncated, "棋譜不完整。"},
    {corrupt, "有不可能的值：{0}"},
    {trailing_bytes, "棋譜結束之後還有多餘內容。"},
    {no_game, "沒有對局。"},
    {deleted_record, "略過已刪除的棋譜：{0}"},
    {bad_start, "開始局面不合法，著法未經檢查而保留：{0}"},
    {turn_corrected, "由首著可知應由另一方先走。"},
    {illegal_move, "著法 {0} 不合法；原樣保留。"},
    {unreadable_move, "應為著法之處是 {0}。"},
    {ambiguous_move, "著法 {0} 有多種可能。"},
    {malformed_text, "有不屬於該字元集的位元組（{0}）。"},
    {unencodable_text, "此處無法轉換字元集 {0}。"},
    {charset_guessed, "按最合理的字元集 {0} 讀取。"},
    {unterminated_comment, "註釋沒有結尾。"},
    {unterminated_tag, "標籤 {0} 沒有結尾。"},
    {unbalanced_variation, "變著的括號不成對：{0}"},
    {orphan_variation, "變著無處可接：{0}"},
    {orphan_comment, "註釋沒有對應的著法：{0}"},
    {bad_tag, "看不懂的標籤：{0}"},
    {bad_result, "看不懂的結果：{0}"},
    {result_mismatch, "著法末尾的結果與檔案頭不同：{0}"},
    {ignored_text, "略過：{0}"},
    {limit_reached, "已達上限（{0}）；其餘略過。"},
    {because, "{0}{1}"},

    {loss_variations, "變著"},
    {loss_comments, "註釋"},
    {loss_comments_before_moves, "著法之前的註釋"},
    {loss_marks, "著法的評價符號"},
    {loss_evaluations, "評分"},
    {loss_clocks, "用時"},
    {loss_tags, "標籤"},
    {loss_long_texts, "因過長而截短的文字"},
    {loss_characters, "字元"},
    {loss_result, "結果"},
    {loss_ending, "終局方式"},
    {loss_rule_set, "規則"},
    {loss_start_position, "開始局面"},
    {loss_start_counters, "開始局面的計數"},
    {loss_start_turn, "先走方"},
    {loss_unplayable_moves, "走不了的著法"},

    {move_empty, "沒有著法。"},
    {move_unexpected, "第 {0} 位元組處的字元不該出現。"},
    {move_cut_off, "著法不完整。"},
    {move_no_such_piece, "沒有符合描述的棋子。"},
    {move_impossible, "這個棋子不能這樣走。"},
    {move_illegal, "{0} 不合法。{1}"},
    {move_ambiguous, "可能是以下任何一著：{0}。"},
});

}  // namespace chuhe::words
