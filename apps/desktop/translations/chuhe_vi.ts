<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi_VN" sourcelanguage="en">
<context>
    <name>OwnPictures</name>
    <message>
        <source>%1 cannot be read as a picture.</source>
        <translation>Không thể đọc %1 như một hình ảnh.</translation>
    </message>
    <message>
        <source>There are no pictures of these names: %1.</source>
        <translation>Thiếu các hình ảnh có tên: %1.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>This is no game record.</source>
        <translation>Đây không phải là biên bản ván cờ.</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>Trong đó không có ván cờ nào.</translation>
    </message>
    <message>
        <source>The start position of this game is not legal, so that its moves cannot be shown.</source>
        <translation>Thế cờ ban đầu của ván này không hợp lệ nên không thể hiện các nước đi.</translation>
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>Bộ nhớ tạm không có văn bản.</translation>
    </message>
    <message>
        <source>The text is neither a position nor a game in a known form.</source>
        <translation>Văn bản này không phải là thế cờ hay ván cờ ở dạng đã biết.</translation>
    </message>
    <message>
        <source>This kind of file cannot be written: %1</source>
        <translation>Không thể ghi loại tệp này: %1</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>Biên bản ván cờ</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Mọi tệp</translation>
    </message>
    <message>
        <source>game</source>
        <translation>ván cờ</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::AnalysisPane</name>
    <message>
        <source>The game is over here.</source>
        <translation>Ván cờ kết thúc ở đây.</translation>
    </message>
    <message>
        <source>depth %1 · %2 positions/s</source>
        <translation>độ sâu %1 · %2 thế/giây</translation>
    </message>
    <message>
        <source>Double-click to write the line into the game</source>
        <translation>Nhấp đúp để ghi biến này vào ván cờ</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Phân tích</translation>
    </message>
    <message>
        <source>Let an engine look at the position (A)</source>
        <translation>Cho máy phân tích thế cờ (A)</translation>
    </message>
    <message>
        <source>How many lines are shown</source>
        <translation>Số biến được hiện</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>Các biến hay nhất</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::BoardWidget</name>
    <message>
        <source>%1 picked up</source>
        <translation>đã nhấc %1</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::CollectionModel</name>
    <message>
        <source>Red</source>
        <translation>Đỏ</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Đen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Nước đi</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Giải</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Tệp</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::CollectionPanel</name>
    <message>
        <source>%1 games</source>
        <translation>%1 ván</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 trong %2 ván</translation>
    </message>
    <message>
        <source>Filter: players, event, date, result, file</source>
        <translation>Lọc: kỳ thủ, giải, ngày, kết quả, tệp</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Thế cờ này</translation>
    </message>
    <message>
        <source>Only games in whose main line the position on the board occurs</source>
        <translation>Chỉ những ván có thế cờ trên bàn trong biến chính</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::CornerPicker</name>
    <message>
        <source>Corners of the grid</source>
        <translation>Các góc của bàn cờ</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::EngineLogWindow</name>
    <message>
        <source>Engine log</source>
        <translation>Nhật ký máy cờ</translation>
    </message>
    <message>
        <source>All engines</source>
        <translation>Mọi máy cờ</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Máy cờ</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Tạm dừng</translation>
    </message>
    <message>
        <source>&gt; to the engine   &lt; from the engine   -- about it</source>
        <translation>&gt; gửi tới máy cờ   &lt; từ máy cờ   -- ghi chú</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Sao chép</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Lưu…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Văn bản</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>Không thể ghi tệp.</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::EngineRunner</name>
    <message>
        <source>The program cannot be found. Choose where it is.</source>
        <translation>Không tìm thấy chương trình. Hãy chọn nơi chứa nó.</translation>
    </message>
    <message>
        <source>The file cannot be run: it is no program for this system, or may not be run.</source>
        <translation>Không thể chạy tệp: nó không phải chương trình của hệ này, hoặc không được phép chạy.</translation>
    </message>
    <message>
        <source>The system could not start the program: %1</source>
        <translation>Hệ thống không khởi động được chương trình: %1</translation>
    </message>
    <message>
        <source>The program has not introduced itself: it does not seem to be an engine for UCI or UCCI.</source>
        <translation>Chương trình không tự giới thiệu: có vẻ nó không phải là máy UCI hay UCCI.</translation>
    </message>
    <message>
        <source>The engine does not play xiangqi.</source>
        <translation>Máy này không chơi cờ tướng.</translation>
    </message>
    <message>
        <source>The engine refuses a setting: %1</source>
        <translation>Máy từ chối một thiết lập: %1</translation>
    </message>
    <message>
        <source>The engine has not got ready in time.</source>
        <translation>Máy không sẵn sàng kịp.</translation>
    </message>
    <message>
        <source>The engine cannot be told what is wanted: %1</source>
        <translation>Không thể nói cho máy biết điều cần: %1</translation>
    </message>
    <message>
        <source>The engine has ended by itself (%1).</source>
        <translation>Máy đã tự thoát (%1).</translation>
    </message>
    <message>
        <source>The engine does not answer any more; it has been ended.</source>
        <translation>Máy không trả lời nữa nên đã bị dừng.</translation>
    </message>
    <message>
        <source>Process %1: %2</source>
        <translation>Tiến trình %1: %2</translation>
    </message>
    <message>
        <source>The engine has been ended.</source>
        <translation>Máy cờ đã được kết thúc.</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::EnginesDialog</name>
    <message>
        <source>Remove</source>
        <translation>Bỏ</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Máy cờ</translation>
    </message>
    <message>
        <source>Add …</source>
        <translation>Thêm…</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Chọn…</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Hỏi lại</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Chương trình</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Tham số</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Đồng ý</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Huỷ</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Chọn máy cờ</translation>
    </message>
    <message>
        <source>Add the program of an engine that speaks UCI or UCCI. Chuhe&apos;s own engine is always there.</source>
        <translation>Hãy thêm chương trình máy cờ dùng UCI hoặc UCCI. Máy của Chuhe luôn có sẵn.</translation>
    </message>
    <message>
        <source>Asking the engine what it is …</source>
        <translation>Đang hỏi máy cờ…</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::GameDesk</name>
    <message>
        <source>This is an earlier position of the game. Press End to go back to it.</source>
        <translation>Đây là thế cờ trước đó của ván. Nhấn End để quay lại.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Ván cờ đang tạm dừng.</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn.</source>
        <translation>Đến lượt máy đi.</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::LessonDialog</name>
    <message>
        <source>Show the solution</source>
        <translation>Xem lời giải</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Học từ sai lầm</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bàn cờ</translation>
    </message>
    <message>
        <source>Whose mistakes</source>
        <translation>Sai lầm của bên nào</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>There is no mistake of this side to learn from.</source>
        <translation>Bên này không có sai lầm nào để học.</translation>
    </message>
    <message>
        <source>Found %1 of %2.</source>
        <translation>Tìm được %1 trên %2.</translation>
    </message>
    <message>
        <source>%1 played %2 here: %3. Find a better move.</source>
        <translation>Ở đây %1 đã đi %2: %3. Hãy tìm nước tốt hơn.</translation>
    </message>
    <message>
        <source>Looking at %1 …</source>
        <translation>Đang xem xét %1…</translation>
    </message>
    <message>
        <source>%1 is the best move.</source>
        <translation>%1 là nước hay nhất.</translation>
    </message>
    <message>
        <source>%1 is a good move, too. The best one: %2</source>
        <translation>%1 cũng là nước tốt. Nước hay nhất: %2</translation>
    </message>
    <message>
        <source>%1: %2. It leaves %3 % of the points to expect, where %4 % can be had. Try again.</source>
        <translation>%1: %2. Điểm kỳ vọng chỉ còn %3 %, trong khi có thể được %4 %. Hãy thử lại.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Tốt hơn: %1</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Làm lại</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Bỏ qua</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tiếp theo</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::MainWindow</name>
    <message>
        <source>Open</source>
        <translation>Mở</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ván cờ</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Bình luận nước này</translation>
    </message>
    <message>
        <source>Type a move, in any notation</source>
        <translation>Gõ nước đi, ký hiệu nào cũng được</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Nước đi</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bàn cờ</translation>
    </message>
    <message>
        <source>Place in the game</source>
        <translation>Vị trí trong ván</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>đang nghĩ…</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Luật: %1</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Hết ván</translation>
    </message>
    <message>
        <source>The position has been repeated. The arbiter&apos;s note:</source>
        <translation>Thế cờ đã lặp lại. Ghi chú của trọng tài:</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Chơi lại</translation>
    </message>
    <message>
        <source>Game report</source>
        <translation>Báo cáo ván cờ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Ván chưa lưu</translation>
    </message>
    <message>
        <source>The game on the board has not been saved.</source>
        <translation>Ván cờ trên bàn chưa được lưu.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Không lưu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Huỷ</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Ván cờ</translation>
    </message>
    <message>
        <source>&amp;New game …</source>
        <translation>Ván &amp;mới…</translation>
    </message>
    <message>
        <source>&amp;Empty record</source>
        <translation>Biên bản &amp;trống</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>M&amp;ở…</translation>
    </message>
    <message>
        <source>Open &amp;folder …</source>
        <translation>Mở &amp;thư mục…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Tệp &amp;gần đây</translation>
    </message>
    <message>
        <source>Next game of the list</source>
        <translation>Ván sau trong danh sách</translation>
    </message>
    <message>
        <source>Previous game of the list</source>
        <translation>Ván trước trong danh sách</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lưu</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Lưu &amp;thành…</translation>
    </message>
    <message>
        <source>About &amp;this game …</source>
        <translation>&amp;Thông tin ván cờ…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Xuất</translation>
    </message>
    <message>
        <source>Picture of the board …</source>
        <translation>Ảnh bàn cờ…</translation>
    </message>
    <message>
        <source>Animation of the game …</source>
        <translation>Ảnh động ván cờ…</translation>
    </message>
    <message>
        <source>PDF …</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;In…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Trang đầu</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Thoát</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Sửa</translation>
    </message>
    <message>
        <source>&amp;Paste game or position</source>
        <translation>&amp;Dán ván hoặc thế cờ</translation>
    </message>
    <message>
        <source>Copy position (&amp;FEN)</source>
        <translation>Chép thế cờ (&amp;FEN)</translation>
    </message>
    <message>
        <source>Copy game (&amp;PGN)</source>
        <translation>Chép ván (&amp;PGN)</translation>
    </message>
    <message>
        <source>Copy game (&amp;DhtmlXQ)</source>
        <translation>Chép ván (&amp;DhtmlXQ)</translation>
    </message>
    <message>
        <source>Copy &amp;moves as text</source>
        <translation>Chép các &amp;nước đi</translation>
    </message>
    <message>
        <source>Copy picture of the &amp;board</source>
        <translation>Chép ảnh &amp;bàn cờ</translation>
    </message>
    <message>
        <source>&amp;Set up a position …</source>
        <translation>&amp;Xếp thế cờ…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Chơi</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Đi lại</translation>
    </message>
    <message>
        <source>Play a&amp;gain</source>
        <translation>&amp;Làm lại nước</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Gợi ý</translation>
    </message>
    <message>
        <source>Move &amp;now</source>
        <translation>Đi &amp;ngay</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Tạm &amp;dừng</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>Xin &amp;hoà</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Xin thua</translation>
    </message>
    <message>
        <source>Play on from here …</source>
        <translation>Chơi tiếp từ đây…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Xem lại</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>Thế &amp;đầu</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Lùi</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>&amp;Tiến</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>Thế &amp;cuối</translation>
    </message>
    <message>
        <source>&amp;Replay by itself</source>
        <translation>Tự &amp;phát lại</translation>
    </message>
    <message>
        <source>Next &amp;variation</source>
        <translation>&amp;Biến sau</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>Biến trước</translation>
    </message>
    <message>
        <source>Move variation &amp;up</source>
        <translation>Đưa biến &amp;lên</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>Thành biến &amp;chính</translation>
    </message>
    <message>
        <source>&amp;Delete this move and what follows</source>
        <translation>&amp;Xoá nước này và phần sau</translation>
    </message>
    <message>
        <source>Mar&amp;k the move</source>
        <translation>Đánh &amp;dấu nước</translation>
    </message>
    <message>
        <source>! good</source>
        <translation>! hay</translation>
    </message>
    <message>
        <source>? mistake</source>
        <translation>? sai</translation>
    </message>
    <message>
        <source>!! excellent</source>
        <translation>!! tuyệt vời</translation>
    </message>
    <message>
        <source>?? blunder</source>
        <translation>?? sai lầm lớn</translation>
    </message>
    <message>
        <source>!? interesting</source>
        <translation>!? đáng chú ý</translation>
    </message>
    <message>
        <source>?! dubious</source>
        <translation>?! đáng ngờ</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Phân tích</translation>
    </message>
    <message>
        <source>Game r&amp;eport</source>
        <translation>&amp;Báo cáo ván cờ</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Hiển thị</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>&amp;Xoay bàn cờ</translation>
    </message>
    <message>
        <source>&amp;Engines …</source>
        <translation>&amp;Máy cờ…</translation>
    </message>
    <message>
        <source>&amp;Settings …</source>
        <translation>&amp;Thiết lập…</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Bàn cờ</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Gỗ thích</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Gỗ óc chó</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Giấy</translation>
    </message>
    <message>
        <source>Jade</source>
        <translation>Ngọc</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Đêm</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Tương phản cao</translation>
    </message>
    <message>
        <source>P&amp;ieces</source>
        <translation>&amp;Quân cờ</translation>
    </message>
    <message>
        <source>Traditional characters</source>
        <translation>Chữ phồn thể</translation>
    </message>
    <message>
        <source>Simplified characters</source>
        <translation>Chữ giản thể</translation>
    </message>
    <message>
        <source>International signs</source>
        <translation>Ký hiệu quốc tế</translation>
    </message>
    <message>
        <source>&amp;Light and dark</source>
        <translation>&amp;Sáng và tối</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Theo hệ thống</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Sáng</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tối</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Ngôn ngữ</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Trợ &amp;giúp</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Phím tắt</translation>
    </message>
    <message>
        <source>&amp;About Chuhe</source>
        <translation>&amp;Giới thiệu Chuhe</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Mở thư mục</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Đã lưu: %1</translation>
    </message>
    <message>
        <source>Saved. This kind of file cannot hold: %1.</source>
        <translation>Đã lưu. Loại tệp này không giữ được: %1.</translation>
    </message>
    <message>
        <source>The position is in the clipboard.</source>
        <translation>Thế cờ đã ở trong bộ nhớ tạm.</translation>
    </message>
    <message>
        <source>The game is in the clipboard.</source>
        <translation>Ván cờ đã ở trong bộ nhớ tạm.</translation>
    </message>
    <message>
        <source>The moves are in the clipboard.</source>
        <translation>Các nước đi đã ở trong bộ nhớ tạm.</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>Ảnh đã ở trong bộ nhớ tạm.</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Ảnh bàn cờ</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Xuất</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>Không thể ghi tệp.</translation>
    </message>
    <message>
        <source>Animation of the game</source>
        <translation>Ảnh động ván cờ</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>A game is in progress: end it before you set up a position.</source>
        <translation>Ván cờ đang diễn ra: hãy kết thúc trước khi xếp thế cờ.</translation>
    </message>
    <message>
        <source>The computer declines the draw.</source>
        <translation>Máy từ chối hoà.</translation>
    </message>
    <message>
        <source>Looking for a good move …</source>
        <translation>Đang tìm nước hay…</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Hoà</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Đồng ý</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Từ chối</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Xin thua</translation>
    </message>
    <message>
        <source>Do you give up this game?</source>
        <translation>Bạn xin thua ván này?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Ván cờ đang tạm dừng.</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Máy cờ</translation>
    </message>
    <message>
        <source>%1 cannot go on.</source>
        <translation>%1 không thể tiếp tục.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Thử lại</translation>
    </message>
    <message>
        <source>Engines …</source>
        <translation>Máy cờ…</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Rời ván cờ</translation>
    </message>
    <message>
        <source>Looking at every move of the game …</source>
        <translation>Đang xem từng nước của ván…</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>Thông tin ván cờ</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tiêu đề</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Đỏ</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Đen</translation>
    </message>
    <message>
        <source>Red&apos;s team</source>
        <translation>Đội Đỏ</translation>
    </message>
    <message>
        <source>Black&apos;s team</source>
        <translation>Đội Đen</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Giải</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Nơi</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Vòng</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Khai cuộc</translation>
    </message>
    <message>
        <source>Comments by</source>
        <translation>Người bình luận</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Ghi chú</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Đồng ý</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Phím tắt</translation>
    </message>
    <message>
        <source>On the board: Tab goes there, the arrows move a cursor, Return picks up and puts down, Escape gives the arrows back to the game. The wheel leafs through the game.</source>
        <translation>Trên bàn cờ: Tab để vào, phím mũi tên di chuyển con trỏ, Enter để nhấc và đặt quân, Esc trả phím mũi tên cho ván cờ. Con lăn để lật qua ván cờ.</translation>
    </message>
    <message>
        <source>About Chuhe</source>
        <translation>Giới thiệu Chuhe</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Phiên bản %1</translation>
    </message>
    <message>
        <source>Xiangqi: play, look back, understand.</source>
        <translation>Cờ tướng: chơi, xem lại, thấu hiểu.</translation>
    </message>
    <message>
        <source>Licence: Apache 2.0. The characters on the pieces are those of LXGW WenKai and Noto Serif CJK, SIL Open Font License.</source>
        <translation>Giấy phép: Apache 2.0. Chữ trên quân cờ lấy từ LXGW WenKai và Noto Serif CJK, giấy phép SIL Open Font.</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>Â&amp;m thanh</translation>
    </message>
    <message>
        <source>Engine &amp;log</source>
        <translation>Nhật &amp;ký máy cờ</translation>
    </message>
    <message>
        <source>Engine log</source>
        <translation>Nhật ký máy cờ</translation>
    </message>
    <message>
        <source>A picture of one&apos;s own …</source>
        <translation>Hình ảnh riêng…</translation>
    </message>
    <message>
        <source>Pictures of one&apos;s own …</source>
        <translation>Hình ảnh riêng…</translation>
    </message>
    <message>
        <source>Pieces of one&apos;s own</source>
        <translation>Quân cờ riêng</translation>
    </message>
    <message>
        <source>Choose a folder with fourteen pictures, red_king.png to black_pawn.png.</source>
        <translation>Chọn thư mục chứa mười bốn hình ảnh, từ red_king.png đến black_pawn.png.</translation>
    </message>
    <message>
        <source>The others: advisor, elephant, horse, rook, cannon. Short names such as RK.png and bc.svg are known too.</source>
        <translation>Các quân khác: advisor (sĩ), elephant (tượng), horse (mã), rook (xe), cannon (pháo). Cũng có thể dùng tên ngắn như RK.png và bc.svg.</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Chọn…</translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation>Đang ghi %1…</translation>
    </message>
    <message>
        <source>The window closes when all has been written.</source>
        <translation>Cửa sổ sẽ đóng khi mọi thứ đã được ghi xong.</translation>
    </message>
    <message>
        <source>Printing …</source>
        <translation>Đang in…</translation>
    </message>
    <message>
        <source>The game has been printed.</source>
        <translation>Đã in ván cờ.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>In</translation>
    </message>
    <message>
        <source>The game cannot be printed.</source>
        <translation>Không thể in ván cờ này.</translation>
    </message>
    <message>
        <source>Reading pictures …</source>
        <translation>Đang đọc hình ảnh…</translation>
    </message>
    <message>
        <source>Lear&amp;n from mistakes …</source>
        <translation>Học từ &amp;sai lầm…</translation>
    </message>
    <message>
        <source>Delete moves</source>
        <translation>Xóa nước đi</translation>
    </message>
    <message>
        <source>%1 moves are deleted, variations counted in.</source>
        <translation>%1 nước đi sẽ bị xóa, kể cả các biến.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>&amp;Undo change</source>
        <translation>&amp;Hoàn tác thay đổi</translation>
    </message>
    <message>
        <source>&amp;Redo change</source>
        <translation>&amp;Làm lại thay đổi</translation>
    </message>
    <message>
        <source>Deleted. &quot;Undo change&quot; in the menu &quot;Edit&quot; brings it back.</source>
        <translation>Đã xóa. Dùng “Hoàn tác thay đổi” trong trình đơn “Sửa” để lấy lại.</translation>
    </message>
    <message>
        <source>Reading the text …</source>
        <translation>Đang đọc văn bản …</translation>
    </message>
    <message>
        <source>The mouse&apos;s right button draws arrows and rings, and takes them away.</source>
        <translation>Nút phải chuột vẽ mũi tên và vòng tròn, vẽ lại lần nữa thì xóa.</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::NewGameDialog</name>
    <message>
        <source>Your name</source>
        <translation>Tên bạn</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Ván mới</translation>
    </message>
    <message>
        <source>You play Red against the computer</source>
        <translation>Bạn cầm Đỏ đấu với máy</translation>
    </message>
    <message>
        <source>You play Black against the computer</source>
        <translation>Bạn cầm Đen đấu với máy</translation>
    </message>
    <message>
        <source>Two people at this board</source>
        <translation>Hai người trên bàn này</translation>
    </message>
    <message>
        <source>Engine against engine</source>
        <translation>Máy đấu với máy</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Không tính giờ</translation>
    </message>
    <message>
        <source>5 minutes + 3 seconds a move</source>
        <translation>5 phút + 3 giây mỗi nước</translation>
    </message>
    <message>
        <source>10 minutes + 5 seconds a move</source>
        <translation>10 phút + 5 giây mỗi nước</translation>
    </message>
    <message>
        <source>20 minutes + 10 seconds a move</source>
        <translation>20 phút + 10 giây mỗi nước</translation>
    </message>
    <message>
        <source>60 minutes + 30 seconds a move</source>
        <translation>60 phút + 30 giây mỗi nước</translation>
    </message>
    <message>
        <source>10 minutes, then 30 seconds for each move</source>
        <translation>10 phút, sau đó 30 giây mỗi nước</translation>
    </message>
    <message>
        <source>20 minutes, then 60 seconds for each move</source>
        <translation>20 phút, sau đó 60 giây mỗi nước</translation>
    </message>
    <message>
        <source>30 seconds for each move</source>
        <translation>30 giây mỗi nước</translation>
    </message>
    <message>
        <source>20 minutes, no move longer than 60 seconds</source>
        <translation>20 phút, mỗi nước không quá 60 giây</translation>
    </message>
    <message>
        <source>90 minutes for each 40 moves</source>
        <translation>90 phút cho mỗi 40 nước</translation>
    </message>
    <message>
        <source>A clock of your own: 15+10 is fifteen minutes and ten seconds for each move, byo=30 thirty seconds for each move after that, move=60 no move longer than a minute, 40/90 ninety minutes for each forty moves.</source>
        <translation>Đồng hồ riêng: 15+10 là mười lăm phút và mười giây mỗi nước, byo=30 là ba mươi giây mỗi nước sau đó, move=60 là không nước nào quá một phút, 40/90 là chín mươi phút cho mỗi bốn mươi nước.</translation>
    </message>
    <message>
        <source>The opening position</source>
        <translation>Thế khai cuộc</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>Thế cờ trên bàn</translation>
    </message>
    <message>
        <source>Red gives a horse</source>
        <translation>Đỏ chấp một mã</translation>
    </message>
    <message>
        <source>Red gives both horses</source>
        <translation>Đỏ chấp hai mã</translation>
    </message>
    <message>
        <source>Red gives a rook</source>
        <translation>Đỏ chấp một xe</translation>
    </message>
    <message>
        <source>Red gives a rook and a horse</source>
        <translation>Đỏ chấp xe và mã</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Đồng hồ</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Bắt đầu</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Chơi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Huỷ</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Máy cờ</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Cấp độ</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Hết sức</translation>
    </message>
    <message>
        <source>Red&apos;s engine</source>
        <translation>Máy bên Đỏ</translation>
    </message>
    <message>
        <source>Black&apos;s engine</source>
        <translation>Máy bên Đen</translation>
    </message>
    <message>
        <source>This clock cannot be understood. Try 10+5 or 20,byo=30.</source>
        <translation>Không hiểu đồng hồ này. Hãy thử 10+5 hoặc 20,byo=30.</translation>
    </message>
    <message>
        <source>Each move</source>
        <translation>Mỗi nước</translation>
    </message>
    <message>
        <source>Any depth</source>
        <translation>Độ sâu bất kỳ</translation>
    </message>
    <message>
        <source>Depth </source>
        <translation>Độ sâu </translation>
    </message>
    <message>
        <source>Depth of the computer&apos;s search</source>
        <translation>Độ sâu tìm kiếm của máy</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Thời gian bất kỳ</translation>
    </message>
    <message>
        <source> s</source>
        <translation> giây</translation>
    </message>
    <message>
        <source>Seconds for a move of the computer</source>
        <translation>Số giây cho mỗi nước của máy</translation>
    </message>
    <message>
        <source>The computer moves when either is reached, or sooner by its level.</source>
        <translation>Máy đi khi đạt một trong hai, hoặc sớm hơn theo cấp độ.</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::OwnBoardDialog</name>
    <message>
        <source>Pictures</source>
        <translation>Hình ảnh</translation>
    </message>
    <message>
        <source>A board of one&apos;s own</source>
        <translation>Bàn cờ riêng</translation>
    </message>
    <message>
        <source>Choose a picture …</source>
        <translation>Chọn hình ảnh…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Đồng ý</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Choose a picture of a board, drawn or photographed.</source>
        <translation>Chọn hình ảnh bàn cờ, vẽ hoặc chụp.</translation>
    </message>
    <message>
        <source>These corners make no board: they must not cross or lie in one line.</source>
        <translation>Bốn góc này không tạo thành bàn cờ: không được bắt chéo hay nằm trên một đường thẳng.</translation>
    </message>
    <message>
        <source>Drag the four handles to the corner points of the grid.</source>
        <translation>Kéo bốn điểm tới các góc của lưới bàn cờ.</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Đang đọc %1…</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::PlaySession</name>
    <message>
        <source>The engine has answered with a move that is not legal.</source>
        <translation>Máy trả lời bằng một nước không hợp lệ.</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::PositionEditor</name>
    <message>
        <source>Set up a position</source>
        <translation>Xếp thế cờ</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Bỏ quân</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 đi</translation>
    </message>
    <message>
        <source>Kings only</source>
        <translation>Chỉ còn tướng</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Khai cuộc</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>Đối xứng trái phải</translation>
    </message>
    <message>
        <source>Exchange the sides</source>
        <translation>Đổi bên</translation>
    </message>
    <message>
        <source>Position as FEN</source>
        <translation>Thế cờ dạng FEN</translation>
    </message>
    <message>
        <source>Use this position</source>
        <translation>Dùng thế cờ này</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Huỷ</translation>
    </message>
    <message>
        <source>The position is legal.</source>
        <translation>Thế cờ hợp lệ.</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::ReportDialog</name>
    <message>
        <source>Game report</source>
        <translation>Báo cáo ván cờ</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Độ chính xác</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Nước hay nhất</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Không chính xác</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Sai</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Sai lầm lớn</translation>
    </message>
    <message>
        <source>Mean loss in hundredths of a pawn</source>
        <translation>Mất trung bình (phần trăm tốt)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Nước đi</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Đánh giá</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Nước hay hơn</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>The scores, marks and better moves stand in the record now.</source>
        <translation>Điểm, dấu và nước hay hơn đã được ghi vào biên bản.</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Học từ sai lầm</translation>
    </message>
    <message>
        <source>A click on a row shows it on the board.</source>
        <translation>Nhấp vào một dòng để xem trên bàn cờ.</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::ScoreGraph</name>
    <message>
        <source>A report draws the course of the game here</source>
        <translation>Báo cáo sẽ vẽ diễn biến ván cờ ở đây</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Thiết lập</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Chữ</translation>
    </message>
    <message>
        <source>As with a brush</source>
        <translation>Như viết bút lông</translation>
    </message>
    <message>
        <source>As in print</source>
        <translation>Như chữ in</translation>
    </message>
    <message>
        <source>Numbers at the edge</source>
        <translation>Số ở mép bàn</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>Files, as each player counts them</source>
        <translation>Lộ, theo cách đếm mỗi bên</translation>
    </message>
    <message>
        <source>Letters and ranks</source>
        <translation>Chữ cái và hàng</translation>
    </message>
    <message>
        <source>Turn the far side&apos;s pieces round, as across a table</source>
        <translation>Xoay ngược quân bên kia như ngồi đối diện</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Tắt</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Movement of pieces</source>
        <translation>Chuyển động quân</translation>
    </message>
    <message>
        <source>Show where a piece can go</source>
        <translation>Hiện nơi quân có thể đi</translation>
    </message>
    <message>
        <source>Pieces can be dragged as well as clicked</source>
        <translation>Có thể kéo cũng như nhấp quân</translation>
    </message>
    <message>
        <source>Show scores beside the moves</source>
        <translation>Hiện điểm cạnh nước đi</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>Theo ngôn ngữ</translation>
    </message>
    <message>
        <source>Notation of moves</source>
        <translation>Ký hiệu nước đi</translation>
    </message>
    <message>
        <source>Rules of new games</source>
        <translation>Luật của ván mới</translation>
    </message>
    <message>
        <source>Engine for analysis</source>
        <translation>Máy để phân tích</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Âm thanh</translation>
    </message>
    <message>
        <source>Moves, checks, the end and a clock that runs low are heard</source>
        <translation>Phát tiếng khi đi quân, chiếu tướng, hết ván và sắp hết giờ</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Âm lượng</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>This build has no sound: the library of PulseAudio was not there.</source>
        <translation>Bản dựng này không có âm thanh: thiếu thư viện PulseAudio.</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::StartPage</name>
    <message>
        <source>Xiangqi: play, look back, understand.</source>
        <translation>Cờ tướng: chơi, xem lại, thấu hiểu.</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Tiếp tục ván cờ</translation>
    </message>
    <message>
        <source>Continue the game: %1</source>
        <translation>Tiếp tục ván cờ: %1</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Đấu với máy</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Hai người</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Mở ván cờ</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Xếp thế cờ</translation>
    </message>
    <message>
        <source>Empty board to try moves and analyse</source>
        <translation>Bàn trống để thử nước và phân tích</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Theo hệ thống</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Tệp gần đây</translation>
    </message>
</context>
</TS>
