// CBR and CBL: laws, broken files, and the bugs that others had.
#include <chuhe/record/cbr.hpp>

#include <chuhe/record/cbl.hpp>

#include "binary_games.hpp"
#include "binary_test.hpp"

namespace chuhe::record {
namespace {

using namespace test;

constexpr std::size_t tree_offset = 2214;

std::string cbr(const Game& game) { return write_cbr(game, {}).bytes; }

std::string node(unsigned flags, int from, int to) {
  return {static_cast<char>(flags), '\0', static_cast<char>(from), static_cast<char>(to)};
}

std::string library(const std::vector<Game>& games, CblInfo info = {}) {
  CblWriter writer(std::move(info));
  for (const Game& game : games) writer.add(game);
  return std::move(writer).finish().bytes;
}

std::vector<Game> random_games(Random& random, std::size_t count, GameShape shape = {}) {
  std::vector<Game> games;
  for (std::size_t i = 0; i < count; ++i) games.push_back(random_cbr_game(random, shape));
  return games;
}

TEST(Cbr, WrittenGamesReadBack) {
  Random random(11);
  for (int i = 0; i < 400; ++i) {
    const Game game = random_cbr_game(random);
    const WriteResult written = write_cbr(game, {});
    EXPECT_TRUE(written.losses.empty());
    const Reading reading = read_with(read_cbr, written.bytes);
    ASSERT_EQ(reading.games.size(), 1U);
    EXPECT_TRUE(reading.games[0] == game) << i << '\n'
                                          << game_text(game) << "---\n"
                                          << game_text(reading.games[0]);
    EXPECT_EQ(reading.count(DiagnosticKind::truncated), 0U);
    EXPECT_EQ(write_cbr(reading.games[0], {}).bytes, written.bytes);
  }
}

TEST(Cbr, CutFilesGiveWhatIsThere) {
  Random random(12);
  GameShape shape;
  shape.may_have_bad_start = false;
  Game game = random_cbr_game(random, shape);
  while (game.move_count() < 30) game = random_cbr_game(random, shape);
  const std::string whole = cbr(game);
  std::size_t moves = 0;
  for (std::size_t size = 0; size < whole.size(); size += size + 200 < tree_offset ? 7 : 1) {
    const Reading reading = read_with(read_cbr, whole.substr(0, size));
    ASSERT_FALSE(reading.diagnostics.empty()) << size;
    ASSERT_EQ(reading.games.size(), size < 36 ? 0U : 1U) << size;
    if (reading.games.empty()) continue;
    EXPECT_EQ(reading.count(DiagnosticKind::truncated), 1U) << size;
    EXPECT_GE(reading.games[0].move_count(), moves);
    moves = reading.games[0].move_count();
  }
  EXPECT_EQ(moves, game.move_count());
}

TEST(Cbr, FlippedBitsEndInAGame) {
  Random random(13);
  Game game = random_cbr_game(random);
  while (game.move_count() < 20) game = random_cbr_game(random);
  const std::string whole = cbr(game);
  for (std::size_t bit = 0; bit < 8 * whole.size(); ++bit) {
    if (bit / 8 > 36 && bit / 8 < 2000 && bit % 41 != 0) continue;
    std::string flipped = whole;
    flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << bit % 8));
    const Reading reading = read_with(read_cbr, flipped);
    if (reading.games.empty()) {
      EXPECT_LT(bit / 8, 16U);
      continue;
    }
    const WriteResult written = write_cbr(reading.games[0], {});
    if (!written.losses.empty()) continue;
    EXPECT_TRUE(read_with(read_cbr, written.bytes).games.at(0) == reading.games[0]) << bit;
  }
}

TEST(Cbr, RootAloneHasNoMoves) {
  for (std::size_t garbage : {0U, 16U}) {
    const Reading reading = read_with(read_cbr, cbr(Game()) + std::string(garbage, '\x5a'));
    ASSERT_EQ(reading.games.size(), 1U);
    EXPECT_TRUE(reading.games[0] == Game());
    EXPECT_TRUE(reading.diagnostics.empty());
  }
}

