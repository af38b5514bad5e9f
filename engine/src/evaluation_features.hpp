// Finds the terms of the evaluation in a position. One code for playing, which sums values, and
// for tuning, which lists what was found.
#pragma once

#include <algorithm>
#include <array>

#include <chuhe/core/attacks.hpp>
#include <chuhe/core/position.hpp>

#include "evaluation_terms.hpp"

namespace chuhe::engine {

/// From 0, nothing that attacks is left, to `full_phase`, all of it.
inline constexpr int full_phase = 32;
inline int phase_of(const Position& position) {
  const int phase = 4 * position.pieces(Role::rook).size() +
                    2 * (position.pieces(Role::cannon) | position.pieces(Role::horse)).size();
  return std::min(phase, full_phase);
}

/// How much of an advantage counts, in 64ths, given what its owner has left to win with.
int winning_chances(const Position& position, Color strong);

/// Tells `sink` of all that `terms` has a value for:
///
///   sink.template piece<color>(role, square)      material and place
///   sink.template add<color>(term, count)         anything else, found `count` times
template <class Sink>
class Features {
 public:
  Features(const Position& position, const EvaluationTerms& terms, Sink& sink)
      : position_(position),
        terms_(terms),
        sink_(sink),
        occupied_(position.occupied()),
        piece_count_(std::min((occupied_.size() + 3) / 4, 8)) {}

  void find() {
    collect<Color::red>();
    collect<Color::black>();
    judge<Color::red>();
    judge<Color::black>();
  }

 private:
  struct Attacker {
    Square square;
    Role role;
    Bitboard attacks;  // what it can capture on; own pieces, which it protects, included
    Bitboard moves;    // of a cannon: where it goes without capture
  };
  struct SideData {
    // Of the pieces that can attack the king, only the first `count` mean anything: no time is
    // spent on the rest.
    union {
      std::array<Attacker, 11> attackers;
    };
    std::size_t count = 0;
    SideData() {}
    std::array<Bitboard, role_count> by_role{};
    Bitboard all;
    Bitboard minor;  // by pieces less than a rook
  };

  static std::size_t number(Role role) { return static_cast<std::size_t>(role); }
  static std::size_t at_most(int n, int bound) {
    return static_cast<std::size_t>(std::min(n, bound));
  }
  Bitboard pieces(Color color, Role role) const {
    return position_.pieces(color) & position_.pieces(role);
  }

  template <Color us>
  void note(Role role, Square square, Bitboard attacks, Bitboard moves = {}) {
    SideData& side = sides_[us];
    if (role != Role::advisor && role != Role::elephant) {
      side.attackers[side.count++] = {square, role, attacks, moves};
    }
    side.by_role[number(role)] |= attacks;
    sink_.template piece<us>(role, square);
  }

  template <Color us>
  void collect() {
    SideData& side = sides_[us];
    for (Square square : pieces(us, Role::pawn)) {
      note<us>(Role::pawn, square, pawn_attacks(us, square));
    }
    for (Square square : pieces(us, Role::advisor)) {
      note<us>(Role::advisor, square, advisor_attacks(square));
    }
    for (Square square : pieces(us, Role::elephant)) {
      note<us>(Role::elephant, square, elephant_attacks(square, occupied_));
    }
    for (Square square : pieces(us, Role::horse)) {
      note<us>(Role::horse, square, horse_attacks(square, occupied_));
    }
    for (Square square : pieces(us, Role::cannon)) {
      const detail::Lines lines(square, occupied_);
      note<us>(Role::cannon, square, lines.cannon(), lines.rook());
    }
    for (Square square : pieces(us, Role::rook)) {
      note<us>(Role::rook, square, rook_attacks(square, occupied_));
    }
    const Square king = position_.king(us);
    sink_.template piece<us>(Role::king, king);
    side.by_role[number(Role::king)] = king_attacks(king);
    for (Role role : all_roles) {
      side.all |= side.by_role[number(role)];
      if (role != Role::rook && role != Role::king) side.minor |= side.by_role[number(role)];
    }
  }

  template <Color us>
  void judge() {
    constexpr Color them = us == Color::red ? Color::black : Color::red;
    advisors_left_ = pieces(them, Role::advisor).size();
    elephants_left_ = pieces(them, Role::elephant).size();
    army<us>();
    int bearing = 0;
    const SideData& side = sides_[us];
    for (std::size_t i = 0; i < side.count; ++i) {
      const Attacker& attacker = side.attackers[i];
      if (bears_upon_palace<us>(attacker)) ++bearing;
      switch (attacker.role) {
        case Role::rook: rook<us>(attacker); break;
        case Role::cannon: cannon<us>(attacker); break;
        case Role::horse: horse<us>(attacker); break;
        default: break;
      }
    }
    add<us>(terms_.palace_attackers[at_most(
        bearing, 6)][static_cast<std::size_t>(4 - advisors_left_ - elephants_left_)]);
    threats<us>();
    checks<us>();
    pawns<us>();
    guards<us>();
  }

