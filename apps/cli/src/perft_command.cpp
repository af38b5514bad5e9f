#include "perft_command.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <ostream>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/perft.hpp>

#include "command_line.hpp"
#include "invocation.hpp"
#include "json.hpp"
#include "position_argument.hpp"

namespace chuhe::cli {

namespace {

constexpr int deepest = 99;
constexpr int most_threads = 1024;

struct Options {
  std::string fen;
  int depth = 0;
  int threads = 1;
  bool divide = false;
  bool json = false;
};

using Counts = std::vector<std::pair<Move, std::uint64_t>>;

// A bar on the standard error, for the time that a long count takes.
class Progress {
 public:
  Progress(std::ostream& err, bool shown) : err_(err), shown_(shown) {}
  ~Progress() {
    if (shown_) err_ << "\r\x1b[K" << std::flush;
  }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void show(std::size_t done, std::size_t all) const {
    if (!shown_) return;
    constexpr std::size_t width = 40;
    const std::size_t filled = width * done / all;
    err_ << fmt::format("\r[{:#<{}}{:.<{}}] {}/{}", "", filled, "", width - filled, done, all)
         << std::flush;
  }

 private:
  std::ostream& err_;
  bool shown_;
};

Counts count(const Position& position, const Options& options, const Invocation& invocation) {
  constexpr int long_work = 5;  // plies: from here on it takes seconds
  if (options.depth < long_work || !invocation.terminal.error_is_terminal) {
    return perft_divide(position, options.depth, options.threads);
  }
  const Progress progress(invocation.err, true);
  Counts counts;
  const MoveList moves = legal_moves(position);
  for (Move move : moves) {
    progress.show(counts.size(), moves.size());
    std::uint64_t nodes = 0;
    for (const auto& [reply, n] :
         perft_divide(position.after(move), options.depth - 1, options.threads)) {
      nodes += n;
    }
    counts.emplace_back(move, nodes);
  }
  return counts;
}

void write_json(const Options& options, const Position& position, const Counts& counts,
                std::uint64_t nodes, double seconds, std::ostream& out) {
  Json json;
  json["fen"] = to_fen(position);
  json["depth"] = options.depth;
  json["threads"] = options.threads;
  json["nodes"] = nodes;
  json["seconds"] = seconds;
  json["nodes_per_second"] = static_cast<std::uint64_t>(static_cast<double>(nodes) / seconds);
  if (options.divide) {
    json["divide"] = Json::array();
    for (const auto& [move, n] : counts) {
      json["divide"].push_back(Json::object({{"move", to_uci(move)}, {"nodes", n}}));
    }
  }
  out << json.dump() << '\n';
}

void run(const Options& options, Invocation& invocation) {
  const std::optional<Line> line = read_position(options.fen, invocation);
  if (!line) return;
  const Position& position = line->position();
  const auto start = std::chrono::steady_clock::now();
  Counts counts;
  std::uint64_t nodes = 0;
  if (options.depth == 0) {
    nodes = 1;
  } else {
    counts = count(position, options, invocation);
    for (const auto& [move, n] : counts) nodes += n;
  }
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  // A clock that has not moved on must not make the speed infinite.
  const double seconds = std::max(time.count(), 1e-6);
  if (options.json) {
    write_json(options, position, counts, nodes, seconds, invocation.out);
    return;
  }
  if (options.divide) {
    for (const auto& [move, n] : counts) invocation.out << to_uci(move) << ": " << n << '\n';
    invocation.out << '\n';
  }
  invocation.out << invocation.text(Text::perft_nodes,
                                    {std::to_string(nodes), fmt::format("{:.3f}", seconds),
                                     fmt::format("{:.0f}", static_cast<double>(nodes) / seconds)})
                 << '\n';
}

}  // namespace

void add_perft_command(CLI::App& program, Invocation& invocation) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = add_command(program, "perft", invocation.about(Text::perft_about),
                                  [options, &invocation] { run(*options, invocation); });
  add_option(command, "DEPTH", options->depth, invocation.about(Text::perft_depth))
      .required()
      .check(within(0, deepest));
  add_position_option(command, options->fen, invocation);
  add_flag(command, "--divide", options->divide, invocation.about(Text::perft_divide));
  add_option(command, "--threads", options->threads, invocation.about(Text::perft_threads), "N")
      .check(within(1, most_threads));
  add_flag(command, "--json", options->json, invocation.about(Text::json_option));
}

}  // namespace chuhe::cli
