// Suites of openings out of games: which positions were reached, and how the games ended.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include <chuhe/core/move.hpp>
#include <chuhe/core/square.hpp>

namespace chuhe::match {

/// A position that games have gone through.
struct CountedOpening {
  /// The moves to it from the opening position, as the first of the games had them.
  std::vector<Move> moves;
  std::int64_t games = 0;
  /// The share of points Red made in them, 0 to 1.
  double share = 0;
};

/// Which openings to choose.
struct OpeningCriteria {
  /// Plies from the opening position.
  int first_ply = 6;
  int last_ply = 10;
  /// How many games must have gone through a position.
  std::int64_t least_games = 6;
  /// Red's share of points: within these, or, with `outside`, not between them.
  double lowest_share = 0.42;
  double highest_share = 0.6;
  bool outside = false;
  std::size_t most = 500;
};

/// Counts positions, a mirror image as the same. Memory: some hundred bytes a position.
class OpeningStatistics {
 public:
  explicit OpeningStatistics(int last_ply) : last_ply_(last_ply) {}

  /// Takes in a game from the opening position: its moves, as far as they are legal, and who won;
  /// nobody: a draw.
  void add(std::span<const Move> moves, std::optional<Color> winner);

  /// The openings that meet the criteria, none the beginning of another: deeper ones go before
  /// others, then those with more games. Precondition: `criteria.last_ply` is no more than that of
  /// the constructor.
  std::vector<CountedOpening> choose(const OpeningCriteria& criteria) const;

 private:
  struct Entry {
    std::vector<Move> moves;
    std::int64_t games = 0;
    std::int64_t half_points = 0;
  };
  int last_ply_;
  std::unordered_map<std::uint64_t, Entry> entries_;
};

}  // namespace chuhe::match
