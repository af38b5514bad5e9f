// XQF: laws, broken files, and the bugs that others had.
#include <chuhe/record/xqf.hpp>

#include "binary_games.hpp"
#include "binary_test.hpp"
#include "converter_limits.hpp"

namespace chuhe::record {
namespace {

using namespace test;

constexpr std::size_t tree_offset = 0x400;

WriteOptions converting() {
  WriteOptions options;
  options.converter = native_charset_converter();
  return options;
}

std::string xqf(const Game& game) { return write_xqf(game, converting()).bytes; }

// A header of version 10 with the pieces of the opening position, and a tree.
std::string plain_file(std::string_view tree) {
  return xqf(Game()).substr(0, tree_offset) + std::string(tree);
}

std::string node(int from, int to, unsigned flags, std::string_view comment = {}) {
  std::string bytes;
  bytes += static_cast<char>(from + 24);
  bytes += static_cast<char>(to + 32);
  bytes += static_cast<char>(flags);
  bytes += '\0';
  for (unsigned i = 0; i < 4; ++i) bytes += static_cast<char>(comment.size() >> (8 * i) & 255U);
  return bytes + std::string(comment);
}

constexpr unsigned next = 0xf0;
constexpr unsigned alternative = 0x0f;

TEST(Xqf, WrittenGamesReadBack) {
  if (!testing::system_holds_gb18030()) {
    GTEST_SKIP() << "the system has not all of gb18030";
  }
  Random random(1);
  for (int i = 0; i < 400; ++i) {
    const Game game = random_xqf_game(random);
    const WriteResult written = write_xqf(game, converting());
    EXPECT_TRUE(written.losses.empty());
    const Reading reading = read_with(read_xqf, written.bytes);
    ASSERT_EQ(reading.games.size(), 1U);
    EXPECT_TRUE(reading.games[0] == game) << i << '\n'
                                          << game_text(game) << "---\n"
                                          << game_text(reading.games[0]);
    EXPECT_EQ(reading.summary.moves, game.move_count());
    EXPECT_EQ(reading.count(DiagnosticKind::trailing_bytes), 0U);
    EXPECT_EQ(reading.count(DiagnosticKind::truncated), 0U);
  }
}

TEST(Xqf, AllVersionsReadAlike) {
  if (!testing::system_holds_gb18030()) {
    GTEST_SKIP() << "the system has not all of gb18030";
  }
  Random random(2);
  for (int version : {0, 1, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18}) {
    for (int i = 0; i < 40; ++i) {
      const Game game = random_xqf_game(random);
      const std::string bytes = as_version(xqf(game), version, random);
      const Reading reading = read_with(read_xqf, bytes);
      ASSERT_EQ(reading.games.size(), 1U) << version;
      EXPECT_TRUE(reading.games[0] == game) << version << ' ' << i;
      EXPECT_EQ(reading.count(DiagnosticKind::bad_checksum), 0U);
      EXPECT_EQ(reading.count(DiagnosticKind::trailing_bytes), 0U);
      EXPECT_EQ(reading.count(DiagnosticKind::truncated), 0U);
    }
  }
}

TEST(Xqf, NewerVersionsAreReadWithAWarning) {
  if (!testing::system_holds_gb18030()) {
    GTEST_SKIP() << "the system has not all of gb18030";
  }
  Random random(3);
  const Game game = random_xqf_game(random);
  const Reading reading = read_with(read_xqf, as_version(xqf(game), 19, random));
  ASSERT_EQ(reading.games.size(), 1U);
  EXPECT_TRUE(reading.games[0] == game);
  EXPECT_EQ(reading.count(DiagnosticKind::unsupported_version), 1U);
}

// Of a file that is cut anywhere as many moves are read as are there, in the order of the file.
TEST(Xqf, CutFilesGiveWhatIsThere) {
  Random random(4);
  for (int version : {10, 18}) {
    GameShape shape;
    shape.may_have_bad_start = false;
    Game game = random_xqf_game(random, shape);
    while (game.move_count() < 30) game = random_xqf_game(random, shape);
    const std::string whole = as_version(xqf(game), version, random);
    std::size_t moves = 0;
    for (std::size_t size = 0; size < whole.size(); ++size) {
      const std::string cut = whole.substr(0, size);
      const Reading reading = read_with(read_xqf, cut);
      ASSERT_FALSE(reading.diagnostics.empty()) << size;
      ASSERT_EQ(reading.games.size(), size < 48 ? 0U : 1U) << size;
      if (reading.games.empty()) continue;
      EXPECT_EQ(reading.count(DiagnosticKind::truncated), 1U) << size;
      EXPECT_EQ(reading.first(DiagnosticKind::truncated)->offset, size);
      EXPECT_GE(reading.games[0].move_count(), moves);
      moves = reading.games[0].move_count();
      std::optional<NodeId> ours = NodeId::root;
      std::optional<NodeId> theirs = NodeId::root;
      for (; ours && theirs; ours = reading.games[0].next_in_preorder(*ours)) {
        EXPECT_EQ(reading.games[0].move(*ours), game.move(*theirs)) << size;
        theirs = game.next_in_preorder(*theirs);
      }
      EXPECT_FALSE(ours.has_value());
    }
    EXPECT_EQ(moves, game.move_count());
  }
}

// Whatever is flipped, the file is read to some end, and what was read can be written and read.
TEST(Xqf, FlippedBitsEndInAGame) {
  Random random(5);
  for (int version : {10, 12, 18}) {
    Game game = random_xqf_game(random);
    while (game.move_count() < 20) game = random_xqf_game(random);
    const std::string whole = as_version(xqf(game), version, random);
    ReadOptions options;
    options.charset = Charset::gb18030;
    for (std::size_t bit = 0; bit < 8 * whole.size(); ++bit) {
      // Most of the header is zeros that mean nothing.
      if (bit / 8 > 0x60 && bit / 8 < tree_offset && bit % 61 != 0) continue;
      std::string flipped = whole;
      flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << bit % 8));
      const Reading reading = read_with(read_xqf, flipped, options);
      if (reading.games.empty()) {
        EXPECT_LT(bit / 8, 2U);
        EXPECT_EQ(reading.count(DiagnosticKind::not_this_format), 1U);
        continue;
      }
      const WriteResult written = write_xqf(reading.games[0], converting());
      if (!written.losses.empty()) continue;
      const Reading again = read_with(read_xqf, written.bytes, options);
      EXPECT_TRUE(again.games.at(0) == reading.games[0]) << version << ' ' << bit;
    }
  }
}

