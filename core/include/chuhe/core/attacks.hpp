// Where pieces move to and capture on a board with given occupied squares. Everything here is a
// table look-up; nothing here knows whose turn it is or whether a king is left in check.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <chuhe/core/bitboard.hpp>
#include <chuhe/core/piece.hpp>
#include <chuhe/core/square.hpp>

namespace chuhe {

namespace detail {

/// Targets along one line as bits in the order of the line: what a rook reaches or captures
/// (the run of empty squares and the first piece), what lies behind exactly one piece (the second
/// piece: a cannon's capture), and behind two (the third piece).
struct LineTargets {
  std::uint16_t rook;
  std::uint16_t cannon;
};

struct AttackTables {
  // [file of the square][occupied squares of its rank]
  std::array<std::array<LineTargets, 512>, file_count> along_rank;
  // [rank of the square][occupied squares of its file]
  std::array<std::array<LineTargets, 1024>, rank_count> along_file;
  // Five bits spread out to every ninth bit: a file's squares within one half of the board.
  std::array<std::uint64_t, 32> file_spread;
  // Indexed by the pattern of occupied neighbours, see neighbour_pattern().
  BySquare<std::array<Bitboard, 16>> horse_from;
  BySquare<std::array<Bitboard, 16>> horse_to;
  BySquare<std::array<Bitboard, 16>> elephant;
  BySquare<Bitboard> advisor;
  BySquare<Bitboard> king;
  ByColor<BySquare<Bitboard>> pawn_from;
  ByColor<BySquare<Bitboard>> pawn_to;
  BySquare<BySquare<Bitboard>> between;
  BySquare<Bitboard> same_line;
  BySquare<Bitboard> horse_reach;
  // Where a piece that comes or goes can give or end an attack on a king: the king's lines, the
  // horses that may reach it, and their legs.
  BySquare<Bitboard> king_zone;
  BySquare<std::uint8_t> file;
  BySquare<std::uint8_t> rank;
};

extern const AttackTables attack_tables;

inline constexpr std::uint64_t orthogonal_mask = 0x40501;  // bits 0, 8, 10, 18
inline constexpr std::uint64_t diagonal_mask = 0x140005;   // bits 0, 2, 18, 20
inline constexpr std::uint64_t orthogonal_magic = 0x8010080004030485;
inline constexpr std::uint64_t diagonal_magic = 0xa0040c00102200a0;

/// The bits of `occupied` from square number `i - margin` upwards, where squares below a0 count
/// as empty. Only the lowest 21 bits are of use.
constexpr std::uint64_t window(Bitboard occupied, int i, int margin) {
#if defined(__SIZEOF_INT128__)
  __extension__ using Wide = unsigned __int128;
  const Wide wide = static_cast<Wide>(occupied.red_half()) << margin |
                    static_cast<Wide>(occupied.black_half()) << (45 + margin);
  return static_cast<std::uint64_t>(wide >> i);
#else
  const int shift = i - margin;
  if (shift < 0) return occupied.red_half() << -shift;
  if (shift >= 45) return occupied.black_half() >> (shift - 45);
  return occupied.red_half() >> shift | occupied.black_half() << (45 - shift);
#endif
}

/// A number from 0 to 15 for which of the four orthogonal neighbours of a square are occupied.
constexpr std::size_t orthogonal_pattern(Bitboard occupied, Square square) {
  return (window(occupied, index(square), 9) & orthogonal_mask) * orthogonal_magic >> 60;
}

/// A number from 0 to 15 for which of the four diagonal neighbours of a square are occupied.
constexpr std::size_t diagonal_pattern(Bitboard occupied, Square square) {
  return (window(occupied, index(square), 10) & diagonal_mask) * diagonal_magic >> 60;
}

/// Five bits of a word that stand at every ninth bit, starting at bit `file`, side by side.
constexpr std::uint64_t gather_file(std::uint64_t half, int file) {
  constexpr std::uint64_t every_ninth = 0x1008040201;
  constexpr std::uint64_t collect = std::uint64_t{1} << 36 | std::uint64_t{1} << 28 |
                                    std::uint64_t{1} << 20 | std::uint64_t{1} << 12 |
                                    std::uint64_t{1} << 4;
  return ((half >> file & every_ninth) * collect) >> 36 & 31;
}

/// The two lines through a square, looked up.
struct Lines {
  LineTargets rank_targets;
  LineTargets file_targets;
  int file;
  int rank;

