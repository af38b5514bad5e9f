// How many pieces of each kind there are.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include <chuhe/core/position.hpp>

namespace chuhe::engine {

/// The numbers of the pieces on a board; kept up to date from capture to capture.
class Census {
 public:
  Census() = default;
  explicit Census(const Position& position) {
    for (Color color : all_colors) {
      for (Role role : all_roles) {
        const auto count = static_cast<std::uint8_t>(position.pieces(color, role).size());
        counts_[color][static_cast<std::size_t>(role)] = count;
        total_ = static_cast<std::uint8_t>(total_ + count);
      }
    }
  }
  std::size_t count(Color color, Role role) const {
    return counts_[color][static_cast<std::size_t>(role)];
  }
  std::size_t total() const { return total_; }
  /// Precondition: there is such a piece.
  void remove(Piece piece) {
    --counts_[piece.color][static_cast<std::size_t>(piece.role)];
    --total_;
  }
  friend bool operator==(const Census&, const Census&) = default;

 private:
  ByColor<std::array<std::uint8_t, role_count>> counts_{};
  std::uint8_t total_ = 0;
};

/// From 0, nothing that attacks is left, to `full_phase`, all of it.
inline constexpr int full_phase = 32;
inline int phase_of(const Census& census) {
  std::size_t phase = 0;
  for (Color color : all_colors) {
    phase += 4 * census.count(color, Role::rook) +
             2 * (census.count(color, Role::cannon) + census.count(color, Role::horse));
  }
  return std::min(static_cast<int>(phase), full_phase);
}

}  // namespace chuhe::engine
