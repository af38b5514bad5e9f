#include "analyse_command.hpp"

#include <chrono>
#include <cmath>
#include <filesystem>
#include <istream>
#include <iterator>
#include <memory>
#include <ostream>
#include <utility>

#include <CLI/CLI.hpp>

#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/manual/parser.hpp>
#include <chuhe/words/phrasebook.hpp>

#include "analyse_text.hpp"
#include "analysis_report.hpp"
#include "engine_options.hpp"
#include "engine_text.hpp"
#include "game_reviewer.hpp"
#include "invocation.hpp"
#include "live_lines.hpp"
#include "move_text.hpp"
#include "position_argument.hpp"
#include "record_files.hpp"
#include "record_text.hpp"
#include "value_checks.hpp"
#include "value_names.hpp"

namespace chuhe::cli {

namespace {

namespace fs = std::filesystem;
using match::Milliseconds;

struct Options {
  std::string what;
  std::string fen;
  std::string moves;
  EngineOptions engine;
  std::optional<std::size_t> lines;
  std::optional<double> seconds;
  std::optional<std::uint64_t> nodes;
  std::optional<int> depth;
  bool infinite = false;
  std::optional<int> threads;
  std::optional<int> hash;
  std::string rules = "computer";
  std::string notation;
  std::optional<std::size_t> game;
  std::string out;
  RecordOptions record;
  bool json = false;
};

void complain(Invocation& invocation, const std::string& sentence, int status) {
  invocation.err << "chuhe: " << sentence << '\n';
  invocation.status = status;
}

SearchLimits limits_of(const Options& options, double usual_seconds) {
  SearchLimits limits;
  limits.nodes = options.nodes;
  limits.depth = options.depth;
  std::optional<double> seconds = options.seconds;
  if (!seconds && !options.nodes && !options.depth && !options.infinite) seconds = usual_seconds;
  if (seconds) limits.time = Milliseconds(std::llround(*seconds * 1000));
  return limits;
}

// What the engine is told before it starts, and what it cannot be told.
std::vector<protocol::SetOption> settings_for(const KnownEngine& engine, const Options& options,
                                              std::size_t lines,
                                              std::vector<protocol::SetOption> settings,
                                              Invocation& invocation) {
  const auto tell = [&](AnalyseText text, std::initializer_list<std::string_view> arguments) {
    invocation.err << "chuhe: " << analyse_text(invocation.language, text, arguments) << '\n';
  };
  const std::string name = words::harmless(engine.name);
  const auto set = [&](protocol::CommonOption option, std::int64_t value) {
    if (const auto* spec = engine.description.option(option)) {
      settings.insert(settings.begin(), {spec->name, std::to_string(value)});
      return true;
    }
    return false;
  };
  if (options.hash && !set(protocol::CommonOption::hash, *options.hash)) {
    tell(AnalyseText::not_offered, {name, "Hash"});
  }
  if (options.threads && !set(protocol::CommonOption::threads, *options.threads)) {
    tell(AnalyseText::not_offered, {name, "Threads"});
  }
  if (lines > 1 && !set(protocol::CommonOption::multi_pv, static_cast<std::int64_t>(lines)) &&
      options.lines) {
    tell(AnalyseText::one_line_only, {name});
  }
  constexpr std::string_view rule = "Repetition Rule";
  const auto* spec = engine.description.option(rule);
  const auto* combo = spec ? std::get_if<protocol::ComboOption>(&spec->kind) : nullptr;
  if (combo != nullptr &&
      std::ranges::find(combo->choices, options.rules) != combo->choices.end()) {
    settings.insert(settings.begin(), {std::string(rule), options.rules});
  } else if (options.rules != "computer") {
    tell(AnalyseText::no_rule_choice, {name, options.rules});
  }
  return settings;
}

// The engine that the options mean, set and ready; nothing with a word when it cannot be used.
class Setup {
 public:
  Setup(const Options& options, Invocation& invocation, std::size_t usual_lines,
        double usual_seconds)
      : invocation_(invocation),
        lines_(options.lines.value_or(usual_lines)),
        limits_(limits_of(options, usual_seconds)) {
    start(options);
  }

