#include <chuhe/record/xml_records.hpp>

#include <array>
#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>

#include "cbr_ending.hpp"
#include "dhtmlxq_format.hpp"
#include "feed.hpp"
#include "preorder.hpp"
#include "text.hpp"
#include "text_source.hpp"
#include "xml_text.hpp"

namespace chuhe::record {

namespace {

// ---- CBF -----------------------------------------------------------------------------------

struct Head {
  std::string_view element;
  std::string_view tag;
};
constexpr std::array heads{
    Head{"Name", tag_name::title},
    Head{"From", tag_name::source},
    Head{"Contest", tag_name::event},
    Head{"Round", tag_name::round},
    Head{"Group", tag_name::group},
    Head{"Table", tag_name::table},
    Head{"Date", tag_name::date},
    Head{"Site", tag_name::site},
    Head{"TimeRule", tag_name::time_control},
    Head{"Red", tag_name::red},
    Head{"RedTeam", tag_name::red_team},
    Head{"RedTime", tag_name::red_time},
    Head{"RedRating", tag_name::red_rating},
    Head{"Black", tag_name::black},
    Head{"BlackTeam", tag_name::black_team},
    Head{"BlackTime", tag_name::black_time},
    Head{"BlackRating", tag_name::black_rating},
    Head{"Referee", tag_name::referee},
    Head{"Recorder", tag_name::recorder},
    Head{"Commentator", tag_name::annotator},
    Head{"Creator", tag_name::author},
    Head{"ECCO", tag_name::ecco},
};

class CbfReader {
 public:
  CbfReader(Feed& feed, std::string_view text) : feed_(feed), xml_(text) {}

  void read() {
    std::string_view element;
    bool in_head = false;
    while (const auto event = xml_.next()) {
      const bool start = event->kind == XmlEvent::Kind::start;
      if (event->kind == XmlEvent::Kind::text) {
        if (open_ && element == "Move") {
          comment_ += event->text;
        } else if (open_ && in_head) {
          head(element, trimmed(event->text), event->offset);
        }
        continue;
      }
      if (event->name == "ChineseChessRecord") {
        if (start && !begin(event->offset)) return;
        if (!start) end();
      } else if (event->name == "Head") {
        in_head = start;
      } else if (event->name == "MoveList") {
        in_head = false;
      } else if (event->name == "Move" && open_) {
        if (start) {
          move(*event);
        } else {
          flush_comment(event->offset);
        }
      }
      element = start ? event->name : std::string_view();
    }
    if (open_) {
      feed_.report(Severity::warning, DiagnosticKind::truncated, end_offset_);
      end();
    }
    if (feed_.summary().games == 0 && !feed_.stopped()) {
      feed_.report(Severity::error, DiagnosticKind::no_game, 0);
    }
  }

 private:
  bool begin(std::size_t offset) {
    if (open_) end();
    if (!feed_.begin_game(offset) && feed_.stopped()) return false;
    open_ = true;
    started_ = false;
    fen_.clear();
    fen_offset_ = offset;
    result_ = {};
    comment_.clear();
    full_ = false;
    return true;
  }

  void end() {
    if (!open_) return;
    open_ = false;
    if (!started_) start(std::nullopt);
    flush_comment(end_offset_);
    if (result_ != Result{}) feed_.result(result_);
    feed_.end_game();
  }

  void head(std::string_view element, std::string_view text, std::size_t offset) {
    if (text.empty()) return;
    if (element == "FEN") {
      fen_ = text;
      fen_offset_ = offset;
    } else if (element == "RecordResult") {
      // The numbers of CBR: 0 unknown, 1 red, 2 black, 3 draw, 4 several.
      constexpr std::array scores{Score::unknown, Score::red_wins, Score::black_wins, Score::draw,
                                  Score::unknown};
      const auto number = parse_number(text);
      if (number && *number < scores.size()) {
        result_.score = scores[static_cast<std::size_t>(*number)];
      } else if (const auto score = parse_score(text)) {
        result_.score = *score;
      } else {
        feed_.report(Severity::warning, DiagnosticKind::bad_result, offset, text);
      }
    } else if (element == "ResultType") {
      if (const auto ending = detail::parse_chinese_ending(text)) {
        result_.ending = *ending;
      } else {
        feed_.tag(detail::termination_tag, text, offset);
      }
    } else {
      std::string_view name = element;
      for (const Head& entry : heads) {
        if (entry.element == element) name = entry.tag;
      }
      // What the program itself counts.
      if (name == "RecordType" || name == "RecordKind") return;
      feed_.tag(name, text, offset);
    }
  }

  void start(const std::optional<Square>& first_from) {
    started_ = true;
    Diagram diagram = opening_diagram();
    if (!fen_.empty()) {
      if (const auto read = read_diagram(fen_)) {
        diagram = *read;
      } else {
        feed_.report(Severity::error, DiagnosticKind::bad_tag, fen_offset_, fen_);
      }
    }
    cursor_ = detail::feed_start(feed_, diagram, diagram.turn, first_from, fen_offset_);
  }

