// An engine as the opponent and adviser of the terminal game.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <chuhe/protocol/conversation.hpp>
#include <chuhe/words/language.hpp>

#include "analysis.hpp"
#include "computer.hpp"
#include "engine_options.hpp"
#include "thinking_engine.hpp"

namespace chuhe::cli {

using match::EngineLevel;
using match::levels_of;

struct EngineComputerSettings {
  EngineOptions engine;
  /// How long a move takes where no clock says. A level may answer sooner.
  SearchLimits limits;
  /// Which weak player to be; nothing: another one in each game.
  std::optional<std::uint32_t> seed;
  words::Language language = words::Language::english;
  /// The rule set that repetitions are looked at under, where the engine can be told.
  std::string rules;
};

/// An engine, or up to three processes of one: one plays at its level, one advises, one analyses.
/// They are started when they are first wanted.
class EngineComputer final : public Computer {
 public:
  EngineComputer(EngineComputerSettings settings, Interrupted interrupted);

  std::expected<ComputerDescription, std::string> describe() override;
  std::expected<void, std::string> play_at(std::optional<std::size_t> level) override;
  std::expected<void, std::string> new_game() override;
  std::expected<ComputerMove, std::string> move(const Line& line, const protocol::Go& clocks,
                                                const std::vector<Move>& banned) override;
  std::expected<std::vector<BestLine>, std::string> advise(
      const Line& line, std::size_t lines, const std::vector<Move>& banned) override;
  std::expected<std::vector<BestLine>, std::string> analyse(const Line& line, std::size_t lines,
                                                            const std::vector<Move>& banned,
                                                            const OnThoughts& on_thoughts) override;

  /// How the program is to end when there is no engine.
  int problem_status() const { return problem_status_; }

 private:
  std::expected<const KnownEngine*, std::string> known();
  std::expected<std::unique_ptr<ThinkingEngine>, std::string> start(
      std::vector<protocol::SetOption> options);
  std::expected<Answer, std::string> ask(std::unique_ptr<ThinkingEngine>& engine, const Line& line,
                                         const protocol::Go& go, const std::vector<Move>& banned,
                                         std::size_t lines, const OnThoughts& on_thoughts = {});
  std::expected<std::unique_ptr<ThinkingEngine>, std::string> start_adviser(std::size_t lines);
  std::unexpected<std::string> problem(const EngineProblem& problem);
  std::unexpected<std::string> fault(const match::EngineFault& fault);
  protocol::Go usual_go(match::Milliseconds usual_time) const;

  EngineComputerSettings settings_;
  Interrupted interrupted_;
  std::optional<KnownEngine> known_;
  std::vector<EngineLevel> levels_;
  std::optional<std::size_t> level_;
  std::unique_ptr<ThinkingEngine> opponent_;
  std::unique_ptr<ThinkingEngine> adviser_;
  std::unique_ptr<ThinkingEngine> analyst_;
  std::size_t analyst_lines_ = 0;
  int problem_status_ = exit_environment;
};

}  // namespace chuhe::cli
