// A drawing of a board: anything may stand anywhere.
#pragma once

#include <optional>

#include <chuhe/core/piece.hpp>
#include <chuhe/core/square.hpp>

namespace chuhe {

/// What a FEN or a board editor describes, legal or not. `Position::from` is the only way from here
/// to a `Position`.
struct Diagram {
  BySquare<std::optional<Piece>> board{};
  Color turn = Color::red;
  /// Plies since the last capture.
  int quiet_plies = 0;
  /// The number of the round to be played, from 1; it rises after Black's move.
  int fullmove = 1;

  friend bool operator==(const Diagram&, const Diagram&) = default;
};

/// The diagram of the opening position, Red to move.
Diagram opening_diagram();

}  // namespace chuhe
