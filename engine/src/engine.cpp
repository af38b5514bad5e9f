#include <chuhe/engine/engine.hpp>

#include <algorithm>
#include <cmath>
#include <condition_variable>
#include <mutex>
#include <new>
#include <system_error>

#include <chuhe/core/fen.hpp>
#include <chuhe/engine/levels.hpp>

#include "evaluation.hpp"
#include "novice.hpp"
#include "search.hpp"
#include "standby_thread.hpp"
#include "time_control.hpp"

namespace chuhe::engine {

class Engine::State {
 public:
  ~State() { finish(); }

  std::expected<void, SetupFault> set_options(const Options& options) {
    wait();
    if (options.threads < 1 || options.threads > max_threads) {
      return std::unexpected(SetupFault::threads_out_of_range);
    }
    if (options.hash_mib < 1 || options.hash_mib > max_hash_mib) {
      return std::unexpected(SetupFault::hash_out_of_range);
    }
    if (options.multi_pv < 1 || options.multi_pv > static_cast<int>(MoveList::capacity)) {
      return std::unexpected(SetupFault::multi_pv_out_of_range);
    }
    if (options.elo &&
        (*options.elo < levels().front().elo || *options.elo > levels().back().elo)) {
      return std::unexpected(SetupFault::elo_out_of_range);
    }
    if (!have_searches(static_cast<std::size_t>(options.threads))) {
      return std::unexpected(SetupFault::threads_not_available);
    }
    if (!use_network(options.network)) {
      use_network(options_.network);
      have_searches(static_cast<std::size_t>(options_.threads));
      return std::unexpected(SetupFault::threads_not_available);
    }
    if (options.hash_mib != hash_mib_) {
      if (!shared_.table.resize(options.hash_mib)) {
        use_network(options_.network);
        have_searches(static_cast<std::size_t>(options_.threads));
        return std::unexpected(SetupFault::hash_not_available);
      }
      hash_mib_ = options.hash_mib;
    }
    const bool other_values = options.network != options_.network;
    options_ = options;
    // What is stored was valued otherwise.
    if (other_values) new_game();
    return {};
  }

  const Options& options() const { return options_; }

  void new_game() {
    wait();
    shared_.table.clear();
    for (auto& search : searches_) search->clear();
  }

  void clear_hash() {
    wait();
    shared_.table.clear();
  }

  void start(const Line& line, const Limits& limits, Listener listener) {
    finish();
    shared_.stop = false;
    shared_.waiting = limits.infinite || limits.ponder;
    shared_.began = Clock::now().time_since_epoch().count();
    shared_.started = shared_.began.load();
    shared_.nodes = 0;
    shared_.table.age();
    manager_.start(
        [this, line, limits, listener = std::move(listener)] { manage(line, limits, listener); });
  }

  void stop() {
    {
      const std::lock_guard lock(mutex_);
      shared_.waiting = false;
      shared_.stop = true;
    }
    released_.notify_all();
  }

  void ponder_hit() {
    {
      const std::lock_guard lock(mutex_);
      shared_.started = Clock::now().time_since_epoch().count();
      shared_.waiting = false;
    }
    released_.notify_all();
  }

  void wait() { manager_.wait(); }

  std::optional<Probe> probe(const Line& line) {
    wait();
    // Positions whose history matters are filed under other keys and not found here.
    const auto entry = shared_.table.find(line.position().key());
    if (!entry) return std::nullopt;
    Probe probe;
    if (is_legal(line.position(), entry->move)) probe.move = entry->move;
    if (entry->has_value) {
      if (entry->bound != Bound::upper) probe.lower = to_score(entry->value);
      if (entry->bound != Bound::lower) probe.upper = to_score(entry->value);
      probe.depth = entry->depth;
    }
    return probe;
  }

