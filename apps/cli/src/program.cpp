#include "program.hpp"

#include <algorithm>
#include <istream>
#include <memory>
#include <ostream>
#include <string_view>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <chuhe/manual/parser.hpp>
#include <chuhe/manual/reference.hpp>
#include <chuhe/version.hpp>

#include "analyse_command.hpp"
#include "board_command.hpp"
#include "convert_command.hpp"
#include "fen_command.hpp"
#include "games_command.hpp"
#include "invocation.hpp"
#include "judge_command.hpp"
#include "match_command.hpp"
#include "moves_command.hpp"
#include "notation_command.hpp"
#include "openings_command.hpp"
#include "perft_command.hpp"
#include "play_command.hpp"
#include "program_page.hpp"
#include "show_command.hpp"
#include "validate_command.hpp"

namespace chuhe::cli {

namespace {

// One line for each command.
void add_commands(CLI::App& program, Invocation& invocation) {
  add_play_command(program, invocation);
  add_analyse_command(program, invocation);
  add_board_command(program, invocation);
  add_fen_command(program, invocation);
  add_moves_command(program, invocation);
  add_notation_command(program, invocation);
  add_judge_command(program, invocation);
  add_perft_command(program, invocation);
  add_convert_command(program, invocation);
  add_show_command(program, invocation);
  add_validate_command(program, invocation);
  add_games_command(program, invocation);
  add_match_command(program, invocation);
  add_openings_command(program, invocation);
}

// The value of --lang, which has to be known before there is any text.
std::optional<std::string> language_argument(const std::vector<std::string>& arguments) {
  constexpr std::string_view option = "--lang";
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& argument = arguments[i];
    if (argument == "--") break;
    if (argument == option && i + 1 < arguments.size()) return arguments[i + 1];
    if (argument.starts_with(option) && argument.size() > option.size() &&
        argument[option.size()] == '=') {
      return argument.substr(option.size() + 1);
    }
  }
  return std::nullopt;
}

std::string language_list() { return fmt::format("{}", fmt::join(words::language_tags(), ", ")); }

// The person's language. Texts beyond ASCII go to a stream that is not UTF-8 only when asked for.
words::Language chosen_language(const words::Environment& environment, Invocation& invocation) {
  words::Language language = words::language_of(environment);
  const bool silent = environment("LC_ALL").value_or("").empty() &&
                      environment("LC_MESSAGES").value_or("").empty() &&
                      environment("LANG").value_or("").empty();
  if (silent) language = system_language().value_or(language);
  if (language == words::Language::english || invocation.terminal.utf8) return language;
  invocation.err << "chuhe: " << invocation.text(Text::encoding_is_not_utf8) << '\n';
  return words::Language::english;
}

void translate(CLI::App& app, const Invocation& invocation) {
  const auto formatter = std::make_shared<CLI::Formatter>();
  formatter->label("Usage", invocation.about(Text::usage));
  formatter->label("OPTIONS", invocation.about(Text::options_badge));
  formatter->label("SUBCOMMAND", invocation.about(Text::command_badge));
  formatter->label("Positionals", invocation.about(Text::arguments));
  formatter->label("REQUIRED", "");
  formatter->column_width(27);
  app.formatter(formatter);
  app.set_help_flag("-h,--help", invocation.about(Text::help_option));
  // What is made from here on, options and commands, is in these groups.
  app.option_defaults()->group(invocation.about(Text::options));
  app.get_help_ptr()->group(invocation.about(Text::options));
}

// An argument as the person typed it, harmless for a terminal; without the parser's sentence
// around it.
std::string shown(std::string_view text) {
  std::string result;
  for (char c : text) result += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
  return result;
}

std::string after_colon(const std::string& message) {
  const std::size_t colon = message.find(": ");
  return shown(colon == std::string::npos ? message : message.substr(colon + 2));
}

std::string before_colon(const std::string& message) {
  return shown(message.substr(0, std::min(message.find(": "), message.find(' '))));
}

std::string explain(const CLI::ParseError& error, const Invocation& invocation) {
  const std::string message = error.what();
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
    return invocation.text(Text::unexpected_argument, {after_colon(message)});
  }
  if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
    if (message.find("subcommand") != std::string::npos) {
      return invocation.about(Text::command_missing);
    }
    return invocation.text(Text::argument_missing, {before_colon(message)});
  }
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
    return invocation.text(Text::value_missing, {before_colon(message)});
  }
  if (dynamic_cast<const CLI::ValidationError*>(&error) != nullptr) {
    return invocation.text(Text::bad_value, {before_colon(message), after_colon(message)});
  }
  return invocation.text(Text::bad_usage, {shown(message)});
}

