// The command line's texts in Traditional Chinese.
#include "texts.hpp"

namespace chuhe::cli {

using enum Text;

constexpr words::Catalogue<Text> traditional_chinese({
    {about, "象棋：雙人對局，以及局面和棋譜的工具。"},
    {usage, "用法"},
    {options, "選項"},
    {arguments, "參數"},
    {commands, "命令"},
    {options_badge, "選項"},
    {command_badge, "命令"},
    {help_option, "顯示此說明並退出"},
    {version_option, "顯示版本並退出"},
    {language_option, "語言：en、zh-Hans、zh-Hant 或 vi"},
    {footer,
     "退出狀態：0 完成；1 答案為否，或部分輸入失敗；2 輸入或用法有誤；3 環境故障。\n"
     "「chuhe 命令 --help」說明各命令。"},

    {position_option, "局面，後面可跟著法；- 表示從標準輸入讀取"},
    {json_option, "輸出一個 JSON 文件"},
    {pieces_option, "hanzi、simplified、ascii 或 unicode；預設視終端而定"},
    {lines_option, "box 或 ascii；預設視終端而定"},
    {color_option, "auto、always 或 never"},
    {coordinates_option, "點的寫法：uci（h2）、xy（直線 橫線）或 rc（橫線 直線）"},
    {flip_option, "從黑方一側畫棋盤"},

    {perft_about, "數出 DEPTH 著之後的局面，用於檢驗和測速著法生成"},
    {perft_depth, "深度（著數）"},
    {perft_divide, "按第一著分別列出"},
    {perft_threads, "執行緒數"},
    {perft_nodes, "節點數：{0}\n時間：{1} 秒\n每秒節點數：{2}"},
    {moves_about, "列出局面的合法著法，每行一個"},
    {fen_about, "輸出規範的 FEN，或指出其中的錯誤"},
    {fen_argument, "FEN；- 表示從標準輸入每行讀一個"},
    {board_about, "以文字畫出局面"},
    {to_move, "輪到{0}走棋。"},
    {judge_about, "按規則裁決一局棋，尤其是重複著法"},
    {judge_moves, "從該局面起的著法，如「h2e2 b9c7」"},
    {judge_nodes, "中國規則的裁決最多搜尋的局面數"},
    {judge_explain, "逐著說明，並給出所依據的條文"},
    {judge_list, "列出各規則及其出處"},
    {judge_which_rules, "請用 --rules 指定規則：{0}"},
    {play_about, "雙人對局；著法和命令來自標準輸入"},
    {play_rules, "規則"},
    {play_over_the_board, "送將或對臉者負"},
    {play_board, "每著之後是否畫棋盤：always 或 never"},

    {no_position, "無法讀取；錯誤：{0} 處"},
    {fault_at, "位元組 {0}：{1}"},
    {more_faults, "……還有 {0} 處錯誤"},
    {note_at, "注意，位元組 {0}：{1}"},
    {line_number, "第 {0} 行："},

    {command_missing, "缺少命令。"},
    {unexpected_argument, "多餘的參數：{0}"},
    {argument_missing, "缺少：{0}"},
    {value_missing, "{0} 需要一個值。"},
    {bad_value, "{0} 可取：{1}"},
    {bad_usage, "用法有誤：{0}"},
    {unknown_language, "沒有語言 {0}；可用：{1}"},
    {try_help, "請看：{0}"},
    {only_on_screen, "{0} 只能在全螢幕時使用：chuhe play --tui。"},
    {output_failed, "無法寫入標準輸出。"},
    {encoding_is_not_utf8, "地區編碼不是 UTF-8，因此使用英文；可用 --lang 另選。"},
});

}  // namespace chuhe::cli