TEST(Xqf, ThreeFirstMovesAreThree) {
  const std::string bytes = plain_file(node(0, 0, next) + node(72, 42, next | alternative) +
                                       node(79, 67, 0) + node(12, 42, next | alternative) +
                                       node(19, 27, 0) + node(63, 64, next) + node(26, 25, 0));
  const Reading reading = read_with(read_xqf, bytes);
  ASSERT_EQ(reading.games.size(), 1U);
  EXPECT_TRUE(reading.diagnostics.empty()) << told(reading);
  EXPECT_EQ(game_text(reading.games[0]),
            "h2e2\nh9g7\nvariation b2e2\nb9c7\nvariation g3g4\nc6c5\n");
  EXPECT_EQ(reading.games[0].children(NodeId::root).size(), 3U);
}

TEST(Xqf, RootAloneHasNoMoves) {
  for (std::size_t garbage : {0U, 16U}) {
    const std::string bytes = plain_file(node(0, 0, 0) + std::string(garbage, '\x5a'));
    const Reading reading = read_with(read_xqf, bytes);
    ASSERT_EQ(reading.games.size(), 1U);
    EXPECT_TRUE(reading.games[0] == Game());
    EXPECT_EQ(reading.summary.warnings + reading.summary.errors, 0U);
    EXPECT_EQ(reading.count(DiagnosticKind::trailing_bytes), garbage == 0 ? 0U : 1U);
  }
}

// Converters wrote files whose root owes a move that never comes.
TEST(Xqf, RootThatOwesAMove) {
  const Reading reading = read_with(read_xqf, plain_file(node(0, 0, next)));
  ASSERT_EQ(reading.games.size(), 1U);
  EXPECT_EQ(reading.games[0].move_count(), 0U);
  ASSERT_EQ(reading.diagnostics.size(), 1U);
  EXPECT_EQ(reading.diagnostics[0].kind, DiagnosticKind::truncated);
  EXPECT_EQ(reading.diagnostics[0].offset, 0x408U);
}

