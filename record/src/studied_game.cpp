#include <chuhe/record/studied_game.hpp>

#include <utility>

namespace chuhe::record {

StudiedGame::StudiedGame(Game game) : game_(std::move(game)), line_(*game_.start()) {}

void StudiedGame::step_to(NodeId child) {
  line_.push(game_.move(child));
  place_ = child;
}

StudiedGame::Step StudiedGame::next(std::size_t number) {
  const std::vector<NodeId> moves = choices();
  if (moves.empty()) return Step::end;
  if (number == 0 || number > moves.size()) return Step::no_such;
  const NodeId child = moves[number - 1];
  if (game_.status(child) != MoveStatus::legal) return Step::unplayable;
  step_to(child);
  return Step::done;
}

bool StudiedGame::back() {
  const auto parent = game_.parent(place_);
  if (!parent) return false;
  place_ = *parent;
  line_.pop();
  return true;
}

bool StudiedGame::follow(Move move) {
  const auto child = game_.find(place_, move);
  if (!child || game_.status(*child) != MoveStatus::legal) return false;
  step_to(*child);
  return true;
}

void StudiedGame::add(Move move) {
  if (!follow(move)) step_to(game_.append(place_, move, MoveStatus::legal));
}

bool StudiedGame::go_to(NodeId node) {
  if (!game_.contains(node)) return false;
  auto line = game_.line(node);
  if (!line) return false;
  line_ = std::move(*line);
  place_ = node;
  return true;
}

void StudiedGame::remove(NodeId node) {
  const NodeId before = *game_.parent(node);
  game_.remove(node);
  if (!game_.contains(place_)) go_to(before);
}

}  // namespace chuhe::record
