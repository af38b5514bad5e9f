// Values inside the search.
#pragma once

#include <cstdint>
#include <cstdlib>

#include <chuhe/engine/engine.hpp>

namespace chuhe::engine {

/// A value in the engine's own units for the side to move. From the outside in: mates, games
/// decided by a ruling on repetition, and evaluations.
using Value = int;

inline constexpr int max_ply = 128;

inline constexpr Value infinite = 32000;
inline constexpr Value mate = 31000;
/// At least this: mate within the search's horizon.
inline constexpr Value mate_bound = mate - 2 * max_ply;
/// A game won because the other side broke the rules on repetition. No mate: nobody is mated.
inline constexpr Value ruling = 20000;
inline constexpr Value ruling_bound = ruling - 2 * max_ply;
/// Evaluations stay below.
inline constexpr Value max_evaluation = ruling_bound - 1;
inline constexpr Value no_value = 32001;

constexpr bool is_decided(Value value) { return value >= ruling_bound || value <= -ruling_bound; }
constexpr bool is_mate(Value value) { return value >= mate_bound || value <= -mate_bound; }

/// Mate values are stored by their distance from the node, not from the root.
constexpr Value to_table(Value value, int ply) {
  return value >= ruling_bound ? value + ply : value <= -ruling_bound ? value - ply : value;
}
constexpr Value from_table(Value value, int ply) {
  return value >= ruling_bound ? value - ply : value <= -ruling_bound ? value + ply : value;
}

constexpr Score to_score(Value value) {
  if (value >= mate_bound) return {Score::Kind::mate, (mate - value + 1) / 2};
  if (value <= -mate_bound) return {Score::Kind::mate, -(mate + value) / 2};
  return {Score::Kind::centipawns, value};
}

}  // namespace chuhe::engine
