#include <chuhe/match/engine_player.hpp>

#include <utility>

#include <chuhe/protocol/reply.hpp>

namespace chuhe::match {

namespace {

EngineFaultKind kind_of(ProcessFault fault) {
  switch (fault) {
    case ProcessFault::not_found: return EngineFaultKind::not_found;
    case ProcessFault::not_executable: return EngineFaultKind::not_executable;
    case ProcessFault::failed: return EngineFaultKind::not_started;
  }
  return EngineFaultKind::not_started;
}

// How it has ended, and the last line that it has written to standard error.
std::string last_words(const ProcessEnd& end, std::string_view errors) {
  while (errors.ends_with('\n') || errors.ends_with('\r')) errors.remove_suffix(1);
  const std::size_t line = errors.rfind('\n');
  if (line != std::string_view::npos) errors.remove_prefix(line + 1);
  return errors.empty() ? to_string(end) : to_string(end) + ": " + std::string(errors);
}

}  // namespace

EnginePlayer::EnginePlayer(EventLoop& loop, ProcessCommand command, EngineSetup setup)
    : loop_(loop),
      command_(std::move(command)),
      setup_(std::move(setup)),
      session_(setup_),
      deadline_(loop),
      quit_deadline_(loop) {}

EnginePlayer::~EnginePlayer() = default;

std::string_view EnginePlayer::name() const {
  return session_.description().text(protocol::IdField::name);
}

void EnginePlayer::prepare() {
  awaited_ = true;
  ++order_;
  if (!process_ || session_.has_failed()) return start();
  const Moment now = std::chrono::steady_clock::now();
  take_later(session_.new_game(now), now);
}

void EnginePlayer::start() {
  process_.reset();
  session_ = EngineSession(setup_);
  auto process = EngineProcess::start(loop_, command_, *this);
  if (!process) {
    const std::error_code reason = process.error().reason;
    return report(EngineFault{kind_of(process.error().fault), reason ? reason.message() : ""});
  }
  process_ = std::move(*process);
  const Moment now = std::chrono::steady_clock::now();
  take_later(session_.begin(now), now);
}

Moment EnginePlayer::think(const Line& line, const protocol::Go& go,
                           const std::vector<Move>& banned) {
  awaited_ = true;
  ++order_;
  if (!process_ || session_.has_failed()) {
    report(last_fault_);
    return std::chrono::steady_clock::now();
  }
  EngineStep step = session_.think(line, go, banned, std::chrono::steady_clock::now());
  send(std::exchange(step.lines, {}));
  const Moment sent = std::chrono::steady_clock::now();
  take_later(std::move(step), sent);
  return sent;
}

void EnginePlayer::stop() {
  awaited_ = false;
  ++order_;
  if (!process_) return;
  const Moment now = std::chrono::steady_clock::now();
  take_later(session_.stop(now), now);
}

void EnginePlayer::hurry() {
  if (!process_ || !awaited_) return;
  const Moment now = std::chrono::steady_clock::now();
  take_later(session_.stop(now), now);
}

void EnginePlayer::kill() {
  process_.reset();
  keep_deadline();
  last_fault_ = EngineFault{EngineFaultKind::ended};
}

void EnginePlayer::quit(Milliseconds patience, EventLoop::Task done) {
  awaited_ = false;
  if (!process_) return loop_.post(std::move(done));
  send(session_.quit().lines);
  process_->close_input();
  keep_deadline();
  when_quit_ = std::move(done);
  quit_deadline_.start(std::chrono::steady_clock::now() + patience, [this] {
    process_.reset();
    if (when_quit_) std::exchange(when_quit_, {})();
  });
}

void EnginePlayer::line_read(std::string_view line, Moment now) {
  if (log_) log_(process_->id(), LineDirection::from_engine, line);
  const EngineStep step = session_.line(line, now);
  if (!step.lines.empty() || !step.events.empty()) take(step, now);
}

void EnginePlayer::process_ended(const ProcessEnd& end) {
  const std::string words = last_words(end, process_->error_text());
  process_.reset();
  keep_deadline();
  if (when_quit_) {
    quit_deadline_.cancel();
    return std::exchange(when_quit_, {})();
  }
  const Moment now = std::chrono::steady_clock::now();
  take(session_.ended(words), now);
}

void EnginePlayer::send(const std::vector<std::string>& lines) {
  if (!process_) return;
  for (const std::string& line : lines) {
    if (log_) log_(process_->id(), LineDirection::to_engine, line);
    process_->write_line(line);
  }
}

// What comes from the loop is told at once.
void EnginePlayer::take(const EngineStep& step, Moment now) {
  send(step.lines);
  keep_deadline();
  tell_all(step.events, now);
}

// What comes of a call is told from the loop, unless the player has been told something else since.
void EnginePlayer::take_later(EngineStep step, Moment now) {
  send(step.lines);
  keep_deadline();
  if (step.events.empty()) return;
  loop_.post([this, alive = std::weak_ptr<bool>(alive_), order = order_,
              events = std::move(step.events), now] {
    if (!alive.expired() && order == order_) tell_all(events, now);
  });
}

void EnginePlayer::tell_all(const std::vector<EngineEvent>& events, Moment now) {
  const std::weak_ptr<bool> alive = alive_;
  for (const EngineEvent& event : events) {
    if (alive.expired()) return;
    tell(event, now);
  }
}

void EnginePlayer::tell(const EngineEvent& event, Moment now) {
  if (const auto* fault = std::get_if<EngineFault>(&event)) return fail(*fault);
  if (listener_ == nullptr || !awaited_) return;
  if (std::holds_alternative<EngineReady>(event)) {
    awaited_ = false;
    listener_->ready(*this);
  } else if (const auto* info = std::get_if<protocol::Info>(&event)) {
    listener_->thinks(*this, *info);
  } else if (const auto* best = std::get_if<protocol::Best>(&event)) {
    awaited_ = false;
    listener_->answers(*this, *best, now);
  } else if (const auto* unreadable = std::get_if<UnreadableMove>(&event)) {
    awaited_ = false;
    listener_->answers_unreadably(*this, unreadable->text, now);
  } else if (const auto* option = std::get_if<UnknownOption>(&event)) {
    listener_->ignores_option(*this, option->name);
  }
}

void EnginePlayer::report(EngineFault fault) {
  loop_.post([this, alive = std::weak_ptr<bool>(alive_), order = order_, fault = std::move(fault)] {
    if (!alive.expired() && order == order_) fail(fault);
  });
}

void EnginePlayer::fail(const EngineFault& fault) {
  // A process that has failed is of no use, whatever it goes on doing.
  process_.reset();
  keep_deadline();
  last_fault_ = fault;
  if (!std::exchange(awaited_, false) || listener_ == nullptr) return;
  listener_->fails(*this, fault);
}

void EnginePlayer::keep_deadline() {
  const std::optional<Moment> deadline = process_ ? session_.deadline() : std::nullopt;
  if (deadline == kept_deadline_) return;
  kept_deadline_ = deadline;
  if (deadline) {
    deadline_.start(*deadline, [this] {
      kept_deadline_.reset();
      const Moment now = std::chrono::steady_clock::now();
      take(session_.time_passed(now), now);
    });
  } else {
    deadline_.cancel();
  }
}

}  // namespace chuhe::match
