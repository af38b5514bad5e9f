// An XBoard engine talked to like a UCI engine.
#include <algorithm>
#include <array>
#include <utility>

#include <chuhe/core/movegen.hpp>
#include <chuhe/protocol/xboard.hpp>

#include "word_reader.hpp"
#include "xboard_option.hpp"

namespace chuhe::protocol::xboard {

namespace {

// What stands for "no limit of time" where the engine must be given one.
constexpr Milliseconds whole_day{24 * 60 * 60 * 1000};
constexpr Milliseconds one_second{1000};

// Features that say something about the engine which we go by, or which is right without our doing
// anything. What is not among them is rejected, san above all: moves are sent as coordinates.
constexpr std::array<std::string_view, 21> known_features = {
    "ping",  "setboard", "usermove", "time",  "draw",     "sigint", "sigterm",
    "reuse", "analyze",  "myname",   "name",  "variants", "colors", "memory",
    "smp",   "option",   "done",     "debug", "pause",    "egt",    "playother",
};

bool is_beginning_of(const Line& shorter, const Line& longer) {
  return shorter.plies() <= longer.plies() &&
         shorter.start().diagram() == longer.start().diagram() &&
         std::ranges::equal(shorter.moves(), longer.moves().first(shorter.plies()));
}

int moves_made(const Line& line) {
  // The side to move has made every second ply, counted from the end.
  return static_cast<int>(line.plies() / 2);
}

bool has_clock_or_depth(const Go& go, Color turn) {
  return go.clocks[turn].remaining || go.byo_yomi || go.move_time || go.depth || go.infinite;
}

}  // namespace

void Interpreter::send(const Command& command, Exchange& exchange) const {
  exchange.lines.push_back(print_command(command));
}

void Interpreter::say(std::string text, Exchange& exchange) const {
  Info info;
  info.text = std::move(text);
  exchange.replies.emplace_back(std::move(info));
}

bool Interpreter::plays_xiangqi() const {
  std::string_view rest = variants_;
  if (rest.empty()) return true;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.size(), rest.find(','));
    if (trimmed(rest.substr(0, end)) == "xiangqi") return true;
    rest.remove_prefix(std::min(rest.size(), end + 1));
  }
  return false;
}

// Commands.

Exchange Interpreter::command(const protocol::Command& command) {
  Exchange exchange;
  if (std::holds_alternative<Hello>(command)) {
    *this = Interpreter(trust_);
    send(Order::xboard, exchange);
    send(ProtocolVersion{}, exchange);
  } else if (std::holds_alternative<IsReady>(command)) {
    // While an engine thinks it answers a ping only after its move.
    if (ping_ && !searching_) {
      send(Ping{++pings_}, exchange);
    } else {
      exchange.replies.emplace_back(Ready{});
    }
  } else if (std::holds_alternative<NewGame>(command)) {
    board_.reset();
  } else if (const auto* set = std::get_if<SetPosition>(&command)) {
    if (!set->line || !can_set_up(*set->line)) {
      exchange.obstacle = Obstacle::position;
    } else {
      wanted_ = *set->line;
    }
  } else if (const auto* go = std::get_if<Go>(&command)) {
    start(*go, exchange);
  } else if (std::holds_alternative<Stop>(command)) {
    if (searching_) send(Order::move_now, exchange);
  } else if (const auto* option = std::get_if<SetOption>(&command)) {
    set_option(*option, exchange);
  } else if (const auto* ban = std::get_if<BanMoves>(&command)) {
    if (!ban->moves.empty()) exchange.obstacle = Obstacle::limit;
  } else if (std::holds_alternative<Quit>(command)) {
    send(Order::quit, exchange);
  }
  return exchange;
}

void Interpreter::start(const Go& go, Exchange& exchange) {
  exchange.obstacle = obstacle_of(go);
  if (exchange.obstacle) return;
  // A limit of depth ends with the game and in no other way.
  if (depth_ && !go.depth) board_.reset();
  set_up(exchange);
  limit(go, exchange);
  if (go.offers_draw) send(Order::draw, exchange);
  send(Order::go, exchange);
  searching_ = true;
  draw_offered_ = false;
}

