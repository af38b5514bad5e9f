// Positions of played games as rows of a regression.
#pragma once

#include <cstdint>
#include <istream>
#include <string>
#include <vector>

namespace chuhe::engine::tuning {

/// A term found in a position: how much more often on Red's side than on Black's.
struct Found {
  std::uint16_t term;
  std::int16_t count;
};

/// A position: what was found in it, and what came of it.
struct Sample {
  std::uint32_t first = 0;  // into Samples::found
  std::uint32_t count = 0;
  /// Number of the game, over all files.
  std::uint32_t game = 0;
  std::uint8_t phase = 0;
  std::uint8_t red_chances = 64;
  std::uint8_t black_chances = 64;
  /// 1 when Red is to move, else -1.
  std::int8_t turn = 1;
  /// 1, 0.5 or 0 for Red.
  float result = 0;
  /// The score of the search that chose the move, for Red, in centipawns.
  float score = 0;
};

struct Samples {
  std::vector<Sample> rows;
  std::vector<Found> found;
  std::uint32_t games = 0;
};

/// Reads an archive of games as chuhe-datagen makes them and takes their quiet positions: the side
/// to move not in check, the move played no capture and no check, the score not that of a won game.
/// Throws std::runtime_error with what is wrong where it cannot be read; a cut end is not wrong.
void read_samples(std::istream& archive, Samples& samples);

}  // namespace chuhe::engine::tuning
