#include <chuhe/record/plain_text.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include <chuhe/core/fen.hpp>

#include "feed.hpp"
#include "movetext.hpp"
#include "pgn_text.hpp"
#include "text.hpp"
#include "text_source.hpp"

namespace chuhe::record {

namespace {

struct Heading {
  std::string_view word;
  std::string_view tag;
};
// `Result` and `FEN` are no tags and told apart below.
constexpr std::array headings{
    Heading{"标题", tag_name::title},
    Heading{"標題", tag_name::title},
    Heading{"棋局", tag_name::title},
    Heading{"名称", tag_name::title},
    Heading{"赛事", tag_name::event},
    Heading{"賽事", tag_name::event},
    Heading{"比赛", tag_name::event},
    Heading{"比赛名称", tag_name::event},
    Heading{"比賽", tag_name::event},
    Heading{"赛事名称", tag_name::event},
    Heading{"分组", tag_name::group},
    Heading{"组别", tag_name::group},
    Heading{"台次", tag_name::table},
    Heading{"轮次", tag_name::round},
    Heading{"輪次", tag_name::round},
    Heading{"比赛轮次", tag_name::round},
    Heading{"地点", tag_name::site},
    Heading{"比赛地点", tag_name::site},
    Heading{"地點", tag_name::site},
    Heading{"日期", tag_name::date},
    Heading{"比赛日期", tag_name::date},
    Heading{"时间", tag_name::date},
    Heading{"比赛时间", tag_name::date},
    Heading{"红方", tag_name::red},
    Heading{"紅方", tag_name::red},
    Heading{"先手", tag_name::red},
    Heading{"红方姓名", tag_name::red},
    Heading{"黑方", tag_name::black},
    Heading{"后手", tag_name::black},
    Heading{"黑方姓名", tag_name::black},
    Heading{"红方团体", tag_name::red_team},
    Heading{"黑方团体", tag_name::black_team},
    Heading{"用时规则", tag_name::time_control},
    Heading{"时限", tag_name::time_control},
    Heading{"布局", tag_name::opening},
    Heading{"开局", tag_name::opening},
    Heading{"佈局", tag_name::opening},
    Heading{"评注", tag_name::annotator},
    Heading{"评注者", tag_name::annotator},
    Heading{"评述", tag_name::annotator},
    Heading{"作者", tag_name::author},
    Heading{"来源", tag_name::source},
    Heading{"网址", tag_name::source},
    Heading{"棋局类型", tag_name::game_type},
    Heading{"结果", "Result"},
    Heading{"結果", "Result"},
    Heading{"棋局结果", "Result"},
    Heading{"比赛结果", "Result"},
    Heading{"Event", tag_name::event},
    Heading{"Site", tag_name::site},
    Heading{"Date", tag_name::date},
    Heading{"Round", tag_name::round},
    Heading{"Red", tag_name::red},
    Heading{"Black", tag_name::black},
    Heading{"Result", "Result"},
    Heading{"FEN", "FEN"},
    Heading{"局面", "FEN"},
    Heading{"起始局面", "FEN"},
};

struct HeaderLine {
  std::string_view tag;
  std::string_view value;
};

std::string_view without_decoration(std::string_view text) {
  text = trimmed_wide(text);
  for (const std::string_view open : {"【", "[", "「"}) {
    if (text.starts_with(open)) text.remove_prefix(open.size());
  }
  for (const std::string_view close : {"】", "]", "」"}) {
    if (text.ends_with(close)) text.remove_suffix(close.size());
  }
  return trimmed_wide(text);
}

/// `红方：许银川`, `[红方] 许银川`, `FEN: ...`
std::optional<HeaderLine> parse_header(std::string_view line) {
  constexpr std::size_t longest = 40;
  std::size_t end = std::string_view::npos;
  std::size_t size = 0;
  for (const std::string_view sign : {":", "：", "】", "]"}) {
    const std::size_t at = line.find(sign);
    if (at < end) {
      end = at;
      size = sign.size();
    }
  }
  if (end == std::string_view::npos || end > longest) return std::nullopt;
  const std::string_view word = without_decoration(line.substr(0, end));
  for (const Heading& entry : headings) {
    if (!equal_ignoring_case(entry.word, word)) continue;
    std::string_view value = trimmed_wide(line.substr(end + size));
    for (const std::string_view sign : {":", "："}) {
      if (value.starts_with(sign)) value = trimmed_wide(value.substr(sign.size()));
    }
    return HeaderLine{entry.tag, value};
  }
  return std::nullopt;
}

bool is_header(std::string_view line) { return parse_header(line).has_value(); }

/// A position on a line of its own, as chess programs copy it.
std::optional<Diagram> parse_fen_line(std::string_view line) {
  if (std::ranges::count(line, '/') != 9) return std::nullopt;
  if (const auto diagram = read_diagram(trimmed_wide(line))) return *diagram;
  const auto reading = read_fen(trimmed_wide(line));
  if (!reading) return std::nullopt;
  return reading->line.start().diagram();
}

class TextGames {
 public:
  TextGames(Feed& feed, std::string_view text) : feed_(feed), text_(text) {}

