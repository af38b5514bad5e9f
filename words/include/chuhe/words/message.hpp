// What can be said: one enumerator for each text that the catalogues hold.
#pragma once

#include <cstdint>

namespace chuhe::words {

/// A text in every language. The comment names what stands for {0}, {1} and so on.
enum class Message : std::uint16_t {
  // Names. Sides as the subject of a sentence, and as the adjective of a piece.
  red_side,
  black_side,
  red_adjective,
  black_adjective,
  // Roles in the order of `Role`; Chinese has names of its own for each side.
  red_king,
  red_advisor,
  red_elephant,
  red_horse,
  red_rook,
  red_cannon,
  red_pawn,
  black_king,
  black_advisor,
  black_elephant,
  black_horse,
  black_rook,
  black_cannon,
  black_pawn,
  piece,            ///< A side's piece: 0 adjective, 1 role.
  piece_on_square,  ///< 0 piece, 1 square.
  list_separator,   ///< Between the items of a list.
  list_last,        ///< Between its last two.
  quoted,           ///< 0 a piece of somebody's text.

  // Why a move is refused; in the order of `IllegalKind`.
  not_on_board,
  no_piece,             ///< 0 square.
  not_your_piece,       ///< 0 piece on square, 1 side to move.
  own_piece_on_target,  ///< 0 piece on square.
  king_one_step,        ///< 0 role.
  advisor_one_step,     ///< 0 role.
  elephant_two_steps,   ///< 0 role.
  horse_move,           ///< 0 role.
  straight_line,        ///< 0 role.
  pawn_one_step,        ///< 0 role.
  pawn_backwards,       ///< 0 role.
  pawn_before_river,    ///< 0 role.
  outside_palace,       ///< 0 role.
  across_river,         ///< 0 role.
  horse_leg,            ///< 0 square.
  elephant_eye,         ///< 0 square, 1 role.
  path_blocked,         ///< 0 squares.
  cannon_jumps,         ///< 0 squares.
  cannon_needs_screen,
  cannon_many_screens,  ///< 0 squares.
  left_in_check,        ///< 0 pieces on squares.
  kings_would_face,     ///< 0 squares.

  // What is wrong with a diagram; in the order of `PositionFaultKind`.
  missing_king,       ///< 0 side.
  many_kings,         ///< 0 side, 1 squares.
  too_many_pieces,    ///< 0 piece, 1 how many, 2 how many there are in a set, 3 squares.
  unreachable_point,  ///< 0 piece on square.
  kings_face,         ///< 0 squares.
  opponent_in_check,  ///< 0 the side in check, 1 the side to move, 2 squares.
  bad_quiet_plies,
  bad_fullmove,

  // What is wrong with a FEN as text, and what was read otherwise than written.
  fen_empty,
  fen_bad_letter,                   ///< 0 quoted.
  fen_short_rank,                   ///< 0 rank, 1 how many points it has.
  fen_long_rank,                    ///< 0 rank, 1 how many points it has.
  fen_wrong_ranks,                  ///< 0 how many.
  fen_bad_turn,                     ///< 0 quoted.
  fen_bad_field,                    ///< 0 quoted.
  fen_bad_number,                   ///< 0 quoted.
  fen_trailing,                     ///< 0 quoted.
  fen_bad_move,                     ///< 0 quoted.
  fen_illegal_move,                 ///< 0 move, 1 the reason as a sentence.
  fen_illegal_move_without_reason,  ///< 0 move.
  fen_round_zero,
  fen_quiet_clamped,  ///< 0 as written, 1 as read.

  // What is wrong with a move in coordinates.
  coordinates_empty,
  coordinates_bad_file,   ///< 0 which character, from 1.
  coordinates_bad_rank,   ///< 0 which character, from 1.
  coordinates_too_short,  ///< 0 which character, from 1.
  coordinates_trailing,   ///< 0 which character, from 1.

  // How a game ends: the ending, and the whole sentence.
  checkmate,
  stalemate,
  no_attackers,
  quiet_limit,
  total_limit,
  repetition,
  perpetual_check,     ///< 0 the side that loses.
  perpetual_chase,     ///< 0 the side that loses.
  left_king_in_check,  ///< 0 the side that loses.
  made_kings_face,     ///< 0 the side that loses.
  resignation,         ///< 0 the side that loses.
  agreement,
  time_forfeit,  ///< 0 the side that loses.
  wins,          ///< 0 side, 1 ending.
  draw,          ///< 0 ending.

  // Titles of the rule sets.
  rules_wxf2018,
  rules_axf,
  rules_cxa2020,
  rules_cxa1999,
  rules_ucci,
  rules_sky,
  rules_computer,
  rules_check_only,

  // What is said during a game.
  check,                ///< 0 the side in check, 1 square of its king, 2 what gives check.
  move_played,          ///< 0 number of the round, 1 side, 2 role, 3 move.
  move_captures,        ///< The same, and 4 the piece that is taken.
  fatal_move,           ///< 0 side, 1 move, 2 the reason as a sentence.
  repeated,             ///< 0 how many times the position has stood.
  must_change,          ///< 0 side.
  move_banned,          ///< 0 move.
  refused,              ///< 0 move, 1 the reason as a sentence.
  legal_moves,          ///< 0 how many; the moves follow.
  legal_moves_from,     ///< 0 piece on square, 1 how many; the moves follow.
  no_legal_moves_from,  ///< 0 piece on square.
  undone,               ///< 0 move.
  redone,               ///< 0 move.
  nothing_to_undo,
  nothing_to_redo,
  end_taken_back,
  draw_offered,   ///< 0 who offers, 1 who has to answer.
  draw_declined,  ///< 0 side.
  answer_yes_or_no,
  new_game,
  position_is,  ///< 0 FEN.
  game_is_over,
  game_goes_on,

  // The terminal game: greeting, prompts, help, and what cannot be understood.
  greeting,
  rules_are,  ///< 0 name of the rule set, 1 its title.
  self_check_loses,
  red_prompt,
  black_prompt,
  red_answer_prompt,
  black_answer_prompt,
  over_prompt,
  help_letters,
  help_file_rank,
  help_row_column,
  help_commands,
  unknown_command,               ///< 0 quoted, 1 an example of a move.
  numbers_too_few,               ///< 0 an example of a move.
  numbers_too_many,              ///< 0 an example of a move.
  numbers_off_board_file_rank,   ///< 0 first number, 1 second number.
  numbers_off_board_row_column,  ///< 0 first number, 1 second number.
  numbers_not_chosen,
  superfluous_argument,  ///< 0 the command, 1 quoted.
  unknown_value,         ///< 0 quoted, 1 the values there are.
  known_values,          ///< 0 the values there are.

  count  // not a message
};

}  // namespace chuhe::words
