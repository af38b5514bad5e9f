#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include <chuhe/record/server_records.hpp>

#include "binary_text.hpp"
#include "bytes.hpp"
#include "preorder.hpp"
#include "server_moves.hpp"
#include "text.hpp"
#include "xqf_format.hpp"

namespace chuhe::record {

namespace {

using detail::ServerMove;

struct CountedString {
  Bytes text;
  std::size_t offset = 0;
};

// Places of the strings in front of the moves.
enum Place : std::size_t { site, date, event, red_rating, black_rating, comment = 10, moves = 12 };

constexpr std::string_view end_word = "Ends";
constexpr std::string_view moves_word = "Moves";
constexpr std::string_view comments_end_word = "CommentsEnd";

// All strings of a file; `cut` tells whether the bytes end within one.
std::vector<CountedString> strings_of(Bytes bytes, std::size_t at_most, bool& cut) {
  std::vector<CountedString> strings;
  detail::ByteReader reader(bytes);
  cut = false;
  while (!reader.at_end() && strings.size() < at_most) {
    const std::size_t length = *reader.u8();
    const std::size_t offset = reader.offset();
    cut = length > reader.left();
    strings.push_back({*reader.take(std::min(length, reader.left())), offset});
  }
  return strings;
}

// `7C-4C`; nothing for anything else. Off the board is possible.
std::optional<ServerMove> parse_move(const CountedString& string) {
  const Bytes text = trimmed(string.text);
  if (text.size() != 5 || text[2] != '-') return std::nullopt;
  if (!is_digit(text[0]) || !is_letter(text[1]) || !is_digit(text[3]) || !is_letter(text[4])) {
    return std::nullopt;
  }
  const auto rank = [](char c) { return lower(c) - 'a'; };
  return ServerMove{text[0] - '0', rank(text[1]), text[3] - '0', rank(text[4]), string.offset};
}

// The words for results, between dashes behind Red's name and before Black's.
struct ResultWord {
  Bytes bytes;
  Charset charset;
  Score score;
};
constexpr std::array<ResultWord, 8> result_words{{
    {"-\xca\xa4-", Charset::gb18030, Score::red_wins},    // 胜
    {"-\xb8\xba-", Charset::gb18030, Score::black_wins},  // 负
    {"-\xba\xcd-", Charset::gb18030, Score::draw},        // 和
    {"-\x84\xd9-", Charset::gb18030, Score::red_wins},    // 勝
    {"-\xd8\x93-", Charset::gb18030, Score::black_wins},  // 負
    {"-\xb3\xd3-", Charset::big5, Score::red_wins},       // 勝
    {"-\xad\x74-", Charset::big5, Score::black_wins},     // 負
    {"-\xa9\x4d-", Charset::big5, Score::draw},           // 和
}};

struct FoundResult {
  ResultWord word;
  std::size_t at = 0;
};

std::optional<FoundResult> find_result(Bytes event) {
  for (const ResultWord& word : result_words) {
    if (const std::size_t at = event.find(word.bytes); at != Bytes::npos) {
      return FoundResult{word, at};
    }
  }
  return std::nullopt;
}

// A string of 32 numbers of squares and `+R` or `+B`.
std::optional<Diagram> parse_start(Bytes text) {
  text = trimmed(text);
  if (text.size() < 2 || text[text.size() - 2] != '+') return std::nullopt;
  const char side = lower(text.back());
  if (side != 'r' && side != 'b') return std::nullopt;
  std::string digits;
  std::size_t numbers = 0;
  bool in_number = false;
  std::array<unsigned, detail::xqf_slot_count> squares{};
  const bool separated = text.find_first_of(" ,;") != Bytes::npos;
  for (char c : text.substr(0, text.size() - 2)) {
    if (!is_digit(c)) {
      in_number = false;
      continue;
    }
    // Run together, every number has two digits.
    const bool begins = !in_number || (!separated && digits.size() == 2);
    if (begins) {
      if (numbers == squares.size()) return std::nullopt;
      ++numbers;
      digits.clear();
    }
    in_number = true;
    digits += c;
    if (digits.size() > 3) return std::nullopt;
    squares[numbers - 1] = squares[numbers - 1] * 10 + static_cast<unsigned>(c - '0');
  }
  if (numbers != squares.size()) return std::nullopt;
  Diagram diagram;
  diagram.turn = side == 'r' ? Color::red : Color::black;
  for (std::size_t slot = 0; slot < squares.size(); ++slot) {
    if (squares[slot] >= square_count) continue;
    diagram.board[*detail::xqf_square(static_cast<std::uint8_t>(squares[slot]))] =
        detail::xqf_slots[slot];
  }
  return diagram;
}

class MxqReader {
 public:
  MxqReader(Bytes bytes, Feed& feed, const std::vector<CountedString>& strings, bool cut)
      : bytes_(bytes),
        feed_(feed),
        strings_(strings),
        cut_(cut),
        result_(strings.size() > event ? find_result(strings[event].text) : std::nullopt),
        texts_(feed, result_ ? result_->word.charset : Charset::gb18030,
               detail::TextReader::Choice::callers) {}

  void read() {
    const std::size_t first = first_move();
    read_texts(std::min<std::size_t>(first, moves));
    const Cursor start = read_start(first);
    if (result_) feed_.result({result_->word.score, GameEnding::unknown, {}});
    if (first > comment) tell_comment(strings_[comment]);
    read_moves(start, first);
  }

