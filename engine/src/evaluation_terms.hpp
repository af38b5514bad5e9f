// What the hand-made evaluation looks at. Every term is a number of centipawns that is added as
// often as the thing it stands for is found; so the whole is linear in the terms and can be tuned
// by regression. docs/evaluation.md says what each means in play.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <chuhe/core/piece.hpp>
#include <chuhe/core/square.hpp>

namespace chuhe::engine {

/// A value for the middlegame and one for the endgame, in hundredths of a pawn; positions in
/// between mix them. Both live in one word, so that adding them is one addition; sums must stay
/// within 16 bits each.
class Tapered {
 public:
  constexpr Tapered() = default;
  constexpr Tapered(int middle, int end) : both_(end * 65536 + middle) {}
  constexpr int middle() const { return static_cast<std::int16_t>(both_ & 0xffff); }
  constexpr int end() const { return (both_ - middle()) / 65536; }
  constexpr Tapered& operator+=(Tapered other) {
    both_ += other.both_;
    return *this;
  }
  constexpr Tapered& operator-=(Tapered other) {
    both_ -= other.both_;
    return *this;
  }
  friend constexpr Tapered operator+(Tapered a, Tapered b) { return a += b; }
  friend constexpr Tapered operator-(Tapered a, Tapered b) { return a -= b; }
  friend constexpr Tapered operator*(Tapered a, int n) {
    a.both_ *= n;
    return a;
  }
  friend constexpr bool operator==(Tapered, Tapered) = default;

 private:
  std::int32_t both_ = 0;
};

template <std::size_t size>
using Row = std::array<Tapered, size>;

/// A value for each point of the board seen from its owner's side: ranks from the own home upwards,
/// files from the edge (a, i) to the middle (e), for boards are worth the same in the mirror.
using HalfBoard = std::array<Row<5>, 10>;

/// The value of `board` for a piece of `color` on `square`.
constexpr const Tapered& place_of(const HalfBoard& board, Color color, Square square) {
  const int file = file_of(square);
  const int rank = rank_of(square);
  return board[static_cast<std::size_t>(color == Color::red ? rank : 9 - rank)]
              [static_cast<std::size_t>(file < 5 ? file : 8 - file)];
}

/// All terms. Plain arrays of `Tapered` and nothing else: the tuner sees it as one long array.
struct EvaluationTerms {
  Row<role_count> material;
  std::array<HalfBoard, role_count> places;
  /// What the own rooks, cannons and horses are worth together, by their numbers.
  std::array<std::array<Row<3>, 3>, 3> army;
  /// For each cannon and each horse, by the number of all pieces on the board, in fours.
  Row<9> cannon_by_pieces;
  Row<9> horse_by_pieces;
  /// By the number of squares a horse can go to, those guarded by lesser pieces left out.
  Row<9> horse_mobility;
  Row<18> rook_mobility;
  /// A cannon's moves without capture.
  Row<18> cannon_mobility;
  /// Attacks on enemy pieces: by attacker, target, and whether the target is protected.
  std::array<std::array<Row<2>, role_count>, role_count> threats;
  /// Own pieces that no own piece protects, by role.
  Row<role_count> loose;
  /// Squares from which a rook, cannon, horse or pawn could give check with the next move, by
  /// number up to three: those where it could be taken, and those where it could not.
  std::array<Row<4>, 4> safe_checks;
  std::array<Row<4>, 4> unsafe_checks;
  /// By role of the attacking piece and the number of points of the enemy palace it bears upon.
  std::array<Row<7>, role_count> palace_hits;
  /// By the number of pieces that bear upon the palace, and of guards the defender has lost.
  std::array<Row<5>, 7> palace_attackers;
  /// Points next to the enemy king that are attacked and that his king alone guards, by number.
  Row<5> weak_king_points;
  /// A cannon on the enemy king's file, or his rank, by the number of pieces between: none is the
  /// hollow cannon (空头炮), two hold each other; for two, whether one of them is the cannon's own.
  Row<5> cannon_on_king_file;
  Row<5> cannon_on_king_rank;
  /// A cannon on the enemy's home rank (沉底炮) by the elephants the enemy has left.
  Row<3> bottom_cannon;
  /// A rook on the enemy king's file or rank by the number of pieces between, up to two.
  Row<3> rook_on_king_file;
  Row<3> rook_on_king_rank;
  /// For each rook, cannon, horse, by the enemy's advisors and elephants left.
  std::array<std::array<Row<3>, 3>, 3> against_guards;
  /// The own guards: advisors, elephants.
  std::array<Row<3>, 3> guards;
  Row<1> linked_advisors;
  Row<1> linked_elephants;
  /// Two crossed pawns side by side.
  Row<1> linked_pawns;
  /// By the number of pawns across the river.
  Row<6> crossed_pawns;
  /// The right to move.
  Row<1> tempo;
};

inline constexpr std::size_t term_count = sizeof(EvaluationTerms) / sizeof(Tapered);

}  // namespace chuhe::engine