  bool is_ready() const { return engine_ != nullptr; }
  ThinkingEngine& engine() { return *engine_; }
  const KnownEngine& known() const { return *known_; }
  std::size_t lines() const { return lines_; }
  const SearchLimits& limits() const { return limits_; }
  void refuse(const match::EngineFault& fault) {
    const EngineProblem problem =
        problem_with(known_ ? known_->choice : choice_, fault, invocation_.language);
    complain(invocation_, problem.text, problem.status);
  }

 private:
  void start(const Options& options) {
    const auto choice = choose_engine(options.engine, invocation_.language);
    if (!choice) return complain(invocation_, choice.error().text, choice.error().status);
    choice_ = *choice;
    auto settings = engine_settings(options.engine, invocation_.language);
    if (!settings) return complain(invocation_, settings.error().text, settings.error().status);
    auto known = meet(choice_, was_interrupted);
    if (was_interrupted()) return;
    if (!known) return refuse(known.error());
    known_ = std::move(*known);
    auto engine = std::make_unique<ThinkingEngine>(
        *known_, settings_for(*known_, options, lines_, std::move(*settings), invocation_),
        was_interrupted);
    if (const auto ready = engine->new_game(); !ready) {
      if (!was_interrupted()) refuse(ready.error());
      return;
    }
    for (const std::string& option : engine->ignored_options()) {
      invocation_.err << "chuhe: "
                      << engine_text(invocation_.language, EngineText::unknown_option,
                                     {words::harmless(known_->name), words::harmless(option)})
                      << '\n';
    }
    engine_ = std::move(engine);
  }

