// Random numbers for position keys.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <chuhe/core/square.hpp>

namespace chuhe::detail {

struct ZobristKeys {
  // [square code, 0 for empty][square]
  std::array<std::array<std::uint64_t, square_count>, 15> piece{};
  std::uint64_t black_to_move = 0;
};

// SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
constexpr std::uint64_t split_mix(std::uint64_t& state) {
  state += 0x9e3779b97f4a7c15;
  std::uint64_t z = state;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

constexpr ZobristKeys make_zobrist_keys() {
  ZobristKeys keys;
  std::uint64_t state = 0x6368756865;
  for (std::size_t code = 1; code < keys.piece.size(); ++code) {
    for (std::uint64_t& key : keys.piece[code]) key = split_mix(state);
  }
  keys.black_to_move = split_mix(state);
  return keys;
}

inline constexpr ZobristKeys zobrist = make_zobrist_keys();

}  // namespace chuhe::detail
