#include <map>

#include <chuhe/manual/reference.hpp>

#include "names.hpp"

namespace chuhe::manual {

namespace {

std::string words(const std::vector<Option>& options) {
  std::string result;
  for (const Option& option : options) {
    if (!result.empty()) result += ' ';
    result += joined(option.names, " ");
  }
  return quoted(result);
}

// What is done where the value of an option is typed.
std::string action(const Value& value) {
  if (value.is_file) return "files=yes";
  if (!value.choices.empty()) return "values=" + quoted(joined(value.choices, " "));
  return ":";
}

// Options with values by what is done, for a `case` over "command:option".
void collect(const std::string& command, const std::vector<Option>& options,
             std::map<std::string, std::vector<std::string>>& patterns) {
  for (const Option& option : options) {
    if (!option.value) continue;
    for (const std::string& name : option.names) {
      patterns[action(*option.value)].push_back(command + ":" + name);
    }
  }
}

// Which command stands in the line. The values of the program's own options are passed over.
std::string find_command(const Program& program) {
  std::vector<std::string> with_value;
  for (const Option& option : program.own.options) {
    if (option.value) with_value.insert(with_value.end(), option.names.begin(), option.names.end());
  }
  std::string script = "  for ((i = 1; i < COMP_CWORD; ++i)); do\n    case ${COMP_WORDS[i]} in\n";
  if (!with_value.empty()) {
    script +=
        "      " + joined(with_value, " | ") +
        ")\n        [[ ${COMP_WORDS[i + 1]} == = ]] && ((++i))\n        ((++i))\n        ;;\n";
  }
  for (const Command& command : program.commands) {
    script += "      " + joined(command.names, " | ") +
              ")\n        command=" + command.names.front() + "\n        break\n        ;;\n";
  }
  return script + "    esac\n  done\n";
}

// What may be typed where no value is due: options, and files or commands.
std::string branch(const std::string& name, const std::vector<Option>& options, bool files,
                   const std::string& commands) {
  std::string script = "      " + quoted(name) + ")\n        options=" + words(options) + '\n';
  if (files) script += "        files=yes\n";
  if (!commands.empty()) script += "        values=" + quoted(commands) + '\n';
  return script + "        ;;\n";
}

constexpr std::string_view begin =
    R"(  local cur=${COMP_WORDS[COMP_CWORD]} prev= command= options= values= files= before= i
  COMPREPLY=()
  ((COMP_CWORD > 0)) && prev=${COMP_WORDS[COMP_CWORD - 1]}
  # "--option=value" is three words, or one where the user has changed what parts them.
  if [[ $cur == = ]]; then
    cur=
  elif [[ $prev == = ]]; then
    prev=${COMP_WORDS[COMP_CWORD - 2]}
  elif [[ $cur == --*=* ]]; then
    prev=${cur%%=*}
    before=$prev=
    cur=${cur#*=}
  fi
)";

constexpr std::string_view end = R"(  local IFS=$'\n'
  if [[ -n $files ]]; then
    COMPREPLY=($(compgen -P "$before" -f -- "$cur"))
    compopt -o filenames 2>/dev/null
  fi
  [[ -n $values ]] && COMPREPLY+=($(compgen -P "$before" -W "${values// /$'\n'}" -- "$cur"))
  if [[ $cur == -* || (-z $files && -z $values) ]]; then
    COMPREPLY+=($(compgen -W "${options// /$'\n'}" -- "$cur"))
  fi
)";

}  // namespace

std::string bash_completion(const Program& program) {
  const std::string function = function_name(program);
  std::map<std::string, std::vector<std::string>> patterns;
  collect("", program.own.options, patterns);
  std::string branches;
  std::vector<std::string> names;
  for (const Command& command : program.commands) {
    const std::vector<Option> options = options_behind(program, command);
    collect(command.names.front(), options, patterns);
    branches += branch(command.names.front(), options, takes_files(command), {});
    names.push_back(joined(command.names, " "));
  }
  branches += branch("", program.own.options, takes_files(program.own), joined(names, " "));

  std::string script = "# Written by \"" + program.name + " --reference bash\".\n";
  script += function + "() {\n" + std::string(begin);
  if (!program.commands.empty()) script += find_command(program);
  script += "  case $command:$prev in\n";
  for (const auto& [what, where] : patterns) {
    script += "    " + joined(where, " | \\\n      ") + ")\n      ";
    script += what == ":" ? "return" : what;
    script += "\n      ;;\n";
  }
  script += "    *)\n      case $command in\n";
  replace_all(branches, "\n", "\n  ");
  script += "  " + branches.substr(0, branches.size() - 2);
  script += "      esac\n      ;;\n  esac\n" + std::string(end) + "}\ncomplete -F " + function +
            " " + program.name + '\n';
  return script;
}

}  // namespace chuhe::manual
