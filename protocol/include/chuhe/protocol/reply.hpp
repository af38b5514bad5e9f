// What an engine says.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <chuhe/core/move.hpp>
#include <chuhe/protocol/command.hpp>
#include <chuhe/protocol/dialect.hpp>
#include <chuhe/protocol/option.hpp>

namespace chuhe::protocol {

/// What an engine says of itself; the last three are UCCI's.
enum class IdField : std::uint8_t { name, author, version, copyright, user };

struct Id {
  IdField field{};
  std::string text;
  friend bool operator==(const Id&, const Id&) = default;
};

/// Ends the introduction: `uciok`, `ucciok`.
struct HelloOk {
  Language language = Language::uci;
  friend bool operator==(const HelloOk&, const HelloOk&) = default;
};
/// Answers `IsReady`.
struct Ready {
  friend bool operator==(const Ready&, const Ready&) = default;
};

/// A value for the side to move.
struct Score {
  enum class Kind : std::uint8_t { centipawns, mate };
  Kind kind = Kind::centipawns;
  /// Hundredths of a pawn; or moves to mate, negative when the side to move is mated, 0 when it is
  /// mated already.
  int value = 0;
  friend bool operator==(const Score&, const Score&) = default;
};

/// Whether a score is exact or a bound.
enum class Bound : std::uint8_t { exact, lower, upper };

/// Chances out of a thousand, for the side to move.
struct WinDrawLoss {
  int win = 0;
  int draw = 0;
  int loss = 0;
  friend bool operator==(const WinDrawLoss&, const WinDrawLoss&) = default;
};

/// What an engine tells while it searches: anything may be missing.
struct Info {
  std::optional<int> depth;
  std::optional<int> selective_depth;
  /// Which of the best lines this is, from 1.
  std::optional<int> multi_pv;
  std::optional<Score> score;
  Bound bound = Bound::exact;
  std::optional<WinDrawLoss> chances;
  std::optional<std::uint64_t> nodes;
  std::optional<std::uint64_t> nodes_per_second;
  /// Positions found in endgame tables.
  std::optional<std::uint64_t> table_hits;
  std::optional<Milliseconds> time;
  /// How full the transposition table is, in thousandths.
  std::optional<int> hash_full;
  std::optional<Move> current_move;
  std::optional<int> current_move_number;
  /// The best line; its moves are not checked. Empty: not told, so a former one still holds.
  std::vector<Move> line;
  /// A message for people.
  std::string text;
  friend bool operator==(const Info&, const Info&) = default;
};

/// The answer to `Go`.
struct Best {
  /// Nothing: there is no legal move, however the engine says that.
  std::optional<Move> move;
  /// What the engine expects in reply, and would ponder on.
  std::optional<Move> ponder;
  /// UCCI: the engine offers a draw, or accepts one.
  bool offers_draw = false;
  /// UCCI: the engine resigns.
  bool resigns = false;
  friend bool operator==(const Best&, const Best&) = default;
};

/// A bound that the transposition table holds.
struct ProbedBound {
  int centipawns = 0;
  int depth = 0;
  friend bool operator==(const ProbedBound&, const ProbedBound&) = default;
};

/// The answer to `Probe`: what is known, perhaps nothing.
struct ProbeAnswer {
  std::optional<Move> move;
  std::optional<ProbedBound> lower;
  std::optional<ProbedBound> upper;
  friend bool operator==(const ProbeAnswer&, const ProbeAnswer&) = default;
};

/// Answers `Quit` (UCCI).
struct Bye {
  friend bool operator==(const Bye&, const Bye&) = default;
};

using Reply = std::variant<Id, OptionSpec, HelloOk, Ready, Info, Best, ProbeAnswer, Bye>;

}  // namespace chuhe::protocol
