// XQR and the files of game servers: variants, broken files.
#include <chuhe/record/server_records.hpp>

#include <chuhe/record/xqr.hpp>

#include "binary_games.hpp"
#include "binary_test.hpp"

namespace chuhe::record {
namespace {

using namespace test;

std::string counted(std::string_view text) {
  return static_cast<char>(text.size()) + std::string(text);
}

// --- XQR ---

const std::string xqr_head("\x00\x02\x20\x17\x01\x01\x00", 7);
const std::string tree_item("\x09\x00", 2);
// A sum that is wrong on purpose where a test does not say otherwise.
const std::string sum_item("\x0a\x04\x00\x00\x00\x00", 6);

std::string xqr_node(int from, int to, unsigned flags) {
  return {static_cast<char>(from), static_cast<char>(to), static_cast<char>(flags), '\0'};
}

// However wide the length of a comment is, the tree says so itself.
TEST(Xqr, CommentLengths) {
  const std::string comment = "引言";
  for (int form = 0; form < 5; ++form) {
    std::string length;
    const auto low = static_cast<char>(comment.size());
    if (form == 0) length = {low};
    if (form == 1) length = {low, '\0'};
    if (form == 2) length = {'\0', low};
    if (form == 3) length = {low, '\0', '\0', '\0'};
    if (form == 4) length = {'\0', '\0', '\0', low};
    const std::string bytes = xqr_head + tree_item + xqr_node(0, 0, 5) + length + comment +
                              xqr_node(0x77, 0x74, 1) + xqr_node(0x07, 0x26, 6) + length + comment +
                              xqr_node(0x27, 0x24, 0) + sum_item;
    const Reading reading = read_with(read_xqr, bytes);
    EXPECT_EQ(game_text(reading.games.at(0)),
              "comment 引言\nh2e2\nh9g7\ncomment 引言\nvariation h7e7\n")
        << form;
    ASSERT_EQ(reading.diagnostics.size(), 1U) << told(reading);
    EXPECT_EQ(reading.diagnostics[0].kind, DiagnosticKind::bad_checksum);
  }
}

TEST(Xqr, CutFilesGiveWhatIsThere) {
  const std::string whole = xqr_head + "\x05\x03red" + tree_item + xqr_node(0, 0, 1) +
                            xqr_node(0x77, 0x74, 1) + xqr_node(0x07, 0x26, 0);
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const Reading reading = read_with(read_xqr, whole.substr(0, size));
    ASSERT_EQ(reading.games.size(), size < 4 ? 0U : 1U) << size;
    EXPECT_FALSE(reading.diagnostics.empty()) << size;
    EXPECT_TRUE(size < 12 || reading.games[0].tag("Red") == "red") << size;
  }
  EXPECT_TRUE(read_with(read_xqr, whole).diagnostics.empty());
}

TEST(Xqr, UnknownItemsAreTold) {
  const std::string fen = "4k4/9/9/9/9/9/9/9/4R4/3K5 b";
  const std::string bytes =
      xqr_head + "\x20" + counted("what?") + "\x08" + counted(fen) + tree_item + xqr_node(0, 0, 0);
  const Reading reading = read_with(read_xqr, bytes);
  EXPECT_EQ(reading.count(DiagnosticKind::ignored_text), 1U);
  EXPECT_EQ(to_fen(reading.games.at(0).start_diagram()), fen + " - - 0 1");
}

// --- MXQ ---

std::string mxq(std::string_view event, std::vector<std::string> moves) {
  std::string bytes =
      counted("site") + counted("2001-02-03") + counted(event) + counted("2400") + counted("2300");
  for (int i = 0; i < 5; ++i) bytes += counted("");
  bytes += counted("c") + counted("");
  for (const std::string& move : moves) bytes += counted(move);
  return bytes + counted("Ends");
}

TEST(Mxq, ResultsInBothCharsets) {
  struct Case {
    std::string event;
    Score score;
    std::string red;
    std::string black;
  };
  const std::vector<Case> cases{
      {"\xba\xfa-\xca\xa4-\xd0\xec", Score::red_wins, "胡", "徐"},
      {"\xba\xfa-\xb8\xba-\xd0\xec", Score::black_wins, "胡", "徐"},
      {"\xba\xfa-\xba\xcd-\xd0\xec", Score::draw, "胡", "徐"},
      {"\xad\x4a-\xb3\xd3-\xae\x7d", Score::red_wins, "胡", "徐"},
      {"\xad\x4a-\xad\x74-\xae\x7d", Score::black_wins, "胡", "徐"},
      {"\xad\x4a-\xa9\x4d-\xae\x7d", Score::draw, "胡", "徐"},
  };
  for (const Case& one : cases) {
    const std::string bytes = mxq(one.event, {"7C-4C", "7J-6H"});
    EXPECT_TRUE(looks_like_mxq(bytes));
    const Reading reading = read_with(read_mxq, bytes);
    const Game& game = reading.games.at(0);
    EXPECT_EQ(game.result().score, one.score);
    EXPECT_EQ(game.tag("Red"), one.red);
    EXPECT_EQ(game.tag("Black"), one.black);
    EXPECT_EQ(game.move_count(), 2U);
    EXPECT_TRUE(reading.diagnostics.empty()) << told(reading);
  }
}

TEST(Mxq, BadMovesStay) {
  const Reading reading = read_with(read_mxq, mxq("e", {"7C-4C", "rubbish", "7J-6H"}));
  EXPECT_EQ(game_text(reading.games.at(0)),
            "site site\ndate 2001-02-03\nevent e\nredelo 2400\nblackelo 2300\ncomment c\n"
            "h2e2\nrubbish\nh9g7\n");
  EXPECT_EQ(reading.count(DiagnosticKind::unreadable_move), 1U);
}

TEST(Mxq, StartPositionsAndCommentsOfTheOtherProgram) {
  std::string squares;
  for (int slot = 0; slot < 32; ++slot) {
    // Red: king e0 and rook a0; Black: king d9.
    const int number = slot == 0 ? 0 : slot == 4 ? 40 : slot == 20 ? 39 : 99;
    squares += (number < 10 ? "0" : "") + std::to_string(number);
  }
  for (const std::string& form : {squares + "+B", squares + "+b"}) {
    const std::string bytes = counted("s") + counted("d") + counted("e") + counted(form) +
                              counted("Moves") + counted("3J-3I") + counted("0A-0B") +
                              counted("Ends") + counted("one") + counted("two") +
                              counted("CommentsEnd");
    const Reading reading = read_with(read_mxq, bytes);
    const Game& game = reading.games.at(0);
    EXPECT_EQ(to_fen(game.start_diagram()), "3k5/9/9/9/9/9/9/9/9/R3K4 b - - 0 1");
    EXPECT_EQ(game.move_count(), 2U);
    EXPECT_EQ(game.annotation(NodeId::root).comment, "one\ntwo");
  }
}

TEST(Mxq, CutFilesGiveWhatIsThere) {
  const std::string whole = mxq("e", {"7C-4C", "7J-6H"});
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const Reading reading = read_with(read_mxq, whole.substr(0, size));
    EXPECT_FALSE(reading.diagnostics.empty()) << size;
    EXPECT_LE(reading.games.size(), 1U);
  }
}

