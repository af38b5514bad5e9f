#include <chuhe/core/perft.hpp>

#include <algorithm>
#include <atomic>
#include <cassert>
#include <thread>

#include <chuhe/core/movegen.hpp>

namespace chuhe {

std::uint64_t perft(const Position& position, int depth) {
  assert(depth >= 0);
  if (depth == 0) return 1;
  if (depth == 1) return static_cast<std::uint64_t>(count_legal_moves(position));
  std::uint64_t nodes = 0;
  for (Move move : legal_moves(position)) nodes += perft(position.after(move), depth - 1);
  return nodes;
}

std::vector<std::pair<Move, std::uint64_t>> perft_divide(const Position& position, int depth) {
  assert(depth >= 1);
  std::vector<std::pair<Move, std::uint64_t>> result;
  for (Move move : legal_moves(position)) {
    result.emplace_back(move, perft(position.after(move), depth - 1));
  }
  return result;
}

std::vector<std::pair<Move, std::uint64_t>> perft_divide(const Position& position, int depth,
                                                         int threads) {
  assert(depth >= 1 && threads >= 1);
  std::vector<std::pair<Move, std::uint64_t>> result;
  for (Move move : legal_moves(position)) result.emplace_back(move, 0);
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < result.size(); i = next++) {
      result[i].second = perft(position.after(result[i].first), depth - 1);
    }
  };
  std::vector<std::jthread> workers;
  const std::size_t wanted = std::min(static_cast<std::size_t>(threads), result.size());
  for (std::size_t i = 1; i < wanted; ++i) workers.emplace_back(work);
  work();
  workers.clear();
  return result;
}

}  // namespace chuhe
