#include "novice.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <chuhe/core/movegen.hpp>

#include "evaluation.hpp"
#include "exchange.hpp"

namespace chuhe::engine {

namespace {

// Normally distributed with this deviation, but for the far ends: the sum of four dice.
int scattered(std::uint64_t bits, int deviation) {
  int sum = 0;
  for (int shift : {0, 16, 32, 48}) sum += static_cast<int>(bits >> shift & 0xffff) - 32768;
  return static_cast<int>(sum / 37837.0 * deviation);
}

int steps_between(Square a, Square b) {
  return std::max(std::abs(file_of(a) - file_of(b)), std::abs(rank_of(a) - rank_of(b)));
}

bool is_back(Square from, Square to, Color color) {
  return color == Color::red ? rank_of(to) < rank_of(from) : rank_of(to) > rank_of(from);
}

// How easily a move is overlooked, in per cent of what the level says.
int strangeness(const Position& position, Move move, Square last) {
  const Piece piece = *position.piece_at(move.from());
  const bool capture = !position.is_empty(move.to());
  const int steps = steps_between(move.from(), move.to());
  // Everybody looks at the piece that has just moved.
  if (capture && move.to() == last) return 12;
  int result = 55;
  switch (piece.role) {
    case Role::cannon: result = capture ? 85 + 5 * steps : 45; break;
    case Role::horse: result = 90; break;
    case Role::rook: result = capture ? 25 + 7 * steps : 45; break;
    case Role::elephant: result = 70; break;
    case Role::king:
    case Role::advisor:
    case Role::pawn: result = 50; break;
  }
  if (is_back(move.from(), move.to(), piece.color)) result += 30;
  return result;
}

}  // namespace

Judgement::Judgement(int misjudgement, std::uint64_t seed) : sober_(misjudgement == 0) {
  if (sober_) return;
  for (std::size_t piece = 0; piece < piece_numbers; ++piece) {
    // Of a kind of piece as such, and of each of its places.
    const int kind = scattered(scrambled(seed, 1000 + piece % role_count), misjudgement);
    for (int i = 0; i < square_count; ++i) {
      const std::uint64_t place = piece * square_count + static_cast<std::uint64_t>(i);
      likes_[piece][square_at(i)] = static_cast<std::int16_t>(
          kind / 2 + scattered(scrambled(seed, 2000 + place), misjudgement));
    }
  }
}

Value Judgement::of(const Position& position) const {
  const Value value = evaluate(position);
  if (sober_) return value;
  Value liked = 0;
  for (Color color : all_colors) {
    const int sign = color == position.turn() ? 1 : -1;
    for (Square square : position.pieces(color)) {
      liked += sign * likes_[piece_number(*position.piece_at(square))][square];
    }
  }
  return std::clamp(value + liked, -max_evaluation, max_evaluation);
}

bool is_overlooked(const Position& position, Move move, int ply, Square last, int oversight,
                   std::uint64_t seed) {
  if (oversight == 0 || position.in_check()) return false;
  // One's own moves are looked at with more care than what may come later.
  const int care = ply == 0 ? 45 : 80 + 20 * std::min(ply, 4);
  const int chance = oversight * strangeness(position, move, last) / 100 * care / 100;
  const std::uint64_t bits = scrambled(seed ^ position.key(), move.bits());
  return static_cast<int>(bits % 1000) < chance;
}

Novice::Novice(const Line& line, const RuleSet& rules, const Weakness& weakness, std::uint64_t seed,
               std::function<bool(std::uint64_t)> is_over)
    : line_(line),
      rules_(rules),
      weakness_(weakness),
      seed_(seed),
      is_over_(std::move(is_over)),
      judgement_(weakness.misjudgement, seed) {}

void Novice::look(std::vector<RootMove>& moves, int depth,
                  const std::function<void(int depth)>& on_depth) {
  for (int current = 1; current <= depth; ++current) {
    std::vector<RootMove> attempt = moves;
    value_moves(attempt, current);
    if (over_) return;
    moves = std::move(attempt);
    may_stop_ = true;
    on_depth(current);
  }
}

void Novice::value_moves(std::vector<RootMove>& moves, int depth) {
  // What is this much worse than the best is not chosen anyway.
  const Value window = 7 * weakness_.carelessness + 60;
  const Color us = line_.position().turn();
  Value best = -infinite;
  for (RootMove& move : moves) {
    line_.push(move.move);
    const auto end = outcome(line_, rules_);
    line_.pop();
    if (end) {
      const bool stuck = end->ending == Ending::checkmate || end->ending == Ending::stalemate;
      move.value = !end->winner         ? 0
                   : stuck              ? mate - 1
                   : *end->winner == us ? ruling - 1
                                        : 1 - ruling;
      move.line = {move.move};
    } else {
      move.value = value_of(move, std::max(best - window, -infinite), depth);
    }
    if (over_) return;
    move.selective_depth = depth;
    const bool unseen = overlooks(move.move, 0) && move.value < mate - 1;
    // A mate in one is missed as well, but by fewer.
    const bool unseen_mate =
        move.value == mate - 1 &&
        static_cast<int>(scrambled(seed_, line_.position().key()) % 2500) < weakness_.oversight;
    if (unseen || unseen_mate) move.value = std::min(move.value, -max_evaluation);
    best = std::max(best, move.value);
  }
  std::ranges::stable_sort(moves, std::ranges::greater{}, &RootMove::value);
}

Value Novice::value_of(RootMove& move, Value alpha, int depth) {
  line_.push(move.move);
  const Value value = -search(-infinite, -alpha, depth - 1, 1);
  line_.pop();
  if (over_) return 0;
  move.line = {move.move};
  move.line.insert(move.line.end(), lines_[1].begin(), lines_[1].end());
  return value;
}

Value Novice::search(Value alpha, Value beta, int depth, int ply) {
  if (depth <= 0) return exchanges(alpha, beta, weakness_.captures, ply);
  ++nodes_;
  if (gave_up()) return 0;
  auto& line = lines_[static_cast<std::size_t>(ply)];
  line.clear();
  if (is_drawn()) return 0;
  Value best = -infinite;
  bool stuck = true;
  for (Move move : ordered(MoveKind::all)) {
    if (!leaves_king_safe(line_.position(), move)) continue;
    stuck = false;
    if (overlooks(move, ply)) continue;
    line_.push(move);
    const Value value = -search(-beta, -std::max(alpha, best), depth - 1, ply + 1);
    line_.pop();
    if (over_) return 0;
    if (value <= best) continue;
    best = value;
    if (value >= beta) break;
    if (value > alpha) {
      line = {move};
      const auto& rest = lines_[static_cast<std::size_t>(ply + 1)];
      line.insert(line.end(), rest.begin(), rest.end());
    }
  }
  if (stuck) return ply - mate;
  return best == -infinite ? judgement_.of(line_.position()) : best;
}

Value Novice::exchanges(Value alpha, Value beta, int left, int ply) {
  ++nodes_;
  if (gave_up()) return 0;
  if (static_cast<std::size_t>(ply) < lines_.size()) lines_[static_cast<std::size_t>(ply)].clear();
  const Position here = line_.position();
  if (here.in_check() && !has_legal_move(here)) return ply - mate;
  if (is_drawn()) return 0;
  Value best = judgement_.of(here);
  if (left == 0 || best >= beta) return best;
  for (Move move : ordered(MoveKind::captures)) {
    if (!leaves_king_safe(here, move) || overlooks(move, ply)) continue;
    line_.push(move);
    const Value value = -exchanges(-beta, -std::max(alpha, best), left - 1, ply + 1);
    line_.pop();
    if (over_) return 0;
    best = std::max(best, value);
    if (best >= beta) break;
  }
  return best;
}

bool Novice::is_drawn() const {
  const Position& here = line_.position();
  return rules_.quiet_limit.plies && here.quiet_plies() >= *rules_.quiet_limit.plies &&
         counted_quiet_plies(here, rules_.quiet_limit) >= *rules_.quiet_limit.plies;
}

bool Novice::overlooks(Move move, int ply) const {
  const auto moves = line_.moves();
  const Square last = moves.empty() || !moves.back() ? move.from() : moves.back().to();
  return is_overlooked(line_.position(), move, ply, last, weakness_.oversight, seed_);
}

bool Novice::gave_up() {
  if (may_stop_ && !over_ && nodes_ % 256 == 0) over_ = is_over_(nodes_);
  return over_;
}

// Valuable captures by cheap pieces first, then what goes forward.
MoveList Novice::ordered(MoveKind kind) const {
  const Position& here = line_.position();
  MoveList moves;
  generate(here, kind, moves);
  const auto promise = [&](Move move) {
    const auto victim = here.piece_at(move.to());
    const int value = exchange_value(here.piece_at(move.from())->role);
    if (victim) return 10000 + 10 * exchange_value(victim->role) - value;
    return is_back(move.from(), move.to(), here.turn()) ? 0 : value;
  };
  std::ranges::stable_sort(moves, std::ranges::greater{}, promise);
  return moves;
}

std::size_t careless_choice(const std::vector<RootMove>& moves, int carelessness,
                            std::uint64_t random) {
  if (carelessness == 0) return 0;
  const Value best = moves.front().value;
  const auto weight = [&](const RootMove& move) {
    // The values of others may be bounds, or unknown: they are no nearer than they seem.
    return std::exp(static_cast<double>(move.value - best) / carelessness);
  };
  double sum = 0;
  for (const RootMove& move : moves) sum += weight(move);
  double ticket = static_cast<double>(random >> 11U) / 9007199254740992.0 * sum;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    ticket -= weight(moves[i]);
    if (ticket < 0) return i;
  }
  return 0;
}

}  // namespace chuhe::engine
