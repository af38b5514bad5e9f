#include "match_command.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <memory>
#include <ostream>
#include <set>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <chuhe/manual/parser.hpp>
#include <chuhe/match/event_loop.hpp>
#include <chuhe/match/match_record.hpp>
#include <chuhe/match/runner.hpp>
#include <chuhe/record/dialects.hpp>
#include <chuhe/record/file.hpp>
#include <chuhe/record/pgn.hpp>
#include <chuhe/words/phrasebook.hpp>

#include "invocation.hpp"
#include "match_files.hpp"
#include "match_report.hpp"
#include "match_settings.hpp"
#include "match_state.hpp"
#include "match_text.hpp"
#include "record_text.hpp"
#include "text_items.hpp"
#include "text_width.hpp"
#include "value_checks.hpp"

namespace chuhe::cli {

namespace {

namespace fs = std::filesystem;
using match::EngineFault;
using match::EngineFaultKind;
using match::Milliseconds;
using match::Moment;
using match::ScheduledGame;
using Clock = std::chrono::steady_clock;

struct Options {
  MatchArguments match;
  std::string pgn;
  std::string event;
  std::string state;
  std::string log;
  bool json = false;
};

fs::path path_of(const std::string& text) {
  return fs::path(std::u8string(text.begin(), text.end()));
}

// The folders of PATH, after the one that the program is started in by name.
std::vector<fs::path> program_folders() {
#if defined(_WIN32)
  constexpr char separator = ';';
#else
  constexpr char separator = ':';
#endif
  std::vector<fs::path> folders;
  const char* variable = std::getenv("PATH");
  std::string rest = variable == nullptr ? "" : variable;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(separator), rest.size());
    if (end > 0) folders.emplace_back(rest.substr(0, end));
    rest.erase(0, end + 1);
  }
  folders.emplace_back(".");
  return folders;
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
#if defined(_WIN32)
  localtime_s(&local, &now);
#else
  localtime_r(&now, &local);
#endif
  return fmt::format("{:04}.{:02}.{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday);
}

MatchText text_of(EngineFaultKind kind) {
  switch (kind) {
    case EngineFaultKind::not_found: return MatchText::fault_not_found;
    case EngineFaultKind::not_executable: return MatchText::fault_not_executable;
    case EngineFaultKind::not_started: return MatchText::fault_not_started;
    case EngineFaultKind::no_introduction: return MatchText::fault_no_introduction;
    case EngineFaultKind::no_xiangqi: return MatchText::fault_no_xiangqi;
    case EngineFaultKind::option_refused: return MatchText::fault_option_refused;
    case EngineFaultKind::not_ready: return MatchText::fault_not_ready;
    case EngineFaultKind::cannot_say: return MatchText::fault_cannot_say;
    case EngineFaultKind::ended: return MatchText::fault_ended;
    case EngineFaultKind::silent: return MatchText::fault_silent;
  }
  return MatchText::fault_not_started;
}

// Some lines that are drawn again and again in the same place of the terminal.
class LiveLines {
 public:
  LiveLines(std::ostream& out, const Terminal& terminal, bool shown)
      : out_(out), width_(terminal.width), shown_(shown) {}
  ~LiveLines() { hide(); }
  LiveLines(const LiveLines&) = delete;
  LiveLines& operator=(const LiveLines&) = delete;

  void draw(const std::vector<std::string>& lines) {
    if (!shown_) return;
    hide();
    for (const std::string& line : lines) out_ << cut_to_width(line, width_ - 1) << '\n';
    out_ << std::flush;
    drawn_ = lines.size();
  }
  void hide() {
    if (drawn_ > 0) out_ << fmt::format("\x1b[{}A\r\x1b[J", drawn_) << std::flush;
    drawn_ = 0;
  }
  bool shown() const { return shown_; }

 private:
  std::ostream& out_;
  int width_;
  bool shown_;
  std::size_t drawn_ = 0;
};

// A match from its start to its end.
class MatchRun final : private match::RunnerListener {
 public:
  MatchRun(const Options& options, MatchSettings settings, Invocation& invocation)
      : options_(options),
        settings_(std::move(settings)),
        invocation_(invocation),
        told_names_(settings_.names.size()),
        live_(invocation.err, invocation.terminal,
              invocation.terminal.error_is_terminal && !options.json),
        redraw_(loop_) {}

