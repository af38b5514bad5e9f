// What earlier cut-offs tell about moves, and earlier errors about evaluations.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>

#include <chuhe/core/move.hpp>
#include <chuhe/core/position.hpp>

#include "value.hpp"

namespace chuhe::engine {

/// A counter that is drawn towards `bound` or -`bound`, the more slowly the nearer it is.
template <int bound>
class Gravity {
 public:
  operator int() const { return value_; }  // NOLINT: a number with a way of its own to change
  void add(int bonus) {
    bonus = std::clamp(bonus, -bound, bound);
    value_ = static_cast<std::int16_t>(value_ + bonus - value_ * std::abs(bonus) / bound);
  }

 private:
  std::int16_t value_ = 0;
};

/// The number of a piece in tables, 0 to 13.
constexpr std::size_t piece_number(Piece piece) {
  return static_cast<std::size_t>(piece.role) +
         (piece.color == Color::black ? static_cast<std::size_t>(role_count) : 0);
}
inline constexpr std::size_t piece_numbers = 14;

using HistoryCell = Gravity<8192>;
/// Which piece went where.
using PieceToTable = std::array<std::array<HistoryCell, square_count>, piece_numbers>;

/// Everything one search thread has learnt. Large: lives on the heap.
class Histories {
 public:
  /// Quiet moves by side, origin and target.
  HistoryCell& butterfly(Color color, Move move) {
    return butterfly_[static_cast<std::size_t>(color)][index_of(move.from())][index_of(move.to())];
  }
  /// Captures by piece, target and captured role.
  HistoryCell& capture(Piece piece, Square to, Role captured) {
    return capture_[piece_number(piece)][index_of(to)][static_cast<std::size_t>(captured)];
  }
  /// Moves in answer to a move some plies before, by what went where then.
  PieceToTable& continuation(Piece piece, Square to) {
    return continuation_[piece_number(piece)][index_of(to)];
  }
  /// Quiet moves by pawn structure.
  HistoryCell& pawns(std::uint64_t pawn_key, Piece piece, Square to) {
    return pawns_[pawn_key % pawn_size][piece_number(piece)][index_of(to)];
  }

  /// How far searched values have been from evaluations on positions alike in one respect.
  static constexpr std::size_t correction_size = 16384;
  static constexpr int correction_bound = 1024;
  using Correction = Gravity<correction_bound>;
  Correction& correction(Color turn, std::size_t kind, std::uint64_t key) {
    return correction_[static_cast<std::size_t>(turn)][kind][key % correction_size];
  }

  void clear() { *this = Histories{}; }

 private:
  static constexpr std::size_t pawn_size = 512;
  static std::size_t index_of(Square square) { return static_cast<std::size_t>(square); }

  std::array<std::array<std::array<HistoryCell, square_count>, square_count>, 2> butterfly_{};
  std::array<std::array<std::array<HistoryCell, role_count>, square_count>, piece_numbers>
      capture_{};
  std::array<std::array<PieceToTable, square_count>, piece_numbers> continuation_{};
  std::array<PieceToTable, pawn_size> pawns_{};
  std::array<std::array<std::array<Correction, correction_size>, 4>, 2> correction_{};
};

/// Mixes the squares of some pieces into a key.
inline std::uint64_t mix(Bitboard set, std::uint64_t seed) {
  std::uint64_t key = (set.red_half() + seed) * 0x9e3779b97f4a7c15;
  key ^= key >> 29;
  key = (key + set.black_half()) * 0xbf58476d1ce4e5b9;
  return key ^ key >> 32;
}

/// A key of the pawns of both sides.
inline std::uint64_t pawn_key(const Position& position) {
  return mix(position.pieces(Color::red, Role::pawn), 1) ^
         mix(position.pieces(Color::black, Role::pawn), 2);
}

}  // namespace chuhe::engine