// The command that was called, or the program when there was none.
CLI::App& called(CLI::App& program) {
  const std::vector<CLI::App*> commands = program.get_subcommands();
  return commands.empty() ? program : *commands.front();
}

int parse(CLI::App& program, std::vector<std::string> arguments, Invocation& invocation) {
  try {
    std::ranges::reverse(arguments);  // the order in which the parser wants them
    program.parse(arguments);
    return invocation.status;
  } catch (const CLI::CallForHelp&) {
    CLI::App& app = called(program);
    invocation.out << app.help(&app == &program ? "" : "chuhe");
    return exit_done;
  } catch (const CLI::CallForVersion&) {
    invocation.out << "chuhe " << version_line << '\n';
    return exit_done;
  } catch (const CLI::ParseError& error) {
    const CLI::App& app = called(program);
    const std::string help =
        &app == &program ? "chuhe --help" : "chuhe " + app.get_name() + " --help";
    invocation.err << "chuhe: " << explain(error, invocation) << '\n'
                   << invocation.text(Text::try_help, {help}) << '\n';
    return exit_bad_input;
  }
}

}  // namespace

int run(const std::vector<std::string>& arguments, const words::Environment& environment,
        const Terminal& terminal, std::istream& in, std::ostream& out, std::ostream& err) {
  Invocation invocation{.in = in, .out = out, .err = err, .terminal = terminal};
  const auto reference = manual::reference_asked_for(arguments);
  if (reference) {
    invocation.language = words::Language::english;
  } else if (const auto tag = language_argument(arguments)) {
    const auto language = words::parse_language(*tag);
    if (!language) {
      err << "chuhe: " << invocation.text(Text::unknown_language, {shown(*tag), language_list()})
          << '\n';
      return exit_bad_input;
    }
    invocation.language = *language;
  } else {
    invocation.language = chosen_language(environment, invocation);
  }

  CLI::App program(invocation.about(Text::about), "chuhe");
  translate(program, invocation);
  program.set_version_flag("--version", std::string(version_line),
                           invocation.about(Text::version_option));
  std::string language;  // read before, see language_argument
  program.add_option("--lang", language, invocation.about(Text::language_option))
      ->type_name("TAG")
      ->check(manual::choices(words::language_tags()));
  program.footer(invocation.about(Text::footer));
  program.require_subcommand(1);
  program.fallthrough();
  add_commands(program, invocation);
  for (CLI::App* command : program.get_subcommands({})) {
    command->group(invocation.about(Text::commands));
    command->get_help_ptr()->group(invocation.about(Text::options));
    // The program's, unless it has one of its own.
    if (command->get_footer() == program.get_footer()) command->footer("");
  }

  int status = exit_done;
  if (reference) {
    out << manual::reference(
        manual::program(program, "chuhe", std::string(version), program_page()), *reference);
  } else {
    status = parse(program, arguments, invocation);
  }
  out.flush();
  if (!out) {
    err << "chuhe: " << invocation.text(Text::output_failed) << '\n';
    return exit_environment;
  }
  return status;
}

}  // namespace chuhe::cli