// The side stands at 2112; at 2116 is the number of the first move.
TEST(Cbr, SideOfPositionsWithoutMoves) {
  Diagram start = opening_diagram();
  start.turn = Color::black;
  start.fullmove = 1;
  const std::string bytes = cbr(Game(start));
  EXPECT_EQ(bytes[2112], 2);
  EXPECT_EQ(bytes[2116], 1);
  EXPECT_EQ(read_with(read_cbr, bytes).games.at(0).start_diagram(), start);
}

TEST(Cbr, FirstMoveTellsWhoMoves) {
  std::string bytes = cbr(Game()).substr(0, tree_offset);
  bytes += node(0, 0, 0) + node(1, 7, 24);  // h9g7
  const Reading reading = read_with(read_cbr, bytes);
  EXPECT_EQ(reading.games.at(0).start_diagram().turn, Color::black);
  EXPECT_EQ(reading.count(DiagnosticKind::turn_corrected), 1U);
}

// Garbage behind a text's end is not text, and the end is looked for at even places only.
TEST(Cbr, TextsEndAtAZeroCharacter) {
  Game game;
  game.add_tag("Title", "（一）一");
  std::string bytes = cbr(game);
  const std::size_t end = 180 + 2 * 4;
  for (std::size_t i = end + 2; i < 180 + 128; ++i) bytes[i] = static_cast<char>(i);
  EXPECT_EQ(read_with(read_cbr, bytes).games.at(0).tag("Title"), "（一）一");
  // ")" and U+4E00 are 29 00 00 4e: two zeros in a row at an odd place.
  game.set_tag("Title", ")一.");
  EXPECT_EQ(read_with(read_cbr, cbr(game)).games.at(0).tag("Title"), ")一.");
}

TEST(Cbr, EndingsAreWords) {
  Game game;
  game.set_result({Score::draw, GameEnding::perpetual_check, {}});
  EXPECT_TRUE(read_with(read_cbr, cbr(game)).games.at(0) == game);
  std::string bytes = cbr(Game());
  bytes[2080] = '\x11';
  bytes[2081] = '\x62';  // 我
  EXPECT_EQ(read_with(read_cbr, bytes).games.at(0).tag("Termination"), "我");
  EXPECT_TRUE(read_with(read_cbr, cbr(read_with(read_cbr, bytes).games[0])).games.at(0) ==
              read_with(read_cbr, bytes).games[0]);
}

// The old layout, made by moving the fields of a present file; squares by columns.
TEST(Cbr, OldLayout) {
  for (bool red_first : {false, true}) {
    Game game;
    game.add_tag("Title", "测试");
    game.add_tag("Red", "胡荣华");
    game.add_tag("Black", "许银川");
    game.add_tag("Annotator", "某");
    game.set_result({Score::red_wins, GameEnding::unknown, {}});
    NodeId at = NodeId::root;
    for (const char* move : {"h2e2", "h9g7", "h0g2"}) at = game.add(at, *parse_coordinates(move));
    const std::string present = cbr(game);
    std::string old = present.substr(0, 52);
    old += present.substr(180, 1524 - 180) + present.substr(1652);
    old[19] = 1;
    ASSERT_EQ(old.size(), present.size() - 256);
    constexpr std::size_t board = 1864;
    if (red_first) {
      std::string flipped;
      for (std::size_t row = 10; row-- > 0;) flipped += old.substr(board + 9 * row, 9);
      old.replace(board, 90, flipped);
    }
    for (std::size_t i = 1958; i + 4 <= old.size(); i += 4) {
      for (std::size_t k : {i + 2, i + 3}) {
        const int number = static_cast<unsigned char>(old[k]);
        const int row = number / 9;
        old[k] = static_cast<char>(number % 9 * 16 + (red_first ? 9 - row : row));
      }
    }
    const Reading reading = read_with(read_cbr, old);
    EXPECT_TRUE(reading.diagnostics.empty()) << told(reading);
    EXPECT_TRUE(reading.games.at(0) == game) << game_text(reading.games[0]);
  }
}

