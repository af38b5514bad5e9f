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

// Trees of this depth are counted in one go: some milliseconds at most.
constexpr int quick_depth = 3;

std::int64_t in_milliseconds(Clock::duration time) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
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
  tell("time " + per_second(sum, in_milliseconds(Clock::now() - start)));
}

void BenchCount::stop() {
  const std::lock_guard lock(mutex_);
  stop_ = true;
  if (engine_) engine_->stop();
}

void BenchCount::run(const Tell& tell) {
  auto created = engine::Engine::create();
  if (!created) {
    tell("bench: " + to_string(created.error()));
    return;
  }
  {
    const std::lock_guard lock(mutex_);
    engine_ = std::move(*created);
  }
  Clock::duration time{0};
  std::uint64_t sum = 0;
  int number = 0;
  for (const char* fen : engine::bench_positions()) {
    // Nothing is left from the position before.
    engine_->new_game();
    const Line line = read_fen(fen)->line;
    engine::Limits limits;
    limits.depth = depth_;
    std::uint64_t nodes = 0;
    const Clock::time_point start = Clock::now();
    {
      const std::lock_guard lock(mutex_);
      if (stop_) break;
      engine_->start(
          line, limits,
          {.on_info = [&](const engine::Info& info) { nodes = info.nodes; }, .on_best = {}});
    }
    engine_->wait();
    time += Clock::now() - start;
    sum += nodes;
    tell("position " + std::to_string(++number) + ": " + std::to_string(nodes));
  }
  if (stop_) tell("stopped; what has been searched:");
  tell("nodes " + std::to_string(sum));
  tell("time " + per_second(sum, in_milliseconds(time)));
}

}  // namespace chuhe::engine_app