std::optional<Obstacle> Interpreter::obstacle_of(const Go& go) const {
  if (go.ponder) return Obstacle::pondering;
  const bool other_limit = go.nodes || go.mate;
  if (!go.search_moves.empty() ||
      (other_limit && !has_clock_or_depth(go, wanted_.position().turn()))) {
    return Obstacle::limit;
  }
  return std::nullopt;
}

bool Interpreter::can_set_up(const Line& line) const {
  return line.start() == Position{} || (setboard_ && trust_ == SetBoardTrust::as_told);
}

void Interpreter::set_up(Exchange& exchange) {
  if (!board_ || !is_beginning_of(*board_, wanted_)) {
    send(Order::new_game, exchange);
    send(Variant{}, exchange);
    send(Order::easy, exchange);
    send(Order::post, exchange);
    send(Order::force, exchange);
    level_.reset();
    depth_.reset();
    board_ = Line(wanted_.start());
    if (wanted_.start() != Position{}) send(SetBoard{wanted_.start()}, exchange);
  }
  for (const Move move : wanted_.moves().subspan(board_->plies())) {
    send(UserMove{move, user_move_}, exchange);
    board_->push(move);
  }
}

void Interpreter::limit(const Go& go, Exchange& exchange) {
  const SideClock& clock = go.clocks[wanted_.position().turn()];
  if (go.depth && depth_ != go.depth) send(DepthLimit{*go.depth}, exchange);
  depth_ = go.depth;
  std::optional<Milliseconds> time = go.move_time;
  if (clock.remaining && go.byo_yomi && *clock.remaining < *go.byo_yomi * 2) {
    // The base time is all but used up: play on the time for each move.
    const Milliseconds each = *clock.remaining + *go.byo_yomi;
    time = time ? std::min(*time, each) : each;
  } else if (clock.remaining && !go.infinite) {
    if (!time) return limit_by_clock(go, *clock.remaining, exchange);
    // The protocol knows a clock or a time for each move, not both: a share of the clock that can
    // be spent again and again.
    const Milliseconds share =
        *clock.remaining / 20 + clock.increment.value_or(Milliseconds{0}) * 3 / 4;
    time = std::min(*time, share);
  } else if (go.byo_yomi && !clock.remaining) {
    time = time ? std::min(*time, *go.byo_yomi) : *go.byo_yomi;
  }
  if (go.infinite || !time) time = whole_day;
  if (*time < one_second) {
    // Less than the protocol can say: one move to make, and the clock says how much time there is.
    level_ = Level{1, one_second, Milliseconds{0}};
    send(*level_, exchange);
    send(EngineTime{*time}, exchange);
    send(OpponentTime{*time}, exchange);
    return;
  }
  // Without `time`, which MaxQi and Sjaak II would take for their clock and divide.
  level_.reset();
  send(TimePerMove{*time}, exchange);
}

void Interpreter::limit_by_clock(const Go& go, Milliseconds remaining, Exchange& exchange) {
  const Color turn = wanted_.position().turn();
  const SideClock& clock = go.clocks[turn];
  // Engines count the moves of a session from the beginning of the game.
  const int session = clock.moves_to_go ? moves_made(wanted_) + *clock.moves_to_go : 0;
  const Milliseconds increment = clock.increment.value_or(Milliseconds{0});
  if (!level_ || level_->moves_per_session != session || level_->increment != increment) {
    level_ = Level{session, remaining, increment};
    send(*level_, exchange);
  }
  send(EngineTime{remaining}, exchange);
  send(OpponentTime{go.clocks[opponent(turn)].remaining.value_or(remaining)}, exchange);
}

void Interpreter::set_option(const SetOption& set, Exchange& exchange) const {
  const auto common = common_option(set.name);
  const bool is_memory = common == CommonOption::hash && memory_;
  const bool is_cores = common == CommonOption::threads && cores_;
  if (!is_memory && !is_cores) {
    send(ChangeOption{set.name, set.value}, exchange);
  } else if (const auto number = read_decimal(set.value ? *set.value : std::string{})) {
    if (is_memory) send(Memory{number->whole}, exchange);
    if (is_cores) send(Cores{number->whole}, exchange);
  }
}

