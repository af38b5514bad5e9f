// The core's operations one by one, on positions from random games.
#include <random>
#include <vector>

#include <benchmark/benchmark.h>

#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/perft.hpp>

namespace {

using chuhe::Move;
using chuhe::MoveList;
using chuhe::Position;

std::vector<Position> game_positions() {
  std::mt19937_64 random(1);
  std::vector<Position> positions;
  Position position;
  while (positions.size() < 1024) {
    const MoveList moves = chuhe::legal_moves(position);
    if (moves.empty() || position.fullmove() > 60) {
      position = Position{};
      continue;
    }
    position.play(moves[random() % moves.size()]);
    positions.push_back(position);
  }
  return positions;
}

const std::vector<Position> positions = game_positions();

void perft_5(benchmark::State& state) {
  std::uint64_t nodes = 0;
  for (auto _ : state) nodes += chuhe::perft(Position{}, 5);
  state.counters["nodes"] =
      benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}
BENCHMARK(perft_5)->Unit(benchmark::kMillisecond);

// One operation on each of the positions; the time given is for one position.
template <class Operation>
void each(benchmark::State& state, Operation operation) {
  std::size_t i = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(operation(positions[i]));
    i = (i + 1) % positions.size();
  }
}

void list_moves(benchmark::State& state) {
  each(state, [](const Position& p) { return chuhe::legal_moves(p).size(); });
}
BENCHMARK(list_moves);

void count_moves(benchmark::State& state) {
  each(state, [](const Position& p) { return chuhe::count_legal_moves(p); });
}
BENCHMARK(count_moves);

void list_captures(benchmark::State& state) {
  each(state, [](const Position& p) {
    MoveList list;
    chuhe::generate(p, chuhe::MoveKind::captures, list);
    return list.size();
  });
}
BENCHMARK(list_captures);

// The first legal move of each position, for the operations that need one.
const std::vector<Move> first_moves = [] {
  std::vector<Move> moves;
  for (const Position& position : positions) {
    const MoveList list = chuhe::legal_moves(position);
    moves.push_back(list.empty() ? Move{} : list[list.size() / 2]);
  }
  return moves;
}();

template <class Operation>
void each_move(benchmark::State& state, Operation operation) {
  std::size_t i = 0;
  for (auto _ : state) {
    if (first_moves[i]) benchmark::DoNotOptimize(operation(positions[i], first_moves[i]));
    i = (i + 1) % positions.size();
  }
}

void play_copied(benchmark::State& state) {
  each_move(state, [](const Position& p, Move m) { return p.after(m).key(); });
}
BENCHMARK(play_copied);

void ask_is_legal(benchmark::State& state) {
  each_move(state, [](const Position& p, Move m) { return chuhe::is_legal(p, m); });
}
BENCHMARK(ask_is_legal);

void ask_gives_check(benchmark::State& state) {
  each_move(state, [](const Position& p, Move m) { return chuhe::gives_check(p, m); });
}
BENCHMARK(ask_gives_check);

void read_fen(benchmark::State& state) {
  const std::string fen = chuhe::to_fen(positions[40]);
  for (auto _ : state) benchmark::DoNotOptimize(chuhe::read_fen(fen).has_value());
}
BENCHMARK(read_fen);

}  // namespace

BENCHMARK_MAIN();
