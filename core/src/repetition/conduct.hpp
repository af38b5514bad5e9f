// What each side did over a cycle, for the rule sets that need no search. Allocates nothing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <chuhe/core/line.hpp>
#include <chuhe/core/repetition.hpp>
#include <chuhe/core/rules.hpp>

namespace chuhe::repetition {

/// The moves `line.moves()[first]` up to and without `line.moves()[last]`.
struct Window {
  std::size_t first = 0;
  std::size_t last = 0;
};

/// Follows pieces by where they stood at first.
class Tracker {
 public:
  explicit Tracker(const Position& start) {
    for (Square square : start.occupied()) origin_[square] = square;
  }
  void follow(Move move) { origin_[move.to()] = origin_[move.from()]; }
  /// Where the piece on `square` stood at first. Precondition: a piece stands there.
  Square origin(Square square) const { return origin_[square]; }

 private:
  BySquare<Square> origin_{};
};

/// A move with the positions around it, and the reply of the other side that went before it.
struct Played {
  const Position& before;
  const Position& after;
  Move move;
  /// The position before the other side's last move, and that move; null when it is not known.
  const Position* before_reply = nullptr;
  Move reply;
};

/// The move with index `i` of a cycle. What went before the first move of a cycle is its last move:
/// the move that led into it is no part of it.
Played played_in(const Line& line, Window window, std::size_t i);

/// The pieces that a move newly chases, among `candidates`, as squares on the board after it.
Bitboard chased_by_move(const Played& played, const ChaseRule& rule, Bitboard candidates);

/// Whether `attacker` (squares on the board after the move) threatened `target` before the move
/// already, so that the move did not make this attack.
bool was_threatened_before(const Played& played, Square attacker, Square target,
                           const ChaseRule& rule);

/// Whether `target` stood under threats and the other side's last move did nothing about any of
/// them: it makes no attempt to escape (diagram 106).
bool was_left_alone(const Played& played, Square target, const ChaseRule& rule);

/// What is left of `targets` (squares at the end of the window) when the cycle goes on for ever.
/// Like pieces may change places within a cycle; round after round a piece then takes each of their
/// parts in turn, so that it is chased for ever only if all of them are.
Bitboard chased_for_ever(const Line& line, Window window, Bitboard targets);

/// One side's conduct.
struct Conduct {
  int moves = 0;
  int checks = 0;
  /// The pieces chased with every move that is not a check, where they stand at the end.
  Bitboard targets;
  /// Those of them that were rooks pinned by a horse each time.
  Bitboard pinned_targets;

  bool all_check() const { return moves > 0 && checks == moves; }
};

/// How much is asked for.
enum class Thoroughness : std::uint8_t {
  verdict,      ///< No more than a verdict needs: no chases when a side checks with every move.
  explanation,  ///< Everything.
};

/// Both sides' conduct over a window.
ByColor<Conduct> conduct_over(const Line& line, Window window, const RepetitionRules& rules,
                              Thoroughness thoroughness = Thoroughness::verdict);

/// The gravest offence that `rules` sees in a conduct.
Offence offence_of(const Conduct& conduct, const RepetitionRules& rules);

}  // namespace chuhe::repetition
