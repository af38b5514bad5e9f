// Texts in Simplified Chinese.
#include "catalogues.hpp"

namespace chuhe::words {

using enum Message;

constexpr Catalogue<Message> simplified_chinese({
    {red_side, "红方"},
    {black_side, "黑方"},
    {red_adjective, "红"},
    {black_adjective, "黑"},
    {red_king, "帅"},
    {red_advisor, "仕"},
    {red_elephant, "相"},
    {red_horse, "马"},
    {red_rook, "车"},
    {red_cannon, "炮"},
    {red_pawn, "兵"},
    {black_king, "将"},
    {black_advisor, "士"},
    {black_elephant, "象"},
    {black_horse, "马"},
    {black_rook, "车"},
    {black_cannon, "炮"},
    {black_pawn, "卒"},
    {piece, "{0}{1}"},
    {piece_on_square, "{1} 的{0}"},
    {list_separator, "、"},
    {list_last, "、"},
    {quoted, "“{0}”"},

    {not_on_board, "一着棋须从棋盘上一点走到另一点。"},
    {no_piece, "{0} 没有棋子。"},
    {not_your_piece, "{0}不是你的棋子：轮到{1}走棋。"},
    {own_piece_on_target, "落点已有己方棋子：{0}。"},
    {king_one_step, "{0}每着只能直走或横走一步。"},
    {advisor_one_step, "{0}每着只能斜走一步。"},
    {elephant_two_steps, "{0}走田字：每着斜走两步。"},
    {horse_move, "{0}走日字：先直走一步，再向外斜走一步。"},
    {straight_line, "{0}只能走直线。"},
    {pawn_one_step, "{0}每着只能走一步，不能斜走。"},
    {pawn_backwards, "{0}不能后退。"},
    {pawn_before_river, "{0}未过河，不能横走。"},
    {outside_palace, "{0}不能走出九宫。"},
    {across_river, "{0}不能过河。"},
    {horse_leg, "蹩马腿：{0} 有子。"},
    {elephant_eye, "塞{1}眼：{0} 有子。"},
    {path_blocked, "车的去路被挡：{0} 有子。"},
    {cannon_jumps, "炮不吃子时不能越子：{0} 有子。"},
    {cannon_needs_screen, "炮须隔一子吃子：中间没有炮架。"},
    {cannon_many_screens, "炮只能隔一子吃子：中间不止一子（{0}）。"},
    {left_in_check, "送将：走后己方将帅被{0}攻击。"},
    {kings_would_face, "对脸：走后 {0} 的将帅直接见面。"},

    {missing_king, "{0}没有将帅。"},
    {many_kings, "{0}的将帅不止一个：{1}。"},
    {too_many_pieces, "{0}太多：有 {1} 个，一副棋只有 {2} 个（{3}）。"},
    {unreachable_point, "{0}站在它永远到不了的位置。"},
    {kings_face, "{0} 的将帅直接见面。"},
    {opponent_in_check, "{0}正被将军，却轮到{1}走棋（{2}）。"},
    {bad_quiet_plies, "未吃子着数超出范围。"},
    {bad_fullmove, "回合数超出范围。"},

    {fen_empty, "文本中没有棋盘。"},
    {fen_bad_letter, "{0}不是棋子字母，也不是数字 1 到 9 或斜杠。"},
    {fen_short_rank, "第 {0} 行太短：只有 {1} 点，应为 9 点。"},
    {fen_long_rank, "第 {0} 行太长：有 {1} 点，应为 9 点。"},
    {fen_wrong_ranks, "行数为 {0}，应为 10。"},
    {fen_bad_turn, "{0}不是走棋方：红方写 w 或 r，黑方写 b。"},
    {fen_bad_field, "这里应为横线或数字，而不是{0}。"},
    {fen_bad_number, "{0}不是 0 到 65535 的数字。"},
    {fen_trailing, "多余的内容：{0}。"},
    {fen_bad_move, "{0}不是 h2e2 这样的着法。"},
    {fen_illegal_move, "着法 {0} 不合规则。{1}"},
    {fen_illegal_move_without_reason, "着法 {0} 不合规则。"},
    {fen_round_zero, "回合数 0 按 1 读取。"},
    {fen_quiet_clamped, "未吃子着数 {0} 按 {1} 读取。"},

    {coordinates_empty, "着法由两个点组成，例如 h2e2。"},
    {coordinates_bad_file, "第 {0} 个字符应为列：字母 a 到 i。"},
    {coordinates_bad_rank, "第 {0} 个字符应为行：数字 0 到 9。"},
    {coordinates_too_short, "着法不完整：须有两个点，例如 h2e2。"},
    {coordinates_trailing, "着法之后有多余内容：从第 {0} 个字符起。"},

    {checkmate, "将死"},
    {stalemate, "困毙"},
    {no_attackers, "双方都没有可以进攻的棋子"},
    {quiet_limit, "自然限着：未吃子的着数已满"},
    {total_limit, "全局着数已到上限"},
    {repetition, "局面重复"},
    {perpetual_check, "{0}长将"},
    {perpetual_chase, "{0}长捉"},
    {left_king_in_check, "{0}送将"},
    {made_kings_face, "{0}走成将帅对脸"},
    {resignation, "{0}认输"},
    {agreement, "双方同意"},
    {wins, "{0}胜：{1}。"},
    {draw, "和棋：{0}。"},

    {check, "将军！{0}在 {1} 的将帅被{2}攻击。"},
    {move_played, "{0}. {1}：{2} {3}"},
    {move_captures, "{0}. {1}：{2} {3} 吃{4}"},
    {fatal_move, "{0}走 {1}。{2}"},
    {repeated, "此局面已出现 {0} 次。"},
    {must_change, "{0}不得继续如此重复，必须变着。"},
    {move_banned, "着法 {0} 被禁止：又一次重复禁止的攻击。"},
    {refused, "{0} 不合规则。{1}"},
    {legal_moves, "合法着法（{0} 个）："},
    {legal_moves_from, "{0}的着法（{1} 个）："},
    {no_legal_moves_from, "{0}没有合法着法。"},
    {undone, "悔棋：{0}"},
    {redone, "重走：{0}"},
    {nothing_to_undo, "没有可悔的着法。"},
    {nothing_to_redo, "没有可重走的着法。"},
    {end_taken_back, "终局已收回。"},
    {draw_offered, "{0}提和。请{1}回答：是或否。"},
    {draw_declined, "{0}不同意和棋，对局继续。"},
    {answer_yes_or_no, "请先回答提和：是或否。"},
    {new_game, "新的一局。"},
    {position_is, "局面：{0}"},
    {game_is_over, "对局已结束：可悔棋、新局或退出。"},
    {game_goes_on, "对局继续。"},

    {greeting, "双人象棋。请输入着法，或输入“帮助”。"},
    {rules_are, "规则：{0}（{1}）"},
    {self_check_loses, "送将或对脸者负。"},
    {red_prompt, "红方："},
    {black_prompt, "黑方："},
    {red_answer_prompt, "红方，同意和棋吗（是、否）？"},
    {black_answer_prompt, "黑方，同意和棋吗（是、否）？"},
    {over_prompt, "已终局："},
    {help_letters, "着法用两个点表示，列为字母、行为数字：h2e2 或 H2-E2。"},
    {help_file_rank,
     "着法为四个数字：列 行 列 行，从红方左下角起由 0 数起：7 2 4 2。\n"
     "也可用字母：h2e2 或 H2-E2。"},
    {help_row_column,
     "着法为四个数字：行 列 行 列，第 0 行在黑方底线，第 0 列在红方左边：\n"
     "7 7 7 4。也可用字母：h2e2 或 H2-E2。"},
    {help_commands,
     "  悔棋 undo、重走 redo    收回一着、再走一遍\n"
     "  着法 moves [点]         列出合法着法，或某子的着法\n"
     "  棋盘 board              重画棋盘\n"
     "  翻转 flip               翻转棋盘\n"
     "  局面 fen                以 FEN 显示局面\n"
     "  提和 draw               提议和棋，对方回答“是”或“否”\n"
     "  认输 resign             认输\n"
     "  新局 new [FEN]          重新开始，或从别的局面开始\n"
     "  坐标 coords 名称        用字母（uci）或数字（xy、rc）表示点\n"
     "  棋子 pieces 名称        棋子的画法：hanzi、simplified、ascii、unicode\n"
     "  规则 rules              本局所用的规则\n"
     "  帮助 help               显示这些说明\n"
     "  退出 quit、-1           结束程序"},
    {unknown_command, "{0}既不是 {1} 这样的着法，也不是命令；请看“帮助”。"},
    {numbers_too_few, "着法为四个数字，例如 {0}；数字太少。"},
    {numbers_too_many, "着法为四个数字，例如 {0}；数字太多。"},
    {numbers_off_board_file_rank, "{0} {1} 不在棋盘上：列为 0 到 8，行为 0 到 9。"},
    {numbers_off_board_row_column, "{0} {1} 不在棋盘上：行为 0 到 9，列为 0 到 8。"},
    {numbers_not_chosen, "要用数字输入着法，请先选定含义：coords xy 或 coords rc。"},
    {superfluous_argument, "命令 {0} 不带{1}。"},
    {unknown_value, "{0}不是其中之一：{1}。"},
});

}  // namespace chuhe::words
