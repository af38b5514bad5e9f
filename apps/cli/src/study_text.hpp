// What is said when games are loaded, saved and stepped through.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include <chuhe/words/language.hpp>

namespace chuhe::cli {

/// A text in every language. The comment names what stands for {0}, {1} and so on.
enum class StudyText : std::uint8_t {
  loaded,  ///< 0 file, 1 how many moves.
  how_to_step,
  line_ends,
  no_such_move,  ///< 0 how many there are.
  cannot_step,   ///< 0 what the record has.
  at_start,
  not_loaded,
  only_stepping,
  trying,
  trying_ended,
  new_variation,
  left,
  choice,  ///< 0 number, 1 move.
  no_choices,
  marked,  ///< 0 the signs, 1 the first of them in words.
  mark_good,
  mark_mistake,
  mark_best,
  mark_blunder,
  mark_interesting,
  mark_dubious,
  saved,          ///< 0 file.
  saved_without,  ///< 0 what.
  file_missing,   ///< 0 the command.
  no_files,
  help,
  prompt,
  prompt_trying,

  count  // not a text
};

/// A text with its arguments put in.
std::string study_text(words::Language language, StudyText text,
                       std::initializer_list<std::string_view> arguments = {});

}  // namespace chuhe::cli
