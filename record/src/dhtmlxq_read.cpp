#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <memory>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include <chuhe/core/fen.hpp>
#include <chuhe/record/dhtmlxq.hpp>

#include "cbr_ending.hpp"
#include "dhtmlxq_format.hpp"
#include "dhtmlxq_items.hpp"
#include "feed.hpp"
#include "pgn_text.hpp"
#include "text.hpp"
#include "text_source.hpp"

namespace chuhe::record {

namespace {

using dhtmlxq::Item;

struct LineText {
  std::size_t id = 0;
  std::size_t parent = 0;
  std::size_t ply = 1;
  std::string_view digits;
  std::size_t offset = 0;
};

struct CommentText {
  std::size_t line = 0;
  std::size_t ply = 0;
  std::string_view text;
  std::size_t offset = 0;
};

/// Up to three numbers between underlines; false when there is anything else.
bool parse_numbers(std::string_view text, std::span<std::size_t> numbers) {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const std::size_t end = i + 1 < numbers.size() ? text.find('_') : text.size();
    if (end == std::string_view::npos) return false;
    const auto number = parse_number(text.substr(0, end));
    constexpr std::size_t too_large = 1'000'000'000;
    if (!number || *number > too_large) return false;
    numbers[i] = static_cast<std::size_t>(*number);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return true;
}

/// The lines of a game, put together from wherever they stand in the text.
class Lines {
 public:
  explicit Lines(Feed& feed) : feed_(feed) {}

  void add(const LineText& text) {
    if (!index_.try_emplace(text.id, lines_.size()).second) {
      feed_.report(Severity::warning, DiagnosticKind::orphan_variation, text.offset,
                   std::to_string(text.id));
      return;
    }
    lines_.push_back({text, {}, nullptr, 0, false});
  }
  bool has_main() const { return index_.contains(0); }
  /// The square the first move goes from.
  std::optional<Square> first_from() const {
    const auto main = index_.find(0);
    if (main == index_.end()) return std::nullopt;
    return dhtmlxq::parse_point(lines_[main->second].text.digits.substr(0, 2));
  }

  void play(const Cursor& start) {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (lines_[i].text.id != 0)
        waiting_[{lines_[i].text.parent, lines_[i].text.ply}].push_back(i);
    }
    if (const auto main = index_.find(0); main != index_.end()) {
      lines_[main->second].start = std::make_shared<Cursor>(start);
      ready_.push_back(main->second);
    } else if (!lines_.empty()) {
      feed_.report(Severity::warning, DiagnosticKind::orphan_variation, lines_[0].text.offset);
    }
    while (!ready_.empty()) {
      const std::size_t next = ready_.front();
      ready_.pop_front();
      one(next);
    }
    for (const Line& line : lines_) {
      if (line.start != nullptr) continue;
      feed_.report(Severity::warning, DiagnosticKind::orphan_variation, line.text.offset,
                   std::to_string(line.text.id));
    }
  }

  /// The node behind ply `ply` of a line; nothing when there is none.
  std::optional<NodeId> node(std::size_t id, std::size_t ply) const {
    if (ply == 0) return NodeId::root;
    for (std::size_t steps = 0; steps <= lines_.size(); ++steps) {
      const auto found = index_.find(id);
      if (found == index_.end()) return std::nullopt;
      const Line& line = lines_[found->second];
      if (line.start == nullptr) return std::nullopt;
      if (ply >= line.text.ply) {
        const std::size_t at = ply - line.text.ply;
        if (at >= line.nodes.size()) return std::nullopt;
        return line.nodes[at];
      }
      id = line.text.parent;
    }
    return std::nullopt;
  }

 private:
  struct Line {
    LineText text;
    std::vector<NodeId> nodes;
    std::shared_ptr<Cursor> start;  // lines that go off at one place share it
    std::size_t first_ply = 0;
    bool played = false;
  };

