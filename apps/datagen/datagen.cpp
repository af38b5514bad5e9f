// `chuhe-datagen`: archives of games of the engine against itself, for training and tuning.
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include <chuhe/manual/parser.hpp>
#include <chuhe/version.hpp>

#include "archive_file.hpp"
#include "chances.hpp"
#include "self_play.hpp"
#include "statistics.hpp"

namespace {

using namespace chuhe;
using datagen::Statistics;

constexpr int exit_bad_input = 2;
constexpr int exit_environment = 3;

struct Settings {
  std::vector<std::string> in;
  std::string source;
  std::string out;
  std::string network = "<embedded>";
  std::string suite;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  int threads = 1;
  datagen::Conditions conditions;
};

int complain(const std::string& what, int status) {
  fmt::print(stderr, "chuhe-datagen: {}\n", what);
  return status;
}

std::atomic<bool> interrupted{false};
extern "C" void interrupt(int) { interrupted = true; }

// Neighbouring seeds and numbers give unrelated games.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t number) {
  std::uint64_t mixed = seed * 0x9e3779b97f4a7c15 + number + 1;
  mixed = (mixed ^ mixed >> 30U) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ mixed >> 27U) * 0x94d049bb133111eb;
  return mixed ^ mixed >> 31U;
}

// A line on the terminal, renewed every second, and nothing where there is none.
class Progress {
 public:
  using Text = std::function<std::string(double seconds)>;
  explicit Progress(Text text) : text_(std::move(text)) {
    if (isatty(STDERR_FILENO) != 0) thread_ = std::jthread([this] { run(); });
  }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() {
    {
      const std::lock_guard lock(mutex_);
      done_ = true;
    }
    changed_.notify_all();
  }
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count();
  }

 private:
  void run() {
    std::unique_lock lock(mutex_);
    while (!changed_.wait_for(lock, std::chrono::seconds(1), [this] { return done_; })) {
      fmt::print(stderr, "\r{}\x1b[K", text_(seconds()));
    }
    fmt::print(stderr, "\r\x1b[K");
  }
  Text text_;
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  std::mutex mutex_;
  std::condition_variable changed_;
  bool done_ = false;
  std::jthread thread_;
};

std::string duration(double seconds) {
  const auto all = static_cast<long>(seconds);
  return fmt::format("{}:{:02}:{:02}", all / 3600, all / 60 % 60, all % 60);
}

// Makes games numbered up to `total` by several threads until all are there or the program is
// interrupted. `make` is given an engine of its own and the number.
using Make = std::function<std::optional<train::Game>(engine::Engine&, std::uint64_t)>;
int fill(datagen::ArchiveFile& file, const Settings& settings, std::uint64_t total,
         const engine::Options& options, const Make& make) {
  const Statistics before = file.statistics();
  if (before.games > 0) fmt::print("{}: goes on after {} games\n", settings.out, before.games);
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
  std::atomic<std::uint64_t> next{file.games_before()};
  std::atomic<bool> without_engine{false};
  const auto work = [&] {
    auto engine = engine::Engine::create(options);
    if (!engine) {
      without_engine = true;
      return;
    }
    while (!interrupted) {
      const std::uint64_t number = next.fetch_add(1);
      if (number >= total) return;
      if (auto game = make(*engine, number)) file.add(number, std::move(*game));
    }
  };
  double seconds = 0;
  {
    const Progress progress([&](double passed) {
      const Statistics now = file.statistics();
      const double games = static_cast<double>(now.games - before.games);
      const double plies = static_cast<double>(now.plies - before.plies);
      const double quiet = static_cast<double>(now.quiet - before.quiet);
      const std::string left =
          games < 1 ? "?" : duration(passed / games * static_cast<double>(total - now.games));
      return fmt::format("{}/{} games, {:.0f} plies/s, {:.2f} M quiet positions/h, {} left",
                         now.games, total, plies / passed, quiet / passed * 0.0036, left);
    });
    {
      std::vector<std::jthread> workers;
      for (int i = 0; i < settings.threads; ++i) workers.emplace_back(work);
    }
    seconds = progress.seconds();
  }
  if (!file.close()) return complain(settings.out + ": not written whole", exit_environment);
  if (without_engine) return complain("no memory for an engine", exit_environment);
  const Statistics all = file.statistics();
  const auto bytes = static_cast<double>(std::filesystem::file_size(settings.out));
  fmt::print("{}size       {:.2f} bytes a ply\n", to_string(all),
             all.plies == 0 ? 0.0 : bytes / static_cast<double>(all.plies));
  fmt::print("time       {}, {:.0f} plies/s\n", duration(seconds),
             static_cast<double>(all.plies - before.plies) / seconds);
  if (interrupted) fmt::print("interrupted; the same command goes on\n");
  return 0;
}

