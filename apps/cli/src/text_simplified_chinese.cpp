// The command line's texts in Simplified Chinese.
#include "texts.hpp"

namespace chuhe::cli {

using enum Text;

constexpr words::Catalogue<Text> simplified_chinese({
    {about, "象棋：双人对局，以及局面和棋谱的工具。"},
    {usage, "用法"},
    {options, "选项"},
    {arguments, "参数"},
    {commands, "命令"},
    {options_badge, "选项"},
    {command_badge, "命令"},
    {help_option, "显示此帮助并退出"},
    {version_option, "显示版本并退出"},
    {language_option, "语言：en、zh-Hans、zh-Hant 或 vi"},
    {footer,
     "退出状态：0 完成；1 答案为否，或部分输入失败；2 输入或用法有误；3 环境故障。\n"
     "“chuhe 命令 --help” 说明各命令。"},

    {position_option, "局面，后面可跟着法；- 表示从标准输入读取"},
    {json_option, "输出一个 JSON 文档"},
    {pieces_option, "hanzi、simplified、ascii 或 unicode；缺省视终端而定"},
    {lines_option, "box 或 ascii；缺省视终端而定"},
    {color_option, "auto、always 或 never"},
    {coordinates_option, "点的写法：uci（h2）、xy（列 行）或 rc（行 列）"},
    {flip_option, "从黑方一侧画棋盘"},

    {perft_about, "数出 DEPTH 着之后的局面，用于检验和测速着法生成"},
    {perft_depth, "深度（着数）"},
    {perft_divide, "按第一着分别列出"},
    {perft_threads, "线程数"},
    {perft_nodes, "节点数：{0}\n时间：{1} 秒\n每秒节点数：{2}"},
    {moves_about, "列出局面的合法着法，每行一个"},
    {fen_about, "输出规范的 FEN，或指出其中的错误"},
    {fen_argument, "FEN；- 表示从标准输入每行读一个"},
    {board_about, "以文字画出局面"},
    {to_move, "轮到{0}走棋。"},
    {judge_about, "按规则裁决一局棋，尤其是重复着法"},
    {judge_moves, "从该局面起的着法，如 “h2e2 b9c7”"},
    {judge_nodes, "中国规则的裁决最多搜索的局面数"},
    {judge_explain, "逐着说明，并给出所依据的条文"},
    {judge_list, "列出各规则及其出处"},
    {judge_which_rules, "请用 --rules 指定规则：{0}"},
    {play_about, "双人对局；着法和命令来自标准输入"},
    {play_rules, "规则"},
    {play_over_the_board, "送将或对脸者负"},
    {play_board, "每着之后是否画棋盘：always 或 never"},

    {no_position, "无法读取；错误：{0} 处"},
    {fault_at, "字节 {0}：{1}"},
    {more_faults, "……还有 {0} 处错误"},
    {note_at, "注意，字节 {0}：{1}"},
    {line_number, "第 {0} 行："},

    {command_missing, "缺少命令。"},
    {unexpected_argument, "多余的参数：{0}"},
    {argument_missing, "缺少：{0}"},
    {value_missing, "{0} 需要一个值。"},
    {bad_value, "{0} 可取：{1}"},
    {bad_usage, "用法有误：{0}"},
    {unknown_language, "没有语言 {0}；可用：{1}"},
    {try_help, "请看：{0}"},
    {only_on_screen, "{0} 只能在全屏时使用：chuhe play --tui。"},
    {output_failed, "无法写入标准输出。"},
    {encoding_is_not_utf8, "区域编码不是 UTF-8，因此使用英文；可用 --lang 另选。"},
});

}  // namespace chuhe::cli
