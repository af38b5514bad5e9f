#include <chuhe/manual/reference.hpp>

#include "names.hpp"

namespace chuhe::manual {

namespace {

std::string quoted_for_fish(std::string text) {
  replace_all(text, "\\", "\\\\");
  replace_all(text, "'", "\\'");
  return "'" + text + "'";
}

std::string rule(const Program& program, const std::string& condition) {
  std::string text = "complete -c " + program.name;
  if (!condition.empty()) text += " -n " + quoted_for_fish(condition);
  return text;
}

std::string value(const Value& value) {
  if (value.is_file) return " -r -F";
  std::string text = " -x";
  if (!value.choices.empty()) text += " -a " + quoted_for_fish(joined(value.choices, " "));
  return text;
}

std::string rules(const Program& program, const std::vector<Option>& options,
                  const std::string& condition) {
  std::string script;
  for (const Option& option : options) {
    script += rule(program, condition);
    for (const std::string& name : option.names) {
      script += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    }
    if (option.value) script += value(*option.value);
    script += " -d " + quoted_for_fish(first_line(option.about)) + '\n';
  }
  return script;
}

}  // namespace

std::string fish_completion(const Program& program) {
  std::string script = "# Written by \"" + program.name + " --reference fish\".\ncomplete -c " +
                       program.name + " -f\n";
  std::vector<std::string> names;
  for (const Command& command : program.commands) names.push_back(joined(command.names, " "));
  const std::string none =
      names.empty() ? "" : "not __fish_seen_subcommand_from " + joined(names, " ");
  script += rules(program, program.own.options, none);
  if (takes_files(program.own)) script += rule(program, none) + " -F\n";
  for (const Command& command : program.commands) {
    for (const std::string& name : command.names) {
      script += rule(program, none) + " -a " + name + " -d " +
                quoted_for_fish(first_line(command.about)) + '\n';
    }
    const std::string here = "__fish_seen_subcommand_from " + joined(command.names, " ");
    script += rules(program, options_behind(program, command), here);
    if (takes_files(command)) script += rule(program, here) + " -F\n";
  }
  return script;
}

}  // namespace chuhe::manual
