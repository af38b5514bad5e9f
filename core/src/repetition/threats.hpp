// Threatened captures on one board: legality, roots, and whether a capture counts as a chase.
//
// Everything here looks at one position as if the side in question were to move, whoever is.
#pragma once

#include <chuhe/core/attacks.hpp>
#include <chuhe/core/position.hpp>
#include <chuhe/core/repetition.hpp>
#include <chuhe/core/rules.hpp>

namespace chuhe::repetition {

/// The squares that the piece on `from` captures on, whatever stands there and however pinned it
/// is.
Bitboard capture_squares(const Position& position, Piece piece, Square from);

/// Whether the piece on `from` could take the piece on `target` without leaving its king in check.
/// Precondition: it attacks `target`.
bool capture_is_legal(const Position& position, Square from, Square target);

/// The protection of the piece on `target` once the piece on `attacker` has taken it.
/// Precondition: `attacker` attacks `target`. Source: the AXF text ties the root to the moment when
/// the piece is taken.
Root root_of(const Position& position, Square attacker, Square target);

/// Whether a piece that points at `target` as the board stands could legally retake there. This is
/// less than a real root: a cannon or rook that would retake through the capturer's old square
/// protects, but does not point at its charge.
bool has_visible_root(const Position& position, Square attacker, Square target);

/// Whether the piece on `square` stands on the leg of a horse of the other side that would
/// otherwise give check (AXF diagrams 39 to 41).
bool pinned_by_horse(const Position& position, Square square);

/// Whether taking `target` with `attacker` is the kind of capture that `rule` calls a chase, given
/// that it is threatened at all: roles, legality, root, value, exchange. Precondition: `attacker`
/// attacks `target`, and they are of different sides.
bool counts_as_chase(const Position& position, Square attacker, Square target,
                     const ChaseRule& rule);

/// The same but for the root: what is left to ask is whether `target` is protected, and nothing at
/// all when `attacker` may take it protected or not.
enum class Threat : std::uint8_t { no, unless_protected, anyway };
Threat threat_by(const Position& position, Square attacker, Square target, const ChaseRule& rule);

}  // namespace chuhe::repetition
