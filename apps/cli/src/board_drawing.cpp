#include "board_drawing.hpp"

#include <array>
#include <string_view>

namespace chuhe::cli {

namespace {

// How the drawing is laid out, from the roomiest to the tightest.
struct Layout {
  int pitch = 0;              // columns from file to file
  bool brackets = false;      // around a piece, else before it
  bool lines = false;         // along the ranks and between them
  bool bare_letters = false;  // capitals and small letters, nothing else
};

constexpr int margin = 3;  // columns at the left, for the labels of the ranks

int glyph_width(PieceSet pieces) { return pieces == PieceSet::ascii ? 1 : 2; }

// The columns that a layout takes: the last file needs its piece and a mark behind it.
int width_of(const Layout& layout, PieceSet pieces) {
  const int cell = layout.bare_letters ? 1 : glyph_width(pieces) + (layout.brackets ? 2 : 1);
  return margin + (file_count - 1) * layout.pitch + cell + 1;
}

Layout choose_layout(const BoardStyle& style) {
  constexpr int rows_with_lines = 2 * rank_count;  // ranks, what is between them, labels
  const bool lines = style.height == 0 || style.height > rows_with_lines + 1;
  const bool letters = style.pieces == PieceSet::ascii;
  const std::array<Layout, 3> layouts{Layout{letters ? 4 : 6, true, lines, false},
                                      Layout{letters ? 4 : 5, true, lines, false},
                                      Layout{letters ? 3 : 4, false, false, false}};
  for (const Layout& layout : layouts) {
    if (style.width == 0 || width_of(layout, style.pieces) <= style.width) return layout;
  }
  return {2, false, false, true};
}

std::string_view glyph(Piece piece, PieceSet pieces) {
  static constexpr std::array<std::array<std::string_view, role_count>, 2> hanzi{
      {{"帥", "仕", "相", "傌", "俥", "炮", "兵"}, {"將", "士", "象", "馬", "車", "砲", "卒"}}};
  static constexpr std::array<std::array<std::string_view, role_count>, 2> simplified{
      {{"帅", "仕", "相", "马", "车", "炮", "兵"}, {"将", "士", "象", "马", "车", "炮", "卒"}}};
  // One column wide by the standard, drawn as wide discs by fonts: the blank makes room.
  static constexpr std::array<std::array<std::string_view, role_count>, 2> unicode{
      {{"\U0001FA60 ", "\U0001FA61 ", "\U0001FA62 ", "\U0001FA63 ", "\U0001FA64 ", "\U0001FA65 ",
        "\U0001FA66 "},
       {"\U0001FA67 ", "\U0001FA68 ", "\U0001FA69 ", "\U0001FA6A ", "\U0001FA6B ", "\U0001FA6C ",
        "\U0001FA6D "}}};
  static constexpr std::array<std::array<std::string_view, role_count>, 2> ascii{
      {{"K", "A", "B", "N", "R", "C", "P"}, {"k", "a", "b", "n", "r", "c", "p"}}};
  const auto color = static_cast<std::size_t>(piece.color);
  const auto role = static_cast<std::size_t>(piece.role);
  switch (pieces) {
    case PieceSet::hanzi: return hanzi[color][role];
    case PieceSet::simplified: return simplified[color][role];
    case PieceSet::ascii: return ascii[color][role];
    case PieceSet::unicode: return unicode[color][role];
  }
  return ascii[color][role];
}

// Rows and columns of the drawing are counted from its upper left corner.
class Drawing {
 public:
  Drawing(const Diagram& diagram, std::optional<Move> last_move, std::optional<Square> in_check,
          const BoardStyle& style)
      : diagram_(diagram),
        last_move_(last_move),
        in_check_(in_check),
        style_(style),
        layout_(choose_layout(style)) {}

  std::string text() const {
    std::string result;
    for (int row = 0; row < rank_count; ++row) {
      result += without_trailing_blanks(rank(row)) + "\n";
      if (layout_.lines && row + 1 < rank_count) {
        result += without_trailing_blanks(between(row)) + "\n";
      }
    }
    return result + without_trailing_blanks(file_labels()) + "\n";
  }