  void move(const XmlEvent& event) {
    end_offset_ = event.offset;
    const std::string_view value = event.attribute("value");
    const bool pair = value.size() == 5 && value[2] == '-';
    if (value == "00-00") {
      if (!started_) at_root_ = true;
      return;
    }
    const auto from = pair ? dhtmlxq::parse_point(value.substr(0, 2)) : std::nullopt;
    const auto to = pair ? dhtmlxq::parse_point(value.substr(3, 2)) : std::nullopt;
    if (!started_) {
      start(from);
      if (!pending_root_.empty()) {
        feed_.comment(NodeId::root, CommentPlace::after_move, pending_root_, event.offset);
        pending_root_.clear();
      }
    }
    if (full_) return;
    full_ = !(from && to
                  ? feed_.play(cursor_, Move(*from, *to), {}, event.offset)
                  : feed_.play_text(cursor_, value, DiagnosticKind::unreadable_move, event.offset));
  }

  void flush_comment(std::size_t offset) {
    const std::string text = with_line_feeds(trimmed(comment_));
    comment_.clear();
    if (!started_ && at_root_) {
      pending_root_ += text;
      at_root_ = false;
      return;
    }
    if (started_ && !pending_root_.empty()) {
      feed_.comment(NodeId::root, CommentPlace::after_move, pending_root_, offset);
      pending_root_.clear();
    }
    feed_.comment(cursor_.node, CommentPlace::after_move, text, offset);
  }

  Feed& feed_;
  XmlReader xml_;
  bool open_ = false;
  bool started_ = false;
  bool at_root_ = false;
  bool full_ = false;
  std::string fen_;
  std::size_t fen_offset_ = 0;
  std::size_t end_offset_ = 0;
  Result result_;
  std::string comment_;
  std::string pending_root_;
  Cursor cursor_;
};

// ---- PFC -----------------------------------------------------------------------------------

class PfcReader {
 public:
  PfcReader(Feed& feed, std::string_view text) : feed_(feed), xml_(text) {}

  void read() {
    while (const auto event = xml_.next()) {
      if (feed_.stopped()) return;
      if (event->name != "n") continue;
      if (event->kind == XmlEvent::Kind::start) {
        if (!node(*event)) return;
      } else if (event->kind == XmlEvent::Kind::end && !path_.empty()) {
        path_.pop_back();
        if (path_.empty()) end();
      }
    }
    if (!path_.empty()) {
      feed_.report(Severity::warning, DiagnosticKind::truncated, last_offset_);
      end();
    }
    if (feed_.summary().games == 0 && !feed_.stopped()) {
      feed_.report(Severity::error, DiagnosticKind::no_game, 0);
    }
  }

 private:
  bool node(const XmlEvent& event) {
    last_offset_ = event.offset;
    if (path_.empty()) return root(event);
    if (path_.size() > feed_.limits().depth) {
      feed_.report(Severity::error, DiagnosticKind::limit_reached, event.offset, "depth");
      end();
      return false;
    }
    Cursor cursor = path_.back();
    const std::string_view text = event.attribute("m");
    const auto move = parse_coordinates(text);
    const bool taken =
        move ? feed_.play(cursor, *move, {}, event.offset)
             : feed_.play_text(cursor, text, DiagnosticKind::unreadable_move, event.offset);
    if (!taken) {
      end();
      return false;
    }
    path_.push_back(cursor);
    comment(cursor.node, event);
    if (const auto score = signed_number(event.attribute("s"))) {
      Evaluation evaluation;
      evaluation.value = *score;
      if (const auto depth = signed_number(event.attribute("d"))) evaluation.depth = *depth;
      feed_.evaluation(cursor.node, evaluation);
    }
    return true;
  }

  bool root(const XmlEvent& event) {
    if (!feed_.begin_game(event.offset) && feed_.stopped()) return false;
    result_ = {};
    for (const auto& [key, value] : event.attributes) {
      if (key == "m" || key == "c" || key == "version" || value.empty()) continue;
      if (key != "win") {
        feed_.tag(key, value, event.offset);
      } else if (const auto score = parse_score(value)) {
        result_.score = *score;
      } else {
        feed_.report(Severity::warning, DiagnosticKind::bad_result, event.offset, value);
      }
    }
    Diagram diagram = opening_diagram();
    const std::string_view fen = event.attribute("m");
    if (const auto read = read_diagram(fen)) {
      diagram = *read;
    } else if (!fen.empty()) {
      feed_.report(Severity::error, DiagnosticKind::bad_tag, event.offset, fen);
    }
    path_ = {diagram == opening_diagram() ? feed_.start() : feed_.start(diagram, event.offset)};
    comment(NodeId::root, event);
    return true;
  }

  void comment(NodeId node, const XmlEvent& event) {
    const std::string_view text = event.attribute("c");
    if (!text.empty()) {
      feed_.comment(node, CommentPlace::after_move, with_line_feeds(trimmed(text)), event.offset);
    }
  }

  void end() {
    path_.clear();
    if (result_ != Result{}) feed_.result(result_);
    feed_.end_game();
  }

  static std::optional<int> signed_number(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const auto number = parse_number(text);
    if (!number || *number > 1'000'000) return std::nullopt;
    const int value = static_cast<int>(*number);
    return negative ? -value : value;
  }

  Feed& feed_;
  XmlReader xml_;
  std::vector<Cursor> path_;
  std::size_t last_offset_ = 0;
  Result result_;
};

}  // namespace

ReadSummary read_cbf(Bytes bytes, Visitor& visitor, const ReadOptions& options) {
  return read_text_source(bytes, visitor, options,
                          [](Feed& feed, std::string_view text) { CbfReader(feed, text).read(); });
}

ReadSummary read_pfc(Bytes bytes, Visitor& visitor, const ReadOptions& options) {
  return read_text_source(bytes, visitor, options,
                          [](Feed& feed, std::string_view text) { PfcReader(feed, text).read(); });
}

}  // namespace chuhe::record
