#include <chuhe/record/game.hpp>

#include <algorithm>
#include <cassert>
#include <utility>

#include <chuhe/core/movegen.hpp>

#include "text.hpp"

namespace chuhe::record {

bool Annotation::empty() const {
  return comment_before.empty() && comment.empty() && marks.empty() && !evaluation && !clock &&
         !elapsed && text.empty();
}

Game::Game() : start_(opening_diagram()), start_position_(Position{}), nodes_(1) {}

Game::Game(const Position& start) : start_(start.diagram()), start_position_(start), nodes_(1) {}

Game::Game(const Diagram& start) : nodes_(1) { set_start(start); }

std::optional<std::string_view> Game::tag(std::string_view name) const {
  for (const Tag& tag : tags_) {
    if (equal_ignoring_case(tag.name, name)) return tag.value;
  }
  return std::nullopt;
}

void Game::add_tag(std::string_view name, std::string_view value) {
  tags_.push_back({std::string(name), std::string(value)});
}

void Game::set_tag(std::string_view name, std::string_view value) {
  for (Tag& tag : tags_) {
    if (!equal_ignoring_case(tag.name, name)) continue;
    tag.value = value;
    return;
  }
  add_tag(name, value);
}

void Game::remove_tag(std::string_view name) {
  std::erase_if(tags_, [&](const Tag& tag) { return equal_ignoring_case(tag.name, name); });
}

void Game::set_start(const Diagram& start) {
  assert(count_ == 0);
  start_ = start;
  start_position_.reset();
  if (auto position = Position::from(start)) start_position_ = *position;
}

std::optional<NodeId> Game::optional_id(std::uint32_t node) {
  if (node == none) return std::nullopt;
  return static_cast<NodeId>(node);
}

bool Game::contains(NodeId node) const {
  return index(node) < nodes_.size() && !nodes_[index(node)].removed;
}

std::optional<NodeId> Game::parent(NodeId node) const {
  return optional_id(nodes_[index(node)].parent);
}

std::optional<NodeId> Game::first_child(NodeId node) const {
  return optional_id(nodes_[index(node)].first_child);
}

std::optional<NodeId> Game::next_sibling(NodeId node) const {
  return optional_id(nodes_[index(node)].next_sibling);
}

std::optional<NodeId> Game::next_in_preorder(NodeId node) const {
  std::uint32_t at = static_cast<std::uint32_t>(index(node));
  if (nodes_[at].first_child != none) return optional_id(nodes_[at].first_child);
  while (at != none && nodes_[at].next_sibling == none) at = nodes_[at].parent;
  return at == none ? std::nullopt : optional_id(nodes_[at].next_sibling);
}

std::vector<NodeId> Game::children(NodeId node) const {
  std::vector<NodeId> result;
  for (auto child = first_child(node); child; child = next_sibling(*child)) {
    result.push_back(*child);
  }
  return result;
}

bool Game::is_first_child(NodeId node) const {
  const std::uint32_t up = nodes_[index(node)].parent;
  return up != none && nodes_[up].first_child == index(node);
}

std::size_t Game::depth(NodeId node) const {
  std::size_t plies = 0;
  for (std::uint32_t at = nodes_[index(node)].parent; at != none; at = nodes_[at].parent) ++plies;
  return plies;
}

std::vector<NodeId> Game::path(NodeId node) const {
  std::vector<NodeId> result;
  for (std::size_t at = index(node); nodes_[at].parent != none; at = nodes_[at].parent) {
    result.push_back(static_cast<NodeId>(at));
  }
  std::ranges::reverse(result);
  return result;
}

std::vector<NodeId> Game::main_line() const {
  std::vector<NodeId> result;
  for (auto at = first_child(NodeId::root); at; at = first_child(*at)) result.push_back(*at);
  return result;
}

const Annotation& Game::annotation(NodeId node) const {
  static const Annotation nothing;
  const std::uint32_t at = nodes_[index(node)].annotation;
  return at == none ? nothing : annotations_[at];
}

Annotation& Game::edit_annotation(NodeId node) {
  std::uint32_t& at = nodes_[index(node)].annotation;
  if (at == none) {
    at = static_cast<std::uint32_t>(annotations_.size());
    annotations_.emplace_back();
  }
  return annotations_[at];
}

std::optional<Position> Game::position(NodeId node) const {
  if (!start_position_) return std::nullopt;
  Position position = *start_position_;
  for (const NodeId at : path(node)) {
    if (status(at) != MoveStatus::legal) return std::nullopt;
    position.play(move(at));
  }
  return position;
}

std::optional<Line> Game::line(NodeId node) const {
  if (!start_position_) return std::nullopt;
  Line line(*start_position_);
  const std::vector<NodeId> nodes = path(node);
  line.reserve(nodes.size());
  for (const NodeId at : nodes) {
    if (status(at) != MoveStatus::legal) return std::nullopt;
    line.push(move(at));
  }
  return line;
}

void Game::link_last(NodeId parent, NodeId node) {
  const auto up = static_cast<std::uint32_t>(index(parent));
  const auto at = static_cast<std::uint32_t>(index(node));
  nodes_[at].parent = up;
  nodes_[at].next_sibling = none;
  if (nodes_[up].first_child == none) {
    nodes_[up].first_child = at;
  } else {
    nodes_[nodes_[up].last_child].next_sibling = at;
  }
  nodes_[up].last_child = at;
}

NodeId Game::append(NodeId parent, Move move, MoveStatus status) {
  assert(contains(parent));
  const auto id = static_cast<NodeId>(nodes_.size());
  Node& node = nodes_.emplace_back();
  node.move = move;
  node.status = status;
  link_last(parent, id);
  ++count_;
  return id;
}

NodeId Game::add(NodeId parent, Move move) {
  const std::optional<Position> before = position(parent);
  if (!before) return append(parent, move, MoveStatus::unchecked);
  return append(parent, move, is_legal(*before, move) ? MoveStatus::legal : MoveStatus::illegal);
}

std::optional<NodeId> Game::find(NodeId parent, Move move) const {
  for (auto child = first_child(parent); child; child = next_sibling(*child)) {
    const Node& node = nodes_[index(*child)];
    if (node.move == move && node.status != MoveStatus::unreadable) return child;
  }
  return std::nullopt;
}

namespace {

bool same_node(const Game& a, NodeId in_a, const Game& b, NodeId in_b) {
  return a.move(in_a) == b.move(in_b) && a.status(in_a) == b.status(in_b) &&
         a.annotation(in_a) == b.annotation(in_b);
}

}  // namespace

bool operator==(const Game& a, const Game& b) {
  if (a.tags_ != b.tags_ || a.start_ != b.start_ || a.result_ != b.result_ ||
      a.count_ != b.count_) {
    return false;
  }
  // Both trees in step: the same shape if at every node both or neither go down, on or up.
  NodeId in_a = NodeId::root;
  NodeId in_b = NodeId::root;
  while (true) {
    if (!same_node(a, in_a, b, in_b)) return false;
    const auto down_a = a.first_child(in_a);
    const auto down_b = b.first_child(in_b);
    if (down_a.has_value() != down_b.has_value()) return false;
    if (down_a) {
      in_a = *down_a;
      in_b = *down_b;
      continue;
    }
    while (true) {
      const auto on_a = a.next_sibling(in_a);
      const auto on_b = b.next_sibling(in_b);
      if (on_a.has_value() != on_b.has_value()) return false;
      if (on_a) {
        in_a = *on_a;
        in_b = *on_b;
        break;
      }
      const auto up_a = a.parent(in_a);
      const auto up_b = b.parent(in_b);
      if (up_a.has_value() != up_b.has_value()) return false;
      if (!up_a) return true;
      in_a = *up_a;
      in_b = *up_b;
    }
  }
}

}  // namespace chuhe::record
