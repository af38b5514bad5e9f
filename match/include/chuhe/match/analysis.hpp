// Positions and games looked at by an engine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/core/rules.hpp>
#include <chuhe/match/thinking_engine.hpp>
#include <chuhe/record/game.hpp>
#include <chuhe/record/review.hpp>

namespace chuhe::match {

/// How long to look at a position: until the first of these is reached; without any, until there
/// is an interrupt.
struct SearchLimits {
  std::optional<Milliseconds> time = {};
  std::optional<std::uint64_t> nodes = {};
  std::optional<int> depth = {};
};

/// The limits as an engine is told them.
protocol::Go go_for(const SearchLimits& limits);
/// After what time an engine that was told so much counts as hung; nothing where it was told no
/// time.
std::optional<Milliseconds> patience_for(const protocol::Go& go, Color mover);

/// A position of a game as it was looked at.
struct SeenPosition {
  record::Look look;
  /// All lines that the engine showed; none where the game is over.
  std::vector<BestLine> lines = {};
};

/// A game as far as it was looked at.
struct GameAnalysis {
  /// The line of the record, as far as it can be played.
  Line line;
  /// One more than there are reviews, or none. The first one is that before `first_move`.
  std::vector<SeenPosition> positions = {};
  std::vector<record::MoveReview> moves = {};
  /// How many moves of the line come before the first one that was looked at.
  std::size_t first_move = 0;
  /// Whether all of the line was looked at.
  bool is_complete = false;
  /// Why not, when it is not an interrupt.
  std::optional<EngineFault> fault = {};
};

/// What can be watched while a game is being looked at.
struct AnalysisWatch {
  /// A move of the game has its final review, one after the other.
  std::function<void(const GameAnalysis&, std::size_t move)> on_move = {};
  /// So many positions of so many have been looked at.
  std::function<void(std::size_t done, std::size_t of)> on_progress = {};
};

/// The line that a game's main line makes, up to the first move that cannot be played; nothing
/// when its start is no position.
std::optional<Line> playable_line(const record::Game& game);

/// Looks at every position of a line. A move that seems to be a fault makes the engine look once
/// more at the position before it, for by then it knows more. An engine that fails is started once
/// more. The moves before `first_move`, at most as many as there are, are told to the engine and
/// not looked at.
GameAnalysis analyse(const Line& line, ThinkingEngine& engine, const SearchLimits& limits,
                     const RuleSet& rules, std::size_t lines, const AnalysisWatch& watch,
                     std::size_t first_move = 0);

}  // namespace chuhe::match
