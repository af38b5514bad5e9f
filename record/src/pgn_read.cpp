#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <chuhe/core/fen.hpp>
#include <chuhe/record/dialects.hpp>
#include <chuhe/record/pgn.hpp>

#include "indexed_moves.hpp"
#include "movetext.hpp"
#include "pgn_text.hpp"
#include "picture_moves.hpp"

namespace chuhe::record {

namespace {

struct ClosingQuotes {
  /// An unescaped quote, before the bracket if there is one such.
  std::optional<std::size_t> plain;
  /// The last quote of the line when it is escaped and the bracket follows: a path such as `C:\`
  /// makes its closing quote look so.
  std::optional<std::size_t> escaped;
};

/// The quotes of a line that may close a value.
ClosingQuotes closing_quotes(std::string_view line, std::size_t from) {
  const auto before_bracket = [&](std::size_t at) {
    std::size_t next = at + 1;
    while (next < line.size() && (line[next] == ' ' || line[next] == '\t')) ++next;
    return next < line.size() && line[next] == ']';
  };
  ClosingQuotes quotes;
  for (std::size_t at = from; at < line.size(); ++at) {
    if (line[at] == '\\' && at + 1 < line.size()) {
      if (line[at + 1] == '"' && before_bracket(at + 1)) quotes.escaped = at + 1;
      ++at;
    } else if (line[at] == '"') {
      if (before_bracket(at)) return {at, std::nullopt};
      if (!quotes.plain) quotes.plain = at;
    } else if (line[at] == '[' && quotes.plain && Scanner::tag_at(line, at)) {
      break;  // the next tag; so that a line of many is not searched once for each
    }
  }
  return quotes;
}

std::string unescaped(std::string_view text) {
  std::string value;
  value.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool escape =
        text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == '"' || text[i + 1] == '\\');
    value += text[escape ? ++i : i];
  }
  return value;
}

}  // namespace

TagText read_tag(std::string_view text, std::size_t offset) {
  TagText tag;
  std::size_t at = offset + 1;
  const auto skip_blanks = [&] {
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t')) ++at;
  };
  skip_blanks();
  const std::size_t name = at;
  while (at < text.size() && !is_blank(text[at]) && text[at] != '"' && text[at] != ']') ++at;
  tag.name = text.substr(name, at - name);
  skip_blanks();
  const std::size_t line_end = std::min(text.find('\n', at), text.size());
  if (at >= text.size() || text[at] != '"') {
    // No quotes: up to the bracket or the line's end.
    const std::size_t bracket = std::min(text.find(']', at), line_end);
    tag.closed = bracket < line_end;
    tag.value = trimmed(text.substr(at, bracket - at));
    tag.end = tag.closed ? bracket + 1 : bracket;
    return tag;
  }
  const std::size_t value = ++at;
  const ClosingQuotes first_line = closing_quotes(text.substr(0, line_end), value);
  std::optional<std::size_t> quote = first_line.plain;
  if (!quote) {
    // A value over several lines, as long as none of them starts a tag.
    std::size_t end = line_end;
    constexpr int most_lines = 64;
    for (int i = 0; i < most_lines && end < text.size() && !quote; ++i) {
      const std::size_t start = end + 1;
      const std::size_t first = text.find_first_not_of(" \t", start);
      if (first == std::string_view::npos || (text[first] == '[' && [&] {
            std::size_t next = first + 1;
            while (next < text.size() && is_letter(text[next])) ++next;
            return text.substr(next).starts_with(" \"");
          }())) {
        break;
      }
      end = std::min(text.find('\n', start), text.size());
      quote = closing_quotes(text.substr(0, end), start).plain;
    }
    if (!quote) quote = first_line.escaped;
  }
  if (!quote) {
    tag.closed = false;
    std::string_view rest = trimmed(text.substr(value, line_end - value));
    if (rest.ends_with(']')) rest.remove_suffix(1);
    tag.value = unescaped(rest);
    tag.end = line_end;
    return tag;
  }
  tag.value = with_line_feeds(unescaped(text.substr(value, *quote - value)));
  at = *quote + 1;
  skip_blanks();
  tag.closed = at < text.size() && text[at] == ']';
  tag.end = tag.closed ? at + 1 : at;
  return tag;
}

struct PgnGames::Header {
  std::optional<std::string> fen;
  std::size_t fen_offset = 0;
  std::optional<Score> score;
  Result result;
  const Dialect* dialect = nullptr;
  bool xiangqi_variant = false;
  bool any = false;
};

