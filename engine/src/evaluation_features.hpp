// Finds the terms of the evaluation in a position. One code for playing, which sums values, and
// for tuning, which lists what was found.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include <chuhe/core/attacks.hpp>
#include <chuhe/core/position.hpp>

#include "census.hpp"
#include "evaluation_terms.hpp"

namespace chuhe::engine {

/// How much of an advantage counts, in 64ths, given what its owner has left to win with.
int winning_chances(const Position& position, Color strong);

/// Tells `sink`, as Features does, what depends on the numbers of the pieces alone.
template <class Sink>
void find_forces(const Census& census, const EvaluationTerms& terms, Sink& sink) {
  const std::size_t fours = std::min<std::size_t>((census.total() + 3) / 4, 8);
  const auto side = [&]<Color us>() {
    const std::size_t rooks = census.count(us, Role::rook);
    const std::size_t cannons = census.count(us, Role::cannon);
    const std::size_t horses = census.count(us, Role::horse);
    sink.template add<us>(terms.army[rooks][cannons][horses], 1);
    sink.template add<us>(terms.cannon_by_pieces[fours], static_cast<int>(cannons));
    sink.template add<us>(terms.horse_by_pieces[fours], static_cast<int>(horses));
    sink.template add<us>(
        terms.guards[census.count(us, Role::advisor)][census.count(us, Role::elephant)], 1);
  };
  side.template operator()<Color::red>();
  side.template operator()<Color::black>();
}

/// Tells `sink` of all that `terms` has a value for:
///
///   sink.template piece<color>(role, square)      material and place
///   sink.template add<color>(term, count)         anything else, found `count` times
///
/// The places are a part of their own: a move changes them by little, and they need not be found
/// anew. `find_forces` is the third part.
template <class Sink>
class Features {
 public:
  Features(const Position& position, const Census& census, const EvaluationTerms& terms, Sink& sink)
      : position_(position),
        census_(census),
        terms_(terms),
        sink_(sink),
        occupied_(position.occupied()) {}

  /// Each piece on its square.
  void find_places() {
    for (Role role : all_roles) {
      for (Square square : pieces(Color::red, role)) {
        sink_.template piece<Color::red>(role, square);
      }
      for (Square square : pieces(Color::black, role)) {
        sink_.template piece<Color::black>(role, square);
      }
    }
  }

  void find_the_rest() {
    collect<Color::red>();
    collect<Color::black>();
    judge<Color::red>();
    judge<Color::black>();
  }

 private:
  struct Attacker {
    Square square;
    Bitboard attacks;  // what it can capture on; own pieces, which it protects, included
    Bitboard moves;    // of a cannon: where it goes without capture
  };
  // Of those of one role only the first `count` mean anything: no time is spent on the rest.
  struct Attackers {
    union {
      std::array<Attacker, 2> list;
    };
    std::size_t count = 0;
    Attackers() {}
    Attacker& add() { return list[count++]; }
    const Attacker* begin() const { return list.data(); }
    const Attacker* end() const { return list.data() + count; }
  };
  struct SideData {
    Attackers horses;
    Attackers cannons;
    Attackers rooks;
    std::array<Bitboard, role_count> by_role{};
    Bitboard all;
    Bitboard without_king;
    Bitboard minor;  // by pieces less than a rook
  };

  static constexpr std::size_t number(Role role) { return static_cast<std::size_t>(role); }
  static std::size_t at_most(int n, int bound) {
    return static_cast<std::size_t>(std::min(n, bound));
  }
  Bitboard pieces(Color color, Role role) const { return position_.pieces(color, role); }

  template <Color us>
  void add(const Tapered& term, int count = 1) {
    sink_.template add<us>(term, count);
  }

