#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/record/dialects.hpp>
#include <chuhe/record/plain_text.hpp>

#include "feed.hpp"
#include "movetext.hpp"
#include "movetext_write.hpp"
#include "text.hpp"
#include "text_source.hpp"
#include "write_tree.hpp"

namespace chuhe::record {

namespace {

/// The Federation's own text: traverse as a point, pawns by the table of the time.
constexpr Dialect wxf_file_dialect() {
  Dialect dialect = notation::wxf_axf;
  dialect.name = "wxf_file";
  dialect.directions = {"+", "-", "."};
  return dialect;
}
constexpr Dialect wxf_file = wxf_file_dialect();

struct Header {
  std::string_view key;
  std::string_view tag;
};
constexpr std::array headers{
    Header{"GAME", tag_name::title},  Header{"DATE", tag_name::date},
    Header{"EVENT", tag_name::event}, Header{"SITE", tag_name::site},
    Header{"ROUND", tag_name::round}, Header{"AUTHOR", tag_name::author},
};

std::vector<std::string_view> split(std::string_view text, char sign) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(sign);
    parts.push_back(trimmed(text.substr(0, end)));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

class FileReader {
 public:
  FileReader(Feed& feed, std::string_view text) : feed_(feed), text_(text) {}

  void read() {
    std::size_t at = 0;
    while (at < text_.size() && !feed_.stopped()) {
      at = text_.find_first_not_of(" \t\r\n", at);
      if (at == std::string_view::npos) break;
      at = game(at);
    }
    if (feed_.summary().games == 0 && !feed_.stopped()) {
      feed_.report(Severity::error, DiagnosticKind::no_game, 0);
    }
  }

 private:
  std::size_t game(std::size_t at) {
    if (!feed_.begin_game(at) && feed_.stopped()) return text_.size();
    result_ = {};
    diagram_ = opening_diagram();
    fen_offset_ = at;
    bool begun = false;
    while (at < text_.size()) {
      const std::size_t end = std::min(text_.find('\n', at), text_.size());
      const std::string_view line = trimmed(text_.substr(at, end - at));
      if (starts_ignoring_case(line, "START")) {
        begun = true;
        at = std::min(text_.find('{', at), end);
        at += at < end ? 1 : 0;
        break;
      }
      header(line, at);
      at = std::min(end + 1, text_.size());
    }
    const DialectChoice choice = choose_dialect(text_, at, diagram_, &wxf_file);
    if (choice.other_turn) {
      diagram_.turn = opponent(diagram_.turn);
      feed_.report(Severity::note, DiagnosticKind::turn_corrected, fen_offset_);
    }
    const Cursor start =
        diagram_ == opening_diagram() ? feed_.start() : feed_.start(diagram_, fen_offset_);
    if (begun) {
      MovetextOptions options;
      options.ends_at_brace = true;
      options.ends_at_tag = false;
      const MovetextEnd end =
          MovetextReader(feed_, text_, options).read(at, start, *choice.dialect);
      if (end.score && result_.score == Score::unknown) result_.score = *end.score;
      at = end.offset;
      skip_end(at, end.score.has_value());
    }
    if (result_ != Result{}) feed_.result(result_);
    feed_.end_game();
    return at;
  }

  void skip_end(std::size_t& at, bool result) {
    if (result) {
      // The brace is still to come.
      const std::size_t brace = text_.find_first_not_of(" \t\r\n", at);
      if (brace != std::string_view::npos && text_[brace] == '}') at = brace + 1;
    }
    const std::size_t next = text_.find_first_not_of(" \t\r\n", at);
    if (next != std::string_view::npos && starts_ignoring_case(text_.substr(next), "END")) {
      at = next + 3;
    } else if (at >= text_.size()) {
      feed_.report(Severity::warning, DiagnosticKind::truncated, text_.size(), "}END");
    }
  }

