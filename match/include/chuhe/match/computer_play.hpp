// How an engine is made a partner for a person: levels, draws, giving up.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/core/piece.hpp>
#include <chuhe/core/position.hpp>
#include <chuhe/match/analysis.hpp>
#include <chuhe/match/clock.hpp>
#include <chuhe/protocol/command.hpp>
#include <chuhe/protocol/conversation.hpp>
#include <chuhe/record/game.hpp>

namespace chuhe::match {

/// A level of an engine, and how it is told.
struct EngineLevel {
  /// The engine's word for it, or a rating.
  std::string name;
  std::vector<protocol::SetOption> options;
  /// Whether the level itself limits how long a move takes.
  bool limits_itself = false;
};

/// The levels that an engine offers, the weakest first: Chuhe's own list, ratings (`UCI_Elo`), or
/// `Skill Level`. Empty where it offers none.
std::vector<EngineLevel> levels_of(const protocol::EngineDescription& engine);

/// Whether a computer that thinks so of a position takes a draw: when it stands worse, or when both
/// stand level and nothing has happened for long.
bool takes_draw(const record::Evaluation& evaluation, Color computer, const Position& position);
/// Whether a computer that thinks so sees no hope.
bool sees_no_hope(const record::Evaluation& evaluation, Color computer);
/// After so many moves without hope it may give up.
inline constexpr int hopeless_moves = 6;

/// What a player is told of the clock when it is to move.
protocol::Go clocks_for(const Clock& clock, Color mover, Moment now);

/// What keeps a computer from thinking for ever where neither a clock nor anything else does.
enum class Pace : std::uint8_t {
  of_its_level,  ///< Its level limits itself: it is stopped only when it goes on for very long.
  usual,         ///< A usual time for a move.
};
/// How a computer is asked for a move: the clocks, with its own limits.
protocol::Go go_for_computer(protocol::Go clocks, const SearchLimits& limits, Color mover,
                             Pace pace);

/// The same with the moves that are not banned to choose from: UCI cannot name those that are.
protocol::Go allowing(protocol::Go go, const Line& line, const std::vector<Move>& banned);

/// How an engine is told under which rule set it looks at repetitions; nothing where it cannot be.
std::optional<protocol::SetOption> rules_option(const protocol::EngineDescription& engine,
                                                std::string_view rules);

}  // namespace chuhe::match
