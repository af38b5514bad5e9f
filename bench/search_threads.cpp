// How the search scales with threads:
//
//   bench_search_threads [threads] [seconds] [depth] [rounds]
//
// Each position is searched for so many seconds with one thread and with several, by turns (nodes a
// second), and then several times to a depth (time until its iteration is complete). Medians of the
// ratios. Wants as many idle processors as threads.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <chuhe/core/fen.hpp>
#include <chuhe/engine/engine.hpp>

#include "median.hpp"
#include "positions.hpp"

namespace {

using chuhe::bench::median;
using chuhe::engine::Engine;

Engine engine_with(int threads) {
  chuhe::engine::Options options;
  options.threads = threads;
  options.hash_mib = 64;
  auto engine = Engine::create(options);
  if (!engine) std::exit(3);
  return std::move(*engine);
}

struct Outcome {
  double seconds = 0;
  double nodes = 0;
};

Outcome search(Engine& engine, const chuhe::Line& line, const chuhe::engine::Limits& limits) {
  engine.new_game();
  Outcome outcome;
  const auto began = std::chrono::steady_clock::now();
  chuhe::engine::Listener listener;
  listener.on_info = [&](const chuhe::engine::Info& info) {
    outcome.nodes = static_cast<double>(info.nodes);
    outcome.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  };
  engine.start(line, limits, listener);
  engine.wait();
  return outcome;
}

}  // namespace

int main(int argc, char** argv) {
  const int threads = argc > 1 ? std::atoi(argv[1]) : 2;
  const double seconds = argc > 2 ? std::atof(argv[2]) : 1.0;
  const int depth = argc > 3 ? std::atoi(argv[3]) : 15;
  const int rounds = argc > 4 ? std::atoi(argv[4]) : 3;
  double alone_in_all = 0;
  double together_in_all = 0;
  Engine one = engine_with(1);
  Engine several = engine_with(threads);
  std::vector<double> speed;
  std::vector<double> time;
  for (const char* fen : chuhe::bench::positions) {
    const chuhe::Line line = chuhe::read_fen(fen)->line;
    chuhe::engine::Limits limits;
    limits.move_time = chuhe::engine::Milliseconds(static_cast<long>(seconds * 1000));
    const Outcome a = search(one, line, limits);
    const Outcome b = search(several, line, limits);
    speed.push_back(b.nodes / b.seconds / (a.nodes / a.seconds));
    limits = {};
    limits.depth = depth;
    // How long several threads take is a matter of chance as well.
    double alone = 0;
    double together = 0;
    for (int round = 0; round < rounds; ++round) {
      alone += search(one, line, limits).seconds;
      together += search(several, line, limits).seconds;
    }
    time.push_back(alone / together);
    alone_in_all += alone;
    together_in_all += together;
  }
  std::printf("%zu positions, %d threads against 1\n", chuhe::bench::positions.size(), threads);
  std::printf("  nodes a second, %.1f s each: %.2f times\n", seconds, median(speed));
  std::printf("  time to depth %d: %.2f times better, %.2f in all positions together\n", depth,
              median(time), alone_in_all / together_in_all);
  return 0;
}
