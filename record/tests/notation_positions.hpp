// Seeded random positions in which many pieces of a kind share files.
#pragma once

#include <array>
#include <cstdint>
#include <random>
#include <string>

#include <chuhe/core/attacks.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/position.hpp>

namespace chuhe::record::testing {

using Random = std::mt19937_64;

inline int below(Random& random, int n) {
  return static_cast<int>(random() % static_cast<std::uint64_t>(n));
}

/// A legal position with most pieces on few files: two or three pawns on two files, four and five
/// on one, pairs of everything else.
inline Position crowded_position(Random& random) {
  while (true) {
    Diagram diagram;
    diagram.turn = below(random, 2) == 0 ? Color::red : Color::black;
    for (const Color color : all_colors) {
      std::array<bool, file_count> allowed{};
      const int files = 1 + below(random, 3);
      for (int i = 0; i < files; ++i) allowed[static_cast<std::size_t>(below(random, 9))] = true;
      for (const Role role : all_roles) {
        for (int i = 0; i < full_set(role); ++i) {
          if (role != Role::king && role != Role::pawn && below(random, 3) == 0) continue;
          Bitboard free = reachable_squares({color, role});
          for (const Square square : free) {
            const bool far = !allowed[static_cast<std::size_t>(file_of(square))];
            const bool loose = role == Role::king || role == Role::advisor ||
                               role == Role::elephant || below(random, 16) == 0;
            if (diagram.board[square] || (far && !loose)) free.remove(square);
          }
          if (free.empty()) continue;
          for (int skip = below(random, free.size()); skip > 0; --skip) free.pop_first();
          diagram.board[free.first()] = Piece{color, role};
        }
      }
    }
    if (const auto position = Position::from(diagram)) return *position;
  }
}

/// Calls `visit` with `count` positions: half from random games, half crowded ones.
template <class Visit>
void for_positions(int count, std::uint64_t seed, Visit visit) {
  Random random(seed);
  Position game;
  int plies = 0;
  for (int i = 0; i < count; i += 2) {
    const MoveList moves = legal_moves(game);
    if (moves.empty() || ++plies > 200) {
      game = Position{};
      plies = 0;
    } else {
      game.play(moves[static_cast<std::size_t>(below(random, static_cast<int>(moves.size())))]);
    }
    visit(game);
    visit(crowded_position(random));
  }
}

}  // namespace chuhe::record::testing