  template <Color us>
  void collect() {
    SideData& side = sides_[us];
    Bitboard& advisors = side.by_role[number(Role::advisor)];
    for (Square square : pieces(us, Role::advisor)) advisors |= advisor_attacks(square);
    Bitboard& elephants = side.by_role[number(Role::elephant)];
    for (Square square : pieces(us, Role::elephant)) {
      elephants |= elephant_attacks(square, occupied_);
    }
    Bitboard& horses = side.by_role[number(Role::horse)];
    for (Square square : pieces(us, Role::horse)) {
      Attacker& horse = side.horses.add();
      horse.square = square;
      horse.attacks = horse_attacks(square, occupied_);
      horses |= horse.attacks;
    }
    Bitboard& cannons = side.by_role[number(Role::cannon)];
    for (Square square : pieces(us, Role::cannon)) {
      const detail::Lines lines(square, occupied_);
      Attacker& cannon = side.cannons.add();
      cannon.square = square;
      cannon.attacks = lines.cannon();
      cannon.moves = lines.rook();
      cannons |= cannon.attacks;
    }
    Bitboard& rooks = side.by_role[number(Role::rook)];
    for (Square square : pieces(us, Role::rook)) {
      Attacker& rook = side.rooks.add();
      rook.square = square;
      rook.attacks = rook_attacks(square, occupied_);
      rooks |= rook.attacks;
    }
    const Bitboard pawns = pawn_attacks_of<us>(pieces(us, Role::pawn));
    side.by_role[number(Role::pawn)] = pawns;
    side.by_role[number(Role::king)] = king_attacks(position_.king(us));
    side.minor = pawns | advisors | elephants | horses | cannons;
    side.without_king = side.minor | rooks;
    side.all = side.without_king | side.by_role[number(Role::king)];
  }

  // What pawns attack, all at once: a step forward, and across the river one to each side.
  template <Color us>
  static Bitboard pawn_attacks_of(Bitboard pawns) {
    constexpr std::uint64_t full = (std::uint64_t{1} << 45) - 1;
    constexpr std::uint64_t first_file = 0x1008040201;
    constexpr std::uint64_t last_file = first_file << 8;
    const std::uint64_t red = pawns.red_half();
    const std::uint64_t black = pawns.black_half();
    if constexpr (us == Color::red) {
      return Bitboard::from_words(red << 9 & full, (black << 9 & full) | red >> 36 |
                                                       (black & ~last_file) << 1 |
                                                       (black & ~first_file) >> 1);
    } else {
      return Bitboard::from_words(
          red >> 9 | (black << 36 & full) | (red & ~last_file) << 1 | (red & ~first_file) >> 1,
          black >> 9);
    }
  }

  template <Color us>
  void judge() {
    constexpr Color them = us == Color::red ? Color::black : Color::red;
    advisors_left_ = census_.count(them, Role::advisor);
    elephants_left_ = census_.count(them, Role::elephant);
    bearing_ = 0;
    const SideData& side = sides_[us];
    pawns_near_palace<us>();
    for (const Attacker& attacker : side.horses) horse<us>(attacker);
    for (const Attacker& attacker : side.cannons) cannon<us>(attacker);
    for (const Attacker& attacker : side.rooks) rook<us>(attacker);
    add<us>(terms_.palace_attackers[at_most(bearing_, 6)][4 - advisors_left_ - elephants_left_]);
    threats<us>();
    checks<us>();
    pawns<us>();
    guards<us>();
  }

  // How many points of the enemy's palace are among `reach`.
  template <Color us>
  static std::size_t palace_points(Bitboard reach) {
    const std::uint64_t word = us == Color::red ? reach.black_half() >> 21 : reach.red_half() >> 3;
    return points_of_nine[(word & 7) | (word >> 6 & 0x38) | (word >> 12 & 0x1c0)];
  }

  template <Color us, Role role>
  void bears_upon_palace(Bitboard reach) {
    const std::size_t hits = palace_points<us>(reach);
    if (hits == 0) return;
    add<us>(terms_.palace_hits[number(role)][std::min<std::size_t>(hits, 6)]);
    ++bearing_;
  }

  template <Color us>
  void pawns_near_palace() {
    // From the river bank on, on the files of the palace and next to it.
    constexpr std::uint64_t files = 0b001111100;
    constexpr std::uint64_t four = files | files << 9 | files << 18 | files << 27;
    const Bitboard near =
        pieces(us, Role::pawn) &
        (us == Color::red ? Bitboard::from_words(0, four << 9) : Bitboard::from_words(four, 0));
    for (Square square : near) bears_upon_palace<us, Role::pawn>(pawn_attacks(us, square));
  }