  template <Color us>
  void add(const Tapered& term, int count = 1) {
    sink_.template add<us>(term, count);
  }

  template <Color us>
  void army() {
    const auto rooks = static_cast<std::size_t>(pieces(us, Role::rook).size());
    const auto cannons = static_cast<std::size_t>(pieces(us, Role::cannon).size());
    const auto horses = static_cast<std::size_t>(pieces(us, Role::horse).size());
    add<us>(terms_.army[rooks][cannons][horses]);
    const auto count = static_cast<std::size_t>(piece_count_);
    add<us>(terms_.cannon_by_pieces[count], static_cast<int>(cannons));
    add<us>(terms_.horse_by_pieces[count], static_cast<int>(horses));
  }

  template <Color us>
  bool bears_upon_palace(const Attacker& attacker) {
    constexpr Color them = us == Color::red ? Color::black : Color::red;
    const Bitboard reach = attacker.role == Role::cannon
                               ? attacker.attacks | (attacker.moves & occupied_)
                               : attacker.attacks;
    const int hits = (reach & palace(them)).size();
    if (hits == 0) return false;
    add<us>(terms_.palace_hits[number(attacker.role)][at_most(hits, 6)]);
    return true;
  }

  static constexpr Bitboard palace(Color color) {
    constexpr std::uint64_t rank = 0b000111000;
    constexpr std::uint64_t three = rank | rank << 9 | rank << 18;
    return color == Color::red ? Bitboard::from_words(three, 0)
                               : Bitboard::from_words(0, three << 18);
  }

  template <Color us>
  void rook(const Attacker& rook) {
    constexpr Color them = us == Color::red ? Color::black : Color::red;
    const Bitboard free = rook.attacks & ~position_.pieces(us) & ~sides_[them].minor;
    add<us>(terms_.rook_mobility[at_most(free.size(), 17)]);
    add<us>(against_guards(0));
    const Square king = position_.king(them);
    if (same_line(king).contains(rook.square)) {
      const int between = (squares_between(rook.square, king) & occupied_).size();
      const bool on_file = file_of(king) == file_of(rook.square);
      if (between <= 2) {
        add<us>((on_file ? terms_.rook_on_king_file
                         : terms_.rook_on_king_rank)[static_cast<std::size_t>(between)]);
      }
    }
  }

  template <Color us>
  void cannon(const Attacker& cannon) {
    constexpr Color them = us == Color::red ? Color::black : Color::red;
    const Bitboard free = cannon.moves & ~occupied_ & ~sides_[them].minor;
    add<us>(terms_.cannon_mobility[at_most(free.size(), 17)]);
    add<us>(against_guards(1));
    const Square king = position_.king(them);
    if (same_line(king).contains(cannon.square)) {
      const Bitboard between = squares_between(cannon.square, king) & occupied_;
      const int count = between.size();
      const bool own = count == 2 && !(between & position_.pieces(us)).empty();
      const std::size_t kind = own ? 4 : at_most(count, 3);
      const bool on_file = file_of(king) == file_of(cannon.square);
      add<us>((on_file ? terms_.cannon_on_king_file : terms_.cannon_on_king_rank)[kind]);
    }
    const int home = them == Color::red ? 0 : 9;
    if (rank_of(cannon.square) == home && rank_of(king) == home) {
      add<us>(terms_.bottom_cannon[static_cast<std::size_t>(elephants_left_)]);
    }
  }

  template <Color us>
  void horse(const Attacker& horse) {
    constexpr Color them = us == Color::red ? Color::black : Color::red;
    const SideData& enemy = sides_[them];
    const Bitboard lesser = enemy.by_role[number(Role::pawn)] |
                            enemy.by_role[number(Role::advisor)] |
                            enemy.by_role[number(Role::elephant)];
    add<us>(terms_.horse_mobility[at_most((horse.attacks & ~position_.pieces(us) & ~lesser).size(),
                                          8)]);
    add<us>(against_guards(2));
  }

  const Tapered& against_guards(std::size_t attacker) const {
    return terms_.against_guards[attacker][static_cast<std::size_t>(advisors_left_)]
                                [static_cast<std::size_t>(elephants_left_)];
  }

