// What scores have come to mean: results of games by the scores of their positions.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include <chuhe/train/archive.hpp>

namespace chuhe::datagen {

/// The chance to win 1 / (1 + exp((middle - score) / width)) and its mirror image to lose; and the
/// expected points 1 / (1 + exp(-score / scale)). All in hundredths of a pawn.
struct Chances {
  double middle = 0;
  double width = 0;
  double scale = 0;
};

/// Counts results by scores.
class Results {
 public:
  /// Takes the positions that are neither in check nor have a score beyond the counted range.
  void add(const train::Game& game);
  /// The same for one position: `points` as in the end, for the side to move, 0 to 2.
  void add(int score, int points);

  std::uint64_t positions() const { return positions_; }
  /// The curves under which the results are likeliest, and the scale that misses points least.
  /// Precondition: there are positions.
  Chances fit() const;
  /// A table of scores, what has become of them, and what the curves say.
  std::string table(const Chances& chances) const;

 private:
  static constexpr int step = 10;
  static constexpr int most = 2000;
  struct Bin {
    std::array<double, 3> results{};  // lost, drawn, won
  };
  static double score_of(std::size_t bin) { return static_cast<double>(bin) * step - most; }
  double surprise(double middle, double width) const;
  double error(double scale) const;

  std::vector<Bin> bins_ = std::vector<Bin>(2 * most / step + 1);
  std::uint64_t positions_ = 0;
};

}  // namespace chuhe::datagen
