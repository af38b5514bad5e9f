// Levels of play, from one who has just learnt the moves to all that the engine can.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace chuhe::engine {

/// What a level does worse than the engine at its best. The lower levels have a small search of
/// their own, which errs as people do: it overlooks moves, the more easily the longer and the more
/// twisted they are; it has likes and dislikes about where pieces stand, the same throughout a
/// game; it does not follow exchanges to their end; and it is content with a move that looks nearly
/// as good as the best. The upper levels have the engine's search with fewer positions.
struct Weakness {
  /// Plies that the small search looks ahead; 0: the engine's own search.
  int depth = 0;
  /// Captures that the small search follows beyond.
  int captures = 0;
  /// Chance out of a thousand not to see a move that is easily overlooked.
  int oversight = 0;
  /// By how many hundredths of a pawn a piece on a point is typically misjudged.
  int misjudgement = 0;
  /// A move worse by so many hundredths of a pawn is chosen 1/e times as often as the best.
  int carelessness = 0;
  /// Positions that the engine's own search may look at.
  std::optional<std::uint64_t> nodes = std::nullopt;
};

struct Level {
  /// A short English name, for commands and options: `beginner`.
  std::string_view name;
  /// A rating in which differences count: 400 more wins ten games out of eleven. Levels are
  /// measured by matches of each against the next; where the scale begins is a guess.
  int elo = 0;
  /// Nothing: the full strength.
  std::optional<Weakness> weakness = std::nullopt;
};

/// All levels, the weakest first; the last is the full strength.
std::span<const Level> levels();

/// The level of a name, or of a number from 1; null when there is none.
const Level* find_level(std::string_view name);

/// The rating that a place on the list of levels stands for, from 0, the first, to 1, the last; for
/// scales of other lengths. Values outside are read as the nearest inside.
int elo_at(double place);

/// What a player of a rating does worse in one move; nothing: the full strength. A rating between
/// two levels plays now as one and now as the other, as the random number has it.
std::optional<Weakness> weakness_at(int elo, std::uint64_t random);

}  // namespace chuhe::engine
