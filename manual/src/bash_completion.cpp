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
    for (const Pair& pair : option.value->pairs) {
      std::vector<std::string>& keys = patterns[action({pair.key, pair.choices, pair.is_file})];
      const std::string key = command + ":" + pair.key + "=";
      if (std::ranges::find(keys, key) == keys.end()) keys.push_back(key);
    }
    if (!option.value->pairs.empty()) continue;
    for (const std::string& name : option.names) {
      patterns[action(*option.value)].push_back(command + ":" + name);
    }
  }
}

// Which of the options before the cursor takes words "key=value", and with which keys.
std::string find_pairs(const std::string& command, const std::vector<Option>& options) {
  std::string script;
  for (const Option& option : options) {
    if (!option.value || option.value->pairs.empty()) continue;
    std::vector<std::string> names;
    for (const std::string& name : option.names) names.push_back(command + ":" + name);
    std::vector<std::string> keys;
    for (const Pair& pair : option.value->pairs) keys.push_back(pair.key + "=");
    script += "        " + joined(names, " | ") + ") pairs=" + quoted(joined(keys, " ")) + " ;;\n";
  }
  return script;
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

// A word that is no option belongs to the option before it.
constexpr std::string_view pairs_begin = R"(  local pairs=
  for ((i = COMP_CWORD - 1; i > 0; --i)); do
    if [[ ${COMP_WORDS[i]} == --* ]]; then
      case $command:${COMP_WORDS[i]} in
)";

constexpr std::string_view pairs_end = R"(      esac
      break
    fi
  done
  if [[ -n $pairs ]]; then
    if [[ $cur == [a-z]*=* ]]; then
      prev=${cur%%=*}=
      before+=$prev
      cur=${cur#*=}
    elif [[ $prev != -* && ${COMP_WORDS[COMP_CWORD - 1]}${COMP_WORDS[COMP_CWORD]} == *=* ]]; then
      prev+==
    fi
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
  if [[ ${COMPREPLY[0]-} == *= ]]; then
    compopt -o nospace 2>/dev/null
  fi
)";

}  // namespace

std::string bash_completion(const Program& program) {
  const std::string function = function_name(program);
  std::map<std::string, std::vector<std::string>> patterns;
  collect("", program.own.options, patterns);
  std::string pairs = find_pairs("", program.own.options);
  std::string branches;
  std::vector<std::string> names;
  for (const Command& command : program.commands) {
    const std::vector<Option> options = options_behind(program, command);
    collect(command.names.front(), options, patterns);
    pairs += find_pairs(command.names.front(), options);
    branches += branch(command.names.front(), options, takes_files(command), {});
    names.push_back(joined(command.names, " "));
  }
  branches += branch("", program.own.options, takes_files(program.own), joined(names, " "));

  std::string script = "# Written by \"" + program.name + " --reference bash\".\n";
  script += function + "() {\n" + std::string(begin);
  if (!program.commands.empty()) script += find_command(program);
  if (!pairs.empty()) script += std::string(pairs_begin) + pairs + std::string(pairs_end);
  script += "  case $command:$prev in\n";
  for (const auto& [what, where] : patterns) {
    script += "    " + joined(where, " | \\\n      ") + ")\n      ";
    script += what == ":" ? "return" : what;
    script += "\n      ;;\n";
  }
  if (!pairs.empty()) script += "    *=)\n      return\n      ;;\n";
  script += "    *)\n      case $command in\n";
  replace_all(branches, "\n", "\n  ");
  script += "  " + branches.substr(0, branches.size() - 2);
  script += "      esac\n";
  if (!pairs.empty()) script += "      [[ -n $pairs ]] && values=$pairs files=\n";
  script += "      ;;\n  esac\n" + std::string(end) + "}\ncomplete -F " + function + " " +
            program.name + '\n';
  return script;
}

}  // namespace chuhe::manual
