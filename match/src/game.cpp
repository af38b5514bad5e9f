#include <chuhe/match/game.hpp>

#include <algorithm>
#include <cassert>
#include <utility>

#include <chuhe/core/repetition.hpp>

namespace chuhe::match {

Game::Game(Line line, const RuleSet& rules) : line_(std::move(line)), rules_(rules) {
  if (const auto ended = outcome(line_, rules_)) result_ = *ended;
}

void Game::push(Move move) {
  line_.push(move);
  if (const auto ended = outcome(line_, rules_)) result_ = *ended;
}

std::expected<void, Refusal> Game::play(Move move) {
  if (is_over()) return std::unexpected(Over{});
  if (const auto reason = why_illegal(position(), move)) {
    const auto lost = self_check_outcome(position(), move, rules_);
    if (!lost) return std::unexpected(*reason);
    undone_.clear();
    result_ = *lost;
    fatal_move_ = move;
    return {};
  }
  if (const auto moves = banned(); std::ranges::find(moves, move) != moves.end()) {
    return std::unexpected(Banned{});
  }
  undone_.clear();
  push(move);
  return {};
}

std::vector<Move> Game::banned() const {
  if (rules_.repetition.sanction != Sanction::banned_moves) return {};
  const MoveList list = banned_moves(line_, rules_);
  return {list.begin(), list.end()};
}

Game::Undone Game::undo() {
  if (fatal_move_ || (result_ && std::holds_alternative<Conceded>(*result_))) {
    fatal_move_.reset();
    result_.reset();
    return Undone::the_end;
  }
  if (line_.empty()) return Undone::nothing;
  undone_.push_back(line_.moves().back());
  line_.pop();
  result_.reset();
  if (const auto ended = outcome(line_, rules_)) result_ = *ended;
  return Undone::a_move;
}

std::optional<Move> Game::undone_move() const {
  if (undone_.empty()) return std::nullopt;
  return undone_.back();
}

bool Game::redo() {
  if (undone_.empty()) return false;
  const Move move = undone_.back();
  undone_.pop_back();
  result_.reset();
  push(move);
  return true;
}

void Game::concede(Conceded conceded) {
  assert(!is_over());
  result_ = conceded;
}

}  // namespace chuhe::match