  template <Color us>
  void threats() {
    constexpr Color them = us == Color::red ? Color::black : Color::red;
    const SideData& side = sides_[us];
    const Bitboard targets = position_.pieces(them) & ~Bitboard(position_.king(them)) & side.all;
    if (targets) {
      for (Role role : all_roles) {
        for (Square square : side.by_role[number(role)] & targets) {
          const bool guarded = sides_[them].all.contains(square);
          add<us>(terms_.threats[number(role)][number(position_.piece_at(square)->role)]
                                [guarded ? 1 : 0]);
        }
      }
    }
    const Bitboard loose = position_.pieces(us) & ~side.all & ~Bitboard(position_.king(us));
    for (Square square : loose) {
      add<us>(terms_.loose[number(position_.piece_at(square)->role)]);
    }
  }

  template <Color us>
  void checks() {
    constexpr Color them = us == Color::red ? Color::black : Color::red;
    const SideData& side = sides_[us];
    const Square king = position_.king(them);
    const Bitboard guarded = sides_[them].all;
    const Bitboard open = ~position_.pieces(us);
    const detail::Lines lines(king, occupied_);
    Bitboard cannon_moves;
    for (std::size_t i = 0; i < side.count; ++i) {
      if (side.attackers[i].role == Role::cannon) {
        cannon_moves |= (side.attackers[i].moves & ~occupied_) | side.attackers[i].attacks;
      }
    }
    const std::array<Bitboard, 4> from = {
        side.by_role[number(Role::rook)] & lines.rook(),
        with_one_screen(cannon_moves & same_line(king) & ~lines.rook(), king),
        side.by_role[number(Role::horse)] & horses_reaching(king, occupied_),
        side.by_role[number(Role::pawn)] & pawns_reaching(us, king)};
    for (std::size_t i = 0; i < from.size(); ++i) {
      const Bitboard squares = from[i] & open;
      if (squares.empty()) continue;
      const int safe = (squares & ~guarded).size();
      const int unsafe = squares.size() - safe;
      add<us>(terms_.safe_checks[i][at_most(safe, 3)]);
      add<us>(terms_.unsafe_checks[i][at_most(unsafe, 3)]);
    }
    const Bitboard around = king_attacks(king) & side.all & ~guarded_without_king<them>();
    add<us>(terms_.weak_king_points[at_most(around.size(), 4)]);
  }

  // What the side guards with more than its king.
  template <Color color>
  Bitboard guarded_without_king() const {
    Bitboard result;
    for (Role role : all_roles) {
      if (role != Role::king) result |= sides_[color].by_role[number(role)];
    }
    return result;
  }

  // Those of some squares from which a cannon would fire at the king over one piece.
  Bitboard with_one_screen(Bitboard squares, Square king) const {
    Bitboard result;
    for (Square square : squares) {
      const Bitboard between = squares_between(square, king) & occupied_;
      if (!between.empty() && !between.has_many()) result.add(square);
    }
    return result;
  }

  template <Color us>
  void pawns() {
    constexpr Color them = us == Color::red ? Color::black : Color::red;
    const Bitboard all = pieces(us, Role::pawn);
    const Bitboard enemy = pieces(them, Role::pawn);
    int crossed = 0;
    for (Square square : all) {
      if (on_own_half(square, us)) {
        for (Square other : enemy) {
          if (file_of(other) == file_of(square) && on_own_half(other, them)) {
            add<us>(terms_.faced_pawn[0]);
          }
        }
        continue;
      }
      ++crossed;
      if (file_of(square) < 8 && all.contains(square_at(index(square) + 1))) {
        add<us>(terms_.linked_pawns[0]);
      }
    }
    add<us>(terms_.crossed_pawns[static_cast<std::size_t>(crossed)]);
  }

  template <Color us>
  void guards() {
    const Bitboard advisors = pieces(us, Role::advisor);
    const Bitboard elephants = pieces(us, Role::elephant);
    add<us>(terms_.guards[static_cast<std::size_t>(advisors.size())]
                         [static_cast<std::size_t>(elephants.size())]);
    if (advisors.has_many() && (advisor_attacks(advisors.first()) & advisors)) {
      add<us>(terms_.linked_advisors[0]);
    }
    if (elephants.has_many() && (elephant_attacks(elephants.first(), occupied_) & elephants)) {
      add<us>(terms_.linked_elephants[0]);
    }
  }

  const Position& position_;
  const EvaluationTerms& terms_;
  Sink& sink_;
  Bitboard occupied_;
  int piece_count_;
  ByColor<SideData> sides_;
  int advisors_left_ = 0;
  int elephants_left_ = 0;
};

}  // namespace chuhe::engine
