// The command line's texts in Vietnamese.
#include "texts.hpp"

namespace chuhe::cli {

using enum Text;

constexpr words::Catalogue<Text> vietnamese({
    {about, "Cờ tướng: ván cờ cho hai người, và công cụ cho thế cờ và biên bản."},
    {usage, "Cách dùng"},
    {options, "Tùy chọn"},
    {arguments, "Tham số"},
    {commands, "Lệnh"},
    {options_badge, "TÙY CHỌN"},
    {command_badge, "LỆNH"},
    {help_option, "In trợ giúp này rồi thoát"},
    {version_option, "In phiên bản rồi thoát"},
    {language_option, "Ngôn ngữ: en, zh-Hans, zh-Hant hoặc vi"},
    {footer,
     "Trạng thái thoát: 0 xong; 1 câu trả lời là không, hoặc một số đầu vào lỗi; 2 đầu\n"
     "vào hoặc cách dùng sai; 3 môi trường lỗi. \"chuhe LỆNH --help\" giải thích từng lệnh."},

    {position_option, "Thế cờ, sau đó có thể là các nước đi; - đọc từ đầu vào chuẩn"},
    {json_option, "In một tài liệu JSON"},
    {pieces_option, "hanzi, simplified, ascii hoặc unicode; mặc định theo thiết bị cuối"},
    {lines_option, "box hoặc ascii; mặc định theo thiết bị cuối"},
    {color_option, "auto, always hoặc never"},
    {coordinates_option, "Gọi điểm theo uci (h2), xy (cột hàng) hoặc rc (hàng cột)"},
    {flip_option, "Vẽ bàn cờ từ phía Đen"},

    {perft_about, "Đếm số thế cờ sau DEPTH nước, để kiểm tra và đo bộ sinh nước đi"},
    {perft_depth, "Độ sâu (số nước)"},
    {perft_divide, "In riêng số đếm của từng nước đầu"},
    {perft_threads, "Số luồng"},
    {perft_nodes, "Số nút: {0}\nThời gian: {1} giây\nSố nút mỗi giây: {2}"},
    {moves_about, "Liệt kê các nước hợp lệ của thế cờ, mỗi dòng một nước"},
    {fen_about, "In FEN ở dạng chuẩn, hoặc cho biết chỗ sai"},
    {fen_argument, "FEN; - đọc từ đầu vào chuẩn, mỗi dòng một FEN"},
    {board_about, "Vẽ thế cờ bằng chữ"},
    {to_move, "Đến lượt {0} đi."},
    {judge_about, "Xử một ván cờ theo luật, nhất là các nước lặp"},
    {judge_moves, "Các nước như \"h2e2 b9c7\", tính từ thế cờ"},
    {judge_nodes, "Số thế cờ tối đa được tìm khi xử theo luật Trung Quốc"},
    {judge_explain, "Giải thích từng nước và điều luật quyết định"},
    {judge_list, "Liệt kê các bộ luật và nguồn"},
    {judge_which_rules, "Bộ luật nào? Dùng --rules với một trong: {0}"},
    {play_about, "Ván cờ cho hai người; nước đi và lệnh đến từ đầu vào chuẩn"},
    {play_rules, "Bộ luật"},
    {play_over_the_board, "Nước đi để tướng mình bị chiếu là thua"},
    {play_board, "Vẽ bàn cờ sau mỗi nước: always hoặc never"},

    {no_position, "Không đọc được; số lỗi: {0}"},
    {fault_at, "byte {0}: {1}"},
    {more_faults, "... và các lỗi khác: {0}"},
    {note_at, "lưu ý, byte {0}: {1}"},
    {line_number, "dòng {0}: "},

    {command_missing, "Thiếu lệnh."},
    {unexpected_argument, "Tham số thừa: {0}"},
    {argument_missing, "Thiếu: {0}"},
    {value_missing, "{0} cần một giá trị."},
    {bad_value, "{0} nhận: {1}"},
    {bad_usage, "Cách dùng sai: {0}"},
    {unknown_language, "Không có ngôn ngữ {0}; có: {1}"},
    {try_help, "Hãy thử: {0}"},
    {only_on_screen, "{0} chỉ dùng được trên toàn màn hình: chuhe play --tui."},
    {output_failed, "Không ghi được ra đầu ra chuẩn."},
    {encoding_is_not_utf8,
     "Bảng mã của locale không phải UTF-8 nên dùng tiếng Anh; --lang chọn ngôn ngữ khác."},
});

}  // namespace chuhe::cli