  // Lets the lines go on that leave `id` in front of `ply`, where the cursor stands.
  void release(std::size_t id, std::size_t ply, const Cursor& cursor) {
    const auto found = waiting_.find({id, ply});
    if (found == waiting_.end()) return;
    const auto shared = std::make_shared<Cursor>(cursor);
    for (const std::size_t line : found->second) {
      lines_[line].start = shared;
      ready_.push_back(line);
    }
    waiting_.erase(found);
  }

  void one(std::size_t number) {
    const std::size_t id = lines_[number].text.id;
    Cursor cursor = *lines_[number].start;
    const LineText text = lines_[number].text;
    std::size_t ply = text.ply;
    std::size_t at = 0;
    bool bad_length = false;
    while (true) {
      // Its own first ply was released by the parent, or is a place all the same.
      release(id, ply, cursor);
      if (at + 4 > text.digits.size()) {
        bad_length = at < text.digits.size();
        break;
      }
      const std::string_view digits = text.digits.substr(at, 4);
      const auto from = dhtmlxq::parse_point(digits.substr(0, 2));
      const auto to = dhtmlxq::parse_point(digits.substr(2, 2));
      const bool taken =
          from && to
              ? feed_.play(cursor, Move(*from, *to), {}, text.offset + at)
              : feed_.play_text(cursor, digits, DiagnosticKind::unreadable_move, text.offset + at);
      if (!taken) break;
      lines_[number].nodes.push_back(cursor.node);
      at += 4;
      ++ply;
    }
    if (bad_length) {
      feed_.report(Severity::warning, DiagnosticKind::truncated, text.offset + at,
                   text.digits.substr(at), cursor.depth);
    }
    // A line may name a parent and a ply before the parent begins: the parent's parent is meant.
    for (auto it = waiting_.lower_bound({id, 0}); it != waiting_.end() && it->first.first == id;) {
      if (it->first.second >= text.ply) break;
      for (const std::size_t line : it->second) {
        if (const auto above = node_before(text.parent, it->first.second)) {
          lines_[line].start = std::make_shared<Cursor>(*above);
          ready_.push_back(line);
        }
      }
      it = waiting_.erase(it);
    }
  }

  /// The cursor in front of a ply of a line that has been played; only the start is at hand.
  std::optional<Cursor> node_before(std::size_t id, std::size_t ply) const {
    for (std::size_t steps = 0; steps <= lines_.size(); ++steps) {
      const auto found = index_.find(id);
      if (found == index_.end()) return std::nullopt;
      const Line& line = lines_[found->second];
      if (line.start == nullptr) return std::nullopt;
      if (ply == line.text.ply) return *line.start;
      if (ply > line.text.ply) return std::nullopt;
      id = line.text.parent;
    }
    return std::nullopt;
  }

  Feed& feed_;
  std::vector<Line> lines_;
  std::unordered_map<std::size_t, std::size_t> index_;
  std::map<std::pair<std::size_t, std::size_t>, std::vector<std::size_t>> waiting_;
  std::deque<std::size_t> ready_;
};

/// Reads one game from its items.
class GameReader {
 public:
  GameReader(Feed& feed, std::string_view text) : feed_(feed), text_(text), lines_(feed) {}

  void read(const std::vector<Item>& items, std::size_t offset) {
    if (!feed_.begin_game(offset) && feed_.stopped()) return;
    for (const Item& item : items) this->item(item);
    const Cursor start = feed_start();
    lines_.play(start);
    for (const CommentText& comment : comments_) {
      const auto node = lines_.node(comment.line, comment.ply);
      if (!node) {
        feed_.report(Severity::warning, DiagnosticKind::orphan_comment, comment.offset,
                     comment.text);
        continue;
      }
      feed_.comment(*node, CommentPlace::after_move, dhtmlxq::unescaped(trimmed(comment.text)),
                    comment.offset);
    }
    if (result_ != Result{}) feed_.result(result_);
    feed_.end_game();
  }

