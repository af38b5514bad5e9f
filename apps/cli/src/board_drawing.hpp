// A board drawn as text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <chuhe/core/diagram.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/core/position.hpp>
#include <chuhe/words/square_names.hpp>

#include "terminal.hpp"

namespace chuhe::cli {

/// What stands for the pieces.
enum class PieceSet : std::uint8_t {
  hanzi,       ///< Traditional characters, all fourteen different.
  simplified,  ///< Simplified characters; rook, horse and cannon are the same on both sides.
  ascii,       ///< FEN letters.
  unicode,     ///< The discs of U+1FA60 to U+1FA6D, which hardly any font has.
};

/// What the lines are made of.
enum class LineSet : std::uint8_t { box, ascii };

/// Which side of the board is below.
enum class View : std::uint8_t { from_red, from_black };

constexpr View opposite(View view) {
  return view == View::from_red ? View::from_black : View::from_red;
}

struct BoardStyle {
  PieceSet pieces = PieceSet::ascii;
  LineSet lines = LineSet::ascii;
  View view = View::from_red;
  words::SquareNames squares = words::SquareNames::letters;
  ColorDepth colors = ColorDepth::none;
  /// Columns and rows that there are; 0: as many as it takes. The drawing is made smaller in steps
  /// down to 20 columns by 11 rows.
  int width = 0;
  int height = 0;
};

/// Draws a position, each line ended by a line break. Red's pieces stand in round brackets, Black's
/// in square ones; the last move is marked by an asterisk where it came from and one behind the
/// piece, a king in check by an exclamation mark. Files and ranks are labelled at the edges, with
/// the names that belong to them from whichever side the board is seen.
std::string draw_board(const Position& position, std::optional<Move> last_move,
                       const BoardStyle& style);

/// The same of a board on which anything may stand; `in_check` is the king that is marked.
std::string draw_diagram(const Diagram& diagram, std::optional<Move> last_move,
                         std::optional<Square> in_check, const BoardStyle& style);

/// The king of the side to move, where it is in check.
std::optional<Square> king_in_check(const Position& position);

/// Where things are in a drawing, in rows and columns from its upper left corner.
struct BoardGeometry {
  int left = 0;      ///< Column of the leftmost file.
  int pitch = 0;     ///< Columns from file to file.
  int row_step = 0;  ///< Rows from rank to rank.
  int cell = 0;      ///< Columns that a piece takes, its brackets with it.
  int point = 0;     ///< Column of the point within that.
  int width = 0;
  int height = 0;

  int row_of(Square square, View view) const {
    const int rank = rank_of(square);
    return row_step * (view == View::from_red ? rank_count - 1 - rank : rank);
  }
  int column_of(Square square, View view) const {
    const int file = file_of(square);
    return left + pitch * (view == View::from_red ? file : file_count - 1 - file);
  }
  /// The point at or around a place of the drawing.
  std::optional<Square> square_at(int row, int column, View view) const;
};

BoardGeometry board_geometry(const BoardStyle& style);

}  // namespace chuhe::cli
