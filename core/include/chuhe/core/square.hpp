// The board's geometry: 9 files, 10 ranks, 90 points.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chuhe {

/// The two sides. Red moves first and has its home on ranks 0 to 4.
enum class Color : std::uint8_t { red, black };

inline constexpr std::array<Color, 2> all_colors{Color::red, Color::black};

/// The other side.
constexpr Color opponent(Color color) { return color == Color::red ? Color::black : Color::red; }

/// A point of the board. `a0` is the corner at Red's left hand, `i9` the one at Black's left hand;
/// the underlying value is rank * 9 + file, so that squares can be counted through.
// clang-format off
enum class Square : std::uint8_t {
  a0, b0, c0, d0, e0, f0, g0, h0, i0,
  a1, b1, c1, d1, e1, f1, g1, h1, i1,
  a2, b2, c2, d2, e2, f2, g2, h2, i2,
  a3, b3, c3, d3, e3, f3, g3, h3, i3,
  a4, b4, c4, d4, e4, f4, g4, h4, i4,
  a5, b5, c5, d5, e5, f5, g5, h5, i5,
  a6, b6, c6, d6, e6, f6, g6, h6, i6,
  a7, b7, c7, d7, e7, f7, g7, h7, i7,
  a8, b8, c8, d8, e8, f8, g8, h8, i8,
  a9, b9, c9, d9, e9, f9, g9, h9, i9,
};
// clang-format on

inline constexpr int file_count = 9;
inline constexpr int rank_count = 10;
inline constexpr int square_count = 90;

/// The number of a square, 0 (a0) to 89 (i9).
constexpr int index(Square square) { return static_cast<int>(square); }

/// The square with number `i`. Precondition: 0 <= i < 90.
constexpr Square square_at(int i) { return static_cast<Square>(i); }

/// The file of a square, 0 (a, Red's left) to 8 (i).
constexpr int file_of(Square square) { return index(square) % file_count; }

/// The rank of a square, 0 (Red's home) to 9 (Black's home).
constexpr int rank_of(Square square) { return index(square) / file_count; }

/// The square on a file (0 to 8) and rank (0 to 9). Precondition: both in range.
constexpr Square make_square(int file, int rank) { return square_at(rank * file_count + file); }

/// Whether a file and a rank name a point of the board.
constexpr bool on_board(int file, int rank) {
  return file >= 0 && file < file_count && rank >= 0 && rank < rank_count;
}

/// The square seen in a left-right mirror.
constexpr Square mirrored(Square square) {
  return make_square(file_count - 1 - file_of(square), rank_of(square));
}

/// The square seen from the other side of the board (a turn by 180 degrees).
constexpr Square rotated(Square square) { return square_at(square_count - 1 - index(square)); }

/// Whether a square lies in the palace of `color` (9 points).
constexpr bool in_palace(Square square, Color color) {
  const int file = file_of(square);
  const int rank = rank_of(square);
  return file >= 3 && file <= 5 && (color == Color::red ? rank <= 2 : rank >= 7);
}

/// Whether a square lies on the half of the board where `color` starts.
constexpr bool on_own_half(Square square, Color color) {
  return (rank_of(square) <= 4) == (color == Color::red);
}

/// The square's name as in UCI: file letter and rank digit, `h2`.
inline std::string to_string(Square square) {
  return {static_cast<char>('a' + file_of(square)), static_cast<char>('0' + rank_of(square))};
}

/// Reads a square's name of exactly two characters, `h2` or `H2`; nothing for anything else.
constexpr std::optional<Square> parse_square(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const char letter = text[0];
  const int file = letter >= 'a' ? letter - 'a' : letter - 'A';
  const int rank = text[1] - '0';
  if (!on_board(file, rank)) return std::nullopt;
  return make_square(file, rank);
}

/// An array with one entry for each square, indexed by `Square`.
template <class T>
struct BySquare {
  std::array<T, square_count> values{};
  constexpr T& operator[](Square square) { return values[static_cast<std::size_t>(square)]; }
  constexpr const T& operator[](Square square) const {
    return values[static_cast<std::size_t>(square)];
  }
  friend constexpr bool operator==(const BySquare&, const BySquare&) = default;
};

/// An array with one entry for each side, indexed by `Color`.
template <class T>
struct ByColor {
  std::array<T, 2> values{};
  constexpr T& operator[](Color color) { return values[static_cast<std::size_t>(color)]; }
  constexpr const T& operator[](Color color) const {
    return values[static_cast<std::size_t>(color)];
  }
  friend constexpr bool operator==(const ByColor&, const ByColor&) = default;
};

}  // namespace chuhe
