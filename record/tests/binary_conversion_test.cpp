// From XQF to PGN and back, and between the binary formats: tree, comments, start and result stay.
#include <chuhe/record/cbr.hpp>
#include <chuhe/record/pgn.hpp>
#include <chuhe/record/xqf.hpp>

#include "binary_games.hpp"
#include "binary_test.hpp"
#include "converter_limits.hpp"

namespace chuhe::record {
namespace {

using namespace test;

ReadSummary read_pgn_bytes(Bytes bytes, Visitor& visitor, const ReadOptions& options) {
  return read_pgn(bytes, visitor, options);
}

// Moves, comments, start and result, as text that can be compared.
std::string tree_text(const Game& game) {
  std::string out =
      to_fen(game.start_diagram()) + '\n' + std::string(to_string(game.result().score)) + '\n';
  Game bare = game;
  while (!bare.tags().empty()) bare.remove_tag(std::string(bare.tags().front().name));
  return out + game_text(bare);
}

Game through_pgn(const Game& game, std::string_view notation) {
  WriteOptions options;
  options.notation = find_dialect(notation);
  const WriteResult pgn = write_pgn(game, options);
  Reading reading = read_with(read_pgn_bytes, pgn.bytes);
  EXPECT_EQ(reading.games.size(), 1U) << pgn.bytes;
  return reading.games.empty() ? Game() : std::move(reading.games[0]);
}

Game through_xqf(const Game& game) {
  WriteOptions options;
  options.converter = native_charset_converter();
  return read_with(read_xqf, write_xqf(game, options).bytes).games.at(0);
}

Game through_cbr(const Game& game) {
  return read_with(read_cbr, write_cbr(game, {}).bytes).games.at(0);
}

TEST(BinaryConversion, XqfToPgnAndBack) {
  if (!testing::system_holds_gb18030()) {
    GTEST_SKIP() << "the system has not all of gb18030";
  }
  Random random(41);
  GameShape shape;
  shape.may_have_bad_moves = false;
  shape.may_have_bad_start = false;
  for (int i = 0; i < 200; ++i) {
    const Game game = random_xqf_game(random, shape);
    for (std::string_view notation : {"zh", "iccs", "wxf"}) {
      const Game again = through_xqf(through_pgn(game, notation));
      EXPECT_EQ(tree_text(again), tree_text(game)) << i;
      for (std::string_view name : {tag_name::title, tag_name::red, tag_name::black}) {
        EXPECT_EQ(again.tag(name), game.tag(name)) << i;
      }
    }
  }
}

// Illegal moves stay where they are, too.
TEST(BinaryConversion, IllegalMovesGoAlong) {
  Random random(42);
  for (int i = 0; i < 200; ++i) {
    Game game = random_xqf_game(random);
    const Game again = through_xqf(through_pgn(game, "uci"));
    EXPECT_EQ(again.move_count(), game.move_count()) << i;
  }
}

TEST(BinaryConversion, XqfToCbrAndBack) {
  if (!testing::system_holds_gb18030()) {
    GTEST_SKIP() << "the system has not all of gb18030";
  }
  Random random(43);
  for (int i = 0; i < 200; ++i) {
    const Game game = random_xqf_game(random);
    EXPECT_EQ(tree_text(through_xqf(through_cbr(game))), tree_text(game)) << i;
  }
}

TEST(BinaryConversion, SamplesToPgnAndBack) {
  const auto folder = plan_data();
  if (!folder) GTEST_SKIP() << "CHUHE_PLAN_DATA is not set";
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(*folder / "samples" / "XQF")) {
    const Reading reading = read_with(read_xqf, file_bytes(entry.path()));
    if (reading.count(DiagnosticKind::illegal_move) != 0) continue;
    const Game& game = reading.games.at(0);
    EXPECT_EQ(tree_text(through_xqf(through_pgn(game, "zh"))), tree_text(game)) << entry.path();
    ++files;
  }
  EXPECT_GT(files, 10U);
}

}  // namespace
}  // namespace chuhe::record