  void run() {
    match::Standings standings(
        match::Schedule(settings_.plan.contestants.size(), settings_.pairing, settings_.games));
    if (!resume(standings) || !open_files()) return;
    played_before_ = standings.games().size();
    name_engines();
    if (files_.has_log()) {
      settings_.plan.log = [this](std::size_t contestant, std::int64_t process,
                                  match::LineDirection direction, std::string_view line) {
        log(contestant, process, direction, line);
      };
    }
    files_.start();
    runner_ = std::make_unique<match::Runner>(loop_, settings_.plan, std::move(standings),
                                              static_cast<match::RunnerListener&>(*this));
    loop_.on_interrupt([this] { interrupt(); });
    started_ = Clock::now();
    if (decided()) {
      finished();
    } else {
      runner_->start();
      draw_again();
      loop_.run();
    }
    live_.hide();
    runner_.reset();
    files_.finish();
    // A fault that came at the very end.
    loop_.run_for(Milliseconds(0));
    if (interrupted_) {
      invocation_.out << std::flush;
      die_of_interrupt();
    }
  }

 private:
  std::string text(MatchText id, std::initializer_list<std::string_view> values = {}) const {
    return match_text(invocation_.language, id, values);
  }
  void say(const std::string& line) {
    live_.hide();
    invocation_.err << "chuhe: " << line << '\n' << std::flush;
  }
  MatchView view() const {
    return {invocation_.language, names_, runner_->standings(), settings_.sprt};
  }

  // Each as it was named, or as it calls itself, or as its program is called. Two engines of one
  // name could not be told apart: the later gets a number.
  void name_engines() {
    names_.clear();
    for (std::size_t i = 0; i < settings_.names.size(); ++i) {
      std::string wanted = settings_.names[i].empty() ? told_names_[i] : settings_.names[i];
      if (wanted.empty()) {
        const std::u8string stem = settings_.plan.contestants[i].command.program.stem().u8string();
        wanted = words::harmless(std::string(stem.begin(), stem.end()));
      }
      std::string name = wanted;
      for (int number = 2; std::ranges::find(names_, name) != names_.end(); ++number) {
        name = fmt::format("{} #{}", wanted, number);
      }
      names_.push_back(std::move(name));
    }
  }

  // Files.

  void file_failed(const fs::path& file, const record::FileError& error) {
    const std::u8string name = file.u8string();
    say(record_text(invocation_.language, RecordText::file_failed,
                    {words::harmless(std::string(name.begin(), name.end()), 200),
                     sentence(invocation_.language, error)}));
    invocation_.status = exit_environment;
  }

  bool resume(match::Standings& standings) {
    if (options_.state.empty()) return true;
    constexpr std::size_t largest = std::size_t{1} << 30;
    const auto bytes = record::read_file(path_of(options_.state), largest);
    if (!bytes) {
      if (bytes.error().fault == record::FileFault::not_found) return true;
      file_failed(path_of(options_.state), bytes.error());
      return false;
    }
    const auto state = parse_state(*bytes);
    const std::string shown = words::harmless(options_.state, 200);
    if (!state || state->fingerprint != settings_.fingerprint) {
      say(text(state ? MatchText::state_of_another : MatchText::state_unreadable, {shown}));
      invocation_.status = exit_bad_input;
      return false;
    }
    for (const match::FinishedGame& game : state->games) {
      // Fewer games may be wanted than there were.
      if (game.number < standings.schedule().size() && !standings.has(game.number)) {
        standings.add(game);
      }
    }
    pgn_length_ = state->pgn_bytes;
    if (!standings.games().empty()) {
      say(text(MatchText::resumed, {std::to_string(standings.games().size())}));
    }
    return true;
  }

  // Games that were written after the state was are cut off, and played again.
  bool open_files() {
    std::optional<MatchFileFault> fault;
    if (!options_.pgn.empty()) fault = files_.open_games(path_of(options_.pgn), pgn_length_);
    if (!fault && !options_.log.empty()) fault = files_.open_log(path_of(options_.log));
    if (!options_.state.empty()) files_.keep_states(path_of(options_.state));
    if (fault) file_failed(fault->file, fault->error);
    return !fault;
  }

  void write_pgn(const ScheduledGame& game, const match::Match& match) {
    if (options_.pgn.empty()) return;
    match::RecordTags tags;
    tags.event = options_.event;
    tags.date = today();
    tags.round = fmt::format("{}.{}", game.round + 1, game.number % 2 + 1);
    for (const Color color : all_colors) tags.players[color] = names_[game.players[color]];
    record::WriteOptions write;
    write.notation = &record::notation::iccs;
    files_.append_game(record::write_pgn(match::record_of(match, tags), write).bytes);
  }

