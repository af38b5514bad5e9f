#include "engine_computer.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include <chuhe/core/movegen.hpp>
#include <chuhe/record/review.hpp>

namespace chuhe::cli {

namespace {

using match::Milliseconds;
using protocol::SetOption;

const protocol::SpinOption* spin(const protocol::EngineDescription& engine, std::string_view name) {
  const auto* spec = engine.option(name);
  return spec == nullptr ? nullptr : std::get_if<protocol::SpinOption>(&spec->kind);
}

std::vector<EngineLevel> own_levels(const protocol::ComboOption& combo) {
  std::vector<EngineLevel> levels;
  for (const std::string& choice : combo.choices) {
    // The default is the full strength, and looks as long as it may.
    levels.push_back({choice, {{"Level", choice}}, choice != combo.value});
  }
  const bool strongest_first = !combo.choices.empty() && combo.choices.front() == combo.value;
  if (strongest_first) std::ranges::reverse(levels);
  return levels;
}

std::vector<EngineLevel> rating_levels(const protocol::SpinOption& elo) {
  std::vector<EngineLevel> levels;
  constexpr std::int64_t steps = 12;
  const std::int64_t least = elo.least.value_or(0);
  const std::int64_t most = elo.most.value_or(least);
  for (std::int64_t i = 0; i < steps && most > least; ++i) {
    const std::string rating = std::to_string(least + (most - least) * i / (steps - 1));
    levels.push_back({"Elo " + rating, {{"UCI_LimitStrength", "true"}, {"UCI_Elo", rating}}});
  }
  return levels;
}

std::vector<EngineLevel> skill_levels(const protocol::SpinOption& skill) {
  std::vector<EngineLevel> levels;
  constexpr std::int64_t most_levels = 100;
  const std::int64_t least = skill.least.value_or(0);
  const std::int64_t most = std::min(skill.most.value_or(20), least + most_levels - 1);
  for (std::int64_t value = least; value <= most; ++value) {
    const std::string text = std::to_string(value);
    levels.push_back({"Skill Level " + text, {{"Skill Level", text}}});
  }
  return levels;
}

// UCI cannot name the moves that are banned; it can name the others.
protocol::Go allowing(protocol::Go go, const Line& line, const std::vector<Move>& banned) {
  if (banned.empty()) return go;
  for (const Move move : legal_moves(line.position())) {
    if (std::ranges::find(banned, move) == banned.end()) go.search_moves.push_back(move);
  }
  return go;
}

}  // namespace

bool takes_draw(const record::Evaluation& evaluation, Color computer, const Position& position) {
  constexpr double worse = 0.45;
  constexpr double better = 0.55;
  constexpr int long_game = 40;
  constexpr int long_quiet = 40;
  const double points = record::expected_points(evaluation, computer);
  if (points < worse) return true;
  return points <= better &&
         (position.fullmove() > long_game || position.quiet_plies() >= long_quiet);
}

bool sees_no_hope(const record::Evaluation& evaluation, Color computer) {
  constexpr double hope = 0.02;
  return record::expected_points(evaluation, computer) < hope;
}

std::vector<EngineLevel> levels_of(const protocol::EngineDescription& engine) {
  if (const auto* spec = engine.option("Level")) {
    if (const auto* combo = std::get_if<protocol::ComboOption>(&spec->kind)) {
      return own_levels(*combo);
    }
  }
  if (const auto* elo = spin(engine, "UCI_Elo")) return rating_levels(*elo);
  if (const auto* skill = spin(engine, "Skill Level")) return skill_levels(*skill);
  return {};
}

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
  const auto* rules = (*engine)->description.option("Repetition Rule");
  const auto* combo = rules ? std::get_if<protocol::ComboOption>(&rules->kind) : nullptr;
  if (combo && std::ranges::find(combo->choices, settings_.rules) != combo->choices.end()) {
    options.insert(options.begin(), {rules->name, settings_.rules});
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
  for (const auto* engine : {&opponent_, &adviser_}) {
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
                                                       std::size_t lines) {
  std::optional<Milliseconds> patience = go.move_time;
  const auto& clock = go.clocks[line.position().turn()];
  if (!patience && clock.remaining) {
    patience = *clock.remaining + go.byo_yomi.value_or(Milliseconds(0));
  }
  constexpr Milliseconds grace{15'000};
  if (patience) *patience += grace;
  auto answer = engine->think(line, allowing(go, line, banned), banned, lines, patience);
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
  protocol::Go go = clocks;
  if (settings_.limits.nodes) go.nodes = settings_.limits.nodes;
  if (settings_.limits.depth) go.depth = settings_.limits.depth;
  if (settings_.limits.time && !go.move_time) go.move_time = settings_.limits.time;
  if (!go.clocks[turn].remaining && !go.move_time && !go.nodes && !go.depth) {
    // A level that limits itself is only kept from going on for ever.
    const bool limits_itself = level_ && *level_ < levels_.size() && levels_[*level_].limits_itself;
    constexpr Milliseconds usual{2'000};
    constexpr Milliseconds most{30'000};
    go.move_time = limits_itself ? most : usual;
  }
  const auto answer = ask(opponent_, line, go, banned, 1);
  if (!answer) return std::unexpected(answer.error());
  ComputerMove result{answer->move, answer->offers_draw, answer->resigns, std::nullopt};
  if (!answer->thoughts.lines.empty()) {
    const BestLine& best = answer->thoughts.lines.front();
    result.evaluation = evaluation_of(best.score, turn, best.depth);
  }
  return result;
}

std::expected<std::vector<BestLine>, std::string> EngineComputer::advise(
    const Line& line, std::size_t lines, const std::vector<Move>& banned) {
  const auto engine = known();
  if (!engine) return std::unexpected(engine.error());
  if (!adviser_) {
    std::vector<SetOption> options;
    constexpr std::size_t most_lines = 2;
    if (const auto* spec = (*engine)->description.option(protocol::CommonOption::multi_pv)) {
      options.push_back({spec->name, std::to_string(most_lines)});
    }
    auto started = start(std::move(options));
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