// --- CHE ---

TEST(Che, NewerTextCountsFilesFromTheRight) {
  // b2e2 and b9c7 as h2e2 and h9g7 seen from the other side.
  const std::string newer = "0 2\n1 32 1 2 7 2 4 0 1 0\n2 32 2 9 7 7 6 0 2 0\n";
  EXPECT_TRUE(looks_like_che(newer));
  EXPECT_EQ(game_text(read_with(read_che, newer).games.at(0)), "b2e2\nb9c7\n");
  // Without the two numbers in front.
  const std::string bare = newer.substr(4);
  EXPECT_TRUE(looks_like_che(bare));
  EXPECT_EQ(game_text(read_with(read_che, bare).games.at(0)), "b2e2\nb9c7\n");
}

TEST(Che, CountsThatLie) {
  const std::string moves = " 0 0 0 2 7 2 4 0 0 0";
  const Reading more = read_with(read_che, "0 1000000000" + moves);
  EXPECT_EQ(more.games.at(0).move_count(), 1U);
  EXPECT_EQ(more.count(DiagnosticKind::truncated), 1U);
  const Reading fewer = read_with(read_che, "0 1" + moves + moves);
  EXPECT_EQ(fewer.games.at(0).move_count(), 1U);
  EXPECT_EQ(fewer.count(DiagnosticKind::trailing_bytes), 1U);
  const Reading text = read_with(read_che, "0 2" + moves + " and so on");
  EXPECT_EQ(text.games.at(0).move_count(), 1U);
  EXPECT_EQ(text.count(DiagnosticKind::corrupt), 1U);
  EXPECT_EQ(read_with(read_che, "0 0").games.size(), 1U);
  EXPECT_TRUE(read_with(read_che, "0 5").games.empty());
  EXPECT_TRUE(read_with(read_che, "99999999999999999999").games.empty());
}

// --- CHN and CCM ---

std::string ccm_move(int file, int to_file, int row, int to_row) {
  return {'\x01',
          '\0',
          '\0',
          static_cast<char>(file),
          static_cast<char>(to_file),
          static_cast<char>(row),
          static_cast<char>(to_row)};
}

