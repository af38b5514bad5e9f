// Seeded random positions for laws.
#pragma once

#include <random>

#include <chuhe/core/attacks.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/position.hpp>

namespace chuhe::testing {

using Random = std::mt19937_64;

inline int below(Random& random, int n) {
  return static_cast<int>(random() % static_cast<std::uint64_t>(n));
}

/// A random legal move. Precondition: there is one.
inline Move random_move(const Position& position, Random& random) {
  const MoveList moves = legal_moves(position);
  return moves[random() % moves.size()];
}

/// A position with up to a full set of pieces anywhere they can stand, either side to move; quite
/// unlike those of games: crowded palaces, many lines through the kings, checks of all kinds.
inline Position random_setup(Random& random) {
  while (true) {
    Diagram diagram;
    diagram.turn = below(random, 2) == 0 ? Color::red : Color::black;
    const int fullness = 1 + below(random, 10);
    for (Color color : all_colors) {
      for (Role role : all_roles) {
        for (int i = 0; i < full_set(role); ++i) {
          if (role != Role::king && below(random, 10) >= fullness) continue;
          Bitboard free = reachable_squares({color, role});
          for (Square square : free) {
            if (diagram.board[square]) free.remove(square);
          }
          if (free.empty()) continue;
          for (int skip = below(random, free.size()); skip > 0; --skip) free.pop_first();
          diagram.board[free.first()] = Piece{color, role};
        }
      }
    }
    if (auto position = Position::from(diagram)) return *position;
  }
}

/// Calls `visit` with `count` positions, half of them from random games, half random set-ups with a
/// few random moves played.
template <class Visit>
void for_random_positions(int count, std::uint64_t seed, Visit visit) {
  Random random(seed);
  Position game;
  int plies = 0;
  for (int i = 0; i < count / 2; ++i) {
    if (!has_legal_move(game) || plies == 200) {
      game = Position{};
      plies = 0;
    }
    game.play(random_move(game, random));
    ++plies;
    visit(game);
  }
  Position setup;
  for (int i = 0; i < count - count / 2; ++i) {
    if (i % 4 == 0 || !has_legal_move(setup)) {
      setup = random_setup(random);
    } else {
      setup.play(random_move(setup, random));
    }
    visit(setup);
  }
}

}  // namespace chuhe::testing
