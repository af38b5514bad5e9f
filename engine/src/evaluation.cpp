#include "evaluation.hpp"

#include <algorithm>

#include <chuhe/core/attacks.hpp>

#include "evaluation_terms.hpp"

namespace chuhe::engine {

namespace {

constexpr const EvaluationTerms& terms = evaluation_terms;

using PointTable = std::array<std::array<BySquare<Tapered>, role_count>, 2>;

// Material and place of each piece on each square, by colour.
constexpr PointTable make_points() {
  PointTable points{};
  for (Color color : all_colors) {
    for (std::size_t role = 0; role < role_count; ++role) {
      for (int i = 0; i < square_count; ++i) {
        const Square square = square_at(i);
        const int file = file_of(square);
        const auto column = static_cast<std::size_t>(file < 5 ? file : 8 - file);
        const auto row =
            static_cast<std::size_t>(color == Color::red ? rank_of(square) : 9 - rank_of(square));
        points[static_cast<std::size_t>(color)][role][square] =
            terms.material[role] +
            Tapered{terms.tables[role].middle[row][column], terms.tables[role].end[row][column]};
      }
    }
  }
  return points;
}

constexpr PointTable points = make_points();

// The palace of each side: where an attack on its king takes place.
constexpr Bitboard palace_of(Color color) {
  Bitboard palace;
  for (int i = 0; i < square_count; ++i) {
    if (in_palace(square_at(i), color)) palace.add(square_at(i));
  }
  return palace;
}
constexpr ByColor<Bitboard> palaces{{palace_of(Color::red), palace_of(Color::black)}};

// One side's part of the evaluation.
class Side {
 public:
  Side(const Position& position, Color us)
      : position_(position),
        us_(us),
        them_(opponent(us)),
        occupied_(position.occupied()),
        own_(position.pieces(us)),
        enemy_king_(position.king(opponent(us))),
        palace_(palaces[opponent(us)]) {}

  Tapered evaluate() {
    rooks();
    cannons();
    horses();
    pawns();
    guards();
    for (Square square : own_& position_.pieces(Role::king)) add_point(Role::king, square);
    result_.middle += palace_attack();
    result_.end += palace_attack() / 2;
    return result_;
  }

 private:
  int count(Color color, Role role) const { return position_.pieces(color, role).size(); }

  void add_point(Role role, Square square) {
    result_ += points[static_cast<std::size_t>(us_)][static_cast<std::size_t>(role)][square];
  }

  void attack_palace(Role role, Bitboard attacks) {
    const Bitboard hit = attacks & palace_;
    if (hit.empty()) return;
    ++attackers_;
    attack_units_ += hit.size() * terms.palace_attack[static_cast<std::size_t>(role)];
  }

  int palace_attack() const {
    const int missing = 4 - count(them_, Role::advisor) - count(them_, Role::elephant);
    const int weight = terms.attackers_weight[static_cast<std::size_t>(std::min(attackers_, 5))];
    return attack_units_ * weight / 100 * (100 + terms.missing_guard_percent * missing) / 100;
  }

  void rooks() {
    const int missing = 2 - count(them_, Role::advisor);
    for (Square square : own_& position_.pieces(Role::rook)) {
      add_point(Role::rook, square);
      const Bitboard attacks = rook_attacks(square, occupied_);
      result_ += terms.rook_mobility * ((attacks & ~own_).size() - 8);
      result_ += terms.rook_against_missing_advisor * missing;
      if (file_of(square) == file_of(enemy_king_)) result_ += terms.rook_on_king_file;
      attack_palace(Role::rook, attacks);
    }
  }