  void write_state() {
    files_.write_state({settings_.fingerprint, runner_->standings().games(), std::nullopt});
  }

  void log(std::size_t contestant, std::int64_t process, match::LineDirection direction,
           std::string_view line) {
    const std::chrono::duration<double> time = Clock::now() - started_;
    files_.append_log(fmt::format("{:10.3f} {} [{}] {} {}\n", time.count(), names_[contestant],
                                  process, direction == match::LineDirection::to_engine ? '>' : '<',
                                  line));
  }

  // What happens.

  void introduced(std::size_t contestant, std::string_view name) override {
    told_names_[contestant] = words::harmless(name, 100);
    name_engines();
  }

  void game_started(const ScheduledGame&) override {}
  void game_abandoned(const ScheduledGame&) override {}

  void game_finished(const ScheduledGame& game, const match::Match& match) override {
    write_pgn(game, match);
    if (files_.wants_state()) write_state();
    if (options_.json) {
      print(game_json(view(), game, match));
    } else if (!live_.shown()) {
      invocation_.out << game_line(view(), game, match) << '\n' << std::flush;
    }
    if (decided() || !invocation_.out) runner_->stop();
  }

  bool decided() const {
    if (!settings_.sprt) return false;
    return match::test_sprt(runner_->standings().pairs(0), *settings_.sprt).decision !=
           match::SprtDecision::go_on;
  }

  void option_unknown(std::size_t contestant, std::string_view option) override {
    if (!told_options_.emplace(contestant, option).second) return;
    say(text(MatchText::option_unknown, {names_[contestant], words::harmless(option)}));
  }

  void engine_unusable(std::size_t contestant, const EngineFault& fault) override {
    say(text(
        MatchText::engine_unusable,
        {names_[contestant], text(text_of(fault.kind), {words::harmless(fault.detail, 300)})}));
    const bool settings = fault.kind == EngineFaultKind::option_refused ||
                          fault.kind == EngineFaultKind::cannot_say ||
                          fault.kind == EngineFaultKind::no_xiangqi;
    invocation_.status = settings ? exit_bad_input : exit_environment;
  }

  void finished() override {
    live_.hide();
    write_state();
    if (invocation_.status == exit_done || !runner_->standings().games().empty()) print_results();
    if (invocation_.status == exit_done && settings_.sprt &&
        match::test_sprt(runner_->standings().pairs(0), *settings_.sprt).decision ==
            match::SprtDecision::accept_elo0) {
      invocation_.status = exit_no;
    }
    loop_.stop();
  }

  void print_results() {
    if (options_.json) return print(table_json(view()));
    for (const std::string& line : standings_lines(view())) invocation_.out << line << '\n';
    invocation_.out << done_line(view(), played_now(), Clock::now() - started_) << '\n'
                    << std::flush;
  }

  void print(const nlohmann::ordered_json& json) {
    invocation_.out << json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)
                    << '\n'
                    << std::flush;
  }

  void interrupt() {
    if (std::exchange(interrupted_, true)) {
      // Once more: no waiting for anybody.
      live_.hide();
      loop_.stop();
      return;
    }
    say(text(MatchText::stopping));
    runner_->stop();
  }

  std::size_t played_now() const { return runner_->standings().games().size() - played_before_; }

  void draw_again() {
    if (!live_.shown()) return;
    std::vector<std::string> lines = standings_lines(view());
    lines.push_back(
        running_line(view(), played_now(), runner_->running(), Clock::now() - started_));
    live_.draw(lines);
    constexpr Milliseconds interval{250};
    redraw_.start(Clock::now() + interval, [this] { draw_again(); });
  }

  const Options& options_;
  MatchSettings settings_;
  Invocation& invocation_;
  std::vector<std::string> told_names_;
  std::vector<std::string> names_;
  std::optional<std::uint64_t> pgn_length_;
  match::EventLoop loop_;
  MatchFiles files_{[this](const MatchFileFault& fault) {
    loop_.post([this, fault] {
      file_failed(fault.file, fault.error);
      if (runner_) runner_->stop();
    });
  }};
  LiveLines live_;
  match::Timer redraw_;
  std::unique_ptr<match::Runner> runner_;
  std::set<std::pair<std::size_t, std::string>> told_options_;
  std::size_t played_before_ = 0;
  Moment started_{};
  bool interrupted_ = false;
};

