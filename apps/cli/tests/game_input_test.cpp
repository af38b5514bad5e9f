#include "game_input.hpp"

#include <string>

#include <gtest/gtest.h>

namespace chuhe::cli {
namespace {

using words::SquareNames;

TEST(ParseInput, CommandsInEnglishAndChinese) {
  EXPECT_EQ(parse_input("undo").command, Command::undo);
  EXPECT_EQ(parse_input("  UNDO \r").command, Command::undo);
  EXPECT_EQ(parse_input("悔棋").command, Command::undo);
  EXPECT_EQ(parse_input("-1").command, Command::quit);
  EXPECT_EQ(parse_input("").command, Command::none);
  EXPECT_EQ(parse_input(" \t\r").command, Command::none);
  EXPECT_EQ(parse_input("翻轉").command, Command::flip);
  EXPECT_EQ(parse_input("undone").command, Command::other);
  EXPECT_EQ(parse_input("Analyze 2").command, Command::analyse);
  for (const std::string_view word : words_of_commands()) {
    EXPECT_NE(parse_input(word).command, Command::other) << word;
  }
}

TEST(ParseInput, ArgumentsAndOtherTexts) {
  const Input fen = parse_input("new  4k4/9/9 w ");
  EXPECT_EQ(fen.command, Command::new_game);
  EXPECT_EQ(fen.argument, "4k4/9/9 w");
  const Input move = parse_input(" 7 2 4 2\r");
  EXPECT_EQ(move.command, Command::other);
  EXPECT_EQ(move.argument, "7 2 4 2");
}

TEST(WithoutControls, DropsWhatKeysLeave) {
  EXPECT_EQ(without_controls("h2\x1b[Ae2"), "h2e2");
  EXPECT_EQ(without_controls("h2\x1b[1;5Ce2\x1bOA"), "h2e2");
  EXPECT_EQ(without_controls("\x1b[24;80Rh2e2"), "h2e2");
  EXPECT_EQ(without_controls("a\x7f\b\tb"), "a\tb");
  EXPECT_EQ(without_controls("h2\x1b]0;title\ae2"), "h2e2");
  EXPECT_EQ(without_controls("h2\x1b]0;title\x1b\\e2"), "h2e2");
  EXPECT_EQ(without_controls("h2\x1b]0;title"), "h2");
  EXPECT_EQ(without_controls("\x1b"), "");
  EXPECT_EQ(without_controls("\x1b["), "");
  EXPECT_EQ(without_controls("炮二平五"), "炮二平五");
}

TEST(ParseNumbers, TheSameMoveBothWays) {
  const Move move(Square::h2, Square::e2);
  EXPECT_EQ(parse_numbers("7 2 4 2", SquareNames::file_rank).value(), move);
  EXPECT_EQ(parse_numbers("7 7 7 4", SquareNames::row_column).value(), move);
  EXPECT_EQ(parse_numbers("7242", SquareNames::file_rank).value(), move);
  EXPECT_EQ(parse_numbers("7,2, 4\t2", SquareNames::file_rank).value(), move);
  EXPECT_EQ(parse_numbers("07 2 4 2", SquareNames::file_rank).value(), move);
}

TEST(ParseNumbers, Faults) {
  const auto fault = [](std::string_view text, SquareNames names) {
    return parse_numbers(text, names).error().fault;
  };
  EXPECT_EQ(fault("7 2 4", SquareNames::file_rank), NumberFault::too_few);
  EXPECT_EQ(fault("724", SquareNames::file_rank), NumberFault::too_few);
  EXPECT_EQ(fault("7 2 4 2 1", SquareNames::file_rank), NumberFault::too_many);
  EXPECT_EQ(fault("9 2 4 2", SquareNames::file_rank), NumberFault::off_board);
  EXPECT_EQ(fault("7 10 4 2", SquareNames::file_rank), NumberFault::off_board);
  EXPECT_EQ(fault("7 9 7 4", SquareNames::row_column), NumberFault::off_board);
  EXPECT_EQ(fault("7 2 4 99999999999999999999", SquareNames::file_rank), NumberFault::off_board);
  EXPECT_EQ(fault("7 2 4 -", SquareNames::file_rank), NumberFault::not_numbers);
  EXPECT_EQ(fault("7 2 - 4 2", SquareNames::file_rank), NumberFault::not_numbers);
  EXPECT_EQ(fault("h2e2", SquareNames::file_rank), NumberFault::not_numbers);
  const NumberError off = parse_numbers("7 2 -3 2", SquareNames::file_rank).error();
  EXPECT_EQ(off.fault, NumberFault::off_board);
  EXPECT_EQ(off.first, -3);
  EXPECT_EQ(off.second, 2);
}

TEST(ParseNumbers, ReadsWhatIsWritten) {
  for (SquareNames names : {SquareNames::file_rank, SquareNames::row_column}) {
    for (int from = 0; from < square_count; ++from) {
      for (int to = 0; to < square_count; ++to) {
        const Move move(square_at(from), square_at(to));
        ASSERT_EQ(parse_numbers(words::name(move, names), names).value(), move);
      }
    }
  }
}

}  // namespace
}  // namespace chuhe::cli
