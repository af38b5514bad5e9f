#include <chuhe/record/review.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdlib>

#include <chuhe/core/movegen.hpp>

namespace chuhe::record {

namespace {

// docs/analysis.md says how this was fitted.
constexpr double scale = 215;
constexpr double steepness = 5;

int bounded_centipawns(const Worth& worth, Color side) {
  int red = 0;
  if (!worth.evaluation) {
    red = static_cast<int>((2 * worth.red_points - 1) * most_centipawns);
  } else if (worth.evaluation->is_mate) {
    red = worth.evaluation->value > 0 ? most_centipawns : -most_centipawns;
  } else {
    red = std::clamp(worth.evaluation->value, -most_centipawns, most_centipawns);
  }
  return side == Color::red ? red : -red;
}

// In how many moves the side mates; nothing where it does not.
std::optional<int> mate_for(const Worth& worth, Color side) {
  if (!worth.evaluation || !worth.evaluation->is_mate) return std::nullopt;
  const int moves = side == Color::red ? worth.evaluation->value : -worth.evaluation->value;
  return moves > 0 ? std::optional(moves) : std::nullopt;
}

bool tells_quality(std::uint8_t mark) { return mark >= 1 && mark <= 6; }

void set_mark(Annotation& annotation, Judgement judgement, bool replaces) {
  auto& marks = annotation.marks;
  if (replaces) std::erase_if(marks, tells_quality);
  if (judgement == Judgement::good || std::ranges::any_of(marks, tells_quality)) return;
  marks.insert(marks.begin(), mark_of(judgement));
}

void add_line(Game& game, NodeId parent, const MoveReview& review, std::size_t length) {
  bool first = true;
  for (std::size_t i = 0; i < std::min(length, review.better.size()); ++i) {
    const Move move = review.better[i];
    const auto known = game.find(parent, move);
    parent = known ? *known : game.append(parent, move, MoveStatus::legal);
    if (first && review.before.evaluation) {
      game.edit_annotation(parent).evaluation = review.before.evaluation;
    }
    first = false;
  }
}

}  // namespace

double expected_points(const Evaluation& evaluation, Color side) {
  double red = 0;
  if (evaluation.is_mate) {
    red = evaluation.value > 0 ? 1 : 0;
  } else {
    red = 1 / (1 + std::exp(-evaluation.value / scale));
  }
  return side == Color::red ? red : 1 - red;
}

Worth worth_of(const Evaluation& evaluation) {
  return {expected_points(evaluation, Color::red), evaluation};
}

Worth worth_of(const Outcome& outcome) {
  if (!outcome.winner) return {0.5, std::nullopt};
  return {*outcome.winner == Color::red ? 1.0 : 0.0, std::nullopt};
}

double least_loss(Judgement judgement) {
  switch (judgement) {
    case Judgement::good: return 0;
    case Judgement::inaccuracy: return 0.05;
    case Judgement::mistake: return 0.10;
    case Judgement::blunder: return 0.20;
  }
  return 0;
}

Judgement judge(double loss) {
  for (const Judgement judgement :
       {Judgement::blunder, Judgement::mistake, Judgement::inaccuracy}) {
    if (loss >= least_loss(judgement)) return judgement;
  }
  return Judgement::good;
}

std::uint8_t mark_of(Judgement judgement) {
  switch (judgement) {
    case Judgement::good: return 0;
    case Judgement::inaccuracy: return 6;
    case Judgement::mistake: return 2;
    case Judgement::blunder: return 4;
  }
  return 0;
}

MoveReview review_move(const Position& before, Move played, const Look& look_before,
                       const Look& look_after) {
  MoveReview review;
  review.mover = before.turn();
  review.played = played;
  review.before = look_before.worth;
  review.after = look_after.worth;
  review.is_forced = legal_moves(before).size() == 1;
  review.is_best = !look_before.line.empty() && look_before.line.front() == played;
  // What a look at the next position finds is no fault of whoever did as was thought best.
  if (review.is_best || review.is_forced) return review;
  review.loss =
      std::max(0.0, review.before.points(review.mover) - review.after.points(review.mover));
  review.centipawn_loss = std::max(0, bounded_centipawns(review.before, review.mover) -
                                          bounded_centipawns(review.after, review.mover));
  review.judgement = judge(review.loss);
  review.better = look_before.line;
  if (review.after.points(review.mover) < 1) {
    review.missed_mate = mate_for(review.before, review.mover);
  }
  return review;
}

double accuracy_of(double loss) { return 100 * std::exp(-steepness * std::max(loss, 0.0)); }

SideReview review_side(std::span<const MoveReview> moves, Color side) {
  SideReview result;
  double accuracy = 0;
  for (const MoveReview& move : moves) {
    if (move.mover != side) continue;
    ++result.moves;
    if (move.is_forced) {
      ++result.forced;
      continue;
    }
    result.best += move.is_best;
    result.inaccuracies += move.judgement == Judgement::inaccuracy;
    result.mistakes += move.judgement == Judgement::mistake;
    result.blunders += move.judgement == Judgement::blunder;
    accuracy += accuracy_of(move.loss);
    result.mean_loss += move.loss;
    result.mean_centipawn_loss += move.centipawn_loss;
  }
  if (result.moves == result.forced) return result;
  const auto free = static_cast<double>(result.moves - result.forced);
  result.accuracy = accuracy / free;
  result.mean_loss /= free;
  result.mean_centipawn_loss /= free;
  return result;
}

void write_review(Game& game, std::span<const MoveReview> moves, const ReviewNotes& notes) {
  const std::vector<NodeId> line = game.main_line();
  assert(moves.size() <= line.size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const MoveReview& review = moves[i];
    assert(game.move(line[i]) == review.played);
    Annotation& annotation = game.edit_annotation(line[i]);
    annotation.evaluation = review.after.evaluation;
    set_mark(annotation, review.judgement, notes.replaces_marks);
    if (review.judgement == Judgement::good || review.judgement < notes.lines_from) continue;
    add_line(game, i == 0 ? NodeId::root : line[i - 1], review, notes.line_length);
  }
}

namespace {

bool is_marked_as_fault(const Annotation& annotation) {
  return std::ranges::any_of(annotation.marks, [](std::uint8_t mark) {
    return mark == mark_of(Judgement::mistake) || mark == mark_of(Judgement::blunder);
  });
}

// What a variation beside a move is worth, and its moves; nothing where none has a score.
std::optional<Look> best_variation(const Game& game, NodeId parent, NodeId played, Color mover) {
  std::optional<Look> best;
  for (const NodeId node : game.children(parent)) {
    const auto& evaluation = game.annotation(node).evaluation;
    if (node == played || !evaluation || game.status(node) != MoveStatus::legal) continue;
    const Worth worth = worth_of(*evaluation);
    if (best && best->worth.points(mover) >= worth.points(mover)) continue;
    best = Look{worth};
    for (std::optional<NodeId> next = node; next && game.status(*next) == MoveStatus::legal;
         next = game.first_child(*next)) {
      best->line.push_back(game.move(*next));
    }
  }
  return best;
}

}  // namespace

std::optional<std::vector<MoveReview>> read_review(const Game& game, const RuleSet& rules) {
  if (!game.start()) return std::nullopt;
  std::vector<MoveReview> moves;
  Line line(*game.start());
  NodeId parent = NodeId::root;
  std::optional<Worth> before;
  if (const auto& start = game.annotation(parent).evaluation) before = worth_of(*start);
  for (const NodeId node : game.main_line()) {
    if (game.status(node) != MoveStatus::legal) break;
    MoveReview review;
    review.mover = line.position().turn();
    review.played = game.move(node);
    review.is_forced = legal_moves(line.position()).size() == 1;
    line.push(review.played);
    const Annotation& annotation = game.annotation(node);
    if (annotation.evaluation) {
      review.after = worth_of(*annotation.evaluation);
    } else if (const auto over = outcome(line, rules)) {
      review.after = worth_of(*over);
    } else {
      return std::nullopt;
    }
    // Where there was no choice, what stands beside the move is no better one.
    const auto variation =
        review.is_forced ? std::nullopt : best_variation(game, parent, node, review.mover);
    if (!variation && !review.is_forced && is_marked_as_fault(annotation)) return std::nullopt;
    review.before = variation ? variation->worth : before.value_or(review.after);
    const double loss = review.before.points(review.mover) - review.after.points(review.mover);
    if (variation && loss > 0) {
      review.loss = loss;
      review.centipawn_loss = std::max(0, bounded_centipawns(review.before, review.mover) -
                                              bounded_centipawns(review.after, review.mover));
      review.judgement = judge(loss);
      review.better = variation->line;
    }
    before = review.after;
    parent = node;
    moves.push_back(std::move(review));
  }
  return moves;
}

}  // namespace chuhe::record
