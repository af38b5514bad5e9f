#include <chuhe/match/computer_play.hpp>

#include <algorithm>
#include <utility>
#include <variant>

#include <chuhe/core/movegen.hpp>
#include <chuhe/record/review.hpp>

namespace chuhe::match {

namespace {

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

protocol::Go clocks_for(const Clock& clock, Color mover, Moment now) {
  protocol::Go go;
  for (const Color color : all_colors) {
    const TimeControl& control = clock.control(color);
    go.clocks[color].remaining = clock.remaining(color, now);
    if (control.increment.count() > 0) go.clocks[color].increment = control.increment;
    go.clocks[color].moves_to_go = clock.moves_to_go(color);
  }
  go.byo_yomi = clock.control(mover).byo_yomi;
  go.move_time = clock.control(mover).per_move;
  return go;
}

protocol::Go go_for_computer(protocol::Go clocks, const SearchLimits& limits, Color mover,
                             Pace pace) {
  constexpr Milliseconds usual{2'000};
  constexpr Milliseconds most{30'000};
  protocol::Go go = std::move(clocks);
  if (limits.nodes) go.nodes = limits.nodes;
  if (limits.depth) go.depth = limits.depth;
  if (limits.time && !go.move_time) go.move_time = limits.time;
  if (!go.clocks[mover].remaining && !go.move_time && !go.nodes && !go.depth) {
    go.move_time = pace == Pace::usual ? usual : most;
  }
  return go;
}

// UCI cannot name the moves that are banned; it can name the others.
protocol::Go allowing(protocol::Go go, const Line& line, const std::vector<Move>& banned) {
  if (banned.empty()) return go;
  for (const Move move : legal_moves(line.position())) {
    if (std::ranges::find(banned, move) == banned.end()) go.search_moves.push_back(move);
  }
  return go;
}

std::optional<protocol::SetOption> rules_option(const protocol::EngineDescription& engine,
                                                std::string_view rules) {
  const auto* spec = engine.option("Repetition Rule");
  const auto* combo = spec ? std::get_if<protocol::ComboOption>(&spec->kind) : nullptr;
  if (combo == nullptr || std::ranges::find(combo->choices, rules) == combo->choices.end()) {
    return std::nullopt;
  }
  return protocol::SetOption{spec->name, std::string(rules)};
}

}  // namespace chuhe::match