void PgnGames::tag(const TagText& tag, std::size_t at, Header& header) {
  const auto is = [&](std::string_view name) { return equal_ignoring_case(tag.name, name); };
  if (!tag.closed) {
    feed_.report(Severity::warning, DiagnosticKind::unterminated_tag, at, tag.name);
  }
  if (is("FEN")) {
    if (!tag.value.empty()) header.fen = tag.value;
    header.fen_offset = at;
  } else if (is("Result")) {
    header.score = parse_score(tag.value);
    if (!header.score && !trimmed(tag.value).empty()) {
      feed_.report(Severity::warning, DiagnosticKind::bad_result, at, tag.value);
    }
  } else if (is("RuleSet")) {
    header.result.rule_set = tag.value;
  } else if (is("Ending")) {
    if (const auto ending = parse_ending(tag.value)) header.result.ending = *ending;
  } else if (is("Format")) {
    header.dialect = equal_ignoring_case(tag.value, "ICCS")      ? &notation::uci
                     : equal_ignoring_case(tag.value, "Chinese") ? &notation::chinese
                     : equal_ignoring_case(tag.value, "WXF")     ? &notation::wxf
                                                                 : find_dialect(tag.value);
  } else if (is("Variant")) {
    header.xiangqi_variant = equal_ignoring_case(tag.value, "xiangqi");
    // XBoard counts ranks from 0 and writes `xiangqi`, pychess counts from 1 and writes `Xiangqi`.
    if (header.xiangqi_variant && header.dialect == nullptr) {
      header.dialect = tag.value[0] == 'X' ? &notation::san_fairy : &notation::san;
    }
    if (!header.xiangqi_variant) {
      feed_.report(Severity::warning, DiagnosticKind::bad_tag, at, "Variant " + tag.value);
    }
  } else if (!is("Game") && !is("SetUp") && !tag.value.empty()) {
    struct Alias {
      std::string_view name;
      std::string_view meant;
    };
    static constexpr std::array aliases{Alias{"White", tag_name::red},
                                        Alias{"WhiteElo", tag_name::red_rating},
                                        Alias{"WhiteTeam", tag_name::red_team}};
    std::string_view name = tag.name;
    for (const Alias& alias : aliases) {
      if (is(alias.name)) name = alias.meant;
    }
    feed_.tag(name, tag.value, at);
  }
}

std::size_t PgnGames::tags(std::size_t at, Header& header) {
  while (true) {
    while (at < text_.size() && (is_blank(text_[at]) || text_.substr(at).starts_with("\uFEFF"))) {
      at += is_blank(text_[at]) ? 1 : 3;
    }
    if (at < text_.size() && text_[at] == '%' && (at == 0 || text_[at - 1] == '\n')) {
      at = std::min(text_.find('\n', at), text_.size());
      continue;
    }
    if (!Scanner::tag_at(text_, at)) return at;
    header.any = true;
    const TagText tag = read_tag(text_, at);
    this->tag(tag, at, header);
    at = tag.end;
  }
}

Diagram PgnGames::start_of(const Header& header) {
  if (!header.fen) return opening_diagram();
  const auto diagram = read_diagram(*header.fen);
  if (diagram) return *diagram;
  feed_.report(Severity::error, DiagnosticKind::bad_tag, header.fen_offset, "FEN " + *header.fen);
  return opening_diagram();
}

bool PgnGames::starts_moves(std::size_t at) const {
  // Every line of junk is asked, so that none may look far.
  constexpr std::size_t reach = 16 * 1024;
  const std::string_view text = text_.substr(0, at + reach);
  Scanner scanner(text, at);
  Token first = scanner.next();
  while (first.kind == Token::Kind::comment && first.closed) first = scanner.next();
  const bool numbered = first.kind == Token::Kind::number;
  if (!numbered && first.kind != Token::Kind::word) return false;
  const DialectChoice choice = choose_dialect(text, at, opening_diagram(), expected_);
  return choice.legal >= (numbered && !first.no_dot ? 1U : 2U);
}

void PgnGames::skip_junk(std::size_t& at) {
  const std::size_t start = at;
  while (at < text_.size()) {
    const std::size_t line = text_.find_first_not_of(" \t\r\n", at);
    if (line == std::string_view::npos) {
      at = text_.size();
      break;
    }
    at = line;
    if (Scanner::tag_at(text_, at) || starts_moves(at)) break;
    if (text_[at] == '{') {
      const std::size_t end = text_.find('}', at);
      at = end == std::string_view::npos ? text_.size() : end + 1;
    } else {
      at = std::min(text_.find('\n', at), text_.size());
    }
  }
  const std::string_view skipped = trimmed_wide(text_.substr(start, at - start));
  if (!skipped.empty()) {
    feed_.report(Severity::note, DiagnosticKind::ignored_text, start, skipped);
  }
}

