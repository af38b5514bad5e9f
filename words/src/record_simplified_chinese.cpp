// Texts about game records in Simplified Chinese.
#include "record_catalogues.hpp"

namespace chuhe::words {

using enum RecordMessage;

constexpr Catalogue<RecordMessage> record_simplified_chinese({
    {at_game, "第 {0} 局"},
    {at_move, "第 {0} 着"},
    {at_line, "第 {0} 行"},
    {at_byte, "第 {0} 字节"},

    {note, "提示"},
    {warning, "警告"},
    {error, "错误"},

    {not_found, "没有这个文件。"},
    {no_file, "不是文件。"},
    {unreadable, "无法读取。"},
    {too_large, "文件太大。"},
    {unwritable, "无法写入。"},
    {irreplaceable, "无法替换。"},

    {not_this_format, "内容不是这种格式。"},
    {unknown_format_bytes, "内容不是任何已知格式。"},
    {unsupported_version, "未知的版本 {0}；按最接近的版本读取。"},
    {bad_checksum, "校验和不符。"},
    {truncated, "棋谱不完整。"},
    {corrupt, "有不可能的值：{0}"},
    {trailing_bytes, "棋谱结束之后还有多余内容。"},
    {no_game, "没有对局。"},
    {deleted_record, "略过已删除的棋谱：{0}"},
    {bad_start, "开始局面不合法，着法未经检查而保留：{0}"},
    {turn_corrected, "由首着可知应由另一方先走。"},
    {illegal_move, "着法 {0} 不合法；原样保留。"},
    {unreadable_move, "应为着法之处是 {0}。"},
    {ambiguous_move, "着法 {0} 有多种可能。"},
    {malformed_text, "有不属于该字符集的字节（{0}）。"},
    {unencodable_text, "此处无法转换字符集 {0}。"},
    {charset_guessed, "按最合理的字符集 {0} 读取。"},
    {unterminated_comment, "注释没有结尾。"},
    {unterminated_tag, "标签 {0} 没有结尾。"},
    {unbalanced_variation, "变着的括号不成对：{0}"},
    {orphan_variation, "变着无处可接：{0}"},
    {orphan_comment, "注释没有对应的着法：{0}"},
    {bad_tag, "看不懂的标签：{0}"},
    {bad_result, "看不懂的结果：{0}"},
    {result_mismatch, "着法末尾的结果与文件头不同：{0}"},
    {ignored_text, "略过：{0}"},
    {limit_reached, "已达上限（{0}）；其余略过。"},
    {because, "{0}{1}"},

    {loss_variations, "变着"},
    {loss_comments, "注释"},
    {loss_comments_before_moves, "着法之前的注释"},
    {loss_marks, "着法的评价符号"},
    {loss_evaluations, "评分"},
    {loss_clocks, "用时"},
    {loss_tags, "标签"},
    {loss_long_texts, "因过长而截短的文字"},
    {loss_characters, "字符"},
    {loss_result, "结果"},
    {loss_ending, "终局方式"},
    {loss_rule_set, "规则"},
    {loss_start_position, "开始局面"},
    {loss_start_counters, "开始局面的计数"},
    {loss_start_turn, "先走方"},
    {loss_unplayable_moves, "走不了的着法"},

    {move_empty, "没有着法。"},
    {move_unexpected, "第 {0} 字节处的字符不该出现。"},
    {move_cut_off, "着法不完整。"},
    {move_no_such_piece, "没有符合描述的棋子。"},
    {move_impossible, "这个棋子不能这样走。"},
    {move_illegal, "{0} 不合法。{1}"},
    {move_ambiguous, "可能是以下任何一着：{0}。"},
});

}  // namespace chuhe::words