// Lines.

Exchange Interpreter::line(std::string_view text) {
  Exchange exchange;
  auto parsed = parse_reply(text);
  if (!parsed) return exchange;
  if (const auto* features = std::get_if<Features>(&*parsed)) {
    take_features(*features, exchange);
  } else if (const auto* played = std::get_if<PlayedMove>(&*parsed)) {
    take_move(played->move, exchange);
  } else if (const auto* illegal = std::get_if<IllegalMove>(&*parsed)) {
    // The engine's board is no longer what we think it is.
    board_.reset();
    say("illegal move " + illegal->move + (illegal->reason.empty() ? "" : ": " + illegal->reason),
        exchange);
  } else if (const auto* error = std::get_if<Error>(&*parsed)) {
    say("error: " + error->reason + ": " + error->command, exchange);
  } else if (const auto* over = std::get_if<GameOver>(&*parsed)) {
    say(print_command(*over), exchange);
    if (searching_) answer(Best{}, exchange);
    board_.reset();
  } else if (std::holds_alternative<Resignation>(*parsed)) {
    Best best;
    best.resigns = true;
    if (searching_) answer(best, exchange);
  } else if (std::holds_alternative<DrawOffer>(*parsed)) {
    draw_offered_ = true;
  } else if (const auto* pong = std::get_if<Pong>(&*parsed)) {
    if (pong->number == pings_) exchange.replies.emplace_back(Ready{});
  } else if (auto* thinking = std::get_if<Thinking>(&*parsed)) {
    if (!searching_) return exchange;
    if (thinking->info.line.empty()) thinking->info.text = std::move(thinking->line_text);
    exchange.replies.emplace_back(std::move(thinking->info));
  } else if (const auto* message = std::get_if<Message>(&*parsed)) {
    say(message->text, exchange);
  }
  return exchange;
}

void Interpreter::take_move(Move move, Exchange& exchange) {
  if (!searching_) return;
  // Before anything else: an engine that has moved would answer the opponent's move by itself.
  Best best;
  best.move = move;
  best.offers_draw = std::exchange(draw_offered_, false);
  answer(best, exchange);
  if (is_legal(wanted_.position(), move)) {
    board_ = wanted_;
    board_->push(move);
  } else {
    board_.reset();
  }
}

void Interpreter::answer(const Best& best, Exchange& exchange) {
  searching_ = false;
  send(Order::force, exchange);
  exchange.replies.emplace_back(best);
}

void Interpreter::take_features(const Features& features, Exchange& exchange) {
  for (const auto& [name, value] : features.values) {
    const bool known = std::ranges::find(known_features, name) != known_features.end();
    send(FeatureAnswer{name, known}, exchange);
    if (known) take_feature(name, value, exchange);
  }
}

void Interpreter::take_feature(const std::string& name, const std::string& value,
                               Exchange& exchange) {
  const bool on = value != "0";
  if (name == "ping") ping_ = on;
  if (name == "setboard") setboard_ = on;
  if (name == "usermove") user_move_ = on;
  if (name == "memory") memory_ = on;
  if (name == "smp") cores_ = on;
  if (name == "variants") variants_ = value;
  if (name == "myname") exchange.replies.emplace_back(Id{IdField::name, value});
  if (name == "option") {
    if (auto option = read_option(value)) exchange.replies.emplace_back(std::move(*option));
  }
  if (name == "done") {
    asked_for_time_ = !on;
    if (on) finish_hello(exchange);
  }
}

void Interpreter::finish_hello(Exchange& exchange) {
  if (std::exchange(introduced_, true)) return;
  exchange.replies.emplace_back(HelloOk{});
}

Exchange Interpreter::features_overdue() {
  Exchange exchange;
  if (!asked_for_time_) finish_hello(exchange);
  return exchange;
}

}  // namespace chuhe::protocol::xboard
