// An archive that is being filled: made new, or gone on with where it was left.
#pragma once

#include <cstdint>
#include <expected>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include <chuhe/train/archive.hpp>

#include "statistics.hpp"

namespace chuhe::datagen {

/// Takes games in any order and writes them in the order of their numbers. Thread-safe.
class ArchiveFile {
 public:
  /// A new file; or one that is there and has the same header, without what was cut off at its end.
  /// Otherwise what is wrong, in English.
  static std::expected<std::unique_ptr<ArchiveFile>, std::string> open(
      const std::string& path, const train::ArchiveHeader& header);

  /// How many games the file had when it was opened: the number of the first to add.
  std::uint64_t games_before() const { return games_before_; }
  void add(std::uint64_t number, train::Game game);
  /// Writes what is left; games behind a gap are dropped. False: not everything could be written.
  bool close();
  /// Of all games written so far, those from before included.
  Statistics statistics();

 private:
  ArchiveFile() = default;
  std::mutex mutex_;
  std::ofstream file_;
  std::optional<train::ArchiveWriter> writer_;
  std::uint64_t games_before_ = 0;
  std::uint64_t next_ = 0;
  std::map<std::uint64_t, train::Game> waiting_;
  Statistics statistics_;
};

/// Calls `visit` with every game of an archive; what is wrong with it, in English, where it cannot
/// be read to its end. A cut end is no error.
std::optional<std::string> for_games(const std::string& path,
                                     const std::function<void(train::Game&&)>& visit,
                                     train::ArchiveHeader* header = nullptr);

}  // namespace chuhe::datagen
