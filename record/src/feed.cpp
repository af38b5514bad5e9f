#include "feed.hpp"

#include <algorithm>
#include <utility>

#include "text.hpp"

namespace chuhe::record {

bool Feed::begin_game(std::size_t offset) {
  nodes_ = 0;
  tags_ = 0;
  limit_reported_ = false;
  telling_ = true;
  if (summary_.stopped) return false;
  if (summary_.games >= limits().games) {
    report(Severity::error, DiagnosticKind::limit_reached, offset, "games");
    summary_.stopped = true;
    return false;
  }
  const std::size_t place = map_ != nullptr ? map_->place(offset).offset : offset;
  const Flow flow = visitor_.begin_game({summary_.games, base_ + place});
  if (flow == Flow::stop) {
    summary_.stopped = true;
    return false;
  }
  telling_ = flow == Flow::go_on;
  return telling_;
}

void Feed::tag(std::string_view name, std::string_view value, std::size_t offset) {
  if (!telling_) return;
  if (tags_ >= limits().tags) {
    if (tags_ == limits().tags) {
      report(Severity::error, DiagnosticKind::limit_reached, offset, "tags");
      ++tags_;
    }
    return;
  }
  ++tags_;
  if (value.size() > limits().text_bytes) {
    report(Severity::warning, DiagnosticKind::limit_reached, offset, "text_bytes");
    value = value.substr(0, limits().text_bytes);
  }
  visitor_.tag(name, value);
}

Cursor Feed::start(const Diagram& diagram, std::size_t offset) {
  Cursor cursor;
  const auto position = Position::from(diagram);
  if (position) {
    cursor.position = *position;
  } else {
    cursor.playable = false;
    report(Severity::warning, DiagnosticKind::bad_start, offset,
           to_string(position.error().front()));
  }
  if (telling_) visitor_.start(diagram);
  return cursor;
}

bool Feed::append(Cursor& cursor, Move move, MoveStatus status, std::string_view text,
                  std::size_t offset) {
  const bool deep = cursor.depth >= limits().depth;
  if (deep || nodes_ >= limits().nodes) {
    if (!limit_reported_) {
      report(Severity::error, DiagnosticKind::limit_reached, offset, deep ? "depth" : "nodes",
             cursor.depth + 1);
      limit_reported_ = true;
    }
    return false;
  }
  if (telling_) visitor_.move(cursor.node, move, status, text);
  ++nodes_;
  ++summary_.moves;
  cursor.node = static_cast<NodeId>(nodes_);
  ++cursor.depth;
  return true;
}

bool Feed::play(Cursor& cursor, Move move, std::string_view text, std::size_t offset) {
  if (!cursor.playable) return append(cursor, move, MoveStatus::unchecked, text, offset);
  if (is_legal(cursor.position, move)) return play_legal(cursor, move, offset);
  Diagnostic diagnostic;
  diagnostic.kind = DiagnosticKind::illegal_move;
  diagnostic.ply = cursor.depth + 1;
  diagnostic.offset = offset;
  diagnostic.text = text.empty() && move.is_well_formed()
                        ? to_string(move.from()) + to_string(move.to())
                        : excerpt(text);
  if (const auto reason = why_illegal(cursor.position, move)) {
    diagnostic.illegal = IllegalMove{cursor.position, move, *reason};
  }
  if (!append(cursor, move, MoveStatus::illegal, text, offset)) return false;
  cursor.playable = false;
  report(std::move(diagnostic));
  return true;
}

bool Feed::play_legal(Cursor& cursor, Move move, std::size_t offset) {
  if (!append(cursor, move, MoveStatus::legal, {}, offset)) return false;
  cursor.position.play(move);
  return true;
}

bool Feed::play_text(Cursor& cursor, std::string_view text, DiagnosticKind kind,
                     std::size_t offset) {
  const bool first = cursor.playable;
  const std::size_t ply = cursor.depth + 1;
  if (!append(cursor, Move{}, MoveStatus::unreadable, text, offset)) return false;
  cursor.playable = false;
  // One report for a line: what follows cannot be read for the same reason.
  if (first) report(Severity::warning, kind, offset, text, ply);
  return true;
}

void Feed::comment(NodeId node, CommentPlace place, std::string_view text, std::size_t offset) {
  if (!telling_ || text.empty()) return;
  if (text.size() > limits().text_bytes) {
    report(Severity::warning, DiagnosticKind::limit_reached, offset, "text_bytes");
    text = text.substr(0, limits().text_bytes);
    while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0) == 0x80) {
      text.remove_suffix(1);
    }
    if (!text.empty() && static_cast<unsigned char>(text.back()) >= 0xC0) text.remove_suffix(1);
  }
  visitor_.comment(node, place, text);
}

bool Feed::end_game() {
  ++summary_.games;
  if (visitor_.end_game() == Flow::stop) summary_.stopped = true;
  telling_ = true;
  return !summary_.stopped;
}

void Feed::report(Severity severity, DiagnosticKind kind, std::size_t offset, std::string_view text,
                  std::size_t ply) {
  Diagnostic diagnostic;
  diagnostic.severity = severity;
  diagnostic.kind = kind;
  diagnostic.offset = offset;
  diagnostic.ply = ply;
  diagnostic.text = excerpt(text);
  report(std::move(diagnostic));
}

void Feed::report(Diagnostic diagnostic) {
  if (summary_.stopped) return;
  switch (diagnostic.severity) {
    case Severity::note: ++summary_.notes; break;
    case Severity::warning: ++summary_.warnings; break;
    case Severity::error: ++summary_.errors; break;
  }
  diagnostic.game = summary_.games;
  if (map_ != nullptr) {
    const OffsetMap::Place place = map_->place(diagnostic.offset);
    diagnostic.offset = place.offset;
    diagnostic.line = place.line;
  }
  diagnostic.offset += base_;
  visitor_.report(diagnostic);
}

void LossCounter::add_tag(std::string_view name) {
  add(LossKind::tags);
  constexpr std::size_t enough = 200;
  if (tag_names_.size() > enough) return;
  if (!tag_names_.empty()) tag_names_ += ", ";
  tag_names_ += name;
}

std::vector<Loss> LossCounter::list() const {
  std::vector<Loss> losses;
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    if (counts_[i] == 0) continue;
    const auto kind = static_cast<LossKind>(i);
    losses.push_back({kind, counts_[i], kind == LossKind::tags ? tag_names_ : std::string()});
  }
  return losses;
}

}  // namespace chuhe::record
