#include "program.hpp"

#include <chuhe/manual/reference.hpp>
#include <chuhe/version.hpp>

#include "text.hpp"

namespace chuhe::engine_app {

namespace {

manual::Background background() {
  return {
      .section = 6,
      .summary = "xiangqi engine for UCI and UCCI",
      .description =
          {"chuhe-engine plays and analyses xiangqi (Chinese chess) for a program with a board. "
           "Without a command it reads commands from standard input, in UCI or in UCCI, whichever "
           "it is addressed in (uci, ucci), until quit or the end of the input.",
           "Besides the protocols it knows d (the board), eval (the evaluation explained), bench, "
           "and perft N."},
      .environment = {{"LANG, LC_ALL, LC_MESSAGES, LANGUAGE",
                       "The language of help and of errors in usage. What is said to programs is "
                       "in English unless --lang says otherwise"}},
      .examples = {{"printf 'uci\\nposition startpos\\ngo depth 12\\n' | chuhe-engine",
                    "Search the opening position:"},
                   {"chuhe-engine bench", "Measure how fast it searches:"}},
      .see_also = {"chuhe(6)", "chuhe-desktop(6)"},
      .date = std::string(commit_day)};
}

}  // namespace

manual::Program program(words::Language language) {
  const auto say = [&](Text id) { return std::string(text(language, id)); };
  manual::Program result{.name = "chuhe-engine",
                         .version = std::string(version),
                         .own = {.about = say(Text::help_about), .takes_program_options = true},
                         .background = background()};
  result.commands.push_back({.names = {"bench"},
                             .about = say(Text::help_bench),
                             .arguments = {{.value = {.name = "DEPTH"}, .about = "From 1 to 100"}},
                             .takes_program_options = true});
  result.own.options = {{.names = {"--lang"},
                         .about = say(Text::help_language),
                         .value = manual::Value{.name = "TAG", .choices = words::language_tags()}},
                        {.names = {"--tuning"}, .about = say(Text::help_tuning)},
                        {.names = {"--version"}, .about = say(Text::help_version)},
                        {.names = {"-h", "--help"}, .about = say(Text::help_help)}};
  return result;
}

std::string help(words::Language language) {
  std::string result(text(language, Text::help_usage));
  result += "\n\n";
  result += text(language, Text::help_about);
  result += "\n\n" + manual::help_rows(program(language)) + '\n';
  result += text(language, Text::help_more);
  return result + '\n';
}

}  // namespace chuhe::engine_app
