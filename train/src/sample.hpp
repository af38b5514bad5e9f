// Positions to learn from, small enough to keep a hundred million in memory.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include <chuhe/core/position.hpp>

#include "example.hpp"

namespace chuhe::train {

/// A position, what a search thought of it and what came of it, for the side to move.
class Sample {
 public:
  Sample() = default;
  /// `points`: 0 the side to move lost, 1 draw, 2 it won. Precondition: the score within +-32767.
  Sample(const Position& position, int score, int points);

  int score() const { return static_cast<std::int16_t>(black_ >> half & 0xffffU); }
  int points() const { return static_cast<int>(red_ >> (half + 1) & 3U); }
  /// The same for the same board and side to move.
  std::uint64_t key() const;

  /// Calls `visit` with each piece and its square.
  template <class Visit>
  void for_pieces(Visit visit) const {
    constexpr std::uint64_t squares = (std::uint64_t{1} << half) - 1;
    int number = 0;
    const auto walk = [&](std::uint64_t rest, int first) {
      for (; rest != 0; rest &= rest - 1, ++number) {
        const std::uint64_t code =
            codes_[static_cast<std::size_t>(number / 16)] >> (number % 16 * 4) & 15U;
        visit(Piece{code < 8 ? Color::red : Color::black, static_cast<Role>(code & 7U)},
              square_at(first + std::countr_zero(rest)));
      }
    };
    walk(red_ & squares, 0);
    walk(black_ & squares, half);
  }
  Color turn() const { return (red_ >> half & 1U) != 0 ? Color::black : Color::red; }

 private:
  static constexpr int half = 45;
  std::uint64_t red_ = 0;    // squares 0 to 44; side to move; points
  std::uint64_t black_ = 0;  // squares 45 to 89; score
  std::array<std::uint64_t, 2> codes_{};
};
static_assert(sizeof(Sample) == 32);

/// What the network sees of a sample. `bucket_of_cell`: which set of input weights belongs to a
/// cell of the own king.
void set_inputs(const Sample& sample, const std::array<std::uint8_t, 6>& bucket_of_cell,
                Example& example);

}  // namespace chuhe::train
