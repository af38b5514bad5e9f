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
    {"newcomer", 400, small_search(1, 1, 420, 110, 130)},
    {"beginner", 600, small_search(1, 1, 300, 75, 85)},
    {"learner", 820, small_search(1, 3, 240, 60, 65)},
    {"novice", 1000, small_search(2, 2, 200, 55, 55)},
    {"hobbyist", 1210, small_search(2, 4, 120, 38, 36)},
    {"improver", 1400, small_search(2, 8, 60, 25, 22)},
    {"challenger", 1550, small_search(3, 8, 90, 28, 26)},
    {"club-player", 1730, small_search(3, 12, 50, 20, 19)},
    {"strong-club-player", 1880, few_nodes(2000, 10)},
    {"candidate", 2120, few_nodes(3500, 8)},
    {"expert", 2260, few_nodes(4500, 7)},
    {"strong-expert", 2400, few_nodes(7000, 6)},
    {"champion", 2680, few_nodes(12000, 5)},
    {"full", 3270, std::nullopt},
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
