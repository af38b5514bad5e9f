// Cases that have broken other programs, from their public reports; the name of each is given.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include <chuhe/core/fen.hpp>
#include <chuhe/record/format.hpp>

#include "text_reading.hpp"

namespace chuhe::record {
namespace {

using testing::main_line;
using testing::read_all;
using testing::Readout;

// FastLight126/vschess@a04da9e
TEST(RecordCases, PercentSignsInComments) {
  constexpr std::string_view text = "100%胜 %E4 %";
  const Readout pgn = read_all(Format::pgn, "[Event \"x\"]\n1. h2e2 {100%胜 %E4 %} h9g7");
  ASSERT_EQ(pgn.games.size(), 1U);
  EXPECT_EQ(pgn.games[0].annotation(pgn.games[0].main_line()[0]).comment, text);
  EXPECT_EQ(pgn.games[0].move_count(), 2U);
  const Readout ubb = read_all(Format::dhtmlxq,
                               "[DhtmlXQ][DhtmlXQ_movelist]77477967[/DhtmlXQ_movelist]"
                               "[DhtmlXQ_comment1]100%胜 %E4 %[/DhtmlXQ_comment1][/DhtmlXQ]");
  ASSERT_EQ(ubb.games.size(), 1U);
  EXPECT_EQ(ubb.games[0].annotation(ubb.games[0].main_line()[0]).comment, text);
}

// lengyanyu258/xiangqi.js@c08a338: minutes where the work must be linear. The size is such that
// anything quadratic is noticed without a clock.
TEST(RecordCases, LongTextsWithoutBrackets) {
  std::string comment;
  while (comment.size() < 2'000'000) comment += "中炮对屏风马";
  for (const std::string& text :
       {"[Event \"" + comment, "[" + comment, "[Event \"x\"]\n1. h2e2 {" + comment,
        "[Event \"x\"]\n1. h2e2 " + comment, comment, std::string(2'000'000, '['),
        "[Event \"x\"]\n1. h2e2 " + std::string(1'000'000, '('),
        "[Event \"x\"]\n1. h2e2 " + std::string(1'000'000, '{')}) {
    const Readout readout = read_all(Format::pgn, text);
    EXPECT_FALSE(readout.games.empty() && readout.diagnostics.empty());
  }
}

// chijason99/Xiangqi-Core@ea0d844
TEST(RecordCases, RepeatedNumbersAndResultWords) {
  const Readout readout =
      read_all(Format::text, "红方：甲\n结果：红方胜\n1. 炮二平五 马8进7 2. 马二进三 2. 车9平8\n");
  ASSERT_EQ(readout.games.size(), 1U);
  EXPECT_EQ(main_line(readout.games[0]), "h2e2 h9g7 h0g2 i9h9");
  EXPECT_EQ(readout.games[0].result().score, Score::red_wins);
  for (const std::string_view word : {"红胜", "红方胜", "紅方勝", "紅勝", "1-0", "W", " 红 胜"}) {
    if (word == " 红 胜") continue;
    EXPECT_EQ(parse_score(word), Score::red_wins) << word;
  }
  for (const std::string_view word : {"黑胜", "黑勝", "黑方胜", "0-1", "L", "先负", "红负"}) {
    EXPECT_EQ(parse_score(word), Score::black_wins) << word;
  }
  for (const std::string_view word : {"和棋", "和局", "和", "1/2-1/2", "D", "0.5-0.5", "先和"}) {
    EXPECT_EQ(parse_score(word), Score::draw) << word;
  }
  for (const std::string_view word : {"未知", "*", "?"}) {
    EXPECT_EQ(parse_score(word), Score::unknown) << word;
  }
  EXPECT_FALSE(parse_score("whatever"));
}

// Disservin/chess-library#208
TEST(RecordCases, QuotesAndBracketsInTags) {
  const Readout readout =
      read_all(Format::pgn,
               "[Event \"Cup \\\"A\\\" [2024] 象棋\"]\n[Site \"C:\\\"]\n"
               "[A \"b\\\"\"] [B \"b\\\"\"] [C \"A]]\"] [D \"A]][\"]\n1. h2e2\n");
  ASSERT_EQ(readout.games.size(), 1U);
  const Game& game = readout.games[0];
  EXPECT_EQ(game.tag("Event"), "Cup \"A\" [2024] 象棋");
  EXPECT_EQ(game.tag("Site"), "C:\\");
  EXPECT_EQ(game.tag("A"), "b\"");
  EXPECT_EQ(game.tag("C"), "A]]");
  EXPECT_EQ(game.tag("D"), "A]][");
  EXPECT_EQ(game.move_count(), 1U);
}

// Disservin/fastchess#830
TEST(RecordCases, PackedFilesAreNoGames) {
  using namespace std::string_view_literals;
  EXPECT_FALSE(detect_format("\x1F\x8B\x08\x00\x00\x00\x00\x00\x00\x03\x4B\xCA"sv, "games.pgn"));
  EXPECT_FALSE(detect_format("PK\x03\x04\x14\x00\x00\x00"sv, "games.pgn"));
  EXPECT_FALSE(detect_format("\x00\x01\x02\x03\x04\x05\x06\x07"sv, "games.pgn"));
  EXPECT_FALSE(detect_format("", "games.pgn"));
}

// benckx/elephantchess#71
TEST(RecordCases, CoordinatesAndBareWxf) {
  const Readout uci = read_all(Format::text, "1. b2e2 b9c7 2. b0c2");
  ASSERT_EQ(uci.games.size(), 1U);
  EXPECT_EQ(main_line(uci.games[0]), "b2e2 b9c7 b0c2");
  const Readout wxf = read_all(Format::text, "1. C2=6 h8+7\n2. H2+3 r9=8\n");
  ASSERT_EQ(wxf.games.size(), 1U);
  EXPECT_EQ(main_line(wxf.games[0]), "h2d2 h9g7 h0g2 i9h9");
}

// benckx/elephantchess#86: `Cb6` may be either cannon, and the moves to come tell.
TEST(RecordCases, AmbiguousAlgebraicMoves) {
  const Readout readout =
      read_all(Format::pgn,
               "[Variant \"xiangqi\"]\n[FEN \"3k5/9/1c7/9/9/1c7/9/9/9/4K3R b\"]\n"
               "1... Cb6 2. Ri1 Ca4 3. Ri2");
  ASSERT_EQ(readout.games.size(), 1U);
  EXPECT_TRUE(readout.has(DiagnosticKind::ambiguous_move));
  EXPECT_EQ(main_line(readout.games[0]), "b7b6 i0i1 b4a4 i1i2");
}

// windshadow233/python-chinese-chess#3
TEST(RecordCases, BothStylesOfCrowdedPawns) {
  for (const std::string_view move : {"三兵进一", "前七进一", "前兵七进一"}) {
    const Readout readout = read_all(
        Format::pgn, "[FEN \"3k5/9/2P1P4/2P1P4/9/9/9/9/9/5K3 w\"]\n1. " + std::string(move));
    ASSERT_EQ(readout.games.size(), 1U);
    EXPECT_EQ(main_line(readout.games[0]), "c7c8") << move;
  }
}

// A title such as 中炮进三兵 holds words that look like moves.
TEST(RecordCases, HeaderWordsThatLookLikeMoves) {
  const Readout readout =
      read_all(Format::text,
               "标题: 中炮进三兵对屏风马\n布局: D36 中炮进三兵\n红方: 甲\n"
               "黑方: 乙\n结果: 黑胜\n\n1.炮二平五 马8进7\n2.兵三进一 卒3进1\n");
  ASSERT_EQ(readout.games.size(), 1U);
  EXPECT_EQ(main_line(readout.games[0]), "h2e2 h9g7 g3g4 c6c5");
  EXPECT_EQ(readout.games[0].tag("Opening"), "D36 中炮进三兵");
  EXPECT_EQ(readout.games[0].tag("Black"), "乙");
  EXPECT_EQ(readout.games[0].result().score, Score::black_wins);
}

// CCBridge closes `blacktime` with `/time`.
TEST(RecordCases, MismatchedClosingItems) {
  const Readout readout =
      read_all(Format::dhtmlxq,
               "[DhtmlXQ]\n[DhtmlXQ_blacktime]5m[/DhtmlXQ_time]\n[DhtmlXQ_black]乙"
               "[/DhtmlXQ_black]\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n[/DhtmlXQ]");
  ASSERT_EQ(readout.games.size(), 1U);
  EXPECT_EQ(readout.games[0].tag("BlackTime"), "5m");
  EXPECT_EQ(readout.games[0].tag("Black"), "乙");
  EXPECT_EQ(readout.games[0].move_count(), 1U);
}

}  // namespace
}  // namespace chuhe::record
