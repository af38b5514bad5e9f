// Plays the games of a schedule between engines, several at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/match/engine_player.hpp>
#include <chuhe/match/engine_process.hpp>
#include <chuhe/match/engine_session.hpp>
#include <chuhe/match/event_loop.hpp>
#include <chuhe/match/match.hpp>
#include <chuhe/match/tournament.hpp>

namespace chuhe::match {

/// An engine that takes part.
struct Contestant {
  ProcessCommand command;
  EngineSetup setup = {};
  SideTerms terms = {};
  /// A new process for each game.
  bool restart = false;
};

/// What is to be played, and how.
struct RunnerPlan {
  /// As many as the schedule has players.
  std::vector<Contestant> contestants;
  /// Round after round begins with the next one; not empty.
  std::vector<Line> openings;
  /// Without `sides`, which come from the contestants.
  MatchTerms terms;
  /// Games at the same time.
  std::size_t concurrency = 1;
  /// Is shown every line between the runner and the engines; may be nothing.
  std::function<void(std::size_t contestant, std::int64_t process, LineDirection direction,
                     std::string_view line)>
      log = {};
};

/// Receives what happens. Calls come from the loop; `Runner::stop` may be called during them.
class RunnerListener {
 public:
  virtual ~RunnerListener() = default;
  /// An engine has been started for the first time and calls itself so.
  virtual void introduced(std::size_t contestant, std::string_view name) = 0;
  virtual void game_started(const ScheduledGame& game) = 0;
  /// A game is over; the standings have it already.
  virtual void game_finished(const ScheduledGame& game, const Match& match) = 0;
  /// A game has been broken off and has no result.
  virtual void game_abandoned(const ScheduledGame& game) = 0;
  /// An engine has been sent an option that it does not offer.
  virtual void option_unknown(std::size_t contestant, std::string_view option) = 0;
  /// An engine cannot be got ready for a game, time after time, or cannot play as it should: the
  /// runner stops.
  virtual void engine_unusable(std::size_t contestant, const EngineFault& fault) = 0;
  /// All is played, or stopped, and all engines have ended. The last call.
  virtual void finished() = 0;
};

/// Plays what a schedule has left. All engines have ended when it goes.
class Runner {
 public:
  /// Games that the standings have already are not played again. Loop and listener must outlive
  /// the runner.
  Runner(EventLoop& loop, RunnerPlan plan, Standings standings, RunnerListener& listener);
  ~Runner();
  Runner(const Runner&) = delete;
  Runner& operator=(const Runner&) = delete;

  /// Starts each engine once, then the games.
  void start();
  /// Breaks off the games in progress and ends the engines; `finished` comes.
  void stop();

  const Standings& standings() const;
  const RunnerPlan& plan() const;
  /// Games in progress.
  std::size_t running() const;

 private:
  class Body;
  std::unique_ptr<Body> body_;
};

}  // namespace chuhe::match