TEST(Xqf, FirstMoveTellsWhoMoves) {
  // Black's horse moves first, the header says Red.
  const std::string bytes = plain_file(node(0, 0, next) + node(79, 67, next) + node(72, 42, 0));
  const Reading reading = read_with(read_xqf, bytes);
  EXPECT_EQ(reading.games.at(0).start_diagram().turn, Color::black);
  EXPECT_EQ(reading.count(DiagnosticKind::turn_corrected), 1U);
  EXPECT_EQ(reading.count(DiagnosticKind::illegal_move), 0U);
  // Without a move the header's word counts.
  std::string empty = plain_file(node(0, 0, 0));
  empty[0x32] = 1;
  EXPECT_EQ(read_with(read_xqf, empty).games.at(0).start_diagram().turn, Color::black);
}

// The squares are read even where the type says that it is a game from the opening position.
TEST(Xqf, SquaresCountWhateverTheType) {
  for (char type : {'\0', '\1', '\2', '\3'}) {
    std::string bytes = plain_file(node(0, 0, 0));
    bytes[0x40] = type;
    bytes[0x10] = '\xff';  // Red's rook is given as odds
    const Reading reading = read_with(read_xqf, bytes);
    EXPECT_EQ(to_fen(reading.games.at(0).start_diagram()),
              "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/1NBAKABNR w - - 0 1");
  }
}

TEST(Xqf, IllegalMovesStayAndAreTold) {
  const std::string bytes =
      plain_file(node(0, 0, next) + node(72, 42, next) + node(45, 44, next, "from nowhere") +
                 node(70, 62, next | alternative) + node(200, 3, 0) + node(79, 67, 0));
  const Reading reading = read_with(read_xqf, bytes);
  const Game& game = reading.games.at(0);
  EXPECT_EQ(game.move_count(), 5U);
  EXPECT_EQ(game_text(game),
            "h2e2\ne5e4 illegal\ncomment from nowhere\nh0g2\n200-3\nvariation h9g7\n");
  const auto illegal = reading.first(DiagnosticKind::illegal_move);
  ASSERT_TRUE(illegal);
  EXPECT_EQ(illegal->offset, 0x410U);
  EXPECT_EQ(illegal->ply, 2U);
  EXPECT_EQ(illegal->illegal->reason.kind, IllegalKind::no_piece);
}

TEST(Xqf, HeaderStringsAreCutWhereTheyMust) {
  std::string bytes = plain_file(node(0, 0, 0));
  const auto put = [&](std::size_t at, std::string_view text) {
    std::copy(text.begin(), text.end(), bytes.begin() + static_cast<std::ptrdiff_t>(at));
  };
  // 23 bytes announced where 15 fit: seven characters and half of one.
  put(0x120,
      "\x17"
      "\xb1\xb1\xbe\xa9\xb1\xb1\xbe\xa9\xb1\xb1\xbe\xa9\xb1\xb1\xbe");
  put(0x130, std::string_view("\x06"
                              "ab\0cd?",
                              7));
  // A title may run on into the reserved bytes.
  put(0x50, "\x5c" + std::string(92, 't'));
  const Reading reading = read_with(read_xqf, bytes);
  const Game& game = reading.games.at(0);
  EXPECT_EQ(game.tag("Site"), "北京北京北京北");
  EXPECT_EQ(game.tag("Red"), "ab");
  EXPECT_EQ(game.tag("Title")->size(), 92U);
  EXPECT_EQ(reading.summary.warnings + reading.summary.errors, 0U) << told(reading);
  EXPECT_EQ(reading.first(DiagnosticKind::corrupt)->offset, 0x120U);
}

TEST(Xqf, OddResultsAreNotes) {
  std::string bytes = plain_file(node(0, 0, 0));
  bytes[0x33] = 4;
  const Reading reading = read_with(read_xqf, bytes);
  EXPECT_EQ(reading.games.at(0).result().score, Score::unknown);
  EXPECT_EQ(reading.count(DiagnosticKind::bad_result), 1U);
}

