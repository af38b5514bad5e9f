#include "go_text.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "moves_text.hpp"

namespace chuhe::protocol {

namespace {

constexpr int max_int = std::numeric_limits<int>::max();
// More than anybody can wait for, as for `perft` alone.
constexpr int max_perft_depth = 1000;

class GoReader {
 public:
  GoReader(WordReader& reader, const Dialect& dialect, Color turn)
      : reader_(reader), dialect_(dialect), turn_(turn) {}

  Command read() {
    for (Word word = reader_.next(); !word.empty(); word = reader_.next()) {
      if (word.is("perft")) return Perft{std::min(number(word).value_or(1), max_perft_depth)};
      if (!flag(word) && !time(word) && !count(word)) {
        ignore(ParseErrorKind::unknown_word, word);
      }
    }
    return std::move(go_);
  }

 private:
  void ignore(ParseErrorKind kind, const Word& word) {
    go_.ignored.push_back(error_at(kind, word));
  }

  // The number after a word. Garbage behind its digits is passed over: programs have been seen to
  // glue lines together, and the number is still what was meant.
  std::optional<Decimal> decimal(const Word& key) {
    const Word word = reader_.peek();
    if (word.empty()) {
      ignore(ParseErrorKind::missing_value, key);
      return std::nullopt;
    }
    const auto value = read_decimal(word.text);
    // The next key in place of a number stays where it is, to be read as a key.
    if (!value && !word.text.empty() && is_letter(word.text.front())) {
      ignore(ParseErrorKind::missing_value, key);
      return std::nullopt;
    }
    reader_.take(word);
    if (!value || !value->clean) ignore(ParseErrorKind::bad_number, word);
    return value;
  }
  static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

  std::optional<int> number(const Word& key) {
    const auto value = decimal(key);
    if (!value) return std::nullopt;
    return static_cast<int>(std::clamp<std::int64_t>(value->whole, 1, max_int));
  }

  void read_time(const Word& key, std::optional<Milliseconds>& into) {
    const auto value = decimal(key);
    if (!value) return;
    const bool seconds = dialect_.time_unit == TimeUnit::seconds;
    const std::int64_t time = seconds ? value->whole * 1000 + value->thousandths : value->whole;
    into = Milliseconds(std::clamp<std::int64_t>(time, 0, largest_number));
  }

  void read_moves_to_go(const Word& key, SideClock& clock) {
    const auto value = decimal(key);
    // Programs send 0 for "until the end of the game".
    if (!value || value->whole <= 0) return;
    clock.moves_to_go = static_cast<int>(std::min<std::int64_t>(value->whole, max_int));
  }

  bool flag(const Word& word) {
    if (word.is("ponder")) return go_.ponder = true;
    if (word.is("infinite")) return go_.infinite = true;
    if (word.is("draw")) return go_.offers_draw = true;
    if (!word.is("searchmoves")) return false;
    const std::vector<Move> moves = take_moves(reader_, dialect_.ranks);
    go_.search_moves.insert(go_.search_moves.end(), moves.begin(), moves.end());
    if (moves.empty()) ignore(ParseErrorKind::missing_value, word);
    return true;
  }

  bool time(const Word& word) {
    SideClock& own = go_.clocks[turn_];
    SideClock& other = go_.clocks[opponent(turn_)];
    SideClock& red = go_.clocks[Color::red];
    SideClock& black = go_.clocks[Color::black];
    const std::array<std::pair<std::string_view, std::optional<Milliseconds>*>, 10> fields = {{
        {"wtime", &red.remaining},
        {"btime", &black.remaining},
        {"winc", &red.increment},
        {"binc", &black.increment},
        {"time", &own.remaining},
        {"increment", &own.increment},
        {"opptime", &other.remaining},
        {"oppincrement", &other.increment},
        {"movetime", &go_.move_time},
        {"byoyomi", &go_.byo_yomi},
    }};
    const auto field =
        std::ranges::find_if(fields, [&](const auto& f) { return word.is(f.first); });
    if (field == fields.end()) return false;
    read_time(word, *field->second);
    return true;
  }

  bool count(const Word& word) {
    if (word.is("movestogo")) {
      read_moves_to_go(word, go_.clocks[turn_]);
    } else if (word.is("oppmovestogo")) {
      read_moves_to_go(word, go_.clocks[opponent(turn_)]);
    } else if (word.is("depth")) {
      if (reader_.peek().is("infinite")) return true;  // read as a flag next
      if (const auto value = number(word)) go_.depth = value;
    } else if (word.is("mate")) {
      if (const auto value = number(word)) go_.mate = value;
    } else if (word.is("nodes")) {
      const auto value = decimal(word);
      if (value) go_.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(value->whole, 0));
    } else {
      return false;
    }
    return true;
  }

  WordReader& reader_;
  const Dialect& dialect_;
  Color turn_;
  Go go_;
};

class GoWriter {
 public:
  explicit GoWriter(const Dialect& dialect) : dialect_(dialect) {}

  void word(std::string_view text) { (text_ += ' ') += text; }
  template <class Number>
  void number(std::string_view key, const std::optional<Number>& value) {
    if (!value) return;
    word(key);
    word(std::to_string(*value));
  }
  void time(std::string_view key, const std::optional<Milliseconds>& value) {
    if (!value) return;
    word(key);
    word(std::to_string(dialect_.time_unit == TimeUnit::seconds ? value->count() / 1000
                                                                : value->count()));
  }
  std::string& text() { return text_; }

 private:
  const Dialect& dialect_;
  std::string text_ = "go";
};

}  // namespace

Command read_go(WordReader& reader, const Dialect& dialect, Color turn) {
  return GoReader(reader, dialect, turn).read();
}

std::string go_text(const Go& go, const Dialect& dialect, Color turn) {
  GoWriter writer(dialect);
  const SideClock& own = go.clocks[turn];
  const SideClock& other = go.clocks[opponent(turn)];
  if (go.ponder) writer.word("ponder");
  if (dialect.language == Language::ucci) {
    if (go.offers_draw) writer.word("draw");
    writer.time("time", own.remaining);
    writer.number("movestogo", own.moves_to_go);
    writer.time("increment", own.increment);
    writer.time("opptime", other.remaining);
    writer.number("oppmovestogo", other.moves_to_go);
    writer.time("oppincrement", other.increment);
  } else {
    writer.time("wtime", go.clocks[Color::red].remaining);
    writer.time("btime", go.clocks[Color::black].remaining);
    writer.time("winc", go.clocks[Color::red].increment);
    writer.time("binc", go.clocks[Color::black].increment);
    writer.number("movestogo", own.moves_to_go);
  }
  writer.time("byoyomi", go.byo_yomi);
  writer.time("movetime", go.move_time);
  writer.number("depth", go.depth);
  writer.number("nodes", go.nodes);
  writer.number("mate", go.mate);
  if (go.infinite) writer.word("infinite");
  if (!go.search_moves.empty()) {
    // Last, for some engines take everything that follows for moves.
    writer.word("searchmoves");
    writer.word(moves_text(go.search_moves, dialect.ranks));
  }
  return std::move(writer.text());
}

}  // namespace chuhe::protocol
