#include "record_text.hpp"

#include <initializer_list>
#include <string>
#include <string_view>

#include <chuhe/words/catalogue.hpp>

namespace chuhe::cli {

namespace {

using enum RecordText;

constexpr words::Catalogue<RecordText> english({
    {convert_about, "Convert game records from any format into another"},
    {show_about, "Show a game of a file"},
    {validate_about, "Check game records and tell what is wrong where"},
    {games_about, "List the games of files"},
    {inputs_argument,
     "Files and folders to read, then the file or folder to write; - is standard output"},
    {output_argument, "File or folder to write"},
    {file_argument, "Files or folders"},
    {to_option, "Format to write; without it the ending of the output's name tells"},
    {from_option, "Format of the input; without it the content tells"},
    {notation_option, "Notation of the moves"},
    {encoding_option, "Character set to write"},
    {input_encoding_option, "Character set of the input; without it the content tells"},
    {tags_option, "NAME keeps these tags only, NAME=VALUE sets one"},
    {all_option, "Tell everything that is wrong, not the first few of each file"},
    {game_option, "Number of the game, from 1"},
    {tree_option, "Show variations and comments too"},
    {notes_option, "Tell also what was read with a guess and lost nothing"},
    {player_option, "Games of a player whose name holds this"},
    {event_option, "Games of an event or title that holds this"},
    {result_option, "Games that ended so: 1-0, 0-1, 1/2-1/2, *"},
    {position_option, "Games in which this position occurs, in a variation too"},
    {unknown_format, "{0} is no format; there are {1}."},
    {unknown_charset, "{0} is no character set; there are {1}."},
    {unknown_notation, "{0} is no notation; \"chuhe notation --list\" names them all."},
    {unknown_result, "{0} is no result; there are 1-0, 0-1, 1/2-1/2 and *."},
    {cannot_write_format, "{0} can only be read; these can be written: {1}."},
    {no_format, "{0} does not tell a format: say it with --to."},
    {one_game_a_file,
     "A file of format {0} holds one game and there are more: give a folder instead of {1}."},
    {no_input, "There is no file to read."},
    {no_such_game, "There is no game {0}: the file has {1}."},
    {output_is_input, "{0} is read and cannot be written at the same time."},
    {not_a_record, "{0}: not a game record."},
    {not_records, "Files left out that are no game records: {0}"},
    {file_failed, "{0}: {1}"},
    {more_diagnostics, "  and {0} more"},
    {converted, "Games: {0}; moves: {1}; files read: {2}"},
    {lost, "Lost because the format cannot hold it, in {0} games:"},
    {loss_line, "  {0}: {1}"},
    {files_with_faults, "Files in which something was wrong: {0}"},
    {in_order, "{0}: in order ({1}; games: {2}; moves: {3})"},
    {progress, "{0} %, games: {1}"},
    {games_found, "Games: {0} of {1}"},
});

constexpr words::Catalogue<RecordText> simplified_chinese({
    {convert_about, "把棋谱转换成另一种格式"},
    {show_about, "显示文件中的一局棋"},
    {validate_about, "检查棋谱，指出哪里有什么错误"},
    {games_about, "列出文件中的对局"},
    {inputs_argument, "要读的文件和文件夹，最后是要写的文件或文件夹；- 为标准输出"},
    {output_argument, "要写的文件或文件夹"},
    {file_argument, "文件或文件夹"},
    {to_option, "写出的格式；不给则看输出文件的扩展名"},
    {from_option, "输入的格式；不给则由内容判断"},
    {notation_option, "着法的记谱法"},
    {encoding_option, "写出的字符集"},
    {input_encoding_option, "输入的字符集；不给则由内容判断"},
    {tags_option, "NAME 只保留这些标签，NAME=VALUE 设置标签"},
    {all_option, "列出全部问题，而不只是每个文件的前几个"},
    {game_option, "第几局，从 1 数起"},
    {tree_option, "也显示变着和注释"},
    {notes_option, "也列出靠推断读入而未丢失内容之处"},
    {player_option, "棋手姓名含此文字的对局"},
    {event_option, "赛事或标题含此文字的对局"},
    {result_option, "结果如此的对局：1-0、0-1、1/2-1/2、*"},
    {position_option, "出现过此局面（含变着）的对局"},
    {unknown_format, "没有格式 {0}；可用的有 {1}。"},
    {unknown_charset, "没有字符集 {0}；可用的有 {1}。"},
    {unknown_notation, "没有记谱法 {0}；“chuhe notation --list”列出全部。"},
    {unknown_result, "{0} 不是结果；可用 1-0、0-1、1/2-1/2、*。"},
    {cannot_write_format, "{0} 只能读取；能写的有 {1}。"},
    {no_format, "从 {0} 看不出格式：请用 --to 指定。"},
    {one_game_a_file, "{0} 格式的文件只能存一局，而对局不止一局：请用文件夹代替 {1}。"},
    {no_input, "没有可读的文件。"},
    {no_such_game, "没有第 {0} 局：文件中共 {1} 局。"},
    {output_is_input, "{0} 正被读取，不能同时写入。"},
    {not_a_record, "{0}：不是棋谱。"},
    {not_records, "略过的非棋谱文件：{0}"},
    {file_failed, "{0}：{1}"},
    {more_diagnostics, "  另有 {0} 处"},
    {converted, "对局：{0}；着法：{1}；读取文件：{2}"},
    {lost, "格式无法容纳而丢失（涉及 {0} 局）："},
    {loss_line, "  {0}：{1}"},
    {files_with_faults, "有问题的文件：{0}"},
    {in_order, "{0}：无误（{1}；对局：{2}；着法：{3}）"},
    {progress, "{0}%，对局：{1}"},
    {games_found, "对局：{1} 局中的 {0} 局"},
});

constexpr words::Catalogue<RecordText> traditional_chinese({
    {convert_about, "把棋譜轉換成另一種格式"},
    {show_about, "顯示檔案中的一局棋"},
    {validate_about, "檢查棋譜，指出哪裡有什麼錯誤"},
    {games_about, "列出檔案中的對局"},
    {inputs_argument, "要讀的檔案和資料夾，最後是要寫的檔案或資料夾；- 為標準輸出"},
    {output_argument, "要寫的檔案或資料夾"},
    {file_argument, "檔案或資料夾"},
    {to_option, "寫出的格式；不給則看輸出檔案的副檔名"},
    {from_option, "輸入的格式；不給則由內容判斷"},
    {notation_option, "著法的記譜法"},
    {encoding_option, "寫出的字元集"},
    {input_encoding_option, "輸入的字元集；不給則由內容判斷"},
    {tags_option, "NAME 只保留這些標籤，NAME=VALUE 設定標籤"},
    {all_option, "列出全部問題，而不只是每個檔案的前幾個"},
    {game_option, "第幾局，從 1 數起"},
    {tree_option, "也顯示變著和註釋"},
    {notes_option, "也列出靠推斷讀入而未遺失內容之處"},
    {player_option, "棋手姓名含此文字的對局"},
    {event_option, "賽事或標題含此文字的對局"},
    {result_option, "結果如此的對局：1-0、0-1、1/2-1/2、*"},
    {position_option, "出現過此局面（含變著）的對局"},
    {unknown_format, "沒有格式 {0}；可用的有 {1}。"},
    {unknown_charset, "沒有字元集 {0}；可用的有 {1}。"},
    {unknown_notation, "沒有記譜法 {0}；「chuhe notation --list」列出全部。"},
    {unknown_result, "{0} 不是結果；可用 1-0、0-1、1/2-1/2、*。"},
    {cannot_write_format, "{0} 只能讀取；能寫的有 {1}。"},
    {no_format, "從 {0} 看不出格式：請用 --to 指定。"},
    {one_game_a_file, "{0} 格式的檔案只能存一局，而對局不止一局：請用資料夾代替 {1}。"},
    {no_input, "沒有可讀的檔案。"},
    {no_such_game, "沒有第 {0} 局：檔案中共 {1} 局。"},
    {output_is_input, "{0} 正被讀取，不能同時寫入。"},
    {not_a_record, "{0}：不是棋譜。"},
    {not_records, "略過的非棋譜檔案：{0}"},
    {file_failed, "{0}：{1}"},
    {more_diagnostics, "  另有 {0} 處"},
    {converted, "對局：{0}；著法：{1}；讀取檔案：{2}"},
    {lost, "格式無法容納而遺失（涉及 {0} 局）："},
    {loss_line, "  {0}：{1}"},
    {files_with_faults, "有問題的檔案：{0}"},
    {in_order, "{0}：無誤（{1}；對局：{2}；著法：{3}）"},
    {progress, "{0}%，對局：{1}"},
    {games_found, "對局：{1} 局中的 {0} 局"},
});

constexpr words::Catalogue<RecordText> vietnamese({
    {convert_about, "Chuyển biên bản ván cờ sang định dạng khác"},
    {show_about, "Hiện một ván cờ trong tệp"},
    {validate_about, "Kiểm tra biên bản và cho biết sai ở đâu"},
    {games_about, "Liệt kê các ván cờ trong tệp"},
    {inputs_argument,
     "Các tệp và thư mục để đọc, cuối cùng là tệp hoặc thư mục để ghi; - là đầu ra chuẩn"},
    {output_argument, "Tệp hoặc thư mục để ghi"},
    {file_argument, "Tệp hoặc thư mục"},
    {to_option, "Định dạng để ghi; nếu không có thì theo đuôi tên tệp"},
    {from_option, "Định dạng đầu vào; nếu không có thì xem nội dung"},
    {notation_option, "Cách ghi nước đi"},
    {encoding_option, "Bảng mã để ghi"},
    {input_encoding_option, "Bảng mã đầu vào; nếu không có thì xem nội dung"},
    {tags_option, "NAME chỉ giữ các thẻ này, NAME=VALUE đặt một thẻ"},
    {all_option, "Nêu mọi lỗi, không chỉ vài lỗi đầu của mỗi tệp"},
    {game_option, "Số của ván, tính từ 1"},
    {tree_option, "Hiện cả biến và lời bình"},
    {notes_option, "Nêu cả chỗ đọc bằng suy đoán mà không mất gì"},
    {player_option, "Ván của kỳ thủ có tên chứa chữ này"},
    {event_option, "Ván của giải hay tựa đề chứa chữ này"},
    {result_option, "Ván có kết quả này: 1-0, 0-1, 1/2-1/2, *"},
    {position_option, "Ván có thế cờ này, kể cả trong biến"},
    {unknown_format, "Không có định dạng {0}; có các định dạng {1}."},
    {unknown_charset, "Không có bảng mã {0}; có các bảng mã {1}."},
    {unknown_notation, "Không có cách ghi {0}; \"chuhe notation --list\" nêu tất cả."},
    {unknown_result, "{0} không phải kết quả; có 1-0, 0-1, 1/2-1/2 và *."},
    {cannot_write_format, "{0} chỉ đọc được; ghi được: {1}."},
    {no_format, "{0} không cho biết định dạng: hãy dùng --to."},
    {one_game_a_file,
     "Tệp định dạng {0} chỉ chứa một ván mà có nhiều ván: hãy cho một thư mục thay cho {1}."},
    {no_input, "Không có tệp nào để đọc."},
    {no_such_game, "Không có ván {0}: tệp có {1} ván."},
    {output_is_input, "{0} đang được đọc nên không thể ghi."},
    {not_a_record, "{0}: không phải biên bản ván cờ."},
    {not_records, "Số tệp bị bỏ qua vì không phải biên bản: {0}"},
    {file_failed, "{0}: {1}"},
    {more_diagnostics, "  và {0} chỗ nữa"},
    {converted, "Ván: {0}; nước đi: {1}; tệp đã đọc: {2}"},
    {lost, "Bị mất vì định dạng không chứa được, trong {0} ván:"},
    {loss_line, "  {0}: {1}"},
    {files_with_faults, "Số tệp có lỗi: {0}"},
    {in_order, "{0}: đúng ({1}; ván: {2}; nước đi: {3})"},
    {progress, "{0} %, ván: {1}"},
    {games_found, "Ván: {0} trong {1}"},
});

const words::Catalogue<RecordText>& catalogue(words::Language language) {
  switch (language) {
    case words::Language::english: return english;
    case words::Language::simplified_chinese: return simplified_chinese;
    case words::Language::traditional_chinese: return traditional_chinese;
    case words::Language::vietnamese: return vietnamese;
  }
  return english;
}

}  // namespace

std::string record_text(words::Language language, RecordText text,
                        std::initializer_list<std::string_view> arguments) {
  return words::fill(catalogue(language)[text], arguments);
}

}  // namespace chuhe::cli
