// What a network sees of a position.
//
// Each side looks at the board from its own end. Its view has an input for each piece, own or the
// other side's, on each square that the piece can ever reach. The board is seen in a mirror where
// that brings the own king to the files d and e, so that what was learnt on one wing holds on the
// other. With the king on the e file the view is mirrored by where the pieces lean: a position and
// its mirror image are always the same to the network.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <chuhe/core/piece.hpp>
#include <chuhe/core/position.hpp>
#include <chuhe/core/square.hpp>

namespace chuhe::engine::nnue {

/// Inputs of a view: 6 + 5 + 7 + 90 * 3 + 55 of the own pieces, 9 + 5 + 7 + 90 * 3 + 55 of the
/// other side's.
inline constexpr int piece_square_count = 689;
/// Squares of the own king in its view: file d or e, ranks 0 to 2.
inline constexpr int king_cell_count = 6;
inline constexpr int most_pieces = 32;
/// The last layer has weights of its own for each of so many ranges of the number of pieces.
inline constexpr int output_bucket_count = 8;

constexpr int output_bucket(int pieces) { return (pieces - 1) / 4; }

constexpr std::size_t piece_code(Piece piece) {
  return static_cast<std::size_t>(piece.color) * role_count + static_cast<std::size_t>(piece.role);
}
inline constexpr std::size_t piece_code_count = 2 * role_count;

/// A square as a side sees it from its own end.
constexpr Square seen_by(Color side, Square square) {
  return side == Color::red ? square
                            : make_square(file_of(square), rank_count - 1 - rank_of(square));
}

/// Whether a piece can ever stand on a square, seen from the piece's own side.
constexpr bool is_reachable(Role role, int file, int rank) {
  const bool palace = file >= 3 && file <= 5 && rank <= 2;
  switch (role) {
    case Role::king: return palace;
    case Role::advisor: return palace && (file + rank) % 2 == 1;
    case Role::elephant: return rank <= 4 && rank % 2 == 0 && file % 4 == (rank == 2 ? 0 : 2);
    case Role::pawn: return rank >= 5 || (rank >= 3 && file % 2 == 0);
    default: return true;
  }
}

struct FeatureTables {
  /// Numbers of inputs by [side that looks][mirrored][piece][square].
  std::array<std::array<std::array<BySquare<std::int16_t>, piece_code_count>, 2>, 2> input{};
  /// How far a piece makes the position lean to the files f to i, by [side][piece][square].
  std::array<std::array<BySquare<std::int32_t>, piece_code_count>, 2> tilt{};
};

constexpr FeatureTables make_feature_tables() {
  FeatureTables tables;
  // By role; what attacks weighs most, the own pieces more than the others.
  constexpr int own_weight[role_count] = {0, 0, 0, 4, 6, 4, 1};
  constexpr int other_weight[role_count] = {0, 0, 0, 2, 3, 2, 0};
  std::array<std::array<BySquare<std::int16_t>, role_count>, 2> number{};
  std::int16_t next = 0;
  for (std::size_t other = 0; other < 2; ++other) {
    for (Role role : all_roles) {
      for (int i = 0; i < square_count; ++i) {
        const Square square = square_at(i);
        const int rank = other != 0 ? rank_count - 1 - rank_of(square) : rank_of(square);
        const int last_file = other == 0 && role == Role::king ? 4 : 8;
        const bool there =
            is_reachable(role, file_of(square), rank) && file_of(square) <= last_file;
        number[other][static_cast<std::size_t>(role)][square] = there ? next++ : std::int16_t{-1};
      }
    }
  }
  for (Color side : all_colors) {
    const auto s = static_cast<std::size_t>(side);
    for (Color color : all_colors) {
      const std::size_t other = color == side ? 0 : 1;
      for (Role role : all_roles) {
        const auto r = static_cast<std::size_t>(role);
        const std::size_t code = piece_code({color, role});
        for (int i = 0; i < square_count; ++i) {
          const Square square = square_at(i);
          const Square seen = seen_by(side, square);
          tables.input[s][0][code][square] = number[other][r][seen];
          tables.input[s][1][code][square] = number[other][r][mirrored(seen)];
          const int file = file_of(seen) - 4;
          if (file == 0) continue;
          // Small odd amounts of their own let no two different wings weigh the same.
          const auto place = static_cast<std::uint32_t>(
              ((other * 7 + r) * 10 + static_cast<std::size_t>(rank_of(seen))) * 4 +
              static_cast<std::size_t>(file < 0 ? -file : file));
          std::uint32_t mixed = (place + 1) * 0x9e3779b1U;
          mixed = (mixed ^ mixed >> 15U) * 0x2c1b3c6dU;
          mixed = (mixed ^ mixed >> 12U) * 0x297a2d39U;
          const auto own = static_cast<std::int32_t>((mixed >> 13U) | 1U);
          const int weight = other == 0 ? own_weight[r] : other_weight[r];
          const std::int32_t lean = weight * (1 << 20) + own;
          tables.tilt[s][code][square] = file > 0 ? lean : -lean;
        }
      }
    }
  }
  return tables;
}

inline constexpr FeatureTables feature_tables = make_feature_tables();

/// How a side looks at a position.
struct View {
  std::uint8_t mirrored = 0;
  /// Where its king stands: 2 * rank, plus 1 on the e file.
  std::uint8_t king_cell = 0;
  friend bool operator==(const View&, const View&) = default;
};

/// How far a position leans for a side: the sum over its pieces.
inline std::int32_t tilt_of(const Position& position, Color side) {
  std::int32_t sum = 0;
  for (Square square : position.occupied()) {
    const std::size_t code = piece_code(*position.piece_at(square));
    sum += feature_tables.tilt[static_cast<std::size_t>(side)][code][square];
  }
  return sum;
}

constexpr View view_of(Color side, Square king, std::int32_t tilt) {
  const Square seen = seen_by(side, king);
  const int file = file_of(seen);
  const bool mirror = file > 4 || (file == 4 && tilt > 0);
  return {static_cast<std::uint8_t>(mirror),
          static_cast<std::uint8_t>(2 * rank_of(seen) + (file == 4 ? 1 : 0))};
}

inline View view_of(const Position& position, Color side) {
  return view_of(side, position.king(side), tilt_of(position, side));
}

/// The number of the input for a piece on a square.
inline int input_of(Color side, View view, Piece piece, Square square) {
  return feature_tables
      .input[static_cast<std::size_t>(side)][view.mirrored][piece_code(piece)][square];
}

}  // namespace chuhe::engine::nnue
