// The hand-made evaluation.
#pragma once

#include <optional>

#include <chuhe/core/position.hpp>

#include "census.hpp"
#include "evaluation_terms.hpp"
#include "value.hpp"

namespace chuhe::engine {

/// The part of the evaluation that a move changes by little: kept up to date along a line instead
/// of being found anew in each position.
class Standing {
 public:
  Standing() = default;
  explicit Standing(const Position& position);
  /// A piece has moved, and captured or not.
  void update(Piece piece, Move move, std::optional<Piece> captured);
  friend bool operator==(const Standing&, const Standing&) = default;

 private:
  friend Value evaluate(const Position& position, const Standing& standing);
  void count_forces();

  Census census_;
  int phase_ = 0;
  Tapered places_;  // material and place of each piece, for Red
  Tapered forces_;  // what the numbers of pieces are worth beyond that
};

/// The value of a position for the side to move, without searching. Symmetric in colours and in the
/// mirror but for the right to move; positions in check are evaluated too.
/// Precondition: the standing is the position's.
Value evaluate(const Position& position, const Standing& standing);
inline Value evaluate(const Position& position) { return evaluate(position, Standing(position)); }

}  // namespace chuhe::engine
