// Texts of the command line itself: descriptions of options, usage errors, headings. What is said
// about the game comes from chuhe::words.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include <chuhe/words/language.hpp>

namespace chuhe::cli {

/// A text in every language. The comment names what stands for {0}, {1} and so on.
enum class Text : std::uint16_t {
  // The program and the headings of its help.
  about,
  usage,
  options,
  arguments,
  commands,
  options_badge,
  command_badge,
  help_option,
  version_option,
  language_option,
  footer,

  // Options that several commands have.
  position_option,
  json_option,
  pieces_option,
  lines_option,
  color_option,
  coordinates_option,
  flip_option,

  // Commands with what is theirs alone.
  perft_about,
  perft_depth,
  perft_divide,
  perft_threads,
  perft_nodes,  ///< 0 nodes, 1 seconds, 2 nodes per second.
  moves_about,
  fen_about,
  fen_argument,
  board_about,
  to_move,  ///< 0 side.
  judge_about,
  judge_moves,
  judge_nodes,
  judge_explain,
  judge_list,
  judge_which_rules,  ///< 0 the names of the rule sets.
  play_about,
  play_rules,
  play_over_the_board,
  play_board,

  // Faults of positions.
  no_position,  ///< 0 how many faults.
  fault_at,     ///< 0 byte, from 0, 1 the fault as a sentence.
  more_faults,  ///< 0 how many.
  note_at,      ///< 0 byte, 1 the note as a sentence.
  line_number,  ///< 0 number of the line, from 1.

  // Wrong usage, and a world that fails.
  command_missing,
  unexpected_argument,  ///< 0 the argument.
  argument_missing,     ///< 0 what is missing.
  value_missing,        ///< 0 the option.
  bad_value,            ///< 0 the option, 1 what it takes.
  bad_usage,            ///< 0 what the parser says.
  unknown_language,     ///< 0 the language, 1 those there are.
  try_help,             ///< 0 the command to type.
  only_on_screen,       ///< 0 the command.
  output_failed,
  encoding_is_not_utf8,

  count  // not a text
};

/// A text as its catalogue has it.
std::string_view text(words::Language language, Text text);

/// A text with its arguments put in.
std::string text(words::Language language, Text text,
                 std::initializer_list<std::string_view> arguments);

}  // namespace chuhe::cli
