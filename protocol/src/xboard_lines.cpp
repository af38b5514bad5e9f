// The lines of the XBoard protocol.
#include <algorithm>
#include <array>
#include <limits>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/protocol/xboard.hpp>

#include "word_reader.hpp"

namespace chuhe::protocol::xboard {

namespace {

constexpr std::int64_t milliseconds_per_second = 1000;
constexpr int max_int = std::numeric_limits<int>::max();
// XBoard's convention: 100000 + n is a mate in n moves.
constexpr int mate_base = 100000;

std::string hundredths(Milliseconds time) {
  return std::to_string(std::max<std::int64_t>(0, time.count()) / 10);
}

class CommandWriter {
 public:
  std::string operator()(Order order) const {
    switch (order) {
      case Order::xboard: return "xboard";
      case Order::new_game: return "new";
      case Order::force: return "force";
      case Order::go: return "go";
      case Order::move_now: return "?";
      case Order::undo: return "undo";
      case Order::remove: return "remove";
      case Order::easy: return "easy";
      case Order::hard: return "hard";
      case Order::post: return "post";
      case Order::no_post: return "nopost";
      case Order::computer: return "computer";
      case Order::draw: return "draw";
      case Order::analyze: return "analyze";
      case Order::exit: return "exit";
      case Order::quit: return "quit";
    }
    return {};
  }
  std::string operator()(const ProtocolVersion& v) const {
    return "protover " + std::to_string(v.version);
  }
  std::string operator()(const FeatureAnswer& answer) const {
    return (answer.accepted ? "accepted " : "rejected ") + answer.name;
  }
  std::string operator()(const Variant& variant) const { return "variant " + variant.name; }
  std::string operator()(const SetBoard& set) const { return "setboard " + to_fen(set.position); }
  std::string operator()(const UserMove& user) const {
    return (user.with_word ? "usermove " : "") + to_uci(user.move);
  }
  std::string operator()(const Level& level) const {
    const std::int64_t seconds =
        std::max<std::int64_t>(1, level.base.count() / milliseconds_per_second);
    std::string base = std::to_string(seconds / 60);
    if (seconds % 60 != 0) base += (seconds % 60 < 10 ? ":0" : ":") + std::to_string(seconds % 60);
    return "level " + std::to_string(level.moves_per_session) + ' ' + base + ' ' +
           decimal(level.increment);
  }
  std::string operator()(const TimePerMove& time) const {
    return "st " +
           std::to_string(std::max<std::int64_t>(1, time.time.count() / milliseconds_per_second));
  }
  std::string operator()(const DepthLimit& limit) const {
    return "sd " + std::to_string(limit.depth);
  }
  std::string operator()(const EngineTime& time) const {
    return "time " + hundredths(time.remaining);
  }
  std::string operator()(const OpponentTime& time) const {
    return "otim " + hundredths(time.remaining);
  }
  std::string operator()(const Ping& ping) const { return "ping " + std::to_string(ping.number); }
  std::string operator()(const Memory& memory) const {
    return "memory " + std::to_string(memory.mebibytes);
  }
  std::string operator()(const Cores& cores) const {
    return "cores " + std::to_string(cores.count);
  }
  std::string operator()(const ChangeOption& option) const {
    return "option " + option.name + (option.value ? '=' + *option.value : std::string{});
  }
  std::string operator()(const GameOver& over) const {
    std::string text = "result 1/2-1/2";
    if (over.winner) text = *over.winner == Color::red ? "result 1-0" : "result 0-1";
    if (!over.comment.empty()) text += " {" + over.comment + '}';
    return text;
  }