 private:
  // Makes so many searches, and a thread for each but the first, or leaves those that are there.
  bool have_searches(std::size_t count) {
    const std::size_t former = searches_.size();
    bool failed = false;
    try {
      while (searches_.size() < count) searches_.push_back(std::make_unique<Search>(shared_));
      while (helpers_.size() + 1 < count) helpers_.push_back(std::make_unique<StandbyThread>());
    } catch (const std::bad_alloc&) {
      failed = true;
    } catch (const std::system_error&) {
      failed = true;
    }
    searches_.resize(failed ? former : count);
    helpers_.resize(std::min(helpers_.size(), std::max(searches_.size(), std::size_t{1}) - 1));
    return !failed;
  }

  // Lets all searches value positions by it; false: there is no memory.
  bool use_network(const NetworkPointer& network) {
    try {
      for (auto& search : searches_) search->use(network);
      return true;
    } catch (const std::bad_alloc&) {
      return false;
    }
  }

  void finish() {
    stop();
    manager_.wait();
  }

  static std::vector<RootMove> root_moves(const Line& line, const Limits& limits) {
    std::vector<RootMove> result;
    for (Move move : legal_moves(line.position())) {
      const bool wanted = limits.search_moves.empty() ||
                          std::ranges::find(limits.search_moves, move) != limits.search_moves.end();
      const bool banned = std::ranges::find(limits.banned_moves, move) != limits.banned_moves.end();
      if (!wanted || banned) continue;
      result.emplace_back();
      result.back().move = move;
      result.back().line = {move};
    }
    return result;
  }

  void manage(const Line& line, const Limits& limits, const Listener& listener) {
    const std::vector<RootMove> moves = root_moves(line, limits);
    Best best;
    if (moves.empty()) {
      if (listener.on_info && legal_moves(line.position()).empty()) {
        Info info;
        info.score = {Score::Kind::mate, 0};
        listener.on_info(info);
      }
    } else if (const auto weakness = weakness_of_this_move(line); !weakness) {
      best = search_at_best(line, limits, moves, listener);
    } else if (weakness->depth > 0) {
      best = look_as_novice(line, limits, *weakness, moves, listener);
    } else {
      best = search_at_level(line, limits, *weakness, moves, listener);
    }
    hold_back();
    if (listener.on_best) listener.on_best(best);
  }

  Best search_at_best(const Line& line, const Limits& limits, const std::vector<RootMove>& moves,
                      const Listener& listener) {
    for (std::size_t i = 0; i < searches_.size(); ++i) {
      searches_[i]->prepare(line, limits, options_, moves, i == 0, i == 0 ? &listener : nullptr);
    }
    for (std::size_t i = 1; i < searches_.size(); ++i) {
      helpers_[i - 1]->start([search = searches_[i].get()] { search->run(); });
    }
    searches_[0]->run();
    hold_back();
    shared_.stop = true;
    for (const auto& helper : helpers_) helper->wait();
    return answer(line, chosen_root());
  }

  std::uint64_t random_of(const Line& line, std::uint64_t purpose) const {
    return scrambled(scrambled(options_.seed, purpose), line.position().key() + line.plies());
  }

  std::optional<Weakness> weakness_of_this_move(const Line& line) const {
    if (!options_.elo) return std::nullopt;
    return weakness_at(*options_.elo, random_of(line, 1));
  }

  // The engine's own search, in one thread, with fewer positions and less care.
  Best search_at_level(const Line& line, Limits limits, const Weakness& weakness,
                       const std::vector<RootMove>& moves, const Listener& listener) {
    constexpr int candidates = 4;
    const int shown = options_.multi_pv;
    Options options = options_;
    if (weakness.carelessness > 0) options.multi_pv = std::max(shown, candidates);
    if (weakness.nodes)
      limits.nodes = std::min(limits.nodes.value_or(*weakness.nodes), *weakness.nodes);
    Listener shortened;
    shortened.on_info = [&](const Info& info) {
      if (info.multi_pv <= shown && listener.on_info) listener.on_info(info);
    };
    Search& search = *searches_[0];
    search.prepare(line, limits, options, moves, true, &shortened);
    search.run();
    const auto& found = search.root_moves();
    const std::vector<RootMove> best(
        found.begin(), found.begin() + std::min<std::ptrdiff_t>(candidates, std::ssize(found)));
    return answer(line, best[careless_choice(best, weakness.carelessness, random_of(line, 2))]);
  }