 private:
  bool box() const { return style_.lines == LineSet::box; }
  std::string_view horizontal() const { return box() ? "─" : "-"; }
  std::string_view vertical() const { return box() ? "│" : "|"; }

  Square square(int row, int column) const {
    const Square from_red = make_square(column, rank_count - 1 - row);
    return style_.view == View::from_red ? from_red : rotated(from_red);
  }

  static std::string without_trailing_blanks(std::string text) {
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
  }

  std::string rank(int row) const {
    std::string result{words::rank_label(rank_of(square(row, 0)), style_.squares), ' '};
    if (layout_.lines || !layout_.bare_letters) result += ' ';
    for (int column = 0; column < file_count; ++column) result += cell(row, column);
    return result;
  }

  // One point with what is to its right, `pitch` columns wide.
  std::string cell(int row, int column) const {
    const Square here = square(row, column);
    const std::optional<Piece> piece = diagram_.board[here];
    const int width = column + 1 < file_count ? layout_.pitch : cell_width() + 1;
    std::string result;
    int used = 0;
    if (piece) {
      result = drawn(*piece, here);
      used = cell_width();
    } else {
      if (!layout_.bare_letters) {
        result = layout_.lines && column > 0 ? horizontal() : " ";
        ++used;
      }
      result += last_move_ && last_move_->from() == here ? "*" : point(row, column);
      ++used;
    }
    if (const char mark = piece ? mark_behind(here) : '\0'; mark != '\0') {
      result += mark;
      ++used;
    }
    for (; used < width; ++used) {
      result += layout_.lines && column + 1 < file_count ? horizontal() : " ";
    }
    return result;
  }

  int cell_width() const {
    if (layout_.bare_letters) return 1;
    return glyph_width(style_.pieces) + (layout_.brackets ? 2 : 1);
  }

  std::string drawn(Piece piece, Square here) const {
    if (layout_.bare_letters)
      return colored(std::string(glyph(piece, PieceSet::ascii)), piece, here);
    const bool red = piece.color == Color::red;
    std::string text = red ? "(" : "[";
    text += glyph(piece, style_.pieces);
    if (layout_.brackets) text += red ? ")" : "]";
    return colored(text, piece, here);
  }

  // Red is red; Black is the terminal's own colour, for black may be the background.
  std::string colored(const std::string& text, Piece piece, Square here) const {
    if (style_.colors == ColorDepth::none) return text;
    std::string codes;
    if (piece.color == Color::red) {
      codes = style_.colors >= ColorDepth::many ? "1;38;5;160" : "1;31";
    }
    if (last_move_ && last_move_->to() == here) codes += codes.empty() ? "7" : ";7";
    if (codes.empty()) return text;
    return "\x1b[" + codes + "m" + text + "\x1b[0m";
  }

  char mark_behind(Square here) const {
    if (last_move_ && last_move_->to() == here) return '*';
    if (here == in_check_) return '!';
    return '\0';
  }

  std::string_view point(int row, int column) const {
    if (!layout_.lines) return box() ? "·" : ".";
    if (!box()) return "+";
    const bool at_edge = column == 0 || column == file_count - 1;
    const bool up = row > 0 && (row != rank_count / 2 || at_edge);
    const bool down = row < rank_count - 1 && (row != rank_count / 2 - 1 || at_edge);
    if (column == 0) return up && down ? "├" : down ? "┌" : "└";
    if (column == file_count - 1) return up && down ? "┤" : down ? "┐" : "┘";
    return up && down ? "┼" : down ? "┬" : "┴";
  }

  bool is_river(int row) const { return row == rank_count / 2 - 1; }

