// The command line's texts in English.
#include "texts.hpp"

namespace chuhe::cli {

using enum Text;

constexpr words::Catalogue<Text> english({
    {about, "Xiangqi (Chinese chess): a game for two, and tools for positions and records."},
    {usage, "Usage"},
    {options, "Options"},
    {arguments, "Arguments"},
    {commands, "Commands"},
    {options_badge, "OPTIONS"},
    {command_badge, "COMMAND"},
    {help_option, "Print this help and exit"},
    {version_option, "Print the version and exit"},
    {language_option, "Speak en, zh-Hans, zh-Hant or vi"},
    {footer,
     "Exit status: 0 done; 1 the answer is no, or some inputs failed; 2 bad input or\n"
     "usage; 3 the environment failed. \"chuhe COMMAND --help\" explains a command."},

    {position_option, "The position, moves may follow; - reads it from standard input"},
    {json_option, "Print one JSON document"},
    {pieces_option, "hanzi, simplified, ascii or unicode; else what the terminal can show"},
    {lines_option, "box or ascii; else what the terminal can show"},
    {color_option, "auto, always or never"},
    {coordinates_option, "Name the points as uci (h2), xy (file rank) or rc (row column)"},
    {flip_option, "Draw the board from Black's side"},

    {perft_about, "Count the positions after DEPTH moves, to test and measure move generation"},
    {perft_depth, "How many moves (plies) deep"},
    {perft_divide, "Print the count of each first move"},
    {perft_threads, "How many threads count"},
    {perft_nodes, "Nodes: {0}\nTime: {1} s\nNodes per second: {2}"},
    {moves_about, "List the legal moves of a position, one a line"},
    {fen_about, "Print a FEN in its canonical form, or tell what is wrong with it"},
    {fen_argument, "The FEN; - reads one a line from standard input"},
    {board_about, "Draw a position as text"},
    {to_move, "{0} to move."},
    {judge_about, "Rule on a game under a rule set, repetitions above all"},
    {judge_moves, "Moves such as \"h2e2 b9c7\", from the position on"},
    {judge_nodes, "How many positions a ruling under the Chinese sets may search"},
    {judge_explain, "Explain every move and the article that decides"},
    {judge_list, "Name the rule sets with their sources"},
    {judge_which_rules, "Which rule set? Say --rules with one of: {0}"},
    {play_about, "Play a game for two; moves and commands come from standard input"},
    {play_rules, "Rule set"},
    {play_over_the_board, "A move that leaves the own king in check loses"},
    {play_board, "Draw the board after each move: always or never"},

    {no_position, "This cannot be read; faults: {0}"},
    {fault_at, "byte {0}: {1}"},
    {more_faults, "... and more faults: {0}"},
    {note_at, "note, byte {0}: {1}"},
    {line_number, "line {0}: "},

    {command_missing, "A command is missing."},
    {unexpected_argument, "This argument was not expected: {0}"},
    {argument_missing, "This is missing: {0}"},
    {value_missing, "{0} needs a value."},
    {bad_value, "{0} takes: {1}"},
    {bad_usage, "Wrong usage: {0}"},
    {unknown_language, "The language {0} is not spoken here; there are: {1}"},
    {try_help, "Try: {0}"},
    {only_on_screen, "{0} belongs to the full screen: chuhe play --tui."},
    {output_failed, "Standard output cannot be written to."},
    {encoding_is_not_utf8,
     "This locale's encoding is not UTF-8, so texts are in English; --lang chooses another."},
});

}  // namespace chuhe::cli
