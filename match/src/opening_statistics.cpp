#include <chuhe/match/opening_statistics.hpp>

#include <algorithm>
#include <set>
#include <utility>

#include <chuhe/core/movegen.hpp>
#include <chuhe/core/position.hpp>

namespace chuhe::match {

namespace {

using Moves = std::vector<Move>;

bool goes_before(const CountedOpening& a, const CountedOpening& b) {
  if (a.moves.size() != b.moves.size()) return a.moves.size() > b.moves.size();
  if (a.games != b.games) return a.games > b.games;
  return a.moves < b.moves;
}

bool meets(const CountedOpening& opening, const OpeningCriteria& criteria) {
  const auto plies = static_cast<int>(opening.moves.size());
  if (plies < criteria.first_ply || plies > criteria.last_ply) return false;
  if (opening.games < criteria.least_games) return false;
  if (criteria.outside) {
    return opening.share <= criteria.lowest_share || opening.share >= criteria.highest_share;
  }
  return opening.share >= criteria.lowest_share && opening.share <= criteria.highest_share;
}

}  // namespace

void OpeningStatistics::add(std::span<const Move> moves, std::optional<Color> winner) {
  const std::int64_t half_points = !winner ? 1 : *winner == Color::red ? 2 : 0;
  Position position;
  const std::size_t plies = std::min(moves.size(), static_cast<std::size_t>(last_ply_));
  for (std::size_t ply = 0; ply < plies; ++ply) {
    if (!is_legal(position, moves[ply])) return;
    position.play(moves[ply]);
    Entry& entry = entries_[std::min(position.key(), mirrored(position).key())];
    if (entry.games == 0)
      entry.moves.assign(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(ply + 1));
    ++entry.games;
    entry.half_points += half_points;
  }
}

std::vector<CountedOpening> OpeningStatistics::choose(const OpeningCriteria& criteria) const {
  std::vector<CountedOpening> candidates;
  for (const auto& [key, entry] : entries_) {
    CountedOpening opening{
        entry.moves, entry.games,
        static_cast<double>(entry.half_points) / 2 / static_cast<double>(entry.games)};
    if (meets(opening, criteria)) candidates.push_back(std::move(opening));
  }
  std::ranges::sort(candidates, goes_before);
  std::vector<CountedOpening> chosen;
  std::set<Moves> beginnings;
  for (CountedOpening& opening : candidates) {
    if (chosen.size() == criteria.most) break;
    if (beginnings.contains(opening.moves)) continue;
    for (std::size_t plies = 1; plies <= opening.moves.size(); ++plies) {
      beginnings.emplace(opening.moves.begin(),
                         opening.moves.begin() + static_cast<std::ptrdiff_t>(plies));
    }
    chosen.push_back(std::move(opening));
  }
  return chosen;
}

}  // namespace chuhe::match