  void header(std::string_view line, std::size_t offset) {
    if (line.empty()) return;
    const std::size_t blank = std::min(line.find_first_of(" \t"), line.size());
    const std::string_view key = line.substr(0, blank);
    const std::string_view value = trimmed(line.substr(blank));
    const auto is = [&](std::string_view name) { return equal_ignoring_case(key, name); };
    if (is("FORMAT") || value.empty()) return;
    if (is("FEN")) {
      fen_offset_ = offset;
      if (const auto diagram = read_diagram(value)) {
        diagram_ = *diagram;
      } else {
        feed_.report(Severity::error, DiagnosticKind::bad_tag, offset, line);
      }
    } else if (is("RED") || is("BLACK")) {
      player(value, is("RED"), offset);
    } else if (is("RESULT")) {
      if (const auto score = parse_score(value)) {
        result_.score = *score;
      } else {
        feed_.report(Severity::warning, DiagnosticKind::bad_result, offset, value);
      }
    } else {
      std::string_view name = key;
      for (const Header& entry : headers) {
        if (is(entry.key)) name = entry.tag;
      }
      feed_.tag(name, value, offset);
    }
  }

  /// `name;team;;` or `name;rating;;`
  void player(std::string_view value, bool red, std::size_t offset) {
    const std::vector<std::string_view> parts = split(value, ';');
    const auto tell = [&](std::string_view name, std::string_view text) {
      if (!text.empty()) feed_.tag(name, text, offset);
    };
    tell(red ? tag_name::red : tag_name::black, parts[0]);
    for (std::size_t i = 1; i < parts.size(); ++i) {
      const bool rating =
          !parts[i].empty() && parts[i].find_first_not_of("0123456789") == std::string_view::npos;
      if (rating) {
        tell(red ? tag_name::red_rating : tag_name::black_rating, parts[i]);
      } else {
        tell(red ? tag_name::red_team : tag_name::black_team, parts[i]);
      }
    }
  }

