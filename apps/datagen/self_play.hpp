// Games that the engine plays against itself, to learn from.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/engine/engine.hpp>
#include <chuhe/train/archive.hpp>

namespace chuhe::datagen {

/// How the games are played.
struct Conditions {
  /// A search ends with the iteration that reaches so many nodes, and at eight times as many.
  std::uint64_t nodes = 5000;
  /// Random legal moves from the opening position before the game begins: at least, at most.
  int random_plies_from = 6;
  int random_plies_to = 9;
  /// A start whose score for either side is beyond this, in hundredths of a pawn, is not used; an
  /// ending may have twice as much.
  int balance = 300;
  /// Out of a hundred games, how many begin as an ending with few pieces anywhere.
  int ending_share = 10;
  /// Out of a hundred games, how many begin with an opening of the suite and up to three random
  /// moves behind it. Nothing when the suite is empty.
  int suite_share = 20;
  std::vector<Line> suite;
  /// A game is won when the scores say so for five plies, each beyond this, or see a mate.
  int decided = 1000;
  /// From ply 80 on a game is a draw when ten scores in a row are less than this from nought.
  int equal = 10;
  /// A game so long is a draw.
  int longest = 400;
};

/// Asked between moves; true: leave it.
using Cancelled = std::function<bool()>;

/// Plays a game under the rule set `computer`, the same for the same seed and conditions; nothing
/// when it was cancelled.
std::optional<train::Game> play_game(engine::Engine& engine, std::uint64_t seed,
                                     const Conditions& conditions, const Cancelled& cancelled);

/// The game with the scores of new searches, of as many nodes each; moves and result stay. Nothing
/// when it was cancelled.
std::optional<train::Game> relabelled(engine::Engine& engine, train::Game game, std::uint64_t nodes,
                                      const Cancelled& cancelled);

/// The lines of a suite of openings: each a FEN or moves from the opening position; `#` begins a
/// comment. Or the number of a line that is neither, from 1.
std::expected<std::vector<Line>, int> read_suite(std::istream& in);

}  // namespace chuhe::datagen