  void read() {
    std::size_t at = 0;
    while (at < text_.size() && !feed_.stopped()) {
      const std::size_t start = text_.find_first_not_of(" \t\r\n", at);
      if (start == std::string_view::npos) break;
      at = game(start);
    }
    if (feed_.summary().games == 0 && !feed_.stopped()) {
      feed_.report(Severity::error, DiagnosticKind::no_game, 0, text_.substr(0, 60));
    }
  }

 private:
  struct Start {
    std::size_t offset;
    DialectChoice choice;
  };

  // Where the moves begin: at the first numbered move, or at two moves in a row.
  std::optional<Start> moves_at(std::size_t at) const {
    // Every line is asked, so that none may look far.
    constexpr std::size_t reach = 16 * 1024;
    const std::string_view text = text_.substr(0, at + reach);
    Scanner scanner(text, at);
    Token first = scanner.next();
    if (first.kind == Token::Kind::comment && first.closed) first = scanner.next();
    const bool numbered = first.kind == Token::Kind::number && !first.no_dot;
    if (!numbered && first.kind != Token::Kind::word && first.kind != Token::Kind::number) {
      return std::nullopt;
    }
    const DialectChoice choice = choose_dialect(text, at, diagram_, expected_);
    if (choice.legal == 0 || (choice.legal < 2 && !numbered)) return std::nullopt;
    return Start{at, choice};
  }

  /// The moves may begin within a line: `红先胜：1.炮二平五 ...`.
  std::optional<Start> moves_in(std::size_t from, std::size_t end) const {
    if (const auto start = moves_at(from)) return start;
    const std::size_t number = text_.find("1.", from);
    if (number == std::string_view::npos || number >= end || number == from) return std::nullopt;
    if (is_digit(text_[number - 1])) return std::nullopt;
    return moves_at(number);
  }

  std::size_t game(std::size_t at) {
    diagram_ = opening_diagram();
    result_ = {};
    std::optional<Start> start;
    bool begun = false;
    const auto begin = [&] {
      if (begun) return true;
      begun = true;
      return feed_.begin_game(at) || !feed_.stopped();
    };
    std::size_t fen_offset = at;
    while (at < text_.size() && !start) {
      const std::size_t end = std::min(text_.find('\n', at), text_.size());
      const std::string_view line = text_.substr(at, end - at);
      if (const auto header = parse_header(line)) {
        if (!begin()) return text_.size();
        tell(*header, at, fen_offset);
      } else if (const auto diagram = parse_fen_line(line)) {
        if (!begin()) return text_.size();
        diagram_ = *diagram;
        fen_offset = at;
      } else if ((start = moves_in(at, end))) {
        break;
      } else if (const std::string_view rest = trimmed_wide(line); !rest.empty()) {
        feed_.report(Severity::note, DiagnosticKind::ignored_text, at, rest);
      }
      at = end + 1;
    }
    if (!start && !begun) return text_.size();
    if (!begin()) return text_.size();
    if (start && start->choice.other_turn) {
      diagram_.turn = opponent(diagram_.turn);
      feed_.report(Severity::note, DiagnosticKind::turn_corrected, fen_offset);
    }
    const Cursor cursor =
        diagram_ == opening_diagram() ? feed_.start() : feed_.start(diagram_, fen_offset);
    if (start) {
      expected_ = start->choice.dialect;
      MovetextOptions options;
      options.keeps_text = true;
      options.ends_at_line = is_header;
      const MovetextEnd end =
          MovetextReader(feed_, text_, options).read(start->offset, cursor, *expected_);
      if (end.score && result_.score == Score::unknown) result_.score = *end.score;
      at = end.offset;
    }
    if (result_ != Result{}) feed_.result(result_);
    feed_.end_game();
    return at;
  }

  void tell(const HeaderLine& header, std::size_t offset, std::size_t& fen_offset) {
    if (header.value.empty()) return;
    if (header.tag == "Result") {
      if (const auto score = parse_score(header.value)) {
        result_.score = *score;
      } else {
        feed_.report(Severity::warning, DiagnosticKind::bad_result, offset, header.value);
      }
    } else if (header.tag == "FEN") {
      fen_offset = offset;
      if (const auto diagram = parse_fen_line(header.value)) {
        diagram_ = *diagram;
      } else {
        feed_.report(Severity::error, DiagnosticKind::bad_tag, offset, header.value);
      }
    } else {
      feed_.tag(header.tag, header.value, offset);
    }
  }

  Feed& feed_;
  std::string_view text_;
  Diagram diagram_;
  Result result_;
  const Dialect* expected_ = nullptr;
};

void read_games(Feed& feed, std::string_view text) { TextGames(feed, text).read(); }

}  // namespace

ReadSummary read_text(Bytes bytes, Visitor& visitor, const ReadOptions& options) {
  Charset charset = options.charset.value_or(Charset::utf8);
  if (!options.charset) {
    if (bytes.starts_with("\xFF\xFE")) {
      charset = Charset::utf16le;
    } else if (bytes.starts_with("\xFE\xFF")) {
      charset = Charset::utf16be;
    } else if (first_malformed_utf8(bytes)) {
      constexpr std::size_t sample = 64 * 1024;
      charset = choose_charset(bytes.substr(0, sample), options, Charset::gb18030, read_games);
    }
  }
  return read_text_source(bytes, visitor, options, charset, read_games);
}

}  // namespace chuhe::record
