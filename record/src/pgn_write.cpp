#include <string>
#include <string_view>
#include <vector>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/record/dialects.hpp>
#include <chuhe/record/pgn.hpp>

#include "comment_text.hpp"
#include "feed.hpp"
#include "movetext_write.hpp"
#include "text.hpp"

namespace chuhe::record {

namespace {

bool is_tag_name(std::string_view name) {
  if (name.empty() || name.size() > 90 || name[0] == '%') return false;
  return name.find_first_of(" \t\r\n\v\f\"[]\\%") == std::string_view::npos;
}

void append_tag(std::string& out, std::string_view name, std::string_view value) {
  out += '[';
  out += name;
  out += " \"";
  for (const char c : value) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  out += "\"]\n";
}

std::string_view format_name(const Dialect& dialect) {
  switch (dialect.family) {
    case NotationFamily::chinese: return "Chinese";
    case NotationFamily::western: return "WXF";
    case NotationFamily::coordinates:
      return dialect.form == CoordinateForm::iccs ? "ICCS" : dialect.name;
    default: return dialect.name;
  }
}

void append_tags(std::string& out, const Game& game, const Dialect& dialect, LossCounter& losses) {
  append_tag(out, "Game", "Chinese Chess");
  for (const Tag& tag : game.tags()) {
    if (tag.value.empty()) continue;
    if (!is_tag_name(tag.name) || is_reserved_tag(tag.name)) {
      losses.add_tag(tag.name);
      continue;
    }
    append_tag(out, tag.name, tag.value);
  }
  const Result& result = game.result();
  append_tag(out, "Result", to_string(result.score));
  if (result.ending != GameEnding::unknown) append_tag(out, "Ending", to_string(result.ending));
  if (!result.rule_set.empty()) append_tag(out, "RuleSet", result.rule_set);
  if (game.start_diagram() != opening_diagram()) {
    append_tag(out, "FEN", to_fen(game.start_diagram()));
  }
  append_tag(out, "Format", format_name(dialect));
}

}  // namespace

void append_quoted(std::string& out, std::string_view text) {
  out += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '\n') {
      out += "\\n";
    } else {
      out += c;
    }
  }
  out += '"';
}

void MovetextWriter::number(bool forced) {
  const bool red = turn_ == Color::red;
  if (red && levels_.empty() && !first_) {
    out_ += '\n';
  } else if (!first_ && !out_.ends_with('(')) {
    out_ += ' ';
  }
  first_ = false;
  if (!red && !forced) return;
  out_ += std::to_string(round_);
  out_ += red ? ". " : "... ";
}

void MovetextWriter::move_text(NodeId node) {
  const Move move = game_.move(node);
  const std::string& text = game_.annotation(node).text;
  switch (game_.status(node)) {
    case MoveStatus::legal:
      if (playable_) {
        out_ += write_legal(move, position_, dialect_).view();
        return;
      }
      break;
    case MoveStatus::unreadable: append_quoted(out_, text); return;
    case MoveStatus::illegal:
      // The writer's own words, where a reader would understand them in the same way.
      if (playable_ && !text.empty()) {
        const auto prefix = parse_prefix(text, dialect_);
        if (prefix && prefix->length == text.size()) {
          const auto read = resolve(prefix->written, position_, dialect_);
          if (!read && read.error().fault() == MoveFault::illegal &&
              read.error().candidates().size() == 1 && read.error().candidates()[0] == move) {
            out_ += text;
            return;
          }
        }
      }
      break;
    case MoveStatus::unchecked: break;
  }
  out_ += to_uci(move);
}

void MovetextWriter::advance(NodeId node) {
  if (playable_ && game_.status(node) == MoveStatus::legal) {
    position_.play(game_.move(node));
  } else {
    playable_ = false;
  }
  if (turn_ == Color::black) ++round_;
  turn_ = opponent(turn_);
}

bool MovetextWriter::annotations(NodeId node) {
  const Annotation& annotation = game_.annotation(node);
  for (const std::uint8_t mark : annotation.marks) {
    out_ += " $";
    out_ += std::to_string(mark);
  }
  const std::string comment = comment_of(annotation);
  if (comment.empty()) return false;
  if (!out_.empty() && out_.back() != '\n') out_ += levels_.empty() ? '\n' : ' ';
  out_ += '{';
  out_ += comment;
  out_ += '}';
  return true;
}

void MovetextWriter::restore(const Level& level) {
  position_ = level.position;
  playable_ = level.playable;
  turn_ = level.turn;
  round_ = level.round;
}

void MovetextWriter::write() {
  annotations(NodeId::root);
  first_ = out_.empty() || out_.back() == '\n';
  std::optional<NodeId> at = game_.first_child(NodeId::root);
  bool forced = true;
  while (at) {
    const std::string& before = game_.annotation(*at).comment_before;
    number(forced || !before.empty());
    if (!before.empty()) {
      out_ += '{';
      out_ += escaped_comment(before);
      out_ += "} ";
    }
    move_text(*at);
    forced = annotations(*at);
    // A node's alternatives stand behind it, each in brackets; then its line goes on.
    const bool main = !in_alternative_;
    in_alternative_ = false;
    if (const auto other = game_.next_sibling(*at); main && other) {
      levels_.push_back({*at, game_.next_sibling(*other), position_, playable_, turn_, round_});
      out_ += levels_.size() == 1 ? "\n(" : " (";
      at = other;
      in_alternative_ = true;
      forced = true;
      continue;
    }
    NodeId line = *at;
    while (true) {
      advance(line);
      at = game_.first_child(line);
      if (at || levels_.empty()) break;
      out_ += ')';
      Level& level = levels_.back();
      restore(level);
      forced = true;
      if (level.alternative) {
        at = level.alternative;
        level.alternative = game_.next_sibling(*at);
        out_ += levels_.size() == 1 ? "\n(" : " (";
        in_alternative_ = true;
        break;
      }
      line = level.main;
      levels_.pop_back();
    }
  }
}

WriteResult write_pgn(const Game& game, const WriteOptions& options) {
  LossCounter losses;
  WriteResult result;
  const Dialect& dialect = options.notation != nullptr ? *options.notation : notation::chinese;
  append_tags(result.bytes, game, dialect, losses);
  result.bytes += '\n';
  MovetextWriter(result.bytes, game, dialect).write();
  if (result.bytes.back() != '\n') result.bytes += '\n';
  result.bytes += to_string(game.result().score);
  result.bytes += "\n\n";
  const bool any_character = options.charset == Charset::utf8 ||
                             options.charset == Charset::utf16le ||
                             options.charset == Charset::utf16be;
  if (!any_character) spell_out_guards(result.bytes);
  encode_result(result, options, losses);
  result.losses = losses.list();
  return result;
}

void encode_result(WriteResult& result, const WriteOptions& options, LossCounter& losses) {
  if (options.charset == Charset::utf8) return;
  auto encoded = encode(options.charset, result.bytes, options.converter);
  if (!encoded) {
    losses.add(LossKind::characters);
    return;
  }
  result.bytes = std::move(encoded->bytes);
  if (encoded->missing > 0) losses.add(LossKind::characters, encoded->missing);
}

}  // namespace chuhe::record
