// Changing the tree of a game.
#include <algorithm>
#include <cassert>
#include <unordered_map>
#include <utility>
#include <vector>

#include <chuhe/record/game.hpp>

namespace chuhe::record {

void Game::unlink(NodeId node) {
  const auto at = static_cast<std::uint32_t>(index(node));
  Node& up = nodes_[nodes_[at].parent];
  std::uint32_t previous = none;
  for (std::uint32_t child = up.first_child; child != at; child = nodes_[child].next_sibling) {
    previous = child;
  }
  if (previous == none) {
    up.first_child = nodes_[at].next_sibling;
  } else {
    nodes_[previous].next_sibling = nodes_[at].next_sibling;
  }
  if (up.last_child == at) up.last_child = previous;
  nodes_[at].next_sibling = none;
}

void Game::remove(NodeId node) {
  assert(contains(node) && node != NodeId::root);
  unlink(node);
  // The tree below is cut off, so its pre-order ends by itself at `node`.
  nodes_[index(node)].parent = none;
  for (std::optional<NodeId> at = node; at; at = next_in_preorder(*at)) {
    Node& gone = nodes_[index(*at)];
    gone.removed = true;
    if (gone.annotation != none) annotations_[gone.annotation] = {};
    --count_;
  }
}

void Game::promote(NodeId node) {
  assert(contains(node));
  const auto at = static_cast<std::uint32_t>(index(node));
  if (nodes_[at].parent == none || is_first_child(node)) return;
  Node& up = nodes_[nodes_[at].parent];
  std::uint32_t before = none;
  std::uint32_t previous = up.first_child;
  while (nodes_[previous].next_sibling != at) {
    before = previous;
    previous = nodes_[previous].next_sibling;
  }
  nodes_[previous].next_sibling = nodes_[at].next_sibling;
  nodes_[at].next_sibling = previous;
  if (before == none) {
    up.first_child = at;
  } else {
    nodes_[before].next_sibling = at;
  }
  if (up.last_child == at) up.last_child = previous;
}

void Game::make_first(NodeId node) {
  if (is_first_child(node)) return;
  unlink(node);
  const auto at = static_cast<std::uint32_t>(index(node));
  Node& up = nodes_[nodes_[at].parent];
  nodes_[at].next_sibling = up.first_child;
  up.first_child = at;
}

void Game::promote_to_main_line(NodeId node) {
  for (NodeId at = node; at != NodeId::root; at = *parent(at)) make_first(at);
}

namespace {

void join_text(std::string& kept, std::string& other) {
  if (other.empty() || other == kept) return;
  if (kept.empty()) {
    kept = std::move(other);
  } else {
    kept += '\n';
    kept += other;
  }
}

void join_annotations(Annotation& kept, Annotation other) {
  join_text(kept.comment_before, other.comment_before);
  join_text(kept.comment, other.comment);
  for (const std::uint8_t mark : other.marks) {
    if (std::ranges::find(kept.marks, mark) == kept.marks.end()) kept.marks.push_back(mark);
  }
  if (!kept.evaluation) kept.evaluation = other.evaluation;
  if (!kept.clock) kept.clock = other.clock;
  if (!kept.elapsed) kept.elapsed = other.elapsed;
  if (kept.text.empty()) kept.text = std::move(other.text);
}

}  // namespace

void Game::join(NodeId kept, NodeId other) {
  Annotation annotation = this->annotation(other);
  if (!annotation.empty()) join_annotations(edit_annotation(kept), std::move(annotation));
  // All children move over at once; their order stays.
  const std::uint32_t first = nodes_[index(other)].first_child;
  for (std::uint32_t child = first; child != none; child = nodes_[child].next_sibling) {
    nodes_[child].parent = static_cast<std::uint32_t>(index(kept));
  }
  if (first != none) {
    Node& to = nodes_[index(kept)];
    if (to.first_child == none) {
      to.first_child = first;
    } else {
      nodes_[to.last_child].next_sibling = first;
    }
    to.last_child = nodes_[index(other)].last_child;
  }
  nodes_[index(other)].first_child = none;
  nodes_[index(other)].last_child = none;
  remove(other);
}

void Game::join_duplicates() {
  // In pre-order: what is joined here is looked at below afterwards.
  std::unordered_map<std::uint16_t, NodeId> seen;
  for (std::optional<NodeId> at = NodeId::root; at; at = next_in_preorder(*at)) {
    seen.clear();
    std::optional<NodeId> next;
    for (auto child = first_child(*at); child; child = next) {
      next = next_sibling(*child);
      if (status(*child) == MoveStatus::unreadable) continue;
      const auto [found, is_new] = seen.try_emplace(move(*child).bits(), *child);
      if (!is_new) join(found->second, *child);
    }
  }
}

bool Game::merge(const Game& other) {
  if (start_.board != other.start_.board || start_.turn != other.start_.turn) return false;
  std::vector<NodeId> here(other.node_bound(), NodeId::root);
  for (std::optional<NodeId> at = NodeId::root; at; at = other.next_in_preorder(*at)) {
    if (*at != NodeId::root) {
      const NodeId up = here[index(*other.parent(*at))];
      std::optional<NodeId> same;
      if (other.status(*at) != MoveStatus::unreadable) same = find(up, other.move(*at));
      here[index(*at)] = same ? *same : append(up, other.move(*at), other.status(*at));
    }
    const Annotation& annotation = other.annotation(*at);
    if (!annotation.empty()) join_annotations(edit_annotation(here[index(*at)]), annotation);
  }
  return true;
}

}  // namespace chuhe::record
