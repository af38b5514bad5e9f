// Rule sets as data, and how a game ends under them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <chuhe/core/line.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/position.hpp>

namespace chuhe {

/// How a game has ended.
enum class Ending : std::uint8_t {
  checkmate,        ///< The side to move is in check and has no legal move: it loses.
  stalemate,        ///< The side to move is not in check and has no legal move: it loses.
  no_attackers,     ///< Neither side has a rook, horse, cannon or pawn left: a draw.
  quiet_limit,      ///< The natural limit of plies without capture is reached: a draw.
  total_limit,      ///< The limit of plies of the whole game is reached: a draw.
  repetition,       ///< A position has occurred often enough, and the rules call it a draw.
  perpetual_check,  ///< A side has given perpetual check: it loses.
  perpetual_chase,  ///< A side has given perpetual chase (or another forbidden attack): it loses.
  left_in_check,    ///< A side has left its king in check (送将), where that loses.
  faced_kings,      ///< A side has made the kings face (对脸), where that loses.
};

/// Who won (nobody: a draw) and how.
struct Outcome {
  std::optional<Color> winner;
  Ending ending{};
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// A limit of plies without a capture ("natural limit", 自然限着).
struct QuietLimit {
  /// The number of counted plies that makes a draw; nothing: no limit.
  std::optional<int> plies;
  /// How many checks count, of each side or in all (see `pooled`); nothing: all do.
  std::optional<int> counted_checks;
  /// Whether `counted_checks` is a number for both sides together.
  bool pooled = false;
  /// Whether the reply to a check that is not counted counts itself.
  bool replies_counted = true;
  friend bool operator==(const QuietLimit&, const QuietLimit&) = default;
};

/// What happens to a move that leaves the own king in check or makes the kings face.
enum class SelfCheck : std::uint8_t {
  refused,  ///< It is illegal and is taken back: the rule of AXF, WXF and all programs.
  loses,    ///< It has been played and loses the game, as over the board (CXA 1999, art. 4.1.2).
};

/// A rule set as plain data.
struct RuleSet {
  std::string_view name;
  /// The rule book and its year.
  std::string_view source;
  QuietLimit quiet_limit;
  /// Plies of the whole game after which it is a draw; nothing: no limit.
  std::optional<int> total_plies;
  /// How many occurrences of a position make a repetition to be ruled upon.
  int occurrences = 3;
  SelfCheck self_check = SelfCheck::refused;
};

/// How the game stands after the line's last move: nothing while it goes on. Mate and stalemate go
/// before every limit and repetition. Cost: no more than a look at keys when nothing repeats.
std::optional<Outcome> outcome(const Line& line, const RuleSet& rules);

/// The plies without capture that count towards the natural limit after the line's last move.
int counted_quiet_plies(const Position& position, const QuietLimit& limit);

/// The loss that a move means which breaks off its maker's own king's safety, when the rule set has
/// it so (`SelfCheck::loses`) and the move is otherwise as the piece goes. Nothing else ends here.
std::optional<Outcome> self_check_outcome(const Position& position, Move move,
                                          const RuleSet& rules);

}  // namespace chuhe
