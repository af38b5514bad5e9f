// What an engine is told.
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <chuhe/core/fen.hpp>
#include <chuhe/core/line.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/core/square.hpp>
#include <chuhe/protocol/dialect.hpp>

namespace chuhe::protocol {

using Milliseconds = std::chrono::milliseconds;

/// Opens the talk: `uci`, `ucci`. The word says the language, so either is understood in both.
struct Hello {
  Language language = Language::uci;
  friend bool operator==(const Hello&, const Hello&) = default;
};
/// Asks for `Ready` when everything before has been done.
struct IsReady {
  friend bool operator==(const IsReady&, const IsReady&) = default;
};
/// What comes belongs to another game: `ucinewgame`, `setoption newgame`.
struct NewGame {
  friend bool operator==(const NewGame&, const NewGame&) = default;
};
/// Whether the engine should say more about what it does.
struct Debug {
  bool on = false;
  friend bool operator==(const Debug&, const Debug&) = default;
};
/// The position to search and the moves that led to it; or why it cannot be, in which case the
/// engine keeps the position it has. Places in faults count from the beginning of the command.
struct SetPosition {
  std::expected<Line, FenFaults> line;
  std::vector<FenNote> notes;
  friend bool operator==(const SetPosition& a, const SetPosition& b);
};
/// Moves not to play in this position (UCCI): those that a ruling forbids. `SetPosition` ends it.
struct BanMoves {
  std::vector<Move> moves;
  friend bool operator==(const BanMoves&, const BanMoves&) = default;
};

/// What one side has on its clock.
struct SideClock {
  std::optional<Milliseconds> remaining;
  /// Added after each move.
  std::optional<Milliseconds> increment;
  /// Moves until more time is added; never 0.
  std::optional<int> moves_to_go;
  friend bool operator==(const SideClock&, const SideClock&) = default;
};

/// Starts the search; whichever limit is reached first ends it, without one only `Stop` does. No
/// text of a `go` is refused, for the other side would wait for an answer forever: what cannot be
/// understood is passed over and listed. Times and nodes below 0 are read as 0.
struct Go {
  ByColor<SideClock> clocks;
  /// Time for each move once the remaining time is used up (读秒).
  std::optional<Milliseconds> byo_yomi;
  /// Time for this move.
  std::optional<Milliseconds> move_time;
  /// Plies, from 1.
  std::optional<int> depth;
  std::optional<std::uint64_t> nodes;
  /// Search for a mate in so many moves, from 1.
  std::optional<int> mate;
  /// No answer before `Stop`, whatever the limits.
  bool infinite = false;
  /// Search while the opponent thinks: no answer before `PonderHit` or `Stop`.
  bool ponder = false;
  /// The opponent offers a draw (UCCI).
  bool offers_draw = false;
  /// The moves to choose from; empty: all.
  std::vector<Move> search_moves;
  /// What was passed over.
  std::vector<ParseError> ignored;
  friend bool operator==(const Go&, const Go&) = default;
};

/// Ends the search: the answer comes at once.
struct Stop {
  friend bool operator==(const Stop&, const Stop&) = default;
};
/// The opponent has played the move pondered on; the search goes on under its limits.
struct PonderHit {
  /// The opponent offers a draw (UCCI).
  bool offers_draw = false;
  friend bool operator==(const PonderHit&, const PonderHit&) = default;
};
/// Sets an option, or presses a button; see `accepted_value` for what an option takes.
struct SetOption {
  std::string name;
  /// Nothing where the text has none; blanks inside are kept.
  std::optional<std::string> value;
  friend bool operator==(const SetOption&, const SetOption&) = default;
};
/// Asks what the transposition table knows of a position (UCCI).
struct Probe {
  std::expected<Line, FenFaults> line;
  std::vector<FenNote> notes;
  friend bool operator==(const Probe& a, const Probe& b);
};
/// Ends the engine.
struct Quit {
  friend bool operator==(const Quit&, const Quit&) = default;
};

/// Extra: draw the board (`d`).
struct Display {
  friend bool operator==(const Display&, const Display&) = default;
};
/// Extra: explain the static evaluation (`eval`).
struct Evaluate {
  friend bool operator==(const Evaluate&, const Evaluate&) = default;
};
/// Extra: search the fixed positions and count nodes.
struct Bench {
  std::optional<int> depth;
  friend bool operator==(const Bench&, const Bench&) = default;
};
/// Extra: count the leaves of the legal tree, move by move (`perft N`, `go perft N`).
struct Perft {
  int depth = 1;
  friend bool operator==(const Perft&, const Perft&) = default;
};

using Command = std::variant<Hello, IsReady, NewGame, Debug, SetPosition, BanMoves, Go, Stop,
                             PonderHit, SetOption, Probe, Quit, Display, Evaluate, Bench, Perft>;

/// The same game begun at the position after its last capture, which is all that repetitions and
/// limits need and what UCCI sends. Passes (null moves) must not be in it.
Line since_last_capture(const Line& line);

/// Whether two lines have the same start, counters included, and the same moves.
bool is_same_line(const Line& a, const Line& b);

}  // namespace chuhe::protocol
