// Search speed, chuhe-engine beside another UCI engine, in one run:
//
//   bench_search_peer chuhe-engine [engine] [nodes] [rounds]
//
// Both search the same positions with the same limit of nodes, one thread, 64 MiB. Nodes for each
// second of CPU, by turns, so that a busy machine hurts both alike; the engine defaults to Debian's
// fairy-stockfish, without its networks. Start-up and quitting, measured with a node for each
// position, are taken off.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "median.hpp"
#include "peer.hpp"
#include "positions.hpp"

namespace {

double search(const char* engine, long nodes) {
  std::string commands =
      "uci\nsetoption name UCI_Variant value xiangqi\nsetoption name Use NNUE value false\n"
      "setoption name Threads value 1\nsetoption name Hash value 64\n";
  for (const char* position : chuhe::bench::positions) {
    commands +=
        std::string("position fen ") + position + "\ngo nodes " + std::to_string(nodes) + "\n";
  }
  std::string output;
  return chuhe::bench::run_engine(engine, commands, chuhe::bench::positions.size(), output);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: %s chuhe-engine [engine] [nodes] [rounds]\n", argv[0]);
    return 2;
  }
  const char* const engines[] = {argv[1], argc > 2 ? argv[2] : "/usr/games/fairy-stockfish"};
  const long nodes = argc > 3 ? std::atol(argv[3]) : 200'000;
  const int rounds = argc > 4 ? std::atoi(argv[4]) : 5;
  std::vector<double> speeds[2];
  for (int round = 0; round < rounds; ++round) {
    for (int i = 0; i < 2; ++i) {
      const double seconds = search(engines[i], nodes) - search(engines[i], 1);
      speeds[i].push_back(static_cast<double>(nodes) *
                          static_cast<double>(chuhe::bench::positions.size()) / seconds / 1e6);
    }
  }
  std::printf("%zu positions, %ld nodes each, median of %d rounds, one thread\n",
              chuhe::bench::positions.size(), nodes, rounds);
  for (int i = 0; i < 2; ++i) {
    std::printf("  %-40s %6.3f million nodes per CPU second\n", engines[i],
                chuhe::bench::median(speeds[i]));
  }
  std::printf("  ratio %.2f\n", chuhe::bench::median(speeds[0]) / chuhe::bench::median(speeds[1]));
  return 0;
}
