// Programs whose command line is read by CLI11: what their parser knows.
#pragma once

#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include <chuhe/manual/program.hpp>
#include <chuhe/manual/reference.hpp>

namespace chuhe::manual {

/// Notes the values of an option for completions. It checks nothing, and help shows nothing of it:
/// `option->check(choices({"red", "black"}))`.
inline CLI::Validator choices(const std::vector<std::string>& values) {
  std::string list;
  for (const std::string& value : values) list += value + '\n';
  return CLI::Validator(std::move(list)).name("choices").active(false);
}

/// The same for an option of words `key=value`.
inline CLI::Validator pairs(const std::vector<Pair>& pairs) {
  std::string list;
  for (const Pair& pair : pairs) {
    list += (pair.is_file ? "f" : "v") + pair.key + '\t';
    for (const std::string& choice : pair.choices) list += choice + '\t';
    list += '\n';
  }
  return CLI::Validator(std::move(list)).name("pairs").active(false);
}

namespace parser {

/// The parts of a text that each end with a character.
inline std::vector<std::string> parts(const std::string& text, char end_of_part) {
  std::vector<std::string> result;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = text.find(end_of_part, from);
    result.push_back(text.substr(from, end - from));
    from = end + 1;
  }
  return result;
}

/// What was noted under a name; nothing where nothing was.
inline std::vector<std::string> noted(CLI::Option& option, const std::string& name) {
  try {
    const std::string list = option.get_validator(name)->active(true).get_description();
    option.get_validator(name)->active(false);
    return parts(list, '\n');
  } catch (const CLI::OptionNotFound&) {
    return {};
  }
}

inline Value value(CLI::Option& option, const std::string& name) {
  Value result{.name = name, .choices = noted(option, "choices"), .is_file = names_a_file(name)};
  for (const std::string& line : noted(option, "pairs")) {
    std::vector<std::string> words = parts(line, '\t');
    Pair pair{.key = words.front().substr(1), .is_file = words.front().front() == 'f'};
    pair.choices.assign(words.begin() + 1, words.end());
    result.pairs.push_back(std::move(pair));
  }
  return result;
}

inline Argument argument(CLI::Option& option) {
  const std::string name = option.get_name(true);
  return {.value = value(option, name),
          .about = option.get_description(),
          .is_required = option.get_required(),
          .is_repeatable = option.get_items_expected_max() > 1};
}

inline Option option(CLI::Option& option) {
  Option result{
      .about = option.get_description(),
      .default_value = option.get_default_str(),
      .is_required = option.get_required(),
      .is_repeatable = option.get_items_expected_max() > 1 ||
                       option.get_multi_option_policy() == CLI::MultiOptionPolicy::TakeAll};
  for (const std::string& name : option.get_snames()) result.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) result.names.push_back("--" + name);
  if (option.get_items_expected_max() > 0) {
    // Without what a check says of itself.
    std::string name = option.get_type_name();
    name.erase(std::min(name.find(':'), name.size()));
    result.value = value(option, name);
  } else {
    result.default_value.clear();
  }
  return result;
}

inline Command command(CLI::App& app) {
  Command result{.about = app.get_description(),
                 .footer = app.get_footer(),
                 .takes_program_options = app.get_fallthrough()};
  for (CLI::Option* each : app.get_options({})) {
    if (each->get_positional()) {
      result.arguments.push_back(argument(*each));
    } else if (!each->get_group().empty()) {
      result.options.push_back(option(*each));
    }
  }
  return result;
}

}  // namespace parser

/// A program as its parser knows it. Hidden options are left out.
inline Program program(CLI::App& app, std::string name, std::string version,
                       Background background) {
  Program result{.name = std::move(name),
                 .version = std::move(version),
                 .own = parser::command(app),
                 .needs_command = app.get_require_subcommand_min() > 0,
                 .background = std::move(background)};
  for (CLI::App* each : app.get_subcommands({})) {
    Command command = parser::command(*each);
    command.names.push_back(each->get_name());
    for (const std::string& alias : each->get_aliases()) command.names.push_back(alias);
    result.commands.push_back(std::move(command));
  }
  return result;
}

/// Writes the page or script where `--reference` asks for one; false: it does not. Whether all of
/// it could be written is told by the stream.
inline bool writes_reference(CLI::App& app, const std::string& name, std::string_view version,
                             const Background& background, int argc, const char* const* argv,
                             std::ostream& out) {
  const std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
  const auto kind = reference_asked_for(arguments);
  if (!kind) return false;
  out << reference(program(app, name, std::string(version), background), *kind) << std::flush;
  return true;
}

}  // namespace chuhe::manual