void run(Options& options, const CLI::App& command, Invocation& invocation) {
  options.match.has_sprt = command.count("--sprt") > 0;
  options.match.has_resign = command.count("--resign") > 0;
  options.match.has_draw = command.count("--draw") > 0;
  auto settings = understand(options.match, invocation.language, program_folders());
  if (!settings) {
    invocation.err << "chuhe: " << settings.error().text << '\n';
    invocation.status = settings.error().environment ? exit_environment : exit_bad_input;
    return;
  }
  MatchRun(options, std::move(*settings), invocation).run();
}

// Has shells complete them.
CLI::Validator keys(std::span<const MatchKey> keys) {
  std::vector<manual::Pair> pairs;
  for (const MatchKey& key : keys) {
    pairs.push_back({std::string(key.name), items_of(key.values), key.is_file});
  }
  return manual::pairs(pairs);
}

}  // namespace

void add_match_command(CLI::App& program, Invocation& invocation) {
  const auto options = std::make_shared<Options>();
  const auto about = [&](MatchText id) { return match_text(invocation.language, id); };
  CLI::App* command = program.add_subcommand("match", about(MatchText::about));
  MatchArguments& match = options->match;
  constexpr int most_words = 1000;
  command->add_option("--engine", match.engines, about(MatchText::engine_option))
      ->expected(1, most_words)
      ->type_name("KEY=VALUE...")
      ->check(keys(engine_keys()));
  command->add_option("--each", match.each, about(MatchText::each_option))
      ->expected(1, most_words)
      ->type_name("KEY=VALUE...")
      ->check(keys(engine_keys()));
  command->add_option("--openings", match.openings, about(MatchText::openings_option))
      ->type_name("WHICH")
      ->check(manual::choices({"balanced", "unbalanced", "none"}));
  command
      ->add_option("--opening-plies", match.opening_plies, about(MatchText::opening_plies_option))
      ->type_name("N")
      ->check(within<std::size_t>(0, 1000));
  command->add_option("--games", match.games, about(MatchText::games_option))
      ->type_name("N")
      ->check(within<std::size_t>(1, 10'000'000));
  command->add_option("--concurrency", match.concurrency, about(MatchText::concurrency_option))
      ->type_name("N")
      ->check(within<std::size_t>(1, 1000));
  command->add_option("--sprt", match.sprt, about(MatchText::sprt_option))
      ->expected(0, 4)
      ->type_name("KEY=VALUE...")
      ->check(keys(sprt_keys()));
  command
      ->add_option("--rules", match.rules, about(MatchText::rules_option) + ": " + rule_set_names())
      ->type_name("NAME")
      ->check(known_rule_set())
      ->check(rule_set_choices());
  command->add_option("--resign", match.resign, about(MatchText::resign_option))
      ->expected(0, 3)
      ->type_name("KEY=VALUE...")
      ->check(keys(resign_keys()));
  command->add_option("--draw", match.draw, about(MatchText::draw_option))
      ->expected(0, 3)
      ->type_name("KEY=VALUE...")
      ->check(keys(draw_keys()));
  command->add_option("--max-plies", match.max_plies, about(MatchText::max_plies_option))
      ->type_name("N")
      ->check(within<int>(1, 100'000));
  command->add_option("--time-margin", match.time_margin, about(MatchText::margin_option))
      ->type_name("MS")
      ->check(within<std::int64_t>(0, 1'000'000));
  command->add_option("--patience", match.patience, about(MatchText::patience_option))
      ->type_name("SECONDS")
      ->check(within<double>(0.1, 1'000'000));
  command->add_flag("--gauntlet", match.gauntlet, about(MatchText::gauntlet_option));
  command->add_option("--pgn", options->pgn, about(MatchText::pgn_option))->type_name("FILE");
  command->add_option("--event", options->event, about(MatchText::event_option))->type_name("TEXT");
  command->add_option("--resume", options->state, about(MatchText::resume_option))
      ->type_name("FILE");
  command->add_option("--log", options->log, about(MatchText::log_option))->type_name("FILE");
  command->add_option("--seed", match.seed, about(MatchText::seed_option))->type_name("N");
  command->add_flag("--json", options->json, about(MatchText::json_option));
  command->footer(about(MatchText::keys));
  command->callback([options, command, &invocation] { run(*options, *command, invocation); });
}

}  // namespace chuhe::cli
