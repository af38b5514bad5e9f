#include <chuhe/core/attacks.hpp>

#include <cstdlib>

namespace chuhe {
namespace detail {
namespace {

struct Step {
  int file;
  int rank;
};

constexpr std::array<Step, 4> orthogonal{{{0, 1}, {0, -1}, {1, 0}, {-1, 0}}};
constexpr std::array<Step, 4> diagonal{{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};

constexpr bool neighbour_in(unsigned subset, int direction) {
  return (subset >> direction & 1U) != 0;
}

// What lies along one line of `length` squares from position `at`.
constexpr LineTargets line_targets(int at, unsigned occupied, int length) {
  unsigned rook = 0;
  unsigned cannon = 0;
  for (int direction : {-1, 1}) {
    int seen = 0;
    for (int i = at + direction; i >= 0 && i < length && seen < 2; i += direction) {
      const unsigned bit = 1U << i;
      const bool piece = (occupied & bit) != 0;
      if (seen == 0) rook |= bit;
      if (seen == 1 && piece) cannon |= bit;
      seen += piece ? 1 : 0;
    }
  }
  return {static_cast<std::uint16_t>(rook), static_cast<std::uint16_t>(cannon)};
}

// The horse's targets from `square` when the neighbours in `blocked` (by direction) are occupied.
constexpr Bitboard horse_targets(int file, int rank, unsigned blocked) {
  Bitboard result;
  for (int d = 0; d < 4; ++d) {
    if (neighbour_in(blocked, d)) continue;
    const Step step = orthogonal[static_cast<std::size_t>(d)];
    for (int side : {-1, 1}) {
      const int f = file + 2 * step.file + side * (step.file == 0 ? 1 : 0);
      const int r = rank + 2 * step.rank + side * (step.rank == 0 ? 1 : 0);
      if (on_board(f, r)) result.add(make_square(f, r));
    }
  }
  return result;
}

// The squares from which a horse reaches (file, rank) when the diagonal neighbours in `blocked`,
// which are those horses' legs, are occupied.
constexpr Bitboard horse_sources(int file, int rank, unsigned blocked) {
  Bitboard result;
  for (int d = 0; d < 4; ++d) {
    if (neighbour_in(blocked, d)) continue;
    const Step step = diagonal[static_cast<std::size_t>(d)];
    if (on_board(file + 2 * step.file, rank + step.rank)) {
      result.add(make_square(file + 2 * step.file, rank + step.rank));
    }
    if (on_board(file + step.file, rank + 2 * step.rank)) {
      result.add(make_square(file + step.file, rank + 2 * step.rank));
    }
  }
  return result;
}

constexpr bool elephant_point(int file, int rank) {
  const int home = rank <= 4 ? rank : 9 - rank;
  return (home == 0 || home == 4) ? (file == 2 || file == 6)
                                  : home == 2 && (file == 0 || file == 4 || file == 8);
}

constexpr bool advisor_point(int file, int rank) {
  const int home = rank <= 4 ? rank : 9 - rank;
  return home == 1 ? file == 4 : (home == 0 || home == 2) && (file == 3 || file == 5);
}

constexpr Bitboard elephant_targets(int file, int rank, unsigned blocked) {
  Bitboard result;
  if (!elephant_point(file, rank)) return result;
  for (int d = 0; d < 4; ++d) {
    if (neighbour_in(blocked, d)) continue;
    const Step step = diagonal[static_cast<std::size_t>(d)];
    const int f = file + 2 * step.file;
    const int r = rank + 2 * step.rank;
    if (on_board(f, r) && (r <= 4) == (rank <= 4)) result.add(make_square(f, r));
  }
  return result;
}

// The pattern number of a set of neighbours, by direction, of a square in the middle of a board.
constexpr std::size_t pattern_of(unsigned subset, const std::array<Step, 4>& steps,
                                 std::uint64_t magic, int margin) {
  std::uint64_t bits = 0;
  for (int d = 0; d < 4; ++d) {
    const Step step = steps[static_cast<std::size_t>(d)];
    if (neighbour_in(subset, d)) bits |= std::uint64_t{1} << (step.rank * 9 + step.file + margin);
  }
  return bits * magic >> 60;
}

constexpr void fill_leapers(AttackTables& t) {
  for (int i = 0; i < square_count; ++i) {
    const Square square = square_at(i);
    const int file = file_of(square);
    const int rank = rank_of(square);
    t.file[square] = static_cast<std::uint8_t>(file);
    t.rank[square] = static_cast<std::uint8_t>(rank);
    for (unsigned subset = 0; subset < 16; ++subset) {
      const std::size_t straight = pattern_of(subset, orthogonal, orthogonal_magic, 9);
      const std::size_t slanted = pattern_of(subset, diagonal, diagonal_magic, 10);
      t.horse_from[square][straight] = horse_targets(file, rank, subset);
      t.horse_to[square][slanted] = horse_sources(file, rank, subset);
      t.elephant[square][slanted] = elephant_targets(file, rank, subset);
    }
    t.horse_reach[square] = horse_sources(file, rank, 0);
    const Color home = rank <= 4 ? Color::red : Color::black;
    for (const Step& step : orthogonal) {
      const int f = file + step.file;
      const int r = rank + step.rank;
      if (!on_board(f, r)) continue;
      const Square target = make_square(f, r);
      if (in_palace(square, home) && in_palace(target, home)) t.king[square].add(target);
      for (Color color : all_colors) {
        const int forward = color == Color::red ? 1 : -1;
        if (step.rank == forward || (step.rank == 0 && !on_own_half(square, color))) {
          t.pawn_from[color][square].add(target);
          t.pawn_to[color][target].add(square);
        }
      }
    }
    for (const Step& step : diagonal) {
      const int f = file + step.file;
      const int r = rank + step.rank;
      if (!on_board(f, r)) continue;
      t.king_zone[square].add(make_square(f, r));
      if (advisor_point(file, rank) && in_palace(make_square(f, r), home)) {
        t.advisor[square].add(make_square(f, r));
      }
    }
  }
}

constexpr void fill_lines(AttackTables& t) {
  for (int at = 0; at < file_count; ++at) {
    for (unsigned occupied = 0; occupied < 512; ++occupied) {
      t.along_rank[static_cast<std::size_t>(at)][occupied] = line_targets(at, occupied, file_count);
    }
  }
  for (int at = 0; at < rank_count; ++at) {
    for (unsigned occupied = 0; occupied < 1024; ++occupied) {
      t.along_file[static_cast<std::size_t>(at)][occupied] = line_targets(at, occupied, rank_count);
    }
  }
  for (unsigned bits = 0; bits < 32; ++bits) {
    for (int k = 0; k < 5; ++k) {
      if ((bits >> k & 1U) != 0) t.file_spread[bits] |= std::uint64_t{1} << (9 * k);
    }
  }
  for (int i = 0; i < square_count; ++i) {
    for (const Step& step : orthogonal) {
      Bitboard passed;
      for (int f = file_of(square_at(i)) + step.file, r = rank_of(square_at(i)) + step.rank;
           on_board(f, r); f += step.file, r += step.rank) {
        const Square target = make_square(f, r);
        t.between[square_at(i)][target] = passed;
        t.same_line[square_at(i)].add(target);
        passed.add(target);
      }
    }
    const Square square = square_at(i);
    t.king_zone[square] |= t.same_line[square] | t.horse_reach[square];
  }
}

constexpr AttackTables make_tables() {
  AttackTables t{};
  fill_leapers(t);
  fill_lines(t);
  return t;
}

}  // namespace

constinit const AttackTables attack_tables = make_tables();

namespace {

constexpr ByColor<std::array<Bitboard, role_count>> make_reachable() {
  ByColor<std::array<Bitboard, role_count>> result{};
  for (Color color : all_colors) {
    for (Role role : all_roles) {
      Bitboard& set = result[color][static_cast<std::size_t>(role)];
      for (int i = 0; i < square_count; ++i) {
        const Square square = square_at(i);
        const int file = file_of(square);
        const int rank = rank_of(square);
        const int home = color == Color::red ? rank : 9 - rank;
        bool stands = true;
        if (role == Role::king) stands = in_palace(square, color);
        if (role == Role::advisor) stands = in_palace(square, color) && advisor_point(file, rank);
        if (role == Role::elephant) {
          stands = on_own_half(square, color) && elephant_point(file, rank);
        }
        if (role == Role::pawn) stands = home >= 5 || (home >= 3 && file % 2 == 0);
        if (stands) set.add(square);
      }
    }
  }
  return result;
}

constexpr auto reachable = make_reachable();

}  // namespace
}  // namespace detail

Bitboard reachable_squares(Piece piece) {
  return detail::reachable[piece.color][static_cast<std::size_t>(piece.role)];
}

}  // namespace chuhe
