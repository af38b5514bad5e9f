// The positions of archives that are worth learning from.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <string>
#include <vector>

#include <chuhe/train/archive.hpp>

#include "sample.hpp"

namespace chuhe::train {

/// Which positions are left out.
struct Filters {
  /// The side to move is in check.
  bool skip_checks = true;
  /// The move played was a capture.
  bool skip_noisy = true;
  /// So many first positions of each game after its opening.
  int skip_plies = 0;
  /// The score is beyond this, either way.
  int score_limit = 10000;
  /// Out of the rest this share is taken, which ones depends on the position alone.
  double share = 1;
  /// A position that has come before; the first is kept.
  bool skip_repeated = true;
};

struct DataSet {
  std::vector<Sample> samples;
  /// Of games that are kept from training.
  std::vector<Sample> held_out;
  std::uint64_t games = 0;
  std::uint64_t plies = 0;
  std::uint64_t checks = 0;
  std::uint64_t noisy = 0;
  std::uint64_t decided = 0;  // beyond the score limit
  std::uint64_t repeated = 0;
};

/// The samples of a game, in order; what is left out is counted in `counts`.
std::vector<Sample> samples_of(const Game& game, const Filters& filters, DataSet& counts);

/// Whether a game belongs to the share of games that are held out. Depends on its moves alone, so
/// that a game with new scores stays where it was.
bool is_held_out(const Game& game, double share);

/// Reads archives, the earlier of two equal positions is kept; or what is wrong with which file, in
/// English. The same for any number of threads.
std::expected<DataSet, std::string> load(const std::vector<std::string>& paths,
                                         const Filters& filters, double held_out_share,
                                         int threads);

}  // namespace chuhe::train
