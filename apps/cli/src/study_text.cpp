#include "study_text.hpp"

#include <chuhe/words/catalogue.hpp>

namespace chuhe::cli {

namespace {

using enum StudyText;

constexpr words::Catalogue<StudyText> english({
    {loaded, "{0} is loaded ({1} moves)."},
    {how_to_step,
     "Step with next and back, see the choices with vars. Say try to add moves of your own, leave "
     "to play on from here."},
    {line_ends, "The line ends here."},
    {no_such_move, "The record has {0} moves here; vars lists them."},
    {cannot_step, "The record's move here is not legal: {0}"},
    {at_start, "This is the start of the game."},
    {not_loaded, "No game is loaded: say load and a file first."},
    {only_stepping,
     "A loaded game is being shown. Say try first to try moves of your own, or leave to play on "
     "from here."},
    {trying, "Moves are now tried as variations; try once more ends that."},
    {trying_ended, "No more moves are added."},
    {new_variation, "A new variation."},
    {left, "The game goes on from here."},
    {choice, "  {0}. {1}"},
    {no_choices, "The record has no move here."},
    {marked, "Marked {0}: {1}."},
    {mark_good, "a good move"},
    {mark_mistake, "a mistake"},
    {mark_best, "an excellent move"},
    {mark_blunder, "a blunder"},
    {mark_interesting, "an interesting move"},
    {mark_dubious, "a dubious move"},
    {saved, "Saved: {0}"},
    {saved_without, "The format could not hold: {0}"},
    {file_missing, "Name a file: {0} FILE"},
    {no_files, "Files cannot be used here."},
    {help,
     "  save FILE      save the game\n  load FILE #N   load a game (the Nth of the file) and step "
     "through it\n  next N, back   go to the next move (the Nth choice), go back\n  vars           "
     "list the choices\n  try, leave     add moves of your own, play on from here"},
    {prompt, "record> "},
    {prompt_trying, "try> "},
});

constexpr words::Catalogue<StudyText> simplified_chinese({
    {loaded, "已载入 {0}（共 {1} 着）。"},
    {how_to_step,
     "用“下一着”和“上一着”前后翻看，用“变着”列出可选着法。要加入自己的着法先输入“试走”；"
     "输入“离开”从此处继续对局。"},
    {line_ends, "此变到此为止。"},
    {no_such_move, "此处有 {0} 种着法，可用“变着”列出。"},
    {cannot_step, "棋谱此处的着法不合法：{0}"},
    {at_start, "这是对局的开始。"},
    {not_loaded, "尚未载入棋谱：先输入“打开”和文件名。"},
    {only_stepping, "正在翻看棋谱。要试走自己的着法先输入“试走”；输入“离开”从此处继续对局。"},
    {trying, "现在走的着法作为变着加入；再次输入“试走”结束。"},
    {trying_ended, "不再加入着法。"},
    {new_variation, "新变着。"},
    {left, "从此处继续对局。"},
    {choice, "  {0}. {1}"},
    {no_choices, "棋谱此处没有着法。"},
    {marked, "此着标记 {0}：{1}。"},
    {mark_good, "好着"},
    {mark_mistake, "失误"},
    {mark_best, "妙着"},
    {mark_blunder, "大漏着"},
    {mark_interesting, "有趣之着"},
    {mark_dubious, "可疑之着"},
    {saved, "已保存：{0}"},
    {saved_without, "该格式无法容纳：{0}"},
    {file_missing, "请给出文件名：{0} 文件"},
    {no_files, "此处不能使用文件。"},
    {help,
     "  保存 save 文件          保存对局\n"
     "  打开 load 文件 #N       载入棋谱（文件中第 N 局）并翻看\n"
     "  下一着 next N           下一着（第 N 种着法）\n"
     "  上一着 back             上一着\n"
     "  变着 vars               列出可选着法\n"
     "  试走 try、离开 leave    加入自己的着法，从此处继续对局"},
    {prompt, "棋谱> "},
    {prompt_trying, "试走> "},
});

constexpr words::Catalogue<StudyText> traditional_chinese({
    {loaded, "已載入 {0}（共 {1} 著）。"},
    {how_to_step,
     "用「下一著」和「上一著」前後翻看，用「變著」列出可選著法。要加入自己的著法先輸入「試走」；"
     "輸入「離開」從此處繼續對局。"},
    {line_ends, "此變到此為止。"},
    {no_such_move, "此處有 {0} 種著法，可用「變著」列出。"},
    {cannot_step, "棋譜此處的著法不合法：{0}"},
    {at_start, "這是對局的開始。"},
    {not_loaded, "尚未載入棋譜：先輸入「打開」和檔名。"},
    {only_stepping, "正在翻看棋譜。要試走自己的著法先輸入「試走」；輸入「離開」從此處繼續對局。"},
    {trying, "現在走的著法作為變著加入；再次輸入「試走」結束。"},
    {trying_ended, "不再加入著法。"},
    {new_variation, "新變著。"},
    {left, "從此處繼續對局。"},
    {choice, "  {0}. {1}"},
    {no_choices, "棋譜此處沒有著法。"},
    {marked, "此著標記 {0}：{1}。"},
    {mark_good, "好著"},
    {mark_mistake, "失誤"},
    {mark_best, "妙著"},
    {mark_blunder, "大漏著"},
    {mark_interesting, "有趣之著"},
    {mark_dubious, "可疑之著"},
    {saved, "已儲存：{0}"},
    {saved_without, "該格式無法容納：{0}"},
    {file_missing, "請給出檔名：{0} 檔案"},
    {no_files, "此處不能使用檔案。"},
    {help,
     "  儲存 save 檔案          儲存對局\n"
     "  打開 load 檔案 #N       載入棋譜（檔案中第 N 局）並翻看\n"
     "  下一著 next N           下一著（第 N 種著法）\n"
     "  上一著 back             上一著\n"
     "  變著 vars               列出可選著法\n"
     "  試走 try、離開 leave    加入自己的著法，從此處繼續對局"},
    {prompt, "棋譜> "},
    {prompt_trying, "試走> "},
});

constexpr words::Catalogue<StudyText> vietnamese({
    {loaded, "Đã mở {0} ({1} nước)."},
    {how_to_step,
     "Dùng next và back để đi tới lui, vars để xem các nhánh. Gõ try để thêm nước của mình, leave "
     "để chơi tiếp từ đây."},
    {line_ends, "Biến kết thúc ở đây."},
    {no_such_move, "Ở đây có {0} nước; vars liệt kê chúng."},
    {cannot_step, "Nước của biên bản ở đây không hợp lệ: {0}"},
    {at_start, "Đây là đầu ván."},
    {not_loaded, "Chưa mở ván nào: hãy gõ load và tên tệp."},
    {only_stepping,
     "Đang xem ván đã mở. Gõ try trước để thử nước của mình, hoặc leave để chơi tiếp từ đây."},
    {trying, "Từ giờ các nước được thử như biến; gõ try lần nữa để thôi."},
    {trying_ended, "Không thêm nước nữa."},
    {new_variation, "Một biến mới."},
    {left, "Ván cờ tiếp tục từ đây."},
    {choice, "  {0}. {1}"},
    {no_choices, "Biên bản không có nước nào ở đây."},
    {marked, "Ký hiệu {0}: {1}."},
    {mark_good, "nước hay"},
    {mark_mistake, "nước sai lầm"},
    {mark_best, "nước rất hay"},
    {mark_blunder, "nước sai lầm nghiêm trọng"},
    {mark_interesting, "nước đáng chú ý"},
    {mark_dubious, "nước đáng ngờ"},
    {saved, "Đã lưu: {0}"},
    {saved_without, "Định dạng không chứa được: {0}"},
    {file_missing, "Hãy nêu tên tệp: {0} TỆP"},
    {no_files, "Ở đây không dùng được tệp."},
    {help,
     "  save TỆP       lưu ván cờ\n  load TỆP #N    mở một ván (ván thứ N của tệp) và xem từng "
     "nước\n  next N, back   tới nước sau (nhánh thứ N), lùi lại\n  vars           liệt kê các "
     "nhánh\n  try, leave     thêm nước của mình, chơi tiếp từ đây"},
    {prompt, "biên bản> "},
    {prompt_trying, "thử> "},
});

constexpr words::Catalogues<StudyText> catalogues{english, simplified_chinese, traditional_chinese,
                                                  vietnamese};

}  // namespace

std::string study_text(words::Language language, StudyText text,
                       std::initializer_list<std::string_view> arguments) {
  return words::fill(catalogues[language][text], arguments);
}

}  // namespace chuhe::cli
