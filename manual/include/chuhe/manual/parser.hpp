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

namespace parser {

inline std::vector<std::string> choices_of(CLI::Option& option) {
  std::vector<std::string> values;
  try {
    const std::string list = option.get_validator("choices")->active(true).get_description();
    option.get_validator("choices")->active(false);
    for (std::size_t from = 0; from < list.size();) {
      const std::size_t end = list.find('\n', from);
      values.push_back(list.substr(from, end - from));
      from = end + 1;
    }
  } catch (const CLI::OptionNotFound&) {
    // They cannot be listed.
  }
  return values;
}

inline Argument argument(CLI::Option& option) {
  const std::string name = option.get_name(true);
  return {.value = {name, choices_of(option), names_a_file(name)},
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
    result.value = Value{name, choices_of(option), names_a_file(name)};
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
