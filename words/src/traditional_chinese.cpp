// Texts in Traditional Chinese.
#include "catalogues.hpp"

namespace chuhe::words {

using enum Message;

constexpr Catalogue<Message> traditional_chinese({
    {red_side, "紅方"},
    {black_side, "黑方"},
    {red_adjective, "紅"},
    {black_adjective, "黑"},
    {red_king, "帥"},
    {red_advisor, "仕"},
    {red_elephant, "相"},
    {red_horse, "傌"},
    {red_rook, "俥"},
    {red_cannon, "炮"},
    {red_pawn, "兵"},
    {black_king, "將"},
    {black_advisor, "士"},
    {black_elephant, "象"},
    {black_horse, "馬"},
    {black_rook, "車"},
    {black_cannon, "砲"},
    {black_pawn, "卒"},
    {piece, "{0}{1}"},
    {piece_on_square, "{1} 的{0}"},
    {list_separator, "、"},
    {list_last, "、"},
    {quoted, "「{0}」"},

    {not_on_board, "一著棋須從棋盤上一點走到另一點。"},
    {no_piece, "{0} 沒有棋子。"},
    {not_your_piece, "{0}不是你的棋子：輪到{1}走棋。"},
    {own_piece_on_target, "落點已有己方棋子：{0}。"},
    {king_one_step, "{0}每著只能直走或橫走一步。"},
    {advisor_one_step, "{0}每著只能斜走一步。"},
    {elephant_two_steps, "{0}走田字：每著斜走兩步。"},
    {horse_move, "{0}走日字：先直走一步，再向外斜走一步。"},
    {straight_line, "{0}只能走直線。"},
    {pawn_one_step, "{0}每著只能走一步，不能斜走。"},
    {pawn_backwards, "{0}不能後退。"},
    {pawn_before_river, "{0}未過河，不能橫走。"},
    {outside_palace, "{0}不能走出九宮。"},
    {across_river, "{0}不能過河。"},
    {horse_leg, "蹩馬腿：{0} 有子。"},
    {elephant_eye, "塞{1}眼：{0} 有子。"},
    {path_blocked, "車的去路被擋：{0} 有子。"},
    {cannon_jumps, "炮不吃子時不能越子：{0} 有子。"},
    {cannon_needs_screen, "炮須隔一子吃子：中間沒有炮架。"},
    {cannon_many_screens, "炮只能隔一子吃子：中間不止一子（{0}）。"},
    {left_in_check, "送將：走後己方將帥被{0}攻擊。"},
    {kings_would_face, "對臉：走後 {0} 的將帥直接見面。"},

    {missing_king, "{0}沒有將帥。"},
    {many_kings, "{0}的將帥不止一個：{1}。"},
    {too_many_pieces, "{0}太多：有 {1} 個，一副棋只有 {2} 個（{3}）。"},
    {unreachable_point, "{0}站在它永遠到不了的位置。"},
    {kings_face, "{0} 的將帥直接見面。"},
    {opponent_in_check, "{0}正被將軍，卻輪到{1}走棋（{2}）。"},
    {bad_quiet_plies, "未吃子著數超出範圍。"},
    {bad_fullmove, "回合數超出範圍。"},

    {fen_empty, "文字中沒有棋盤。"},
    {fen_bad_letter, "{0}不是棋子字母，也不是數字 1 到 9 或斜線。"},
    {fen_short_rank, "第 {0} 條橫線太短：只有 {1} 點，應為 9 點。"},
    {fen_long_rank, "第 {0} 條橫線太長：有 {1} 點，應為 9 點。"},
    {fen_wrong_ranks, "橫線數為 {0}，應為 10。"},
    {fen_bad_turn, "{0}不是走棋方：紅方寫 w 或 r，黑方寫 b。"},
    {fen_bad_field, "這裡應為橫線或數字，而不是{0}。"},
    {fen_bad_number, "{0}不是 0 到 65535 的數字。"},
    {fen_trailing, "多餘的內容：{0}。"},
    {fen_bad_move, "{0}不是 h2e2 這樣的著法。"},
    {fen_illegal_move, "著法 {0} 不合規則。{1}"},
    {fen_illegal_move_without_reason, "著法 {0} 不合規則。"},
    {fen_round_zero, "回合數 0 按 1 讀取。"},
    {fen_quiet_clamped, "未吃子著數 {0} 按 {1} 讀取。"},

    {coordinates_empty, "著法由兩個點組成，例如 h2e2。"},
    {coordinates_bad_file, "第 {0} 個字元應為直線：字母 a 到 i。"},
    {coordinates_bad_rank, "第 {0} 個字元應為橫線：數字 0 到 9。"},
    {coordinates_too_short, "著法不完整：須有兩個點，例如 h2e2。"},
    {coordinates_trailing, "著法之後有多餘內容：從第 {0} 個字元起。"},

    {checkmate, "將死"},
    {stalemate, "困斃"},
    {no_attackers, "雙方都沒有可以進攻的棋子"},
    {quiet_limit, "自然限著：未吃子的著數已滿"},
    {total_limit, "全局著數已到上限"},
    {repetition, "局面重複"},
    {perpetual_check, "{0}長將"},
    {perpetual_chase, "{0}長捉"},
    {left_king_in_check, "{0}送將"},
    {made_kings_face, "{0}走成將帥對臉"},
    {resignation, "{0}認輸"},
    {agreement, "雙方同意"},
    {wins, "{0}勝：{1}。"},
    {draw, "和棋：{0}。"},

    {check, "將軍！{0}在 {1} 的將帥被{2}攻擊。"},
    {move_played, "{0}. {1}：{2} {3}"},
    {move_captures, "{0}. {1}：{2} {3} 吃{4}"},
    {fatal_move, "{0}走 {1}。{2}"},
    {repeated, "此局面已出現 {0} 次。"},
    {must_change, "{0}不得繼續如此重複，必須變著。"},
    {move_banned, "著法 {0} 被禁止：又一次重複禁止的攻擊。"},
    {refused, "{0} 不合規則。{1}"},
    {legal_moves, "合法著法（{0} 個）："},
    {legal_moves_from, "{0}的著法（{1} 個）："},
    {no_legal_moves_from, "{0}沒有合法著法。"},
    {undone, "悔棋：{0}"},
    {redone, "重走：{0}"},
    {nothing_to_undo, "沒有可悔的著法。"},
    {nothing_to_redo, "沒有可重走的著法。"},
    {end_taken_back, "終局已收回。"},
    {draw_offered, "{0}提和。請{1}回答：是或否。"},
    {draw_declined, "{0}不同意和棋，對局繼續。"},
    {answer_yes_or_no, "請先回答提和：是或否。"},
    {new_game, "新的一局。"},
    {position_is, "局面：{0}"},
    {game_is_over, "對局已結束：可悔棋、新局或退出。"},
    {game_goes_on, "對局繼續。"},

    {greeting, "雙人象棋。請輸入著法，或輸入「幫助」。"},
    {rules_are, "規則：{0}（{1}）"},
    {self_check_loses, "送將或對臉者負。"},
    {red_prompt, "紅方："},
    {black_prompt, "黑方："},
    {red_answer_prompt, "紅方，同意和棋嗎（是、否）？"},
    {black_answer_prompt, "黑方，同意和棋嗎（是、否）？"},
    {over_prompt, "已終局："},
    {help_letters, "著法用兩個點表示，直線為字母、橫線為數字：h2e2 或 H2-E2。"},
    {help_file_rank,
     "著法為四個數字：直線 橫線 直線 橫線，從紅方左下角起由 0 數起：\n"
     "7 2 4 2。也可用字母：h2e2 或 H2-E2。"},
    {help_row_column,
     "著法為四個數字：橫線 直線 橫線 直線，橫線 0 在黑方底線，直線 0 在紅方左邊：\n"
     "7 7 7 4。也可用字母：h2e2 或 H2-E2。"},
    {help_commands,
     "  悔棋 undo、重走 redo    收回一著、再走一遍\n"
     "  著法 moves [點]         列出合法著法，或某子的著法\n"
     "  棋盤 board              重畫棋盤\n"
     "  翻轉 flip               翻轉棋盤\n"
     "  局面 fen                以 FEN 顯示局面\n"
     "  提和 draw               提議和棋，對方回答「是」或「否」\n"
     "  認輸 resign             認輸\n"
     "  新局 new [FEN]          重新開始，或從別的局面開始\n"
     "  座標 coords 名稱        用字母（uci）或數字（xy、rc）表示點\n"
     "  棋子 pieces 名稱        棋子的畫法：hanzi、simplified、ascii、unicode\n"
     "  規則 rules              本局所用的規則\n"
     "  幫助 help               顯示這些說明\n"
     "  退出 quit、-1           結束程式"},
    {unknown_command, "{0}既不是 {1} 這樣的著法，也不是命令；請看「幫助」。"},
    {numbers_too_few, "著法為四個數字，例如 {0}；數字太少。"},
    {numbers_too_many, "著法為四個數字，例如 {0}；數字太多。"},
    {numbers_off_board_file_rank, "{0} {1} 不在棋盤上：直線為 0 到 8，橫線為 0 到 9。"},
    {numbers_off_board_row_column, "{0} {1} 不在棋盤上：橫線為 0 到 9，直線為 0 到 8。"},
    {numbers_not_chosen, "要用數字輸入著法，請先選定含義：coords xy 或 coords rc。"},
    {superfluous_argument, "命令 {0} 不帶{1}。"},
    {unknown_value, "{0}不是其中之一：{1}。"},
});

}  // namespace chuhe::words
