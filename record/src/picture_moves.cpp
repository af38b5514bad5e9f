#include "picture_moves.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <chuhe/record/dialects.hpp>

#include "movetext.hpp"
#include "text.hpp"

namespace chuhe::record {

namespace {

constexpr std::string_view arrow = "↓";
constexpr std::string_view begin_word = "开始";
constexpr std::size_t cell_width = 5;

struct Line {
  std::string_view text;
  std::size_t offset = 0;
};

std::optional<Line> line_at(std::string_view text, std::size_t& at) {
  if (at >= text.size()) return std::nullopt;
  const std::size_t end = std::min(text.find('\n', at), text.size());
  Line line{text.substr(at, end - at), at};
  while (line.text.ends_with('\r')) line.text.remove_suffix(1);
  at = end + 1;
  return line;
}

/// The cells of a line: five characters each.
std::vector<Line> cells_of(const Line& line) {
  std::vector<Line> cells;
  std::size_t at = 0;
  while (at < line.text.size()) {
    const std::size_t start = at;
    for (std::size_t i = 0; i < cell_width && at < line.text.size(); ++i) {
      at += character_size(line.text.substr(at));
    }
    cells.push_back({line.text.substr(start, at - start), line.offset + start});
  }
  return cells;
}

class Reader {
 public:
  Reader(Feed& feed, std::string_view text, const Cursor& start) : feed_(feed), text_(text) {
    above_.emplace_back(Column{start, start});
  }

  std::size_t read(std::size_t at) {
    // Row 0 is the word for the start.
    std::size_t row = 0;
    rows_[{0, 0}] = NodeId::root;
    bool moves_follow = false;
    while (const auto line = line_at(text_, at)) {
      const std::string_view plain = trimmed_wide(line->text);
      if (plain.starts_with('(')) return comments(line->offset);
      if (plain.empty()) continue;
      if (plain.find(arrow) != std::string_view::npos) {
        moves_follow = true;
        continue;
      }
      if (!moves_follow) continue;
      ++row;
      if (!cells(cells_of(*line), row)) return text_.size();
    }
    return text_.size();
  }

 private:
  // The cursors in front of a column's last move and behind it.
  struct Column {
    Cursor before;
    Cursor now;
  };

  bool cells(const std::vector<Line>& line, std::size_t row) {
    std::vector<std::optional<Column>> columns(line.size());
    std::optional<Column> left;
    bool joined = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
      std::string_view text = line[i].text;
      const bool joins = text.find("…") != std::string_view::npos;
      text = trimmed_wide(text.substr(0, text.find("…")));
      if (text.empty()) {
        joined = joined && joins;
        continue;
      }
      std::optional<Cursor> from;
      if (joined && left) {
        from = left->before;
      } else if (i < above_.size() && above_[i]) {
        from = above_[i]->now;
      }
      joined = joins;
      if (!from) {
        feed_.report(Severity::warning, DiagnosticKind::orphan_variation, line[i].offset, text);
        continue;
      }
      Column column{*from, *from};
      if (!play(column.now, text, line[i].offset)) return false;
      rows_[{row, i}] = column.now.node;
      columns[i] = column;
      left = column;
    }
    above_ = std::move(columns);
    return true;
  }

  bool play(Cursor& cursor, std::string_view text, std::size_t offset) {
    if (cursor.playable) {
      if (const auto found = legal_move_at(text, cursor.position, notation::chinese)) {
        return feed_.play_legal(cursor, found->move, offset);
      }
    }
    return feed_.play_text(cursor, text, DiagnosticKind::unreadable_move, offset);
  }

  std::size_t comments(std::size_t at) {
    while (true) {
      const std::size_t open = text_.find('(', at);
      if (open == std::string_view::npos) return text_.size();
      const std::size_t comma = text_.find(',', open);
      const std::size_t close = text_.find(')', open);
      const std::size_t brace = text_.find('{', open);
      const std::size_t end = text_.find('}', open);
      if (comma > close || close > brace || end == std::string_view::npos) {
        feed_.report(Severity::warning, DiagnosticKind::orphan_comment, open,
                     text_.substr(open, 40));
        return text_.size();
      }
      const auto row = parse_number(text_.substr(open + 1, comma - open - 1));
      const auto column = parse_number(text_.substr(comma + 1, close - comma - 1));
      const auto node = row && column ? rows_.find({*row, *column}) : rows_.end();
      const std::string_view comment = text_.substr(brace + 1, end - brace - 1);
      if (node == rows_.end()) {
        feed_.report(Severity::warning, DiagnosticKind::orphan_comment, open, comment);
      } else {
        feed_.comment(node->second, CommentPlace::after_move, with_line_feeds(trimmed(comment)),
                      brace);
      }
      at = end + 1;
    }
  }

  Feed& feed_;
  std::string_view text_;
  std::vector<std::optional<Column>> above_;
  std::map<std::pair<std::size_t, std::size_t>, NodeId> rows_;
};

}  // namespace

bool is_picture(std::string_view text, std::size_t from) {
  std::size_t at = text.find_first_not_of(" \t\r\n", from);
  if (at == std::string_view::npos) return false;
  const auto first = line_at(text, at);
  const auto second = line_at(text, at);
  return first && second && trimmed_wide(first->text) == begin_word &&
         trimmed_wide(second->text).starts_with(arrow);
}

std::size_t read_picture(Feed& feed, std::string_view text, std::size_t from, const Cursor& start) {
  return Reader(feed, text, start).read(from);
}

}  // namespace chuhe::record