 private:
  // Whole seconds without a point; engines that read whole numbers alone lose the fraction.
  static std::string decimal(Milliseconds time) {
    std::string text = std::to_string(time.count() / milliseconds_per_second);
    std::int64_t rest = time.count() % milliseconds_per_second;
    if (rest == 0) return text;
    text += '.';
    for (std::int64_t worth = 100; rest != 0; rest %= worth, worth /= 10) {
      text += static_cast<char>('0' + rest / worth);
    }
    return text;
  }
};

constexpr const char* blanks = " \t\r\n\v\f";

// NAME=VALUE pairs, the values in quotes or not.
Features read_features(std::string_view text) {
  Features features;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t equals = text.find('=', at);
    if (equals == std::string_view::npos) break;
    std::string_view name = trimmed(text.substr(at, equals - at));
    // A word without a value before it.
    if (const auto blank = name.find_last_of(blanks); blank != std::string_view::npos) {
      name.remove_prefix(blank + 1);
    }
    std::string_view value = text.substr(equals + 1);
    const bool quoted = value.starts_with('"');
    if (quoted) value.remove_prefix(1);
    const std::size_t length = std::min(value.size(), value.find_first_of(quoted ? "\"" : blanks));
    features.values.emplace_back(name, value.substr(0, length));
    at = equals + 1 + (quoted ? 2 : 0) + length;
  }
  return features;
}

// A move written with both its squares: h2e2, Ch2-e2, Cb7xb0+, C(h2)... is not.
std::optional<Move> read_long_move(std::string_view text) {
  while (!text.empty() && std::string_view("+#!?").find(text.back()) != std::string_view::npos) {
    text.remove_suffix(1);
  }
  if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z') text.remove_prefix(1);
  std::string squares(text);
  if (squares.size() == 5 && (squares[2] == 'x' || squares[2] == '-')) squares.erase(2, 1);
  if (squares.size() != 4) return std::nullopt;
  const auto move = parse_coordinates(squares);
  if (!move || move->from() == move->to()) return std::nullopt;
  return *move;
}

// "2." and "..." and "(12)" between the moves of a line.
bool is_decoration(std::string_view text) {
  return std::ranges::all_of(
      text, [](char c) { return (c >= '0' && c <= '9') || c == '.' || c == '(' || c == ')'; });
}

Score score_of(int value) {
  if (value > mate_base) return {Score::Kind::mate, value - mate_base};
  if (value < -mate_base) return {Score::Kind::mate, value + mate_base};
  return {Score::Kind::centipawns, value};
}

void read_line_of_moves(WordReader& reader, Thinking& thinking) {
  thinking.line_text = reader.rest();
  for (Word word = reader.next(); !word.empty(); word = reader.next()) {
    if (word.text == "(+)" || word.text == "(-)") {
      thinking.info.bound = word.text == "(+)" ? Bound::lower : Bound::upper;
      continue;
    }
    if (is_decoration(word.text)) continue;
    const auto move = read_long_move(word.text);
    if (!move) break;
    thinking.info.line.push_back(*move);
  }
}

// The extra numbers of a line of thoughts stand before a tab.
void read_extras(WordReader& reader, std::string_view line, Info& info) {
  const Word first = reader.peek();
  if (line.find('\t', first.offset) == std::string_view::npos) return;
  const std::size_t tab = line.find('\t', first.offset);
  std::array<std::optional<std::uint64_t>, 3> numbers;
  for (auto& number : numbers) {
    const Word word = reader.peek();
    if (word.empty() || word.offset > tab) break;
    number = read_count(word.text);
    if (!number) return;
    reader.take(word);
  }
  if (numbers[0]) {
    info.selective_depth = static_cast<int>(std::min<std::uint64_t>(*numbers[0], max_int));
  }
  info.nodes_per_second = numbers[1];
  info.table_hits = numbers[2];
}

std::optional<Thinking> read_thinking(std::string_view line) {
  WordReader reader(line);
  const Word depth_word = reader.next();
  std::string_view depth_text = depth_word.text;
  // "7." of a finished, "7&" of a changed iteration in old engines.
  while (!depth_text.empty() &&
         std::string_view(".&+-:").find(depth_text.back()) != std::string_view::npos) {
    depth_text.remove_suffix(1);
  }
  const auto depth = read_int(depth_text, 0, max_int);
  const auto score = read_int(reader.next().text, -max_int, max_int);
  const auto time = read_count(reader.next().text);
  const auto nodes = read_count(reader.next().text);
  if (!depth || !score || !time || !nodes || depth_text.starts_with('-')) return std::nullopt;
  Thinking thinking;
  thinking.info.depth = depth;
  thinking.info.score = score_of(*score);
  thinking.info.time = Milliseconds(static_cast<std::int64_t>(*time) * 10);
  thinking.info.nodes = nodes;
  read_extras(reader, line, thinking.info);
  read_line_of_moves(reader, thinking);
  return thinking;
}

// "WORD (REASON): REST", of which the reason may be missing.
std::pair<std::string, std::string> reason_and_rest(std::string_view text) {
  std::string reason;
  text = trimmed(text);
  if (text.starts_with('(')) {
    const std::size_t end = std::min(text.size(), text.find(')'));
    reason = text.substr(1, end - 1);
    text.remove_prefix(std::min(text.size(), end + 1));
  }
  text = trimmed(text);
  if (text.starts_with(':')) text.remove_prefix(1);
  return {std::move(reason), std::string(trimmed(text))};
}

std::optional<GameOver> read_result(WordReader& reader, const Word& first) {
  Word word = first;
  if (word.is("result")) word = reader.next();
  GameOver over;
  if (word.text == "1-0") {
    over.winner = Color::red;
  } else if (word.text == "0-1") {
    over.winner = Color::black;
  } else if (word.text != "1/2-1/2") {
    return std::nullopt;
  }
  std::string_view comment = reader.rest();
  if (comment.starts_with('{')) comment.remove_prefix(1);
  if (comment.ends_with('}')) comment.remove_suffix(1);
  over.comment = comment;
  return over;
}

std::expected<Reply, ParseError> read_played(const Word& word, const Word& before) {
  if (word.empty()) return std::unexpected(error_at(ParseErrorKind::missing_value, before));
  const auto move = read_long_move(word.text);
  if (!move) return std::unexpected(error_at(ParseErrorKind::bad_move, word));
  return PlayedMove{*move};
}

bool is_move_number(const Word& word) {
  return word.text.size() > 1 && word.text.back() == '.' && is_decoration(word.text);
}

std::optional<Reply> read_for_people(WordReader& reader, const Word& first) {
  for (std::string_view word : {"tellics", "tellicsnoalias", "telluser", "tellusererror",
                                "tellopponent", "tellall", "tellothers", "askuser"}) {
    if (first.is(word)) return Message{std::string(reader.rest())};
  }
  if (!first.text.starts_with('#')) return std::nullopt;
  return Comment{std::string(trimmed(reader.line().substr(first.offset + 1)))};
}

}  // namespace