  Invocation& invocation_;
  std::size_t lines_;
  SearchLimits limits_;
  EngineChoice choice_;
  std::optional<KnownEngine> known_;
  std::unique_ptr<ThinkingEngine> engine_;
};

ReportStyle style_of(const record::Dialect& notation, const Invocation& invocation) {
  const bool to_terminal = invocation.terminal.output_is_terminal;
  return {.language = invocation.language,
          .notation = notation,
          .width = to_terminal ? invocation.terminal.width : 0,
          .blocks = invocation.terminal.boxes,
          .colors = invocation.terminal.colors};
}

std::string engine_line(const Setup& setup, const Invocation& invocation) {
  return analyse_text(
      invocation.language, AnalyseText::engine_line,
      {words::harmless(setup.known().name), limits_text(invocation.language, setup.limits())});
}

// Looks at the position and shows what is found: on a terminal all the time.
void analyse_position(const Line& line, const Options& options, const record::Dialect& notation,
                      Invocation& invocation) {
  const Position& position = line.position();
  const words::Phrasebook book(invocation.language);
  const ReportStyle style = style_of(notation, invocation);
  const auto over = outcome(line, *find_rule_set(options.rules));
  if (over && legal_moves(position).empty()) {
    if (options.json) {
      nlohmann::ordered_json json;
      json["fen"] = to_fen(position);
      json["over"] = over->ending == Ending::checkmate ? "checkmate" : "stalemate";
      json["lines"] = nlohmann::ordered_json::array();
      invocation.out << dump(json) << '\n';
    } else {
      invocation.out << book.sentence(*over) << '\n';
    }
    return;
  }
  constexpr std::size_t usual_lines = 3;
  constexpr double usual_seconds = 5;
  end_input_on_interrupt();
  Setup setup(options, invocation, usual_lines, usual_seconds);
  if (!setup.is_ready()) {
    if (was_interrupted()) die_of_interrupt();
    return;
  }
  if (!options.json) {
    invocation.out << engine_line(setup, invocation) << '\n'
                   << analyse_text(invocation.language, AnalyseText::position_line,
                                   {to_fen(position)})
                   << '\n'
                   << analyse_text(invocation.language, AnalyseText::seen_from_red) << '\n'
                   << std::flush;
  }
  const bool live = invocation.terminal.output_is_terminal && !options.json;
  LiveLines lines(invocation.out, invocation.terminal.width,
                  live ? LiveLines::Shown::yes : LiveLines::Shown::no);
  match::Moment next{};
  const auto show = [&](const Thoughts& thoughts) {
    const match::Moment now = std::chrono::steady_clock::now();
    if (!live || now < next || thoughts.lines.empty()) return;
    constexpr Milliseconds interval{100};
    next = now + interval;
    lines.draw(thoughts_lines(style, position, thoughts));
  };
  const protocol::Go go = go_for(setup.limits());
  const auto answer =
      setup.engine().think(line, go, {}, setup.lines(), patience_for(go, position.turn()), show);
  lines.hide();
  if (!answer) return setup.refuse(answer.error());
  if (options.json) {
    nlohmann::ordered_json json = thoughts_json(style, position, answer->thoughts);
    json["engine"] = setup.known().name;
    invocation.out << dump(json) << '\n';
    return;
  }
  for (const std::string& text : thoughts_lines(style, position, answer->thoughts)) {
    invocation.out << text << '\n';
  }
}

// All of standard input or of a file.
std::expected<std::string, record::FileError> read_all(const std::string& name,
                                                       Invocation& invocation) {
  if (name == "-") return std::string(std::istreambuf_iterator<char>(invocation.in), {});
  constexpr std::size_t largest = std::size_t{1} << 30;
  return record::read_file(fs::path(std::u8string(name.begin(), name.end())), largest);
}

void review_games(const std::string& bytes, record::Format format, const RecordChoice& choice,
                  const Options& options, const record::Dialect& notation, Invocation& invocation) {
  ReviewRequest request{.what = options.what,
                        .bytes = bytes,
                        .format = format,
                        .read = choice.read,
                        .game = options.game,
                        .out = options.out,
                        .notation = options.notation.empty() ? nullptr : &notation,
                        .rules = *find_rule_set(options.rules),
                        .json = options.json};
  if (!check_output(request, invocation)) return;
  constexpr double usual_seconds = 1;
  end_input_on_interrupt();
  Setup setup(options, invocation, 1, usual_seconds);
  if (setup.is_ready()) {
    if (!options.json) {
      invocation.out << engine_line(setup, invocation) << '\n'
                     << analyse_text(invocation.language, AnalyseText::seen_from_red) << '\n'
                     << std::flush;
    }
    const auto fault = review(request, setup.engine(), setup.known().name, setup.limits(),
                              setup.lines(), style_of(notation, invocation), invocation);
    if (fault) setup.refuse(*fault);
  }
  if (was_interrupted()) {
    invocation.out << std::flush;
    die_of_interrupt();
  }
}

void analyse_position(const std::string& fen, const Options& options,
                      const record::Dialect& notation, Invocation& invocation) {
  std::optional<Line> line = read_position(fen, invocation);
  if (!line) return;
  const auto moves = read_any_moves(options.moves, line->position(), invocation.language);
  if (!options.moves.empty() && !moves) {
    return complain(invocation,
                    analyse_text(invocation.language, AnalyseText::bad_moves, {moves.error()}),
                    exit_bad_input);
  }
  if (!options.moves.empty()) {
    for (const Move move : *moves) line->push(move);
  }
  analyse_position(*line, options, notation, invocation);
}

bool seems_position(std::string_view text) {
  return text.starts_with("startpos") || text.starts_with("position") ||
         std::ranges::count(text, '/') >= 5;
}

// What was named is a file of records, or a position.
void analyse_what(const Options& options, const record::Dialect& notation, Invocation& invocation) {
  const fs::path path(std::u8string(options.what.begin(), options.what.end()));
  std::error_code ignored;
  const bool is_file = options.what == "-" || fs::exists(path, ignored);
  if (!is_file && seems_position(options.what)) {
    if (options.game || !options.out.empty()) {
      return complain(invocation, analyse_text(invocation.language, AnalyseText::out_without_file),
                      exit_bad_input);
    }
    return analyse_position(options.what, options, notation, invocation);
  }
  if (!is_file && !read_fen(options.what) && !path.has_extension() && !path.has_parent_path()) {
    return complain(invocation,
                    analyse_text(invocation.language, AnalyseText::neither_file_nor_position,
                                 {words::harmless(options.what)}),
                    exit_bad_input);
  }
  const auto choice = understand(options.record, invocation);
  if (!choice) return;
  const auto bytes = read_all(options.what, invocation);
  if (!bytes) {
    return complain(invocation,
                    record_text(invocation.language, RecordText::file_failed,
                                {shown_path(path), sentence(invocation.language, bytes.error())}),
                    exit_environment);
  }
  const auto format = choice->format ? choice->format : record::detect_format(*bytes, options.what);
  if (format) return review_games(*bytes, *format, *choice, options, notation, invocation);
  const std::string first_line = bytes->substr(0, bytes->find('\n'));
  if (seems_position(first_line)) {
    return analyse_position(first_line, options, notation, invocation);
  }
  complain(invocation,
           record_text(invocation.language, RecordText::not_a_record, {shown_path(path)}),
           exit_bad_input);
}

void run(const Options& options, Invocation& invocation) {
  const record::Dialect* notation = options.notation.empty()
                                        ? &usual_notation(invocation.language)
                                        : find_notation(options.notation, invocation);
  if (notation == nullptr) return;
  const bool names_position = !options.fen.empty() || !options.moves.empty();
  const auto refuse = [&](AnalyseText text) {
    complain(invocation, analyse_text(invocation.language, text), exit_bad_input);
  };
  if (!options.what.empty()) {
    if (names_position) return refuse(AnalyseText::moves_after_file);
    return analyse_what(options, *notation, invocation);
  }
  if (options.game || !options.out.empty()) return refuse(AnalyseText::out_without_file);
  analyse_position(options.fen, options, *notation, invocation);
}

void add_limits(CLI::App& command, Options& options, const Invocation& invocation) {
  const auto about = [&](AnalyseText text) { return analyse_text(invocation.language, text); };
  command.add_option("--time", options.seconds, about(AnalyseText::time_option))
      ->type_name("SECONDS")
      ->check(within<double>(0.001, 1'000'000));
  add_search_limits(command, options.nodes, options.depth, invocation);
  command.add_flag("--infinite", options.infinite, about(AnalyseText::infinite_option));
}

}  // namespace

void add_analyse_command(CLI::App& program, Invocation& invocation) {
  const auto options = std::make_shared<Options>();
  const auto about = [&](AnalyseText text) { return analyse_text(invocation.language, text); };
  CLI::App* command = program.add_subcommand("analyse", about(AnalyseText::about));
  command->alias("analyze");
  command->add_option("WHAT", options->what, about(AnalyseText::what_argument))->type_name("");
  add_position_option(*command, options->fen, invocation);
  command->add_option("--moves", options->moves, about(AnalyseText::moves_option))
      ->type_name("MOVES");
  command->add_option("--multipv", options->lines, about(AnalyseText::lines_option))
      ->type_name("N")
      ->check(within<std::size_t>(1, 128));
  add_limits(*command, *options, invocation);
  command
      ->add_option("--threads", options->threads,
                   engine_text(invocation.language, EngineText::threads_option))
      ->type_name("N")
      ->check(within<int>(1, 1024));
  command
      ->add_option("--hash", options->hash,
                   engine_text(invocation.language, EngineText::hash_option))
      ->type_name("MIB")
      ->check(within<int>(1, 1 << 24));
  add_engine_options(*command, options->engine, invocation);
  command->add_option("--rules", options->rules, about(AnalyseText::rules_option))
      ->type_name("NAME")
      ->check(known_rule_set())
      ->check(rule_set_choices());
  command->add_option("--notation", options->notation, about(AnalyseText::notation_option))
      ->type_name("NAME")
      ->check(manual::choices(notation_names()));
  command->add_option("--game", options->game, about(AnalyseText::game_option))
      ->type_name("N")
      ->check(within<std::size_t>(1, 1'000'000'000));
  command->add_option("--out", options->out, about(AnalyseText::out_option))->type_name("FILE");
  add_record_options(*command, options->record, invocation);
  command->add_flag("--json", options->json, about(AnalyseText::json_option));
  command->callback([options, &invocation] { run(*options, invocation); });
}

}  // namespace chuhe::cli