TEST(Xqf, WrongKeySumsAreTold) {
  Random random(6);
  std::string bytes = as_version(plain_file(node(0, 0, 0)), 18, random);
  bytes[0x0c] = static_cast<char>(bytes[0x0c] + 1);
  const Reading reading = read_with(read_xqf, bytes);
  EXPECT_EQ(reading.games.size(), 1U);
  EXPECT_EQ(reading.first(DiagnosticKind::bad_checksum)->offset, 0x0cU);
}

TEST(Xqf, VietnameseByChoiceOfTheCaller) {
  const CharsetConverter* const converter = native_charset_converter();
  const std::string name = "Võ Văn";
  for (Charset charset : {Charset::cp1258, Charset::viscii, Charset::tcvn3, Charset::big5}) {
    const std::string text = charset == Charset::big5 ? "車馬炮" : name;
    if (!testing::system_holds(charset, text)) {
      GTEST_SKIP() << "the system does not write " << text << " in " << to_string(charset);
    }
    Game game;
    game.add_tag("Red", text);
    game.edit_annotation(NodeId::root).comment = text;
    WriteOptions writing = converting();
    writing.charset = charset;
    const WriteResult written = write_xqf(game, writing);
    EXPECT_TRUE(written.losses.empty()) << to_string(charset);
    ReadOptions reading;
    reading.charset = charset;
    const Reading again = read_with(read_xqf, written.bytes, reading);
    EXPECT_EQ(again.games.at(0).tag("Red"), text) << to_string(charset);
    EXPECT_EQ(again.games.at(0).annotation(NodeId::root).comment, text) << to_string(charset);
    // The bytes themselves are there for those who want to find out.
    EXPECT_EQ(xqf_texts(written.bytes)->red, encode(charset, text, converter)->bytes);
    XqfNodes nodes(written.bytes);
    XqfNodes::Node root;
    ASSERT_TRUE(nodes.next(root));
    EXPECT_EQ(root.comment, encode(charset, text, converter)->bytes);
  }
}

TEST(Xqf, Utf8IsToldFromGbk) {
  std::string bytes = plain_file(node(0, 0, 0, "胡荣华先胜"));
  const std::string name = "许银川";
  bytes[0x130] = static_cast<char>(name.size());
  std::copy(name.begin(), name.end(), bytes.begin() + 0x131);
  const Game game = read_with(read_xqf, bytes).games.at(0);
  EXPECT_EQ(game.tag("Red"), name);
  EXPECT_EQ(game.annotation(NodeId::root).comment, "胡荣华先胜");
}

TEST(Xqf, BrokenTextIsReplacedAndTold) {
  const std::string bytes = plain_file(node(0, 0, 0,
                                            "ab\xff"
                                            "cd"));
  const Reading reading = read_with(read_xqf, bytes);
  EXPECT_EQ(reading.games.at(0).annotation(NodeId::root).comment,
            "ab\xEF\xBF\xBD"
            "cd");
  const auto told = reading.first(DiagnosticKind::malformed_text);
  ASSERT_TRUE(told);
  EXPECT_EQ(told->offset, 0x40aU);
  EXPECT_EQ(told->text, "ff");
}

TEST(Xqf, WithoutConverterAsciiIsLeft) {
  GameCollector collector;
  const std::string bytes = plain_file(node(0, 0, 0, "ab\xba\xfa"));
  read_xqf(bytes, collector, ReadOptions{});
  EXPECT_TRUE(collector.games.at(0).annotation(NodeId::root).comment.starts_with("ab"));
  EXPECT_EQ(collector.diagnostics.at(0).kind, DiagnosticKind::unencodable_text);
  Game game;
  game.add_tag("Red", "a胡b");
  const WriteResult written = write_xqf(game, WriteOptions{});
  EXPECT_EQ(xqf_texts(written.bytes)->red, "a?b");
  ASSERT_EQ(written.losses.size(), 1U);
  EXPECT_EQ(written.losses[0].kind, LossKind::characters);
}