// What values positions, as `EvalFile` says it; or what is wrong, in English.
std::expected<engine::NetworkPointer, std::string> network_of(const std::string& file) {
  if (file == "<embedded>") return engine::embedded_network();
  if (file == "<none>") return nullptr;
  std::ifstream in(file, std::ios::binary);
  if (!in) return std::unexpected(file + ": cannot be read");
  auto network = engine::read_network(in);
  if (!network) return std::unexpected(file + " " + to_string(network.error()));
  return std::move(*network);
}

// The engine that plays or searches, and its part of the header; or what is wrong, in English.
std::expected<engine::Options, std::string> set_up_engine(const Settings& settings,
                                                          train::ArchiveHeader& header) {
  const auto network = network_of(settings.network);
  if (!network) return std::unexpected(network.error());
  header.set("engine", "Chuhe " + std::string(chuhe::version));
  header.set("network", *network ? name_of(**network) : "none");
  header.set("nodes", std::to_string(settings.conditions.nodes));
  engine::Options options;
  options.hash_mib = 8;
  options.network = *network;
  return options;
}

int play(Settings& settings) {
  datagen::Conditions& conditions = settings.conditions;
  if (conditions.random_plies_to < conditions.random_plies_from) {
    conditions.random_plies_to = conditions.random_plies_from;
  }
  if (!settings.suite.empty()) {
    std::ifstream in(settings.suite);
    if (!in) return complain(settings.suite + ": cannot be read", exit_environment);
    auto suite = datagen::read_suite(in);
    if (!suite) {
      return complain(fmt::format("{}: line {} is no opening", settings.suite, suite.error()),
                      exit_bad_input);
    }
    conditions.suite = std::move(*suite);
  }
  train::ArchiveHeader header;
  header.set("kind", "self-play");
  const auto options = set_up_engine(settings, header);
  if (!options) return complain(options.error(), exit_bad_input);
  header.set("seed", std::to_string(settings.seed));
  header.set("random-plies",
             fmt::format("{}-{}", conditions.random_plies_from, conditions.random_plies_to));
  header.set("balance", std::to_string(conditions.balance));
  header.set("endings", std::to_string(conditions.ending_share));
  header.set("suite",
             settings.suite.empty()
                 ? std::string("none")
                 : fmt::format("{} lines, {} %", conditions.suite.size(), conditions.suite_share));
  header.set("decided", std::to_string(conditions.decided));
  header.set("equal", std::to_string(conditions.equal));
  header.set("longest", std::to_string(conditions.longest));
  header.set("rules", "computer");
  const auto file = datagen::ArchiveFile::open(settings.out, header);
  if (!file) return complain(settings.out + ": " + file.error(), exit_bad_input);
  return fill(**file, settings, settings.games, *options,
              [&](engine::Engine& engine, std::uint64_t number) {
                return datagen::play_game(engine, seed_of(settings.seed, number), conditions,
                                          [] { return interrupted.load(); });
              });
}

