// What the writers of completions share.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/manual/program.hpp>

namespace chuhe::manual {

inline std::string joined(const std::vector<std::string>& words, std::string_view between) {
  std::string result;
  for (const std::string& word : words) {
    if (!result.empty()) result += between;
    result += word;
  }
  return result;
}

inline void replace_all(std::string& text, std::string_view what, std::string_view by) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size()) {
    text.replace(at, what.size(), by);
  }
}

/// One word of a script for bash or zsh, whatever is in it. In fish a backslash is special, too.
inline std::string quoted(std::string text) {
  replace_all(text, "'", "'\\''");
  return "'" + text + "'";
}

/// A name for a function of a shell.
inline std::string function_name(const Program& program) {
  std::string name = "_" + program.name;
  std::ranges::replace(name, '-', '_');
  return name;
}

/// The first line of a text, for the narrow columns of a shell.
inline std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

/// The options that may stand behind a command: its own, and those of the program that it takes.
inline std::vector<Option> options_behind(const Program& program, const Command& command) {
  std::vector<Option> options = command.options;
  if (!command.takes_program_options) return options;
  for (const Option& option : program.own.options) {
    const bool is_known = std::ranges::any_of(command.options, [&](const Option& own) {
      return own.names.back() == option.names.back();
    });
    // They tell of the program as a whole and end it.
    if (!is_known && option.value) options.push_back(option);
  }
  return options;
}

inline bool takes_files(const Command& command) {
  return std::ranges::any_of(command.arguments,
                             [](const Argument& argument) { return argument.value.is_file; });
}

}  // namespace chuhe::manual