TEST(Xqf, LineEndsBecomeOneKind) {
  const Reading reading = read_with(read_xqf, plain_file(node(0, 0, 0, "a\r\nb\rc\nd\r\n\r\n")));
  EXPECT_EQ(reading.games.at(0).annotation(NodeId::root).comment, "a\nb\nc\nd\n\n");
}

TEST(Xqf, LongTextsAreCutAtACharacter) {
  Game game;
  game.add_tag("Red", "一二三四五六七八九十");
  game.add_tag("Title", std::string(100, 'x'));
  game.add_tag("Round", "1");
  game.add_tag("Red", "another");
  const WriteResult written = write_xqf(game, converting());
  const Game again = read_with(read_xqf, written.bytes).games.at(0);
  EXPECT_EQ(again.tag("Red"), "一二三四五六七");
  EXPECT_EQ(again.tag("Title")->size(), 63U);
  const std::vector<Loss> losses{{LossKind::tags, 2, "Round, Red"}, {LossKind::long_texts, 2, ""}};
  EXPECT_EQ(written.losses, losses);
}

TEST(Xqf, WhatHasNoPlaceIsCounted) {
  Game game;
  Diagram start = opening_diagram();
  start.fullmove = 7;
  game.set_start(start);
  const NodeId move = game.add(NodeId::root, *parse_coordinates("h2e2"));
  Annotation& annotation = game.edit_annotation(move);
  annotation.comment_before = "before";
  annotation.comment = "after";
  annotation.marks = {1, 4};
  annotation.evaluation = Evaluation{30, false, 12};
  annotation.clock = std::chrono::seconds(30);
  game.set_result({Score::red_wins, GameEnding::checkmate, "cxa2020"});
  const WriteResult written = write_xqf(game, converting());
  const Game again = read_with(read_xqf, written.bytes).games.at(0);
  EXPECT_EQ(again.annotation(move).comment, "before\nafter");
  std::map<LossKind, std::size_t> counts;
  for (const Loss& loss : written.losses) counts[loss.kind] = loss.count;
  const std::map<LossKind, std::size_t> expected{{LossKind::comments_before_moves, 1},
                                                 {LossKind::marks, 2},
                                                 {LossKind::evaluations, 1},
                                                 {LossKind::clocks, 1},
                                                 {LossKind::ending, 1},
                                                 {LossKind::rule_set, 1},
                                                 {LossKind::start_counters, 1}};
  EXPECT_EQ(counts, expected);
}

// More rooks than there are slots.
TEST(Xqf, PiecesBeyondASetAreALoss) {
  Game game(*read_diagram("rrr1k4/9/9/9/9/9/9/9/9/4K4 w"));
  const WriteResult written = write_xqf(game, converting());
  ASSERT_EQ(written.losses.size(), 1U);
  EXPECT_EQ(written.losses[0].kind, LossKind::start_position);
}

TEST(XqfLimits, ImpossibleLengthsAreRefused) {
  std::string tree = node(0, 0, next) + node(72, 42, next, "text");
  // The length of the second comment becomes 4 GB.
  for (std::size_t i = 12; i < 16; ++i) tree[i] = '\xff';
  const Reading reading = read_with(read_xqf, plain_file(tree + node(79, 67, 0)));
  EXPECT_EQ(game_text(reading.games.at(0)), "h2e2\ncomment textgc\n");
  EXPECT_EQ(reading.count(DiagnosticKind::truncated), 1U);
}

// From version 11 lengths are stored larger than they are: one that is not larger cannot be.
TEST(XqfLimits, LengthsBelowTheirShiftAreLeftOut) {
  std::string bytes = plain_file(
      // With keys of zero the shift is 767; flags 0x80 a move follows, 0x20 a comment.
      std::string("\x18\x20\xa0\x00\x05\x00\x00\x00", 8) +
      std::string("\x60\x4a\x20\x00\x02\x03\x00\x00"
                  "abc",
                  11));
  bytes[2] = 11;
  const Reading reading = read_with(read_xqf, bytes);
  EXPECT_EQ(game_text(reading.games.at(0)), "h2e2\ncomment abc\n");
  EXPECT_EQ(reading.first(DiagnosticKind::corrupt)->offset, 0x404U);
}

