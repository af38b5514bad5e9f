#include <chuhe/match/match.hpp>

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/repetition.hpp>

namespace chuhe::match {

namespace {

constexpr Milliseconds one_millisecond{1};

// Mates as scores beyond all others, for the rules of adjudication.
int centipawns(const protocol::Score& score) {
  constexpr int mate = 1'000'000;
  if (score.kind == protocol::Score::Kind::centipawns) return score.value;
  return score.value > 0 ? mate - score.value : -mate - score.value;
}

void count(int& counter, bool goes_on) { counter = goes_on ? counter + 1 : 0; }

}  // namespace

std::string_view to_string(Termination termination) {
  switch (termination) {
    case Termination::rules: return "rules";
    case Termination::resignation: return "resignation";
    case Termination::agreement: return "agreement";
    case Termination::time_forfeit: return "time_forfeit";
    case Termination::illegal_move: return "illegal_move";
    case Termination::no_move: return "no_move";
    case Termination::crash: return "crash";
    case Termination::stall: return "stall";
    case Termination::score: return "score";
    case Termination::level_scores: return "level_scores";
    case Termination::ply_limit: return "ply_limit";
    case Termination::abandoned: return "abandoned";
  }
  return {};
}

void take_in(Thought& thought, const protocol::Info& info) {
  if (info.multi_pv.value_or(1) != 1) return;
  if (info.nodes) thought.nodes = info.nodes;
  if (!info.score || info.bound != protocol::Bound::exact) return;
  thought.score = info.score;
  if (info.depth) thought.depth = info.depth;
}

Match::Match(Line line, MatchTerms terms)
    : terms_(std::move(terms)),
      line_(std::move(line)),
      opening_plies_(line_.plies()),
      clock_(terms_.sides[Color::red].control, terms_.sides[Color::black].control) {
  if (const auto over = outcome(line_, terms_.rules, terms_.budget)) {
    end({over->winner, Termination::rules, over->ending, {}});
  }
}

void Match::apply(const MatchEvent& event, Moment now) {
  if (is_over()) return;
  if (std::holds_alternative<TurnBegan>(event)) {
    begin_turn(now);
  } else if (const auto* answer = std::get_if<Answered>(&event)) {
    if (asked_at_) take(*answer, now);
  } else if (const auto* failed = std::get_if<PlayerFailed>(&event)) {
    clock_.stop(now);
    lose(failed->color, failed->termination, failed->detail);
  } else if (std::holds_alternative<TimePassed>(event)) {
    if (asked_at_ && is_late(now)) {
      clock_.stop(now);
      lose(turn(), had_ ? Termination::time_forfeit : Termination::stall);
    }
  } else {
    clock_.stop(now);
    end({std::nullopt, Termination::abandoned, std::nullopt, {}});
  }
}

void Match::begin_turn(Moment now) {
  if (asked_at_) return;
  asked_at_ = now;
  had_ = clock_.remaining_for_move(turn(), now);
  clock_.start(turn(), now);
}

std::optional<Moment> Match::deadline() const {
  if (is_over() || !asked_at_) return std::nullopt;
  // A clock counts whole milliseconds: only one more is too late.
  if (had_) return *asked_at_ + *had_ + terms_.time_margin + one_millisecond;
  if (terms_.patience) return *asked_at_ + *terms_.patience + one_millisecond;
  return std::nullopt;
}

bool Match::is_late(Moment now) const {
  const auto limit = deadline();
  return limit && now >= *limit;
}

void Match::take(const Answered& answer, Moment now) {
  const Color mover = turn();
  const auto elapsed = std::chrono::duration_cast<Milliseconds>(now - *asked_at_);
  if (is_late(now)) {
    clock_.stop(now);
    return lose(mover, had_ ? Termination::time_forfeit : Termination::stall);
  }
  // What the margin forgives is not taken off the clock, which would flag.
  const Moment counted = had_ ? std::min(now, *asked_at_ + *had_ - one_millisecond) : now;
  asked_at_.reset();
  if (answer.resigns || answer.unreadable || !answer.move) {
    clock_.stop(counted);
    if (answer.resigns) return lose(mover, Termination::resignation);
    if (answer.unreadable) return lose(mover, Termination::illegal_move, *answer.unreadable);
    return lose(mover, Termination::no_move);
  }
  const Move move = *answer.move;
  if (!is_legal(line_.position(), move)) {
    clock_.stop(counted);
    return lose(mover, Termination::illegal_move, move.is_well_formed() ? to_uci(move) : "");
  }
  const bool forbids = terms_.rules.repetition.sanction == Sanction::banned_moves;
  if (forbids && banned().contains(move)) {
    clock_.stop(counted);
    return lose(mover, Termination::illegal_move, to_uci(move));
  }
  clock_.press(counted);
  clock_.stop(counted);
  play(answer, elapsed);
}

void Match::play(const Answered& answer, Milliseconds elapsed) {
  const Color mover = turn();
  line_.push(*answer.move);
  moves_.push_back({*answer.move, elapsed, clock_.remaining(mover, Moment{}), answer.thought});
  if (const auto over = outcome(line_, terms_.rules, terms_.budget)) {
    return end({over->winner, Termination::rules, over->ending, {}});
  }
  const bool agreed = answer.offers_draw && draw_offer_ == opponent(mover);
  if (agreed) return end({std::nullopt, Termination::agreement, std::nullopt, {}});
  draw_offer_ = answer.offers_draw ? std::optional(mover) : std::nullopt;
  adjudicate(answer.thought, mover);
  if (!is_over() && terms_.max_plies &&
      moves_.size() >= static_cast<std::size_t>(std::max(*terms_.max_plies, 0))) {
    end({std::nullopt, Termination::ply_limit, std::nullopt, {}});
  }
}

void Match::adjudicate(const Thought& thought, Color mover) {
  const std::optional<int> score =
      thought.score ? std::optional(centipawns(*thought.score)) : std::nullopt;
  if (const auto& rule = terms_.resign) {
    count(lost_scores_[mover], score && *score <= -rule->score);
    count(won_scores_[mover], score && *score >= rule->score);
    for (const Color color : all_colors) {
      const bool lost = lost_scores_[color] >= rule->moves;
      const bool agreed = !rule->both_agree || won_scores_[opponent(color)] >= rule->moves;
      if (lost && agreed) return lose(color, Termination::score);
    }
  }
  if (const auto& rule = terms_.draw) {
    count(level_scores_[mover], score && std::abs(*score) <= rule->score);
    const bool level = std::ranges::all_of(
        all_colors, [&](Color color) { return level_scores_[color] >= rule->moves; });
    if (level && line_.position().fullmove() >= rule->after) {
      end({std::nullopt, Termination::level_scores, std::nullopt, {}});
    }
  }
}

void Match::lose(Color color, Termination termination, std::string detail) {
  end({opponent(color), termination, std::nullopt, std::move(detail)});
}

void Match::end(MatchResult result) {
  asked_at_.reset();
  result_ = std::move(result);
}

protocol::Go Match::go() const {
  protocol::Go go;
  const SideTerms& side = terms_.sides[turn()];
  // Clocks stand still between two turns, so that any moment will do.
  const Moment any{};
  for (const Color color : all_colors) {
    const TimeControl& control = clock_.control(color);
    go.clocks[color].remaining = clock_.remaining(color, any);
    if (control.increment.count() > 0) go.clocks[color].increment = control.increment;
    go.clocks[color].moves_to_go = clock_.moves_to_go(color);
  }
  go.byo_yomi = side.control.byo_yomi;
  go.move_time = side.control.per_move;
  go.depth = side.depth;
  go.nodes = side.nodes;
  go.offers_draw = draw_offer_ == opponent(turn());
  return go;
}

MoveList Match::banned() const { return banned_moves(line_, terms_.rules, terms_.budget); }

}  // namespace chuhe::match
