// The files a match writes while it goes on.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <fstream>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include <chuhe/record/file.hpp>

#include "match_state.hpp"

namespace chuhe::cli {

/// A file that could not be written.
struct MatchFileFault {
  std::filesystem::path file;
  record::FileError error;
};

/// Writes games, state and log in a thread of its own: the thread that keeps the engines' time must
/// not wait for a disk. Everything is written in the order in which it was given.
class MatchFiles {
 public:
  /// Called once, from the other thread, when something cannot be written; nothing more is then.
  using OnFault = std::function<void(const MatchFileFault&)>;

  explicit MatchFiles(OnFault on_fault) : on_fault_(std::move(on_fault)) {}
  /// Writes what there is to write.
  ~MatchFiles();
  MatchFiles(const MatchFiles&) = delete;
  MatchFiles& operator=(const MatchFiles&) = delete;

  /// Appends games to a file, which is cut to so many bytes first if it is longer. Before `start`.
  std::optional<MatchFileFault> open_games(const std::filesystem::path& file,
                                           std::optional<std::uint64_t> length);
  /// Writes a log to a file, which is emptied first. Before `start`.
  std::optional<MatchFileFault> open_log(const std::filesystem::path& file);
  /// Keeps states in a file. Before `start`.
  void keep_states(std::filesystem::path file) { state_file_ = std::move(file); }
  void start();

  void append_game(std::string text);
  void append_log(std::string text);
  bool has_log() const { return log_.is_open(); }
  /// Whether a state may be written now: writing takes no more than a fiftieth of the time.
  bool wants_state() const;
  /// Writes a state, with the length that the file of games has by then.
  void write_state(MatchState state);
  /// Waits until all is written, and ends the thread.
  void finish();

 private:
  void work();
  void add(std::function<std::optional<MatchFileFault>()> task);

  OnFault on_fault_;
  std::filesystem::path games_file_;
  std::filesystem::path log_file_;
  std::filesystem::path state_file_;
  std::ofstream games_;
  std::ofstream log_;
  std::uint64_t games_length_ = 0;
  mutable std::mutex mutex_;
  std::condition_variable added_;
  std::deque<std::function<std::optional<MatchFileFault>()>> tasks_;
  std::chrono::steady_clock::time_point next_state_{};
  bool state_waits_ = false;
  bool ending_ = false;
  bool failed_ = false;
  std::thread thread_;
};

}  // namespace chuhe::cli