 private:
  // The string behind `Moves`, else the thirteenth, else the first that is a move.
  std::size_t first_move() const {
    const auto word = std::ranges::find(strings_, moves_word, &CountedString::text);
    if (word != strings_.end()) return static_cast<std::size_t>(word - strings_.begin()) + 1;
    if (moves >= strings_.size() || parse_move(strings_[moves]) ||
        strings_[moves].text == end_word) {
      return std::min<std::size_t>(moves, strings_.size());
    }
    const auto move = std::ranges::find_if(
        strings_, [](const CountedString& s) { return parse_move(s).has_value(); });
    return static_cast<std::size_t>(move - strings_.begin());
  }

  std::string text(Bytes bytes, std::size_t offset) { return texts_.field(bytes, offset); }

  void read_texts(std::size_t behind) {
    constexpr std::array<std::string_view, 5> names{tag_name::site, tag_name::date, tag_name::event,
                                                    tag_name::red_rating, tag_name::black_rating};
    for (std::size_t i = 0; i < names.size() && i < behind; ++i) {
      detail::feed_tag(feed_, names[i], text(strings_[i].text, strings_[i].offset),
                       strings_[i].offset);
    }
    if (!result_) return;
    const CountedString& whole = strings_[event];
    const std::size_t black = result_->at + result_->word.bytes.size();
    detail::feed_tag(feed_, tag_name::red,
                     trimmed(text(whole.text.substr(0, result_->at), whole.offset)), whole.offset);
    detail::feed_tag(feed_, tag_name::black,
                     trimmed(text(whole.text.substr(black), whole.offset + black)),
                     whole.offset + black);
  }

  Cursor read_start(std::size_t behind) {
    for (std::size_t i = 0; i < behind && i < strings_.size(); ++i) {
      const std::optional<Diagram> diagram = parse_start(strings_[i].text);
      if (!diagram) continue;
      std::optional<Square> from;
      if (behind < strings_.size()) {
        const std::optional<ServerMove> move = parse_move(strings_[behind]);
        if (move && detail::on_board(*move)) from = make_square(move->from_file, move->from_rank);
      }
      return detail::feed_start(feed_, *diagram, diagram->turn, from, strings_[i].offset);
    }
    return feed_.start();
  }

  void tell_comment(const CountedString& string) {
    const std::string told = texts_.lines(string.text, string.offset);
    if (trimmed(told).empty()) return;
    feed_.comment(NodeId::root, CommentPlace::after_move, told, string.offset);
  }

  void read_moves(const Cursor& start, std::size_t at) {
    Cursor cursor = start;
    for (; at < strings_.size() && strings_[at].text != end_word; ++at) {
      const CountedString& string = strings_[at];
      const std::optional<ServerMove> move = parse_move(string);
      const bool readable = move && detail::on_board(*move);
      const bool taken = readable ? feed_.play(cursor,
                                               Move(make_square(move->from_file, move->from_rank),
                                                    make_square(move->to_file, move->to_rank)),
                                               {}, string.offset)
                                  : feed_.play_text(cursor, text(string.text, string.offset),
                                                    DiagnosticKind::unreadable_move, string.offset);
      if (!taken) return;
    }
    if (at == strings_.size() || cut_) {
      feed_.report(Severity::warning, DiagnosticKind::truncated, bytes_.size());
    }
    // What follows are comments of the other program's files, for no place that is known.
    const auto end = std::ranges::find(strings_, comments_end_word, &CountedString::text);
    if (end == strings_.end()) return;
    for (++at; at < static_cast<std::size_t>(end - strings_.begin()); ++at) {
      tell_comment(strings_[at]);
    }
  }

  Bytes bytes_;
  Feed& feed_;
  const std::vector<CountedString>& strings_;
  bool cut_;
  std::optional<FoundResult> result_;
  detail::TextReader texts_;
};

}  // namespace

bool looks_like_mxq(Bytes bytes) {
  constexpr std::size_t many = 10'000;
  bool cut = false;
  const std::vector<CountedString> strings = strings_of(bytes, many, cut);
  const auto end = std::ranges::find(strings, end_word, &CountedString::text);
  if (end == strings.end()) return false;
  // The string before the end is a move, or the file has none and its full head.
  if (end == strings.begin()) return false;
  return parse_move(*(end - 1)).has_value() || end - strings.begin() == moves ||
         (end - 1)->text == moves_word;
}

ReadSummary read_mxq(Bytes bytes, Visitor& visitor, const ReadOptions& options) {
  Feed feed(visitor, options);
  bytes = detail::within_limit(feed, bytes);
  bool cut = false;
  // Limits tell more than their strings: those in front of the moves and behind them.
  constexpr std::size_t others = 1000;
  const std::size_t most =
      options.limits.nodes < bytes.size() ? options.limits.nodes + others : bytes.size();
  const std::vector<CountedString> strings = strings_of(bytes, most, cut);
  if (strings.size() <= event) {
    feed.report(Severity::error, DiagnosticKind::not_this_format, 0);
    return feed.summary();
  }
  if (feed.begin_game(0)) MxqReader(bytes, feed, strings, cut).read();
  if (!feed.stopped()) feed.end_game();
  return feed.summary();
}

}  // namespace chuhe::record