  // The line between a row and the next one.
  std::string between(int row) const {
    std::string result(margin, ' ');
    for (int column = 0; column < file_count; ++column) {
      const bool at_edge = column == 0 || column == file_count - 1;
      result += ' ';
      result += !is_river(row) || at_edge ? vertical() : " ";
      const int gap = layout_.pitch - 2;
      const std::string_view diagonal = palace_diagonal(row, column);
      const int before = layout_.pitch / 2 - 1;
      result.append(static_cast<std::size_t>(before), ' ');
      result += diagonal.empty() ? std::string_view(" ") : diagonal;
      result.append(static_cast<std::size_t>(gap - before - 1), ' ');
    }
    return is_river(row) ? river() : result;
  }

  // What runs between a column and the next one within a palace.
  std::string_view palace_diagonal(int row, int column) const {
    if (column != 3 && column != 4) return {};
    const bool upper_half = row == 0 || row == 7;
    if (!upper_half && row != 1 && row != 8) return {};
    const bool falling = upper_half == (column == 3);
    if (falling) return box() ? "╲" : "\\";
    return box() ? "╱" : "/";
  }

  std::string river() const {
    const int inner = (file_count - 1) * layout_.pitch - 1;
    std::string result(margin, ' ');
    result.append(" ").append(vertical());
    if (style_.pieces == PieceSet::ascii) {
      result.append(static_cast<std::size_t>(inner), ' ');
    } else {
      const bool simplified = style_.pieces == PieceSet::simplified;
      // Four characters, each two columns wide.
      const int gap = layout_.pitch - 2;
      const int outer = 2 * layout_.pitch - 3;
      const auto blanks = [&](int n) { result.append(static_cast<std::size_t>(n), ' '); };
      blanks(outer);
      result += "楚";
      blanks(gap);
      result += "河";
      blanks(inner - 8 - 2 * gap - 2 * outer);
      result += simplified ? "汉" : "漢";
      blanks(gap);
      result += "界";
      blanks(outer);
    }
    return result.append(vertical());
  }

  std::string file_labels() const {
    std::string result(layout_.bare_letters ? 2 : margin, ' ');
    for (int column = 0; column < file_count; ++column) {
      std::string cell_text(static_cast<std::size_t>(layout_.pitch), ' ');
      cell_text[layout_.bare_letters ? 0 : 1] =
          words::file_label(file_of(square(0, column)), style_.squares);
      result += cell_text;
    }
    return result;
  }

  const Diagram& diagram_;
  std::optional<Move> last_move_;
  std::optional<Square> in_check_;
  const BoardStyle& style_;
  Layout layout_;
};

}  // namespace

std::string draw_board(const Position& position, std::optional<Move> last_move,
                       const BoardStyle& style) {
  return draw_diagram(position.diagram(), last_move, king_in_check(position), style);
}

std::string draw_diagram(const Diagram& diagram, std::optional<Move> last_move,
                         std::optional<Square> in_check, const BoardStyle& style) {
  return Drawing(diagram, last_move, in_check, style).text();
}

std::optional<Square> king_in_check(const Position& position) {
  if (!position.in_check()) return std::nullopt;
  return position.king(position.turn());
}

std::optional<Square> BoardGeometry::square_at(int row, int column, View view) const {
  // What is between two points belongs to the nearer one.
  const int across = column - left + (pitch - cell) / 2;
  if (row < 0 || across < 0 || across / pitch >= file_count) return std::nullopt;
  if (row % row_step != 0 || row / row_step >= rank_count) return std::nullopt;
  const Square from_red = make_square(across / pitch, rank_count - 1 - row / row_step);
  return view == View::from_red ? from_red : rotated(from_red);
}

BoardGeometry board_geometry(const BoardStyle& style) {
  const Layout layout = choose_layout(style);
  BoardGeometry geometry;
  geometry.left = layout.bare_letters ? margin - 1 : margin;
  geometry.pitch = layout.pitch;
  geometry.row_step = layout.lines ? 2 : 1;
  geometry.cell = layout.bare_letters ? 1 : glyph_width(style.pieces) + (layout.brackets ? 2 : 1);
  geometry.point = layout.bare_letters ? 0 : 1;
  geometry.width = width_of(layout, style.pieces);
  geometry.height = geometry.row_step * (rank_count - 1) + 2;
  return geometry;
}

}  // namespace chuhe::cli
