#include "move_picker.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "exchange.hpp"

namespace chuhe::engine {

int QuietContext::score(const Position& position, Move move) const {
  const Piece piece = *position.piece_at(move.from());
  const std::size_t number = piece_number(piece);
  const auto to = static_cast<std::size_t>(move.to());
  int score = 2 * histories->butterfly(piece.color, move);
  score += histories->pawns(pawn_key, piece, move.to());
  for (const PieceToTable* table : continuations) {
    if (table != nullptr) score += (*table)[number][to];
  }
  return score;
}

MovePicker::MovePicker(const Position& position, Move table_move, const QuietContext& context,
                       Moves moves)
    : position_(position),
      context_(context),
      table_move_(table_move),
      moves_(moves),
      stage_(Stage::table_move) {
  const bool usable = is_pseudo_legal(position, table_move) && !table_move.is_null() &&
                      (moves == Moves::all || !position.is_empty(table_move.to()));
  if (!usable) {
    table_move_ = Move{};
    stage_ = Stage::make_captures;
  }
}

void MovePicker::score_captures() {
  for (std::size_t i = 0; i < list_.size(); ++i) {
    const Move move = list_[i];
    const Piece piece = *position_.piece_at(move.from());
    const Role victim = position_.piece_at(move.to())->role;
    scores_[i] = 16 * exchange_value(victim) - exchange_value(piece.role) +
                 context_.histories->capture(piece, move.to(), victim);
  }
}

void MovePicker::score_quiets() {
  for (std::size_t i = 0; i < list_.size(); ++i) {
    scores_[i] = context_.score(position_, list_[i]);
  }
}

Move MovePicker::take_best() {
  // Score and place in one number, the first of equals ahead: such a loop compilers turn into
  // vector instructions.
  constexpr int places = 128;
  static_assert(MoveList::capacity <= places);
  int top = std::numeric_limits<int>::min();
  for (std::size_t i = at_; i < list_.size(); ++i) {
    top = std::max(top, scores_[i] * places + (places - 1 - static_cast<int>(i)));
  }
  const auto best = static_cast<std::size_t>(places - 1 - (top & (places - 1)));
  std::swap(list_[at_], list_[best]);
  std::swap(scores_[at_], scores_[best]);
  return list_[at_++];
}

Move MovePicker::next() {
  switch (stage_) {
    case Stage::table_move: stage_ = Stage::make_captures; return table_move_;
    case Stage::make_captures:
      generate(position_, MoveKind::captures, list_);
      score_captures();
      stage_ = Stage::good_captures;
      [[fallthrough]];
    case Stage::good_captures:
      while (at_ < list_.size()) {
        const Move move = take_best();
        if (move == table_move_) continue;
        if (exchange_gains(position_, move, 0)) return move;
        bad_captures_.push_back(move);
      }
      if (moves_ == Moves::captures) {
        stage_ = Stage::done;
        return Move{};
      }
      stage_ = Stage::make_quiets;
      [[fallthrough]];
    case Stage::make_quiets:
      list_.clear();
      at_ = 0;
      if (!skip_quiets_) {
        generate(position_, MoveKind::quiets, list_);
        score_quiets();
      }
      stage_ = Stage::quiets;
      [[fallthrough]];
    case Stage::quiets:
      while (!skip_quiets_ && at_ < list_.size()) {
        const Move move = take_best();
        if (move != table_move_) return move;
      }
      stage_ = Stage::bad_captures;
      [[fallthrough]];
    case Stage::bad_captures:
      if (bad_at_ < bad_captures_.size()) return bad_captures_[bad_at_++];
      stage_ = Stage::done;
      [[fallthrough]];
    case Stage::done: return Move{};
  }
  return Move{};
}

}  // namespace chuhe::engine
