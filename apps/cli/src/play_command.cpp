#include "play_command.hpp"

#include <istream>
#include <memory>
#include <ostream>

#include <CLI/CLI.hpp>

#include <chuhe/core/rules.hpp>

#include "board_options.hpp"
#include "game_files.hpp"
#include "invocation.hpp"
#include "position_argument.hpp"
#include "terminal_game.hpp"

namespace chuhe::cli {

namespace {

struct Options {
  std::string fen;
  std::string rules;
  std::string drawing = "always";
  BoardOptions board;
  bool over_the_board = false;
};

std::string rule_set_names() {
  std::string list;
  for (const RuleSet& rules : rule_sets()) {
    if (!list.empty()) list += ", ";
    list += rules.name;
  }
  return list;
}

// People's games go by the Chinese rules where the language is Chinese and by the international
// ones elsewhere.
std::string_view default_rules(words::Language language) {
  const bool chinese = language == words::Language::simplified_chinese ||
                       language == words::Language::traditional_chinese;
  return chinese ? "cxa2020" : "wxf2018";
}

// Lines go in and texts come out until the game, the input or the output has ended. What a person
// types is on the screen already; what a pipe sends is written after the prompt, so that the output
// reads like a game.
void play(TerminalGame& game, Invocation& invocation) {
  std::ostream& out = invocation.out;
  const bool echo = !invocation.terminal.input_is_terminal;
  out << game.greeting();
  std::string line;
  while (!game.has_ended() && out) {
    out << game.prompt() << std::flush;
    if (!std::getline(invocation.in, line)) {
      out << '\n';
      break;
    }
    if (echo) out << words::harmless(without_controls(line), 200) << '\n';
    out << game.answer(line);
  }
  out << game.farewell() << std::flush;
}

void run(const Options& options, Invocation& invocation) {
  std::optional<Line> line = read_position(options.fen, invocation);
  if (!line) return;
  const std::string_view name =
      options.rules.empty() ? default_rules(invocation.language) : std::string_view(options.rules);
  RuleSet rules = *find_rule_set(name);
  if (options.over_the_board) rules.self_check = SelfCheck::loses;

  TerminalGameSettings settings;
  settings.language = invocation.language;
  settings.style = board_style(options.board, invocation.terminal, invocation.language);
  settings.drawing =
      options.drawing == "never" ? BoardDrawing::when_asked : BoardDrawing::after_each_change;
  settings.player = invocation.terminal.input_is_terminal ? Player::person : Player::pipe;
  SystemGameFiles files(invocation.language);
  settings.files = &files;
  TerminalGame game(Game(std::move(*line), rules), settings);
  end_input_on_interrupt();
  play(game, invocation);
  if (was_interrupted()) die_of_interrupt();
}

}  // namespace

void add_play_command(CLI::App& program, Invocation& invocation) {
  const auto options = std::make_shared<Options>();
  CLI::App* command = program.add_subcommand("play", invocation.about(Text::play_about));
  add_position_option(*command, options->fen, invocation);
  command
      ->add_option("--rules", options->rules,
                   invocation.about(Text::play_rules) + ": " + rule_set_names())
      ->type_name("NAME")
      ->check(CLI::Validator(
          [](std::string& name) {
            return find_rule_set(name) == nullptr ? rule_set_names() : std::string();
          },
          ""));
  command->add_flag("--over-the-board", options->over_the_board,
                    invocation.about(Text::play_over_the_board));
  add_board_options(*command, options->board, invocation);
  command->add_option("--board", options->drawing, invocation.about(Text::play_board))
      ->type_name("WHEN")
      ->check(CLI::Validator(
          [](std::string& when) {
            return when == "always" || when == "never" ? std::string() : "always, never";
          },
          ""));
  command->callback([options, &invocation] { run(*options, invocation); });
}

}  // namespace chuhe::cli