  void cannons() {
    const int missing = 2 - count(them_, Role::elephant);
    for (Square square : own_& position_.pieces(Role::cannon)) {
      add_point(Role::cannon, square);
      const detail::Lines lines(square, occupied_);
      const Bitboard quiet = lines.rook() & ~occupied_;
      result_ += terms.cannon_mobility * (quiet.size() - 8);
      result_ += terms.cannon_against_missing_elephant * missing;
      attack_palace(Role::cannon, lines.cannon() | (lines.rook() & occupied_));
      if (file_of(square) == file_of(enemy_king_)) {
        const Bitboard between = squares_between(square, enemy_king_) & occupied_;
        if (between.empty()) {
          result_ += terms.hollow_cannon;
        } else if (between.size() == 2 && !(between & position_.pieces(them_)).empty()) {
          result_ += terms.pinning_cannon;
        }
      }
      const int home = them_ == Color::red ? 0 : 9;
      if (rank_of(square) == home && rank_of(enemy_king_) == home) {
        result_ += terms.bottom_cannon;
      }
    }
  }

  void horses() {
    for (Square square : own_& position_.pieces(Role::horse)) {
      add_point(Role::horse, square);
      const Bitboard attacks = horse_attacks(square, occupied_);
      result_ += terms.horse_mobility[static_cast<std::size_t>((attacks & ~own_).size())];
      attack_palace(Role::horse, attacks);
    }
  }

  void pawns() {
    const Bitboard all = own_ & position_.pieces(Role::pawn);
    for (Square square : all) {
      add_point(Role::pawn, square);
      if (on_own_half(square, us_)) continue;
      attack_palace(Role::pawn, pawn_attacks(us_, square));
      if (file_of(square) < 8 && all.contains(square_at(index(square) + 1))) {
        result_ += terms.linked_pawns;
      }
    }
  }

  void guards() {
    const Bitboard advisors = own_ & position_.pieces(Role::advisor);
    const Bitboard elephants = own_ & position_.pieces(Role::elephant);
    for (Square square : advisors) add_point(Role::advisor, square);
    for (Square square : elephants) add_point(Role::elephant, square);
    if (advisors.has_many() && (advisor_attacks(advisors.first()) & advisors)) {
      result_ += terms.linked_advisors;
    }
    if (elephants.has_many() && (elephant_attacks(elephants.first(), occupied_) & elephants)) {
      result_ += terms.linked_elephants;
    }
  }

  const Position& position_;
  Color us_;
  Color them_;
  Bitboard occupied_;
  Bitboard own_;
  Square enemy_king_;
  Bitboard palace_;
  Tapered result_;
  int attackers_ = 0;
  int attack_units_ = 0;
};

// From 0, nothing that attacks is left, to `full_phase`, all of it.
constexpr int full_phase = 32;
int phase_of(const Position& position) {
  const int phase = 4 * position.pieces(Role::rook).size() +
                    2 * (position.pieces(Role::cannon) | position.pieces(Role::horse)).size();
  return std::min(phase, full_phase);
}

// How much of an advantage counts, in 64ths, given what its owner has to win with.
int winning_chances(const Position& position, Color strong) {
  const Bitboard own = position.pieces(strong);
  const Bitboard rooks = own & position.pieces(Role::rook);
  const Bitboard minor = own & (position.pieces(Role::horse) | position.pieces(Role::cannon));
  Bitboard pawns;
  for (Square square : own& position.pieces(Role::pawn)) {
    if (rank_of(square) != (strong == Color::red ? 9 : 0)) pawns.add(square);
  }
  if (rooks) return 64;
  const int attackers = minor.size() + pawns.size();
  if (attackers == 0) return 0;
  const Bitboard weak = position.pieces(opponent(strong));
  const int guards =
      (weak & (position.pieces(Role::advisor) | position.pieces(Role::elephant))).size();
  if (attackers == 1) return guards >= 2 ? 12 : 32;
  if (attackers == 2 && minor.size() <= 1) return guards >= 4 ? 28 : 48;
  return 64;
}

}  // namespace

Value evaluate(const Position& position) {
  Tapered sum = Side(position, Color::red).evaluate();
  sum -= Side(position, Color::black).evaluate();
  const int phase = phase_of(position);
  int value = (sum.middle * phase + sum.end * (full_phase - phase)) / full_phase;
  value = value * winning_chances(position, value > 0 ? Color::red : Color::black) / 64;
  if (position.turn() == Color::black) value = -value;
  return std::clamp(value + terms.tempo, -max_evaluation, max_evaluation);
}

}  // namespace chuhe::engine
