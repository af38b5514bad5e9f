// `chuhe-train`: fits a network to archives of games.
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include <chuhe/manual/parser.hpp>
#include <chuhe/version.hpp>

#include "data_set.hpp"
#include "trainer.hpp"

namespace {

using namespace chuhe::train;

constexpr int exit_bad_input = 2;
constexpr int exit_environment = 3;

struct Arguments {
  std::vector<std::string> games;
  std::string out;
  std::string name;
  std::string from;
  std::string plot;
  std::string log;
  double held_out = 0.02;
  bool anew = false;
  bool portable = false;
  Filters filters;
  Settings settings;
};

int complain(const std::string& what, int status) {
  fmt::print(stderr, "chuhe-train: {}\n", what);
  return status;
}

std::atomic<bool> interrupted{false};
extern "C" void interrupt(int) { interrupted = true; }

// Under another name first: what is there stays whole.
bool write_file(const std::string& path, std::span<const std::uint8_t> bytes) {
  const std::string fresh = path + ".new";
  {
    std::ofstream out(fresh, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()),
              static_cast<std::streamsize>(bytes.size()));
    out.flush();
    if (!out) return false;
  }
  std::error_code error;
  std::filesystem::rename(fresh, path, error);
  return !error;
}

bool write_file(const std::string& path, const std::string& text) {
  return write_file(path,
                    std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()));
}

std::vector<std::uint8_t> read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::string log_of(const std::vector<Epoch>& epochs) {
  std::string text = "epoch\tloss\theld_out_loss\trate\tseconds\n";
  for (std::size_t i = 0; i < epochs.size(); ++i) {
    const Epoch& epoch = epochs[i];
    text += fmt::format("{}\t{:.7f}\t{:.7f}\t{:.3g}\t{:.2f}\n", i + 1, epoch.loss,
                        epoch.held_out_loss, epoch.rate, epoch.seconds);
  }
  return text;
}

// Everything but the state. Nothing, or the file that could not be written.
std::string write_results(const Trainer& trainer, const Arguments& arguments) {
  const std::string& name = arguments.name;
  const auto network = chuhe::engine::nnue::network_file(trainer.network(name));
  if (!write_file(arguments.out, network)) return arguments.out;
  if (!write_file(arguments.plot, loss_plot(trainer.epochs(), "Loss of " + name))) {
    return arguments.plot;
  }
  if (!write_file(arguments.log, log_of(trainer.epochs()))) return arguments.log;
  return {};
}

