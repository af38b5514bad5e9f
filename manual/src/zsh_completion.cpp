#include <chuhe/manual/reference.hpp>

#include "names.hpp"

namespace chuhe::manual {

namespace {

// Within a specification of _arguments.
std::string escaped(std::string text) {
  for (const char* special : {"\\", ":", "[", "]"}) {
    replace_all(text, special, "\\" + std::string(special));
  }
  return text;
}

std::string action(const Value& value) {
  if (value.is_file) return "_files";
  if (value.choices.empty()) return " ";
  return "(" + joined(value.choices, " ") + ")";
}

std::string specification(const Option& option) {
  std::string text;
  if (option.is_repeatable) {
    text += "*";
  } else if (option.names.size() > 1) {
    text += "(" + joined(option.names, " ") + ")";
  }
  std::string rest = "[" + escaped(first_line(option.about)) + "]";
  if (option.value) rest += ":" + escaped(option.value->name) + ":" + action(*option.value);
  std::string result;
  for (const std::string& name : option.names) {
    // "--name=" is for "--name value" as well as for "--name=value".
    const bool joins = option.value && name.starts_with("--");
    if (!result.empty()) result += ' ';
    result += quoted(text + name + (joins ? "=" : "") + rest);
  }
  return result;
}

std::string specifications(const std::vector<Option>& options, const Command& command,
                           const std::string& indent) {
  std::string result;
  for (const Option& option : options) result += " \\\n" + indent + specification(option);
  int place = 0;
  for (const Argument& argument : command.arguments) {
    const std::string where = argument.is_repeatable ? "*"
                              : argument.is_required ? std::to_string(++place)
                                                     : std::to_string(++place) + ":";
    result += " \\\n" + indent +
              quoted(where + ":" + escaped(argument.value.name) + ":" + action(argument.value));
  }
  return result;
}

std::string with_commands(const Program& program) {
  std::string script =
      "  local curcontext=$curcontext state state_descr line\n"
      "  local -A opt_args\n  local -a commands\n  commands=(\n";
  for (const Command& command : program.commands) {
    for (const std::string& name : command.names) {
      script += "    " + quoted(name + ":" + escaped(first_line(command.about))) + '\n';
    }
  }
  script += "  )\n  _arguments -C -S :";
  script += specifications(program.own.options, program.own, "    ");
  script += " \\\n    '1:command:->command' \\\n    '*::argument:->argument' && return\n";
  script +=
      "  case $state in\n    command) _describe command commands ;;\n    argument)\n"
      "      case $line[1] in\n";
  for (const Command& command : program.commands) {
    script += "        (" + joined(command.names, "|") + ")\n          _arguments -S :";
    script += specifications(options_behind(program, command), command, "            ");
    script += "\n          ;;\n";
  }
  return script + "      esac\n      ;;\n  esac\n";
}

}  // namespace

std::string zsh_completion(const Program& program) {
  // Of the name of its file, as the shell wants it.
  const std::string function = "_" + program.name;
  std::string script = "#compdef " + program.name + "\n# Written by \"" + program.name +
                       " --reference zsh\".\n" + function + "() {\n";
  if (program.commands.empty()) {
    script += "  _arguments -S :" + specifications(program.own.options, program.own, "    ") + '\n';
  } else {
    script += with_commands(program);
  }
  // As a file of the path of functions, or read into a shell.
  return script + "}\nif [[ $funcstack[1] == " + function + " ]]; then\n  " + function +
         " \"$@\"\nelse\n  compdef " + function + " " + program.name + "\nfi\n";
}

}  // namespace chuhe::manual
