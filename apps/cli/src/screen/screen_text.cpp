#include "screen/screen_text.hpp"

#include <chuhe/words/catalogue.hpp>

namespace chuhe::cli {

namespace {

using enum ScreenText;

constexpr words::Catalogue<ScreenText> english({
    {tui_option, "Play on the full screen; usual on a terminal of 80 by 24 or more"},
    {line_option, "Play by lines of text"},
    {load_option, "Open a record and step through it; FILE #N is its Nth game"},
    {no_screen, "The full screen needs a terminal; --line plays without one."},
    {too_small, "This window is too small."},
    {key_help, "Help"},
    {key_hint, "Hint"},
    {key_undo, "Undo"},
    {key_redo, "Redo"},
    {key_flip, "Flip"},
    {key_analyse, "Analyse"},
    {key_explain, "Ruling"},
    {key_edit, "Edit"},
    {key_quit, "Quit"},
    {key_next, "Next"},
    {key_back, "Back"},
    {key_leave, "Leave"},
    {to_move, "{0} to move."},
    {thinks, "{0} thinks: {1} s"},
    {waits_for_reply, "The engine thinks: {0} s"},
    {analysis_title, "Analysis, depth {0}, {1} kn/s"},
    {choices_title, "The moves here"},
    {empty_moves, "No moves yet."},
    {not_now, "{0} is to move. Wait for it, or take your move back with undo."},
    {no_comment, "There is no comment here."},
    {analysis_on, "The engine looks at the position until analyse is said again."},
    {analysis_off, "The engine is at rest."},
    {ask_quit, "Leave? Yes (y, Enter), no (any other key)"},
    {ask_quit_unsaved, "Leave? The game is not saved. Yes (y, Enter), no (any other key)"},
    {page_keys, " Up, Down, Page Up, Page Down; any other key goes back "},
    {more_completions, "({0} more)"},
    {editor_title, "Position editor: {0}"},
    {editor_keys,
     "K A B N R C P: red pieces; k a b n r c p: black ones; Space: none. Arrows: go. t: the other "
     "side to move. x: empty board. o: opening. Enter: play this. Esc: give up."},
    {editor_left, "The position stays as it was."},
    {help,
     "Keys\n"
     "  Arrows, Enter     go over the board; pick a piece up, put it down\n"
     "  Mouse             click or drag a piece\n"
     "  Letters           type a move or a command; Tab completes it\n"
     "  Ctrl-P, Ctrl-N    lines typed before\n"
     "  Esc               put a piece back, forget what is typed, stop a hint\n"
     "  F1 ... F10        as the bar below says\n"
     "  Ctrl-Z, Ctrl-L    go to the shell for a while; draw again\n"
     "  In a record       Right, Left: next and last move; Up, Down: choose a move;\n"
     "                    Home, End: its first and last move\n"
     "\n"
     "Commands\n"
     "  analyse [N], analyse off   let the engine look at the position, N lines\n"
     "  explain                    the arbiter's view of the moves of a repetition\n"
     "  edit                       set up a position\n"
     "  comment                    the whole comment of a record's move"},
});

constexpr words::Catalogue<ScreenText> simplified_chinese({
    {tui_option, "全屏对局；终端不小于 80 列 24 行时默认如此"},
    {line_option, "逐行对局"},
    {load_option, "打开棋谱翻看；FILE #N 为其中第 N 局"},
    {no_screen, "全屏需要终端；没有终端时请用 --line。"},
    {too_small, "窗口太小。"},
    {key_help, "帮助"},
    {key_hint, "提示"},
    {key_undo, "悔棋"},
    {key_redo, "重走"},
    {key_flip, "翻转"},
    {key_analyse, "分析"},
    {key_explain, "裁决"},
    {key_edit, "摆棋"},
    {key_quit, "退出"},
    {key_next, "下一着"},
    {key_back, "上一着"},
    {key_leave, "离开"},
    {to_move, "轮到{0}走。"},
    {thinks, "{0} 思考中：{1} 秒"},
    {waits_for_reply, "引擎思考中：{0} 秒"},
    {analysis_title, "分析 深度 {0} {1} 千节点/秒"},
    {choices_title, "此处的着法"},
    {empty_moves, "尚未走棋。"},
    {not_now, "轮到 {0} 走。请稍候，或输入“悔棋”。"},
    {no_comment, "此处没有注解。"},
    {analysis_on, "引擎持续分析当前局面；再次输入“分析”停止。"},
    {analysis_off, "引擎已停止分析。"},
    {ask_quit, "退出？是（y、回车），否（其他键）"},
    {ask_quit_unsaved, "退出？对局尚未保存。是（y、回车），否（其他键）"},
    {page_keys, " 上下键、PgUp、PgDn 翻看；其他键返回 "},
    {more_completions, "（另有 {0} 种）"},
    {editor_title, "摆棋：{0}"},
    {editor_keys,
     "K A B N R C P：红子；k a b n r c p：黑子；空格：清除。方向键移动。t：换先走方。x：清空。"
     "o：开局局面。回车：开始。Esc：放弃。"},
    {editor_left, "局面保持不变。"},
    {help,
     "按键\n"
     "  方向键、回车      在棋盘上移动；拿起、放下棋子\n"
     "  鼠标              点击或拖动棋子\n"
     "  字母、汉字        输入着法或命令；Tab 补全\n"
     "  Ctrl-P, Ctrl-N    以前输入的内容\n"
     "  Esc               放回棋子，清除输入，停止提示\n"
     "  F1 ... F10        见底行\n"
     "  Ctrl-Z, Ctrl-L    暂时回到命令行；重绘\n"
     "  翻看棋谱时        左右键：上一着、下一着；上下键：选着法；\n"
     "                    Home、End：开始、末尾\n"
     "\n"
     "命令\n"
     "  分析 analyse [N]        让引擎分析局面，显示 N 路；“分析 off”停止\n"
     "  裁决 explain            裁判对重复着法的解释\n"
     "  摆棋 edit               摆出局面\n"
     "  注解 comment            棋谱此着的全部注解"},
});

constexpr words::Catalogue<ScreenText> traditional_chinese({
    {tui_option, "全螢幕對局；終端機不小於 80 行 24 列時預設如此"},
    {line_option, "逐行對局"},
    {load_option, "打開棋譜翻看；FILE #N 為其中第 N 局"},
    {no_screen, "全螢幕需要終端機；沒有終端機時請用 --line。"},
    {too_small, "視窗太小。"},
    {key_help, "說明"},
    {key_hint, "提示"},
    {key_undo, "悔棋"},
    {key_redo, "重走"},
    {key_flip, "翻轉"},
    {key_analyse, "分析"},
    {key_explain, "裁決"},
    {key_edit, "擺棋"},
    {key_quit, "離開"},
    {key_next, "下一著"},
    {key_back, "上一著"},
    {key_leave, "返回"},
    {to_move, "輪到{0}走。"},
    {thinks, "{0} 思考中：{1} 秒"},
    {waits_for_reply, "引擎思考中：{0} 秒"},
    {analysis_title, "分析 深度 {0} {1} 千節點/秒"},
    {choices_title, "此處的著法"},
    {empty_moves, "尚未走棋。"},
    {not_now, "輪到 {0} 走。請稍候，或輸入「悔棋」。"},
    {no_comment, "此處沒有註解。"},
    {analysis_on, "引擎持續分析目前局面；再次輸入「分析」停止。"},
    {analysis_off, "引擎已停止分析。"},
    {ask_quit, "離開？是（y、Enter），否（其他鍵）"},
    {ask_quit_unsaved, "離開？對局尚未儲存。是（y、Enter），否（其他鍵）"},
    {page_keys, " 上下鍵、PgUp、PgDn 翻看；其他鍵返回 "},
    {more_completions, "（另有 {0} 種）"},
    {editor_title, "擺棋：{0}"},
    {editor_keys,
     "K A B N R C P：紅子；k a b n r c p：黑子；空白鍵：清除。方向鍵移動。t：換先走方。x：清空。"
     "o：開局局面。Enter：開始。Esc：放棄。"},
    {editor_left, "局面保持不變。"},
    {help,
     "按鍵\n"
     "  方向鍵、Enter     在棋盤上移動；拿起、放下棋子\n"
     "  滑鼠              點按或拖動棋子\n"
     "  字母、漢字        輸入著法或命令；Tab 補全\n"
     "  Ctrl-P, Ctrl-N    以前輸入的內容\n"
     "  Esc               放回棋子，清除輸入，停止提示\n"
     "  F1 ... F10        見底列\n"
     "  Ctrl-Z, Ctrl-L    暫時回到命令列；重繪\n"
     "  翻看棋譜時        左右鍵：上一著、下一著；上下鍵：選著法；\n"
     "                    Home、End：開始、末尾\n"
     "\n"
     "命令\n"
     "  分析 analyse [N]        讓引擎分析局面，顯示 N 路；「分析 off」停止\n"
     "  裁決 explain            裁判對重複著法的解釋\n"
     "  擺棋 edit               擺出局面\n"
     "  註解 comment            棋譜此著的全部註解"},
});

constexpr words::Catalogue<ScreenText> vietnamese({
    {tui_option, "Chơi toàn màn hình; mặc định khi terminal từ 80 x 24 trở lên"},
    {line_option, "Chơi theo từng dòng"},
    {load_option, "Mở ván cờ để xem; FILE #N là ván thứ N"},
    {no_screen, "Toàn màn hình cần terminal; --line chơi không cần."},
    {too_small, "Cửa sổ quá nhỏ."},
    {key_help, "Giúp"},
    {key_hint, "Gợi ý"},
    {key_undo, "Đi lại"},
    {key_redo, "Tiếp"},
    {key_flip, "Xoay"},
    {key_analyse, "Tính"},
    {key_explain, "Luật"},
    {key_edit, "Xếp"},
    {key_quit, "Thoát"},
    {key_next, "Tiếp"},
    {key_back, "Lùi"},
    {key_leave, "Rời"},
    {to_move, "Đến lượt {0}."},
    {thinks, "{0} đang nghĩ: {1} giây"},
    {waits_for_reply, "Máy đang nghĩ: {0} giây"},
    {analysis_title, "Phân tích độ sâu {0} {1} kn/s"},
    {choices_title, "Các nước ở đây"},
    {empty_moves, "Chưa có nước đi."},
    {not_now, "Đến lượt {0}. Hãy chờ, hoặc dùng undo để đi lại."},
    {no_comment, "Ở đây không có chú giải."},
    {analysis_on, "Máy phân tích thế cờ cho đến khi gõ analyse lần nữa."},
    {analysis_off, "Máy đã ngừng phân tích."},
    {ask_quit, "Thoát? Có (y, Enter), không (phím khác)"},
    {ask_quit_unsaved, "Thoát? Ván cờ chưa lưu. Có (y, Enter), không (phím khác)"},
    {page_keys, " Lên, Xuống, Page Up, Page Down; phím khác để trở lại "},
    {more_completions, "(còn {0})"},
    {editor_title, "Xếp cờ: {0}"},
    {editor_keys,
     "K A B N R C P: quân đỏ; k a b n r c p: quân đen; Dấu cách: xóa. Mũi tên: di chuyển. t: đổi "
     "bên đi. x: bàn trống. o: thế khai cuộc. Enter: chơi. Esc: bỏ."},
    {editor_left, "Thế cờ giữ nguyên."},
    {help,
     "Phím\n"
     "  Mũi tên, Enter    đi trên bàn cờ; nhấc và đặt quân\n"
     "  Chuột             bấm hoặc kéo quân\n"
     "  Chữ               gõ nước đi hoặc lệnh; Tab để hoàn tất\n"
     "  Ctrl-P, Ctrl-N    các dòng đã gõ\n"
     "  Esc               đặt quân lại, xóa dòng đang gõ, ngừng gợi ý\n"
     "  F1 ... F10        như dòng cuối màn hình\n"
     "  Ctrl-Z, Ctrl-L    tạm về shell; vẽ lại\n"
     "  Khi xem ván cờ    Phải, Trái: nước sau, nước trước; Lên, Xuống: chọn nước;\n"
     "                    Home, End: đầu và cuối\n"
     "\n"
     "Lệnh\n"
     "  analyse [N], analyse off   để máy phân tích thế cờ, N phương án\n"
     "  explain                    trọng tài giải thích các nước lặp\n"
     "  edit                       xếp thế cờ\n"
     "  comment                    toàn bộ chú giải của nước đi trong biên bản"},
});

constexpr words::Catalogues<ScreenText> catalogues{english, simplified_chinese, traditional_chinese,
                                                   vietnamese};

}  // namespace

std::string screen_text(words::Language language, ScreenText text,
                        std::initializer_list<std::string_view> arguments) {
  return words::fill(catalogues[language][text], arguments);
}

}  // namespace chuhe::cli
