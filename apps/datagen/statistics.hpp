// What games there are in an archive.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include <chuhe/train/archive.hpp>

namespace chuhe::datagen {

struct Statistics {
  std::uint64_t games = 0;
  std::uint64_t plies = 0;
  std::uint64_t red = 0;
  std::uint64_t black = 0;
  std::uint64_t adjudicated = 0;
  std::uint64_t longest = 0;
  /// Games that do not begin at the opening position.
  std::uint64_t set_up = 0;
  /// Positions from which a trainer learns: not in check, the move no capture, no mate score.
  std::uint64_t quiet = 0;
  /// Games that the rules ended, by how.
  std::array<std::uint64_t, 10> endings{};

  void add(const train::Game& game);
};

/// In English, one fact a line.
std::string to_string(const Statistics& statistics);

}  // namespace chuhe::datagen
