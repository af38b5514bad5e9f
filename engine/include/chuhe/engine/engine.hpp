// The engine: tells which move to play, in an instance that can be made many times in one process.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/core/rules.hpp>
#include <chuhe/engine/network.hpp>
#include <chuhe/engine/search_parameters.hpp>

namespace chuhe::engine {

using Milliseconds = std::chrono::milliseconds;

/// How an engine is set up.
struct Options {
  /// Search threads, 1 to `max_threads`.
  int threads = 1;
  /// Size of the transposition table in MiB, 1 to `max_hash_mib`.
  std::size_t hash_mib = 16;
  /// How many best lines are reported, from 1.
  int multi_pv = 1;
  /// Time kept back for each move, for what happens between the engine and the clock.
  Milliseconds move_overhead{30};
  /// What repetitions and limits mean; null: the rule set `computer`.
  const RuleSet* rules = nullptr;
  /// What values positions; null: the hand-made evaluation.
  NetworkPointer network = embedded_network();
  /// How strong to play, from the rating of the first of `levels()` to that of the last; nothing:
  /// as well as can be. What is found in a weakened search is what a player of that level sees.
  std::optional<int> elo = std::nullopt;
  /// Which player a weakened engine is: its likes and what it overlooks. The same seed plays the
  /// same; give each game another.
  std::uint64_t seed = 1;
  /// For tuners and experiments.
  SearchParameters search = {};
};

inline constexpr int max_threads = 256;
inline constexpr std::size_t max_hash_mib = 1U << 20U;

/// What each search thread takes of memory, in bytes.
std::size_t memory_of_thread();

/// When a search ends: whichever comes first; none at all: when the engine has nothing to gain from
/// more depth, which is soon.
struct Limits {
  std::optional<int> depth = std::nullopt;
  std::optional<std::uint64_t> nodes = std::nullopt;
  /// Ends with the iteration of the first thread in which it has searched so many nodes.
  std::optional<std::uint64_t> soft_nodes = std::nullopt;
  /// Time for this move.
  std::optional<Milliseconds> move_time = std::nullopt;
  /// The clock of the side to move.
  std::optional<Milliseconds> remaining = std::nullopt;
  Milliseconds increment{0};
  std::optional<int> moves_to_go = std::nullopt;
  /// Time for each move once `remaining` is used up (读秒).
  std::optional<Milliseconds> byo_yomi = std::nullopt;
  /// Ends when a mate in so many moves, or fewer, is proven.
  std::optional<int> mate = std::nullopt;
  /// No answer before `stop`, whatever else is said here.
  bool infinite = false;
  /// As infinite until `ponder_hit`, then as the other limits say; the clock has run since then.
  bool ponder = false;
  /// The moves to choose from; empty: all.
  std::vector<Move> search_moves = {};
  /// Moves not to choose.
  std::vector<Move> banned_moves = {};
};

/// A value for the side to move.
struct Score {
  enum class Kind : std::uint8_t { centipawns, mate };
  Kind kind = Kind::centipawns;
  /// Hundredths of a pawn; or moves to mate, negative when the side to move is mated.
  int value = 0;
  friend bool operator==(const Score&, const Score&) = default;
};

/// Whether a score is exact or a bound.
enum class Bound : std::uint8_t { exact, lower, upper };

/// What the search has found at some point.
struct Info {
  int depth = 0;
  int selective_depth = 0;
  /// Which of the best lines this is, from 1.
  int multi_pv = 1;
  Score score;
  Bound bound = Bound::exact;
  std::uint64_t nodes = 0;
  Milliseconds time{0};
  /// How full the transposition table is, in thousandths.
  int hash_full = 0;
  std::vector<Move> line;
};

/// The answer.
struct Best {
  /// Nothing: there is no legal move.
  std::optional<Move> move;
  /// What the engine expects in reply; nothing when the game is over after `move`.
  std::optional<Move> ponder;
  Score score;
};

/// Chances out of a thousand, for the side to move.
struct WinDrawLoss {
  int win = 0;
  int draw = 0;
  int loss = 0;
  friend bool operator==(const WinDrawLoss&, const WinDrawLoss&) = default;
};

/// The chances that a score stands for: two logistic curves, 1 / (1 + exp((275 - cp) / 139)) for
/// the win and its mirror image for the loss, fitted to games of the engine against itself.
WinDrawLoss win_draw_loss(const Score& score);

/// What the transposition table holds of a position.
struct Probe {
  std::optional<Move> move;
  /// Bounds of the value, both for an exact value.
  std::optional<Score> lower;
  std::optional<Score> upper;
  int depth = 0;
};

/// Called from the search's own thread; must not call the engine.
struct Listener {
  std::function<void(const Info&)> on_info;
  std::function<void(const Best&)> on_best;
};

enum class SetupFault : std::uint8_t {
  threads_out_of_range,
  hash_out_of_range,
  hash_not_available,  ///< The memory cannot be had.
  multi_pv_out_of_range,
  elo_out_of_range,
  threads_not_available,  ///< They, or the memory that they need, cannot be had.
};

/// An engine with its transposition table, its threads and what it has learnt in the game so far.
/// Calls must come from one thread at a time; but `stop` and `ponder_hit` may be called while
/// another thread is in `wait`.
class Engine {
 public:
  /// An engine, or what is wrong with the options.
  static std::expected<Engine, SetupFault> create(const Options& options = {});
  Engine(Engine&&) noexcept;
  Engine& operator=(Engine&&) noexcept;
  /// Stops a running search.
  ~Engine();

  /// Changes the options; when they cannot be had the former ones stay. Waits for a running search.
  std::expected<void, SetupFault> set_options(const Options& options);
  const Options& options() const;

  /// Forgets everything about former games. Waits for a running search.
  void new_game();
  /// Empties the transposition table alone. Waits for a running search.
  void clear_hash();

  /// Starts to search the line's last position; the moves before count for repetitions. A search
  /// still running is stopped first. The answer comes through the listener, exactly one a search.
  void start(const Line& line, const Limits& limits, Listener listener);
  /// Ends the search; the answer comes at once. Nothing when none is running.
  void stop();
  /// The move pondered on has been played: the clock's limits count from now.
  void ponder_hit();
  /// Returns when no search is running.
  void wait();

  /// What earlier searches have left about the line's last position; nothing when it is not known.
  /// Waits for a running search.
  std::optional<Probe> probe(const Line& line);

 private:
  class State;
  explicit Engine(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

/// The hand-made static evaluation for the side to move, in hundredths of a pawn.
int static_evaluation(const Position& position);

/// The positions of `bench`, as FEN.
std::span<const char* const> bench_positions();

/// Searches the `bench_positions` to a depth, in one thread and each as a new game, and counts the
/// nodes: the fingerprint of the engine's behaviour.
std::uint64_t bench(int depth);

std::string to_string(SetupFault fault);

}  // namespace chuhe::engine