TEST(XqfLimits, NodesAndDepth) {
  std::string line;
  for (int i = 0; i < 2000; ++i) {
    // The rooks go to and fro; what is legal does not matter.
    line += i % 4 == 0   ? node(0, 1, next)
            : i % 4 == 1 ? node(9, 8, next)
            : i % 4 == 2 ? node(1, 0, next)
                         : node(8, 9, next);
  }
  const std::string bytes = plain_file(node(0, 0, next) + line);
  ReadOptions options;
  options.limits.depth = 100;
  Reading reading = read_with(read_xqf, bytes, options);
  EXPECT_EQ(reading.games.at(0).move_count(), 100U);
  EXPECT_EQ(reading.first(DiagnosticKind::limit_reached)->text, "depth");
  options.limits = Limits{};
  options.limits.nodes = 7;
  reading = read_with(read_xqf, bytes, options);
  EXPECT_EQ(reading.games.at(0).move_count(), 7U);
  EXPECT_EQ(reading.first(DiagnosticKind::limit_reached)->text, "nodes");
  options.limits = Limits{};
  options.limits.bytes = 0x410;
  reading = read_with(read_xqf, bytes, options);
  EXPECT_EQ(reading.games.at(0).move_count(), 1U);
  EXPECT_EQ(reading.first(DiagnosticKind::limit_reached)->text, "bytes");
}

TEST(XqfLimits, TextBytes) {
  ReadOptions options;
  options.limits.text_bytes = 5;
  const Reading reading =
      read_with(read_xqf, plain_file(node(0, 0, 0, "\xba\xfa\xc8\xd9\xbb\xaa")), options);
  EXPECT_EQ(reading.games.at(0).annotation(NodeId::root).comment, "胡");
  EXPECT_EQ(reading.first(DiagnosticKind::limit_reached)->text, "text_bytes");
}

// A million nodes, each with an alternative and a move that follows: as deep as can be.
TEST(XqfLimitsSlow, MillionNodes) {
  std::string tree = node(0, 0, next);
  for (int i = 0; i < 1'000'000; ++i) tree += node(0, 1, next | alternative);
  const Reading deep = read_with(read_xqf, plain_file(tree));
  EXPECT_EQ(deep.games.at(0).move_count(), Limits{}.depth);
  tree = node(0, 0, next);
  for (int i = 0; i < 1'000'000; ++i) tree += node(72, 42, alternative);
  const Reading wide = read_with(read_xqf, plain_file(tree + node(12, 42, 0)));
  EXPECT_EQ(wide.games.at(0).move_count(), 1'000'001U);
  EXPECT_TRUE(wide.diagnostics.empty());
}

// A visitor that wants nothing gets nothing more.
TEST(Xqf, VisitorsCanSkipAndStop) {
  struct Counter : Visitor {
    Flow answer = Flow::go_on;
    int events = 0;
    int ends = 0;
    Flow begin_game(const GamePlace&) override { return answer; }
    void tag(std::string_view, std::string_view) override { ++events; }
    void move(NodeId, Move, MoveStatus, std::string_view) override { ++events; }
    Flow end_game() override {
      ++ends;
      return Flow::go_on;
    }
  };
  Random random(8);
  Game game = random_xqf_game(random);
  game.set_tag("Title", "t");
  const std::string bytes = xqf(game);
  for (Flow flow : {Flow::skip_game, Flow::stop}) {
    Counter counter;
    counter.answer = flow;
    const ReadSummary summary = read_xqf(bytes, counter, ReadOptions{});
    EXPECT_EQ(counter.events, 0);
    EXPECT_EQ(counter.ends, flow == Flow::stop ? 0 : 1);
    EXPECT_EQ(summary.stopped, flow == Flow::stop);
  }
}

TEST(Xqf, OtherBytesAreRefused) {
  for (std::string_view bytes : {std::string_view{}, {"X"}, {"XQ"}, {"\x1f\x8b\x08"}}) {
    const Reading reading = read_with(read_xqf, bytes);
    EXPECT_TRUE(reading.games.empty());
    EXPECT_EQ(reading.summary.errors, 1U);
    EXPECT_FALSE(looks_like_xqf(bytes));
  }
}

}  // namespace
}  // namespace chuhe::record
