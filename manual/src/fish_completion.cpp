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

// What may be typed of words "key=value"; files are completed by rules of their own.
std::string words_of(const std::vector<Pair>& pairs) {
  std::string words;
  for (const Pair& pair : pairs) {
    if (pair.choices.empty()) words += pair.key + "= ";
    for (const std::string& choice : pair.choices) words += pair.key + "=" + choice + ' ';
  }
  words.pop_back();
  return words;
}

// For the words behind the first one, and for files in any of them.
std::string pair_rules(const Program& program, const Option& option, const std::string& condition) {
  const std::string here =
      condition + "; and _" + function_name(program) + "_behind " + joined(option.names, " ");
  std::string script =
      rule(program, here) + " -a " + quoted_for_fish(words_of(option.value->pairs)) + '\n';
  for (const Pair& pair : option.value->pairs) {
    if (!pair.is_file) continue;
    script +=
        rule(program, here + "; and string match -q '" + pair.key + "=*' -- (commandline -ct)") +
        " -F\n";
  }
  return script;
}

// Whether an option is the last of the options before the cursor.
constexpr std::string_view behind = R"(
  set -l words (commandline -opc)
  for word in $words[-1..1]
    if string match -q -- '--*' $word
      contains -- (string replace -r '=.*' '' -- $word) $argv
      return
    end
  end
  return 1
end
)";

std::string value(const Value& value) {
  if (value.is_file) return " -r -F";
  std::string text = " -x";
  if (!value.pairs.empty()) text += " -a " + quoted_for_fish(words_of(value.pairs));
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
    if (option.value && !option.value->pairs.empty()) {
      script += pair_rules(program, option, condition);
    }
  }
  return script;
}

}  // namespace

std::string fish_completion(const Program& program) {
  std::string script = "# Written by \"" + program.name + " --reference fish\".\ncomplete -c " +
                       program.name + " -f\n";
  const auto has_pairs = [](const Option& option) {
    return option.value && !option.value->pairs.empty();
  };
  if (std::ranges::any_of(program.commands, [&](const Command& command) {
        return std::ranges::any_of(command.options, has_pairs);
      })) {
    script += "function _" + function_name(program) + "_behind" + std::string(behind);
  }
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
