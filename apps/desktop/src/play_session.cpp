#include "play_session.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include <chuhe/core/repetition.hpp>
#include <chuhe/match/computer_play.hpp>

namespace chuhe::desktop {

namespace {

match::Moment now() { return std::chrono::steady_clock::now(); }

match::Table table_of(const GamePlan& plan) {
  std::optional<match::Clock> clock;
  if (plan.time) clock.emplace((*plan.time)[Color::red], (*plan.time)[Color::black]);
  return {match::Game(plan.start, *plan.rules),
          std::move(clock),
          {{plan.seats[Color::red].mover, plan.seats[Color::black].mover}}};
}

// Whether a level keeps its own thinking short.
bool limits_itself(const match::KnownEngine& engine, const std::string& level) {
  const auto levels = match::levels_of(engine.description);
  const auto found = std::ranges::find_if(
      levels, [&](const match::EngineLevel& candidate) { return candidate.name == level; });
  return found != levels.end() && found->limits_itself;
}

}  // namespace

PlaySession::PlaySession(GamePlan plan, EngineStable& stable, QObject* parent)
    : QObject(parent), plan_(std::move(plan)), table_(table_of(plan_)) {
  flag_timer_.setSingleShot(true);
  flag_timer_.setTimerType(Qt::PreciseTimer);
  connect(&flag_timer_, &QTimer::timeout, this, &PlaySession::look_at_clock);
  for (const Color color : all_colors) {
    if (!is_computers(color)) continue;
    const Seat& seat = plan_.seats[color];
    runners_[color] = std::make_unique<EngineRunner>(seat.engine, stable);
    EngineRunner* engine = runner(color);
    connect(engine, &EngineRunner::met, this, &PlaySession::changed);
    connect(engine, &EngineRunner::thought, this, [this, color](const match::Thoughts& thoughts) {
      if (thinking_) Q_EMIT thought(color, thoughts);
    });
    connect(engine, &EngineRunner::answered, this,
            [this, color](const match::Answer& answer) { take_answer(color, answer); });
    connect(engine, &EngineRunner::failed, this, [this, color](const match::EngineFault& fault) {
      take_failure(color, fault_text(fault));
    });
    engine->prepare({.level = seat.level, .rules = std::string(plan_.rules->name)});
  }
}

bool PlaySession::awaits_person() const {
  return !is_over() && !table_.is_paused() && !is_computers(table_.turn());
}

QString PlaySession::name(Color color) const {
  const Seat& seat = plan_.seats[color];
  if (!seat.name.isEmpty()) return seat.name;
  if (!is_computers(color)) return {};
  const auto& known = runners_[color]->known();
  if (known) return QString::fromStdString(known->name);
  return seat.engine.name.isEmpty() ? QStringLiteral("Chuhe") : seat.engine.name;
}

std::optional<match::Milliseconds> PlaySession::time_left(Color color) const {
  if (!table_.clock()) return std::nullopt;
  return match::shown_time(*table_.clock(), color, now());
}

void PlaySession::resume() {
  was_over_ = is_over();
  table_.resume(now());
  finish_change();
}

void PlaySession::pause() {
  for (const Color color : all_colors) {
    if (runner(color) != nullptr) runner(color)->interrupt();
  }
  thinking_ = false;
  table_.pause(now());
  finish_change();
}

std::optional<match::Refusal> PlaySession::play(Move move) {
  if (is_computers(table_.turn())) return match::Over{};
  if (const auto played = table_.play(move, now()); !played) return played.error();
  const auto moves = table_.game().line().moves();
  if (!table_.game().fatal_move()) Q_EMIT move_played(moves.back(), std::nullopt);
  finish_change();
  return std::nullopt;
}

void PlaySession::undo() {
  if (!table_.can_undo()) return;
  for (const Color color : all_colors) {
    if (runner(color) != nullptr) runner(color)->interrupt();
  }
  thinking_ = false;
  const std::size_t plies = table_.undo(now());
  Q_EMIT moves_taken_back(static_cast<int>(plies));
  finish_change();
}

void PlaySession::redo() {
  for (const Move move : table_.redo(now())) Q_EMIT move_played(move, std::nullopt);
  finish_change();
}

void PlaySession::resign() {
  const Color turn = table_.turn();
  const Color loser = is_computers(turn) && !is_computers(opponent(turn)) ? opponent(turn) : turn;
  table_.concede({record::Concession::resignation, loser}, now());
  finish_change();
}

void PlaySession::agree_to_draw() {
  table_.concede({record::Concession::agreement, table_.turn()}, now());
  finish_change();
}

void PlaySession::offer_draw() {
  const Color computer = is_computers(Color::red) ? Color::red : Color::black;
  const auto& evaluation = last_evaluation_[computer];
  if (is_over() || !evaluation || !match::takes_draw(*evaluation, computer, position())) {
    Q_EMIT draw_declined();
    return;
  }
  agree_to_draw();
}

void PlaySession::move_now() {
  if (thinking_) runner(table_.turn())->hurry();
}

void PlaySession::try_again() {
  if (table_.is_paused()) table_.resume(now());
  finish_change();
}

// Whatever has happened: the end is told once, a computer to move is asked, the clock is watched.
void PlaySession::finish_change() {
  if (is_over() && thinking_) {
    thinking_ = false;
    for (const Color color : all_colors) {
      if (runner(color) != nullptr) runner(color)->interrupt();
    }
  }
  ask_computer();
  set_off_clock();
  Q_EMIT changed();
  const bool is_end = is_over() && !was_over_;
  was_over_ = is_over();
  if (is_end) Q_EMIT ended();
}

void PlaySession::ask_computer() {
  if (is_over() || table_.is_paused() || thinking_ || !is_computers(table_.turn())) return;
  const Color color = table_.turn();
  EngineRunner* engine = runner(color);
  const Seat& seat = plan_.seats[color];
  const Line& line = table_.game().line();
  // A level of which nothing is known yet is one of Chuhe's own.
  const bool is_own = seat.engine.program.isEmpty() && !seat.level.empty();
  const bool is_short = engine->known() ? limits_itself(*engine->known(), seat.level) : is_own;
  const protocol::Go clocks =
      table_.clock() ? match::clocks_for(*table_.clock(), color, now()) : protocol::Go{};
  const protocol::Go go = match::go_for_computer(
      clocks, seat.limits, color, is_short ? match::Pace::of_its_level : match::Pace::usual);
  thinking_ = true;
  engine->think(line, go, table_.game().banned(), 1, match::patience_for(go, color));
}

void PlaySession::take_answer(Color color, const match::Answer& answer) {
  if (!thinking_ || color != table_.turn()) return;
  thinking_ = false;
  std::optional<record::Evaluation> evaluation;
  if (!answer.thoughts.lines.empty()) {
    const match::BestLine& best = answer.thoughts.lines.front();
    evaluation = match::evaluation_of(best.score, color, best.depth);
    last_evaluation_[color] = evaluation;
  }
  const bool gives_up =
      plan_.computer_resigns && evaluation && table_.sees_no_hope_any_more(color, *evaluation);
  if (answer.resigns || gives_up) {
    table_.concede({record::Concession::resignation, color}, now());
    return finish_change();
  }
  const Move move = answer.move.value_or(Move());
  if (!is_legal(position(), move) || !table_.play(move, now())) {
    return take_failure(color, tr("The engine has answered with a move that is not legal."));
  }
  Q_EMIT move_played(move, evaluation);
  if (answer.offers_draw && !is_over()) Q_EMIT draw_offered(color);
  finish_change();
}

// The game waits: the clock stands, and the person decides how it goes on.
void PlaySession::take_failure(Color color, const QString& why) {
  thinking_ = false;
  // One failure may be noticed twice: when the engine is got ready, and when it is asked.
  if (is_over() || table_.is_paused()) return;
  table_.pause(now());
  set_off_clock();
  Q_EMIT changed();
  Q_EMIT engine_failed(color, why);
}

void PlaySession::set_off_clock() {
  flag_timer_.stop();
  const match::Moment at = now();
  const auto up = table_.time_is_up_at(at);
  if (!up) return;
  const auto wait = std::chrono::ceil<match::Milliseconds>(*up - at);
  constexpr std::int64_t longest = 1'000'000;
  flag_timer_.start(static_cast<int>(std::clamp<std::int64_t>(wait.count(), 0, longest)));
}

void PlaySession::look_at_clock() {
  if (table_.look_at_clock(now())) return finish_change();
  set_off_clock();
}

}  // namespace chuhe::desktop
