#include <chuhe/match/analysis.hpp>

#include <cassert>
#include <utility>

#include <chuhe/core/movegen.hpp>

namespace chuhe::match {

namespace {

// One game being looked at.
class Analyst {
 public:
  Analyst(const Line& line, ThinkingEngine& engine, const SearchLimits& limits,
          const RuleSet& rules, std::size_t lines, const AnalysisWatch& watch,
          std::size_t first_move)
      : engine_(engine),
        limits_(limits),
        rules_(rules),
        lines_(lines),
        watch_(watch),
        result_{.line = line, .first_move = first_move},
        at_(line.start()) {}

  GameAnalysis run() {
    const auto moves = result_.line.moves();
    const std::size_t first = result_.first_move;
    assert(first <= moves.size());
    const std::size_t positions = moves.size() + 1;
    bool goes_on = true;
    for (const Move move : moves.first(first)) at_.push(move);
    for (std::size_t i = first; i < positions; ++i) {
      if (i > first) at_.push(moves[i - 1]);
      auto seen = look(at_, i + 1 == positions);
      if (!seen) {
        goes_on = false;
        break;
      }
      result_.positions.push_back(std::move(*seen));
      if (i > first && !look_again(i - 1)) {
        goes_on = false;
        break;
      }
      if (watch_.on_progress) watch_.on_progress(i + 1 - first, positions - first);
      // The last position may be looked at once more; those before it may not.
      if (i >= first + 2) finish_move(i - 2);
    }
    while (result_.moves.size() + 1 < result_.positions.size()) {
      finish_move(first + result_.moves.size());
    }
    result_.is_complete = goes_on;
    return std::move(result_);
  }

 private:
  SeenPosition& seen_before(std::size_t move) {
    return result_.positions[move - result_.first_move];
  }

  record::MoveReview review_of(std::size_t move) {
    return record::review_move(result_.line.positions()[move], result_.line.moves()[move],
                               seen_before(move).look, seen_before(move + 1).look);
  }

  void finish_move(std::size_t move) {
    result_.moves.push_back(review_of(move));
    if (watch_.on_move) watch_.on_move(result_, move);
  }

  // What a move has cost is less when the engine was wrong about the position before it.
  bool look_again(std::size_t move) {
    if (review_of(move).judgement == record::Judgement::good) return true;
    Line before(result_.line.start());
    for (const Move played : result_.line.moves().first(move)) before.push(played);
    auto seen = look(before, false);
    if (!seen) return false;
    seen_before(move) = std::move(*seen);
    return true;
  }

  // Nothing: interrupted, or the engine has failed.
  std::optional<SeenPosition> look(const Line& line, bool is_last) {
    // Whatever rules a game was played under, it went on, save at its end.
    if (is_last || legal_moves(line.position()).empty()) {
      if (const auto over = outcome(line, rules_)) return SeenPosition{{record::worth_of(*over)}};
    }
    for (int attempt = 1;; ++attempt) {
      const protocol::Go go = go_for(limits_);
      const auto answer =
          engine_.think(line, go, {}, lines_, patience_for(go, line.position().turn()));
      std::optional<EngineFault> fault;
      if (!answer) {
        fault = answer.error();
      } else if (answer->was_interrupted) {
        return std::nullopt;
      } else if (answer->thoughts.lines.empty()) {
        fault = EngineFault{EngineFaultKind::cannot_say, "score"};
      } else {
        return seen(answer->thoughts, line.position().turn());
      }
      constexpr int attempts = 2;
      if (attempt == attempts || !engine_.new_game()) {
        result_.fault = fault;
        return std::nullopt;
      }
    }
  }

  static SeenPosition seen(const Thoughts& thoughts, Color turn) {
    const BestLine& best = thoughts.lines.front();
    return {{record::worth_of(evaluation_of(best.score, turn, best.depth)), best.moves},
            thoughts.lines};
  }

  ThinkingEngine& engine_;
  const SearchLimits& limits_;
  const RuleSet& rules_;
  std::size_t lines_;
  const AnalysisWatch& watch_;
  GameAnalysis result_;
  Line at_;
};

}  // namespace

protocol::Go go_for(const SearchLimits& limits) {
  protocol::Go go;
  go.move_time = limits.time;
  go.nodes = limits.nodes;
  go.depth = limits.depth;
  go.infinite = !limits.time && !limits.nodes && !limits.depth;
  return go;
}

std::optional<Milliseconds> patience_for(const protocol::Go& go, Color mover) {
  constexpr Milliseconds grace{15'000};
  if (go.move_time) return *go.move_time + grace;
  const auto& left = go.clocks[mover].remaining;
  if (!left) return std::nullopt;
  return *left + go.byo_yomi.value_or(Milliseconds(0)) + grace;
}

std::optional<Line> playable_line(const record::Game& game) {
  if (!game.start()) return std::nullopt;
  Line line(*game.start());
  for (const record::NodeId node : game.main_line()) {
    if (game.status(node) != record::MoveStatus::legal) break;
    line.push(game.move(node));
  }
  return line;
}

GameAnalysis analyse(const Line& line, ThinkingEngine& engine, const SearchLimits& limits,
                     const RuleSet& rules, std::size_t lines, const AnalysisWatch& watch,
                     std::size_t first_move) {
  return Analyst(line, engine, limits, rules, lines, watch, first_move).run();
}

}  // namespace chuhe::match
