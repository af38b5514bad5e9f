#include <chuhe/engine/levels.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>

namespace chuhe::engine {

namespace {

constexpr Weakness small_search(int depth, int captures, int oversight, int misjudgement,
                                int carelessness) {
  return {.depth = depth,
          .captures = captures,
          .oversight = oversight,
          .misjudgement = misjudgement,
          .carelessness = carelessness};
}

constexpr Weakness few_nodes(std::uint64_t nodes, int carelessness) {
  return {.carelessness = carelessness, .nodes = nodes};
}

// All that makes the levels what they are. docs/engine.md says how they are measured.
constexpr Level all_levels[] = {
    {"newcomer", 400, small_search(1, 0, 360, 90, 110)},
    {"beginner", 550, small_search(1, 1, 300, 75, 85)},
    {"learner", 700, small_search(1, 3, 240, 60, 65)},
    {"novice", 850, small_search(2, 2, 190, 50, 50)},
    {"hobbyist", 1000, small_search(2, 4, 140, 40, 40)},
    {"improver", 1150, small_search(2, 8, 90, 32, 30)},
    {"challenger", 1300, small_search(3, 8, 60, 24, 22)},
    {"club-player", 1450, small_search(3, 16, 25, 16, 15)},
    {"strong-club-player", 1600, few_nodes(1000, 12)},
    {"candidate", 1800, few_nodes(4000, 8)},
    {"expert", 2000, few_nodes(16000, 5)},
    {"strong-expert", 2200, few_nodes(64000, 0)},
    {"champion", 2400, few_nodes(250000, 0)},
    {"full", 2700, std::nullopt},
};
constexpr int count = static_cast<int>(std::size(all_levels));

}  // namespace

std::span<const Level> levels() { return all_levels; }

const Level* find_level(std::string_view name) {
  int number = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
  if (error == std::errc() && end == name.data() + name.size()) {
    return number >= 1 && number <= count ? &all_levels[number - 1] : nullptr;
  }
  const auto found = std::ranges::find(all_levels, name, &Level::name);
  return found == std::end(all_levels) ? nullptr : found;
}

int elo_at(double place) {
  const double at = std::clamp(place, 0.0, 1.0) * (count - 1);
  const int below = std::min(static_cast<int>(at), count - 2);
  const double share = at - below;
  return static_cast<int>(
      std::lround(all_levels[below].elo * (1 - share) + all_levels[below + 1].elo * share));
}

std::optional<Weakness> weakness_at(int elo, std::uint64_t random) {
  const auto above = std::ranges::find_if(all_levels, [&](const Level& l) { return l.elo >= elo; });
  if (above == std::end(all_levels)) return std::nullopt;
  if (above == std::begin(all_levels) || above->elo == elo) return above->weakness;
  const Level& below = *std::prev(above);
  const auto share = static_cast<std::uint64_t>(elo - below.elo);
  const auto gap = static_cast<std::uint64_t>(above->elo - below.elo);
  return random % gap < share ? above->weakness : below.weakness;
}

}  // namespace chuhe::engine
