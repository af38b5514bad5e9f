#include "session.hpp"

#include <algorithm>
#include <charconv>
#include <exception>
#include <fstream>
#include <memory>
#include <utility>
#include <variant>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/version.hpp>
#include <chuhe/words/phrasebook.hpp>

#include "counting.hpp"
#include "position_text.hpp"
#include "replies.hpp"

namespace chuhe::engine_app {

namespace {

using protocol::Language;

// More than any game lasts, and far from where counting in nanoseconds ends.
constexpr engine::Milliseconds longest_time{std::chrono::hours{24 * 365}};

std::optional<engine::Milliseconds> bounded(const std::optional<engine::Milliseconds>& time) {
  if (!time) return std::nullopt;
  return std::min(*time, longest_time);
}

bool ends_by_itself(const engine::Limits& limits) {
  return limits.depth || limits.nodes || limits.move_time || limits.remaining || limits.byo_yomi ||
         limits.mate;
}

// A draw is accepted when nothing better is in sight.
bool is_draw_welcome(const engine::Score& score) {
  return score.kind == engine::Score::Kind::mate ? score.value < 0 : score.value <= 0;
}

protocol::Best reply_of(const engine::Best& best, bool draw_offered) {
  protocol::Best reply;
  reply.move = best.move;
  reply.ponder = best.ponder;
  reply.offers_draw = draw_offered && best.move && is_draw_welcome(best.score);
  return reply;
}

Text text_of(engine::NetworkFault fault) {
  using engine::NetworkFault;
  switch (fault) {
    case NetworkFault::unreadable: return Text::network_unreadable;
    case NetworkFault::foreign: return Text::network_foreign;
    case NetworkFault::newer_version: return Text::network_newer;
    case NetworkFault::unknown_shape: return Text::network_unknown;
    case NetworkFault::truncated: return Text::network_truncated;
    case NetworkFault::too_long: return Text::network_too_long;
    case NetworkFault::damaged: return Text::network_damaged;
  }
  return Text::network_damaged;
}

// Programs speak UTF-8, whatever the system calls its files by; an empty path where it has no name
// for that.
std::filesystem::path path_of(const std::string& name) {
  try {
    return std::filesystem::path(std::u8string(name.begin(), name.end()));
  } catch (const std::exception&) {
    return {};
  }
}

}  // namespace

Session::Session(engine::Engine engine, Sink sink, Surroundings surroundings)
    : sink_(std::move(sink)),
      surroundings_(std::move(surroundings)),
      offers_(offers(Language::uci, surroundings_.tuning)),
      network_(engine.options().network),
      engine_(std::move(engine)) {}

void Session::write(std::string_view line) {
  const std::lock_guard lock(output_);
  sink_(line);
}

void Session::write_lines(std::string_view text) {
  const std::lock_guard lock(output_);
  while (true) {
    const std::size_t end = text.find('\n');
    sink_(text.substr(0, end));
    if (end == std::string_view::npos) return;
    text.remove_prefix(end + 1);
  }
}

void Session::tell(std::string_view text) {
  protocol::Info info;
  info.text = text;
  say(info);
}

void Session::tell(Text id, std::initializer_list<std::string_view> arguments) {
  tell(text(surroundings_.language, id, arguments));
}

Session::Next Session::take(std::string_view line) {
  const auto command = conversation_.parse_command(line);
  if (!command) {
    if (command.error().kind != protocol::ParseErrorKind::empty) {
      tell(to_string(command.error()));
    }
    return Next::go_on;
  }
  input_ = line;
  std::visit([this](const auto& c) { do_command(c); }, *command);
  input_ = {};
  return std::holds_alternative<protocol::Quit>(*command) ? Next::quit : Next::go_on;
}

void Session::end_of_input() { worker_.finish(); }

void Session::do_command(const protocol::Hello& hello) {
  using protocol::IdField;
  offers_ = offers(hello.language, surroundings_.tuning);
  if (hello.language == Language::uci) {
    say(protocol::Id{IdField::name, "Chuhe " + std::string(version)});
    say(protocol::Id{IdField::author, "the Chuhe authors"});
  } else {
    say(protocol::Id{IdField::name, "Chuhe"});
    say(protocol::Id{IdField::version, std::string(version)});
    say(protocol::Id{IdField::author, "the Chuhe authors"});
    say(protocol::Id{IdField::copyright, "Apache License 2.0"});
  }
  for (const Offer& offer : offers_) say(offer.spec);
  tell_network();
  say(protocol::HelloOk{hello.language});
}

void Session::do_command(const protocol::IsReady&) {
  worker_.settle();
  say(protocol::Ready{});
}

void Session::do_command(const protocol::NewGame&) {
  worker_.add({.work = [this] { engine_.new_game(); }});
  ++games_;
  change_strength();
}

// Everything there is to say is said anyway.
void Session::do_command(const protocol::Debug&) {}

void Session::do_command(const protocol::SetPosition& set) {
  if (!set.line) {
    tell_faults(set.line.error());
    return;
  }
  tell_notes(set.notes);
  line_ = *set.line;
  banned_.clear();
}

void Session::do_command(const protocol::BanMoves& ban) {
  banned_ = legal_among(ban.moves, "banmoves");
}

void Session::do_command(const protocol::Go& go) {
  for (const protocol::ParseError& ignored : go.ignored)
    tell(Text::go_ignored, {to_string(ignored)});
  const engine::Limits limits = limits_of(go);
  const bool ends = ends_by_itself(limits);
  Task task;
  task.kind = limits.infinite || limits.ponder ? Task::Kind::endless : Task::Kind::limited;
  if (limits.ponder) task.after_ponder_hit = ends ? Task::Kind::limited : Task::Kind::endless;
  engine::Listener listener;
  // The dialect as it is now: the search's thread must not look at what this thread changes.
  listener.on_info =
      [this, talk = conversation_, chances = show_chances_ ? Chances::shown : Chances::hidden](
          const engine::Info& info) { write(talk.print_reply(reply_of(info, chances))); };
  draw_offered_ = std::make_shared<std::atomic<bool>>(go.offers_draw);
  listener.on_best = [this, talk = conversation_, draw = draw_offered_](const engine::Best& best) {
    write(talk.print_reply(reply_of(best, *draw)));
  };
  task.begin = [this, line = line_, limits, listener = std::move(listener)] {
    engine_.start(line, limits, listener);
  };
  task.work = [this] { engine_.wait(); };
  task.interrupt = [this] { engine_.stop(); };
  task.ponder_hit = [this] { engine_.ponder_hit(); };
  worker_.add(std::move(task));
}

engine::Limits Session::limits_of(const protocol::Go& go) {
  const Color turn = line_.position().turn();
  const protocol::SideClock& own = go.clocks[turn];
  const protocol::SideClock& other = go.clocks[opponent(turn)];
  engine::Limits limits;
  limits.depth = go.depth;
  limits.nodes = go.nodes;
  limits.move_time = bounded(go.move_time);
  limits.byo_yomi = bounded(go.byo_yomi);
  limits.mate = go.mate;
  limits.moves_to_go = own.moves_to_go;
  limits.increment = bounded(own.increment).value_or(engine::Milliseconds{0});
  // A program that tells one clock alone, or none beside an increment, still waits for an answer.
  limits.remaining = bounded(own.remaining ? own.remaining : other.remaining);
  if (!limits.remaining && own.increment) limits.remaining = engine::Milliseconds{0};
  limits.ponder = go.ponder;
  limits.infinite = !go.ponder && (go.infinite || !ends_by_itself(limits));
  limits.search_moves = legal_among(go.search_moves, "searchmoves");
  limits.banned_moves = banned_;
  return limits;
}

std::vector<Move> Session::legal_among(const std::vector<Move>& moves, std::string_view what) {
  std::vector<Move> legal;
  for (Move move : moves) {
    if (is_legal(line_.position(), move)) {
      legal.push_back(move);
    } else {
      tell(Text::move_left_out, {what, to_uci(move, conversation_.dialect().ranks)});
    }
  }
  return legal;
}

void Session::do_command(const protocol::Stop&) { worker_.interrupt(); }

void Session::do_command(const protocol::PonderHit& hit) {
  if (hit.offers_draw && draw_offered_) *draw_offered_ = true;
  worker_.ponder_hit();
}

void Session::do_command(const protocol::SetOption& set) {
  const Offer* offer = find_offer(offers_, set.name);
  if (offer == nullptr) {
    tell(Text::no_such_option, {words::harmless(set.name)});
    return;
  }
  const auto value = protocol::accepted_value(offer->spec, set.value);
  if (!value) {
    tell(Text::bad_option, {offer->spec.name, to_string(value.error())});
    return;
  }
  change_option(*offer, *value);
}

void Session::change_option(const Offer& offer, const std::string& value) {
  switch (offer.id) {
    case OptionId::show_wdl: show_chances_ = value == "true"; break;
    case OptionId::clear_hash: worker_.add({.work = [this] { engine_.clear_hash(); }}); break;
    case OptionId::seed:
      seed_option_ = 0;
      std::from_chars(value.data(), value.data() + value.size(), seed_option_);
      change_strength();
      break;
    case OptionId::hash:
    case OptionId::threads:
      if (memory_suffices(offer, value)) change_engine(offer, value);
      break;
    case OptionId::multi_pv:
    case OptionId::move_overhead:
    case OptionId::repetition_rule:
    case OptionId::search_parameter: change_engine(offer, value); break;
    case OptionId::network_file: change_network(offer.spec.name, value); break;
    case OptionId::limit_strength:
    case OptionId::elo:
    case OptionId::skill_level:
    case OptionId::level:
      strength_.set(offer.id, value);
      change_strength();
      break;
    case OptionId::ponder:
    case OptionId::variant:
    case OptionId::use_milliseconds: break;  // nothing follows from these here
  }
}

// In its turn; what the engine cannot have is told, and it stays as it was.
void Session::set_engine(const std::string& name, const std::string& value,
                         std::function<void(engine::Options&)> change) {
  worker_.add({.work = [this, name, value, change = std::move(change), talk = conversation_] {
    engine::Options options = engine_.options();
    change(options);
    const auto done = engine_.set_options(options);
    if (done) return;
    protocol::Info info;
    info.text =
        text(surroundings_.language, Text::option_refused, {name, value, to_string(done.error())});
    write(talk.print_reply(info));
  }});
}

void Session::change_engine(const Offer& offer, const std::string& value) {
  set_engine(offer.spec.name, value,
             [offer, value](engine::Options& options) { apply(offer, value, options); });
}

void Session::tell_network() {
  if (network_ == nullptr) {
    tell(Text::no_network, {});
  } else {
    tell(Text::network_used, {name_of(*network_), description_of(*network_)});
  }
}

void Session::change_network(const std::string& name, const std::string& value) {
  if (value.empty() || value == embedded_name) {
    network_ = engine::embedded_network();
  } else if (value == no_network_name) {
    network_ = nullptr;
  } else {
    const auto refuse = [&](Text why) {
      tell(Text::network_refused,
           {name, words::harmless(value, 300), text(surroundings_.language, why)});
    };
    std::filesystem::path path = path_of(value);
    std::error_code error;
    if (path.is_relative() && !exists(path, error)) path = surroundings_.program_folder / path;
    if (!exists(path, error)) return refuse(Text::network_missing);
    // Folders, and what one could wait for without end.
    if (!is_regular_file(path, error)) return refuse(Text::network_foreign);
    std::ifstream file(path, std::ios::binary);
    if (!file) return refuse(Text::network_unreadable);
    auto network = engine::read_network(file);
    if (!network) return refuse(text_of(network.error()));
    network_ = std::move(*network);
  }
  tell_network();
  set_engine(name, value,
             [network = network_](engine::Options& options) { options.network = network; });
}

void Session::change_strength() {
  const std::uint64_t seed = seed_option_ != 0 ? seed_option_ : surroundings_.seed + games_;
  worker_.add({.work = [this, elo = strength_.elo(), seed] {
    engine::Options options = engine_.options();
    options.elo = elo;
    options.seed = seed;
    // It asks for no memory and the rating is one of those that are offered.
    (void)engine_.set_options(options);
  }});
}

// Memory that is promised and not there would end the program when it is used.
bool Session::memory_suffices(const Offer& offer, std::string_view value) {
  if (!surroundings_.available_memory) return true;
  const auto available = surroundings_.available_memory();
  if (!available) return true;
  std::uint64_t wanted = 0;
  std::from_chars(value.data(), value.data() + value.size(), wanted);
  const std::uint64_t unit =
      offer.id == OptionId::hash ? std::uint64_t{1} << 20U : engine::memory_of_thread();
  if (wanted <= *available / unit) return true;
  const auto mebibytes = [](std::uint64_t bytes) { return std::to_string(bytes >> 20U); };
  tell(Text::too_little_memory,
       {offer.spec.name, value, mebibytes(wanted * unit), mebibytes(*available)});
  return false;
}

void Session::do_command(const protocol::Probe& probe) {
  if (!probe.line) {
    tell_faults(probe.line.error());
    say(protocol::ProbeAnswer{});
    return;
  }
  worker_.add({.work = [this, line = *probe.line, talk = conversation_] {
    protocol::ProbeAnswer answer;
    if (const auto known = engine_.probe(line)) {
      answer.move = known->move;
      if (known->lower)
        answer.lower = protocol::ProbedBound{ucci_value(*known->lower), known->depth};
      if (known->upper)
        answer.upper = protocol::ProbedBound{ucci_value(*known->upper), known->depth};
    }
    write(talk.print_reply(answer));
  }});
}

void Session::do_command(const protocol::Quit&) {
  worker_.finish_soon(surroundings_.patience);
  if (conversation_.dialect().language == Language::ucci) say(protocol::Bye{});
}

void Session::do_command(const protocol::Display&) { write_lines(drawing(line_)); }

void Session::do_command(const protocol::Evaluate&) {
  write_lines(evaluation_text(line_.position(), network_.get()));
}

void Session::do_command(const protocol::Bench& bench) {
  const auto count = std::make_shared<BenchCount>(bench.depth.value_or(default_bench_depth));
  worker_.add({.kind = Task::Kind::counting,
               .work = [this, count] { count->run([this](std::string_view s) { write(s); }); },
               .interrupt = [count] { count->stop(); }});
}

void Session::do_command(const protocol::Perft& perft) {
  const auto count =
      std::make_shared<PerftCount>(line_.position(), perft.depth, conversation_.dialect().ranks);
  worker_.add({.kind = Task::Kind::counting,
               .work = [this, count] { count->run([this](std::string_view s) { write(s); }); },
               .interrupt = [count] { count->stop(); }});
}

void Session::tell_faults(const FenFaults& faults) {
  const words::Phrasebook phrases(surroundings_.language);
  for (const FenFault& fault : faults) tell(phrases.sentence(fault, input_));
}

void Session::tell_notes(const std::vector<FenNote>& notes) {
  const words::Phrasebook phrases(surroundings_.language);
  for (const FenNote& note : notes) tell(phrases.sentence(note));
}

}  // namespace chuhe::engine_app
