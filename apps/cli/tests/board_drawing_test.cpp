#include "board_drawing.hpp"

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/core/fen.hpp>

namespace chuhe::cli {
namespace {

using words::SquareNames;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// Chinese characters count two, everything else that is not ASCII one.
int columns(const std::string& line) {
  int count = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const auto byte = static_cast<unsigned char>(line[i]);
    if ((byte & 0xC0U) == 0x80U) continue;
    count += byte >= 0xE3U && byte <= 0xE9U ? 2 : 1;
  }
  return count;
}

TEST(DrawBoard, OpeningInAscii) {
  const std::string expected =
      R"(9  [r]-[n]-[b]-[a]-[k]-[a]-[b]-[n]-[r]
    |   |   |   | \ | / |   |   |   |
8   +---+---+---+---+---+---+---+---+
    |   |   |   | / | \ |   |   |   |
7   +--[c]--+---+---+---+---+--[c]--+
    |   |   |   |   |   |   |   |   |
6  [p]--+--[p]--+--[p]--+--[p]--+--[p]
    |   |   |   |   |   |   |   |   |
5   +---+---+---+---+---+---+---+---+
    |                               |
4   +---+---+---+---+---+---+---+---+
    |   |   |   |   |   |   |   |   |
3  (P)--+--(P)--+--(P)--+--(P)--+--(P)
    |   |   |   |   |   |   |   |   |
2   +--(C)--+---+---+---+---+--(C)--+
    |   |   |   | \ | / |   |   |   |
1   +---+---+---+---+---+---+---+---+
    |   |   |   | / | \ |   |   |   |
0  (R)-(N)-(B)-(A)-(K)-(A)-(B)-(N)-(R)
    a   b   c   d   e   f   g   h   i
)";
  EXPECT_EQ(draw_board(Position(), std::nullopt, {}), expected);
}

TEST(DrawBoard, MarksTheLastMoveAndACheck) {
  const Position before = position_from_fen("4k4/9/9/9/9/9/9/9/9/R4K3 w");
  const Move move(Square::a0, Square::a9);
  const std::vector<std::string> lines = lines_of(draw_board(before.after(move), move, {}));
  EXPECT_EQ(lines.front(), "9  (R)*-+---+---+--[k]!-+---+---+---+");
  EXPECT_EQ(lines[18], "0   *---+---+---+---+--(K)--+---+---+");
}

TEST(DrawBoard, FitsWhateverThereIs) {
  for (PieceSet pieces :
       {PieceSet::hanzi, PieceSet::simplified, PieceSet::ascii, PieceSet::unicode}) {
    for (int width = 20; width <= 100; ++width) {
      for (int height : {11, 20, 24, 50}) {
        const BoardStyle style{
            .pieces = pieces, .lines = LineSet::box, .width = width, .height = height};
        const Move move(Square::h2, Square::i2);
        const auto lines = lines_of(draw_board(Position().after(move), move, style));
        EXPECT_TRUE(lines.size() == 11 || (lines.size() == 20 && height > 21));
        for (const std::string& line : lines) EXPECT_LE(columns(line), width) << line;
      }
    }
  }
}

// Where a label stands at the edge, there is the point that it names: put a lone piece on each
// point and look it up by the labels of its row and column.
TEST(DrawBoard, LabelsNameThePointsInEveryStyleAndView) {
  for (View view : {View::from_red, View::from_black}) {
    for (SquareNames names :
         {SquareNames::letters, SquareNames::file_rank, SquareNames::row_column}) {
      for (int width : {0, 38, 25}) {
        for (int i = 0; i < square_count; ++i) {
          const Square square = square_at(i);
          Diagram diagram;
          diagram.board[Square::d0] = Piece{Color::red, Role::king};
          diagram.board[Square::f9] = Piece{Color::black, Role::king};
          if (diagram.board[square]) continue;
          diagram.board[square] = Piece{Color::red, Role::rook};
          const auto position = Position::from(diagram);
          if (!position) continue;  // the rook gives check
          const auto lines = lines_of(draw_board(*position, std::nullopt,
                                                 {.view = view, .squares = names, .width = width}));
          const auto row =
              std::ranges::find_if(lines, [](const auto& l) { return l.find('R') != l.npos; });
          ASSERT_NE(row, lines.end());
          const std::size_t column = row->find('R');
          const std::string& labels = lines.back();
          ASSERT_LT(column, labels.size());
          EXPECT_EQ((*row)[0], words::rank_label(rank_of(square), names));
          EXPECT_EQ(labels[column], words::file_label(file_of(square), names)) << row->c_str();
        }
      }
    }
  }
}

TEST(DrawBoard, ColoursOnlyWhenThereAreAny) {
  const Move move(Square::h2, Square::e2);
  const Position position = Position().after(move);
  for (ColorDepth colors : {ColorDepth::sixteen, ColorDepth::many}) {
    const std::string text = draw_board(position, move, {.colors = colors});
    EXPECT_NE(text.find("\x1b[1;"), std::string::npos);
    // Every line ends in the terminal's own colours.
    for (const std::string& line : lines_of(text)) {
      const std::size_t last = line.rfind("\x1b[");
      if (last != std::string::npos) {
        EXPECT_EQ(line.substr(last, 4), "\x1b[0m");
      }
    }
    // Without its colours it is the plain drawing.
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '\x1b') {
        i = text.find('m', i);
      } else {
        plain += text[i];
      }
    }
    EXPECT_EQ(plain, draw_board(position, move, {}));
  }
}

TEST(DrawBoard, SidesDifferWithoutColours) {
  for (PieceSet pieces :
       {PieceSet::hanzi, PieceSet::simplified, PieceSet::ascii, PieceSet::unicode}) {
    for (int width : {0, 50, 40, 20}) {
      const auto lines =
          lines_of(draw_board(Position(), std::nullopt, {.pieces = pieces, .width = width}));
      const auto home = [](const std::string& line) { return line.substr(1); };
      const std::size_t last = lines.size() - 2;
      EXPECT_NE(home(lines.front()), home(lines[last])) << lines.front();
    }
  }
}

}  // namespace
}  // namespace chuhe::cli
