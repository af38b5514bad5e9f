// The tree of the search. Figures in comments are what the engine loses without the part, with
// 95 % intervals: [from, to] at 4,000 nodes a move in 160 or 200 games with the hand-made
// evaluation, +/- at 5,000 (null move: 20,000) in 200 or 300 games with the network;
// docs/strength.md says how they were taken, and what was left out because it brought nothing.
#include "search.hpp"

#include <algorithm>
#include <cmath>

#include "exchange.hpp"

namespace chuhe::engine {

namespace {

bool has_attackers(const Position& position, Color color) {
  return !(position.pieces(color) & (position.pieces(Role::rook) | position.pieces(Role::horse) |
                                     position.pieces(Role::cannon) | position.pieces(Role::pawn)))
              .empty();
}

bool bound_allows(const TableEntry& entry, Value value, Value beta) {
  if (!entry.has_value) return false;
  return entry.bound == Bound::exact ||
         (value >= beta ? entry.bound == Bound::lower : entry.bound == Bound::upper);
}

}  // namespace

void Reductions::fill(const SearchParameters& parameters) {
  for (int depth = 1; depth < size; ++depth) {
    for (int count = 1; count < size; ++count) {
      const double plies = parameters.reduction_base / 100.0 +
                           std::log(depth) * std::log(count) * 100 / parameters.reduction_divisor;
      plies_[static_cast<std::size_t>(depth)][static_cast<std::size_t>(count)] =
          static_cast<std::int8_t>(std::clamp(plies, 0.0, 100.0));
    }
  }
}

Value Search::decided_value(Verdict verdict, int ply) const {
  const std::optional<Color> loser = side_at_fault(verdict);
  if (!loser) return 0;
  return *loser == position().turn() ? -(ruling - ply) : ruling - ply;
}

std::optional<Value> Search::ruled_value(int ply) {
  const Position& here = position();
  if (!has_attackers(here, Color::red) && !has_attackers(here, Color::black)) return 0;
  if (here.quiet_plies() < 4) return std::nullopt;
  const QuietLimit& limit = rules_.quiet_limit;
  if (limit.plies && here.quiet_plies() >= *limit.plies &&
      counted_quiet_plies(here, limit) >= *limit.plies) {
    if (has_legal_move(here)) return 0;
    return ply - mate;
  }
  // Where the position stood last, within the moves that can be taken back.
  const auto keys = line_.keys();
  const std::size_t last = line_.plies();
  const std::size_t quiet = std::min(last, static_cast<std::size_t>(here.quiet_plies()));
  for (std::size_t back = 4; back <= quiet; back += 2) {
    if (keys[last - back] != keys[last]) continue;
    if (last - back >= root_plies_) {
      return decided_value(repetition_verdict(line_, search_rules_), ply);
    }
    if (line_.occurrence_count() < rules_.repetition.occurrences) return std::nullopt;
    return decided_value(repetition_verdict(line_, rules_), ply);
  }
  return std::nullopt;
}

// The key in the table tells more than the position where its history matters: whether the position
// has stood before (in the game), and how near the natural limit is.
std::uint64_t Search::table_key() const {
  const Position& here = position();
  std::uint64_t key = here.key();
  if (here.quiet_plies() >= 4) {
    const auto keys = line_.keys();
    const std::size_t last = line_.plies();
    const std::size_t quiet = std::min(last, static_cast<std::size_t>(here.quiet_plies()));
    for (std::size_t back = 4; back <= quiet; back += 2) {
      if (keys[last - back] == keys[last]) {
        key ^= 0x5851f42d4c957f2d;
        break;
      }
    }
  }
  const int near = rules_.quiet_limit.plies.value_or(1 << 20) - 24;
  if (here.quiet_plies() >= near) {
    key ^= static_cast<std::uint64_t>(here.quiet_plies() / 2) * 0x9e3779b97f4a7c15;
  }
  return key;
}

// By what deviations in like positions taught: +26 Elo +/- 34.
Value Search::corrected_evaluation(Value evaluation) const {
  const Position& here = position();
  const Color turn = here.turn();
  const int pawns = histories_->correction(turn, 0, pawn_key(here));
  const int red = histories_->correction(turn, 1, mix(here.pieces(Color::red), 5));
  const int black = histories_->correction(turn, 2, mix(here.pieces(Color::black), 7));
  const int attackers =
      histories_->correction(turn, 3, mix(here.pieces(Role::horse) | here.pieces(Role::cannon), 9));
  const int correction = (2 * pawns + red + black + attackers) * parameters_.correction_share / 64;
  return std::clamp(evaluation + correction, -max_evaluation, max_evaluation);
}

void Search::correct(Value evaluation, Value value, int depth) {
  const Position& here = position();
  const Color turn = here.turn();
  const int bonus = std::clamp((value - evaluation) * std::min(depth, 16) / 8,
                               -Histories::correction_bound / 4, Histories::correction_bound / 4);
  histories_->correction(turn, 0, pawn_key(here)).add(bonus);
  histories_->correction(turn, 1, mix(here.pieces(Color::red), 5)).add(bonus);
  histories_->correction(turn, 2, mix(here.pieces(Color::black), 7)).add(bonus);
  histories_->correction(turn, 3, mix(here.pieces(Role::horse) | here.pieces(Role::cannon), 9))
      .add(bonus);
}

QuietContext Search::context(int ply) {
  QuietContext context;
  context.histories = histories_.get();
  // Histories by the moves before: +40 Elo +/- 33.
  if (parameters_.continuations != 0) {
    context.continuations = {node(ply - 1).continuation, node(ply - 2).continuation,
                             node(ply - 4).continuation};
  }
  context.pawn_key = pawn_key(position());
  return context;
}

void Search::play(Move move, int ply) {
  const Position& here = position();
  // As early as can be, for the memory is slow. Wrong only where `table_key` adds history.
  shared_.table.prefetch(here.key_after(move));
  const Piece piece = *here.piece_at(move.from());
  node(ply).move = move;
  node(ply).continuation = &histories_->continuation(piece, move.to());
  evaluator_.push(here, move);
  line_.push(move);
}

void Search::set_line(int ply, Move move) {
  const auto here = static_cast<std::size_t>(ply);
  lines_[here][0] = move;
  const int rest = line_lengths_[here + 1];
  std::copy_n(lines_[here + 1].begin(), rest, lines_[here].begin() + 1);
  line_lengths_[here] = rest + 1;
}

void Search::add_continuations(int ply, Piece piece, Square to, int bonus) {
  for (int back : {1, 2, 4}) {
    PieceToTable* table = node(ply - back).continuation;
    if (table != nullptr) {
      (*table)[piece_number(piece)][static_cast<std::size_t>(to)].add(bonus);
    }
  }
}

// After a cut-off: the best move is praised, those tried in vain before it are blamed.
void Search::reward(int ply, int depth, Move best, const MoveList& quiets,
                    const MoveList& captures) {
  const Position& here = position();
  const int bonus =
      std::min(parameters_.bonus_slope * depth - parameters_.bonus_offset, parameters_.bonus_most);
  const auto change_capture = [&](Move move, int amount) {
    histories_->capture(*here.piece_at(move.from()), move.to(), here.piece_at(move.to())->role)
        .add(amount);
  };
  if (here.is_empty(best.to())) {
    const auto change = [&](Move move, int amount) {
      const Piece piece = *here.piece_at(move.from());
      histories_->butterfly(piece.color, move).add(amount);
      histories_->pawns(pawn_key(here), piece, move.to()).add(amount);
      add_continuations(ply, piece, move.to(), amount);
    };
    change(best, bonus);
    for (Move move : quiets) {
      if (move != best) change(move, -bonus);
    }
  } else {
    change_capture(best, bonus);
  }
  for (Move move : captures) {
    if (move != best) change_capture(move, -bonus);
  }
}

std::optional<Value> Search::try_null_move(Value beta, int depth, int ply, bool cut_node) {
  const Value evaluation = node(ply).evaluation;
  const int reduction = parameters_.null_move_base + depth / parameters_.null_move_divisor +
                        std::clamp((evaluation - beta) / parameters_.null_move_margin, 0, 3);
  node(ply).move = Move{};
  node(ply).continuation = nullptr;
  evaluator_.push_pass();
  line_.push_pass();
  Value value = -search<Kind::other>(-beta, -beta + 1, depth - reduction, ply + 1, !cut_node);
  take_back();
  if (stopped()) return 0;
  if (value < beta) return std::nullopt;
  if (is_decided(value)) value = beta;
  if (depth < 12) return value;
  // Deep in the tree zugzwang would cost too much: search once more without passing.
  const int former = null_move_from_;
  null_move_from_ = ply + 3 * (depth - reduction) / 4;
  const Value verified = search<Kind::other>(beta - 1, beta, depth - reduction, ply, false);
  null_move_from_ = former;
  if (verified >= beta) return value;
  return std::nullopt;
}

std::optional<Value> Search::prune_node(Value beta, int depth, int ply, bool cut_node,
                                        bool improving) {
  const Value evaluation = node(ply).evaluation;
  // Far above beta (reverse futility): +131 Elo [91, 175].
  if (depth <= parameters_.reverse_futility_depth &&
      evaluation - parameters_.reverse_futility_margin * (depth - (improving ? 1 : 0)) >= beta &&
      !is_decided(beta) && !is_decided(evaluation)) {
    return (2 * beta + evaluation) / 3;
  }
  // Null move: +24 Elo +/- 43.
  if (depth >= parameters_.null_move_depth && evaluation >= beta && !is_decided(beta) &&
      ply >= null_move_from_ && !node(ply - 1).move.is_null() &&
      has_attackers(position(), position().turn())) {
    if (const auto value = try_null_move(beta, depth, ply, cut_node)) return value;
  }
  return std::nullopt;
}

template <Search::Kind kind>
Value Search::search(Value alpha, Value beta, int depth, int ply, bool cut_node) {
  constexpr bool root = kind == Kind::root;
  constexpr bool pv = kind != Kind::other;
  if (depth <= 0) return quiesce<pv ? Kind::pv : Kind::other>(alpha, beta, ply, 0);

  ++own_nodes_;
  check_limits();
  if (stopped()) return 0;
  line_lengths_[static_cast<std::size_t>(ply)] = 0;
  if (pv) selective_depth_ = std::max(selective_depth_, ply + 1);

  const Position& here = position();
  if constexpr (!root) {
    if (!node(ply).excluded) {
      if (const auto value = ruled_value(ply)) return *value;
    }
    if (ply >= max_ply - 2) return here.in_check() ? 0 : evaluate(here);
    alpha = std::max(alpha, ply - mate);
    beta = std::min(beta, mate - ply - 1);
    if (alpha >= beta) return alpha;
  }

  const Move excluded = node(ply).excluded;
  const std::uint64_t key =
      table_key() ^ (static_cast<std::uint64_t>(excluded.bits()) * 0xd6e8feb86659fd93);
  const std::optional<TableEntry> entry = shared_.table.find(key);
  const Value table_value = entry && entry->has_value ? from_table(entry->value, ply) : no_value;
  Move table_move = entry ? entry->move : Move{};
  if (root) table_move = root_moves_[pv_index_].move;
  const bool was_pv = pv || (entry && entry->pv);

  // +44 Elo +/- 42.
  if (!pv && entry && !excluded && entry->depth >= depth && parameters_.table_cuts != 0 &&
      bound_allows(*entry, table_value, beta)) {
    return table_value;
  }

  const bool in_check = here.in_check();
  Value raw_evaluation = no_value;
  bool improving = false;
  node(ply + 1).excluded = Move{};
  node(ply).double_extensions = node(ply - 1).double_extensions;
  if (in_check) {
    node(ply).evaluation = no_value;
  } else {
    if (!excluded || node(ply).evaluation == no_value) {
      raw_evaluation = entry && entry->evaluation != no_value ? entry->evaluation : evaluate(here);
      Value evaluation = corrected_evaluation(raw_evaluation);
      if (table_value != no_value && !is_decided(table_value) &&
          bound_allows(*entry, table_value, evaluation)) {
        evaluation = table_value;
      }
      node(ply).evaluation = evaluation;
    }
    const Value before =
        node(ply - 2).evaluation != no_value ? node(ply - 2).evaluation : node(ply - 4).evaluation;
    improving = before == no_value || node(ply).evaluation > before;
    if (!pv && !excluded) {
      if (const auto value = prune_node(beta, depth, ply, cut_node, improving)) {
        return *value;
      }
    }
  }

  const QuietContext quiet = context(ply);
  MovePicker picker(here, table_move, quiet, MovePicker::Moves::all);
  MoveList quiets_tried;
  MoveList captures_tried;
  Value best = -infinite;
  Move best_move;
  const Value first_alpha = alpha;
  int count = 0;

  for (Move move = picker.next(); move; move = picker.next()) {
    if (move == excluded) continue;
    RootMove* root_move = nullptr;
    if constexpr (root) {
      const auto found = std::find_if(
          root_moves_.begin() + static_cast<std::ptrdiff_t>(pv_index_), root_moves_.end(),
          [&](const RootMove& candidate) { return candidate.move == move; });
      if (found == root_moves_.end()) continue;
      root_move = &*found;
    }
    if (!leaves_king_safe(here, move)) continue;
    ++count;
    const bool capture = !here.is_empty(move.to());
    const bool check = gives_check(here, move);
    const int history = capture ? 0 : quiet.score(here, move);

    if (!root && best > -ruling_bound) {
      const int late = std::max(depth - reductions_.at(depth, count), 0);
      if (!capture && !check) {
        // Late quiet moves are not searched at all: +83 Elo [43, 126].
        if (count >= (parameters_.late_moves_base + depth * depth) / (improving ? 1 : 2))
          picker.skip_quiets();
        // Futility: +33 Elo [-7, 74].
        if (late <= parameters_.futility_depth && !in_check &&
            node(ply).evaluation + parameters_.futility_base + parameters_.futility_margin * late <=
                alpha) {
          picker.skip_quiets();
          continue;
        }
        // By history: +20 Elo [-17, 57].
        if (late <= parameters_.history_depth && history < -parameters_.history_margin * depth) {
          continue;
        }
        // Where the piece would be lost: +33 Elo [-7, 75].
        if (late <= parameters_.quiet_loss_depth &&
            !exchange_gains(here, move, -parameters_.quiet_loss_margin * late * late)) {
          continue;
        }
      } else if (!check && depth <= parameters_.capture_loss_depth &&
                 !exchange_gains(here, move, -parameters_.capture_loss_margin * depth)) {
        // Captures that lose much: +33 Elo [-14, 81]. A check that sacrifices a piece may mate: to
        // leave out such checks as well cost 87 Elo [42, 135].
        continue;
      }
    }

    int extension = 0;
    // Singular extensions: +38 Elo [0, 78].
    if (!root && depth >= parameters_.singular_depth && move == table_move && !excluded && entry &&
        entry->has_value && entry->bound != Bound::upper && entry->depth >= depth - 3 &&
        !is_decided(table_value) && ply < 2 * root_depth_) {
      const Value target = table_value - parameters_.singular_margin * depth;
      node(ply).excluded = move;
      const Value others = search<Kind::other>(target - 1, target, (depth - 1) / 2, ply, cut_node);
      node(ply).excluded = Move{};
      if (stopped()) return 0;
      if (others < target) {
        extension = 1;
        // Twice: +30 Elo +/- 39.
        if (!pv && others < target - parameters_.double_extension_margin &&
            node(ply).double_extensions < 6) {
          extension = 2;
          ++node(ply).double_extensions;
        }
      } else if (target >= beta) {
        return target;
      }
    }

    const std::uint64_t nodes_before = own_nodes_;
    play(move, ply);
    const int full = depth - 1 + extension;
    Value value = 0;
    // Late move reductions: +74 Elo [29, 122].
    if (depth >= 3 && count > 1 + (pv ? 1 : 0) && (!capture || !was_pv || cut_node)) {
      int less = reductions_.at(depth, count);
      if (cut_node) less += parameters_.reduction_cut_node;
      if (was_pv) --less;
      if (check) --less;
      less -= capture ? 1 : history / parameters_.reduction_history;
      const int reduced = std::clamp(full - less, 1, full);
      value = -search<Kind::other>(-(alpha + 1), -alpha, reduced, ply + 1, true);
      if (value > alpha && reduced < full) {
        value = -search<Kind::other>(-(alpha + 1), -alpha, full, ply + 1, !cut_node);
      }
    } else if (!pv || count > 1) {
      value = -search<Kind::other>(-(alpha + 1), -alpha, full, ply + 1, !cut_node);
    }
    if (pv && (count == 1 || value > alpha)) {
      value = -search<Kind::pv>(-beta, -alpha, full, ply + 1, false);
    }
    take_back();
    if (stopped()) return 0;

    if constexpr (root) {
      root_move->effort += own_nodes_ - nodes_before;
      if (count == 1 || value > alpha) {
        root_move->value = value;
        root_move->selective_depth = selective_depth_;
        root_move->line.assign(1, move);
        root_move->line.insert(root_move->line.end(), lines_[1].begin(),
                               lines_[1].begin() + line_lengths_[1]);
      } else {
        root_move->value = -infinite;
      }
    }
    if (value > best) {
      best = value;
      if (value > alpha) {
        best_move = move;
        if (pv && !root) set_line(ply, move);
        if (value >= beta) break;
        alpha = value;
      }
    }
    (capture ? captures_tried : quiets_tried).push_back(move);
  }

  if (count == 0) return excluded ? alpha : ply - mate;
  if (best == -infinite) best = alpha;  // everything was pruned
  if (best >= beta) reward(ply, depth, best_move, quiets_tried, captures_tried);

  const Bound bound = best >= beta               ? Bound::lower
                      : best > first_alpha && pv ? Bound::exact
                                                 : Bound::upper;
  if (!excluded && !(root && pv_index_ > 0)) {
    TableEntry fresh;
    fresh.move = best_move;
    fresh.value = to_table(best, ply);
    fresh.evaluation = in_check ? no_value : raw_evaluation;
    fresh.depth = depth;
    fresh.bound = bound;
    fresh.has_value = true;
    fresh.pv = was_pv;
    shared_.table.store(key, fresh);
  }
  if (!in_check && !excluded && !is_decided(best) &&
      (!best_move || here.is_empty(best_move.to())) &&
      !(bound == Bound::lower && best <= node(ply).evaluation) &&
      !(bound == Bound::upper && best >= node(ply).evaluation)) {
    correct(node(ply).evaluation, best, depth);
  }
  return best;
}

template <Search::Kind kind>
Value Search::quiesce(Value alpha, Value beta, int ply, int depth) {
  constexpr bool pv = kind != Kind::other;
  ++own_nodes_;
  check_limits();
  if (stopped()) return 0;
  line_lengths_[static_cast<std::size_t>(ply)] = 0;
  if (pv) selective_depth_ = std::max(selective_depth_, ply + 1);
  if (const auto value = ruled_value(ply)) return *value;
  const Position& here = position();
  const bool in_check = here.in_check();
  if (ply >= max_ply - 2) return in_check ? 0 : evaluate(here);

  const std::uint64_t key = table_key();
  const std::optional<TableEntry> entry = shared_.table.find(key);
  const Value table_value = entry && entry->has_value ? from_table(entry->value, ply) : no_value;
  if (!pv && entry && bound_allows(*entry, table_value, beta)) return table_value;

  Value raw_evaluation = no_value;
  Value best = -infinite;
  Value futile = -infinite;
  if (!in_check) {
    raw_evaluation = entry && entry->evaluation != no_value ? entry->evaluation : evaluate(here);
    best = corrected_evaluation(raw_evaluation);
    if (table_value != no_value && !is_decided(table_value) &&
        bound_allows(*entry, table_value, best)) {
      best = table_value;
    }
    if (best >= beta) {
      if (!entry) {
        TableEntry fresh;
        fresh.evaluation = raw_evaluation;
        shared_.table.store(key, fresh);
      }
      return best;
    }
    alpha = std::max(alpha, best);
    futile = best + parameters_.quiescence_margin;
  }

  node(ply + 1).excluded = Move{};
  const QuietContext quiet = context(ply);
  MovePicker picker(here, entry ? entry->move : Move{}, quiet,
                    in_check ? MovePicker::Moves::all : MovePicker::Moves::captures);
  Move best_move;
  int count = 0;
  const Value first_alpha = alpha;
  for (Move move = picker.next(); move; move = picker.next()) {
    if (!leaves_king_safe(here, move)) continue;
    ++count;
    if (best > -ruling_bound) {
      if (in_check) {
        // One quiet way out of check is enough when there is something better than being mated.
        if (here.is_empty(move.to()) && count > 2) picker.skip_quiets();
      } else {
        const auto victim = here.piece_at(move.to());
        if (victim && futile + exchange_value(victim->role) <= alpha && !gives_check(here, move)) {
          best = std::max(best, futile + exchange_value(victim->role));
          continue;
        }
      }
      if (!exchange_gains(here, move, in_check ? -parameters_.evasion_loss : 0)) continue;
    }
    play(move, ply);
    const Value value = -quiesce<kind>(-beta, -alpha, ply + 1, depth - 1);
    take_back();
    if (stopped()) return 0;
    if (value > best) {
      best = value;
      if (value > alpha) {
        best_move = move;
        if (pv) set_line(ply, move);
        if (value >= beta) break;
        alpha = value;
      }
    }
  }
  if (in_check && count == 0) return ply - mate;
  TableEntry fresh;
  fresh.move = best_move;
  fresh.value = to_table(best, ply);
  fresh.evaluation = in_check ? no_value : raw_evaluation;
  fresh.depth = 0;
  fresh.bound = best >= beta               ? Bound::lower
                : pv && best > first_alpha ? Bound::exact
                                           : Bound::upper;
  fresh.has_value = true;
  fresh.pv = pv;
  shared_.table.store(key, fresh);
  return best;
}

template Value Search::search<Search::Kind::root>(Value, Value, int, int, bool);

}  // namespace chuhe::engine
