#include <chuhe/words/square_names.hpp>

#include <gtest/gtest.h>

namespace chuhe::words {
namespace {

TEST(SquareNames, TheSameMoveInAllThree) {
  const Move move(Square::h2, Square::e2);
  EXPECT_EQ(name(move, SquareNames::letters), "h2e2");
  EXPECT_EQ(name(move, SquareNames::file_rank), "7 2 4 2");
  EXPECT_EQ(name(move, SquareNames::row_column), "7 7 7 4");
  EXPECT_EQ(name(Square::g1, SquareNames::letters), "g1");
  EXPECT_EQ(name(Square::g1, SquareNames::file_rank), "(6 1)");
  EXPECT_EQ(name(Square::g1, SquareNames::row_column), "(8 6)");
}

TEST(SquareNames, CornersOfTheNumbers) {
  EXPECT_EQ(square_from_numbers(0, 0, SquareNames::file_rank), Square::a0);
  EXPECT_EQ(square_from_numbers(8, 9, SquareNames::file_rank), Square::i9);
  EXPECT_EQ(square_from_numbers(0, 0, SquareNames::row_column), Square::a9);
  EXPECT_EQ(square_from_numbers(9, 8, SquareNames::row_column), Square::i0);
  EXPECT_FALSE(are_on_board(9, 0, SquareNames::file_rank));
  EXPECT_TRUE(are_on_board(9, 0, SquareNames::row_column));
  EXPECT_FALSE(are_on_board(0, 9, SquareNames::row_column));
  EXPECT_FALSE(are_on_board(-1, 0, SquareNames::file_rank));
}

TEST(SquareNames, NumbersReadBackAndAgreeWithTheLabels) {
  for (SquareNames names : {SquareNames::file_rank, SquareNames::row_column}) {
    for (int i = 0; i < square_count; ++i) {
      const Square square = square_at(i);
      const std::string text = name(square, names);
      ASSERT_EQ(text.size(), 5U);
      const int first = text[1] - '0';
      const int second = text[3] - '0';
      ASSERT_TRUE(are_on_board(first, second, names));
      EXPECT_EQ(square_from_numbers(first, second, names), square);
      const char file = file_label(file_of(square), names);
      const char rank = rank_label(rank_of(square), names);
      EXPECT_EQ(text[1], names == SquareNames::file_rank ? file : rank);
      EXPECT_EQ(text[3], names == SquareNames::file_rank ? rank : file);
    }
  }
}

}  // namespace
}  // namespace chuhe::words
