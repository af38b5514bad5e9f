#include "computer_text.hpp"

#include <chuhe/words/catalogue.hpp>

namespace chuhe::cli {

namespace {

using enum ComputerText;

constexpr words::Catalogue<ComputerText> english({
    {level_option, "Play against the computer: a level's number or name"},
    {list_option, "List the levels"},
    {side_option, "The side that you play: red, black, random or none"},
    {time_option, "Clock: 10+5 is 10 minutes and 5 seconds a move; byo=30, move=60"},
    {move_time_option, "Seconds that the computer takes for a move without a clock"},
    {seed_option, "The same weak player in each game with this number"},
    {resign_option, "The computer gives up when it has been lost for long"},
    {notation_option, "Show moves in this notation too: wxf, zh, vi, ..., or none"},
    {bad_time, "MINUTES+SECONDS, H:MM:SS+SECONDS, byo=SECONDS, move=SECONDS"},

    {invitation, "To play against the computer, say level and a number: level 3."},
    {greeting, "Xiangqi against {0}. Type a move, or help."},
    {plays, "{2} is played by {0} at level {1}."},
    {plays_fully, "{1} is played by {0} as well as it can."},
    {levels_of, "Levels of {0}, the weakest first:"},
    {level_line, "  {0}. {1}"},
    {this_level, "* {0}. {1}"},
    {no_levels, "{0} has no levels: it plays as well as it can."},
    {no_such_level, "There is no level {0}; there are {1}, and level alone lists them."},
    {for_two, "The game goes on for two; level N calls the computer back."},
    {nobody_here, "There is no computer here."},
    {no_opponent, "The computer does not play: say level and a number first."},
    {failed, "The computer cannot play. {0}"},
    {called_back, "The computer plays on."},
    {illegal_move, "{0} plays {1}, which is not legal."},
    {thinks, "{0} thinks ..."},
    {swapped, "You play {0} now, the computer {1}."},

    {hint, "Hint: {0}."},
    {hint_because, "Hint: {0}; {1}."},
    {advice, "{0} ({1}), depth {2}: {3}"},
    {other_advice, "Next best: {0}: {1}"},
    {declines, "{0} declines the draw: {1}, {2}."},

    {clock_line, "{0} {1}, {2} {3}"},
    {no_limit, "no limit"},
    {in_brackets, "{0} ({1})"},
    {no_clock, "This game has no clock."},
    {clock_off, "The game goes on without a clock."},
    {notation_chosen, "Moves are shown in the notation {0} too."},
    {notation_off, "Moves are shown by their points alone."},

    {help,
     "  level N        play against the computer; level lists the levels, level off ends it\n"
     "  hint, eval     what the computer would play here, what it thinks of the position\n"
     "  swap           change sides with the computer\n"
     "  clock          the time that is left\n"
     "  notation NAME  show moves as wxf, zh, vi, ... too, or none (C2=5 can be typed)"},
});

constexpr words::Catalogue<ComputerText> simplified_chinese({
    {level_option, "与电脑对弈：等级的序号或名称"},
    {list_option, "列出各等级"},
    {side_option, "你执的一方：red（红）、black（黑）、random（随机）或 none（观战）"},
    {time_option, "棋钟：10+5 为 10 分钟、每着加 5 秒；byo=30 读秒，move=60 步时"},
    {move_time_option, "没有棋钟时电脑每着所用的秒数"},
    {seed_option, "以此数指定电脑的同一种弱点"},
    {resign_option, "长时间败势时电脑认输"},
    {notation_option, "同时用此记法显示着法：zh、wxf、vi 等，或 none"},
    {bad_time, "分钟+秒、时:分:秒+秒、byo=秒、move=秒"},

    {invitation, "要与电脑对弈，请输入“等级”和序号，例如：等级 3。"},
    {greeting, "与 {0} 对弈。请输入着法，或输入“帮助”。"},
    {plays, "{2}：{0}，等级 {1}。"},
    {plays_fully, "{1}：{0}，全力。"},
    {levels_of, "{0} 的等级，由弱到强："},
    {level_line, "  {0}. {1}"},
    {this_level, "* {0}. {1}"},
    {no_levels, "{0} 没有等级之分，全力对弈。"},
    {no_such_level, "没有等级 {0}；共有 {1} 级，输入“等级”可列出。"},
    {for_two, "对局由双方继续；输入“等级 N”可再请电脑。"},
    {nobody_here, "此处没有电脑对手。"},
    {no_opponent, "电脑没有参加对局：先输入“等级”和序号。"},
    {failed, "电脑无法对弈。{0}"},
    {called_back, "电脑继续对弈。"},
    {illegal_move, "{0} 走了不合法的着法 {1}。"},
    {thinks, "{0} 正在思考……"},
    {swapped, "现在你执{0}，电脑执{1}。"},

    {hint, "提示：{0}。"},
    {hint_because, "提示：{0}；{1}。"},
    {advice, "{0}（{1}），深度 {2}：{3}"},
    {other_advice, "次佳：{0}：{1}"},
    {declines, "{0}不同意和棋：{1}，{2}。"},

    {clock_line, "{0} {1}，{2} {3}"},
    {no_limit, "不限"},
    {in_brackets, "{0}（{1}）"},
    {no_clock, "本局没有棋钟。"},
    {clock_off, "对局继续，不再计时。"},
    {notation_chosen, "着法同时用记法 {0} 显示。"},
    {notation_off, "着法只用坐标显示。"},

    {help,
     "  等级 level N            与电脑对弈；“等级”列出各级，level off 请电脑离开\n"
     "  提示 hint、评估 eval    电脑此处的着法，电脑对局面的看法\n"
     "  换边 swap               与电脑交换红黑\n"
     "  棋钟 clock              剩余时间\n"
     "  记谱 notation 名称      同时用 zh、wxf 等显示着法，或 none；可输入 炮二平五"},
});

constexpr words::Catalogue<ComputerText> traditional_chinese({
    {level_option, "與電腦對弈：等級的序號或名稱"},
    {list_option, "列出各等級"},
    {side_option, "你執的一方：red（紅）、black（黑）、random（隨機）或 none（觀戰）"},
    {time_option, "棋鐘：10+5 為 10 分鐘、每著加 5 秒；byo=30 讀秒，move=60 步時"},
    {move_time_option, "沒有棋鐘時電腦每著所用的秒數"},
    {seed_option, "以此數指定電腦的同一種弱點"},
    {resign_option, "長時間敗勢時電腦認輸"},
    {notation_option, "同時用此記法顯示著法：zh-hant、wxf、vi 等，或 none"},
    {bad_time, "分鐘+秒、時:分:秒+秒、byo=秒、move=秒"},

    {invitation, "要與電腦對弈，請輸入「等級」和序號，例如：等級 3。"},
    {greeting, "與 {0} 對弈。請輸入著法，或輸入「幫助」。"},
    {plays, "{2}：{0}，等級 {1}。"},
    {plays_fully, "{1}：{0}，全力。"},
    {levels_of, "{0} 的等級，由弱到強："},
    {level_line, "  {0}. {1}"},
    {this_level, "* {0}. {1}"},
    {no_levels, "{0} 沒有等級之分，全力對弈。"},
    {no_such_level, "沒有等級 {0}；共有 {1} 級，輸入「等級」可列出。"},
    {for_two, "對局由雙方繼續；輸入「等級 N」可再請電腦。"},
    {nobody_here, "此處沒有電腦對手。"},
    {no_opponent, "電腦沒有參加對局：先輸入「等級」和序號。"},
    {failed, "電腦無法對弈。{0}"},
    {called_back, "電腦繼續對弈。"},
    {illegal_move, "{0} 走了不合法的著法 {1}。"},
    {thinks, "{0} 正在思考……"},
    {swapped, "現在你執{0}，電腦執{1}。"},

    {hint, "提示：{0}。"},
    {hint_because, "提示：{0}；{1}。"},
    {advice, "{0}（{1}），深度 {2}：{3}"},
    {other_advice, "次佳：{0}：{1}"},
    {declines, "{0}不同意和棋：{1}，{2}。"},

    {clock_line, "{0} {1}，{2} {3}"},
    {no_limit, "不限"},
    {in_brackets, "{0}（{1}）"},
    {no_clock, "本局沒有棋鐘。"},
    {clock_off, "對局繼續，不再計時。"},
    {notation_chosen, "著法同時用記法 {0} 顯示。"},
    {notation_off, "著法只用座標顯示。"},

    {help,
     "  等級 level N            與電腦對弈；「等級」列出各級，level off 請電腦離開\n"
     "  提示 hint、評估 eval    電腦此處的著法，電腦對局面的看法\n"
     "  換邊 swap               與電腦交換紅黑\n"
     "  棋鐘 clock              剩餘時間\n"
     "  記譜 notation 名稱      同時用 zh-hant、wxf 等顯示著法，或 none；可輸入 炮二平五"},
});

constexpr words::Catalogue<ComputerText> vietnamese({
    {level_option, "Chơi với máy: số hoặc tên của cấp độ"},
    {list_option, "Liệt kê các cấp độ"},
    {side_option, "Bên của bạn: red (đỏ), black (đen), random (ngẫu nhiên) hoặc none (xem)"},
    {time_option, "Đồng hồ: 10+5 là 10 phút và thêm 5 giây mỗi nước; byo=30, move=60"},
    {move_time_option, "Số giây máy dùng cho một nước khi không có đồng hồ"},
    {seed_option, "Cùng một đối thủ yếu trong mọi ván có số này"},
    {resign_option, "Máy xin thua khi đã thua từ lâu"},
    {notation_option, "Ghi thêm nước đi theo cách này: vi, wxf, zh, ..., hoặc none"},
    {bad_time, "PHÚT+GIÂY, G:PP:GG+GIÂY, byo=GIÂY, move=GIÂY"},

    {invitation, "Để chơi với máy, gõ level và một số: level 3."},
    {greeting, "Cờ tướng với {0}. Hãy gõ nước đi, hoặc help."},
    {plays, "{2}: {0}, cấp độ {1}."},
    {plays_fully, "{1}: {0}, hết sức."},
    {levels_of, "Các cấp độ của {0}, từ yếu đến mạnh:"},
    {level_line, "  {0}. {1}"},
    {this_level, "* {0}. {1}"},
    {no_levels, "{0} không có cấp độ: nó chơi hết sức."},
    {no_such_level, "Không có cấp độ {0}; có {1} cấp, gõ level để liệt kê."},
    {for_two, "Ván cờ tiếp tục cho hai người; level N gọi máy trở lại."},
    {nobody_here, "Ở đây không có máy để chơi."},
    {no_opponent, "Máy không chơi: hãy gõ level và một số trước."},
    {failed, "Máy không chơi được. {0}"},
    {called_back, "Máy chơi tiếp."},
    {illegal_move, "{0} đi {1}, nước không hợp lệ."},
    {thinks, "{0} đang nghĩ ..."},
    {swapped, "Giờ bạn cầm {0}, máy cầm {1}."},

    {hint, "Gợi ý: {0}."},
    {hint_because, "Gợi ý: {0}; {1}."},
    {advice, "{0} ({1}), độ sâu {2}: {3}"},
    {other_advice, "Tốt kế tiếp: {0}: {1}"},
    {declines, "{0} không nhận hòa: {1}, {2}."},

    {clock_line, "{0} {1}, {2} {3}"},
    {no_limit, "không giới hạn"},
    {in_brackets, "{0} ({1})"},
    {no_clock, "Ván này không có đồng hồ."},
    {clock_off, "Ván cờ tiếp tục không có đồng hồ."},
    {notation_chosen, "Nước đi được ghi thêm theo cách {0}."},
    {notation_off, "Nước đi chỉ ghi bằng tọa độ."},

    {help,
     "  level N        chơi với máy; level liệt kê các cấp độ, level off thôi chơi\n"
     "  hint, eval     nước máy sẽ đi ở đây, máy nghĩ gì về thế cờ\n"
     "  swap           đổi bên với máy\n"
     "  clock          thời gian còn lại\n"
     "  notation TÊN   ghi thêm theo vi, wxf, zh, ..., hoặc none (có thể gõ P2-5)"},
});

constexpr words::Catalogues<ComputerText> catalogues{english, simplified_chinese,
                                                     traditional_chinese, vietnamese};

}  // namespace

std::string computer_text(words::Language language, ComputerText text,
                          std::initializer_list<std::string_view> arguments) {
  return words::fill(catalogues[language][text], arguments);
}

}  // namespace chuhe::cli
