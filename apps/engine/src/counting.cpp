#include "counting.hpp"

#include <algorithm>
#include <chrono>
#include <string>

#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/perft.hpp>

namespace chuhe::engine_app {

namespace {

using Clock = std::chrono::steady_clock;

// Trees of this depth are counted in one go: a tenth of a second at most.
constexpr int quick_depth = 4;

std::int64_t milliseconds_since(Clock::time_point start) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start).count();
}

std::string per_second(std::uint64_t count, std::int64_t milliseconds) {
  const auto time = static_cast<std::uint64_t>(std::max<std::int64_t>(milliseconds, 1));
  return std::to_string(milliseconds) + " ms, " + std::to_string(count * 1000 / time) + " a second";
}

}  // namespace

std::uint64_t PerftCount::count(const Position& position, int depth) const {
  if (depth <= quick_depth) return perft(position, depth);
  std::uint64_t sum = 0;
  for (Move move : legal_moves(position)) {
    if (stop_) break;
    sum += count(position.after(move), depth - 1);
  }
  return sum;
}

void PerftCount::run(const Tell& tell) {
  const Clock::time_point start = Clock::now();
  std::uint64_t sum = 0;
  for (Move move : legal_moves(position_)) {
    if (stop_) break;
    const std::uint64_t leaves = count(position_.after(move), depth_ - 1);
    sum += leaves;
    if (!stop_) tell(to_uci(move, ranks_) + ": " + std::to_string(leaves));
  }
  tell("");
  if (stop_) tell("stopped; what has been counted:");
  tell("nodes " + std::to_string(sum));
  tell("time " + per_second(sum, milliseconds_since(start)));
}

void BenchCount::stop() {
  const std::lock_guard lock(mutex_);
  stop_ = true;
  if (engine_) engine_->stop();
}

void BenchCount::run(const Tell& tell) {
  const Clock::time_point start = Clock::now();
  std::uint64_t sum = 0;
  int number = 0;
  for (const char* fen : engine::bench_positions()) {
    // A fresh engine each time, so that positions do not depend on one another.
    auto engine = engine::Engine::create();
    const auto reading = read_fen(fen);
    if (!engine || !reading) {
      tell("bench: the engine cannot be set up");
      return;
    }
    std::uint64_t nodes = 0;
    {
      const std::lock_guard lock(mutex_);
      if (stop_) break;
      engine_ = std::move(*engine);
      engine::Limits limits;
      limits.depth = depth_;
      engine_->start(
          reading->line, limits,
          {.on_info = [&](const engine::Info& info) { nodes = info.nodes; }, .on_best = {}});
    }
    engine_->wait();
    sum += nodes;
    tell("position " + std::to_string(++number) + ": " + std::to_string(nodes));
  }
  if (stop_) tell("stopped; what has been searched:");
  tell("nodes " + std::to_string(sum));
  tell("time " + per_second(sum, milliseconds_since(start)));
}

}  // namespace chuhe::engine_app
