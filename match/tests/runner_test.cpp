// Matches between engines that behave, and that do not.
#include <chuhe/match/runner.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/match/engine_player.hpp>
#include <chuhe/match/match_record.hpp>
#include <chuhe/match/openings.hpp>
#include <chuhe/match/time_control_text.hpp>

#include "process_watch.hpp"

namespace chuhe::match {
namespace {

constexpr Milliseconds long_time{120'000};

Contestant fake(std::vector<std::string> behaviours = {}) {
  Contestant contestant;
  contestant.command = {CHUHE_FAKE_ENGINE, std::move(behaviours), {}};
  contestant.terms.nodes = 1;
  contestant.setup.waits = {Milliseconds(30'000), Milliseconds(30'000), Milliseconds(300),
                            Milliseconds(2'000)};
  return contestant;
}

Contestant with_clock(Contestant contestant, std::string_view control) {
  contestant.terms.control = *parse_time_control(control);
  return contestant;
}

struct Played {
  ScheduledGame game;
  MatchResult result;
  std::vector<Move> moves;
};

class Recorder final : public RunnerListener {
 public:
  explicit Recorder(EventLoop& loop) : loop_(loop) {}
  void introduced(std::size_t contestant, std::string_view name) override {
    names[contestant] = name;
  }
  void game_started(const ScheduledGame& game) override {
    ++running;
    most_running = std::max(most_running, running);
    started.push_back(game.number);
  }
  void game_finished(const ScheduledGame& game, const Match& match) override {
    --running;
    games.push_back(
        {game, *match.result(), {match.line().moves().begin(), match.line().moves().end()}});
    EXPECT_EQ(record_of(match, {}).main_line().size(), match.line().plies());
    if (runner != nullptr && games.size() == stop_after) runner->stop();
  }
  void game_abandoned(const ScheduledGame&) override {
    --running;
    ++abandoned;
  }
  void option_unknown(std::size_t, std::string_view option) override {
    unknown_options.emplace(option);
  }
  void engine_unusable(std::size_t contestant, const EngineFault& fault) override {
    unusable.emplace_back(contestant, fault);
  }
  void finished() override {
    ++ends;
    loop_.stop();
  }

  Runner* runner = nullptr;
  std::size_t stop_after = 0;
  std::map<std::size_t, std::string> names;
  std::vector<std::size_t> started;
  std::vector<Played> games;
  std::vector<std::pair<std::size_t, EngineFault>> unusable;
  std::set<std::string> unknown_options;
  int running = 0;
  int most_running = 0;
  int abandoned = 0;
  int ends = 0;

 private:
  EventLoop& loop_;
};

class Runners : public CleanTest {
 protected:
  RunnerPlan plan_of(std::vector<Contestant> contestants) {
    RunnerPlan plan;
    plan.contestants = std::move(contestants);
    plan.openings = *parse_openings("h2e2 h9g7\nc3c4 g6g5\nb0c2 b9c7\n");
    plan.terms.rules = *find_rule_set("computer");
    plan.terms.patience = Milliseconds(60'000);
    plan.terms.max_plies = 60;
    return plan;
  }

  // Plays a schedule to its end and gives back the standings.
  Standings play(RunnerPlan plan, std::size_t games, Pairing pairing = Pairing::round_robin) {
    const Schedule schedule(plan.contestants.size(), pairing, games);
    return play(std::move(plan), Standings(schedule));
  }
  Standings play(RunnerPlan plan, Standings standings) {
    EventLoop loop;
    Recorder recorder(loop);
    recorder.stop_after = stop_after_;
    Runner runner(loop, std::move(plan), std::move(standings), recorder);
    recorder.runner = &runner;
    runner.start();
    loop.run_for(long_time);
    EXPECT_EQ(recorder.ends, 1) << "the runner did not end";
    EXPECT_EQ(recorder.running, 0);
    EXPECT_EQ(runner.running(), 0U);
    games_ = recorder.games;
    unusable_ = recorder.unusable;
    names_ = recorder.names;
    most_running_ = recorder.most_running;
    abandoned_ = recorder.abandoned;
    started_ = recorder.started;
    unknown_options_ = recorder.unknown_options;
    return runner.standings();
  }

  // Two games against an engine that behaves: how both ended.
  std::vector<MatchResult> against_good(Contestant bad, RunnerPlan plan) {
    plan.contestants = {std::move(bad), fake()};
    const Standings standings = play(std::move(plan), 2);
    EXPECT_TRUE(unusable_.empty());
    std::vector<MatchResult> results(games_.size());
    for (const Played& played : games_) results.at(played.game.number) = played.result;
    return results;
  }
  // Both must be lost by the bad one in this way.
  void expect_losses(Contestant bad, Termination termination, const std::string& detail = "") {
    const auto results = against_good(std::move(bad), plan_of({}));
    ASSERT_EQ(results.size(), 2U);
    EXPECT_EQ(results[0].winner, Color::black);
    EXPECT_EQ(results[1].winner, Color::red);
    for (const MatchResult& result : results) {
      EXPECT_EQ(to_string(result.termination), to_string(termination));
      EXPECT_NE(result.detail.find(detail), std::string::npos) << result.detail;
    }
  }
  EngineFault unusable_fault(Contestant bad) {
    play(plan_of({fake(), std::move(bad)}), 2);
    EXPECT_TRUE(games_.empty());
    EXPECT_EQ(unusable_.size(), 1U);
    if (unusable_.empty()) return {};
    EXPECT_EQ(unusable_[0].first, 1U);
    return unusable_[0].second;
  }

  std::size_t stop_after_ = 0;
  std::vector<Played> games_;
  std::vector<std::size_t> started_;
  std::vector<std::pair<std::size_t, EngineFault>> unusable_;
  std::map<std::size_t, std::string> names_;
  std::set<std::string> unknown_options_;
  int most_running_ = 0;
  int abandoned_ = 0;
};

TEST_F(Runners, PlayEveryGameOnce) {
  RunnerPlan plan = plan_of({fake(), fake()});
  plan.concurrency = 3;
  const Standings standings = play(std::move(plan), 8);
  EXPECT_EQ(standings.games().size(), 8U);
  EXPECT_EQ(standings.pairs(0).pairs(), 4);
  EXPECT_EQ(most_running_, 3);
  EXPECT_EQ(names_[0], "Fake Engine");
  EXPECT_EQ(started_, (std::vector<std::size_t>{0, 1, 2, 3, 4, 5, 6, 7}));
  std::map<std::size_t, const Played*> by_number;
  for (const Played& played : games_) by_number[played.game.number] = &played;
  ASSERT_EQ(by_number.size(), 8U);
  // An engine without thought plays the same from one opening, whichever colour it has.
  for (std::size_t i = 0; i < 8; i += 2) EXPECT_EQ(by_number[i]->moves, by_number[i + 1]->moves);
  // The openings come round again after three.
  EXPECT_EQ(by_number[0]->moves, by_number[6]->moves);
  EXPECT_NE(by_number[0]->moves, by_number[2]->moves);
  EXPECT_EQ(to_uci(by_number[2]->moves[0]), "c3c4");
}

TEST_F(Runners, RoundRobinOfThree) {
  RunnerPlan plan = plan_of({fake(), fake({"score=3"}), fake({"carriage-return"})});
  plan.terms.max_plies = 10;
  const Standings standings = play(std::move(plan), 4);
  EXPECT_EQ(standings.games().size(), 12U);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(standings.player_tally(i).games(), 8);
}

TEST_F(Runners, Gauntlet) {
  RunnerPlan plan = plan_of({fake(), fake(), fake()});
  plan.terms.max_plies = 10;
  const Standings standings = play(std::move(plan), 2, Pairing::gauntlet);
  EXPECT_EQ(standings.player_tally(0).games(), 4);
  EXPECT_EQ(standings.player_tally(1).games(), 2);
}

TEST_F(Runners, UcciEngines) {
  Contestant ucci = fake();
  ucci.setup.protocol = EngineProtocol::ucci;
  const auto results = against_good(ucci, plan_of({}));
  ASSERT_EQ(results.size(), 2U);
  for (const MatchResult& result : results) {
    EXPECT_NE(result.termination, Termination::illegal_move);
    EXPECT_NE(result.termination, Termination::crash);
  }
  Contestant resigning = fake({"resign=2"});
  resigning.setup.protocol = EngineProtocol::ucci;
  expect_losses(resigning, Termination::resignation);
}

TEST_F(Runners, AProcessForEachGameWhereWanted) {
  Contestant restarted = fake({"crash=40"});
  restarted.restart = true;
  RunnerPlan plan = plan_of({restarted, fake()});
  plan.terms.max_plies = 60;  // 30 moves of each: the 40th comes in the second game
  Standings standings = play(plan, 2);
  EXPECT_EQ(standings.accidents(0), Accidents{});
  plan.contestants[0].restart = false;
  standings = play(plan, 2);
  EXPECT_EQ(standings.accidents(0).crashes, 1);
}

TEST_F(Runners, CrashesLoseAndTheNextGameIsPlayed) {
  expect_losses(fake({"crash=3"}), Termination::crash, "exit status 7: I crash.");
#if !defined(_WIN32)
  expect_losses(fake({"abort=3"}), Termination::crash, "signal 9: I abort.");
  expect_losses(fake({"close-output=2"}), Termination::crash, "signal 9");
  expect_losses(fake({"leave-child", "crash=2"}), Termination::crash, "exit status 7");
#endif
}

TEST_F(Runners, IllegalAnswersLose) {
  expect_losses(fake({"illegal=2"}), Termination::illegal_move, "a0a9");
  expect_losses(fake({"unreadable=2"}), Termination::illegal_move, "bestmove ten-four");
  expect_losses(fake({"no-move=2"}), Termination::no_move);
}

TEST_F(Runners, LateAnswersLose) {
  // The answer comes in the middle of the next game's beginning, where it must not count.
  expect_losses(with_clock(fake({"late=2"}), "move=0.5"), Termination::time_forfeit);
  expect_losses(with_clock(fake({"think=2"}), "0.5+0.1"), Termination::time_forfeit);
}

TEST_F(Runners, HangingEnginesAreKilled) {
  expect_losses(with_clock(fake({"hang=2"}), "move=0.5"), Termination::time_forfeit);
  RunnerPlan plan = plan_of({});
  plan.terms.patience = Milliseconds(5'000);
  plan.contestants = {fake({"hang=2"}), fake()};
  stop_after_ = 1;
  play(std::move(plan), 2);
  ASSERT_EQ(games_.size(), 1U);
  EXPECT_EQ(games_[0].result.termination, Termination::stall);
  EXPECT_EQ(games_[0].result.winner, Color::black);
}

TEST_F(Runners, NoiseDoesNoHarm) {
  RunnerPlan plan = plan_of({fake({"flood"}), fake({"twice", "carriage-return"})});
  plan.terms.max_plies = 6;
  const Standings standings = play(std::move(plan), 2);
  EXPECT_EQ(standings.tally(0), (Tally{0, 2, 0}));
  EXPECT_EQ(standings.accidents(0), Accidents{});
  EXPECT_EQ(standings.accidents(1), Accidents{});
}

TEST_F(Runners, EnginesThatDoNotGetReadyForANewGameAreStartedAgain) {
  Contestant stuck = fake({"never-ready"});
  stuck.setup.waits.readiness = Milliseconds(3'000);
  RunnerPlan plan = plan_of({stuck, fake()});
  plan.terms.max_plies = 6;
  const Standings standings = play(std::move(plan), 2);
  EXPECT_EQ(standings.games().size(), 2U);
  EXPECT_TRUE(unusable_.empty());
}

TEST_F(Runners, UnusableEnginesStopTheMatch) {
  Contestant missing = fake();
  missing.command.program = "/no/such/program";
  EXPECT_EQ(unusable_fault(missing).kind, EngineFaultKind::not_found);
  EXPECT_EQ(unusable_fault(fake({"die"})),
            (EngineFault{EngineFaultKind::ended, "exit status 3: I die."}));
  EXPECT_EQ(unusable_fault(fake({"chess"})).kind, EngineFaultKind::no_xiangqi);
  Contestant mute = fake({"mute"});
  mute.setup.waits.introduction = Milliseconds(300);
  EXPECT_EQ(unusable_fault(mute).kind, EngineFaultKind::no_introduction);
  Contestant refusing = fake();
  refusing.setup.options = {{"Hash", "1000000"}};
  EXPECT_EQ(unusable_fault(refusing).kind, EngineFaultKind::option_refused);
}

TEST_F(Runners, UnknownOptionsAreTold) {
  Contestant engine = fake();
  engine.setup.options = {{"Hash", "32"}, {"Contempt", "7"}};
  RunnerPlan plan = plan_of({engine, fake()});
  plan.terms.max_plies = 2;
  play(std::move(plan), 2);
  EXPECT_EQ(unknown_options_, std::set<std::string>{"Contempt"});
}

TEST_F(Runners, ScoresAdjudicate) {
  RunnerPlan plan = plan_of({fake({"score=-700"}), fake({"score=0"})});
  plan.terms.resign = ResignRule{3, 600, false};
  Standings standings = play(plan, 2);
  EXPECT_EQ(standings.tally(0), (Tally{0, 0, 2}));
  for (const Played& played : games_) EXPECT_EQ(played.result.termination, Termination::score);
  plan.contestants[0] = fake({"score=5"});
  plan.terms.draw = DrawRule{3, 10, 6};
  standings = play(plan, 2);
  EXPECT_EQ(standings.tally(0), (Tally{0, 2, 0}));
  for (const Played& played : games_) {
    EXPECT_EQ(played.result.termination, Termination::level_scores);
  }
}

TEST_F(Runners, StopBreaksGamesOff) {
  RunnerPlan plan = plan_of({fake(), fake({"ignore-quit"})});
  plan.concurrency = 4;
  stop_after_ = 3;
  const Standings standings = play(std::move(plan), 1000);
  EXPECT_EQ(standings.games().size(), games_.size());
  EXPECT_GE(games_.size(), 3U);
  // Those that had ended in the same moment count, the others do not.
  EXPECT_LE(games_.size(), 6U);
  EXPECT_GE(abandoned_, 1);
}

TEST_F(Runners, StoppedMatchesGoOnWithWhatIsLeft) {
  const Schedule schedule(2, Pairing::round_robin, 10);
  stop_after_ = 4;
  const Standings half = play(plan_of({fake(), fake()}), Standings(schedule));
  ASSERT_EQ(half.games().size(), 4U);
  stop_after_ = 0;
  const Standings resumed = play(plan_of({fake(), fake()}), half);
  EXPECT_EQ(games_.size(), 6U);
  const Standings whole = play(plan_of({fake(), fake()}), Standings(schedule));
  EXPECT_EQ(resumed.pairs(0), whole.pairs(0));
  EXPECT_EQ(resumed.tally(0), whole.tally(0));
  // Nothing is left.
  const Standings nothing = play(plan_of({fake(), fake()}), whole);
  EXPECT_TRUE(games_.empty());
  EXPECT_EQ(nothing.games().size(), 10U);
}

TEST_F(Runners, AnEndAtAnyMomentLeavesNothingBehind) {
  for (int i = 0; i < 30; ++i) {
    EventLoop loop;
    Recorder recorder(loop);
    RunnerPlan plan = plan_of({fake({i % 3 == 0 ? "ignore-quit" : "score=1"}), fake({"crash=20"})});
    plan.concurrency = 2;
    Runner runner(loop, std::move(plan), Standings(Schedule(2, Pairing::round_robin, 100)),
                  recorder);
    runner.start();
    loop.run_for(Milliseconds(i * 3));
    if (i % 2 == 0) {
      runner.stop();
      loop.run_for(Milliseconds(i));
    }
  }
}

}  // namespace
}  // namespace chuhe::match
