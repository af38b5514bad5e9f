// Texts of the engine program for people: help, wrong usage, messages to the program that uses it.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include <chuhe/words/language.hpp>

namespace chuhe::engine_app {

/// A text in every language. The comment names what stands for {0}, {1} and so on.
enum class Text : std::uint8_t {
  help_usage,
  help_about,
  help_bench,
  help_language,
  help_tuning,
  help_version,
  help_help,
  help_more,
  unexpected_argument,  ///< 0 the argument.
  value_missing,        ///< 0 the option.
  unknown_language,     ///< 0 the language.
  bad_depth,            ///< 0 what was given.
  try_help,
  no_memory,
  output_failed,
  no_such_option,     ///< 0 the name.
  bad_option,         ///< 0 the option, 1 what is wrong, in English.
  option_refused,     ///< 0 the option, 1 the value, 2 why, in English.
  too_little_memory,  ///< 0 the option, 1 the value, 2 MiB wanted, 3 MiB that can be had.
  move_left_out,      ///< 0 the command, 1 the move.
  go_ignored,         ///< 0 what is wrong, in English.
  network_used,       ///< 0 its name, 1 its size.
  no_network,
  network_refused,  ///< 0 the option, 1 the file, 2 why.
  network_missing,
  network_unreadable,
  network_foreign,
  network_newer,
  network_unknown,
  network_truncated,
  network_too_long,
  network_damaged,

  count  // not a text
};

std::string_view text(words::Language language, Text text);
std::string text(words::Language language, Text text,
                 std::initializer_list<std::string_view> arguments);

}  // namespace chuhe::engine_app
