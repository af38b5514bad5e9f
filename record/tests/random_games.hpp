// Games out of a seed: trees, illegal moves, texts that readers stumble over.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>

#include <chuhe/record/game.hpp>

namespace chuhe::record::testing {

struct GameRecipe {
  std::size_t moves = 40;
  bool variations = true;
  bool comments = true;
  bool comments_before = true;
  bool marks = true;
  bool numbers = true;  // evaluations and clocks
  bool illegal = true;
  bool unreadable = true;
  bool nasty = true;
  bool rule_set = true;
  bool counters = true;
};

class RandomGames {
 public:
  explicit RandomGames(std::uint64_t seed) : random_(seed) {}
  Game game(const GameRecipe& recipe);
  std::string text(bool nasty, std::size_t pieces);
  std::size_t below(std::size_t limit) { return static_cast<std::size_t>(random_() % limit); }

 private:
  void tags(Game& game, const GameRecipe& recipe);
  void moves(Game& game, const GameRecipe& recipe);
  void annotate(Game& game, NodeId node, const GameRecipe& recipe);
  Position start();

  std::mt19937_64 random_;
};

/// All of a game as text, for failed tests.
std::string shown(const Game& game);

}  // namespace chuhe::record::testing
