// Which games a match consists of, and what has come of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <chuhe/core/square.hpp>
#include <chuhe/match/match.hpp>
#include <chuhe/match/statistics.hpp>

namespace chuhe::match {

enum class Pairing : std::uint8_t {
  round_robin,  ///< Everybody against everybody.
  gauntlet,     ///< The first player against everybody else.
};

/// One game of a match.
struct ScheduledGame {
  std::size_t number = 0;
  /// Which two players, as an index into `Schedule::encounters`.
  std::size_t encounter = 0;
  /// Which opening; it is for the caller to have fewer and begin again.
  std::size_t round = 0;
  ByColor<std::size_t> players;
};

/// Two players that meet. `first` has Red in the first game of each pair of games.
struct Encounter {
  std::size_t first = 0;
  std::size_t second = 0;
  friend bool operator==(const Encounter&, const Encounter&) = default;
};

/// The games of a match, in order: round by round, in each round every encounter, in each encounter
/// two games from one opening with colours changed.
class Schedule {
 public:
  /// Precondition: at least two players. An odd number of games for each encounter is raised by
  /// one.
  Schedule(std::size_t players, Pairing pairing, std::size_t games_of_encounter);

  std::size_t player_count() const { return players_; }
  const std::vector<Encounter>& encounters() const { return encounters_; }
  std::size_t rounds() const { return rounds_; }
  std::size_t size() const { return rounds_ * encounters_.size() * 2; }
  /// Precondition: number < size().
  ScheduledGame game(std::size_t number) const;

 private:
  std::size_t players_;
  std::size_t rounds_;
  std::vector<Encounter> encounters_;
};

/// A game that has been played to its end.
struct FinishedGame {
  std::size_t number = 0;
  std::optional<Color> winner;
  Termination termination{};
  std::optional<Ending> by_rules;
  std::size_t plies = 0;
  friend bool operator==(const FinishedGame&, const FinishedGame&) = default;
};

/// Games won, drawn and lost.
struct Tally {
  std::int64_t wins = 0;
  std::int64_t draws = 0;
  std::int64_t losses = 0;
  std::int64_t games() const { return wins + draws + losses; }
  double points() const { return static_cast<double>(wins) + static_cast<double>(draws) / 2; }
  friend bool operator==(const Tally&, const Tally&) = default;
};

/// How a player has lost games otherwise than on the board.
struct Accidents {
  std::int64_t crashes = 0;
  std::int64_t stalls = 0;
  std::int64_t time_forfeits = 0;
  /// Illegal moves, texts that are no moves, and "no move" where there were some.
  std::int64_t illegal_moves = 0;
  friend bool operator==(const Accidents&, const Accidents&) = default;
};

/// The results of a schedule's games.
class Standings {
 public:
  explicit Standings(Schedule schedule);

  const Schedule& schedule() const { return schedule_; }
  /// Takes in a game that was not abandoned. Precondition: `!has(game.number)`.
  void add(const FinishedGame& game);
  bool has(std::size_t number) const { return played_[number]; }
  /// All games taken in, in the order in which they ended.
  const std::vector<FinishedGame>& games() const { return games_; }

  /// Whole pairs of games of an encounter, seen from its first player.
  const PairCounts& pairs(std::size_t encounter) const { return pairs_[encounter]; }
  /// Games of an encounter, seen from its first player.
  const Tally& tally(std::size_t encounter) const { return tallies_[encounter]; }
  /// All whole pairs of a player's, seen from that player.
  PairCounts player_pairs(std::size_t player) const;
  Tally player_tally(std::size_t player) const;
  const Accidents& accidents(std::size_t player) const { return accidents_[player]; }

 private:
  Schedule schedule_;
  std::vector<FinishedGame> games_;
  std::vector<bool> played_;
  /// Half points of each game's for the encounter's first player.
  std::vector<std::uint8_t> half_points_;
  std::vector<PairCounts> pairs_;
  std::vector<Tally> tallies_;
  std::vector<Accidents> accidents_;
};

}  // namespace chuhe::match