TEST(Cbr, LostPlacesAreTold) {
  std::string bytes = cbr(Game()).substr(0, tree_offset);
  bytes += node(0, 0, 0) + node(0, 70, 67) + node(0xf0, 200, 201) + node(0, 1, 1);
  const Reading reading = read_with(read_cbr, bytes);
  EXPECT_EQ(game_text(reading.games.at(0)), "h2e2\n");
  EXPECT_EQ(reading.first(DiagnosticKind::corrupt)->offset, tree_offset + 8);
  // A comment of 4 GB.
  const std::string comment =
      node(0, 0, 0) + node(4, 70, 67) + "\xff\xff\xff\xff" + std::string("a\0b\0\0\0c\0", 8);
  const Reading huge = read_with(read_cbr, cbr(Game()).substr(0, tree_offset) + comment);
  EXPECT_EQ(game_text(huge.games.at(0)), "h2e2\ncomment ab\n");
  EXPECT_EQ(huge.count(DiagnosticKind::truncated), 1U);
}

TEST(Cbl, WrittenLibrariesReadBack) {
  Random random(21);
  for (std::size_t count : {0U, 1U, 5U, 128U, 129U, 300U}) {
    GameShape shape;
    shape.moves = 20;
    const std::vector<Game> games = random_games(random, count, shape);
    CblInfo info;
    info.name = "全国赛";
    info.remarks = "a\nb";
    const std::string bytes = library(games, info);
    EXPECT_EQ((bytes.size() - 66624) % 4096, (count + 127 + (count == 0)) / 128 * 128 * 276 % 4096);
    const Reading reading = read_with(read_cbl, bytes);
    ASSERT_EQ(reading.games.size(), count);
    for (std::size_t i = 0; i < count; ++i) EXPECT_TRUE(reading.games[i] == games[i]) << i;
    EXPECT_EQ(cbl_info(bytes), info);
    EXPECT_EQ(reading.count(DiagnosticKind::no_game), count == 0 ? 1U : 0U);
  }
}

// Games of many slots, of which all but the first have no magic.
TEST(Cbl, LongGamesGoOnInTheNextSlots) {
  Random random(22);
  GameShape shape;
  shape.moves = 3000;
  shape.may_have_bad_start = false;
  const std::vector<Game> games = random_games(random, 6, shape);
  const std::string bytes = library(games);
  ASSERT_GT(bytes.size(), 66624U + 128 * 276 + 12 * 4096);
  const Reading reading = read_with(read_cbl, bytes);
  ASSERT_EQ(reading.games.size(), games.size());
  for (std::size_t i = 0; i < games.size(); ++i) EXPECT_TRUE(reading.games[i] == games[i]);
}

TEST(Cbl, DeletedRecordsAreLeftOut) {
  Random random(23);
  std::vector<Game> games = random_games(random, 4);
  games[1].set_tag("Title", "gone");
  std::string bytes = library(games);
  bytes[66624 + 276] = 5;
  const Reading reading = read_with(read_cbl, bytes);
  ASSERT_EQ(reading.games.size(), 3U);
  EXPECT_TRUE(reading.games[1] == games[2]);
  EXPECT_EQ(reading.first(DiagnosticKind::deleted_record)->text, "gone");
}

