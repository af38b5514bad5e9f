// The search of one thread.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <new>
#include <optional>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/core/repetition.hpp>
#include <chuhe/core/rules.hpp>
#include <chuhe/engine/search_parameters.hpp>

#include "histories.hpp"
#include "large_pages.hpp"
#include "mate_solver.hpp"
#include "move_picker.hpp"
#include "nnue/evaluator.hpp"
#include "time_control.hpp"
#include "transposition.hpp"
#include "value.hpp"

namespace chuhe::engine {

using Clock = std::chrono::steady_clock;

/// A move at the root with what is known about it.
struct RootMove {
  Move move;
  Value value = -infinite;
  Value previous = -infinite;
  int selective_depth = 0;
  std::uint64_t effort = 0;
  std::vector<Move> line;
};

/// The deepest iteration that any thread has finished. The others need not finish theirs: they take
/// over what it has found and go on with the next one.
class FinishedIteration {
 public:
  int depth() const { return depth_.load(std::memory_order_relaxed); }
  void clear() { depth_ = 0; }
  /// Keeps the moves unless as deep an iteration is there already.
  void offer(int depth, const std::vector<RootMove>& moves) {
    const std::lock_guard lock(mutex_);
    if (depth <= depth_) return;
    depth_ = depth;
    moves_ = moves;
  }
  /// Gives the moves and returns their depth.
  int take(std::vector<RootMove>& moves) {
    const std::lock_guard lock(mutex_);
    moves = moves_;
    return depth_;
  }

 private:
  std::mutex mutex_;
  std::atomic<int> depth_{0};
  std::vector<RootMove> moves_;
};

/// What all threads of a search share.
struct Shared {
  TranspositionTable table;
  FinishedIteration finished;
  std::atomic<bool> stop{false};
  /// No answer may be given yet: infinite, or pondering.
  std::atomic<bool> waiting{false};
  /// When the clock began to count, in ticks of `Clock`.
  std::atomic<Clock::rep> started{0};
  /// When the search began, which is earlier where it has pondered.
  std::atomic<Clock::rep> began{0};
  std::atomic<std::uint64_t> nodes{0};
};

/// Plies by which late moves are searched less, by depth and number of the move.
class Reductions {
 public:
  explicit Reductions(const SearchParameters& parameters) { fill(parameters); }
  void fill(const SearchParameters& parameters);
  int at(int depth, int count) const {
    return plies_[static_cast<std::size_t>(std::min(depth, size - 1))]
                 [static_cast<std::size_t>(std::min(count, size - 1))];
  }

 private:
  static constexpr int size = 64;
  std::array<std::array<std::int8_t, size>, size> plies_{};
};

/// One thread of a search, with its own position and histories.
class Search {
 public:
  /// Throws std::bad_alloc where there is no memory.
  explicit Search(Shared& shared) : shared_(shared) {
    if (!histories_) throw std::bad_alloc();
  }

  /// Forgets what was learnt.
  void clear() { histories_->clear(); }

  /// Values positions by a network, or by hand where it is null. May throw std::bad_alloc; nothing
  /// has changed then.
  void use(NetworkPointer network) { evaluator_.use(std::move(network)); }

  /// Makes ready for a search; `leader`: this thread watches the clock and reports.
  void prepare(const Line& line, const Limits& limits, const Options& options,
               std::vector<RootMove> root_moves, bool leader, const Listener* listener);
  /// Deepens until a limit is reached or `Shared::stop` is set.
  void run();

  const std::vector<RootMove>& root_moves() const { return root_moves_; }
  int completed_depth() const { return completed_depth_; }

  /// The time since one of the moments in `Shared`.
  static Milliseconds since(const std::atomic<Clock::rep>& then);

 private:
  enum class Kind : std::uint8_t { root, pv, other };

  struct Node {
    Move move;  // the move that led to the next node
    Move excluded;
    Value evaluation = no_value;
    PieceToTable* continuation = nullptr;
    int double_extensions = 0;
  };

  void deepen(int depth, std::size_t pv_index);
  bool time_is_up(int depth, int stable, Value drop) const;
  void begin_mate_solver();
  void let_mate_solver_look();
  bool prefer_proven_mate();
  void check_limits();
  // The first iteration is always finished: even an answer without time is better than any move.
  bool ended() const {
    return completed_depth_ > 0 && shared_.stop.load(std::memory_order_relaxed);
  }
  // Ended, or nothing more to be searched in this iteration.
  bool stopped() const { return ended() || (overtaken_ && completed_depth_ > 0); }
  Milliseconds elapsed() const { return since(shared_.started); }
  std::size_t lines_wanted() const {
    return std::min(static_cast<std::size_t>(options_.multi_pv), root_moves_.size());
  }
  void report_lines(int depth);
  void report(int depth, std::size_t pv_index, Value value, Bound bound);

  template <Kind kind>
  Value search(Value alpha, Value beta, int depth, int ply, bool cut_node);
  template <Kind kind>
  Value quiesce(Value alpha, Value beta, int ply, int depth);
  // Pruning of whole nodes that are no part of a principal variation; nothing: search on.
  std::optional<Value> prune_node(Value beta, int depth, int ply, bool cut_node, bool improving);
  std::optional<Value> try_null_move(Value beta, int depth, int ply, bool cut_node);

  // The value of a position that the rules end, or have ended, apart from mate.
  std::optional<Value> ruled_value(int ply);
  Value decided_value(Verdict verdict, int ply) const;
  std::uint64_t table_key() const;
  Value corrected_evaluation(Value evaluation) const;
  void correct(Value evaluation, Value value, int depth);
  QuietContext context(int ply);
  void reward(int ply, int depth, Move best, const MoveList& quiets, const MoveList& captures);
  void add_continuations(int ply, Piece piece, Square to, int bonus);

  void play(Move move, int ply);
  void take_back() {
    evaluator_.pop();
    line_.pop();
  }
  // Of the line's position.
  Value evaluate(const Position& here) { return evaluator_.evaluate(here); }
  const Position& position() const { return line_.position(); }
  Node& node(int ply) { return nodes_stack_[static_cast<std::size_t>(ply + node_margin)]; }
  void set_line(int ply, Move move);

  static constexpr int node_margin = 6;

  Shared& shared_;
  OneInLargePages<Histories> histories_ = new_in_large_pages<Histories>();
  Line line_;
  Evaluator evaluator_;  // follows the line
  SearchParameters parameters_;
  Reductions reductions_{parameters_};
  std::size_t root_plies_ = 0;
  Limits limits_;
  Options options_;
  RuleSet rules_;
  RuleSet search_rules_;
  TimeBudget budget_;
  const Listener* listener_ = nullptr;
  bool leader_ = false;
  bool overtaken_ = false;  // another thread has finished this iteration
  std::vector<RootMove> root_moves_;
  std::size_t pv_index_ = 0;
  int completed_depth_ = 0;
  int root_depth_ = 0;
  int selective_depth_ = 0;
  int null_move_from_ = 0;
  std::uint64_t own_nodes_ = 0;
  std::uint64_t counted_nodes_ = 0;
  MateSolver mate_solver_;
  std::uint64_t solver_nodes_ = 0;
  bool solving_ = false;
  std::array<Node, max_ply + 2 * node_margin> nodes_stack_;
  std::array<std::array<Move, max_ply + 1>, max_ply + 1> lines_;
  std::array<int, max_ply + 1> line_lengths_{};
};

}  // namespace chuhe::engine