 private:
  void item(const Item& item) {
    if (!item.closed) {
      feed_.report(Severity::warning, DiagnosticKind::unterminated_tag, item.offset, item.key);
    }
    const std::string_view key = item.key;
    const auto is = [&](std::string_view name) { return equal_ignoring_case(key, name); };
    if (is("movelist")) {
      movelist(item);
    } else if (starts_ignoring_case(key, "move_")) {
      line(key.substr(5), item.value, item.value_offset);
    } else if (is("binit")) {
      binit_ = trimmed(item.value);
      binit_offset_ = item.value_offset;
    } else if (is("fen")) {
      fen_ = trimmed(item.value);
    } else if (is("result")) {
      result(item);
    } else if (is("endtype")) {
      const std::string word = dhtmlxq::unescaped(trimmed(item.value));
      if (const auto ending = detail::parse_chinese_ending(word)) {
        result_.ending = *ending;
      } else {
        tag(detail::termination_tag, word, item.offset);
      }
    } else if (is("ruleset")) {
      result_.rule_set = dhtmlxq::unescaped(trimmed(item.value));
    } else if (is("open")) {
      opening(item);
    } else if (dhtmlxq::is_structural(key)) {
      comment(key.substr(7), item);
    } else {
      plain(item);
    }
  }

  void plain(const Item& item) {
    for (const std::string_view site : dhtmlxq::site_keys) {
      if (equal_ignoring_case(site, item.key)) return;
    }
    std::string value = dhtmlxq::unescaped(trimmed(item.value));
    std::string_view name = item.key;
    for (const dhtmlxq::KeyName& entry : dhtmlxq::key_names) {
      if (equal_ignoring_case(entry.key, item.key)) name = entry.tag;
    }
    if (name == tag_name::game_type) {
      for (const dhtmlxq::TypeName& entry : dhtmlxq::type_names) {
        if (value == entry.word) value = entry.type;
      }
    }
    tag(name, value, item.offset);
  }

  void tag(std::string_view name, std::string_view value, std::size_t offset) {
    if (value.empty()) return;
    // `red` and `redname` say the same.
    if ((name == tag_name::red || name == tag_name::black)) {
      std::string& known = name == tag_name::red ? red_ : black_;
      if (known == value) return;
      known = value;
    }
    feed_.tag(name, value, offset);
  }

  void opening(const Item& item) {
    const std::string value = dhtmlxq::unescaped(trimmed(item.value));
    const bool code = value.size() >= 3 && value[0] >= 'A' && value[0] <= 'E' &&
                      is_digit(value[1]) && is_digit(value[2]) &&
                      (value.size() == 3 || is_blank(value[3]));
    if (!code) {
      tag(tag_name::opening, value, item.offset);
      return;
    }
    tag(tag_name::ecco, std::string_view(value).substr(0, 3), item.offset);
    tag(tag_name::opening, trimmed(std::string_view(value).substr(3)), item.offset);
  }

  void result(const Item& item) {
    const std::string word = dhtmlxq::unescaped(trimmed(item.value));
    if (word.empty()) return;
    if (const auto score = parse_score(word)) {
      result_.score = *score;
    } else {
      feed_.report(Severity::warning, DiagnosticKind::bad_result, item.offset, word);
    }
  }

  void movelist(const Item& item) {
    const std::string_view value = item.value;
    const std::size_t bracket = value.find('[');
    if (bracket == std::string_view::npos) {
      line("0_1_0", value, item.value_offset);
      return;
    }
    // The pages' newer form: [0_1_0]7747...[/0_1_0][0_20_1]...[/0_20_1]
    for (std::size_t at = bracket; at < value.size() && value[at] == '[';) {
      const std::size_t end = value.find(']', at);
      if (end == std::string_view::npos) break;
      const std::size_t close = std::min(value.find('[', end), value.size());
      const std::string_view name = value.substr(at + 1, end - at - 1);
      if (!name.starts_with('/')) {
        line(name, value.substr(end + 1, close - end - 1), item.value_offset + end + 1);
        const std::size_t next = value.find(']', close);
        at = next == std::string_view::npos ? value.size() : value.find('[', next);
      } else {
        at = close;
      }
    }
  }

