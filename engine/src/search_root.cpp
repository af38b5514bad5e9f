// The search's frame: iterations, limits, and what is told of them.
#include <algorithm>

#include "search.hpp"

namespace chuhe::engine {

Milliseconds Search::since(const std::atomic<Clock::rep>& then) {
  const Clock::duration passed =
      Clock::now().time_since_epoch() - Clock::duration(then.load(std::memory_order_relaxed));
  return std::chrono::duration_cast<Milliseconds>(passed);
}

void Search::prepare(const Line& line, const Limits& limits, const Options& options,
                     std::vector<RootMove> root_moves, bool leader, const Listener* listener) {
  line_ = line;
  line_.reserve(line.plies() + max_ply + 2);
  evaluator_.begin(line.position());
  root_plies_ = line.plies();
  limits_ = limits;
  options_ = options;
  rules_ = options.rules != nullptr ? *options.rules : *find_rule_set("computer");
  // Inside the search a position that stands for the second time would go on to stand again.
  search_rules_ = rules_;
  search_rules_.repetition.occurrences = 2;
  if (options.search != parameters_) {
    parameters_ = options.search;
    reductions_.fill(parameters_);
  }
  budget_ = time_budget(limits, options.move_overhead);
  root_moves_ = std::move(root_moves);
  leader_ = leader;
  overtaken_ = false;
  if (leader) shared_.finished.clear();
  listener_ = listener;
  completed_depth_ = 0;
  own_nodes_ = 0;
  counted_nodes_ = 0;
  null_move_from_ = 0;
  nodes_stack_.fill(Node{});
  begin_mate_solver();
}

void Search::run() {
  const int last_depth =
      std::min(limits_.depth.value_or(max_ply - 10), static_cast<int>(max_ply) - 10);
  const std::size_t lines = lines_wanted();
  int stable = 0;
  Move best;
  for (int depth = 1; depth <= last_depth && !ended(); ++depth) {
    for (RootMove& move : root_moves_) move.previous = move.value;
    root_depth_ = depth;
    for (std::size_t i = 0; i < lines && !stopped(); ++i) deepen(depth, i);
    if (overtaken_) {
      depth = shared_.finished.take(root_moves_);
      overtaken_ = false;
      completed_depth_ = depth;
      if (leader_) report_lines(depth);
    } else if (!ended()) {
      shared_.finished.offer(depth, root_moves_);
      completed_depth_ = depth;
    }
    if (!leader_ || ended()) continue;
    let_mate_solver_look();
    if (prefer_proven_mate()) report(depth, 0, root_moves_.front().value, Bound::exact);
    const RootMove& first = root_moves_.front();
    stable = first.move == best ? stable + 1 : 0;
    best = first.move;
    const bool mate_found = limits_.mate && is_mate(first.value) && first.value > 0 &&
                            to_score(first.value).value <= *limits_.mate;
    const Value drop = depth > 1 ? first.previous - first.value : 0;
    const bool enough = limits_.soft_nodes && own_nodes_ >= *limits_.soft_nodes;
    if (mate_found || enough || time_is_up(depth, stable, drop)) {
      if (!shared_.waiting.load()) shared_.stop = true;
    }
  }
  // What was proven during an iteration that did not come to its end.
  if (leader_ && prefer_proven_mate()) {
    report(completed_depth_, 0, root_moves_.front().value, Bound::exact);
  }
}

// A level of play that overlooks moves does not find long mates.
void Search::begin_mate_solver() {
  solver_nodes_ = 0;
  solving_ = false;
  if (!leader_ || options_.elo) {
    mate_solver_ = MateSolver();
    return;
  }
  int longest = MateSolver::most_plies;
  if (rules_.quiet_limit.plies) {
    const int counted = counted_quiet_plies(position(), rules_.quiet_limit);
    longest = std::min(longest, *rules_.quiet_limit.plies - counted);
  }
  if (rules_.total_plies) {
    longest = std::min(longest, *rules_.total_plies - static_cast<int>(line_.plies()));
  }
  std::vector<Move> moves;
  for (const RootMove& root : root_moves_) moves.push_back(root.move);
  mate_solver_.begin(line_, std::move(moves), longest);
}

// The solver gets an eighth of the positions searched so far.
void Search::let_mate_solver_look() {
  if (solving_ || mate_solver_.finished()) return;
  // Less than that would hardly lead beyond what is known already.
  constexpr std::uint64_t least = 300;
  const std::uint64_t allowed = own_nodes_ / 8;
  if (allowed < solver_nodes_ + least) return;
  solving_ = true;
  mate_solver_.look(allowed - solver_nodes_, [this] {
    ++own_nodes_;
    ++solver_nodes_;
    check_limits();
    return !stopped();
  });
  solving_ = false;
}

// The search may not see for long what is proven. False: it has seen as much.
bool Search::prefer_proven_mate() {
  const auto& found = mate_solver_.found();
  if (!found || root_moves_.front().value >= mate - found->plies) return false;
  const auto at = std::ranges::find(root_moves_, found->line.front(), &RootMove::move);
  at->value = mate - found->plies;
  at->selective_depth = std::max(at->selective_depth, found->plies);
  at->line = found->line;
  std::rotate(root_moves_.begin(), at, at + 1);
  return true;
}

// Whether another iteration is not worth beginning.
bool Search::time_is_up(int depth, int stable, Value drop) const {
  if (!budget_.optimum || shared_.waiting.load()) return false;
  if (limits_.move_time && !limits_.remaining && !limits_.byo_yomi) return false;
  const RootMove& first = root_moves_.front();
  if (root_moves_.size() == 1 && depth >= 8) return true;
  if (is_mate(first.value) && mate - std::abs(first.value) <= depth / 2) return true;
  if (mate_solver_.found() && mate_solver_.finished()) return true;
  const double effort =
      own_nodes_ == 0 ? 0 : static_cast<double>(first.effort) / static_cast<double>(own_nodes_);
  const double settled = 1.25 - 0.07 * std::min(stable, 8);
  const double falling = std::clamp(1.0 + static_cast<double>(drop) / 120.0, 0.75, 1.6);
  const double clear = std::clamp(1.6 - effort, 0.65, 1.3);
  const double share = settled * falling * clear;
  return static_cast<double>(elapsed().count()) >
         static_cast<double>(budget_.optimum->count()) * share;
}

void Search::check_limits() {
  if (limits_.nodes &&
      shared_.nodes.load(std::memory_order_relaxed) + (own_nodes_ - counted_nodes_) >=
          *limits_.nodes) {
    if (!shared_.waiting.load()) shared_.stop = true;
    return;
  }
  if ((own_nodes_ & 1023) != 0) return;
  if (shared_.finished.depth() > completed_depth_) overtaken_ = true;
  shared_.nodes.fetch_add(own_nodes_ - counted_nodes_, std::memory_order_relaxed);
  counted_nodes_ = own_nodes_;
  let_mate_solver_look();
  if (leader_ && budget_.maximum && !shared_.waiting.load() && elapsed() >= *budget_.maximum) {
    shared_.stop = true;
  }
}

// One iteration for one of the best lines, in a window about the former value.
void Search::deepen(int depth, std::size_t pv_index) {
  pv_index_ = pv_index;
  RootMove& first = root_moves_[pv_index];
  // Threads that search in other windows are less often busy with the same.
  Value delta = leader_ ? parameters_.window : 2 * parameters_.window;
  Value alpha = -infinite;
  Value beta = infinite;
  if (depth >= 4 && !is_decided(first.previous)) {
    alpha = std::max(first.previous - delta, -infinite);
    beta = std::min(first.previous + delta, infinite);
  }
  int reduced = 0;
  while (true) {
    selective_depth_ = 0;
    const Value value = search<Kind::root>(alpha, beta, std::max(depth - reduced, 1), 0, false);
    const auto begin = root_moves_.begin() + static_cast<std::ptrdiff_t>(pv_index);
    std::stable_sort(begin, root_moves_.end(), [](const RootMove& a, const RootMove& b) {
      return a.value != b.value ? a.value > b.value : a.previous > b.previous;
    });
    if (stopped()) break;
    if (value <= alpha) {
      beta = (alpha + beta) / 2;
      alpha = std::max(value - delta, -infinite);
      reduced = 0;
    } else if (value >= beta) {
      beta = std::min(value + delta, infinite);
      reduced = std::min(reduced + 1, 3);
    } else {
      break;
    }
    if (leader_ && elapsed() > Milliseconds{3000}) {
      report(depth, pv_index, value, value <= alpha ? Bound::upper : Bound::lower);
    }
    delta += delta / 2 + 8;
    if (delta > 1500 || is_decided(value)) {
      alpha = value <= alpha || is_decided(value) ? -infinite : alpha;
      beta = infinite;
    }
  }
  // A later line may have turned out better than a former one.
  std::stable_sort(root_moves_.begin(),
                   root_moves_.begin() + static_cast<std::ptrdiff_t>(pv_index) + 1,
                   [](const RootMove& a, const RootMove& b) { return a.value > b.value; });
  if (pv_index == 0) prefer_proven_mate();
  if (leader_ && (!stopped() || completed_depth_ == 0) && pv_index + 1 == lines_wanted()) {
    report_lines(depth);
  }
}

void Search::report_lines(int depth) {
  for (std::size_t i = 0; i < lines_wanted(); ++i) {
    if (root_moves_[i].value > -infinite) report(depth, i, root_moves_[i].value, Bound::exact);
  }
}

void Search::report(int depth, std::size_t pv_index, Value value, Bound bound) {
  if (listener_ == nullptr || !listener_->on_info) return;
  const RootMove& move = root_moves_[pv_index];
  Info info;
  info.depth = depth;
  info.selective_depth = move.selective_depth;
  info.multi_pv = static_cast<int>(pv_index) + 1;
  info.score = to_score(value);
  info.bound = bound;
  info.nodes = shared_.nodes.load(std::memory_order_relaxed) + (own_nodes_ - counted_nodes_);
  info.time = since(shared_.began);
  info.hash_full = shared_.table.fullness();
  info.line = move.line;
  listener_->on_info(info);
}

}  // namespace chuhe::engine
