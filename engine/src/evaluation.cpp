#include "evaluation.hpp"

#include <algorithm>
#include <cassert>

#include "evaluation_features.hpp"
#include "evaluation_values.hpp"

namespace chuhe::engine {

namespace {

using PointTable = ByColor<std::array<BySquare<Tapered>, role_count>>;

// Material and place of each piece on each square, by colour.
constexpr PointTable make_points() {
  PointTable points{};
  for (Color color : all_colors) {
    for (std::size_t role = 0; role < role_count; ++role) {
      for (int i = 0; i < square_count; ++i) {
        const Square square = square_at(i);
        points[color][role][square] = evaluation_values.material[role] +
                                      place_of(evaluation_values.places[role], color, square);
      }
    }
  }
  return points;
}

constexpr PointTable points = make_points();

// Sums the values, for Red.
class Sum {
 public:
  template <Color color>
  void piece(Role role, Square square) {
    add<color>(points[color][static_cast<std::size_t>(role)][square], 1);
  }
  template <Color color>
  void add(const Tapered& term, int count) {
    if constexpr (color == Color::red) {
      total += term * count;
    } else {
      total -= term * count;
    }
  }
  Tapered total;
};

}  // namespace

int winning_chances(const Position& position, Color strong) {
  const Bitboard own = position.pieces(strong);
  if (own & position.pieces(Role::rook)) return 64;
  const Bitboard minor = own & (position.pieces(Role::horse) | position.pieces(Role::cannon));
  const int bottom = strong == Color::red ? 9 : 0;
  int pawns = 0;
  for (Square square : own& position.pieces(Role::pawn)) pawns += rank_of(square) != bottom ? 1 : 0;
  const int attackers = minor.size() + pawns;
  if (attackers == 0) return 0;
  const Bitboard weak = position.pieces(opponent(strong));
  const int guards =
      (weak & (position.pieces(Role::advisor) | position.pieces(Role::elephant))).size();
  if (attackers == 1) return guards >= 2 ? 12 : 32;
  if (attackers == 2 && minor.size() <= 1) return guards >= 4 ? 28 : 48;
  return 64;
}

Standing::Standing(const Position& position) : census_(position) {
  Sum sum;
  Features features(position, census_, evaluation_values, sum);
  features.find_places();
  places_ = sum.total;
  count_forces();
}

void Standing::count_forces() {
  phase_ = phase_of(census_);
  Sum sum;
  find_forces(census_, evaluation_values, sum);
  forces_ = sum.total;
}

void Standing::update(Piece piece, Move move, std::optional<Piece> captured) {
  const auto value = [](Piece of, Square square) {
    return points[of.color][static_cast<std::size_t>(of.role)][square];
  };
  const Tapered change = value(piece, move.to()) - value(piece, move.from());
  if (piece.color == Color::red) {
    places_ += change;
  } else {
    places_ -= change;
  }
  if (!captured) return;
  if (captured->color == Color::red) {
    places_ -= value(*captured, move.to());
  } else {
    places_ += value(*captured, move.to());
  }
  census_.remove(*captured);
  count_forces();
}

Value evaluate(const Position& position, const Standing& standing) {
  assert(standing == Standing(position));
  Sum sum{standing.places_ + standing.forces_};
  Features features(position, standing.census_, evaluation_values, sum);
  features.find_the_rest();
  const Tapered total = sum.total;
  const int phase = standing.phase_;
  int value = (total.middle() * phase + total.end() * (full_phase - phase)) / full_phase;
  value = value * winning_chances(position, value > 0 ? Color::red : Color::black) / 64;
  if (position.turn() == Color::black) value = -value;
  return std::clamp(value + evaluation_values.tempo[0].middle(), -max_evaluation, max_evaluation);
}

}  // namespace chuhe::engine
