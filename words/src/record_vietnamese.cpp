// Texts about game records in Vietnamese.
#include "record_catalogues.hpp"

namespace chuhe::words {

using enum RecordMessage;

constexpr Catalogue<RecordMessage> record_vietnamese({
    {at_game, "ván {0}"},
    {at_move, "nước {0}"},
    {at_line, "dòng {0}"},
    {at_byte, "byte {0}"},

    {note, "ghi chú"},
    {warning, "cảnh báo"},
    {error, "lỗi"},

    {not_found, "Không có tệp này."},
    {no_file, "Không phải là tệp."},
    {unreadable, "Không đọc được."},
    {too_large, "Tệp quá lớn."},
    {unwritable, "Không ghi được."},
    {irreplaceable, "Không thay thế được."},

    {not_this_format, "Nội dung không thuộc định dạng này."},
    {unknown_format_bytes, "Nội dung không thuộc định dạng nào đã biết."},
    {unsupported_version, "Không biết phiên bản {0}; đọc như phiên bản gần nhất."},
    {bad_checksum, "Tổng kiểm không khớp."},
    {truncated, "Biên bản bị cắt cụt."},
    {corrupt, "Có giá trị không thể có: {0}"},
    {trailing_bytes, "Có byte thừa sau khi biên bản kết thúc."},
    {no_game, "Không có ván cờ nào."},
    {deleted_record, "Bỏ qua biên bản đã xóa: {0}"},
    {bad_start, "Thế cờ ban đầu không hợp lệ, các nước được giữ mà không kiểm tra: {0}"},
    {turn_corrected, "Nước đầu cho biết bên kia đi trước."},
    {illegal_move, "Nước {0} không hợp lệ; giữ nguyên như cũ."},
    {unreadable_move, "{0} đứng ở chỗ của một nước đi."},
    {ambiguous_move, "Nước {0} có thể hiểu nhiều cách."},
    {malformed_text, "Có byte không phải ký tự của bảng mã ({0})."},
    {unencodable_text, "Không chuyển được bảng mã {0} ở đây."},
    {charset_guessed, "Đọc theo {0} vì hợp lý nhất."},
    {unterminated_comment, "Lời bình không có chỗ kết thúc."},
    {unterminated_tag, "Thẻ {0} không có chỗ kết thúc."},
    {unbalanced_variation, "Dấu ngoặc của biến không có cặp: {0}"},
    {orphan_variation, "Biến không thuộc vào đâu: {0}"},
    {orphan_comment, "Lời bình không thuộc nước nào: {0}"},
    {bad_tag, "Không hiểu thẻ: {0}"},
    {bad_result, "Không hiểu kết quả: {0}"},
    {result_mismatch, "Kết quả ở cuối khác với phần đầu: {0}"},
    {ignored_text, "Bỏ qua: {0}"},
    {limit_reached, "Đã đến giới hạn ({0}); phần còn lại bị bỏ."},
    {because, "{0} {1}"},

    {loss_variations, "biến"},
    {loss_comments, "lời bình"},
    {loss_comments_before_moves, "lời bình trước nước đi"},
    {loss_marks, "dấu đánh giá nước đi"},
    {loss_evaluations, "điểm đánh giá"},
    {loss_clocks, "thời gian"},
    {loss_tags, "thẻ"},
    {loss_long_texts, "chữ bị cắt vì quá dài"},
    {loss_characters, "ký tự"},
    {loss_result, "kết quả"},
    {loss_ending, "cách kết thúc ván"},
    {loss_rule_set, "luật"},
    {loss_start_position, "thế cờ ban đầu"},
    {loss_start_counters, "bộ đếm của thế cờ ban đầu"},
    {loss_start_turn, "bên đi trước"},
    {loss_unplayable_moves, "nước không đi được"},

    {move_empty, "Không có nước đi."},
    {move_unexpected, "Ký tự ở byte {0} không thể đứng đó."},
    {move_cut_off, "Nước đi bị cắt cụt."},
    {move_no_such_piece, "Không có quân nào như mô tả."},
    {move_impossible, "Quân này không bao giờ đi như vậy."},
    {move_illegal, "{0} không hợp lệ. {1}"},
    {move_ambiguous, "Có thể là một trong các nước: {0}."},
});

}  // namespace chuhe::words