std::size_t PgnGames::game(std::size_t at) {
  if (!feed_.begin_game(at) && feed_.stopped()) return text_.size();
  Header header;
  at = tags(at, header);
  Diagram diagram = start_of(header);
  const Dialect* expected = header.dialect != nullptr ? header.dialect : expected_;
  DialectChoice choice = choose_dialect(text_, at, diagram, expected);
  if (header.dialect != nullptr && choice.dialect != header.dialect && choice.legal < 2) {
    // Against what the header says, one move proves nothing.
    choice = {header.dialect, 0, false};
  }
  if (choice.other_turn) {
    diagram.turn = opponent(diagram.turn);
    feed_.report(Severity::note, DiagnosticKind::turn_corrected, header.fen_offset);
  }
  if (choice.legal > 0) expected_ = choice.dialect;
  const Cursor start =
      diagram == opening_diagram() ? feed_.start() : feed_.start(diagram, header.fen_offset);
  if (is_indexed(text_, at) || is_picture(text_, at)) {
    const std::size_t end = is_indexed(text_, at) ? read_indexed(feed_, text_, at, start)
                                                  : read_picture(feed_, text_, at, start);
    Result result = header.result;
    result.score = header.score.value_or(Score::unknown);
    if (result != Result{}) feed_.result(result);
    feed_.end_game();
    return end;
  }
  MovetextOptions options;
  options.xboard = header.xiangqi_variant && choice.dialect->family == NotationFamily::algebraic;
  MovetextReader reader(feed_, text_, options);
  const MovetextEnd end = reader.read(at, start, *choice.dialect);

  Result result = header.result;
  result.score = header.score.value_or(Score::unknown);
  if (end.score) {
    if (result.score == Score::unknown) {
      result.score = *end.score;
    } else if (*end.score != result.score && *end.score != Score::unknown) {
      feed_.report(Severity::warning, DiagnosticKind::result_mismatch, end.offset,
                   to_string(*end.score));
    }
  }
  if (result != Result{}) feed_.result(result);
  feed_.end_game();
  return end.offset;
}

bool PgnGames::read(std::string_view text) {
  text_ = text;
  std::size_t at = 0;
  while (at < text_.size() && !feed_.stopped()) {
    skip_junk(at);
    if (at >= text_.size()) break;
    at = game(at);
  }
  return !feed_.stopped();
}

namespace {

/// The offset of the last line in `bytes`, behind `from`, that begins a game: a tag line whose line
/// before is none. Works on any of the character sets, whose characters never hold a line end.
std::optional<std::size_t> last_game_start(Bytes bytes, std::size_t from) {
  std::size_t at = bytes.size();
  while (at > from) {
    const std::size_t feed = bytes.rfind("\n[", at - 1);
    if (feed == Bytes::npos || feed < from) return std::nullopt;
    at = feed;
    if (!Scanner::tag_at(bytes, feed + 1)) continue;
    const std::size_t last = bytes.substr(0, feed).find_last_not_of(" \t\r\n");
    if (last == Bytes::npos) continue;
    const std::size_t line = bytes.rfind('\n', last);
    const std::size_t start = line == Bytes::npos ? 0 : line + 1;
    const std::size_t text = bytes.find_first_not_of(" \t", start);
    const bool of_tag = bytes[text] == '[' || bytes.substr(0, last + 1).ends_with("\"]");
    if (!of_tag) return feed + 1;
  }
  return std::nullopt;
}

std::optional<std::size_t> next_game_start(Bytes bytes, std::size_t from) {
  bool tags = false;
  for (std::size_t line = from; line < bytes.size();) {
    const std::size_t end = std::min(bytes.find('\n', line), bytes.size());
    const std::string_view text = trimmed(bytes.substr(line, end - line));
    if (Scanner::tag_at(bytes, line)) {
      if (!tags && line > from) return line;
      tags = true;
    } else if (!text.empty() && !(tags && text.ends_with("\"]"))) {
      // `...\"]` ends a tag of several lines.
      tags = false;
    }
    line = end + 1;
  }
  return std::nullopt;
}

/// Reads a source piece by piece, each of whole games.
class PgnPieces {
 public:
  PgnPieces(Feed& feed, const ReadOptions& options)
      : feed_(feed), options_(options), games_(feed) {}

  bool piece(Bytes raw) {
    bool more = true;
    if (options_.charset) {
      more = decoded(raw, *options_.charset);
    } else if (!first_malformed_utf8(raw)) {
      more = decoded(raw, Charset::utf8);
    } else {
      // One by one: files put together from several may mix character sets.
      while (more && !raw.empty()) {
        const std::size_t end = next_game_start(raw, 0).value_or(raw.size());
        more = guessed(raw.substr(0, end));
        raw.remove_prefix(end);
      }
    }
    return more;
  }