  Lines(Square square, Bitboard occupied)
      : file(attack_tables.file[square]), rank(attack_tables.rank[square]) {
    const std::uint64_t file_bits =
        gather_file(occupied.red_half(), file) | gather_file(occupied.black_half(), file) << 5;
    const std::uint64_t half = rank < 5 ? occupied.red_half() : occupied.black_half();
    const std::uint64_t rank_bits = half >> (9 * (rank < 5 ? rank : rank - 5)) & 511;
    const auto f = static_cast<std::size_t>(file);
    const auto r = static_cast<std::size_t>(rank);
    rank_targets = attack_tables.along_rank[f][rank_bits];
    file_targets = attack_tables.along_file[r][file_bits];
  }

  Bitboard board(std::uint16_t on_rank, std::uint16_t on_file) const {
    const std::uint64_t red = attack_tables.file_spread[on_file & 31U] << file;
    const std::uint64_t black = attack_tables.file_spread[on_file >> 5] << file;
    const std::uint64_t row = static_cast<std::uint64_t>(on_rank)
                              << (9 * (rank < 5 ? rank : rank - 5));
    return rank < 5 ? Bitboard::from_words(red | row, black)
                    : Bitboard::from_words(red, black | row);
  }
  Bitboard rook() const { return board(rank_targets.rook, file_targets.rook); }
  Bitboard cannon() const { return board(rank_targets.cannon, file_targets.cannon); }
};

}  // namespace detail

/// The squares a rook on `square` moves to or captures on: empty squares along its lines up to and
/// including the first occupied one.
inline Bitboard rook_attacks(Square square, Bitboard occupied) {
  return detail::Lines(square, occupied).rook();
}

/// The squares a cannon on `square` captures on: the second occupied square along each line.
inline Bitboard cannon_attacks(Square square, Bitboard occupied) {
  return detail::Lines(square, occupied).cannon();
}

/// The squares a horse on `square` reaches; an occupied neighbour (its leg) blocks two of them.
inline Bitboard horse_attacks(Square square, Bitboard occupied) {
  return detail::attack_tables.horse_from[square][detail::orthogonal_pattern(occupied, square)];
}

/// The squares from which a horse reaches `square`: the legs in question are next to the horses.
inline Bitboard horses_reaching(Square square, Bitboard occupied) {
  return detail::attack_tables.horse_to[square][detail::diagonal_pattern(occupied, square)];
}

/// The squares an elephant on `square` reaches: two steps diagonally on its own half over an empty
/// eye. The relation is symmetric.
inline Bitboard elephant_attacks(Square square, Bitboard occupied) {
  return detail::attack_tables.elephant[square][detail::diagonal_pattern(occupied, square)];
}

/// The squares an advisor on `square` reaches within its palace; symmetric.
inline Bitboard advisor_attacks(Square square) { return detail::attack_tables.advisor[square]; }

/// The squares a king on `square` steps to within its palace; symmetric.
inline Bitboard king_attacks(Square square) { return detail::attack_tables.king[square]; }

/// The squares a pawn of `color` on `square` reaches.
inline Bitboard pawn_attacks(Color color, Square square) {
  return detail::attack_tables.pawn_from[color][square];
}

/// The squares from which a pawn of `color` reaches `square`.
inline Bitboard pawns_reaching(Color color, Square square) {
  return detail::attack_tables.pawn_to[color][square];
}

/// The squares strictly between two squares of one rank or file; empty for any other two.
inline Bitboard squares_between(Square a, Square b) { return detail::attack_tables.between[a][b]; }

/// All other squares on the rank and the file of `square`.
inline Bitboard same_line(Square square) { return detail::attack_tables.same_line[square]; }

/// The leg of a horse that moves from `from` to `to`. Precondition: a horse's move.
constexpr Square horse_leg(Square from, Square to) {
  const int files = file_of(to) - file_of(from);
  const int ranks = rank_of(to) - rank_of(from);
  return files == 2 || files == -2 ? make_square(file_of(from) + files / 2, rank_of(from))
                                   : make_square(file_of(from), rank_of(from) + ranks / 2);
}

/// The eye of an elephant that moves from `from` to `to`. Precondition: an elephant's move.
constexpr Square elephant_eye(Square from, Square to) {
  return make_square((file_of(from) + file_of(to)) / 2, (rank_of(from) + rank_of(to)) / 2);
}

/// The points where a piece can ever stand: the palace for a king, 5 points for an advisor, 7 for
/// an elephant, for a pawn its start and the point before it on five files and the whole far half,
/// all 90 for the others.
Bitboard reachable_squares(Piece piece);

}  // namespace chuhe
