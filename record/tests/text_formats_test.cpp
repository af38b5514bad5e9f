// What is particular to the formats of text other than PGN.
#include <string>

#include <gtest/gtest.h>

#include <chuhe/core/fen.hpp>
#include <chuhe/record/file.hpp>
#include <chuhe/record/format.hpp>

#include "text_reading.hpp"

#if !defined(_WIN32)
#include <sys/stat.h>
#endif

namespace chuhe::record {
namespace {

using testing::main_line;
using testing::read_all;
using testing::Readout;
using testing::tree;

TEST(Dhtmlxq, ReadsVariationsWhereverTheirParentsStand) {
  // Line 2 leaves line 1, which comes after it; line 3 replaces the first move of line 1.
  const Readout readout = read_all(Format::dhtmlxq,
                                   "[DhtmlXQ]\n[DhtmlXQ_move_1_3_2]1022[/DhtmlXQ_move_1_3_2]\n"
                                   "[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]\n"
                                   "[DhtmlXQ_move_0_2_1]10228979[/DhtmlXQ_move_0_2_1]\n"
                                   "[DhtmlXQ_move_1_2_3]7242[/DhtmlXQ_move_1_2_3]\n"
                                   "[DhtmlXQ_comment0]引言[/DhtmlXQ_comment0]\n"
                                   "[DhtmlXQ_comment1_2]二||三[/DhtmlXQ_comment1_2]\n[/DhtmlXQ]");
  ASSERT_EQ(readout.games.size(), 1U);
  const Game& game = readout.games[0];
  EXPECT_EQ(game.annotation(NodeId::root).comment, "引言");
  EXPECT_EQ(game.move_count(), 7U);
  const auto second = game.children(game.main_line()[0]);
  ASSERT_EQ(second.size(), 3U);
  EXPECT_EQ(to_uci(game.move(second[1])), "b9c7");
  EXPECT_EQ(to_uci(game.move(second[2])), "h7e7");
  EXPECT_EQ(game.annotation(second[1]).comment, "二\n三");
}

TEST(Dhtmlxq, RefusesCyclesAndOrphans) {
  const Readout readout = read_all(Format::dhtmlxq,
                                   "[DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]"
                                   "[DhtmlXQ_move_2_2_1]1022[/DhtmlXQ_move_2_2_1]"
                                   "[DhtmlXQ_move_1_2_2]1022[/DhtmlXQ_move_1_2_2]"
                                   "[DhtmlXQ_move_0_9_3]1022[/DhtmlXQ_move_0_9_3]"
                                   "[DhtmlXQ_comment7]x[/DhtmlXQ_comment7][/DhtmlXQ]");
  ASSERT_EQ(readout.games.size(), 1U);
  EXPECT_EQ(readout.games[0].move_count(), 1U);
  EXPECT_EQ(readout.summary.warnings, 4U);
  EXPECT_TRUE(readout.has(DiagnosticKind::orphan_variation));
  EXPECT_TRUE(readout.has(DiagnosticKind::orphan_comment));
}

TEST(Dhtmlxq, ReadsPagesAndBareDigits) {
  const std::string moves = "77477062";
  for (const std::string& text :
       {moves,
        "<script>var DhtmlXQ_movelist = '[DhtmlXQ_movelist]" + moves +
            "[/DhtmlXQ_movelist]';</script>",
        "<script>var DhtmlXQ_movelist='[0_1_0]" + moves + "[/0_1_0][0_2_1]1022[/0_2_1]';</script>",
        "<div>[dhtmlxq][dhtmlxq_movelist]" + moves + "[/dhtmlxq_movelist][/dhtmlxq]</div>",
        "[DhtmlXQHTML]<br>[DhtmlXQ_movelist]" + moves + "[/DhtmlXQ_movelist]<br>[/DhtmlXQHTML]"}) {
    EXPECT_EQ(detect_format(text), Format::dhtmlxq) << text;
    const Readout readout = read_all(Format::dhtmlxq, text);
    ASSERT_EQ(readout.games.size(), 1U) << text;
    EXPECT_EQ(main_line(readout.games[0]), "h2e2 h9g7") << text;
  }
}

TEST(Dhtmlxq, FindsOutWhoBegins) {
  const Readout black =
      read_all(Format::dhtmlxq,
               "[DhtmlXQ_binit]0919293949596979891777062646668600102030405060708012720323436"
               "383[/DhtmlXQ_binit][DhtmlXQ_movelist]7062[/DhtmlXQ_movelist]");
  ASSERT_EQ(black.games.size(), 1U);
  EXPECT_EQ(black.games[0].start_diagram().turn, Color::black);
  EXPECT_FALSE(black.complains());
}

TEST(Wxf, ReadsItsFilesAndTheirMarks) {
  const Readout readout =
      read_all(Format::wxf,
               "FORMAT\tWXF\nGAME\tA game\nRED     甲;Team;1200;\nBLACK  乙 ; 1240 ;;\n"
               "RESULT  0-1\nDATE  2020-02-02\n"
               "FEN  rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r\n\n"
               "START{\n 1.  C2.5!  h8+7     2.  H2+3  R9.8\n 3. R1.2 P7+1 !!4. P7+1\n}END\n");
  ASSERT_EQ(readout.games.size(), 1U);
  EXPECT_FALSE(readout.complains());
  const Game& game = readout.games[0];
  EXPECT_EQ(main_line(game), "h2e2 h9g7 h0g2 i9h9 i0h0 g6g5 c3c4");
  EXPECT_EQ(game.annotation(game.main_line()[0]).marks, std::vector<std::uint8_t>{1});
  EXPECT_EQ(game.annotation(game.main_line()[5]).marks, std::vector<std::uint8_t>{3});
  EXPECT_EQ(game.tag("RedTeam"), "Team");
  EXPECT_EQ(game.tag("RedElo"), "1200");
  EXPECT_EQ(game.tag("BlackElo"), "1240");
  EXPECT_EQ(game.result().score, Score::black_wins);
}

TEST(Wxf, TellsWhatItCannotHold) {
  Game game;
  const NodeId first = game.add(NodeId::root, Move(Square::h2, Square::e2));
  game.add(NodeId::root, Move(Square::b2, Square::e2));
  game.edit_annotation(first).comment = "x";
  game.edit_annotation(first).clock = std::chrono::milliseconds(5);
  game.add_tag("Annotator", "y");
  const auto written = write(Format::wxf, game, {});
  std::vector<LossKind> kinds;
  for (const Loss& loss : written->losses) kinds.push_back(loss.kind);
  EXPECT_EQ(kinds, (std::vector{LossKind::variations, LossKind::comments, LossKind::clocks,
                                LossKind::tags}));
  EXPECT_EQ(written->losses[3].detail, "Annotator");
}

TEST(PlainText, ReadsWhatPeoplePaste) {
  for (const std::string_view text :
       {"炮二平五 马8进7 马二进三 车9平8", "1.炮二平五马8进7 2.马二进三 车9平8",
        "　　1、炮二平五　　马８进７\n　　2、马二进三　　车９平８\n",
        "1. 炮二平五，马8进7；2. 马二进三，车9平8。", "炮二平五\n马8进7\n马二进三\n车9平8",
        "着法（红先胜）：1.炮二平五 马8进7 2.马二进三 车9平8", "h2e2 h9g7 h0g2 i9h9",
        "1. C2=5 H8+7 2. H2+3 R9=8"}) {
    EXPECT_EQ(detect_format(text), Format::text) << text;
    const Readout readout = read_all(Format::text, text);
    ASSERT_EQ(readout.games.size(), 1U) << text;
    EXPECT_EQ(main_line(readout.games[0]), "h2e2 h9g7 h0g2 i9h9") << text;
  }
}

TEST(PlainText, TakesRemarksForComments) {
  const Readout readout =
      read_all(Format::text,
               "1.炮二平五 马8进7\n当头炮是最常见的开局。\n2.马二进三 车9平8 黑方出车 "
               "3.车一平二\n红方稍优\n");
  ASSERT_EQ(readout.games.size(), 1U);
  const Game& game = readout.games[0];
  ASSERT_EQ(game.main_line().size(), 5U);
  EXPECT_EQ(game.annotation(game.main_line()[1]).comment, "当头炮是最常见的开局。");
  EXPECT_EQ(game.annotation(game.main_line()[3]).comment, "黑方出车");
  EXPECT_EQ(game.annotation(game.main_line()[4]).comment, "红方稍优");
}

TEST(PlainText, ReadsAPositionAndSeveralGames) {
  const Readout readout =
      read_all(Format::text,
               "标题：例一\n4k4/9/9/9/9/9/4P4/9/9/3RK4 w - - 0 1\n1.车六进八 将5平6\n红胜\n"
               "标题：例二\n1.炮二平五 马8进7 和棋\n");
  ASSERT_EQ(readout.games.size(), 2U);
  EXPECT_EQ(readout.games[0].tag("Title"), "例一");
  EXPECT_EQ(main_line(readout.games[0]), "d0d8 e9f9");
  EXPECT_EQ(readout.games[1].tag("Title"), "例二");
  EXPECT_EQ(readout.games[1].result().score, Score::draw);
}

TEST(Xml, ReadsCbf) {
  const std::string text =
      "\uFEFF<?xml version=\"1.0\"?>\n<ChineseChessRecord Version=\"1.0\">\n <Head>\n"
      "<Name>甲&amp;乙</Name><URL /><Red>甲</Red><RecordResult>1</RecordResult>"
      "<FEN>rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1</FEN></Head>\n"
      "<MoveList><Move value=\"00-00\"><![CDATA[引<言>]]></Move><Move value=\"77-47\" />"
      "<Move value=\"70-62\"><![CDATA[好]]></Move></MoveList></ChineseChessRecord>";
  EXPECT_EQ(detect_format(text), Format::cbf);
  const Readout readout = read_all(Format::cbf, text);
  ASSERT_EQ(readout.games.size(), 1U);
  EXPECT_FALSE(readout.complains());
  const Game& game = readout.games[0];
  EXPECT_EQ(game.tag("Title"), "甲&乙");
  EXPECT_EQ(game.annotation(NodeId::root).comment, "引<言>");
  EXPECT_EQ(main_line(game), "h2e2 h9g7");
  EXPECT_EQ(game.annotation(game.main_line()[1]).comment, "好");
  EXPECT_EQ(game.result().score, Score::red_wins);
}

TEST(Xml, ReadsPfc) {
  const std::string text =
      "<!-- <n version=\"2\" win=\"*\" "
      "m=\"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR "
      "w\" c=\"&lt;引&gt;\"><n m=\"h2e2\" c=\"中炮\"><n m=\"h9g7\"/><n default=\"true\" m=\"b9c7\" "
      "s=\"-12\" d=\"9\"><n m=\"h0g2\"/></n></n></n> -->";
  EXPECT_EQ(detect_format(text), Format::pfc);
  const Readout readout = read_all(Format::pfc, text);
  ASSERT_EQ(readout.games.size(), 1U);
  const Game& game = readout.games[0];
  EXPECT_EQ(tree(game), "h2e2 h9g7 (b9c7 h0g2)");
  EXPECT_EQ(game.annotation(NodeId::root).comment, "<引>");
  const NodeId other = game.children(game.main_line()[0])[1];
  EXPECT_EQ(game.annotation(other).evaluation, (Evaluation{-12, false, 9}));
}

TEST(Json, ReadsGamesInAnyWrapping) {
  const std::string one =
      "{\"chuhe_game\": 1, \"moves\": [{\"move\": \"h2e2\"}, "
      "{\"move\": \"h9g7\"}, {\"parent\": 1, \"move\": \"b9c7\"}]}";
  for (const std::string& text : {one, "[" + one + "]", "\n" + one + "\n"}) {
    const Readout readout = read_all(Format::json, text);
    ASSERT_EQ(readout.games.size(), 1U) << text;
    EXPECT_EQ(tree(readout.games[0]), "h2e2 h9g7 (b9c7)");
  }
  EXPECT_EQ(read_all(Format::json, one + "\n" + one).games.size(), 2U);
  EXPECT_EQ(read_all(Format::json, "[" + one + ", " + one + "]").games.size(), 2U);
}

TEST(Charsets, ConvertAndRepair) {
  const CharsetConverter* converter = native_charset_converter();
  ASSERT_NE(converter, nullptr);
  const std::string text = "車馬 象棋 abc";
  for (const Charset charset :
       {Charset::utf8, Charset::utf16le, Charset::utf16be, Charset::gb18030, Charset::big5}) {
    const auto encoded = encode(charset, text, converter);
    ASSERT_TRUE(encoded);
    EXPECT_EQ(encoded->missing, 0U);
    const auto decoded = decode(charset, encoded->bytes, converter);
    ASSERT_TRUE(decoded);
    EXPECT_EQ(decoded->text, text);
    EXPECT_EQ(parse_charset(to_string(charset)), charset);
  }
  EXPECT_EQ(encode(Charset::big5, "a\U0001F600b", converter)->bytes, "a?b");
  // What is missing is counted, never lost in silence; GB 18030 misses nothing where it is whole.
  const auto face = encode(Charset::gb18030, "\U0001F600", converter);
  EXPECT_EQ(face->missing, face->bytes == "?" ? 1U : 0U);
#if !defined(_WIN32)
  EXPECT_EQ(face->missing, 0U);
#endif
  EXPECT_EQ(repaired_utf8("a\xE7\xBA"
                          "b")
                .text,
            "a\uFFFDb");
  EXPECT_EQ(repaired_utf8("\xC0\x80").malformed, 1U);
  EXPECT_EQ(first_malformed_utf8("車\xFF"), 3U);
  EXPECT_FALSE(decode(Charset::gb18030, "\xC4\xE3", nullptr));
}

TEST(Charsets, VietnameseSets) {
  const CharsetConverter* converter = native_charset_converter();
  for (const Charset charset : {Charset::cp1258, Charset::viscii, Charset::tcvn3}) {
    if (!converter->supports(charset)) GTEST_SKIP() << "no " << to_string(charset) << " here";
    const Encoded encoded = converter->encode(charset, "Đà");
    EXPECT_EQ(encoded.missing, 0U) << to_string(charset);
    const Decoded decoded = converter->decode(charset, encoded.bytes);
    EXPECT_EQ(decoded.malformed, 0U) << to_string(charset);
    EXPECT_TRUE(decoded.text == "Đà" || decoded.text == "Đa\u0300") << to_string(charset);
  }
}

class Files : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() /
              ("chuhe-record-" + std::to_string(::testing::UnitTest::GetInstance()->random_seed()) +
               ::testing::UnitTest::GetInstance()->current_test_info()->name());
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }
  std::size_t entries() const {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder_)) {
      count += entry.exists() ? 1 : 0;
    }
    return count;
  }
  std::filesystem::path folder_;
};

