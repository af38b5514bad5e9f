#include <chuhe/match/tournament.hpp>

#include <cassert>
#include <utility>

namespace chuhe::match {

Schedule::Schedule(std::size_t players, Pairing pairing, std::size_t games_of_encounter)
    : players_(players), rounds_((games_of_encounter + 1) / 2) {
  assert(players >= 2);
  for (std::size_t first = 0; first < players; ++first) {
    if (pairing == Pairing::gauntlet && first > 0) break;
    for (std::size_t second = first + 1; second < players; ++second) {
      encounters_.push_back({first, second});
    }
  }
}

ScheduledGame Schedule::game(std::size_t number) const {
  assert(number < size());
  ScheduledGame game;
  game.number = number;
  game.encounter = number / 2 % encounters_.size();
  game.round = number / 2 / encounters_.size();
  const auto [first, second] = encounters_[game.encounter];
  const bool changed = number % 2 == 1;
  game.players[Color::red] = changed ? second : first;
  game.players[Color::black] = changed ? first : second;
  return game;
}

Standings::Standings(Schedule schedule)
    : schedule_(std::move(schedule)),
      played_(schedule_.size()),
      half_points_(schedule_.size()),
      pairs_(schedule_.encounters().size()),
      tallies_(schedule_.encounters().size()),
      accidents_(schedule_.player_count()) {}

void Standings::add(const FinishedGame& finished) {
  assert(!has(finished.number));
  const ScheduledGame game = schedule_.game(finished.number);
  const std::size_t first = schedule_.encounters()[game.encounter].first;
  Tally& tally = tallies_[game.encounter];
  std::uint8_t half_points = 1;
  if (!finished.winner) {
    ++tally.draws;
  } else if (game.players[*finished.winner] == first) {
    ++tally.wins;
    half_points = 2;
  } else {
    ++tally.losses;
    half_points = 0;
  }
  played_[finished.number] = true;
  half_points_[finished.number] = half_points;
  const std::size_t other = finished.number ^ 1;
  if (played_[other]) {
    ++pairs_[game.encounter].counts[static_cast<std::size_t>(half_points + half_points_[other])];
  }
  if (finished.winner) {
    Accidents& accidents = accidents_[game.players[opponent(*finished.winner)]];
    switch (finished.termination) {
      case Termination::crash: ++accidents.crashes; break;
      case Termination::stall: ++accidents.stalls; break;
      case Termination::time_forfeit: ++accidents.time_forfeits; break;
      case Termination::illegal_move:
      case Termination::no_move: ++accidents.illegal_moves; break;
      default: break;
    }
  }
  games_.push_back(finished);
}

PairCounts Standings::player_pairs(std::size_t player) const {
  PairCounts all;
  for (std::size_t i = 0; i < pairs_.size(); ++i) {
    const Encounter& encounter = schedule_.encounters()[i];
    if (encounter.first != player && encounter.second != player) continue;
    for (std::size_t points = 0; points < all.counts.size(); ++points) {
      const bool is_first = encounter.first == player;
      all.counts[points] += pairs_[i].counts[is_first ? points : all.counts.size() - 1 - points];
    }
  }
  return all;
}

Tally Standings::player_tally(std::size_t player) const {
  Tally all;
  for (std::size_t i = 0; i < tallies_.size(); ++i) {
    const Encounter& encounter = schedule_.encounters()[i];
    const Tally& tally = tallies_[i];
    if (encounter.first == player) {
      all.wins += tally.wins;
      all.losses += tally.losses;
      all.draws += tally.draws;
    } else if (encounter.second == player) {
      all.wins += tally.losses;
      all.losses += tally.wins;
      all.draws += tally.draws;
    }
  }
  return all;
}

}  // namespace chuhe::match