int run(Arguments& arguments) {
  const auto began = std::chrono::steady_clock::now();
  const Settings& settings = arguments.settings;
  auto loaded = load(arguments.games, arguments.filters, arguments.held_out, settings.threads);
  if (!loaded) return complain(loaded.error(), exit_bad_input);
  const DataSet& data = *loaded;
  const double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  fmt::print("{} games, {} plies, read in {:.1f} s\n", data.games, data.plies, seconds);
  fmt::print("left out: {} in check, {} captures, {} decided, {} repeated\n", data.checks,
             data.noisy, data.decided, data.repeated);
  fmt::print("{} positions to train on, {} held out\n", data.samples.size(), data.held_out.size());
  if (data.samples.empty()) return complain("there is nothing to train on", exit_bad_input);
  Trainer trainer(settings, data.samples, data.held_out,
                  arguments.portable ? Gradient<float>{&portable_gradient} : best_gradient());
  fmt::print("network {}: {} weights\n", arguments.name, trainer.layout().size());
  if (!arguments.from.empty()) {
    std::ifstream in(arguments.from, std::ios::binary);
    if (!in) return complain(arguments.from + ": cannot be read", exit_environment);
    const auto network = chuhe::engine::read_network(in);
    if (!network)
      return complain(arguments.from + " " + to_string(network.error()), exit_bad_input);
    if (!trainer.start_from(**network)) {
      return complain(arguments.from + " has another width or other king buckets", exit_bad_input);
    }
  }
  const std::string state = arguments.out + ".state";
  if (!arguments.anew && std::filesystem::exists(state)) {
    if (!trainer.restore(read_file(state))) {
      return complain(state + ": made with other settings or games; --anew begins again",
                      exit_bad_input);
    }
    fmt::print("goes on after epoch {}\n", trainer.epochs().size());
  }
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
  const bool terminal = isatty(STDERR_FILENO) != 0;
  while (!trainer.is_done()) {
    const auto from = std::chrono::steady_clock::now();
    auto shown = from;
    const bool whole = trainer.run_epoch([&](std::size_t done) {
      const auto now = std::chrono::steady_clock::now();
      if (terminal && now - shown > std::chrono::milliseconds(500)) {
        shown = now;
        const double passed = std::chrono::duration<double>(now - from).count();
        const double rate = static_cast<double>(done) / passed;
        const double left =
            static_cast<double>(data.samples.size()) *
                static_cast<double>(settings.epochs - std::ssize(trainer.epochs())) / rate -
            passed;
        fmt::print(stderr, "\repoch {}/{}, {:.0f} %, {:.0f} positions/s, {:.0f} min left\x1b[K",
                   trainer.epochs().size() + 1, settings.epochs,
                   100.0 * static_cast<double>(done) / static_cast<double>(data.samples.size()),
                   rate, left / 60);
      }
      return !interrupted;
    });
    if (terminal) fmt::print(stderr, "\r\x1b[K");
    if (!whole) {
      fmt::print("interrupted; the same command goes on after epoch {}\n", trainer.epochs().size());
      return 0;
    }
    const Epoch& epoch = trainer.epochs().back();
    fmt::print("epoch {:3}: loss {:.6f}, held out {:.6f}, rate {:.2g}, {:.0f} positions/s\n",
               trainer.epochs().size(), epoch.loss, epoch.held_out_loss, epoch.rate,
               static_cast<double>(data.samples.size()) / epoch.seconds);
    std::fflush(stdout);
    const std::string failed = write_results(trainer, arguments);
    if (!failed.empty()) return complain(failed + ": cannot be written", exit_environment);
    if (!write_file(state, trainer.save())) {
      return complain(state + ": cannot be written", exit_environment);
    }
  }
  const std::string failed = write_results(trainer, arguments);
  if (!failed.empty()) return complain(failed + ": cannot be written", exit_environment);
  std::filesystem::remove(state);
  fmt::print("rounding to whole numbers changes values by {:.2f} on average\n",
             trainer.rounding_error());
  fmt::print("{}\n", arguments.out);
  return 0;
}

