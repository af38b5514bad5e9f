// Moves and lists of moves.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>

#include <chuhe/core/square.hpp>

namespace chuhe {

/// A move from one square to another; nothing else is needed in xiangqi. `Move{}` is the null
/// move, which no generator makes.
class Move {
 public:
  constexpr Move() = default;
  constexpr Move(Square from, Square to)
      : bits_(static_cast<std::uint16_t>(index(from) | index(to) << 7)) {}

  /// A move from its 16-bit form; any value is allowed, see `is_well_formed`.
  static constexpr Move from_bits(std::uint16_t bits) {
    Move move;
    move.bits_ = bits;
    return move;
  }

  constexpr std::uint16_t bits() const { return bits_; }
  /// Precondition: `is_well_formed()`.
  constexpr Square from() const { return static_cast<Square>(bits_ & 127); }
  /// Precondition: `is_well_formed()`.
  constexpr Square to() const { return static_cast<Square>(bits_ >> 7 & 127); }
  /// Whether both squares are on the board; false only for moves made by `from_bits`.
  constexpr bool is_well_formed() const {
    return (bits_ & 127) < square_count && bits_ >> 7 < square_count;
  }
  constexpr bool is_null() const { return bits_ == 0; }
  constexpr explicit operator bool() const { return bits_ != 0; }

  friend constexpr bool operator==(Move, Move) = default;
  /// An order without meaning in the game, for sorted containers.
  friend constexpr auto operator<=>(Move a, Move b) { return a.bits_ <=> b.bits_; }

 private:
  std::uint16_t bits_ = 0;
};

/// A list of moves in fixed storage; no position has more than 119 pseudo-legal moves
/// (two rooks and two cannons 17 each, horses 16, pawns 15, elephants 8, advisors 8, king 4).
class MoveList {
 public:
  static constexpr std::size_t capacity = 128;

  MoveList() noexcept {}  // NOLINT: storage stays uninitialised on purpose, this is a hot path
  MoveList(const MoveList& other) noexcept { *this = other; }
  MoveList& operator=(const MoveList& other) noexcept {
    size_ = other.size_;
    for (std::size_t i = 0; i < size_; ++i) moves_[i] = other.moves_[i];
    return *this;
  }
  ~MoveList() = default;

  /// Precondition: fewer than `capacity` moves are in the list.
  void push_back(Move move) {
    assert(size_ < capacity);
    moves_[size_++] = move;
  }
  void clear() { size_ = 0; }
  /// Shortens the list. Precondition: n <= size().
  void truncate(std::size_t n) {
    assert(n <= size_);
    size_ = n;
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move* begin() { return moves_; }
  Move* end() { return moves_ + size_; }
  const Move* begin() const { return moves_; }
  const Move* end() const { return moves_ + size_; }
  Move& operator[](std::size_t i) {
    assert(i < size_);
    return moves_[i];
  }
  Move operator[](std::size_t i) const {
    assert(i < size_);
    return moves_[i];
  }
  bool contains(Move move) const {
    for (Move m : *this) {
      if (m == move) return true;
    }
    return false;
  }

 private:
  union {
    Move moves_[capacity];
  };
  std::size_t size_ = 0;
};

}  // namespace chuhe
