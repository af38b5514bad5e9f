// What rulings on repetition cost: nothing when no position repeats, some microseconds for a cycle
// under the rule sets without search, and the Chinese sets, which search.
#include <chuhe/core/repetition.hpp>

#include <array>
#include <string>

#include <benchmark/benchmark.h>

#include <chuhe/core/fen.hpp>
#include <chuhe/core/rules.hpp>

namespace {

using chuhe::find_rule_set;
using chuhe::Line;
using chuhe::read_fen;
using chuhe::repetition_verdict;

std::string repeated(const std::string& moves, int times) {
  std::string result;
  for (int i = 0; i < times; ++i) result += " " + moves;
  return result;
}

// AXF diagram 25: a cycle of twelve plies in which cannons chase a rook.
Line long_chase() {
  return read_fen(
             "2bck3r/4a4/3ab4/P2rp3p/2p1c4/4R4/N3P3P/4BC1C1/N3A4/4KAB2 w moves h2h6 d6d3 f2f3 d3d1 "
             "h6h1 d1d6 f3f6 d6d3 h1h3 d3d1 f6f1 d1d6 h3h6 d6d3 f1f3 d3d1 h6h1 d1d6 f3f6 d6d3 h1h3 "
             "d3d1 f6f1 d1d6 h3h6 d6d3 f1f3 d3d1 h6h1")
      ->line;
}

// Twelve plies with every piece on the board, in which nothing happens.
Line quiet_cycle() {
  return read_fen("startpos moves" +
                  repeated("a0a1 a9a8 a1b1 a8b8 b1c1 b8c8 c1b1 c8b8 b1a1 b8a8 a1a0 a8a9", 2))
      ->line;
}

// Twenty plies without a repetition.
Line no_repetition() {
  return read_fen(
             "startpos moves h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 b0a2 g6g5 h0h6 c9e7 a0b0 a9a8 c3c4 h7i7 "
             "h6h9 g7h9 b2c2 a8d8 f0e1 d9e8")
      ->line;
}

void verdict(benchmark::State& state, const Line& line, const char* rules) {
  const chuhe::RuleSet& set = *find_rule_set(rules);
  for (auto _ : state) benchmark::DoNotOptimize(repetition_verdict(line, set));
}

BENCHMARK_CAPTURE(verdict, no_repetition_computer, no_repetition(), "computer");
BENCHMARK_CAPTURE(verdict, quiet_12_plies_computer, quiet_cycle(), "computer");
BENCHMARK_CAPTURE(verdict, chase_12_plies_wxf2018, long_chase(), "wxf2018");
BENCHMARK_CAPTURE(verdict, chase_12_plies_computer, long_chase(), "computer");
BENCHMARK_CAPTURE(verdict, chase_12_plies_sky, long_chase(), "sky");
BENCHMARK_CAPTURE(verdict, chase_12_plies_cxa2020, long_chase(), "cxa2020");

void explanation(benchmark::State& state) {
  const Line line = long_chase();
  for (auto _ : state) {
    benchmark::DoNotOptimize(explain_repetition(line, *find_rule_set("wxf2018")));
  }
}
BENCHMARK(explanation);

}  // namespace

BENCHMARK_MAIN();
