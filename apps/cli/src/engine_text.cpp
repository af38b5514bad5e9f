#include "engine_text.hpp"

#include <chuhe/words/catalogue.hpp>
#include <chuhe/words/phrasebook.hpp>

namespace chuhe::cli {

namespace {

using enum EngineText;

constexpr words::Catalogue<EngineText> english({
    {engine_option, "The engine; else chuhe-engine beside this program, or in PATH"},
    {argument_option, "An argument for the engine; say it again for more"},
    {protocol_option, "uci, ucci or xboard; else uci or ucci is found out"},
    {set_option, "Set an option of the engine"},
    {threads_option, "Search threads"},
    {hash_option, "MiB for the engine's table"},
    {nodes_option, "Positions to search"},
    {depth_option, "Plies to search"},

    {no_engine,
     "There is no engine: {0} is neither beside this program nor in PATH. Name one with --engine."},
    {no_program, "There is no program {0}."},
    {unusable, "The engine {0} cannot be used: {1}"},
    {bad_option, "An option is said as NAME=VALUE, not so: {0}"},
    {unknown_option, "{0} does not offer the option {1}; it is sent all the same."},

    {not_found, "there is no such program."},
    {not_executable, "it is no program that can be run."},
    {not_started, "it cannot be started."},
    {no_introduction, "it does not introduce itself, neither in UCI nor in UCCI."},
    {no_xiangqi, "it does not play xiangqi."},
    {option_refused, "it does not take this option: {0}"},
    {not_ready, "it does not get ready."},
    {cannot_say, "its protocol has no words for {0}."},
    {ended, "it ended by itself ({0})."},
    {silent, "it does not answer."},
});

constexpr words::Catalogue<EngineText> simplified_chinese({
    {engine_option, "引擎程序；默认用本程序旁边或 PATH 中的 chuhe-engine"},
    {argument_option, "传给引擎的参数；可多次给出"},
    {protocol_option, "uci、ucci 或 xboard；默认自动识别 uci 或 ucci"},
    {set_option, "设置引擎的选项"},
    {threads_option, "搜索线程数"},
    {hash_option, "引擎置换表的大小（MiB）"},
    {nodes_option, "搜索的局面数"},
    {depth_option, "搜索的层数"},

    {no_engine, "没有引擎：本程序旁边和 PATH 中都找不到 {0}。请用 --engine 指定。"},
    {no_program, "没有程序 {0}。"},
    {unusable, "引擎 {0} 无法使用：{1}"},
    {bad_option, "选项应写作 名称=值，而不是：{0}"},
    {unknown_option, "{0} 没有选项 {1}，仍照样发送。"},

    {not_found, "没有这个程序。"},
    {not_executable, "它不是可以运行的程序。"},
    {not_started, "无法启动。"},
    {no_introduction, "它对 UCI 和 UCCI 的开场都没有回答。"},
    {no_xiangqi, "它不会下象棋。"},
    {option_refused, "它不接受这个选项：{0}"},
    {not_ready, "它迟迟没有准备好。"},
    {cannot_say, "它的协议无法表达 {0}。"},
    {ended, "它自己退出了（{0}）。"},
    {silent, "它没有回答。"},
});

constexpr words::Catalogue<EngineText> traditional_chinese({
    {engine_option, "引擎程式；預設用本程式旁邊或 PATH 中的 chuhe-engine"},
    {argument_option, "傳給引擎的參數；可多次給出"},
    {protocol_option, "uci、ucci 或 xboard；預設自動識別 uci 或 ucci"},
    {set_option, "設定引擎的選項"},
    {threads_option, "搜尋執行緒數"},
    {hash_option, "引擎置換表的大小（MiB）"},
    {nodes_option, "搜尋的局面數"},
    {depth_option, "搜尋的層數"},

    {no_engine, "沒有引擎：本程式旁邊和 PATH 中都找不到 {0}。請用 --engine 指定。"},
    {no_program, "沒有程式 {0}。"},
    {unusable, "引擎 {0} 無法使用：{1}"},
    {bad_option, "選項應寫作 名稱=值，而不是：{0}"},
    {unknown_option, "{0} 沒有選項 {1}，仍照樣傳送。"},

    {not_found, "沒有這個程式。"},
    {not_executable, "它不是可以執行的程式。"},
    {not_started, "無法啟動。"},
    {no_introduction, "它對 UCI 和 UCCI 的開場都沒有回答。"},
    {no_xiangqi, "它不會下象棋。"},
    {option_refused, "它不接受這個選項：{0}"},
    {not_ready, "它遲遲沒有準備好。"},
    {cannot_say, "它的協定無法表達 {0}。"},
    {ended, "它自己結束了（{0}）。"},
    {silent, "它沒有回答。"},
});

constexpr words::Catalogue<EngineText> vietnamese({
    {engine_option, "Engine; mặc định là chuhe-engine cạnh chương trình này hoặc trong PATH"},
    {argument_option, "Một tham số cho engine; có thể nêu nhiều lần"},
    {protocol_option, "uci, ucci hoặc xboard; mặc định tự nhận ra uci hay ucci"},
    {set_option, "Đặt một tùy chọn của engine"},
    {threads_option, "Số luồng tìm kiếm"},
    {hash_option, "Số MiB cho bảng của engine"},
    {nodes_option, "Số thế cờ cần tìm"},
    {depth_option, "Số nước (ply) cần tìm"},

    {no_engine,
     "Không có engine: không thấy {0} cạnh chương trình này hay trong PATH. Hãy nêu bằng "
     "--engine."},
    {no_program, "Không có chương trình {0}."},
    {unusable, "Không dùng được engine {0}: {1}"},
    {bad_option, "Tùy chọn phải viết là TÊN=GIÁ-TRỊ, không phải: {0}"},
    {unknown_option, "{0} không có tùy chọn {1}; vẫn gửi đi."},

    {not_found, "không có chương trình như vậy."},
    {not_executable, "đó không phải chương trình chạy được."},
    {not_started, "không khởi động được."},
    {no_introduction, "nó không tự giới thiệu, cả bằng UCI lẫn UCCI."},
    {no_xiangqi, "nó không chơi cờ tướng."},
    {option_refused, "nó không nhận tùy chọn này: {0}"},
    {not_ready, "nó không sẵn sàng."},
    {cannot_say, "giao thức của nó không nói được {0}."},
    {ended, "nó tự kết thúc ({0})."},
    {silent, "nó không trả lời."},
});

constexpr words::Catalogues<EngineText> catalogues{english, simplified_chinese, traditional_chinese,
                                                   vietnamese};

EngineText text_of(match::EngineFaultKind kind) {
  using match::EngineFaultKind;
  switch (kind) {
    case EngineFaultKind::not_found: return not_found;
    case EngineFaultKind::not_executable: return not_executable;
    case EngineFaultKind::not_started: return not_started;
    case EngineFaultKind::no_introduction: return no_introduction;
    case EngineFaultKind::no_xiangqi: return no_xiangqi;
    case EngineFaultKind::option_refused: return option_refused;
    case EngineFaultKind::not_ready: return not_ready;
    case EngineFaultKind::cannot_say: return cannot_say;
    case EngineFaultKind::ended: return ended;
    case EngineFaultKind::silent: return silent;
  }
  return not_started;
}

}  // namespace

std::string engine_text(words::Language language, EngineText text,
                        std::initializer_list<std::string_view> arguments) {
  return words::fill(catalogues[language][text], arguments);
}

std::string sentence(words::Language language, const match::EngineFault& fault) {
  return engine_text(language, text_of(fault.kind), {words::harmless(fault.detail, 300)});
}

}  // namespace chuhe::cli
