// `chuhe-datagen`: games of the engine against itself, one a line, for tuning and training.
#include <atomic>
#include <cstdio>
#include <fstream>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include <chuhe/version.hpp>

#include "self_play.hpp"

namespace {

using namespace chuhe;

// Writes lines in the order of their numbers, whoever is ready first.
class OrderedLines {
 public:
  explicit OrderedLines(std::ostream& out) : out_(out) {}
  void add(std::uint64_t number, std::string line) {
    const std::lock_guard lock(mutex_);
    waiting_.emplace(number, std::move(line));
    for (auto i = waiting_.begin(); i != waiting_.end() && i->first == next_;
         i = waiting_.erase(i), ++next_) {
      out_ << i->second << '\n';
    }
    out_.flush();
  }
  std::uint64_t written() {
    const std::lock_guard lock(mutex_);
    return next_;
  }

 private:
  std::ostream& out_;
  std::mutex mutex_;
  std::map<std::uint64_t, std::string> waiting_;
  std::uint64_t next_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  CLI::App program(
      "Plays games of the engine against itself and writes one a line: the start as "
      "FEN, the result for Red, and each move with the mover's score.");
  program.set_version_flag("--version", "chuhe-datagen " + std::string(chuhe::version_line));
  datagen::Conditions conditions;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  int threads = 1;
  std::string out;
  program.add_option("--games", games, "How many games")->capture_default_str();
  program.add_option("--nodes", conditions.nodes, "Nodes for each move")->capture_default_str();
  program.add_option("--random-plies", conditions.random_plies, "Random moves at the start")
      ->check(CLI::Range(0, 100))
      ->capture_default_str();
  program.add_option("--balance", conditions.balance, "Greatest score of an opening, centipawns")
      ->capture_default_str();
  program.add_option("--seed", seed, "Number of the first game's random sequence")
      ->capture_default_str();
  program.add_option("--threads", threads, "Games at a time")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  program.add_option("FILE", out, "Where the games go")->required();
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return program.exit(error) == 0 ? 0 : 2;
  }
  std::ofstream file(out);
  if (!file) {
    fmt::print(stderr, "chuhe-datagen: {}: cannot be written\n", out);
    return 3;
  }
  OrderedLines lines(file);
  std::atomic<std::uint64_t> next{0};
  const auto work = [&] {
    auto engine = engine::Engine::create({.hash_mib = 8});
    while (engine) {
      const std::uint64_t number = next.fetch_add(1);
      if (number >= games) return;
      lines.add(number, datagen::to_line(datagen::play_game(*engine, seed + number, conditions)));
      if (isatty(STDERR_FILENO) != 0) {
        fmt::print(stderr, "\r{}/{} games", lines.written(), games);
      }
    }
  };
  {
    std::vector<std::jthread> workers;
    for (int i = 0; i < threads; ++i) workers.emplace_back(work);
  }
  if (!file) {
    fmt::print(stderr, "chuhe-datagen: {}: not written whole\n", out);
    return 3;
  }
  return 0;
}