  template <Color us>
  void rook(const Attacker& rook) {
    constexpr Color them = us == Color::red ? Color::black : Color::red;
    bears_upon_palace<us, Role::rook>(rook.attacks);
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
    bears_upon_palace<us, Role::cannon>(cannon.attacks | (cannon.moves & occupied_));
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
      add<us>(terms_.bottom_cannon[elephants_left_]);
    }
  }

  template <Color us>
  void horse(const Attacker& horse) {
    constexpr Color them = us == Color::red ? Color::black : Color::red;
    bears_upon_palace<us, Role::horse>(horse.attacks);
    const SideData& enemy = sides_[them];
    const Bitboard lesser = enemy.by_role[number(Role::pawn)] |
                            enemy.by_role[number(Role::advisor)] |
                            enemy.by_role[number(Role::elephant)];
    add<us>(terms_.horse_mobility[at_most((horse.attacks & ~position_.pieces(us) & ~lesser).size(),
                                          8)]);
    add<us>(against_guards(2));
  }

  const Tapered& against_guards(std::size_t attacker) const {
    return terms_.against_guards[attacker][advisors_left_][elephants_left_];
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
    const Bitboard straight = rook_attacks(king, occupied_);
    Bitboard cannon_moves;
    for (const Attacker& cannon : side.cannons) {
      cannon_moves |= (cannon.moves & ~occupied_) | cannon.attacks;
    }
    cannon_moves &= same_line(king) & ~straight;
    if (cannon_moves) {
      // Over one piece: behind the first ones, up to the second.
      cannon_moves &= rook_attacks(king, occupied_ & ~straight);
    }
    const std::array<Bitboard, 4> from = {
        side.by_role[number(Role::rook)] & straight, cannon_moves,
        side.by_role[number(Role::horse)] & horses_reaching(king, occupied_),
        side.by_role[number(Role::pawn)] & pawns_reaching(us, king)};
    for (std::size_t i = 0; i < from.size(); ++i) {
      const Bitboard squares = from[i] & open;
      if (squares.empty()) continue;
      add<us>(terms_.safe_checks[i][at_most((squares & ~guarded).size(), 3)]);
      add<us>(terms_.unsafe_checks[i][at_most((squares & guarded).size(), 3)]);
    }
    const Bitboard around = king_attacks(king) & side.all & ~sides_[them].without_king;
    add<us>(terms_.weak_king_points[at_most(around.size(), 4)]);
  }

  template <Color us>
  void pawns() {
    const Bitboard own = pieces(us, Role::pawn);
    constexpr std::uint64_t last_file = std::uint64_t{0x1008040201} << 8;
    const std::uint64_t crossed = us == Color::red ? own.black_half() : own.red_half();
    const Bitboard linked = Bitboard::from_words((crossed & ~last_file) << 1 & crossed, 0);
    if (linked) add<us>(terms_.linked_pawns[0], linked.size());
    add<us>(
        terms_.crossed_pawns[static_cast<std::size_t>(Bitboard::from_words(crossed, 0).size())]);
  }

  template <Color us>
  void guards() {
    const Bitboard advisors = pieces(us, Role::advisor);
    const Bitboard elephants = pieces(us, Role::elephant);
    if (census_.count(us, Role::advisor) == 2 &&
        (sides_[us].by_role[number(Role::advisor)] & advisors)) {
      add<us>(terms_.linked_advisors[0]);
    }
    if (census_.count(us, Role::elephant) == 2 &&
        (sides_[us].by_role[number(Role::elephant)] & elephants)) {
      add<us>(terms_.linked_elephants[0]);
    }
  }

  // The number of bits in each number of nine bits.
  static constexpr std::array<std::uint8_t, 512> points_of_nine = [] {
    std::array<std::uint8_t, 512> counts{};
    for (std::size_t i = 1; i < 512; ++i) {
      counts[i] = static_cast<std::uint8_t>(counts[i / 2] + i % 2);
    }
    return counts;
  }();

  const Position& position_;
  const Census& census_;
  const EvaluationTerms& terms_;
  Sink& sink_;
  Bitboard occupied_;
  ByColor<SideData> sides_;
  std::size_t advisors_left_ = 0;
  std::size_t elephants_left_ = 0;
  int bearing_ = 0;
};

}  // namespace chuhe::engine