  Best look_as_novice(const Line& line, const Limits& limits, const Weakness& weakness,
                      std::vector<RootMove> moves, const Listener& listener) {
    const TimeBudget budget = time_budget(limits, options_.move_overhead);
    const RuleSet& rules = options_.rules != nullptr ? *options_.rules : *find_rule_set("computer");
    const auto is_over = [&](std::uint64_t nodes) {
      if (shared_.stop) return true;
      if (shared_.waiting) return false;
      return (limits.nodes && nodes >= *limits.nodes) ||
             (budget.maximum && Search::since(shared_.started) >= *budget.maximum);
    };
    Novice novice(line, rules, weakness, options_.seed, is_over);
    const int depth = std::min(limits.depth.value_or(weakness.depth), weakness.depth);
    novice.look(moves, depth, [&](int done) {
      if (!listener.on_info) return;
      const int lines = std::min(options_.multi_pv, static_cast<int>(moves.size()));
      for (int i = 0; i < lines; ++i) {
        const RootMove& move = moves[static_cast<std::size_t>(i)];
        if (i > 0 && move.value <= -max_evaluation) break;
        Info info;
        info.depth = done;
        info.selective_depth = move.selective_depth;
        info.multi_pv = i + 1;
        info.score = seen_score(move.value);
        info.nodes = novice.nodes();
        info.time = Search::since(shared_.began);
        info.line = move.line;
        listener.on_info(info);
      }
    });
    const RootMove& chosen =
        moves[careless_choice(moves, weakness.carelessness, random_of(line, 2))];
    Best best = answer(line, chosen);
    best.score = seen_score(chosen.value);
    return best;
  }

  // A mate that somebody believes in who overlooks moves is no mate, but one move ahead.
  static Score seen_score(Value value) {
    if (value == mate - 1) return to_score(value);
    constexpr Value most = 3000;
    return {Score::Kind::centipawns, std::clamp(value, -most, most)};
  }

  // No answer before stop or ponder_hit where it is not wanted earlier.
  void hold_back() {
    std::unique_lock lock(mutex_);
    released_.wait(lock, [this] { return !shared_.waiting.load(); });
  }

  // The best move of the thread that has searched deepest, the leader's among equals.
  const RootMove& chosen_root() const {
    const Search* chosen = searches_[0].get();
    for (const auto& search : searches_) {
      const RootMove& theirs = search->root_moves().front();
      const RootMove& ours = chosen->root_moves().front();
      if (search->completed_depth() > chosen->completed_depth() && theirs.value > ours.value) {
        chosen = search.get();
      }
    }
    return chosen->root_moves().front();
  }

  Best answer(const Line& line, const RootMove& root) const {
    Best best;
    best.move = root.move;
    best.score = to_score(root.value);
    const Position next = line.position().after(root.move);
    if (root.line.size() > 1 && is_legal(next, root.line[1])) {
      best.ponder = root.line[1];
    } else if (const auto entry = shared_.table.find(next.key())) {
      if (is_legal(next, entry->move)) best.ponder = entry->move;
    }
    return best;
  }

