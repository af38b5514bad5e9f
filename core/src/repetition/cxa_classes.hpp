// The class of one move under the Chinese rules.
#pragma once

#include <optional>

#include <chuhe/core/position.hpp>
#include <chuhe/core/repetition.hpp>

#include "cxa.hpp"
#include "cxa_gains.hpp"

namespace chuhe::repetition {

/// A move with the positions around it.
struct MoveContext {
  Position before;
  Move move;
  Position after;
  /// The position before the opponent's last move: what there was before a check was given.
  std::optional<Position> earlier;
};

/// What a move is found to be; squares are those after the move.
struct MoveFinding {
  MoveClass move_class = MoveClass::idle;
  MateThreat mate_threat;
  /// The new gains that make a chase, the heaviest first, and old ones that do not count.
  struct Gain {
    Win win;
    AttackKind kind{};
    bool is_new = false;
    /// Of a gain by checks: whether it is a rook that falls.
    bool wins_rook = false;
    int halves = 0;
  };
  std::vector<Gain> gains;
  ChaseWeight weight = ChaseWeight::none;
  bool joint = false;
  /// Of an idle move: a new gain by a pawn alone, which the 1999 edition counts as a chase when the
  /// other side attacks all the time (detail 11, abolished in 2007).
  std::optional<Gain> by_pawn;
};

/// Classes a move. Articles are those of the 2020 edition; see docs/rulings.md for the readings.
MoveFinding class_of(const MoveContext& context, CxaSearch& search);

}  // namespace chuhe::repetition
