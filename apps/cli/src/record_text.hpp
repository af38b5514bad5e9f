// What the commands for game records say.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include <chuhe/record/file.hpp>
#include <chuhe/words/language.hpp>
#include <chuhe/words/record.hpp>

namespace chuhe::cli {

/// A text in every language. The comment names what stands for {0}, {1} and so on.
enum class RecordText : std::uint8_t {
  convert_about,
  show_about,
  validate_about,
  games_about,
  inputs_argument,
  output_argument,
  file_argument,
  to_option,
  from_option,
  notation_option,
  encoding_option,
  input_encoding_option,
  tags_option,
  all_option,
  game_option,
  tree_option,
  notes_option,
  player_option,
  event_option,
  result_option,
  position_option,

  unknown_format,       ///< 0 name, 1 the names there are.
  unknown_charset,      ///< 0 name, 1 the names there are.
  unknown_notation,     ///< 0 name.
  unknown_result,       ///< 0 text.
  cannot_write_format,  ///< 0 name, 1 the names that can be written.
  no_format,            ///< 0 file.
  one_game_a_file,      ///< 0 format, 1 file.
  no_input,
  no_such_game,       ///< 0 number, 1 how many there are.
  output_is_input,    ///< 0 file.
  not_a_record,       ///< 0 file.
  not_records,        ///< 0 how many files.
  file_failed,        ///< 0 file, 1 why.
  more_diagnostics,   ///< 0 how many.
  converted,          ///< 0 games, 1 moves, 2 files.
  lost,               ///< 0 games concerned.
  loss_line,          ///< 0 what, 1 how many.
  files_with_faults,  ///< 0 how many.
  in_order,           ///< 0 file, 1 format, 2 games, 3 moves.
  progress,           ///< 0 percent, 1 games.
  games_found,        ///< 0 how many, 1 of how many.

  count  // not a text
};

/// A text with its arguments put in.
std::string record_text(words::Language language, RecordText text,
                        std::initializer_list<std::string_view> arguments = {});

/// What failed with a file.
inline std::string sentence(words::Language language, const record::FileError& error) {
  return sentence(words::Phrasebook(language), error);
}

}  // namespace chuhe::cli
