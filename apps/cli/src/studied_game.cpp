#include "studied_game.hpp"

#include <utility>

namespace chuhe::cli {

using record::MoveStatus;
using record::NodeId;

StudiedGame::StudiedGame(record::Game game) : game_(std::move(game)), line_(*game_.start()) {}

void StudiedGame::go_to(NodeId child) {
  line_.push(game_.move(child));
  place_ = child;
}

StudiedGame::Step StudiedGame::next(std::size_t number) {
  const std::vector<NodeId> moves = choices();
  if (moves.empty()) return Step::end;
  if (number == 0 || number > moves.size()) return Step::no_such;
  const NodeId child = moves[number - 1];
  if (game_.status(child) != MoveStatus::legal) return Step::unplayable;
  go_to(child);
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
  go_to(*child);
  return true;
}

void StudiedGame::add(Move move) {
  if (!follow(move)) go_to(game_.append(place_, move, MoveStatus::legal));
}

}  // namespace chuhe::cli
