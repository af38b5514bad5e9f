#include <chuhe/match/thinking_engine.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include <chuhe/core/movegen.hpp>

namespace chuhe::match {

namespace {

std::vector<Move> legal_part(const std::vector<Move>& line, Position position) {
  std::vector<Move> moves;
  for (const Move move : line) {
    if (!is_legal(position, move)) break;
    moves.push_back(move);
    position.play(move);
  }
  return moves;
}

std::string name_of(const EngineChoice& choice, std::string_view told) {
  if (!told.empty()) return std::string(told);
  const std::u8string stem = choice.program.stem().u8string();
  return {stem.begin(), stem.end()};
}

// Introduces an engine in one protocol.
class Introduction final : private PlayerListener {
 public:
  Introduction(const EngineChoice& choice, EngineProtocol protocol, Milliseconds patience)
      : player_(loop_, {choice.program, choice.arguments},
                {.protocol = protocol,
                 .waits = {.introduction = patience, .readiness = Milliseconds(10'000)}}) {}

  std::expected<protocol::EngineDescription, EngineFault> run(const Interrupted& interrupted) {
    player_.set_listener(this);
    player_.prepare();
    while (!done_ && !interrupted()) loop_.run_for(Milliseconds(50));
    if (fault_) return std::unexpected(*fault_);
    if (!done_) return std::unexpected(EngineFault{EngineFaultKind::no_introduction, {}});
    protocol::EngineDescription description = player_.description();
    bool gone = false;
    player_.quit(Milliseconds(500), [&] {
      gone = true;
      loop_.stop();
    });
    while (!gone && loop_.run_for(Milliseconds(1000))) continue;
    return description;
  }

 private:
  void end(std::optional<EngineFault> fault) {
    fault_ = std::move(fault);
    done_ = true;
    loop_.stop();
  }
  void ready(Player&) override { end(std::nullopt); }
  void thinks(Player&, const protocol::Info&) override {}
  void answers(Player&, const protocol::Best&, Moment) override {}
  void answers_unreadably(Player&, std::string_view, Moment) override {}
  void ignores_option(Player&, std::string_view) override {}
  void fails(Player&, const EngineFault& fault) override { end(fault); }

  EventLoop loop_;
  EnginePlayer player_;
  bool done_ = false;
  std::optional<EngineFault> fault_;
};

}  // namespace

void take_in(Thoughts& thoughts, const protocol::Info& info, const Position& position,
             std::size_t most) {
  if (info.nodes) thoughts.nodes = *info.nodes;
  if (info.nodes_per_second) thoughts.nodes_per_second = *info.nodes_per_second;
  if (info.time) thoughts.time = *info.time;
  if (!info.score) return;
  std::vector<Move> moves = legal_part(info.line, position);
  const auto number = static_cast<std::size_t>(std::max(info.multi_pv.value_or(1), 1) - 1);
  if (moves.empty() || number >= most) return;
  const bool is_bound = info.bound != protocol::Bound::exact;
  auto& lines = thoughts.lines;
  // Bounds come while a depth is being searched; what is exact is better known.
  if (is_bound && number < lines.size() && !lines[number].is_bound) return;
  std::erase_if(lines, [&](const BestLine& line) { return line.moves.front() == moves.front(); });
  BestLine line{info.depth.value_or(0), info.selective_depth.value_or(0), *info.score, is_bound,
                std::move(moves)};
  thoughts.depth = std::max(thoughts.depth, line.depth);
  lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(std::min(number, lines.size())),
               std::move(line));
  if (lines.size() > most) lines.resize(most);
}

record::Evaluation evaluation_of(const protocol::Score& score, Color turn, int depth) {
  const bool is_mate = score.kind == protocol::Score::Kind::mate;
  // "Mated already" is said as 0 moves, which has no sign; the side to move is the one mated.
  const int value = is_mate && score.value == 0 ? -1 : score.value;
  return {.value = turn == Color::red ? value : -value, .is_mate = is_mate, .depth = depth};
}

std::expected<KnownEngine, EngineFault> meet(const EngineChoice& choice,
                                             const Interrupted& interrupted) {
  constexpr Milliseconds long_wait{20'000};
  // An engine that knows only one of them says nothing to the other, or ends.
  constexpr Milliseconds short_wait{4'000};
  std::vector<std::pair<EngineProtocol, Milliseconds>> attempts;
  if (choice.protocol) {
    attempts = {{*choice.protocol, long_wait}};
  } else {
    attempts = {{EngineProtocol::uci, short_wait},
                {EngineProtocol::ucci, short_wait},
                {EngineProtocol::uci, long_wait}};
  }
  EngineFault fault;
  for (const auto& [protocol, patience] : attempts) {
    auto description = Introduction(choice, protocol, patience).run(interrupted);
    if (description) {
      KnownEngine known{choice, name_of(choice, description->text(protocol::IdField::name)),
                        std::move(*description)};
      known.choice.protocol = protocol;
      return known;
    }
    fault = description.error();
    const bool may_be_the_protocol =
        fault.kind == EngineFaultKind::no_introduction || fault.kind == EngineFaultKind::ended;
    if (!may_be_the_protocol || interrupted()) break;
  }
  return std::unexpected(fault);
}

ThinkingEngine::ThinkingEngine(const KnownEngine& engine, std::vector<protocol::SetOption> options,
                               Interrupted interrupted)
    : interrupted_(std::move(interrupted)),
      player_(std::make_unique<EnginePlayer>(
          loop_, ProcessCommand{engine.choice.program, engine.choice.arguments},
          EngineSetup{.protocol = engine.choice.protocol.value_or(EngineProtocol::uci),
                      .options = std::move(options)})) {
  player_->set_listener(this);
}

ThinkingEngine::~ThinkingEngine() {
  player_->set_listener(nullptr);
  bool gone = false;
  player_->quit(Milliseconds(500), [&] {
    gone = true;
    loop_.stop();
  });
  while (!gone && loop_.run_for(Milliseconds(1000))) continue;
}

ThinkingEngine::Wait ThinkingEngine::wait(std::optional<Moment> until) {
  constexpr Milliseconds step{50};
  bool was_hurried = false;
  while (!done_) {
    loop_.run_for(step);
    if (done_) break;
    if (!was_hurried && hurried_ && hurried_()) {
      was_hurried = true;
      player_->hurry();
    }
    if (interrupted_()) return Wait::interrupted;
    if (until && std::chrono::steady_clock::now() > *until) return Wait::too_long;
  }
  return Wait::done;
}

void ThinkingEngine::finish() {
  done_ = true;
  loop_.stop();
}

std::expected<void, EngineFault> ThinkingEngine::new_game() {
  done_ = false;
  fault_.reset();
  player_->prepare();
  if (wait(std::nullopt) == Wait::interrupted) {
    return std::unexpected(EngineFault{EngineFaultKind::not_ready, {}});
  }
  if (fault_) return std::unexpected(*fault_);
  return {};
}

std::expected<Answer, EngineFault> ThinkingEngine::think(const Line& line, const protocol::Go& go,
                                                         const std::vector<Move>& banned,
                                                         std::size_t lines,
                                                         std::optional<Milliseconds> patience,
                                                         const OnThoughts& on_thoughts) {
  done_ = false;
  fault_.reset();
  answer_ = {};
  bare_score_.reset();
  position_ = line.position();
  lines_ = lines;
  on_thoughts_ = &on_thoughts;
  const Moment asked = player_->think(line, go, banned);
  const Wait end = wait(patience ? std::optional(asked + *patience) : std::nullopt);
  on_thoughts_ = nullptr;
  if (end == Wait::too_long) {
    player_->kill();
    return std::unexpected(EngineFault{EngineFaultKind::silent, {}});
  }
  if (end == Wait::interrupted) {
    player_->stop();
    answer_.was_interrupted = true;
  }
  if (fault_) return std::unexpected(*fault_);
  return std::move(answer_);
}

void ThinkingEngine::ready(Player&) { finish(); }

void ThinkingEngine::thinks(Player&, const protocol::Info& info) {
  if (done_ || !position_) return;
  take_in(answer_.thoughts, info, *position_, lines_);
  if (info.score && info.line.empty() && info.multi_pv.value_or(1) == 1) {
    bare_score_ = BestLine{.depth = info.depth.value_or(0), .score = *info.score, .moves = {}};
  }
  if (on_thoughts_ != nullptr && *on_thoughts_) (*on_thoughts_)(answer_.thoughts);
}

void ThinkingEngine::answers(Player&, const protocol::Best& best, Moment) {
  answer_.move = best.move;
  // An engine may tell scores and keep its lines to itself; the move begins the best one.
  if (answer_.thoughts.lines.empty() && bare_score_ && best.move && position_ &&
      is_legal(*position_, *best.move)) {
    bare_score_->moves = {*best.move};
    answer_.thoughts.lines.push_back(*bare_score_);
  }
  answer_.offers_draw = best.offers_draw;
  answer_.resigns = best.resigns;
  finish();
}

// What cannot be read as a move is as good as an illegal one.
void ThinkingEngine::answers_unreadably(Player&, std::string_view, Moment) {
  answer_.move = Move();
  finish();
}

void ThinkingEngine::ignores_option(Player&, std::string_view name) {
  ignored_options_.emplace_back(name);
}

void ThinkingEngine::fails(Player&, const EngineFault& fault) {
  fault_ = fault;
  finish();
}

}  // namespace chuhe::match
