// `chuhe-spsa`: tunes the numbers of the search by games of the engine against itself.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include <chuhe/engine/search_parameters.hpp>
#include <chuhe/manual/parser.hpp>
#include <chuhe/record/file.hpp>
#include <chuhe/version.hpp>

#include "approximation.hpp"
#include "progress_file.hpp"
#include "rounds.hpp"

namespace {

using namespace chuhe;

constexpr int exit_bad_input = 2;
constexpr int exit_environment = 3;
constexpr int exit_interrupted = 130;

struct Settings {
  std::string file;
  std::string engine;
  std::vector<std::string> names;
  std::size_t concurrency = 1;
  spsa::Schedule schedule;
  spsa::Conditions conditions;
};

int complain(const std::string& what, int status) {
  fmt::print(stderr, "chuhe-spsa: {}\n", what);
  return status;
}

// As they are in the engine: those asked for, or all that have a step.
std::vector<spsa::Parameter> chosen(const std::vector<std::string>& names) {
  const engine::SearchParameters defaults;
  std::vector<spsa::Parameter> parameters;
  for (const engine::SearchParameter& each : engine::search_parameters()) {
    if (each.step == 0) continue;
    const std::string name(each.name);
    if (!names.empty() && std::ranges::find(names, name) == names.end()) continue;
    parameters.push_back({name, each.least, each.most, static_cast<double>(each.step),
                          static_cast<double>(defaults.*each.value)});
  }
  return parameters;
}

bool save(const Settings& settings, const spsa::Approximation& approximation) {
  auto file = record::FileReplacement::begin(settings.file);
  if (!file) return false;
  const std::string text = spsa::print_progress(
      {settings.schedule, settings.conditions, approximation.done(), approximation.parameters()});
  return file->write(text) && file->commit();
}

void tell(const spsa::Approximation& approximation) {
  const engine::SearchParameters defaults;
  for (const spsa::Parameter& each : approximation.parameters()) {
    const engine::SearchParameter* known = engine::find_search_parameter(each.name);
    fmt::print("{:24} {:6} -> {:8.1f}\n", each.name, defaults.*known->value, each.value);
  }
}

int tune(const Settings& settings) {
  std::vector<spsa::Parameter> parameters = chosen(settings.names);
  int done = 0;
  constexpr std::size_t largest = std::size_t{1} << 20U;
  if (const auto bytes = record::read_file(settings.file, largest)) {
    const auto former = spsa::parse_progress(*bytes);
    if (!former) return complain(settings.file + ": no tuning, or a damaged one", exit_bad_input);
    const auto same = [](const spsa::Parameter& a, const spsa::Parameter& b) {
      return a.name == b.name && a.least == b.least && a.most == b.most && a.step == b.step;
    };
    if (former->schedule != settings.schedule || former->conditions != settings.conditions ||
        !std::ranges::equal(former->parameters, parameters, same)) {
      return complain(settings.file + ": a tuning with other settings; give it another name",
                      exit_bad_input);
    }
    parameters = former->parameters;
    done = former->done;
    fmt::print(stderr, "goes on after {} comparisons\n", done);
  } else if (bytes.error().fault != record::FileFault::not_found) {
    return complain(settings.file + ": " + to_string(bytes.error()), exit_environment);
  }
  spsa::Approximation approximation(std::move(parameters), settings.schedule, done);
  spsa::Rounds rounds(settings.engine, settings.conditions, settings.concurrency,
                      settings.schedule.seed);
  const bool terminal = isatty(STDERR_FILENO) != 0;
  while (!approximation.finished()) {
    const auto points =
        rounds.play(approximation.parameters(), approximation.next(), approximation.done());
    if (!points) {
      if (terminal) fmt::print(stderr, "\n");
      if (points.error().text.empty()) return exit_interrupted;
      return complain(settings.engine + ": " + points.error().text, exit_environment);
    }
    approximation.take(*points);
    if (!save(settings, approximation)) {
      return complain(settings.file + ": cannot be written", exit_environment);
    }
    if (terminal) {
      fmt::print(stderr, "\r{} of {} comparisons, {} games", approximation.done(),
                 settings.schedule.iterations,
                 2 * settings.conditions.pairs * approximation.done());
    }
  }
  if (terminal) fmt::print(stderr, "\n");
  tell(approximation);
  return 0;
}

manual::Background page() {
  return {.summary = "tunes the search of the xiangqi engine by games against itself",
          .description =
              {"chuhe-spsa lets two settings of chuhe-engine play each other, again and again, "
               "and moves all numbers of the search towards the better one, by simultaneous "
               "perturbation (SPSA). After each comparison the state goes to FILE, from which the "
               "same command goes on. At the end the values are printed beside the present ones; "
               "whether they are better is for chuhe match to say."},
          .examples = {{"chuhe-spsa tuning.json --engine ./chuhe-engine --iterations 2000",
                        "Tune all numbers:"}},
          .see_also = {"chuhe-engine(6)", "chuhe-tune(1)", "chuhe(6)"},
          .date = std::string(commit_day)};
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App program("Tunes the numbers of the search by games of the engine against itself.");
  program.set_version_flag("--version", "chuhe-spsa " + std::string(version_line));
  Settings settings;
  program.add_option("FILE", settings.file, "Where the state is kept")->required();
  program.add_option("--engine", settings.engine, "Path of chuhe-engine")
      ->type_name("PROGRAM")
      ->required();
  program
      .add_option("--parameter", settings.names,
                  "A number to tune, as chuhe-engine --tuning calls it; may be said again; else "
                  "all that are apt")
      ->type_name("NAME")
      ->check([](const std::string& name) {
        const engine::SearchParameter* known = engine::find_search_parameter(name);
        return known != nullptr && known->step != 0 ? std::string() : name + " is not to be tuned";
      });
  program.add_option("--iterations", settings.schedule.iterations, "How many comparisons")
      ->check(CLI::Range(1, 10'000'000))
      ->capture_default_str();
  program.add_option("--pairs", settings.conditions.pairs, "Pairs of games for each comparison")
      ->check(CLI::Range(1, 10'000))
      ->capture_default_str();
  program.add_option("--nodes", settings.conditions.nodes, "Nodes for each move")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40U))
      ->capture_default_str();
  program
      .add_option("--rate", settings.schedule.rate,
                  "What a point moves a number by at the end, in its step")
      ->check(CLI::Range(0.0, 100.0))
      ->capture_default_str();
  program.add_option("--seed", settings.schedule.seed, "What chance begins with")
      ->capture_default_str();
  program.add_option("--concurrency", settings.concurrency, "Games at the same time")
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  if (manual::writes_reference(program, "chuhe-spsa", version, page(), argc, argv, std::cout)) {
    return std::cout ? 0 : exit_environment;
  }
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return program.exit(error) == 0 ? 0 : exit_bad_input;
  }
  return tune(settings);
}
