#include <chuhe/record/json.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>

#include "feed.hpp"
#include "json_text.hpp"
#include "movetext_write.hpp"
#include "text.hpp"
#include "text_source.hpp"

namespace chuhe::record {

namespace {

using std::chrono::milliseconds;

class GameReader {
 public:
  GameReader(Feed& feed, std::string_view text) : feed_(feed), text_(text) {}

  /// Reads the object at `offset`. Precondition: it is one.
  void read(std::size_t offset) {
    if (!feed_.begin_game(offset) && feed_.stopped()) return;
    JsonCursor cursor(text_, offset);
    std::optional<std::size_t> tags;
    std::optional<std::size_t> root;
    std::optional<std::size_t> moves;
    std::optional<std::string> start;
    std::size_t start_offset = offset;
    Result result;
    for_each_member(cursor, [&](std::string_view key, JsonCursor value) {
      const std::size_t at = value.offset();
      if (key == "tags") tags = at;
      if (key == "root") root = at;
      if (key == "moves") moves = at;
      if (key == "start") {
        start = value.string();
        start_offset = at;
      }
      if (key == "result") this->result(value, result);
    });
    if (tags) this->tags(*tags);
    Diagram diagram = opening_diagram();
    if (start) {
      if (const auto read = read_diagram(*start)) {
        diagram = *read;
      } else {
        feed_.report(Severity::error, DiagnosticKind::bad_tag, start_offset, *start);
      }
    }
    path_ = {diagram == opening_diagram() ? feed_.start() : feed_.start(diagram, start_offset)};
    if (root) annotation(JsonCursor(text_, *root), NodeId::root);
    if (moves) this->moves(*moves);
    if (result != Result{}) feed_.result(result);
    feed_.end_game();
  }

 private:
  void result(JsonCursor& cursor, Result& result) {
    for_each_member(cursor, [&](std::string_view key, JsonCursor value) {
      const std::size_t at = value.offset();
      const auto text = value.string();
      if (!text) return;
      if (key == "score") {
        if (const auto score = parse_score(*text)) {
          result.score = *score;
        } else {
          feed_.report(Severity::warning, DiagnosticKind::bad_result, at, *text);
        }
      }
      if (key == "ending") {
        if (const auto ending = parse_ending(*text)) result.ending = *ending;
      }
      if (key == "rule_set") result.rule_set = *text;
    });
  }

  void tags(std::size_t offset) {
    JsonCursor cursor(text_, offset);
    for_each_element(cursor, [&](JsonCursor pair) {
      const std::size_t at = pair.offset();
      std::optional<std::string> name;
      std::optional<std::string> value;
      if (pair.take('[')) {
        name = pair.string();
        if (pair.take(',')) value = pair.string();
      }
      if (name && value) {
        feed_.tag(*name, *value, at);
      } else {
        feed_.report(Severity::warning, DiagnosticKind::bad_tag, at);
      }
      return true;
    });
  }

  void moves(std::size_t offset) {
    JsonCursor cursor(text_, offset);
    const bool whole = for_each_element(cursor, [&](JsonCursor value) { return move(value); });
    if (!whole) feed_.report(Severity::error, DiagnosticKind::truncated, cursor.offset());
  }

  // The path from the root to the last move holds all that a move may follow in pre-order.
  bool find_parent(std::int64_t parent) {
    if (parent < 0 || parent > static_cast<std::int64_t>(index(path_.back().node))) return false;
    const auto after = std::ranges::upper_bound(path_, static_cast<std::size_t>(parent), {},
                                                [](const Cursor& at) { return index(at.node); });
    if (static_cast<std::int64_t>(index((after - 1)->node)) != parent) return false;
    path_.erase(after, path_.end());
    return true;
  }

  bool move(JsonCursor cursor) {
    const std::size_t offset = cursor.offset();
    std::optional<std::string> squares;
    std::string text;
    std::optional<std::int64_t> parent;
    JsonCursor walk = cursor;
    for_each_member(walk, [&](std::string_view key, JsonCursor value) {
      if (key == "move") squares = value.string();
      if (key == "text") text = value.string().value_or("");
      if (key == "parent") parent = value.integer();
    });
    if (parent && !find_parent(*parent)) {
      feed_.report(Severity::error, DiagnosticKind::orphan_variation, offset,
                   std::to_string(*parent));
      return false;
    }
    Cursor at = path_.back();
    const auto move = parse_coordinates(squares.value_or(""));
    const bool taken = move ? feed_.play(at, *move, text, offset)
                            : feed_.play_text(at, text.empty() ? squares.value_or("") : text,
                                              DiagnosticKind::unreadable_move, offset);
    if (!taken) return false;
    path_.push_back(at);
    annotation(cursor, at.node);
    return true;
  }

  void annotation(JsonCursor cursor, NodeId node) {
    for_each_member(cursor, [&](std::string_view key, JsonCursor value) {
      const std::size_t at = value.offset();
      if (key == "comment" || key == "comment_before") {
        const auto place = key == "comment" ? CommentPlace::after_move : CommentPlace::before_move;
        if (const auto text = value.string()) feed_.comment(node, place, *text, at);
      } else if (key == "marks") {
        for_each_element(value, [&](JsonCursor element) {
          const auto mark = element.integer();
          if (mark && *mark >= 0 && *mark < 256) feed_.mark(node, static_cast<std::uint8_t>(*mark));
          return true;
        });
      } else if (key == "clock_ms" || key == "elapsed_ms") {
        const auto time = value.integer();
        if (!time) return;
        if (key == "clock_ms") {
          feed_.clock(node, milliseconds(*time));
        } else {
          feed_.elapsed(node, milliseconds(*time));
        }
      } else if (key == "evaluation") {
        evaluation(value, node);
      }
    });
  }