  Options options_;
  Shared shared_;
  std::size_t hash_mib_ = 0;
  std::vector<std::unique_ptr<Search>> searches_;
  std::vector<std::unique_ptr<StandbyThread>> helpers_;  // of all searches but the first
  std::mutex mutex_;
  std::condition_variable released_;
  StandbyThread manager_;  // last: its end comes first
};

Engine::Engine(std::unique_ptr<State> state) : state_(std::move(state)) {}
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;
Engine::~Engine() = default;

std::expected<Engine, SetupFault> Engine::create(const Options& options) {
  try {
    auto state = std::make_unique<State>();
    if (const auto done = state->set_options(options); !done) return std::unexpected(done.error());
    return Engine(std::move(state));
  } catch (const std::system_error&) {
    return std::unexpected(SetupFault::threads_not_available);
  } catch (const std::bad_alloc&) {
    return std::unexpected(SetupFault::threads_not_available);
  }
}

std::expected<void, SetupFault> Engine::set_options(const Options& options) {
  return state_->set_options(options);
}
const Options& Engine::options() const { return state_->options(); }
void Engine::new_game() { state_->new_game(); }
void Engine::clear_hash() { state_->clear_hash(); }
void Engine::start(const Line& line, const Limits& limits, Listener listener) {
  state_->start(line, limits, std::move(listener));
}
void Engine::stop() { state_->stop(); }
void Engine::ponder_hit() { state_->ponder_hit(); }
void Engine::wait() { state_->wait(); }
std::optional<Probe> Engine::probe(const Line& line) { return state_->probe(line); }

std::size_t memory_of_thread() {
  return sizeof(Search) + sizeof(Histories) + Evaluator::most_memory();
}

int static_evaluation(const Position& position) { return evaluate(position); }

std::span<const char* const> bench_positions() {
  static constexpr const char* positions[] = {
      "startpos",
      "r1bakab1r/9/1cn2cn2/p1p1p1p1p/9/2P6/P3P1P1P/1CN3NC1/9/R1BAKAB1R w - - 0 5",
      "2bakab2/9/2n1c1n2/p1r1p1p1p/9/2P1P4/P5P1P/2N1C1N1C/4R4/2BAKAB2 b - - 3 14",
      "3akab2/9/4b1n2/p3p1p1p/9/4c1P2/P3N3P/4C4/4A4/2BAK1B2 w - - 0 24",
      "4kab2/4a4/4b4/4N3p/9/6P2/8P/9/4A4/2BAK1B2 w - - 8 40",
      "3k1a3/4a4/9/2R6/9/9/9/3r5/4K4/3A5 w - - 10 60",
      "4k4/4a4/4ba3/9/5N3/9/4P4/4B4/4A4/4KAB2 w - - 0 50",
      "3R2b2/4k4/b8/p1P5p/9/4n1C2/1n5rP/6N1B/4A4/2B1KA3 b - - 0 1",
  };
  return positions;
}

std::uint64_t bench(int depth) {
  auto engine = Engine::create();
  if (!engine) return 0;
  std::uint64_t nodes = 0;
  for (const char* fen : bench_positions()) {
    engine->new_game();
    Limits limits;
    limits.depth = depth;
    std::uint64_t last = 0;
    engine->start(read_fen(fen)->line, limits,
                  {.on_info = [&](const Info& info) { last = info.nodes; }, .on_best = {}});
    engine->wait();
    nodes += last;
  }
  return nodes;
}

WinDrawLoss win_draw_loss(const Score& score) {
  if (score.kind == Score::Kind::mate) {
    return score.value > 0 ? WinDrawLoss{1000, 0, 0} : WinDrawLoss{0, 0, 1000};
  }
  constexpr double middle = 275;
  constexpr double width = 139;
  const auto chance = [](double centipawns) {
    return static_cast<int>(std::lround(1000 / (1 + std::exp((middle - centipawns) / width))));
  };
  const int win = chance(score.value);
  const int loss = chance(-score.value);
  return {win, 1000 - win - loss, loss};
}

std::string to_string(SetupFault fault) {
  switch (fault) {
    case SetupFault::threads_out_of_range: return "threads out of range";
    case SetupFault::hash_out_of_range: return "hash size out of range";
    case SetupFault::hash_not_available: return "memory for the hash table cannot be had";
    case SetupFault::multi_pv_out_of_range: return "number of lines out of range";
    case SetupFault::elo_out_of_range: return "rating out of range";
    case SetupFault::threads_not_available: return "the threads, or memory for them, cannot be had";
  }
  return {};
}

}  // namespace chuhe::engine
