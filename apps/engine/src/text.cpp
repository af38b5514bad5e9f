#include "text.hpp"

#include <chuhe/words/catalogue.hpp>

namespace chuhe::engine_app {

namespace {

using enum Text;
using words::Catalogue;

constexpr Catalogue<Text> english({
    {help_usage,
     R"(Usage: chuhe-engine [--lang TAG]
       chuhe-engine bench [DEPTH])"},
    {help_about,
     R"(The xiangqi engine of Chuhe. Without a command it reads commands from standard input, in UCI or in
UCCI, whichever it is addressed in ("uci", "ucci"), until "quit" or the end of the input.)"},
    {help_bench, "search a fixed set of positions and count the nodes"},
    {help_language, "language of messages: en, zh-Hans, zh-Hant, vi"},
    {help_tuning, "also offer the numbers of the search as options, for tuners"},
    {help_version, "print the version"},
    {help_help, "print this text"},
    {help_more,
     "Besides the protocols: d (the board), eval (the evaluation explained), bench, perft N."},
    {unexpected_argument, "unexpected argument: {0}"},
    {value_missing, "{0} needs a value"},
    {unknown_language, "unknown language: {0} (there are en, zh-Hans, zh-Hant, vi)"},
    {bad_depth, "the depth is a whole number from 1 to 100, not {0}"},
    {try_help, "Try: chuhe-engine --help"},
    {no_memory, "the engine cannot be set up: there is not enough memory, or no thread"},
    {output_failed, "standard output cannot be written"},
    {no_such_option, "there is no option {0}"},
    {bad_option, "option {0}: {1}"},
    {option_refused, "option {0}: {1} is refused: {2}"},
    {too_little_memory,
     "option {0}: {1} is refused: it takes {2} MiB of memory, there are {3} MiB"},
    {move_left_out, "{0}: {1} is not legal here and is left out"},
    {go_ignored, "go: {0}"},
    {network_used, "network {0} ({1})"},
    {no_network, "network none: the hand-made evaluation is used"},
    {network_refused, "option {0}: {1} {2}; the former network stays"},
    {network_missing, "is not there"},
    {network_unreadable, "cannot be read"},
    {network_foreign, "is not a network of Chuhe"},
    {network_newer, "is a network for a newer version of Chuhe"},
    {network_unknown, "is a network of a shape that this version does not know"},
    {network_truncated, "is cut short: the file is not whole"},
    {network_too_long, "has something behind its end"},
    {network_damaged, "is damaged"},
});

constexpr Catalogue<Text> simplified_chinese({
    {help_usage,
     R"(用法：chuhe-engine [--lang TAG]
      chuhe-engine bench [DEPTH])"},
    {help_about,
     R"(楚河的象棋引擎。不带命令时从标准输入读取 UCI 或 UCCI 指令（先收到 "uci" 还是 "ucci" 决定用哪种协议），
直到 "quit" 或输入结束。)"},
    {help_bench, "搜索一组固定局面并统计结点数"},
    {help_language, "提示信息的语言：en、zh-Hans、zh-Hant、vi"},
    {help_tuning, "把搜索的参数也列为选项，供调参用"},
    {help_version, "显示版本"},
    {help_help, "显示本说明"},
    {help_more, "协议之外的指令：d（棋盘）、eval（解释评估）、bench、perft N。"},
    {unexpected_argument, "多余的参数：{0}"},
    {value_missing, "{0} 缺少值"},
    {unknown_language, "未知语言：{0}（可用：en、zh-Hans、zh-Hant、vi）"},
    {bad_depth, "深度应为 1 到 100 的整数，而不是 {0}"},
    {try_help, "请看：chuhe-engine --help"},
    {no_memory, "引擎无法启动：内存或线程不足"},
    {output_failed, "无法写入标准输出"},
    {no_such_option, "没有选项 {0}"},
    {bad_option, "选项 {0}：{1}"},
    {option_refused, "选项 {0}：不接受 {1}：{2}"},
    {too_little_memory, "选项 {0}：不接受 {1}：需要 {2} MiB 内存，可用 {3} MiB"},
    {move_left_out, "{0}：{1} 在此局面不合规则，已忽略"},
    {go_ignored, "go：{0}"},
    {network_used, "network {0}（{1}）"},
    {no_network, "network 无：使用人工评估"},
    {network_refused, "选项 {0}：{1} {2}；仍用原来的网络"},
    {network_missing, "不存在"},
    {network_unreadable, "无法读取"},
    {network_foreign, "不是楚河的网络文件"},
    {network_newer, "属于更新版本的楚河"},
    {network_unknown, "的结构是本版本不认识的"},
    {network_truncated, "不完整，文件被截断"},
    {network_too_long, "末尾有多余内容"},
    {network_damaged, "已损坏"},
});

constexpr Catalogue<Text> traditional_chinese({
    {help_usage,
     R"(用法：chuhe-engine [--lang TAG]
      chuhe-engine bench [DEPTH])"},
    {help_about,
     R"(楚河的象棋引擎。不帶命令時從標準輸入讀取 UCI 或 UCCI 指令（先收到 "uci" 還是 "ucci" 決定用哪種協定），
直到 "quit" 或輸入結束。)"},
    {help_bench, "搜尋一組固定局面並統計節點數"},
    {help_language, "提示訊息的語言：en、zh-Hans、zh-Hant、vi"},
    {help_tuning, "把搜尋的參數也列為選項，供調參用"},
    {help_version, "顯示版本"},
    {help_help, "顯示本說明"},
    {help_more, "協定之外的指令：d（棋盤）、eval（解釋評估）、bench、perft N。"},
    {unexpected_argument, "多餘的參數：{0}"},
    {value_missing, "{0} 缺少值"},
    {unknown_language, "未知語言：{0}（可用：en、zh-Hans、zh-Hant、vi）"},
    {bad_depth, "深度應為 1 到 100 的整數，而不是 {0}"},
    {try_help, "請看：chuhe-engine --help"},
    {no_memory, "引擎無法啟動：記憶體或執行緒不足"},
    {output_failed, "無法寫入標準輸出"},
    {no_such_option, "沒有選項 {0}"},
    {bad_option, "選項 {0}：{1}"},
    {option_refused, "選項 {0}：不接受 {1}：{2}"},
    {too_little_memory, "選項 {0}：不接受 {1}：需要 {2} MiB 記憶體，可用 {3} MiB"},
    {move_left_out, "{0}：{1} 在此局面不合規則，已忽略"},
    {go_ignored, "go：{0}"},
    {network_used, "network {0}（{1}）"},
    {no_network, "network 無：使用人工評估"},
    {network_refused, "選項 {0}：{1} {2}；仍用原來的網路"},
    {network_missing, "不存在"},
    {network_unreadable, "無法讀取"},
    {network_foreign, "不是楚河的網路檔"},
    {network_newer, "屬於更新版本的楚河"},
    {network_unknown, "的結構是本版本不認識的"},
    {network_truncated, "不完整，檔案被截斷"},
    {network_too_long, "末尾有多餘內容"},
    {network_damaged, "已損壞"},
});

constexpr Catalogue<Text> vietnamese({
    {help_usage,
     R"(Cách dùng: chuhe-engine [--lang TAG]
           chuhe-engine bench [DEPTH])"},
    {help_about,
     R"(Máy chơi cờ tướng của Chuhe. Không có lệnh thì chương trình đọc lệnh từ đầu vào chuẩn, theo UCI hoặc
UCCI tùy lời chào nhận được ("uci", "ucci"), cho đến "quit" hoặc hết đầu vào.)"},
    {help_bench, "tìm kiếm một bộ thế cờ cố định và đếm số nút"},
    {help_language, "ngôn ngữ của thông báo: en, zh-Hans, zh-Hant, vi"},
    {help_tuning, "đưa cả các tham số tìm kiếm thành tùy chọn, để tinh chỉnh"},
    {help_version, "in phiên bản"},
    {help_help, "in hướng dẫn này"},
    {help_more, "Ngoài các giao thức: d (bàn cờ), eval (giải thích đánh giá), bench, perft N."},
    {unexpected_argument, "tham số thừa: {0}"},
    {value_missing, "{0} cần một giá trị"},
    {unknown_language, "không biết ngôn ngữ: {0} (có en, zh-Hans, zh-Hant, vi)"},
    {bad_depth, "độ sâu là số nguyên từ 1 đến 100, không phải {0}"},
    {try_help, "Hãy thử: chuhe-engine --help"},
    {no_memory, "không khởi động được máy cờ: không đủ bộ nhớ hoặc luồng"},
    {output_failed, "không ghi được ra đầu ra chuẩn"},
    {no_such_option, "không có tùy chọn {0}"},
    {bad_option, "tùy chọn {0}: {1}"},
    {option_refused, "tùy chọn {0}: không nhận {1}: {2}"},
    {too_little_memory, "tùy chọn {0}: không nhận {1}: cần {2} MiB bộ nhớ, chỉ còn {3} MiB"},
    {move_left_out, "{0}: {1} không hợp lệ ở thế cờ này và bị bỏ qua"},
    {go_ignored, "go: {0}"},
    {network_used, "network {0} ({1})"},
    {no_network, "network không có: dùng hàm đánh giá viết tay"},
    {network_refused, "tùy chọn {0}: {1} {2}; mạng cũ vẫn được dùng"},
    {network_missing, "không tồn tại"},
    {network_unreadable, "không đọc được"},
    {network_foreign, "không phải là mạng của Chuhe"},
    {network_newer, "là mạng cho phiên bản Chuhe mới hơn"},
    {network_unknown, "là mạng có cấu trúc mà phiên bản này không biết"},
    {network_truncated, "bị cắt ngắn, tệp không đầy đủ"},
    {network_too_long, "có phần thừa ở cuối"},
    {network_damaged, "bị hỏng"},
});

constexpr words::Catalogues<Text> catalogues{english, simplified_chinese, traditional_chinese,
                                             vietnamese};

}  // namespace

std::string_view text(words::Language language, Text text) { return catalogues[language][text]; }

std::string text(words::Language language, Text text,
                 std::initializer_list<std::string_view> arguments) {
  return words::fill(catalogues[language][text], arguments);
}

}  // namespace chuhe::engine_app
