#include <chuhe/match/engine_session.hpp>

#include <algorithm>
#include <cassert>
#include <utility>

#include <chuhe/protocol/option.hpp>

namespace chuhe::match {

namespace {

using protocol::Best;
using protocol::Language;

std::variant<protocol::Conversation, protocol::xboard::Interpreter> talk_in(
    const EngineSetup& setup) {
  if (setup.protocol == EngineProtocol::xboard) {
    return protocol::xboard::Interpreter(setup.set_board);
  }
  return protocol::Conversation(setup.protocol == EngineProtocol::uci ? protocol::uci_dialect
                                                                      : protocol::ucci_dialect);
}

Language language_of(EngineProtocol protocol) {
  return protocol == EngineProtocol::ucci ? Language::ucci : Language::uci;
}

// Whether a line that could not be read was meant to be the answer to a search.
bool is_meant_as_answer(std::string_view line, EngineProtocol protocol) {
  const std::string_view blanks = " \t";
  line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
  const std::string_view word = line.substr(0, line.find_first_of(blanks));
  return word == (protocol == EngineProtocol::xboard ? "move" : "bestmove");
}

std::string_view to_string(protocol::xboard::Obstacle obstacle) {
  using protocol::xboard::Obstacle;
  switch (obstacle) {
    case Obstacle::position: return "a start position of one's own";
    case Obstacle::limit: return "limits of nodes";
    case Obstacle::pondering: return "pondering";
  }
  return {};
}

}  // namespace

std::string_view to_string(EngineFaultKind kind) {
  switch (kind) {
    case EngineFaultKind::not_found: return "not_found";
    case EngineFaultKind::not_executable: return "not_executable";
    case EngineFaultKind::not_started: return "not_started";
    case EngineFaultKind::no_introduction: return "no_introduction";
    case EngineFaultKind::no_xiangqi: return "no_xiangqi";
    case EngineFaultKind::option_refused: return "option_refused";
    case EngineFaultKind::not_ready: return "not_ready";
    case EngineFaultKind::cannot_say: return "cannot_say";
    case EngineFaultKind::ended: return "ended";
    case EngineFaultKind::silent: return "silent";
  }
  return {};
}

bool is_lasting(EngineFaultKind kind) {
  switch (kind) {
    case EngineFaultKind::not_found:
    case EngineFaultKind::not_executable:
    case EngineFaultKind::no_xiangqi:
    case EngineFaultKind::option_refused:
    case EngineFaultKind::cannot_say: return true;
    case EngineFaultKind::not_started:
    case EngineFaultKind::no_introduction:
    case EngineFaultKind::not_ready:
    case EngineFaultKind::ended:
    case EngineFaultKind::silent: return false;
  }
  return false;
}

EngineSession::EngineSession(EngineSetup setup) : setup_(std::move(setup)), talk_(talk_in(setup_)) {
  if (auto* conversation = std::get_if<protocol::Conversation>(&talk_); conversation) {
    if (setup_.ranks) conversation->set_ranks(*setup_.ranks);
  }
}

EngineStep EngineSession::begin(Moment now) {
  assert(state_ == State::fresh);
  EngineStep step;
  state_ = State::introducing;
  deadline_ = now + setup_.waits.introduction;
  if (setup_.protocol == EngineProtocol::xboard) features_until_ = now + setup_.waits.features;
  send(protocol::Hello{language_of(setup_.protocol)}, now, step);
  if (features_until_) deadline_ = std::min(*deadline_, *features_until_);
  return step;
}

EngineStep EngineSession::line(std::string_view text, Moment now) {
  EngineStep step;
  if (state_ == State::fresh || state_ == State::over || state_ == State::failed) return step;
  Exchange exchange;
  bool unreadable = false;
  if (auto* interpreter = std::get_if<protocol::xboard::Interpreter>(&talk_)) {
    auto [lines, replies, obstacle] = interpreter->line(text);
    // An engine of this protocol that has not moved goes on thinking, and has to be told.
    unreadable = replies.empty() && is_meant_as_answer(text, setup_.protocol);
    exchange = {std::move(lines), std::move(replies), obstacle};
  } else {
    auto reply = std::get<protocol::Conversation>(talk_).parse_reply(text);
    if (reply) {
      exchange.replies.push_back(std::move(*reply));
    } else {
      unreadable = is_meant_as_answer(text, setup_.protocol);
    }
  }
  if (unreadable && is_thinking()) finish_search(UnreadableMove{std::string(text)}, now, step);
  take(std::move(exchange), now, step);
  return step;
}

EngineStep EngineSession::time_passed(Moment now) {
  EngineStep step;
  if (!deadline_ || now < *deadline_) return step;
  if (state_ == State::introducing && features_until_ && now >= *features_until_) {
    deadline_ = *features_until_ - setup_.waits.features + setup_.waits.introduction;
    features_until_.reset();
    if (auto* interpreter = std::get_if<protocol::xboard::Interpreter>(&talk_)) {
      auto [lines, replies, obstacle] = interpreter->features_overdue();
      take({std::move(lines), std::move(replies), obstacle}, now, step);
    }
    if (!deadline_ || now < *deadline_) return step;
  }
  switch (state_) {
    case State::introducing: fail(EngineFaultKind::no_introduction, {}, step); break;
    case State::preparing: fail(EngineFaultKind::not_ready, {}, step); break;
    case State::stopping: fail(EngineFaultKind::silent, {}, step); break;
    case State::fresh:
    case State::idle:
    case State::thinking:
    case State::over:
    case State::failed: break;
  }
  return step;
}

EngineStep EngineSession::new_game(Moment now) {
  EngineStep step;
  if (state_ == State::idle) {
    send(protocol::NewGame{}, now, step);
    prepare(now, step);
  } else if (is_thinking()) {
    // What a search still has to say would be taken for an answer of the next game's.
    game_waits_ = true;
    search_waits_.reset();
    return stop_again(now);
  } else if (state_ == State::introducing || state_ == State::preparing) {
    // Nothing has been played yet.
  }
  return step;
}

EngineStep EngineSession::think(const Line& line, const protocol::Go& go,
                                const std::vector<Move>& banned, Moment now) {
  assert(is_idle() || is_thinking());
  if (is_thinking()) {
    // What comes of the search before would be taken for the answer to this one.
    search_waits_ = Search{line, go, banned};
    return stop_again(now);
  }
  EngineStep step;
  begin({line, go, banned}, now, step);
  return step;
}

void EngineSession::begin(const Search& search, Moment now, EngineStep& step) {
  state_ = State::thinking;
  deadline_.reset();
  send(protocol::SetPosition{search.line, {}}, now, step);
  if (setup_.protocol == EngineProtocol::ucci && !search.banned.empty()) {
    send(protocol::BanMoves{search.banned}, now, step);
  }
  if (state_ == State::thinking) send(search.go, now, step);
}

EngineStep EngineSession::stop(Moment now) {
  EngineStep step;
  if (state_ != State::thinking) return step;
  state_ = State::stopping;
  deadline_ = now + setup_.waits.stop;
  send(protocol::Stop{}, now, step);
  return step;
}

// Nobody may have listened to the engine since it was told to stop: its time begins anew.
EngineStep EngineSession::stop_again(Moment now) {
  EngineStep step = stop(now);
  if (state_ == State::stopping) deadline_ = now + setup_.waits.stop;
  return step;
}

EngineStep EngineSession::quit() {
  EngineStep step;
  if (state_ == State::fresh || state_ == State::over || state_ == State::failed) return step;
  const Moment any{};
  if (is_thinking()) send(protocol::Stop{}, any, step);
  send(protocol::Quit{}, any, step);
  step.events.clear();
  state_ = State::over;
  deadline_.reset();
  return step;
}

EngineStep EngineSession::ended(std::string detail) {
  EngineStep step;
  if (state_ != State::over) fail(EngineFaultKind::ended, std::move(detail), step);
  return step;
}

void EngineSession::send(const protocol::Command& command, Moment now, EngineStep& step) {
  if (state_ == State::failed) return;
  Exchange exchange;
  if (auto* interpreter = std::get_if<protocol::xboard::Interpreter>(&talk_)) {
    auto [lines, replies, obstacle] = interpreter->command(command);
    exchange = {std::move(lines), std::move(replies), obstacle};
  } else {
    exchange.lines.push_back(std::get<protocol::Conversation>(talk_).print_command(command));
  }
  take(std::move(exchange), now, step);
}

void EngineSession::take(Exchange exchange, Moment now, EngineStep& step) {
  for (std::string& line : exchange.lines) step.lines.push_back(std::move(line));
  if (exchange.obstacle) {
    return fail(EngineFaultKind::cannot_say, std::string(to_string(*exchange.obstacle)), step);
  }
  for (const protocol::Reply& reply : exchange.replies) take_reply(reply, now, step);
}

void EngineSession::take_reply(const protocol::Reply& reply, Moment now, EngineStep& step) {
  if (state_ == State::failed) return;
  if (state_ == State::introducing) description_.add(reply);
  if (std::holds_alternative<protocol::HelloOk>(reply)) {
    if (state_ == State::introducing) set_options(now, step);
  } else if (std::holds_alternative<protocol::Ready>(reply)) {
    if (state_ != State::preparing) return;
    state_ = State::idle;
    deadline_.reset();
    step.events.emplace_back(EngineReady{});
  } else if (const auto* info = std::get_if<protocol::Info>(&reply)) {
    if (is_thinking() && !search_waits_) step.events.emplace_back(*info);
  } else if (const auto* best = std::get_if<Best>(&reply)) {
    if (is_thinking()) finish_search(*best, now, step);
  }
}

void EngineSession::finish_search(EngineEvent answer, Moment now, EngineStep& step) {
  state_ = State::idle;
  deadline_.reset();
  if (std::exchange(game_waits_, false)) {
    send(protocol::NewGame{}, now, step);
    prepare(now, step);
  } else if (const auto search = std::exchange(search_waits_, std::nullopt)) {
    begin(*search, now, step);
  } else {
    step.events.push_back(std::move(answer));
  }
}

void EngineSession::prepare(Moment now, EngineStep& step) {
  state_ = State::preparing;
  deadline_ = now + setup_.waits.readiness;
  send(protocol::IsReady{}, now, step);
}

void EngineSession::set_options(Moment now, EngineStep& step) {
  const Language language = language_of(setup_.protocol);
  const bool plays = std::holds_alternative<protocol::Conversation>(talk_)
                         ? description_.plays_xiangqi()
                         : std::get<protocol::xboard::Interpreter>(talk_).plays_xiangqi();
  if (!plays) return fail(EngineFaultKind::no_xiangqi, {}, step);
  if (auto* conversation = std::get_if<protocol::Conversation>(&talk_)) {
    conversation->set_ranks(setup_.ranks.value_or(description_.ranks(language)));
    if (const auto choice = description_.variant_choice()) send(*choice, now, step);
    if (description_.option(protocol::CommonOption::use_milliseconds) != nullptr) {
      send(protocol::SetOption{"usemillisec", "true"}, now, step);
    }
  }
  for (const protocol::SetOption& option : setup_.options) set_option(option, now, step);
  if (state_ != State::failed) prepare(now, step);
}

void EngineSession::set_option(const protocol::SetOption& option, Moment now, EngineStep& step) {
  const protocol::OptionSpec* spec = description_.option(option.name);
  if (spec == nullptr) {
    // Under the name that this language has for it.
    if (const auto common = protocol::common_option(option.name)) {
      spec = description_.option(*common);
    }
  }
  if (spec == nullptr) {
    const bool is_common = protocol::common_option(option.name).has_value();
    const bool may_be_silent = setup_.protocol == EngineProtocol::xboard && is_common;
    if (!may_be_silent) step.events.emplace_back(UnknownOption{option.name});
    return send(option, now, step);
  }
  const auto value = protocol::accepted_value(*spec, option.value);
  if (!value) {
    return fail(EngineFaultKind::option_refused,
                option.name + ": " + protocol::to_string(value.error()), step);
  }
  const bool is_button = std::holds_alternative<protocol::ButtonOption>(spec->kind);
  send(protocol::SetOption{spec->name, is_button ? std::nullopt : std::optional(*value)}, now,
       step);
}

void EngineSession::fail(EngineFaultKind kind, std::string detail, EngineStep& step) {
  if (state_ == State::failed) return;
  state_ = State::failed;
  deadline_.reset();
  step.events.emplace_back(EngineFault{kind, std::move(detail)});
}

}  // namespace chuhe::match