TEST_F(Files, AreReplacedAsAWhole) {
  const auto path = folder_ / u8"棋谱.pgn";
  ASSERT_TRUE(replace_file(path, "old"));
  EXPECT_EQ(*read_file(path, 100), "old");
  ASSERT_TRUE(replace_file(path, "new"));
  EXPECT_EQ(*read_file(path, 100), "new");
  EXPECT_EQ(entries(), 1U);
  {
    // Given up half-way: nothing changes and nothing stays behind.
    auto replacement = FileReplacement::begin(path);
    ASSERT_TRUE(replacement);
    ASSERT_TRUE(replacement->write("half"));
    EXPECT_EQ(entries(), 2U);
  }
  EXPECT_EQ(*read_file(path, 100), "new");
  EXPECT_EQ(entries(), 1U);
}

TEST_F(Files, TellWhatFails) {
  EXPECT_EQ(read_file(folder_ / "none", 100).error().fault, FileFault::not_found);
  EXPECT_EQ(read_file(folder_, 100).error().fault, FileFault::no_file);
  EXPECT_EQ(replace_file(folder_, "x").error().fault, FileFault::no_file);
  EXPECT_EQ(replace_file(folder_ / "none" / "x", "x").error().fault, FileFault::unwritable);
  ASSERT_TRUE(replace_file(folder_ / "x", "12345"));
  EXPECT_EQ(read_file(folder_ / "x", 4).error().fault, FileFault::too_large);
}

#if !defined(_WIN32)
TEST_F(Files, ALinkStaysALink) {
  ASSERT_TRUE(replace_file(folder_ / "real", "old"));
  std::filesystem::create_symlink(folder_ / "real", folder_ / "link");
  ASSERT_TRUE(replace_file(folder_ / "link", "new"));
  EXPECT_TRUE(std::filesystem::is_symlink(folder_ / "link"));
  EXPECT_EQ(*read_file(folder_ / "real", 100), "new");
}

// A device or a pipe is nothing to put a file in the place of.
TEST_F(Files, OnlyFilesAreReplaced) {
  ASSERT_EQ(mkfifo((folder_ / "pipe").c_str(), 0600), 0);
  EXPECT_EQ(replace_file(folder_ / "pipe", "x").error().fault, FileFault::no_file);
  EXPECT_TRUE(std::filesystem::is_fifo(folder_ / "pipe"));
}
#endif

}  // namespace
}  // namespace chuhe::record
