// Long counts that can be cut short, told line by line.
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <optional>
#include <string_view>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/position.hpp>
#include <chuhe/engine/engine.hpp>

namespace chuhe::engine_app {

using Tell = std::function<void(std::string_view line)>;

/// Counts the leaves of the legal tree, move by move.
class PerftCount {
 public:
  PerftCount(const Position& position, int depth, RankNumbers ranks)
      : position_(position), depth_(depth), ranks_(ranks) {}

  /// Tells one line a move and the sum; what it had when it was stopped.
  void run(const Tell& tell);
  /// Makes `run` return soon. From any thread.
  void stop() { stop_ = true; }

 private:
  std::uint64_t count(const Position& position, int depth) const;

  Position position_;
  int depth_;
  RankNumbers ranks_;
  std::atomic<bool> stop_{false};
};

/// Searches the fixed positions with an engine of its own and one thread: the number of nodes is
/// the fingerprint of the engine's behaviour.
class BenchCount {
 public:
  explicit BenchCount(int depth) : depth_(depth) {}

  /// Tells one line a position, then the nodes and the nodes per second.
  void run(const Tell& tell);
  /// Makes `run` return soon. From any thread.
  void stop();

 private:
  int depth_;
  std::mutex mutex_;
  std::optional<engine::Engine> engine_;
  bool stop_ = false;
};

inline constexpr int default_bench_depth = 10;

}  // namespace chuhe::engine_app