// The index counts nothing when it is broken: then the magic alone tells.
TEST(Cbl, BrokenIndexes) {
  Random random(24);
  GameShape shape;
  shape.moves = 20;
  const std::vector<Game> games = random_games(random, 5, shape);
  const std::string whole = library(games);
  for (std::uint32_t capacity : {0U, 1U, 127U, 384U, 100'000U, 0xffffffffU}) {
    std::string bytes = whole;
    for (std::size_t i = 0; i < 4; ++i) bytes[60 + i] = static_cast<char>(capacity >> (8 * i));
    const Reading reading = read_with(read_cbl, bytes);
    ASSERT_EQ(reading.games.size(), games.size()) << capacity;
    for (std::size_t i = 0; i < games.size(); ++i) EXPECT_TRUE(reading.games[i] == games[i]);
    EXPECT_EQ(reading.count(DiagnosticKind::corrupt), 1U);
  }
  std::string bytes = whole;
  for (std::size_t i = 66624; i < 66624 + 128 * 276; ++i) bytes[i] = static_cast<char>(random());
  EXPECT_EQ(read_with(read_cbl, bytes).games.size(), games.size());
}

// A record that was moved keeps its entry, which is found by its GUID.
TEST(Cbl, EntriesAreFoundByGuid) {
  Random random(25);
  const std::vector<Game> games = random_games(random, 3);
  std::string bytes = library(games);
  bytes[66624] = 5;
  std::string first = bytes.substr(66624, 276);
  std::string last = bytes.substr(66624 + 2 * 276, 276);
  bytes.replace(66624, 276, last);
  bytes.replace(66624 + 2 * 276, 276, first);
  const Reading reading = read_with(read_cbl, bytes);
  ASSERT_EQ(reading.games.size(), 2U);
  EXPECT_TRUE(reading.games[0] == games[1]);
}

TEST(Cbl, CutLibrariesGiveWhatIsThere) {
  Random random(26);
  GameShape shape;
  shape.moves = 10;
  const std::string whole = library(random_games(random, 4, shape));
  std::size_t games = 0;
  for (std::size_t size = 0; size < whole.size(); size += 1 + size / 97 % 997) {
    const Reading reading = read_with(read_cbl, whole.substr(0, size));
    EXPECT_GE(reading.games.size(), games);
    games = reading.games.size();
    for (const Diagnostic& diagnostic : reading.diagnostics) EXPECT_LE(diagnostic.offset, size);
  }
  EXPECT_EQ(games, 4U);
}

TEST(Cbl, OffsetsAreThoseOfTheLibrary) {
  Game game;
  const NodeId move = game.append(NodeId::root, {Square::e4, Square::e5}, MoveStatus::illegal);
  game.edit_annotation(move).comment = "c";
  const std::string bytes = library({Game(), game});
  const Reading reading = read_with(read_cbl, bytes);
  const auto illegal = reading.first(DiagnosticKind::illegal_move);
  ASSERT_TRUE(illegal);
  EXPECT_EQ(illegal->offset, 66624U + 128 * 276 + 4096 + tree_offset + 4);
  EXPECT_EQ(illegal->game, 1U);
}

TEST(Cbl, GamesAreLimited) {
  Random random(27);
  ReadOptions options;
  options.limits.games = 2;
  const Reading reading = read_with(read_cbl, library(random_games(random, 4)), options);
  EXPECT_EQ(reading.games.size(), 2U);
  EXPECT_EQ(reading.first(DiagnosticKind::limit_reached)->text, "games");
}

TEST(Cbl, LossesOfAllGamesAreOneList) {
  Game one;
  one.add_tag("Opening", "x");
  one.add_tag("Red", std::string(40, 'r'));
  Game two;
  two.add_tag("Opening", "y");
  two.add_tag("Extra", "z");
  CblWriter writer;
  writer.add(one);
  writer.add(two);
  const std::vector<Loss> losses{{LossKind::tags, 3, "Opening, Extra"},
                                 {LossKind::long_texts, 1, ""}};
  EXPECT_EQ(std::move(writer).finish().losses, losses);
}

}  // namespace
}  // namespace chuhe::record