  void line(std::string_view name, std::string_view digits, std::size_t offset) {
    std::array<std::size_t, 3> numbers{};
    if (!parse_numbers(name, numbers)) {
      feed_.report(Severity::warning, DiagnosticKind::bad_tag, offset, name);
      return;
    }
    const std::size_t blanks = digits.size() - trimmed(digits).size();
    if (blanks != 0) {
      offset += static_cast<std::size_t>(trimmed(digits).data() - digits.data());
      digits = trimmed(digits);
    }
    const std::size_t end = std::min(digits.find_first_not_of("0123456789"), digits.size());
    if (end < digits.size()) {
      feed_.report(Severity::warning, DiagnosticKind::ignored_text, offset + end,
                   digits.substr(end));
      digits = digits.substr(0, end);
    }
    if (numbers[2] == 0) numbers = {0, 1, 0};
    lines_.add({numbers[2], numbers[0], std::max<std::size_t>(numbers[1], 1), digits, offset});
  }

  void comment(std::string_view numbers, const Item& item) {
    CommentText comment{0, 0, item.value, item.value_offset};
    std::array<std::size_t, 2> both{};
    std::array<std::size_t, 1> one{};
    if (parse_numbers(numbers, both)) {
      comment.line = both[0];
      comment.ply = both[1];
    } else if (numbers.empty() || parse_numbers(numbers, one)) {
      comment.ply = one[0];
    } else {
      feed_.report(Severity::warning, DiagnosticKind::orphan_comment, item.offset, item.key);
      return;
    }
    comments_.push_back(comment);
  }

  Cursor feed_start() {
    Diagram start = opening_diagram();
    bool told = false;
    if (!binit_.empty()) {
      if (const auto diagram = dhtmlxq::parse_binit(binit_)) {
        start = *diagram;
      } else {
        feed_.report(Severity::warning, DiagnosticKind::corrupt, binit_offset_, binit_);
      }
    }
    if (!fen_.empty()) {
      const auto diagram = read_diagram(fen_);
      if (diagram && (binit_.empty() || diagram->board == start.board)) {
        start = *diagram;
        told = true;
      }
    }
    if (!told) {
      // Nothing says who begins but the first move; without one, a side in check must move.
      const auto from = lines_.first_from();
      if (from && start.board[*from]) {
        start.turn = start.board[*from]->color;
      } else if (!Position::from(start)) {
        Diagram other = start;
        other.turn = Color::black;
        if (Position::from(other)) start = other;
      }
    }
    return start == opening_diagram() ? feed_.start() : feed_.start(start, binit_offset_);
  }

  Feed& feed_;
  std::string_view text_;
  Lines lines_;
  std::vector<CommentText> comments_;
  std::string_view binit_;
  std::size_t binit_offset_ = 0;
  std::string_view fen_;
  std::string red_;
  std::string black_;
  Result result_;
};

void read_text(Feed& feed, std::string_view text) {
  std::size_t at = 0;
  bool any = false;
  while (!feed.stopped()) {
    const auto region = dhtmlxq::next_region(text, at);
    if (!region) break;
    any = true;
    GameReader(feed, text).read(dhtmlxq::items_of(text, *region), region->begin);
    at = region->end;
  }
  if (any || feed.stopped()) return;
  // A bare string of digits.
  const std::string_view digits = trimmed_wide(text);
  if (digits.size() >= 4 && digits.find_first_not_of("0123456789 \t\r\n") == digits.npos) {
    const Item item{"movelist", digits, static_cast<std::size_t>(digits.data() - text.data()),
                    static_cast<std::size_t>(digits.data() - text.data()), true};
    GameReader(feed, text).read({item}, item.offset);
    return;
  }
  feed.report(Severity::error, DiagnosticKind::no_game, 0);
}

}  // namespace

ReadSummary read_dhtmlxq(Bytes bytes, Visitor& visitor, const ReadOptions& options) {
  return read_text_source(bytes, visitor, options, read_text);
}

}  // namespace chuhe::record
