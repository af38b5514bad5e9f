// Sets of squares.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <iterator>

#include <chuhe/core/square.hpp>

namespace chuhe {

/// A set of squares: one word for each half of the board, 45 squares in each. So the home half of
/// each side, every rank and both palaces lie within one word.
class Bitboard {
 public:
  constexpr Bitboard() = default;
  /// The set of one square.
  constexpr explicit Bitboard(Square square)
      : red_half_(index(square) < half ? std::uint64_t{1} << index(square) : 0),
        black_half_(index(square) < half ? 0 : std::uint64_t{1} << (index(square) - half)) {}
  /// A set from its two words: bit i of `red_half` is square i, bit i of `black_half` is square
  /// 45 + i. Precondition: bits 45 and up are zero.
  static constexpr Bitboard from_words(std::uint64_t red_half, std::uint64_t black_half) {
    Bitboard result;
    result.red_half_ = red_half;
    result.black_half_ = black_half;
    return result;
  }
  /// All 90 squares.
  static constexpr Bitboard all() { return from_words(full, full); }

  /// The word of ranks 0 to 4.
  constexpr std::uint64_t red_half() const { return red_half_; }
  /// The word of ranks 5 to 9.
  constexpr std::uint64_t black_half() const { return black_half_; }

  constexpr bool empty() const { return (red_half_ | black_half_) == 0; }
  constexpr explicit operator bool() const { return !empty(); }
  constexpr bool contains(Square square) const { return bool(*this & Bitboard(square)); }
  /// The number of squares in the set.
  constexpr int size() const {
#if (defined(__x86_64__) || defined(__i386__)) && !defined(__POPCNT__)
    // Without the instruction std::popcount is a call; counting both words at once is a third of
    // the work.
    constexpr std::uint64_t pairs = 0x5555555555555555;
    constexpr std::uint64_t fours = 0x3333333333333333;
    constexpr std::uint64_t eights = 0x0f0f0f0f0f0f0f0f;
    const auto in_fours = [](std::uint64_t word) {
      word -= word >> 1 & pairs;
      return (word & fours) + (word >> 2 & fours);
    };
    std::uint64_t sum = in_fours(red_half_) + in_fours(black_half_);  // at most 8 in each four bits
    sum = (sum & eights) + (sum >> 4 & eights);
    return static_cast<int>(sum * 0x0101010101010101 >> 56);
#else
    return std::popcount(red_half_) + std::popcount(black_half_);
#endif
  }
  /// Whether the set has two squares or more.
  constexpr bool has_many() const {
    return ((red_half_ & (red_half_ - 1)) | (black_half_ & (black_half_ - 1)) |
            (red_half_ != 0 && black_half_ != 0 ? 1U : 0U)) != 0;
  }
  /// The lowest square. Precondition: not empty.
  constexpr Square first() const {
    assert(!empty());
    return red_half_ != 0 ? square_at(std::countr_zero(red_half_))
                          : square_at(half + std::countr_zero(black_half_));
  }
  /// Removes the lowest square and gives it. Precondition: not empty.
  constexpr Square pop_first() {
    const Square square = first();
    if (red_half_ != 0) {
      red_half_ &= red_half_ - 1;
    } else {
      black_half_ &= black_half_ - 1;
    }
    return square;
  }
  constexpr void add(Square square) { *this |= Bitboard(square); }
  constexpr void remove(Square square) { *this &= ~Bitboard(square); }

  friend constexpr Bitboard operator&(Bitboard a, Bitboard b) {
    return from_words(a.red_half_ & b.red_half_, a.black_half_ & b.black_half_);
  }
  friend constexpr Bitboard operator|(Bitboard a, Bitboard b) {
    return from_words(a.red_half_ | b.red_half_, a.black_half_ | b.black_half_);
  }
  friend constexpr Bitboard operator^(Bitboard a, Bitboard b) {
    return from_words(a.red_half_ ^ b.red_half_, a.black_half_ ^ b.black_half_);
  }
  /// The squares that are not in the set.
  friend constexpr Bitboard operator~(Bitboard a) {
    return from_words(a.red_half_ ^ full, a.black_half_ ^ full);
  }
  constexpr Bitboard& operator&=(Bitboard b) { return *this = *this & b; }
  constexpr Bitboard& operator|=(Bitboard b) { return *this = *this | b; }
  constexpr Bitboard& operator^=(Bitboard b) { return *this = *this ^ b; }
  friend constexpr bool operator==(Bitboard, Bitboard) = default;

  /// Walks through the squares from a0 to i9: `for (Square s : bitboard)`.
  class Iterator;
  constexpr Iterator begin() const;
  constexpr std::default_sentinel_t end() const { return {}; }

 private:
  static constexpr int half = 45;
  static constexpr std::uint64_t full = (std::uint64_t{1} << half) - 1;
  std::uint64_t red_half_ = 0;
  std::uint64_t black_half_ = 0;
};

class Bitboard::Iterator {
 public:
  using value_type = Square;
  using difference_type = std::ptrdiff_t;
  constexpr Iterator() = default;
  constexpr explicit Iterator(Bitboard rest) : rest_(rest) {}
  constexpr Square operator*() const { return rest_.first(); }
  constexpr Iterator& operator++() {
    rest_.pop_first();
    return *this;
  }
  constexpr Iterator operator++(int) {
    Iterator old = *this;
    ++*this;
    return old;
  }
  friend constexpr bool operator==(const Iterator& i, std::default_sentinel_t) {
    return i.rest_.empty();
  }
  friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

 private:
  Bitboard rest_;
};

constexpr Bitboard::Iterator Bitboard::begin() const { return Iterator(*this); }

}  // namespace chuhe