int relabel(Settings& settings) {
  std::vector<train::Game> games;
  train::ArchiveHeader source;
  const std::string& in = settings.source;
  if (const auto wrong = datagen::for_games(
          in, [&](train::Game&& game) { games.push_back(std::move(game)); }, &source)) {
    return complain(in + ": " + *wrong, exit_bad_input);
  }
  train::ArchiveHeader header;
  header.set("kind", "relabelled");
  const auto options = set_up_engine(settings, header);
  if (!options) return complain(options.error(), exit_bad_input);
  for (const auto& [name, value] : source.fields) header.set("source." + name, value);
  const auto file = datagen::ArchiveFile::open(settings.out, header);
  if (!file) return complain(settings.out + ": " + file.error(), exit_bad_input);
  return fill(**file, settings, games.size(), *options,
              [&](engine::Engine& engine, std::uint64_t number) {
                return datagen::relabelled(engine, games[number], settings.conditions.nodes,
                                           [] { return interrupted.load(); });
              });
}

int import_text(const Settings& settings) {
  train::ArchiveHeader header;
  header.set("kind", "imported");
  if (std::filesystem::exists(settings.out)) {
    return complain(settings.out + ": is there already", exit_bad_input);
  }
  std::vector<train::Game> games;
  for (const std::string& name : settings.in) {
    std::ifstream in(name);
    if (!in) return complain(name + ": cannot be read", exit_environment);
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
      auto game = train::game_from_text(line);
      if (!game)
        return complain(fmt::format("{}: line {} is no game", name, number), exit_bad_input);
      games.push_back(std::move(*game));
    }
  }
  const auto file = datagen::ArchiveFile::open(settings.out, header);
  if (!file) return complain(settings.out + ": " + file.error(), exit_environment);
  for (std::size_t i = 0; i < games.size(); ++i) (*file)->add(i, std::move(games[i]));
  if (!(*file)->close()) return complain(settings.out + ": not written whole", exit_environment);
  fmt::print("{}", to_string((*file)->statistics()));
  return 0;
}

int export_text(const Settings& settings) {
  for (const std::string& name : settings.in) {
    const auto wrong = datagen::for_games(
        name, [](const train::Game& game) { std::cout << to_text(game) << '\n'; });
    if (wrong) return complain(name + ": " + *wrong, exit_bad_input);
  }
  std::cout.flush();
  return std::cout ? 0 : complain("standard output: not written whole", exit_environment);
}

int info(const Settings& settings) {
  for (const std::string& name : settings.in) {
    train::ArchiveHeader header;
    Statistics statistics;
    const auto wrong =
        datagen::for_games(name, [&](const train::Game& game) { statistics.add(game); }, &header);
    if (wrong) return complain(name + ": " + *wrong, exit_bad_input);
    fmt::print("{}\n", name);
    for (const auto& [field, value] : header.fields) fmt::print("{:<10} {}\n", field, value);
    fmt::print("{}", to_string(statistics));
  }
  return 0;
}

int chances(const Settings& settings) {
  datagen::Results results;
  for (const std::string& name : settings.in) {
    const auto wrong =
        datagen::for_games(name, [&](const train::Game& game) { results.add(game); });
    if (wrong) return complain(name + ": " + *wrong, exit_bad_input);
  }
  if (results.positions() == 0) return complain("there are no positions", exit_bad_input);
  const datagen::Chances fitted = results.fit();
  fmt::print("positions  {}\n{}\n", results.positions(), results.table(fitted));
  fmt::print(
      "win        1 / (1 + exp(({:.1f} - score) / {:.1f})), in its mirror image for the loss\n",
      fitted.middle, fitted.width);
  fmt::print("points     1 / (1 + exp(-score / {:.1f}))\n", fitted.scale);
  return 0;
}

void add_engine_options(CLI::App& command, Settings& settings) {
  command
      .add_option("--nodes", settings.conditions.nodes,
                  "A search ends with the iteration that reaches so many nodes")
      ->check(CLI::Range(1, 100000000))
      ->capture_default_str();
  command
      .add_option("--network", settings.network,
                  "A network's file, <embedded> for the program's own, <none> for the hand-made "
                  "evaluation")
      ->type_name("FILE")
      ->capture_default_str();
  command.add_option("--threads", settings.threads, "Games at a time")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
}

