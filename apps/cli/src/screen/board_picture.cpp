#include "screen/board_picture.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "screen/diagram_editor.hpp"

namespace chuhe::cli {

void put_board(Cells& cells, int row, int column, const Diagram& board, const BoardMarks& marks,
               const BoardStyle& style) {
  BoardStyle plain = style;
  plain.colors = ColorDepth::none;
  const std::string text = draw_diagram(board, marks.last_move, marks.in_check, plain);
  int at = row;
  for (std::string_view rest = text; !rest.empty(); ++at) {
    const std::size_t end = rest.find('\n');
    cells.put(at, column, rest.substr(0, end));
    rest.remove_prefix(end + 1);
  }
  const BoardGeometry geometry = board_geometry(style);
  for (int i = 0; i < square_count; ++i) {
    const Square square = square_at(i);
    const std::optional<Piece> piece = board.board[square];
    const int r = row + geometry.row_of(square, style.view);
    const int c = column + geometry.column_of(square, style.view);
    const bool is_last =
        marks.last_move && (square == marks.last_move->from() || square == marks.last_move->to());
    Paint paint;
    if (piece && piece->color == Color::red) paint = {.ink = ink::red, .bold = true};
    const auto on_ground = [&](const Ink& ground) {
      paint.ground = ground;
      if (paint.ink == ink::plain) paint.ink = ink::black_on_ground;
    };
    if (is_last) {
      on_ground(marks.quality_kind == MarkKind::bad    ? ink::red_ground
                : marks.quality_kind == MarkKind::good ? ink::green_ground
                                                       : ink::yellow_ground);
    }
    if (marks.in_check == square) paint.underlined = true;
    if (marks.goals.contains(square)) {
      on_ground(ink::green_ground);
      paint.underlined = true;
      if (!piece) cells.put(r, c + geometry.point, "o");
    }
    if (marks.picked_up == square) {
      on_ground(ink::blue_ground);
      paint.bold = paint.underlined = true;
    }
    if (marks.cursor == square) paint.reversed = true;
    if (paint == Paint{}) continue;
    if (piece && is_last && square == marks.last_move->to() && !marks.quality.empty()) {
      // In the place of the asterisk, with what fits before the next point.
      const Square next = beside(square, KeyName::right, style.view);
      const bool is_free = next == square || !board.board[next];
      const int room = geometry.pitch - geometry.cell + (is_free ? geometry.point : 0);
      const Paint sign{.ink = marks.quality_kind == MarkKind::bad ? ink::red : ink::green,
                       .bold = true};
      cells.put(r, c + geometry.cell, marks.quality, sign, std::max(room, 1));
    }
    if (piece) {
      cells.repaint(r, c, geometry.cell, paint);
    } else {
      cells.repaint(r, c + geometry.point, 1, paint);
    }
  }
}

}  // namespace chuhe::cli
