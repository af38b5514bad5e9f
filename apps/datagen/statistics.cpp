#include "statistics.hpp"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

#include <chuhe/core/diagram.hpp>

namespace chuhe::datagen {

void Statistics::add(const train::Game& game) {
  ++games;
  plies += game.moves.size();
  longest = std::max<std::uint64_t>(longest, game.moves.size());
  if (game.outcome.winner) ++(*game.outcome.winner == Color::red ? red : black);
  if (game.adjudicated) {
    ++adjudicated;
  } else {
    ++endings[static_cast<std::size_t>(game.outcome.ending)];
  }
  Position position = game.start;
  if (!(position == Position())) ++set_up;
  for (Move move : game.opening) position.play(move);
  for (const train::ScoredMove& scored : game.moves) {
    if (!position.in_check() && position.is_empty(scored.move.to()) &&
        std::abs(scored.score) < 10000) {
      ++quiet;
    }
    position.play(scored.move);
  }
}

std::string to_string(const Statistics& statistics) {
  static constexpr const char* names[] = {
      "checkmate",  "stalemate",       "no attackers",    "no captures",   "too long",
      "repetition", "perpetual check", "perpetual chase", "left in check", "facing kings"};
  const auto share = [&](std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0.0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
  };
  const Statistics& s = statistics;
  std::string text = fmt::format("games      {}\n", s.games);
  text += fmt::format(
      "plies      {}, {:.1f} a game, at most {}\n", s.plies,
      s.games == 0 ? 0.0 : static_cast<double>(s.plies) / static_cast<double>(s.games), s.longest);
  text += fmt::format("quiet      {} positions, {:.1f} %\n", s.quiet, share(s.quiet, s.plies));
  text += fmt::format("results    red won {:.1f} %, drawn {:.1f} %, black won {:.1f} %\n",
                      share(s.red, s.games), share(s.games - s.red - s.black, s.games),
                      share(s.black, s.games));
  text += fmt::format("set up     {:.1f} %\n", share(s.set_up, s.games));
  text += fmt::format("ended by   scores {:.1f} %", share(s.adjudicated, s.games));
  for (std::size_t i = 0; i < s.endings.size(); ++i) {
    if (s.endings[i] > 0) {
      text += fmt::format(", {} {:.1f} %", names[i], share(s.endings[i], s.games));
    }
  }
  return text + '\n';
}

}  // namespace chuhe::datagen