  void evaluation(JsonCursor& cursor, NodeId node) {
    Evaluation evaluation;
    for_each_member(cursor, [&](std::string_view key, JsonCursor value) {
      const auto number = value.integer();
      if (!number || *number < std::numeric_limits<int>::min() ||
          *number > std::numeric_limits<int>::max()) {
        return;
      }
      if (key == "depth") {
        evaluation.depth = static_cast<int>(*number);
      } else if (key == "centipawns" || key == "mate") {
        evaluation.value = static_cast<int>(*number);
        evaluation.is_mate = key == "mate";
      }
    });
    feed_.evaluation(node, evaluation);
  }

  Feed& feed_;
  std::string_view text_;
  std::vector<Cursor> path_;
};

void read_games(Feed& feed, std::string_view text) {
  JsonCursor cursor(text);
  const bool array = cursor.take('[');
  bool any = false;
  while (!feed.stopped()) {
    while (cursor.take(',')) {
    }
    const char c = cursor.peek();
    if (c == '\0' || (array && c == ']')) break;
    const std::size_t offset = cursor.offset();
    if (c != '{') {
      feed.report(Severity::error, DiagnosticKind::corrupt, offset, text.substr(offset, 40));
      return;
    }
    any = true;
    GameReader(feed, text).read(offset);
    if (!cursor.skip_value()) {
      feed.report(Severity::error, DiagnosticKind::truncated, text.size());
      return;
    }
  }
  if (!any && !feed.stopped()) feed.report(Severity::error, DiagnosticKind::no_game, 0);
}

// ---- writing -------------------------------------------------------------------------------

void append_key(std::string& out, std::string_view key) {
  if (!out.ends_with('{')) out += ',';
  out += '"';
  out += key;
  out += "\":";
}

void append_member(std::string& out, std::string_view key, std::string_view text) {
  append_key(out, key);
  append_json_string(out, text);
}

void append_member(std::string& out, std::string_view key, std::int64_t number) {
  append_key(out, key);
  out += std::to_string(number);
}

void append_annotation(std::string& out, const Annotation& annotation) {
  if (!annotation.comment_before.empty()) {
    append_member(out, "comment_before", annotation.comment_before);
  }
  if (!annotation.comment.empty()) append_member(out, "comment", annotation.comment);
  if (!annotation.marks.empty()) {
    append_key(out, "marks");
    char sign = '[';
    for (const std::uint8_t mark : annotation.marks) {
      out += sign;
      out += std::to_string(mark);
      sign = ',';
    }
    out += ']';
  }
  if (annotation.evaluation) {
    append_key(out, "evaluation");
    out += '{';
    append_member(out, annotation.evaluation->is_mate ? "mate" : "centipawns",
                  annotation.evaluation->value);
    if (annotation.evaluation->depth != 0)
      append_member(out, "depth", annotation.evaluation->depth);
    out += '}';
  }
  if (annotation.clock) append_member(out, "clock_ms", annotation.clock->count());
  if (annotation.elapsed) append_member(out, "elapsed_ms", annotation.elapsed->count());
}

std::string_view status_name(MoveStatus status) {
  switch (status) {
    case MoveStatus::legal: return "legal";
    case MoveStatus::illegal: return "illegal";
    case MoveStatus::unreadable: return "unreadable";
    case MoveStatus::unchecked: return "unchecked";
  }
  return "";
}

void append_moves(std::string& out, const Game& game) {
  append_key(out, "moves");
  out += '[';
  std::vector<std::size_t> numbers(game.node_bound(), 0);
  std::size_t number = 0;
  for (auto at = game.next_in_preorder(NodeId::root); at; at = game.next_in_preorder(*at)) {
    if (number > 0) out += ',';
    out += '{';
    const std::size_t parent = numbers[index(*game.parent(*at))];
    if (parent != number) append_member(out, "parent", static_cast<std::int64_t>(parent));
    numbers[index(*at)] = ++number;
    const MoveStatus status = game.status(*at);
    if (status != MoveStatus::unreadable) append_member(out, "move", to_uci(game.move(*at)));
    const Annotation& annotation = game.annotation(*at);
    if (!annotation.text.empty()) append_member(out, "text", annotation.text);
    if (status != MoveStatus::legal) append_member(out, "status", status_name(status));
    append_annotation(out, annotation);
    out += '}';
  }
  out += ']';
}

}  // namespace

ReadSummary read_json(Bytes bytes, Visitor& visitor, const ReadOptions& options) {
  return read_text_source(bytes, visitor, options, read_games);
}

WriteResult write_json(const Game& game, const WriteOptions& options) {
  WriteResult written;
  std::string& out = written.bytes;
  out += '{';
  append_member(out, "chuhe_game", 1);
  append_key(out, "tags");
  out += '[';
  for (const Tag& tag : game.tags()) {
    if (out.back() == ']') out += ',';
    out += '[';
    append_json_string(out, tag.name);
    out += ',';
    append_json_string(out, tag.value);
    out += ']';
  }
  out += ']';
  append_member(out, "start", to_fen(game.start_diagram()));
  const Result& result = game.result();
  append_key(out, "result");
  out += '{';
  append_member(out, "score", to_string(result.score));
  if (result.ending != GameEnding::unknown) append_member(out, "ending", to_string(result.ending));
  if (!result.rule_set.empty()) append_member(out, "rule_set", result.rule_set);
  out += '}';
  const Annotation& root = game.annotation(NodeId::root);
  if (!root.empty()) {
    append_key(out, "root");
    out += '{';
    append_annotation(out, root);
    out += '}';
  }
  append_moves(out, game);
  out += "}\n";
  LossCounter losses;
  encode_result(written, options, losses);
  written.losses = losses.list();
  return written;
}

}  // namespace chuhe::record
