// perft from the opening position, Chuhe beside another UCI engine with a `go perft`, in one run:
//
//   bench_perft_peer [engine] [depth] [rounds]
//
// Both are timed in seconds of CPU on one thread, by turns, so that a busy machine hurts both
// alike. The engine defaults to Debian's fairy-stockfish; its start-up and quitting are measured at
// depth 1 and taken off.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <chuhe/core/perft.hpp>

#include "median.hpp"
#include "peer.hpp"

namespace {

double count(const char* engine, int depth, std::string& output) {
  const std::string commands =
      "setoption name UCI_Variant value xiangqi\nsetoption name Threads value 1\n"
      "position startpos\ngo perft " +
      std::to_string(depth) + "\n";
  return chuhe::bench::run_engine(engine, commands, 0, output);
}

}  // namespace

int main(int argc, char** argv) {
  const char* const engine = argc > 1 ? argv[1] : "/usr/games/fairy-stockfish";
  const int depth = argc > 2 ? std::atoi(argv[2]) : 5;
  const int rounds = argc > 3 ? std::atoi(argv[3]) : 5;
  if (depth < 1 || rounds < 1) {
    std::fprintf(stderr, "usage: %s [engine] [depth] [rounds]\n", argv[0]);
    return 2;
  }
  std::vector<double> ours;
  std::vector<double> theirs;
  std::vector<double> start_up;
  std::uint64_t nodes = 0;
  std::string output;
  for (int round = 0; round < rounds; ++round) {
    rusage before{};
    rusage after{};
    getrusage(RUSAGE_SELF, &before);
    nodes = chuhe::perft(chuhe::Position{}, depth);
    getrusage(RUSAGE_SELF, &after);
    ours.push_back(chuhe::bench::cpu_seconds(after) - chuhe::bench::cpu_seconds(before));
    start_up.push_back(count(engine, 1, output));
    theirs.push_back(count(engine, depth, output));
    if (output.find(std::to_string(nodes)) == std::string::npos) {
      std::fprintf(stderr, "%s counts something else than %llu:\n%s", engine,
                   static_cast<unsigned long long>(nodes), output.c_str());
      return 1;
    }
  }
  const auto per_second = [&](double seconds) {
    return static_cast<double>(nodes) / seconds / 1e6;
  };
  const double us = chuhe::bench::median(ours);
  const double them = chuhe::bench::median(theirs) - chuhe::bench::median(start_up);
  std::printf("perft %d = %llu, median of %d rounds, one thread, CPU seconds\n", depth,
              static_cast<unsigned long long>(nodes), rounds);
  std::printf("  chuhe   %8.3f s  %8.1f million nodes a second\n", us, per_second(us));
  std::printf("  %s %.3f s  %8.1f million nodes a second\n", engine, them, per_second(them));
  std::printf("  ratio   %8.1f\n", them / us);
  return 0;
}
