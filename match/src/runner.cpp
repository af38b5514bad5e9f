#include <chuhe/match/runner.hpp>

#include <algorithm>
#include <cassert>
#include <functional>
#include <list>
#include <optional>
#include <utility>

#include <chuhe/match/engine_player.hpp>

#include "game_run.hpp"

namespace chuhe::match {

namespace {

constexpr Milliseconds patience_at_end{1'000};

}  // namespace

class Runner::Body {
 public:
  Body(EventLoop& loop, RunnerPlan plan, Standings standings, RunnerListener& listener)
      : loop_(loop), plan_(std::move(plan)), standings_(std::move(standings)), listener_(listener) {
    assert(plan_.contestants.size() == standings_.schedule().player_count());
    assert(!plan_.openings.empty());
  }

  void start() {
    if (next_game()) {
      for (std::size_t i = 0; i < plan_.contestants.size(); ++i) try_out(i);
    } else {
      loop_.post(guarded([this] { end(); }));
    }
  }

  void stop() {
    if (std::exchange(stopping_, true)) return;
    for (const auto& slot : slots_) slot->run->abandon();
    if (!trials_.empty() || slots_.empty()) loop_.post(guarded([this] { end(); }));
  }

  const Standings& standings() const { return standings_; }
  const RunnerPlan& plan() const { return plan_; }
  std::size_t running() const { return slots_.size(); }

 private:
  using PlayerPointer = std::unique_ptr<EnginePlayer>;
  // A player that waits for a game.
  struct Idle {
    std::size_t contestant;
    PlayerPointer player;
  };
  struct Slot {
    ScheduledGame game;
    ByColor<PlayerPointer> players;
    std::unique_ptr<GameRun> run;
  };
  // The first start of an engine: one that fails here needs its owner's hand.
  struct Trial final : PlayerListener {
    Trial(Body& owner, std::size_t number, PlayerPointer engine)
        : body(owner), contestant(number), player(std::move(engine)) {}
    void ready(Player&) override { body.tried_out(*this); }
    void thinks(Player&, const protocol::Info&) override {}
    void answers(Player&, const protocol::Best&, Moment) override {}
    void answers_unreadably(Player&, std::string_view, Moment) override {}
    void ignores_option(Player&, std::string_view name) override {
      body.listener_.option_unknown(contestant, name);
    }
    void fails(Player&, const EngineFault& fault) override { body.give_up(contestant, fault); }
    Body& body;
    std::size_t contestant;
    PlayerPointer player;
  };

  // What is posted must not come after the runner's end.
  EventLoop::Task guarded(std::function<void()> task) {
    return [alive = std::weak_ptr<bool>(alive_), task = std::move(task)] {
      if (!alive.expired()) task();
    };
  }

  PlayerPointer new_player(std::size_t contestant) const {
    const Contestant& wanted = plan_.contestants[contestant];
    auto player = std::make_unique<EnginePlayer>(loop_, wanted.command, wanted.setup);
    if (plan_.log) {
      player->set_log(
          [this, contestant](std::int64_t process, LineDirection direction, std::string_view line) {
            plan_.log(contestant, process, direction, line);
          });
    }
    return player;
  }

  void try_out(std::size_t contestant) {
    auto trial = std::make_unique<Trial>(*this, contestant, new_player(contestant));
    trial->player->set_listener(trial.get());
    trial->player->prepare();
    trials_.push_back(std::move(trial));
  }

  void tried_out(Trial& trial) {
    if (stopping_) return;
    listener_.introduced(trial.contestant, trial.player->name());
    trial.player->set_listener(nullptr);
    idle_.push_back({trial.contestant, std::move(trial.player)});
    // The trial is still at work.
    loop_.post(guarded([this, done = &trial] {
      std::erase_if(trials_, [&](const auto& other) { return other.get() == done; });
      if (trials_.empty()) fill_slots();
    }));
  }

  void give_up(std::size_t contestant, const EngineFault& fault) {
    if (stopping_) return;
    listener_.engine_unusable(contestant, fault);
    stop();
  }

  std::optional<std::size_t> next_game() {
    while (next_ < standings_.schedule().size() && standings_.has(next_)) ++next_;
    if (next_ == standings_.schedule().size()) return std::nullopt;
    return next_;
  }

  void fill_slots() {
    while (!stopping_ && slots_.size() < std::max<std::size_t>(plan_.concurrency, 1)) {
      const auto number = next_game();
      if (!number) break;
      ++next_;
      begin(standings_.schedule().game(*number));
    }
    if (slots_.empty()) end();
  }

