#include "rounds.hpp"

#include <optional>
#include <utility>

#include <chuhe/core/rules.hpp>
#include <chuhe/match/openings.hpp>
#include <chuhe/match/runner.hpp>

namespace chuhe::spsa {

namespace {

// Hears what goes wrong, and when all is played.
class Listener final : public match::RunnerListener {
 public:
  explicit Listener(match::EventLoop& loop) : loop_(loop) {}
  void introduced(std::size_t, std::string_view) override {}
  void game_started(const match::ScheduledGame&) override {}
  void game_finished(const match::ScheduledGame&, const match::Match&) override {}
  void game_abandoned(const match::ScheduledGame&) override {}
  void option_unknown(std::size_t, std::string_view option) override {
    fault = "the engine has no option " + std::string(option);
  }
  void engine_unusable(std::size_t, const match::EngineFault& what) override {
    fault = std::string(match::to_string(what.kind));
    if (!what.detail.empty()) *fault += ": " + what.detail;
  }
  void finished() override { loop_.stop(); }

  std::optional<std::string> fault;

 private:
  match::EventLoop& loop_;
};

match::Contestant contestant(const std::filesystem::path& engine, const Conditions& conditions,
                             const std::vector<Parameter>& parameters,
                             const std::vector<int>& values) {
  match::Contestant result{.command = {.program = engine, .arguments = {"--tuning"}}};
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    result.setup.options.push_back({parameters[i].name, std::to_string(values[i])});
  }
  result.terms.nodes = conditions.nodes;
  return result;
}

}  // namespace

Rounds::Rounds(std::filesystem::path engine, const Conditions& conditions, std::size_t concurrency,
               std::uint64_t seed)
    : engine_(std::move(engine)), conditions_(conditions), concurrency_(concurrency) {
  const auto all = *match::parse_openings(match::balanced_openings());
  for (const std::size_t i : match::shuffled_order(all.size(), seed)) openings_.push_back(all[i]);
  loop_.on_interrupt([this] {
    interrupted_ = true;
    if (break_off_) break_off_();
  });
}

std::expected<double, RoundFault> Rounds::play(const std::vector<Parameter>& parameters,
                                               const Comparison& comparison, int number) {
  const auto pairs = static_cast<std::size_t>(conditions_.pairs);
  match::RunnerPlan plan;
  plan.contestants = {contestant(engine_, conditions_, parameters, comparison.first),
                      contestant(engine_, conditions_, parameters, comparison.second)};
  for (std::size_t i = 0; i < pairs; ++i) {
    plan.openings.push_back(
        openings_[(static_cast<std::size_t>(number) * pairs + i) % openings_.size()]);
  }
  plan.terms.rules = *find_rule_set("computer");
  plan.terms.patience = match::Milliseconds(60'000);
  plan.terms.resign = match::ResignRule{.moves = 4, .score = 700, .both_agree = false};
  plan.terms.draw = match::DrawRule{.moves = 8, .score = 8, .after = 60};
  plan.concurrency = concurrency_;
  Listener listener(loop_);
  match::Runner runner(loop_, std::move(plan),
                       match::Standings(match::Schedule(2, match::Pairing::round_robin, 2 * pairs)),
                       listener);
  break_off_ = [&runner] { runner.stop(); };
  runner.start();
  loop_.run();
  break_off_ = nullptr;
  if (listener.fault) return std::unexpected(RoundFault{*listener.fault});
  const match::Tally& tally = runner.standings().tally(0);
  if (interrupted_ || tally.games() != static_cast<std::int64_t>(2 * pairs)) {
    return std::unexpected(RoundFault{});
  }
  for (std::size_t player = 0; player < 2; ++player) {
    if (runner.standings().accidents(player) != match::Accidents{}) {
      return std::unexpected(RoundFault{"the engine has crashed, hung or played an illegal move"});
    }
  }
  return static_cast<double>(tally.wins - tally.losses);
}

}  // namespace chuhe::spsa
