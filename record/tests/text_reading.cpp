#include "text_reading.hpp"

#include <vector>

namespace chuhe::record::testing {

std::string tree(const Game& game) {
  std::string text;
  struct Open {
    NodeId main;
    std::optional<NodeId> other;
  };
  std::vector<Open> open;
  std::optional<NodeId> at = game.first_child(NodeId::root);
  bool alternative = false;
  while (at) {
    if (!text.empty() && text.back() != '(') text += ' ';
    text += game.status(*at) == MoveStatus::unreadable ? "?" : to_uci(game.move(*at));
    const auto other = game.next_sibling(*at);
    if (!alternative && other) {
      open.push_back({*at, game.next_sibling(*other)});
      text += " (";
      at = other;
      alternative = true;
      continue;
    }
    alternative = false;
    std::optional<NodeId> next = game.first_child(*at);
    while (!next && !open.empty()) {
      text += ')';
      if (open.back().other) {
        text += " (";
        next = open.back().other;
        open.back().other = game.next_sibling(*next);
        alternative = true;
      } else {
        next = game.first_child(open.back().main);
        open.pop_back();
      }
    }
    at = next;
  }
  return text;
}

}  // namespace chuhe::record::testing
