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

// Where functions for a command's options have their names from.
std::string function_of(const Program& program, const Command& command) {
  return "_" + program.name + (command.names.empty() ? "" : "_" + command.names.front());
}

// The function that completes the words "key=value" of an option.
std::string pairs_function(const Option& option, const std::string& command) {
  std::string name = option.names.back();
  name.erase(0, name.find_first_not_of('-'));
  return command + "_" + name;
}

std::string pairs_functions(const std::vector<Option>& options, const std::string& command) {
  std::string script;
  for (const Option& option : options) {
    if (!option.value || option.value->pairs.empty()) continue;
    script += pairs_function(option, command) + "() {\n  _values " + quoted(option.value->name);
    for (const Pair& pair : option.value->pairs) {
      script += " \\\n    " + quoted(pair.key + ":" + pair.key + ":" +
                                     action({pair.key, pair.choices, pair.is_file}));
    }
    script += "\n}\n";
  }
  return script;
}

std::string specification(const Option& option, const std::string& command) {
  std::string text;
  if (option.is_repeatable) {
    text += "*";
  } else if (option.names.size() > 1) {
    text += "(" + joined(option.names, " ") + ")";
  }
  std::string rest = "[" + escaped(first_line(option.about)) + "]";
  if (option.value && !option.value->pairs.empty()) {
    // As many words as there are keys. A word that is an option is none of them.
    const std::string word =
        ":" + escaped(option.value->name) + ":" + pairs_function(option, command);
    for (std::size_t i = 0; i < option.value->pairs.size(); ++i) rest += (i > 0 ? ":" : "") + word;
  } else if (option.value) {
    rest += ":" + escaped(option.value->name) + ":" + action(*option.value);
  }
  std::string result;
  for (const std::string& name : option.names) {
    // "--name=" is for "--name value" as well as for "--name=value".
    const bool joins = option.value && name.starts_with("--");
    if (!result.empty()) result += ' ';
    result += quoted(text + name + (joins ? "=" : "") + rest);
  }
  return result;
}

std::string specifications(const Program& program, const std::vector<Option>& options,
                           const Command& command, const std::string& indent) {
  std::string result;
  for (const Option& option : options) {
    result += " \\\n" + indent + specification(option, function_of(program, command));
  }
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
  script += specifications(program, program.own.options, program.own, "    ");
  script += " \\\n    '1:command:->command' \\\n    '*::argument:->argument' && return\n";
  script +=
      "  case $state in\n    command) _describe command commands ;;\n    argument)\n"
      "      case $line[1] in\n";
  for (const Command& command : program.commands) {
    script += "        (" + joined(command.names, "|") + ")\n          _arguments -S :";
    script += specifications(program, options_behind(program, command), command, "            ");
    script += "\n          ;;\n";
  }
  return script + "      esac\n      ;;\n  esac\n";
}

}  // namespace

std::string zsh_completion(const Program& program) {
  // Of the name of its file, as the shell wants it.
  const std::string function = "_" + program.name;
  std::string script =
      "#compdef " + program.name + "\n# Written by \"" + program.name + " --reference zsh\".\n";
  script += pairs_functions(program.own.options, function_of(program, program.own));
  for (const Command& command : program.commands) {
    script += pairs_functions(command.options, function_of(program, command));
  }
  script += function + "() {\n";
  if (program.commands.empty()) {
    script +=
        "  _arguments -S :" + specifications(program, program.own.options, program.own, "    ") +
        '\n';
  } else {
    script += with_commands(program);
  }
  // As a file of the path of functions, or read into a shell.
  return script + "}\nif [[ $funcstack[1] == " + function + " ]]; then\n  " + function +
         " \"$@\"\nelse\n  compdef " + function + " " + program.name + "\nfi\n";
}

}  // namespace chuhe::manual