  void begin(const ScheduledGame& game) {
    auto slot = std::make_unique<Slot>();
    slot->game = game;
    MatchTerms terms = plan_.terms;
    for (const Color color : all_colors) {
      slot->players[color] = player_for(game.players[color]);
      terms.sides[color] = plan_.contestants[game.players[color]].terms;
    }
    Slot* const at = slot.get();
    GameRun::Callbacks callbacks;
    callbacks.done = guarded([this, at] { finished(*at); });
    callbacks.option_unknown = [this, at](Color color, std::string_view name) {
      listener_.option_unknown(at->game.players[color], name);
    };
    const Line& opening = plan_.openings[game.round % plan_.openings.size()];
    slot->run =
        std::make_unique<GameRun>(loop_, Match(opening, std::move(terms)),
                                  ByColor<EnginePlayer*>{{slot->players[Color::red].get(),
                                                          slot->players[Color::black].get()}},
                                  std::move(callbacks));
    slots_.push_back(std::move(slot));
    listener_.game_started(game);
    at->run->begin();
  }

  PlayerPointer player_for(std::size_t contestant) {
    const auto found = std::ranges::find(idle_, contestant, &Idle::contestant);
    if (found != idle_.end()) {
      PlayerPointer player = std::move(found->player);
      idle_.erase(found);
      return player;
    }
    // With many engines not all of them wait in memory.
    if (idle_.size() > 2 * plan_.concurrency) {
      dismiss(std::move(idle_.front().player));
      idle_.pop_front();
    }
    return new_player(contestant);
  }

  void finished(Slot& slot) {
    const Match& match = slot.run->match();
    const MatchResult& result = *match.result();
    if (const auto& unusable = slot.run->unusable()) {
      give_up(slot.game.players[unusable->color], unusable->fault);
    }
    if (result.termination == Termination::abandoned) {
      listener_.game_abandoned(slot.game);
    } else {
      standings_.add({slot.game.number, result.winner, result.termination, result.by_rules,
                      match.moves().size()});
      listener_.game_finished(slot.game, match);
    }
    slot.run.reset();
    for (const Color color : all_colors) {
      const std::size_t contestant = slot.game.players[color];
      if (plan_.contestants[contestant].restart) {
        dismiss(std::move(slot.players[color]));
      } else {
        idle_.push_back({contestant, std::move(slot.players[color])});
      }
    }
    std::erase_if(slots_, [&](const auto& other) { return other.get() == &slot; });
    fill_slots();
  }

  // Lets an engine end in its own time.
  void dismiss(PlayerPointer player) {
    EnginePlayer* const leaving = player.get();
    leaving_.push_back(std::move(player));
    leaving->quit(patience_at_end, guarded([this, leaving] {
                    std::erase_if(leaving_,
                                  [&](const auto& other) { return other.get() == leaving; });
                    if (ending_ && leaving_.empty()) tell_end();
                  }));
  }

  void end() {
    if (std::exchange(ending_, true)) return;
    stopping_ = true;
    for (auto& trial : trials_) {
      if (!trial->player) continue;
      trial->player->set_listener(nullptr);
      dismiss(std::move(trial->player));
    }
    for (Idle& idle : idle_) dismiss(std::move(idle.player));
    idle_.clear();
    if (leaving_.empty()) loop_.post(guarded([this] { tell_end(); }));
  }

  void tell_end() {
    if (!std::exchange(told_, true)) listener_.finished();
  }

  EventLoop& loop_;
  RunnerPlan plan_;
  Standings standings_;
  RunnerListener& listener_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  std::size_t next_ = 0;
  bool stopping_ = false;
  bool ending_ = false;
  bool told_ = false;
  std::list<Idle> idle_;
  std::vector<PlayerPointer> leaving_;
  std::vector<std::unique_ptr<Slot>> slots_;
  std::vector<std::unique_ptr<Trial>> trials_;
};

Runner::Runner(EventLoop& loop, RunnerPlan plan, Standings standings, RunnerListener& listener)
    : body_(std::make_unique<Body>(loop, std::move(plan), std::move(standings), listener)) {}
Runner::~Runner() = default;

void Runner::start() { body_->start(); }
void Runner::stop() { body_->stop(); }
const Standings& Runner::standings() const { return body_->standings(); }
const RunnerPlan& Runner::plan() const { return body_->plan(); }
std::size_t Runner::running() const { return body_->running(); }

}  // namespace chuhe::match
