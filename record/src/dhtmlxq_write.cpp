#include <deque>
#include <string>
#include <string_view>

#include <chuhe/core/fen.hpp>
#include <chuhe/record/dhtmlxq.hpp>

#include "cbr_ending.hpp"
#include "dhtmlxq_format.hpp"
#include "feed.hpp"
#include "movetext_write.hpp"
#include "text.hpp"
#include "write_tree.hpp"

namespace chuhe::record {

namespace {

void append_item(std::string& out, std::string_view key, std::string_view value) {
  out += "[DhtmlXQ_";
  out += key;
  out += ']';
  out += value;
  out += "[/DhtmlXQ_";
  out += key;
  out += "]\n";
}

bool is_key(std::string_view name) {
  if (name.empty()) return false;
  for (const char c : name) {
    const bool wide = static_cast<unsigned char>(c) >= 0x80;
    if (!wide && !is_letter(c) && !is_digit(c) && c != '-' && c != '.' && c != '_') return false;
  }
  for (const std::string_view key : dhtmlxq::site_keys) {
    if (equal_ignoring_case(key, name)) return false;
  }
  // A key that reads as another tag cannot stand for itself.
  for (const dhtmlxq::KeyName& entry : dhtmlxq::key_names) {
    if (equal_ignoring_case(entry.key, name)) return false;
  }
  return !dhtmlxq::is_structural(name);
}

std::string type_word(std::string_view type) {
  for (const dhtmlxq::TypeName& entry : dhtmlxq::type_names) {
    if (entry.type == type) return std::string(entry.word);
  }
  return dhtmlxq::escaped(type);
}

void append_tags(std::string& out, const Game& game, LossCounter& losses) {
  for (const Tag& tag : game.tags()) {
    if (tag.value.empty()) continue;
    std::string_view key;
    for (const dhtmlxq::KeyName& entry : dhtmlxq::key_names) {
      if (key.empty() && equal_ignoring_case(tag.name, entry.tag)) key = entry.key;
    }
    if (tag.name == tag_name::game_type) {
      append_item(out, key, type_word(tag.value));
    } else if (!key.empty()) {
      append_item(out, key, dhtmlxq::escaped(tag.value));
    } else if (is_key(tag.name) && !is_reserved_tag(tag.name)) {
      append_item(out, tag.name, dhtmlxq::escaped(tag.value));
    } else {
      losses.add_tag(tag.name);
    }
  }
}

std::string_view result_word(Score score) {
  switch (score) {
    case Score::red_wins: return "红胜";
    case Score::black_wins: return "黑胜";
    case Score::draw: return "和局";
    case Score::unknown: return "未知";
  }
  return "未知";
}

// A line of the tree: from an alternative to its end.
struct Line {
  NodeId first;
  std::size_t id = 0;
  std::size_t parent = 0;
  std::size_t ply = 1;
};

class LineWriter {
 public:
  LineWriter(std::string& out, const Game& game, LossCounter& losses)
      : out_(out), game_(game), losses_(losses) {}

  void write() {
    comment(NodeId::root, 0, 0);
    const auto first = game_.first_child(NodeId::root);
    if (!first) {
      append_item(out_, "movelist", "");
      return;
    }
    queue_.push_back({*first});
    while (!queue_.empty()) {
      const Line line = queue_.front();
      queue_.pop_front();
      one(line);
    }
    out_ += comments_;
  }

 private:
  void one(const Line& line) {
    std::string digits;
    std::size_t ply = line.ply;
    for (std::optional<NodeId> at = line.first; at; at = game_.first_child(*at), ++ply) {
      if (!move(digits, *at)) {
        for (std::optional<NodeId> lost = at; lost; lost = game_.first_child(*lost)) {
          losses_.add(LossKind::unplayable_moves);
        }
        break;
      }
      comment(*at, line.id, ply);
      if (!game_.is_first_child(*at)) continue;
      for (auto other = game_.next_sibling(*at); other; other = game_.next_sibling(*other)) {
        queue_.push_back({*other, ++last_id_, line.id, ply});
      }
    }
    if (line.id == 0) {
      append_item(out_, "movelist", digits);
      return;
    }
    append_item(out_,
                "move_" + std::to_string(line.parent) + "_" + std::to_string(line.ply) + "_" +
                    std::to_string(line.id),
                digits);
  }

  bool move(std::string& digits, NodeId node) {
    if (game_.status(node) == MoveStatus::unreadable) {
      const std::string& text = game_.annotation(node).text;
      if (text.size() != 4 || text.find_first_not_of("0123456789") != std::string::npos) {
        return false;
      }
      digits += text;
      return true;
    }
    dhtmlxq::append_point(digits, game_.move(node).from());
    dhtmlxq::append_point(digits, game_.move(node).to());
    return true;
  }

  void comment(NodeId node, std::size_t line, std::size_t ply) {
    const std::string text = detail::joined_comment(game_.annotation(node));
    if (text.empty()) return;
    const std::string number = std::to_string(ply);
    append_item(comments_,
                line == 0 ? "comment" + number : "comment" + std::to_string(line) + "_" + number,
                dhtmlxq::escaped(text));
    if (node != NodeId::root) return;
    out_ += comments_;
    comments_.clear();
  }

  std::string& out_;
  const Game& game_;
  LossCounter& losses_;
  std::string comments_;
  std::deque<Line> queue_;
  std::size_t last_id_ = 0;
};

}  // namespace

WriteResult write_dhtmlxq(const Game& game, const WriteOptions& options) {
  LossCounter losses;
  WriteResult result;
  std::string& out = result.bytes;
  out += "[DhtmlXQ]\n";
  append_item(out, "ver", "www_dpxq_com");
  append_item(out, "init", "500,350");
  append_tags(out, game, losses);
  append_item(out, "result", result_word(game.result().score));
  if (const auto word = detail::chinese_ending(game.result().ending); !word.empty()) {
    append_item(out, "endtype", word);
  }
  if (!game.result().rule_set.empty()) {
    append_item(out, "ruleset", dhtmlxq::escaped(game.result().rule_set));
  }
  const Diagram& start = game.start_diagram();
  if (const auto binit = dhtmlxq::to_binit(start)) append_item(out, "binit", *binit);
  // An addition of others that tells the side to move and the counters. Without it the first move
  // tells the side.
  const auto first = game.first_child(NodeId::root);
  bool told = !first;
  if (first && game.status(*first) != MoveStatus::unreadable) {
    const auto& piece = start.board[game.move(*first).from()];
    told = !piece || piece->color == start.turn;
  }
  if (start != opening_diagram() || !told) append_item(out, "fen", to_fen(start));
  LineWriter(out, game, losses).write();
  detail::count_node_losses(game, losses);
  out += "[/DhtmlXQ]\n";
  encode_result(result, options, losses);
  result.losses = losses.list();
  return result;
}

}  // namespace chuhe::record