void add_play_options(CLI::App& command, Settings& settings) {
  datagen::Conditions& conditions = settings.conditions;
  const auto number = [&](const char* name, int& value, const char* about, int least, int most) {
    command.add_option(name, value, about)->check(CLI::Range(least, most))->capture_default_str();
  };
  command.add_option("FILE", settings.out, "The archive; if it is there it is gone on with")
      ->required();
  command.add_option("--games", settings.games, "How many games there are to be in the end")
      ->capture_default_str();
  command.add_option("--seed", settings.seed, "Which games: the same seed plays the same")
      ->capture_default_str();
  number("--random-plies", conditions.random_plies_from, "Random moves at the start, at least", 0,
         100);
  number("--random-plies-to", conditions.random_plies_to, "Random moves at the start, at most", 0,
         100);
  number("--balance", conditions.balance, "Greatest score of a start, in hundredths of a pawn", 0,
         30000);
  number("--endings", conditions.ending_share, "Percentage of games that begin as an ending", 0,
         100);
  command.add_option("--openings", settings.suite, "A suite: lines of moves, or FENs")
      ->type_name("FILE");
  number("--suite", conditions.suite_share, "Percentage of games that begin in the suite", 0, 100);
  number("--decided", conditions.decided, "Score that wins when it is seen for five plies", 1,
         30000);
  number("--equal", conditions.equal, "Score below which ten plies make a draw after ply 80", 0,
         30000);
  number("--longest", conditions.longest, "Plies that make a draw", 1, 10000);
}

manual::Background page() {
  return {.summary = "games of the xiangqi engine against itself, for training",
          .description = {"chuhe-datagen plays games of the engine against itself and keeps them, "
                          "with a score for each position, in archives from which chuhe-train and "
                          "chuhe-tune learn. Where play is interrupted, the same command goes on."},
          .examples = {{"chuhe-datagen play gen0.games --games 50000 --nodes 1500 --seed 1",
                        "Play fifty thousand games:"},
                       {"chuhe-datagen info gen0.games", "Tell what is in an archive:"}},
          .see_also = {"chuhe-train(1)", "chuhe-tune(1)", "chuhe-engine(6)"},
          .date = std::string(commit_day)};
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App program("Plays games of the engine against itself and keeps them in archives.");
  program.set_version_flag("--version", "chuhe-datagen " + std::string(chuhe::version_line));
  program.require_subcommand(1);
  Settings settings;
  std::function<int()> run;
  CLI::App& play_command = *program.add_subcommand("play", "Play games");
  add_play_options(play_command, settings);
  add_engine_options(play_command, settings);
  play_command.callback([&] { run = [&] { return play(settings); }; });
  CLI::App& relabel_command =
      *program.add_subcommand("relabel", "Search the positions of an archive anew");
  relabel_command.add_option("ARCHIVE", settings.source, "The games")->required();
  relabel_command.add_option("FILE", settings.out, "Where they go with the new scores")->required();
  add_engine_options(relabel_command, settings);
  relabel_command.callback([&] { run = [&] { return relabel(settings); }; });
  CLI::App& import_command =
      *program.add_subcommand("import", "Make an archive of games in their text form");
  import_command.add_option("FILE", settings.out, "The archive")->required();
  import_command.add_option("GAMES", settings.in, "Files with a game a line")->required();
  import_command.callback([&] { run = [&] { return import_text(settings); }; });
  CLI::App& export_command = *program.add_subcommand("export", "Print games in their text form");
  export_command.add_option("ARCHIVE", settings.in, "The games")->required();
  export_command.callback([&] { run = [&] { return export_text(settings); }; });
  CLI::App& info_command = *program.add_subcommand("info", "Tell what is in archives");
  info_command.add_option("ARCHIVE", settings.in, "The games")->required();
  info_command.callback([&] { run = [&] { return info(settings); }; });
  CLI::App& chances_command =
      *program.add_subcommand("chances", "Fit to the results what scores mean");
  chances_command.add_option("ARCHIVE", settings.in, "The games")->required();
  chances_command.callback([&] { run = [&] { return chances(settings); }; });
  if (manual::writes_reference(program, "chuhe-datagen", version, page(), argc, argv, std::cout)) {
    return std::cout ? 0 : exit_environment;
  }
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return program.exit(error) == 0 ? 0 : exit_bad_input;
  }
  return run();
}
