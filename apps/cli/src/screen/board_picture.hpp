// The board on the screen: the drawing of the lines of text, painted.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include <chuhe/core/bitboard.hpp>
#include <chuhe/core/diagram.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/core/square.hpp>

#include "board_drawing.hpp"
#include "move_marks.hpp"
#include "screen/cells.hpp"

namespace chuhe::cli {

/// What is shown of a board besides its pieces.
struct BoardMarks {
  std::optional<Move> last_move = {};
  std::optional<Square> cursor = {};
  std::optional<Square> picked_up = {};
  /// Where the piece that is picked up may go.
  Bitboard goals = {};
  /// Signs behind the piece that has moved last, and what they mean.
  std::string quality = {};
  MarkKind quality_kind = MarkKind::neither;
  /// A king in check.
  std::optional<Square> in_check = {};
};

/// Puts a board there. What is marked by colours is marked by signs or attributes as well.
void put_board(Cells& cells, int row, int column, const Diagram& board, const BoardMarks& marks,
               const BoardStyle& style);

}  // namespace chuhe::cli
