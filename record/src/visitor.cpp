#include <chuhe/record/visitor.hpp>

#include <utility>

namespace chuhe::record {

Flow GameBuilder::begin_game(const GamePlace& place) {
  game_ = Game();
  place_ = place;
  return Flow::go_on;
}

void GameBuilder::tag(std::string_view name, std::string_view value) { game_.add_tag(name, value); }

void GameBuilder::start(const Diagram& diagram) { game_.set_start(diagram); }

void GameBuilder::move(NodeId parent, Move move, MoveStatus status, std::string_view text) {
  const NodeId node = game_.append(parent, move, status);
  if (!text.empty()) game_.edit_annotation(node).text = text;
}

void GameBuilder::comment(NodeId node, CommentPlace place, std::string_view text) {
  if (text.empty()) return;
  Annotation& annotation = game_.edit_annotation(node);
  std::string& whole =
      place == CommentPlace::after_move ? annotation.comment : annotation.comment_before;
  if (!whole.empty()) whole += '\n';
  whole += text;
}

void GameBuilder::mark(NodeId node, std::uint8_t nag) {
  game_.edit_annotation(node).marks.push_back(nag);
}

void GameBuilder::evaluation(NodeId node, const Evaluation& evaluation) {
  game_.edit_annotation(node).evaluation = evaluation;
}

void GameBuilder::clock(NodeId node, std::chrono::milliseconds left) {
  game_.edit_annotation(node).clock = left;
}

void GameBuilder::elapsed(NodeId node, std::chrono::milliseconds spent) {
  game_.edit_annotation(node).elapsed = spent;
}

void GameBuilder::result(const Result& result) { game_.set_result(result); }

Flow GameBuilder::end_game() { return take(game_, place_); }

}  // namespace chuhe::record
