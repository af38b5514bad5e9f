// What a capture wins under the Chinese rules: values, and the full exchange on one square.
#pragma once

#include <chuhe/core/position.hpp>
#include <chuhe/core/repetition.hpp>

namespace chuhe::repetition {

/// Material in the units of the Chinese rules: a rook is two strong pieces' worth, horse and cannon
/// one; advisors and elephants are weak; pawns that have crossed the river float in value. King and
/// uncrossed pawns are no material.
struct Material {
  int strong = 0;
  int weak = 0;
  int pawns = 0;

  friend constexpr Material operator+(Material a, Material b) {
    return {a.strong + b.strong, a.weak + b.weak, a.pawns + b.pawns};
  }
  friend constexpr bool operator==(Material, Material) = default;
};

/// The value of a piece that stands on `at`.
Material material_of(Piece piece, Square at);

/// All material of a side.
Material material_of(const Position& position, Color color);

/// What a side takes and what it gives in a series of captures.
struct Trade {
  Material taken;
  Material given;

  /// A single number to choose between captures by; the pawn's is less than that of any piece.
  int score() const;
  /// Whether material is won. A pawn given floats: it makes up for anything less than a rook (2020
  /// figure 24, reference figures 29 and 33); a pawn taken is a gain only where nothing is given
  /// for it (reference figure 31).
  bool wins() const;
  /// Whether nothing is lost: what is taken is worth as much as what is given (26.5). Pawns do not
  /// make up for pieces here: a pawn for an elephant is idle (reference figure 31).
  bool loses_nothing() const;
  /// Whether the pawns taken, floating, make up for the pieces given.
  bool pawns_make_up() const;
  /// The net gain in halves of a horse's value, as AttackEdge::gain counts.
  int halves() const;
  friend constexpr Trade operator+(Trade a, Trade b) {
    return {a.taken + b.taken, a.given + b.given};
  }
};

/// A capture and what comes of it on its square when both sides go on capturing there as long as it
/// pays, every capture legal (pins, facing kings, screens).
struct Exchange {
  Trade trade;
  Root root = Root::none;
  /// Whether the gain needs a second capture by the attacker's side.
  bool needs_support = false;
};

/// The full exchange that begins with the piece on `from` taking the one on `target`, whoever is to
/// move. Pieces in `ignored` give no check: for asking what would be threatened but for a check.
/// Pieces in `removed` are not there: for asking who takes part. Preconditions: the capture is
/// pseudo-legal and, `ignored` set apart, legal.
Exchange exchange_on(const Position& position, Square from, Square target, Bitboard ignored = {},
                     Bitboard removed = {});

/// Whether the piece on `from` could take the one on `target` without leaving its own king attacked
/// by anything but `ignored`. Precondition: it attacks `target`.
bool capture_is_safe(const Position& position, Square from, Square target, Bitboard ignored = {});

/// The best exchange score against the piece on each square of `side`'s; 0 where nothing is lost.
BySquare<int> exchange_losses(const Position& position, Color side);

/// Whether a pawn of `color` on `at` has crossed the river.
constexpr bool has_crossed(Color color, Square at) { return !on_own_half(at, color); }

}  // namespace chuhe::repetition
