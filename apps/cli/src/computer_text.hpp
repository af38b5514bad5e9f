// What is said when the computer takes part in the terminal game, and about the clock.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include <chuhe/words/language.hpp>

namespace chuhe::cli {

/// A text in every language. The comment names what stands for {0}, {1} and so on.
enum class ComputerText : std::uint8_t {
  // Options of `chuhe play`.
  level_option,
  list_option,
  side_option,
  time_option,
  move_time_option,
  seed_option,
  resign_option,
  notation_option,
  bad_time,

  // The opponent.
  invitation,
  greeting,       ///< 0 name.
  plays,          ///< 0 name, 1 level, 2 side.
  plays_fully,    ///< 0 name, 1 side.
  levels_of,      ///< 0 name.
  level_line,     ///< 0 number, 1 name.
  this_level,     ///< 0 number, 1 name.
  no_levels,      ///< 0 name.
  no_such_level,  ///< 0 what was said, 1 how many there are.
  for_two,
  nobody_here,
  no_opponent,
  failed,  ///< 0 why.
  called_back,
  illegal_move,  ///< 0 name, 1 move.
  thinks,        ///< 0 name.
  swapped,       ///< 0 the person's side, 1 the computer's.

  // Advice.
  hint,          ///< 0 move.
  hint_because,  ///< 0 move, 1 reasons.
  advice,        ///< 0 score, 1 the same in words, 2 depth, 3 line.
  other_advice,  ///< 0 score, 1 line.
  declines,      ///< 0 side, 1 score, 2 the same in words.

  // The clock.
  clock_line,  ///< 0 Red, 1 its time, 2 Black, 3 its time.
  no_limit,
  in_brackets,  ///< 0 what, 1 what stands behind it.
  no_clock,
  clock_off,
  notation_chosen,  ///< 0 name.
  notation_off,

  help,

  count  // not a text
};

/// A text with its arguments put in.
std::string computer_text(words::Language language, ComputerText text,
                          std::initializer_list<std::string_view> arguments = {});

}  // namespace chuhe::cli
