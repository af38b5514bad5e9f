#include "play_command.hpp"

#include <atomic>
#include <chrono>
#include <cmath>
#include <istream>
#include <memory>
#include <ostream>
#include <random>

#include <CLI/CLI.hpp>

#include <chuhe/core/rules.hpp>
#include <chuhe/manual/parser.hpp>

#include "board_options.hpp"
#include "command_line.hpp"
#include "computer_text.hpp"
#include "engine_computer.hpp"
#include "game_files.hpp"
#include "game_time.hpp"
#include "invocation.hpp"
#include "move_text.hpp"
#include "position_argument.hpp"
#include "record_files.hpp"
#include "screen/full_screen.hpp"
#include "screen/screen_text.hpp"
#include "terminal_game.hpp"
#include "value_checks.hpp"
#include "value_names.hpp"

namespace chuhe::cli {

namespace {

struct Options {
  std::string fen;
  std::string rules;
  std::string drawing = "always";
  BoardOptions board;
  bool over_the_board = false;
  std::string level;
  bool list_levels = false;
  std::string side;
  EngineOptions engine;
  std::string time;
  std::optional<double> move_seconds;
  std::optional<std::uint64_t> nodes;
  std::optional<int> depth;
  std::optional<std::uint32_t> seed;
  bool resigns = false;
  std::string notation;
  bool full_screen = false;
  bool lines = false;
  std::string record;
};

// Where a side is chosen and no level.
constexpr std::string_view usual_level = "5";

// The next line of input; nothing at its end. On a terminal the clock is watched meanwhile.
std::optional<std::string> next_line(TerminalGame& game, Invocation& invocation) {
  invocation.out << game.prompt() << std::flush;
  while (const auto up = game.time_is_up_at()) {
    if (!invocation.terminal.input_is_terminal) break;
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        *up - std::chrono::steady_clock::now());
    if (wait_for_input(left)) break;
    const std::string text = game.look_at_clock();
    if (!text.empty()) invocation.out << '\n' << text << game.prompt() << std::flush;
  }
  std::string line;
  if (!std::getline(invocation.in, line)) {
    invocation.out << '\n';
    return std::nullopt;
  }
  return line;
}

void let_computer_move(TerminalGame& game, Invocation& invocation) {
  const bool shows = invocation.terminal.output_is_terminal;
  if (shows) invocation.out << game.thinking() << std::flush;
  const std::string text = game.let_computer_move();
  if (shows) invocation.out << "\r\x1b[K";
  invocation.out << text << std::flush;
}

// Lines go in and texts come out until the game, the input or the output has ended. What a person
// types is on the screen already; what a pipe sends is written after the prompt, so that the output
// reads like a game.
void play(TerminalGame& game, const std::string& greeting, Invocation& invocation) {
  std::ostream& out = invocation.out;
  const bool echo = !invocation.terminal.input_is_terminal;
  out << greeting;
  while (!game.has_ended() && out) {
    if (game.computer_is_to_move()) {
      let_computer_move(game, invocation);
      continue;
    }
    const auto line = next_line(game, invocation);
    if (!line) break;
    if (echo) out << words::harmless(without_controls(*line), 200) << '\n';
    out << game.answer(*line);
  }
  out << game.farewell() << std::flush;
}

void complain(Invocation& invocation, const std::string& sentence, int status) {
  invocation.err << "chuhe: " << sentence << '\n';
  invocation.status = status;
}

Color person_side(const Options& options) {
  if (options.side == "black") return Color::black;
  if (options.side != "random") return Color::red;
  std::mt19937 random(options.seed ? *options.seed : std::random_device{}());
  return random() % 2 == 0 ? Color::red : Color::black;
}

EngineComputerSettings computer_settings(const Options& options, std::string_view rules,
                                         words::Language language) {
  EngineComputerSettings settings;
  settings.engine = options.engine;
  settings.seed = options.seed;
  settings.limits.nodes = options.nodes;
  settings.limits.depth = options.depth;
  if (options.move_seconds) {
    settings.limits.time = match::Milliseconds(std::llround(*options.move_seconds * 1000));
  }
  settings.language = language;
  settings.rules = rules;
  return settings;
}

void list_levels(EngineComputer& computer, Invocation& invocation) {
  if (const auto description = computer.describe(); !description) {
    return complain(invocation, description.error(), computer.problem_status());
  }
  TerminalGameSettings settings;
  settings.language = invocation.language;
  settings.computer = &computer;
  invocation.out
      << TerminalGame(Game(Line(), *find_rule_set("computer")), settings).answer("level");
}

// The notation that moves are shown in beside their points; false: there is no such notation.
bool choose_notation(const Options& options, TerminalGameSettings& settings,
                     Invocation& invocation) {
  if (options.notation == "none") return true;
  if (!options.notation.empty()) {
    settings.notation = find_notation(options.notation, invocation);
    return settings.notation != nullptr;
  }
  // In English points are as good as anything; in other languages moves have names.
  if (invocation.language != words::Language::english) {
    settings.notation = &usual_notation(invocation.language);
  }
  return true;
}

// Seats the computer where it is wanted. Without an engine the game is one for two; a level that
// there is not ends the program.
bool seat_computer(const Options& options, Color side, EngineComputer& computer, TerminalGame& game,
                   Invocation& invocation) {
  if (options.level.empty() && options.side.empty()) return true;
  const std::string_view level = options.level.empty() ? usual_level : options.level;
  const auto seated = game.seat_computer(level, side);
  bool is_seated = seated.has_value();
  const bool has_engine = is_seated || computer.describe().has_value();
  if (!is_seated && has_engine && options.level.empty() &&
      computer.problem_status() != exit_bad_input) {
    // An engine without levels plays as it can when none is asked for.
    is_seated = game.seat_computer("", side).has_value();
  }
  if (is_seated) {
    if (options.side == "none") game.watch();
    return true;
  }
  if (has_engine) {
    complain(invocation, seated.error(), exit_bad_input);
    return false;
  }
  complain(invocation, seated.error(), computer.problem_status());
  if (invocation.status == exit_bad_input) return false;
  invocation.err << "chuhe: " << computer_text(invocation.language, ComputerText::for_two) << '\n';
  return true;
}

// Whether a person sits at a terminal that is large enough, or says so.
bool wants_full_screen(const Options& options, const Terminal& terminal) {
  if (options.lines) return false;
  if (options.full_screen) return true;
  if (options.drawing != "always") return false;
  constexpr int columns = 80;
  constexpr int rows = 24;
  return terminal.input_is_terminal && terminal.output_is_terminal && terminal.addressable &&
         terminal.width >= columns && terminal.height >= rows;
}

void run(const Options& options, Invocation& invocation) {
  const std::string_view name = options.rules.empty() ? words::usual_rules(invocation.language).name
                                                      : std::string_view(options.rules);
  std::atomic<bool> interrupts{false};
  EngineComputer computer(computer_settings(options, name, invocation.language),
                          [&] { return interrupts || was_interrupted(); });
  if (options.list_levels) return list_levels(computer, invocation);
  std::optional<Line> line = read_position(options.fen, invocation);
  if (!line) return;
  RuleSet rules = *find_rule_set(name);
  if (options.over_the_board) rules.self_check = SelfCheck::loses;

  TerminalGameSettings settings;
  settings.language = invocation.language;
  settings.style = board_style(options.board, invocation.terminal, invocation.language);
  const bool plays_computer = !options.level.empty() || !options.side.empty();
  const Color person = person_side(options);  // drawn by lot, perhaps
  if (plays_computer && person == Color::black) {
    settings.style.view = opposite(settings.style.view);
  }
  const bool on_screen = wants_full_screen(options, invocation.terminal);
  settings.drawing = options.drawing == "never" || on_screen ? BoardDrawing::when_asked
                                                             : BoardDrawing::after_each_change;
  settings.player = invocation.terminal.input_is_terminal ? Player::person : Player::pipe;
  settings.computer = &computer;
  settings.computer_resigns = options.resigns;
  if (!choose_notation(options, settings, invocation)) return;
  if (!options.time.empty()) settings.time = *parse_game_time(options.time);
  SystemGameFiles files(invocation.language);
  settings.files = &files;
  end_input_on_interrupt();
  TerminalGame game(Game(std::move(*line), rules), settings);
  if (!seat_computer(options, opponent(person), computer, game, invocation)) return;
  std::string greeting = game.greeting();
  if (!options.record.empty()) {
    greeting = game.answer("load " + options.record);
    if (game.studied() == nullptr) {
      while (greeting.ends_with('\n')) greeting.pop_back();
      return complain(invocation, greeting, files.problem_status());
    }
  }
  if (!on_screen) {
    play(game, greeting, invocation);
  } else if (!play_on_screen(game, computer, interrupts, settings.style.colors,
                             invocation.language)) {
    return complain(invocation, screen_text(invocation.language, ScreenText::no_screen),
                    exit_environment);
  } else {
    invocation.out << game.farewell() << std::flush;
  }
  if (was_interrupted()) die_of_interrupt();
}

// A check that takes what `good` accepts and else says what there is.
template <class Good>
CLI::Validator takes(Good good, std::string what) {
  return CLI::Validator([good, what = std::move(what)](
                            std::string& text) { return good(text) ? std::string() : what; },
                        "");
}

void add_computer_options(CLI::App& command, Options& options, const Invocation& invocation) {
  const auto about = [&](ComputerText text) { return computer_text(invocation.language, text); };
  add_option(command, "--level", options.level, about(ComputerText::level_option), "N")
      .suggests(level_names());
  command.add_flag("--level-list", options.list_levels, about(ComputerText::list_option));
  add_option(command, "--side", options.side, about(ComputerText::side_option), "SIDE")
      .one_of({"red", "black", "random", "none"});
  command.add_option("--time", options.time, about(ComputerText::time_option))
      ->type_name("TIME")
      ->check(takes([](const std::string& time) { return parse_game_time(time).has_value(); },
                    about(ComputerText::bad_time)));
  command.add_option("--move-time", options.move_seconds, about(ComputerText::move_time_option))
      ->type_name("SECONDS")
      ->check(within<double>(0.001, 1'000'000));
  add_search_limits(command, options.nodes, options.depth, invocation);
  command.add_option("--seed", options.seed, about(ComputerText::seed_option))
      ->type_name("N")
      ->check(within<std::uint32_t>(1, 2'147'483'647));
  command.add_flag("--resign", options.resigns, about(ComputerText::resign_option));
  command.add_option("--notation", options.notation, about(ComputerText::notation_option))
      ->type_name("NAME")
      ->check(manual::choices(notation_names({"none"})));
  add_engine_options(command, options.engine, invocation);
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
      ->check(known_rule_set())
      ->check(rule_set_choices());
  command->add_flag("--over-the-board", options->over_the_board,
                    invocation.about(Text::play_over_the_board));
  add_computer_options(*command, *options, invocation);
  add_board_options(*command, options->board, invocation);
  add_option(*command, "--board", options->drawing, invocation.about(Text::play_board), "WHEN")
      .one_of({"always", "never"});
  command->add_flag("--tui", options->full_screen,
                    screen_text(invocation.language, ScreenText::tui_option));
  command->add_flag("--line", options->lines,
                    screen_text(invocation.language, ScreenText::line_option));
  command
      ->add_option("--load", options->record,
                   screen_text(invocation.language, ScreenText::load_option))
      ->type_name("FILE");
  command->callback([options, &invocation] {
    // As a property of the options, help would tell of it in English.
    if (options->full_screen && options->lines) throw CLI::ExcludesError("--tui", "--line");
    run(*options, invocation);
  });
}

}  // namespace chuhe::cli
