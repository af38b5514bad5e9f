#include "sample.hpp"

#include <nnue/features.hpp>

namespace chuhe::train {

Sample::Sample(const Position& position, int score, int points) {
  const Bitboard occupied = position.occupied();
  red_ = occupied.red_half() | (position.turn() == Color::black ? std::uint64_t{1} << half : 0) |
         static_cast<std::uint64_t>(points) << (half + 1);
  black_ = occupied.black_half() | static_cast<std::uint64_t>(static_cast<std::uint16_t>(score))
                                       << half;
  int number = 0;
  for (Square square : occupied) {
    const Piece piece = *position.piece_at(square);
    const auto code =
        static_cast<std::uint64_t>(piece.role) + (piece.color == Color::black ? 8 : 0);
    codes_[static_cast<std::size_t>(number / 16)] |= code << (number % 16 * 4);
    ++number;
  }
}

std::uint64_t Sample::key() const {
  constexpr std::uint64_t board = (std::uint64_t{1} << (half + 1)) - 1;
  std::uint64_t hash = 0;
  for (std::uint64_t word : {red_ & board, black_ & (board >> 1U), codes_[0], codes_[1]}) {
    hash = (hash ^ word) * 0x9e3779b97f4a7c15;
    hash = (hash ^ hash >> 29U) * 0xbf58476d1ce4e5b9;
    hash ^= hash >> 32U;
  }
  return hash;
}

void set_inputs(const Sample& sample, const std::array<std::uint8_t, 6>& bucket_of_cell,
                Example& example) {
  using namespace engine::nnue;
  struct Placed {
    std::size_t code;
    Square square;
  };
  Placed pieces[most_pieces];
  ByColor<Square> kings;
  ByColor<std::int32_t> tilts;
  int count = 0;
  sample.for_pieces([&](Piece piece, Square square) {
    const std::size_t code = piece_code(piece);
    pieces[count++] = {code, square};
    if (piece.role == Role::king) kings[piece.color] = square;
    tilts[Color::red] += feature_tables.tilt[0][code][square];
    tilts[Color::black] += feature_tables.tilt[1][code][square];
  });
  example.count = count;
  example.bucket = output_bucket(count);
  for (Color side : all_colors) {
    const View view = view_of(side, kings[side], tilts[side]);
    const auto& numbers = feature_tables.input[static_cast<std::size_t>(side)][view.mirrored];
    const int first = bucket_of_cell[view.king_cell] * piece_square_count;
    std::uint16_t* const inputs = side == sample.turn() ? example.own : example.other;
    for (int i = 0; i < count; ++i) {
      inputs[i] = static_cast<std::uint16_t>(first + numbers[pieces[i].code][pieces[i].square]);
    }
  }
}

}  // namespace chuhe::train