void add_options(CLI::App& program, Arguments& arguments, std::vector<int>& cells) {
  Settings& settings = arguments.settings;
  Filters& filters = arguments.filters;
  const auto add = [&](const char* name, auto& value, const char* about) {
    return program.add_option(name, value, about)->capture_default_str();
  };
  program.add_option("GAMES", arguments.games, "Archives; of equal positions the first one counts")
      ->required();
  program.add_option("--out", arguments.out, "Where the network goes")
      ->required()
      ->type_name("FILE");
  program.add_option("--name", arguments.name, "Its name; that of the file where none is given");
  program.add_option("--from", arguments.from, "A network of the same shape to begin with")
      ->type_name("FILE");
  program.add_option("--plot", arguments.plot, "Picture of the losses, OUT.svg by default")
      ->type_name("FILE");
  program.add_option("--log", arguments.log, "The losses as a table, OUT.tsv by default")
      ->type_name("FILE");
  add("--hidden", settings.shape.hidden, "Width of the network, a multiple of 32")
      ->check(CLI::Range(32, 1024));
  program
      .add_option("--king-buckets", cells,
                  "Input weights for the six cells of the king, d0 e0 d1 e1 d2 e2, such as "
                  "0,1,2,2,3,3; one for all by default")
      ->delimiter(',')
      ->expected(6);
  add("--epochs", settings.epochs, "How often all positions are gone through")
      ->check(CLI::Range(1, 100000));
  add("--batch", settings.batch, "Positions for each step")->check(CLI::Range(1, 1 << 24));
  add("--rate", settings.rates.first, "Size of the first steps");
  add("--last-rate", settings.rates.last, "Size of the last steps");
  add("--warm-up", settings.rates.warm_up, "Share of the steps in which they grow")
      ->check(CLI::Range(0.0, 1.0));
  add("--decay", settings.rates.decay, "Pull of the weights towards zero");
  add("--scale", settings.scale, "Hundredths of a pawn at which 73 % of the points are expected")
      ->check(CLI::Range(1.0, 10000.0));
  add("--result-share", settings.result_share_from, "Weight of results against scores at the start")
      ->check(CLI::Range(0.0, 1.0));
  add("--result-share-to", settings.result_share_to, "The same at the end")
      ->check(CLI::Range(0.0, 1.0));
  add("--power", settings.power, "The loss is the difference to this power")
      ->check(CLI::Range(1.0, 4.0));
  add("--held-out", arguments.held_out, "Share of the games that is not trained on")
      ->check(CLI::Range(0.0, 0.9));
  program.add_flag("!--keep-checks", filters.skip_checks, "Train on positions in check, too");
  program.add_flag("!--keep-noisy", filters.skip_noisy, "Train on positions with a capture, too");
  program.add_flag("!--keep-repeated", filters.skip_repeated, "Train on all of equal positions");
  add("--skip-plies", filters.skip_plies, "First plies of each game that are left out");
  add("--score-limit", filters.score_limit, "Greatest score to train on");
  add("--share", filters.share, "Share of the positions to train on")->check(CLI::Range(0.0, 1.0));
  add("--seed", settings.seed, "Of the first weights and the order of the positions");
  add("--threads", settings.threads, "Threads; other numbers round differently")
      ->check(CLI::Range(1, 256));
  program.add_flag("--anew", arguments.anew, "Do not go on with what was interrupted");
  program.add_flag("--portable", arguments.portable, "Do without the processor's vectors");
}

chuhe::manual::Background page() {
  return {.summary = "fits a network of the xiangqi engine to games",
          .description = {"chuhe-train fits the network by which chuhe-engine evaluates positions "
                          "to archives of games made by chuhe-datagen. Where it is interrupted, "
                          "the same command goes on."},
          .files = {{"OUT", "The network"},
                    {"OUT.state", "What is gone on with after an interruption"},
                    {"OUT.svg, OUT.tsv", "The losses, as a picture and as a table"}},
          .examples = {{"chuhe-train gen0.games --out mine.nnue --epochs 20", "Train a network:"}},
          .see_also = {"chuhe-datagen(1)", "chuhe-engine(6)"},
          .date = std::string(chuhe::commit_day)};
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App program("Fits a network to archives of games made by chuhe-datagen.");
  program.set_version_flag("--version", "chuhe-train " + std::string(chuhe::version_line));
  Arguments arguments;
  std::vector<int> cells;
  add_options(program, arguments, cells);
  if (chuhe::manual::writes_reference(program, "chuhe-train", chuhe::version, page(), argc, argv,
                                      std::cout)) {
    return std::cout ? 0 : exit_environment;
  }
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return program.exit(error) == 0 ? 0 : exit_bad_input;
  }
  auto& shape = arguments.settings.shape;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const int bucket = std::clamp(cells[i], 0, 255);
    shape.bucket_of_cell[i] = static_cast<std::uint8_t>(bucket);
    shape.king_buckets = std::max(shape.king_buckets, bucket + 1);
  }
  if (!shape.is_known()) {
    return complain("--hidden wants a multiple of 32, --king-buckets numbers from 0 to 5",
                    exit_bad_input);
  }
  if (arguments.name.empty()) arguments.name = std::filesystem::path(arguments.out).stem().string();
  if (arguments.plot.empty()) arguments.plot = arguments.out + ".svg";
  if (arguments.log.empty()) arguments.log = arguments.out + ".tsv";
  return run(arguments);
}
