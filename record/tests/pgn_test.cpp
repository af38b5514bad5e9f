#include <chuhe/record/pgn.hpp>

#include <string>

#include <gtest/gtest.h>

#include <chuhe/core/fen.hpp>
#include <chuhe/record/dialects.hpp>

#include "text_reading.hpp"

namespace chuhe::record {
namespace {

using testing::main_line;
using testing::read_all;
using testing::Readout;
using testing::tree;

Game only_game(std::string_view text) {
  Readout readout = read_all(Format::pgn, text);
  EXPECT_EQ(readout.games.size(), 1U) << text;
  for (const Diagnostic& diagnostic : readout.diagnostics) {
    EXPECT_EQ(diagnostic.severity, Severity::note) << to_string(diagnostic);
  }
  return readout.games.empty() ? Game() : std::move(readout.games[0]);
}

constexpr std::string_view tag = "[Game \"Chinese Chess\"]\n";

TEST(Pgn, ReadsMovesInEveryNotation) {
  for (const std::string_view moves :
       {"1. 炮二平五 马８进７ 2. 马二进三 车９平８", "1.炮二平五马8进7 2.马二进三车9平8",
        "1. 砲二平五 馬8進7 2. 傌二進三 車9平8", "1. C2=5 H8+7 2. H2+3 R9=8",
        "1. C2.5 h8+7 2. H2+3 r9.8", "1. Ｃ２＝５ Ｈ８＋７ 2. Ｈ２＋３ Ｒ９＝８",
        "1. H2-E2 H9-G7 2. H0-G2 I9-H9", "1. h2e2 h9g7 2. h0g2 i9h9",
        "1. h3e3 h10g8 2. h1g3 i10h10", "1. Che2 Hg7 2. Hg2 Rh9", "1. Che3 Hg8 2. Hg3 Rh10",
        "1. P2-5 M8.7 2. M2.3 X9-8"}) {
    const Game game = only_game(std::string(tag) + std::string(moves));
    EXPECT_EQ(main_line(game), "h2e2 h9g7 h0g2 i9h9") << moves;
  }
}

TEST(Pgn, ReadsMovesGluedToNumbers) {
  const Game game = only_game(std::string(tag) + "1.兵七进一炮2平32.兵三进一炮8平53.马八进七");
  EXPECT_EQ(main_line(game), "c3c4 b7c7 g3g4 h7e7 b0c2");
}

TEST(Pgn, ReadsTheDialectsOfContinuation) {
  for (const std::string_view between :
       {"3.          ", "3. ... ", "3. \u2026\u2026\u2026\u2026 ", "3... ", "3. .... "}) {
    const Game game = only_game(std::string(tag) +
                                "1. 炮二平五 马８进７ 2. 马二进三 车９平８ 3. 车一平二\n{评}\n" +
                                std::string(between) + "卒７进１");
    EXPECT_EQ(game.move_count(), 6U) << between;
    EXPECT_EQ(game.annotation(game.main_line()[4]).comment, "评");
  }
}

TEST(Pgn, ReadsBlackFirstWithoutAFen) {
  const Game game = only_game(std::string(tag) + "1. \u2026 马8进7 2. 炮二平五");
  EXPECT_EQ(main_line(game), "h9g7 h2e2");
  EXPECT_EQ(game.start_diagram().turn, Color::black);
}

TEST(Pgn, CorrectsAWrongSideToMove) {
  const Readout readout =
      read_all(Format::pgn,
               "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\"]\n"
               "1. 马8进7 炮二平五 2. 车9平8");
  ASSERT_EQ(readout.games.size(), 1U);
  // Red has such a move too: nothing tells.
  EXPECT_EQ(readout.games[0].start_diagram().turn, Color::red);
  const Readout other =
      read_all(Format::pgn, "[FEN \"4k4/9/9/9/9/9/9/9/r8/3K5 w\"]\n1. 车1退1 帅六进一 2. 车1进1");
  ASSERT_EQ(other.games.size(), 1U);
  EXPECT_TRUE(other.has(DiagnosticKind::turn_corrected));
  EXPECT_EQ(other.games[0].start_diagram().turn, Color::black);
  EXPECT_EQ(main_line(other.games[0]), "a1a2 d0d1 a2a1");
}

TEST(Pgn, ReadsVariationsAndWhereTheyReturn) {
  const Game game =
      only_game(std::string(tag) +
                "1. 炮二平五 马８进７ (炮８平５ 2. 马二进三 马８进７) 2. 马二进三 车９平８");
  EXPECT_EQ(tree(game), "h2e2 h9g7 (h7e7 h0g2 h9g7) h0g2 i9h9");
  const Game nested =
      only_game(std::string(tag) +
                "1. h2e2 h9g7 (1... b9c7 2. h0g2 (2. b0c2 h9g7) (2. b0a2) 2... h9i7) "
                "(1... h7e7) 2. h0g2");
  EXPECT_EQ(tree(nested), "h2e2 h9g7 (b9c7 h0g2 (b0c2 h9g7) (b0a2) h9i7) (h7e7) h0g2");
}

TEST(Pgn, TakesRoundBracketsThatHoldNoMovesForComments) {
  const Game game =
      only_game(std::string(tag) + "1. 炮二平五 (当头炮, (最常见)) 马８进７ 2. 马二进三");
  EXPECT_EQ(main_line(game), "h2e2 h9g7 h0g2");
  EXPECT_EQ(game.annotation(game.main_line()[0]).comment, "当头炮, (最常见)");
}

TEST(Pgn, KeepsGamesApart) {
  const Readout readout = read_all(Format::pgn,
                                   "[Event \"A\"]\n1. h2e2 h9g7 1-0\n[Event \"B\"]\n1. b2e2 0-1\n\n"
                                   "[Event \"C\"]\n\n1. c3c4\n[Event \"D\"]\n*\n");
  ASSERT_EQ(readout.games.size(), 4U);
  EXPECT_EQ(main_line(readout.games[0]), "h2e2 h9g7");
  EXPECT_EQ(main_line(readout.games[1]), "b2e2");
  EXPECT_EQ(main_line(readout.games[2]), "c3c4");
  EXPECT_EQ(readout.games[0].result().score, Score::red_wins);
  EXPECT_EQ(readout.games[1].result().score, Score::black_wins);
  EXPECT_EQ(readout.games[3].tag("event"), "D");
  EXPECT_FALSE(readout.complains());
}

TEST(Pgn, AResultInACommentEndsNothing) {
  const Game game = only_game(std::string(tag) + "1. h2e2 {红方1-0领先} h9g7 2. h0g2 i9h9 1/2-1/2");
  EXPECT_EQ(game.move_count(), 4U);
  EXPECT_EQ(game.result().score, Score::draw);
}

TEST(Pgn, TheHeadersResultStandsAgainstTheMoves) {
  const Readout readout = read_all(Format::pgn, "[Result \"1-0\"]\n1. h2e2 0-1");
  ASSERT_EQ(readout.games.size(), 1U);
  EXPECT_EQ(readout.games[0].result().score, Score::red_wins);
  EXPECT_TRUE(readout.has(DiagnosticKind::result_mismatch));
}

TEST(Pgn, ReadsMarksClocksAndEvaluations) {
  const Game game = only_game(std::string(tag) +
                              "1. h2e2! {[%eval 0.35,12] [%clk 0:09:58] 好} h9g7 $6 2. h0g2?? $14\n"
                              "{[%emt 0:00:02.5][%eval #-3]} i9h9");
  const auto nodes = game.main_line();
  ASSERT_EQ(nodes.size(), 4U);
  EXPECT_EQ(game.annotation(nodes[0]).marks, std::vector<std::uint8_t>{1});
  EXPECT_EQ(game.annotation(nodes[0]).evaluation, (Evaluation{35, false, 12}));
  EXPECT_EQ(game.annotation(nodes[0]).clock, std::chrono::milliseconds(598'000));
  EXPECT_EQ(game.annotation(nodes[0]).comment, "好");
  EXPECT_EQ(game.annotation(nodes[2]).marks, (std::vector<std::uint8_t>{4, 14}));
  EXPECT_EQ(game.annotation(nodes[2]).evaluation, (Evaluation{-3, true, 0}));
  EXPECT_EQ(game.annotation(nodes[2]).elapsed, std::chrono::milliseconds(2500));
}

TEST(Pgn, ReadsXBoardsScoresFromTheMoversSide) {
  const Game game = only_game("[Variant \"xiangqi\"]\n1. Cbe2 {+0.50/9 1:02} Hc7 {+0.27/28 29}");
  const auto nodes = game.main_line();
  ASSERT_EQ(nodes.size(), 2U);
  EXPECT_EQ(game.annotation(nodes[0]).evaluation, (Evaluation{50, false, 9}));
  EXPECT_EQ(game.annotation(nodes[0]).elapsed, std::chrono::milliseconds(62'000));
  EXPECT_EQ(game.annotation(nodes[1]).evaluation, (Evaluation{-27, false, 28}));
  EXPECT_EQ(game.annotation(nodes[1]).comment, "");
}

// Two rooks can go there; only one of them leaves the moves to come possible.
TEST(Pgn, LaterMovesTellWhatAnAmbiguousOneMeant) {
  const Readout ambiguous =
      read_all(Format::pgn,
               "[FEN \"4k4/9/9/9/9/9/9/R8/8R/3K5 w\"]\n[Variant \"xiangqi\"]\n1. Ri2 Ke8 2. Ra0");
  ASSERT_EQ(ambiguous.games.size(), 1U);
  EXPECT_TRUE(ambiguous.has(DiagnosticKind::ambiguous_move));
  EXPECT_FALSE(ambiguous.complains());
  EXPECT_EQ(main_line(ambiguous.games[0]), "i1i2 e9e8 a2a0");
  // Nothing tells here: it stays a text.
  const Readout open = read_all(
      Format::pgn, "[FEN \"4k4/9/9/9/9/9/9/R8/8R/3K5 w\"]\n[Variant \"xiangqi\"]\n1. Ri2 Ke8");
  ASSERT_EQ(open.games.size(), 1U);
  EXPECT_EQ(main_line(open.games[0]), "? ?");
  EXPECT_TRUE(open.complains());
}

TEST(Pgn, KeepsIllegalMovesAndWhatFollows) {
  const Readout readout =
      read_all(Format::pgn, std::string(tag) + "1. 炮二平五 车９进９ 2. 马二进三 h9g7 *");
  ASSERT_EQ(readout.games.size(), 1U);
  const Game& game = readout.games[0];
  const auto nodes = game.main_line();
  ASSERT_EQ(nodes.size(), 4U);
  EXPECT_EQ(game.status(nodes[1]), MoveStatus::illegal);
  EXPECT_EQ(game.move(nodes[1]), Move(Square::i9, Square::i0));
  EXPECT_EQ(game.annotation(nodes[1]).text, "车９进９");
  EXPECT_EQ(game.status(nodes[2]), MoveStatus::unreadable);
  EXPECT_EQ(game.annotation(nodes[2]).text, "马二进三");
  EXPECT_EQ(game.status(nodes[3]), MoveStatus::unchecked);
  ASSERT_TRUE(readout.has(DiagnosticKind::illegal_move));
  const Diagnostic& diagnostic = readout.diagnostics[0];
  EXPECT_EQ(diagnostic.ply, 2U);
  EXPECT_EQ(diagnostic.line, 2U);
  EXPECT_EQ(diagnostic.offset, tag.size() + std::string_view("1. 炮二平五 ").size());
  EXPECT_TRUE(diagnostic.illegal);
}

TEST(Pgn, ChoosesTheCharacterSetByItsMoves) {
  const std::string text =
      std::string(tag) + "[Red \"許銀川\"]\n1. 炮二平五 馬８進７ 2. 馬二進三 車９平８\n\n";
  const CharsetConverter* converter = native_charset_converter();
  ASSERT_NE(converter, nullptr);
  for (const Charset charset : {Charset::big5, Charset::gb18030}) {
    const Encoded encoded = converter->encode(charset, text);
    ASSERT_EQ(encoded.missing, 0U);
    const Readout readout = read_all(Format::pgn, encoded.bytes);
    ASSERT_EQ(readout.games.size(), 1U);
    EXPECT_EQ(readout.summary.charset, charset);
    EXPECT_EQ(readout.games[0].tag("Red"), "許銀川");
    EXPECT_EQ(main_line(readout.games[0]), "h2e2 h9g7 h0g2 i9h9");
    EXPECT_FALSE(readout.complains());
  }
  // Files put together from several.
  const std::string mixed = converter->encode(Charset::big5, text).bytes + text +
                            converter->encode(Charset::gb18030, text).bytes;
  const Readout readout = read_all(Format::pgn, mixed);
  ASSERT_EQ(readout.games.size(), 3U);
  for (const Game& game : readout.games) EXPECT_EQ(game.tag("Red"), "許銀川");
}

TEST(Pgn, TellsTheByteInAnyCharacterSet) {
  const std::string before = std::string(tag) + "[Red \"許銀川\"]\n1. 炮二平五 ";
  const Encoded encoded =
      native_charset_converter()->encode(Charset::big5, before + "車９進９ 2. 馬二進三");
  const Readout readout = read_all(Format::pgn, encoded.bytes);
  bool found = false;
  for (const Diagnostic& diagnostic : readout.diagnostics) {
    if (diagnostic.kind != DiagnosticKind::illegal_move) continue;
    found = true;
    EXPECT_EQ(diagnostic.offset,
              native_charset_converter()->encode(Charset::big5, before).bytes.size());
    EXPECT_EQ(diagnostic.line, 3U);
  }
  EXPECT_TRUE(found);
}

TEST(Pgn, StopsWhenTheVisitorDoes) {
  class OneGame final : public GameBuilder {
   public:
    int games = 0;
    Flow take(Game&, const GamePlace&) override {
      ++games;
      return Flow::stop;
    }
  };
  OneGame one;
  const ReadSummary summary = read_pgn("[A \"1\"]\n1. h2e2\n\n[A \"2\"]\n1. h2e2\n", one, {});
  EXPECT_EQ(one.games, 1);
  EXPECT_TRUE(summary.stopped);
}

TEST(Pgn, SkipsGamesOnDemand) {
  class Second final : public GameBuilder {
   public:
    std::vector<Game> games;
    Flow begin_game(const GamePlace& place) override {
      GameBuilder::begin_game(place);
      return place.number == 1 ? Flow::go_on : Flow::skip_game;
    }
    Flow take(Game& game, const GamePlace& place) override {
      if (place.number == 1) games.push_back(game);
      return Flow::go_on;
    }
  };
  Second second;
  read_pgn("[A \"1\"]\n1. h2e2\n\n[A \"2\"]\n1. b2e2\n\n[A \"3\"]\n1. c3c4\n", second, {});
  ASSERT_EQ(second.games.size(), 1U);
  EXPECT_EQ(main_line(second.games[0]), "b2e2");
}

TEST(Pgn, RespectsLimits) {
  const std::string text =
      "[A \"1\"]\n1. h2e2 {abcdefghij} h9g7 2. h0g2 i9h9 (2... b9c7 (2... c6c5))\n";
  for (const auto& [member, name] :
       {std::pair{&Limits::nodes, "nodes"}, std::pair{&Limits::depth, "depth"},
        std::pair{&Limits::text_bytes, "text_bytes"}, std::pair{&Limits::games, "games"},
        std::pair{&Limits::tags, "tags"}, std::pair{&Limits::nesting, "nesting"},
        std::pair{&Limits::bytes, "bytes"}}) {
    ReadOptions options;
    options.limits.*member = name == std::string_view("bytes") ? 20 : 1;
    if (name == std::string_view("games") || name == std::string_view("tags")) {
      options.limits.*member = 0;
    }
    const Readout readout = read_all(Format::pgn, text, options);
    bool told = false;
    for (const Diagnostic& diagnostic : readout.diagnostics) {
      told = told || (diagnostic.kind == DiagnosticKind::limit_reached && diagnostic.text == name);
    }
    EXPECT_TRUE(told) << name;
  }
}

TEST(Pgn, WritesWhatIsInTheNotationAsked) {
  const Game game = only_game(std::string(tag) + "1. h2e2 h9g7");
  WriteOptions options;
  options.notation = &notation::wxf;
  EXPECT_NE(write_pgn(game, options).bytes.find("C2=5 H8+7"), std::string::npos);
  options.notation = &notation::traditional_chinese;
  EXPECT_NE(write_pgn(game, options).bytes.find("炮二平五 馬８進７"), std::string::npos);
}

TEST(Pgn, TellsCharactersThatASetHasNot) {
  Game game;
  game.add_tag("Red", "Hồ");
  WriteOptions options;
  options.charset = Charset::big5;
  options.converter = native_charset_converter();
  const WriteResult written = write_pgn(game, options);
  ASSERT_EQ(written.losses.size(), 1U);
  EXPECT_EQ(written.losses[0].kind, LossKind::characters);
}

}  // namespace
}  // namespace chuhe::record