std::string print_command(const Command& command) {
  return on_one_line(std::visit(CommandWriter{}, command));
}

std::expected<Reply, ParseError> parse_reply(std::string_view line) {
  WordReader reader(line);
  const Word first = reader.next();
  if (first.empty()) return std::unexpected(error_at(ParseErrorKind::empty, first));
  if (first.is("feature")) return read_features(reader.rest());
  if (first.is("move")) return read_played(reader.next(), first);
  const Word second = reader.peek();
  if (is_move_number(first) && second.text == "...") {
    reader.take(second);
    return read_played(reader.next(), second);
  }
  if (first.is("illegal")) {
    auto [reason, move] = reason_and_rest(
        line.substr(std::min(line.size(), second.offset + std::string_view("move").size())));
    if (second.text.size() >= 4 && equals_ignoring_case(second.text.substr(0, 4), "move")) {
      return IllegalMove{std::move(move), std::move(reason)};
    }
  }
  if (first.is("error") || first.is("error:")) {
    auto [reason, command] = reason_and_rest(reader.rest());
    return Error{std::move(reason), std::move(command)};
  }
  if (first.is("resign")) return Resignation{};
  if (first.is("offer") && second.is("draw")) return DrawOffer{};
  if (first.is("pong")) {
    const auto number = read_int(second.text, 0, max_int);
    if (!number) return std::unexpected(error_at(ParseErrorKind::bad_number, second));
    return Pong{*number};
  }
  if (auto message = read_for_people(reader, first)) return std::move(*message);
  if (auto thinking = read_thinking(line)) return std::move(*thinking);
  if (auto result = read_result(reader, first)) return std::move(*result);
  return std::unexpected(error_at(ParseErrorKind::unknown_command, first));
}

}  // namespace chuhe::protocol::xboard
