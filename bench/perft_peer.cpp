// perft from the opening position, Chuhe beside another UCI engine with a `go perft`, in one run:
//
//   bench_perft_peer [engine] [depth] [rounds]
//
// Both are timed in seconds of CPU on one thread, by turns, so that a busy machine hurts both
// alike. The engine defaults to Debian's fairy-stockfish; its start-up and quitting are measured at
// depth 1 and taken off.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chuhe/core/perft.hpp>

namespace {

double cpu_seconds(const rusage& usage) {
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

// Runs the engine once; gives its CPU seconds and what it printed.
double run_engine(const char* engine, int depth, std::string& output) {
  int in[2];
  int out[2];
  if (pipe(in) != 0 || pipe(out) != 0) std::exit(3);
  const pid_t child = fork();
  if (child == 0) {
    dup2(in[0], STDIN_FILENO);
    dup2(out[1], STDOUT_FILENO);
    for (int fd : {in[0], in[1], out[0], out[1]}) close(fd);
    execlp(engine, engine, static_cast<char*>(nullptr));
    _exit(127);
  }
  close(in[0]);
  close(out[1]);
  const std::string commands =
      "setoption name UCI_Variant value xiangqi\nsetoption name Threads value 1\n"
      "position startpos\ngo perft " +
      std::to_string(depth) + "\nquit\n";
  if (write(in[1], commands.data(), commands.size()) < 0) std::exit(3);
  close(in[1]);
  output.clear();
  char buffer[4096];
  for (ssize_t n = read(out[0], buffer, sizeof buffer); n > 0;
       n = read(out[0], buffer, sizeof buffer)) {
    output.append(buffer, static_cast<std::size_t>(n));
  }
  close(out[0]);
  int status = 0;
  rusage usage{};
  wait4(child, &status, 0, &usage);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    std::fprintf(stderr, "%s did not run or failed\n", engine);
    std::exit(3);
  }
  return cpu_seconds(usage);
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
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
    ours.push_back(cpu_seconds(after) - cpu_seconds(before));
    start_up.push_back(run_engine(engine, 1, output));
    theirs.push_back(run_engine(engine, depth, output));
    if (output.find(std::to_string(nodes)) == std::string::npos) {
      std::fprintf(stderr, "%s counts something else than %llu:\n%s", engine,
                   static_cast<unsigned long long>(nodes), output.c_str());
      return 1;
    }
  }
  const auto per_second = [&](double seconds) {
    return static_cast<double>(nodes) / seconds / 1e6;
  };
  const double us = median(ours);
  const double them = median(theirs) - median(start_up);
  std::printf("perft %d = %llu, median of %d rounds, one thread, CPU seconds\n", depth,
              static_cast<unsigned long long>(nodes), rounds);
  std::printf("  chuhe   %8.3f s  %8.1f million nodes a second\n", us, per_second(us));
  std::printf("  %s %.3f s  %8.1f million nodes a second\n", engine, them, per_second(them));
  std::printf("  ratio   %8.1f\n", them / us);
  return 0;
}