TEST(Ccm, BoardsSeenFromBlackAreTurned) {
  const std::string seen_from_red = ccm_move(7, 4, 7, 7) + ccm_move(7, 6, 0, 2);
  const std::string seen_from_black = ccm_move(1, 4, 2, 2) + ccm_move(1, 2, 9, 7);
  for (const std::string& bytes : {seen_from_red, seen_from_black}) {
    EXPECT_TRUE(looks_like_ccm(bytes));
    EXPECT_EQ(game_text(read_with(read_ccm, bytes).games.at(0)), "h2e2\nh9g7\n");
  }
  EXPECT_FALSE(looks_like_ccm(seen_from_red.substr(1)));
  EXPECT_FALSE(looks_like_ccm(""));
}

TEST(Ccm, BadAndCutMoves) {
  const std::string bytes = ccm_move(7, 4, 7, 7) + ccm_move(12, 6, 0, 2) + ccm_move(7, 4, 7, 7);
  const Reading reading = read_with(read_ccm, bytes + "\x01");
  EXPECT_EQ(reading.games.at(0).move_count(), 3U);
  EXPECT_EQ(reading.count(DiagnosticKind::unreadable_move), 1U);
  EXPECT_EQ(reading.count(DiagnosticKind::truncated), 1U);
  EXPECT_TRUE(read_with(read_ccm, "\x01").games.empty());
}

std::string chn_move(int file, int row, int to_file, int to_row) {
  std::string bytes(32, '\0');
  bytes[4] = static_cast<char>(file);
  bytes[6] = static_cast<char>(row);
  bytes[8] = static_cast<char>(to_file);
  bytes[10] = static_cast<char>(to_row);
  return bytes;
}

TEST(Chn, BoardsSeenFromBlackAreTurned) {
  const std::string head(188, '\x33');
  for (const std::string& bytes : {head + chn_move(7, 7, 4, 7) + chn_move(7, 0, 6, 2),
                                   head + chn_move(1, 2, 4, 2) + chn_move(1, 9, 2, 7)}) {
    EXPECT_TRUE(looks_like_chn(bytes));
    EXPECT_EQ(game_text(read_with(read_chn, bytes).games.at(0)), "h2e2\nh9g7\n");
    // The end of the last move means nothing, but that it is missing is told.
    const Reading cut = read_with(read_chn, std::string_view(bytes).substr(0, 188 + 32 + 12));
    EXPECT_EQ(cut.games.at(0).move_count(), 2U);
    EXPECT_EQ(cut.count(DiagnosticKind::truncated), 1U);
    EXPECT_EQ(read_with(read_chn, std::string_view(bytes).substr(0, 230)).games.at(0).move_count(),
              1U);
  }
  EXPECT_TRUE(read_with(read_chn, head.substr(0, 100)).games.empty());
}

// What is one of these is none of the others.
TEST(ServerRecords, AreToldApart) {
  const std::vector<std::string> files{mxq("e", {"7C-4C"}), "0 1 0 0 0 2 7 2 4 0 0 0",
                                       std::string(188, 'x') + chn_move(7, 7, 4, 7),
                                       ccm_move(7, 4, 7, 7)};
  using Looks = bool (*)(Bytes);
  const std::vector<Looks> looks{looks_like_mxq, looks_like_che, looks_like_chn, looks_like_ccm};
  for (std::size_t i = 0; i < files.size(); ++i) {
    for (std::size_t k = 0; k < looks.size(); ++k) EXPECT_EQ(looks[k](files[i]), i == k) << i << k;
  }
  for (Looks look : looks) {
    EXPECT_FALSE(look(""));
    EXPECT_FALSE(look("1. 炮二平五 马8进7"));
    EXPECT_FALSE(look("[Event \"x\"]\n\n1. h2e2"));
  }
}

// Nothing that chance makes breaks a reader.
TEST(ServerRecords, RandomBytes) {
  Random random(31);
  for (int i = 0; i < 3000; ++i) {
    std::string bytes;
    const std::size_t size = below(random, 400);
    for (std::size_t k = 0; k < size; ++k) {
      bytes += static_cast<char>(below(random, 3) == 0 ? random() : below(random, 10));
    }
    for (Reader reader : {read_mxq, read_che, read_chn, read_ccm, read_xqr}) {
      const Reading reading = read_with(reader, bytes);
      EXPECT_LE(reading.games.size(), 1U);
      for (const Diagnostic& diagnostic : reading.diagnostics) EXPECT_LE(diagnostic.offset, size);
    }
  }
}

}  // namespace
}  // namespace chuhe::record