 private:
  bool guessed(Bytes raw) {
    if (!first_malformed_utf8(raw)) return decoded(raw, Charset::utf8);
    constexpr std::size_t sample = 64 * 1024;
    const Charset charset = choose_charset(raw.substr(0, sample), options_, likely_,
                                           [](Feed& feed, std::string_view text) {
                                             PgnGames games(feed);
                                             games.read(text);
                                           });
    if (charset != Charset::utf8) likely_ = charset;
    const bool first = !feed_.summary().charset || feed_.summary().charset == Charset::utf8;
    if (first && charset != Charset::utf8) {
      feed_.summary().charset = charset;
      Diagnostic diagnostic;
      diagnostic.severity = Severity::note;
      diagnostic.kind = DiagnosticKind::charset_guessed;
      diagnostic.offset = offset_;
      diagnostic.text = to_string(charset);
      feed_.report(std::move(diagnostic));
    }
    return decoded(raw, charset);
  }

  bool decoded(Bytes raw, Charset charset) {
    DecodedPiece piece(raw, offset_, line_, charset, options_.converter);
    if (!feed_.summary().charset) feed_.summary().charset = charset;
    feed_.set_map(&piece);
    if (!piece.decodable()) {
      feed_.report(Severity::error, DiagnosticKind::unencodable_text, 0, to_string(charset));
    } else if (piece.malformed() > 0) {
      feed_.report(Severity::warning, DiagnosticKind::malformed_text, piece.text().find("\uFFFD"),
                   to_string(charset));
    }
    const bool more = games_.read(piece.text());
    feed_.set_map(nullptr);
    offset_ += raw.size();
    line_ += static_cast<std::size_t>(std::count(raw.begin(), raw.end(), '\n'));
    return more;
  }

  Feed& feed_;
  const ReadOptions& options_;
  PgnGames games_;
  Charset likely_ = Charset::gb18030;
  std::size_t offset_ = 0;
  std::size_t line_ = 1;
};

constexpr std::size_t piece_size = std::size_t{1} << 20;

bool is_utf16(Bytes bytes) {
  return bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
}

void finish(Feed& feed, std::size_t size) {
  if (feed.summary().games == 0 && !feed.stopped()) {
    feed.report(Severity::error, DiagnosticKind::no_game, size);
  }
}

}  // namespace

ReadSummary read_pgn(Bytes bytes, Visitor& visitor, const ReadOptions& options) {
  ReadOptions settled = options;
  if (!settled.charset && is_utf16(bytes)) {
    settled.charset = bytes[0] == '\xFF' ? Charset::utf16le : Charset::utf16be;
  }
  Feed feed(visitor, settled);
  if (bytes.size() > options.limits.bytes) {
    feed.report(Severity::error, DiagnosticKind::limit_reached, options.limits.bytes, "bytes");
    bytes = bytes.substr(0, options.limits.bytes);
  }
  PgnPieces pieces(feed, settled);
  const bool wide = settled.charset == Charset::utf16le || settled.charset == Charset::utf16be;
  Bytes rest = bytes;
  bool more = true;
  while (more && !rest.empty()) {
    std::size_t size = rest.size();
    if (!wide) {
      for (std::size_t tried = piece_size, from = 0; tried < rest.size(); tried *= 2) {
        if (const auto start = last_game_start(rest.substr(0, tried), from)) {
          size = *start;
          break;
        }
        from = tried;
      }
    }
    more = pieces.piece(rest.substr(0, size));
    rest.remove_prefix(size);
  }
  finish(feed, bytes.size());
  return feed.summary();
}

ReadSummary read_pgn(ByteSource& source, Visitor& visitor, const ReadOptions& options) {
  ReadOptions settled = options;
  Feed feed(visitor, settled);
  PgnPieces pieces(feed, settled);
  std::string buffer;
  std::size_t total = 0;
  bool more = true;
  while (more) {
    const std::size_t old = buffer.size();
    buffer.resize(old + piece_size);
    const std::size_t count = source.read(buffer.data() + old, piece_size);
    buffer.resize(old + count);
    if (total == 0 && !settled.charset && is_utf16(buffer)) {
      settled.charset = buffer[0] == '\xFF' ? Charset::utf16le : Charset::utf16be;
    }
    total += count;
    if (total > options.limits.bytes) {
      feed.report(Severity::error, DiagnosticKind::limit_reached, options.limits.bytes, "bytes");
      break;
    }
    if (count == 0) break;
    const bool wide = settled.charset == Charset::utf16le || settled.charset == Charset::utf16be;
    if (wide) continue;
    if (const auto start = last_game_start(buffer, old > 200 ? old - 200 : 0)) {
      more = pieces.piece(Bytes(buffer).substr(0, *start));
      buffer.erase(0, *start);
    }
  }
  if (more && !buffer.empty()) pieces.piece(buffer);
  finish(feed, total);
  return feed.summary();
}

}  // namespace chuhe::record
