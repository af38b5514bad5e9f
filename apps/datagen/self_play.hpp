// Games that the engine plays against itself, to learn from.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <chuhe/core/position.hpp>
#include <chuhe/core/rules.hpp>
#include <chuhe/engine/engine.hpp>

namespace chuhe::datagen {

/// How the games are played.
struct Conditions {
  /// Nodes searched for each move.
  std::uint64_t nodes = 5000;
  /// Random legal moves from the opening position before the game begins: so many, or one more.
  int random_plies = 8;
  /// An opening whose score for either side is beyond this, in hundredths of a pawn, is not used.
  int balance = 300;
  /// A game is won when both sides' scores say so for six plies, each beyond this.
  int decided = 1500;
  /// A game so long is a draw.
  int longest = 300;
};

/// A played move and what the side that played it thought of its position.
struct ScoredMove {
  Move move;
  /// Hundredths of a pawn for the side that moves; mates as +-30000 less their distance.
  int score = 0;
};

struct PlayedGame {
  Position start;
  std::vector<ScoredMove> moves;
  Outcome outcome;
  /// Whether the scores ended the game and not the rules.
  bool adjudicated = false;
};

/// Plays one game, the same for the same seed and conditions.
PlayedGame play_game(engine::Engine& engine, std::uint64_t seed, const Conditions& conditions);

/// A game in one line, without its end: FEN, tab, result (1 Red won, 0.5, 0), tab, moves each with
/// its score: `h2e2:35 h9g7:-20`.
std::string to_line(const PlayedGame& game);

}  // namespace chuhe::datagen