  Feed& feed_;
  std::string_view text_;
  Result result_;
  Diagram diagram_;
  std::size_t fen_offset_ = 0;
};

// ---- writing -------------------------------------------------------------------------------

std::string one_line(std::string_view text, LossCounter& losses) {
  std::string line;
  for (const char c : text) {
    const bool bad = c == '\n' || c == '\r' || c == ';';
    if (bad) losses.add(LossKind::characters);
    line += bad ? ' ' : c;
  }
  const std::string_view plain = trimmed(line);
  if (plain.size() != line.size()) losses.add(LossKind::characters);
  return std::string(plain);
}

void append_line(std::string& out, std::string_view key, std::string_view value) {
  out += key;
  out.append(key.size() < 8 ? 8 - key.size() : 1, ' ');
  out += value;
  out += '\n';
}

/// The lines of the tags the format has, in the order of the game's.
void append_header(std::string& out, const Game& game, LossCounter& losses) {
  detail::TagTaker tags(game);
  for (const Tag& tag : game.tags()) {
    const auto is = [&](std::string_view name) { return equal_ignoring_case(tag.name, name); };
    const bool red = is(tag_name::red) || is(tag_name::red_team) || is(tag_name::red_rating);
    const bool black =
        is(tag_name::black) || is(tag_name::black_team) || is(tag_name::black_rating);
    if (red || black) {
      // One line for what there is of a player; a second one would be another player.
      const std::string name = one_line(tags.take(red ? tag_name::red : tag_name::black), losses);
      const std::string team =
          one_line(tags.take(red ? tag_name::red_team : tag_name::black_team), losses);
      std::string rating =
          one_line(tags.take(red ? tag_name::red_rating : tag_name::black_rating), losses);
      if (rating.find_first_not_of("0123456789") != std::string::npos) {
        losses.add_tag(red ? tag_name::red_rating : tag_name::black_rating);
        rating.clear();
      }
      if (name.empty() && team.empty() && rating.empty()) continue;
      append_line(out, red ? "RED" : "BLACK", name + ";" + team + ";" + rating + ";");
      continue;
    }
    for (const Header& entry : headers) {
      if (!is(entry.tag)) continue;
      const std::string value = one_line(tags.take(entry.tag), losses);
      if (!value.empty()) append_line(out, entry.key, value);
    }
  }
  tags.count_rest(losses);
}

std::string_view mark_text(std::uint8_t mark) {
  constexpr std::array<std::string_view, 7> texts{"", "!", "?", "!!", "??", "!?", "?!"};
  return mark < texts.size() ? texts[mark] : std::string_view();
}

void append_moves(std::string& out, const Game& game, const Dialect& dialect, LossCounter& losses) {
  Position position = game.start().value_or(Position());
  bool playable = game.start().has_value();
  Color turn = game.start_diagram().turn;
  int round = game.start_diagram().fullmove;
  bool first = true;
  for (const NodeId node : game.main_line()) {
    playable = playable && game.status(node) == MoveStatus::legal;
    if (!playable && game.status(node) == MoveStatus::unreadable) {
      losses.add(LossKind::unplayable_moves);
      return;
    }
    if (turn == Color::red || first) {
      out += first ? "" : "\n";
      out += std::to_string(round) + (turn == Color::red ? ". " : "... ");
    } else {
      out += "  ";
    }
    first = false;
    if (playable) {
      out += write_legal(game.move(node), position, dialect).view();
      position.play(game.move(node));
    } else {
      out += to_uci(game.move(node));
    }
    const std::vector<std::uint8_t>& marks = game.annotation(node).marks;
    if (!marks.empty()) out += mark_text(marks[0]);
    if (marks.size() > 1 || (!marks.empty() && mark_text(marks[0]).empty())) {
      losses.add(LossKind::marks, mark_text(marks[0]).empty() ? marks.size() : marks.size() - 1);
    }
    if (turn == Color::black) ++round;
    turn = opponent(turn);
  }
  out += '\n';
}

void count_losses(const Game& game, LossCounter& losses) {
  std::vector<bool> main(game.node_bound(), false);
  main[index(NodeId::root)] = true;
  for (const NodeId node : game.main_line()) main[index(node)] = true;
  for (std::optional<NodeId> at = NodeId::root; at; at = game.next_in_preorder(*at)) {
    const Annotation& annotation = game.annotation(*at);
    if (!main[index(*at)]) {
      if (main[index(*game.parent(*at))]) losses.add(LossKind::variations);
      losses.add(LossKind::marks, annotation.marks.size());
    }
    if (!annotation.comment.empty()) losses.add(LossKind::comments);
    if (!annotation.comment_before.empty()) losses.add(LossKind::comments_before_moves);
    if (annotation.evaluation) losses.add(LossKind::evaluations);
    if (annotation.clock || annotation.elapsed) losses.add(LossKind::clocks);
  }
}

}  // namespace

ReadSummary read_wxf(Bytes bytes, Visitor& visitor, const ReadOptions& options) {
  return read_text_source(bytes, visitor, options,
                          [](Feed& feed, std::string_view text) { FileReader(feed, text).read(); });
}

WriteResult write_wxf(const Game& game, const WriteOptions& options) {
  WriteResult result;
  LossCounter losses;
  std::string& out = result.bytes;
  const Dialect& dialect = options.notation != nullptr ? *options.notation : wxf_file;
  append_line(out, "FORMAT", "WXF");
  append_header(out, game, losses);
  if (game.result().score != Score::unknown) {
    append_line(out, "RESULT", to_string(game.result().score));
  }
  if (game.start_diagram() != opening_diagram()) {
    append_line(out, "FEN", to_fen(game.start_diagram()));
  }
  out += "\nSTART{\n";
  append_moves(out, game, dialect, losses);
  out += "}END\n";
  count_losses(game, losses);
  detail::count_result_losses(game.result(), losses);
  encode_result(result, options, losses);
  result.losses = losses.list();
  return result;
}

}  // namespace chuhe::record
