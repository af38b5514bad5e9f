#include "engine_computer.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include <chuhe/core/movegen.hpp>
#include <chuhe/record/review.hpp>

namespace chuhe::cli {

using match::allowing;
using match::go_for_computer;
using match::Milliseconds;
using protocol::SetOption;

EngineComputer::EngineComputer(EngineComputerSettings settings, Interrupted interrupted)
    : settings_(std::move(settings)), interrupted_(std::move(interrupted)) {}

std::unexpected<std::string> EngineComputer::problem(const EngineProblem& problem) {
  problem_status_ = problem.status;
  return std::unexpected(interrupted_() ? std::string() : problem.text);
}

std::unexpected<std::string> EngineComputer::fault(const match::EngineFault& fault) {
  return problem(problem_with(known_->choice, fault, settings_.language));
}

std::expected<const KnownEngine*, std::string> EngineComputer::known() {
  if (known_) return &*known_;
  const auto choice = choose_engine(settings_.engine, settings_.language);
  if (!choice) return problem(choice.error());
  auto met = meet(*choice, interrupted_);
  if (!met) return problem(problem_with(*choice, met.error(), settings_.language));
  known_ = std::move(*met);
  levels_ = levels_of(known_->description);
  return &*known_;
}

std::expected<ComputerDescription, std::string> EngineComputer::describe() {
  const auto engine = known();
  if (!engine) return std::unexpected(engine.error());
  ComputerDescription description{(*engine)->name, {}};
  for (const EngineLevel& level : levels_) description.levels.push_back(level.name);
  return description;
}

std::expected<std::unique_ptr<ThinkingEngine>, std::string> EngineComputer::start(
    std::vector<SetOption> options) {
  const auto engine = known();
  if (!engine) return std::unexpected(engine.error());
  const auto settings = engine_settings(settings_.engine, settings_.language);
  if (!settings) return problem(settings.error());
  // What the person sets comes last and has the last word.
  options.insert(options.end(), settings->begin(), settings->end());
  if (auto rules = match::rules_option((*engine)->description, settings_.rules)) {
    options.insert(options.begin(), std::move(*rules));
  }
  auto started = std::make_unique<ThinkingEngine>(**engine, std::move(options), interrupted_);
  if (const auto ready = started->new_game(); !ready) return fault(ready.error());
  return started;
}

std::expected<void, std::string> EngineComputer::play_at(std::optional<std::size_t> level) {
  const auto engine = known();
  if (!engine) return std::unexpected(engine.error());
  std::vector<SetOption> options;
  if (level && *level < levels_.size()) options = levels_[*level].options;
  if (settings_.seed && (*engine)->description.option("Seed") != nullptr) {
    options.push_back({"Seed", std::to_string(*settings_.seed)});
  }
  auto started = start(std::move(options));
  if (!started) return std::unexpected(started.error());
  opponent_ = std::move(*started);
  level_ = level;
  return {};
}

std::expected<void, std::string> EngineComputer::new_game() {
  for (const auto* engine : {&opponent_, &adviser_, &analyst_}) {
    if (*engine == nullptr) continue;
    if (const auto ready = (*engine)->new_game(); !ready) return fault(ready.error());
  }
  return {};
}

protocol::Go EngineComputer::usual_go(Milliseconds usual_time) const {
  SearchLimits limits = settings_.limits;
  if (!limits.time && !limits.nodes && !limits.depth) limits.time = usual_time;
  return go_for(limits);
}

std::expected<Answer, std::string> EngineComputer::ask(std::unique_ptr<ThinkingEngine>& engine,
                                                       const Line& line, const protocol::Go& go,
                                                       const std::vector<Move>& banned,
                                                       std::size_t lines,
                                                       const OnThoughts& on_thoughts) {
  auto answer = engine->think(line, allowing(go, line, banned), banned, lines,
                              patience_for(go, line.position().turn()), on_thoughts);
  if (!answer) {
    // It would have to be started anew.
    engine.reset();
    return fault(answer.error());
  }
  if (answer->was_interrupted) return std::unexpected(std::string());
  return std::move(*answer);
}

std::expected<ComputerMove, std::string> EngineComputer::move(const Line& line,
                                                              const protocol::Go& clocks,
                                                              const std::vector<Move>& banned) {
  if (!opponent_) {
    if (const auto started = play_at(level_); !started) return std::unexpected(started.error());
  }
  const Color turn = line.position().turn();
  const bool limits_itself = level_ && *level_ < levels_.size() && levels_[*level_].limits_itself;
  const protocol::Go go =
      go_for_computer(clocks, settings_.limits, turn,
                      limits_itself ? match::Pace::of_its_level : match::Pace::usual);
  const auto answer = ask(opponent_, line, go, banned, 1);
  if (!answer) return std::unexpected(answer.error());
  ComputerMove result{answer->move, answer->offers_draw, answer->resigns, std::nullopt};
  if (!answer->thoughts.lines.empty()) {
    const BestLine& best = answer->thoughts.lines.front();
    result.evaluation = evaluation_of(best.score, turn, best.depth);
  }
  return result;
}

std::expected<std::unique_ptr<ThinkingEngine>, std::string> EngineComputer::start_adviser(
    std::size_t lines) {
  const auto engine = known();
  if (!engine) return std::unexpected(engine.error());
  std::vector<SetOption> options;
  if (const auto* spec = (*engine)->description.option(protocol::CommonOption::multi_pv)) {
    options.push_back({spec->name, std::to_string(lines)});
  }
  return start(std::move(options));
}

std::expected<std::vector<BestLine>, std::string> EngineComputer::analyse(
    const Line& line, std::size_t lines, const std::vector<Move>& banned,
    const OnThoughts& on_thoughts) {
  if (!analyst_ || analyst_lines_ != lines) {
    auto started = start_adviser(lines);
    if (!started) return std::unexpected(started.error());
    analyst_ = std::move(*started);
    analyst_lines_ = lines;
  }
  auto answer = ask(analyst_, line, go_for({}), banned, lines, on_thoughts);
  if (!answer) return std::unexpected(answer.error());
  return std::move(answer->thoughts.lines);
}

std::expected<std::vector<BestLine>, std::string> EngineComputer::advise(
    const Line& line, std::size_t lines, const std::vector<Move>& banned) {
  const auto engine = known();
  if (!engine) return std::unexpected(engine.error());
  if (!adviser_) {
    constexpr std::size_t most_lines = 2;
    auto started = start_adviser(most_lines);
    if (!started) return std::unexpected(started.error());
    adviser_ = std::move(*started);
  }
  constexpr Milliseconds usual{2'000};
  auto answer = ask(adviser_, line, usual_go(usual), banned, lines);
  if (!answer) return std::unexpected(answer.error());
  if (answer->thoughts.lines.empty()) {
    adviser_.reset();
    return fault({match::EngineFaultKind::cannot_say, "score"});
  }
  return std::move(answer->thoughts.lines);
}

}  // namespace chuhe::cli
