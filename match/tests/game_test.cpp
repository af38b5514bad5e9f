#include <chuhe/match/game.hpp>

#include <string_view>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>

namespace chuhe::match {
namespace {

Move move(std::string_view text) { return parse_coordinates(text).value(); }

Game game_from(std::string_view text, std::string_view rules = "wxf2018") {
  return Game(read_fen(text).value().line, *find_rule_set(rules));
}

TEST(Game, UndoAndRedoGiveTheSamePositions) {
  Game game = game_from("startpos moves b2b9");
  const Position after = game.position();
  ASSERT_EQ(after.occupied().size(), 31);
  ASSERT_EQ(game.undo(), Game::Undone::a_move);
  EXPECT_EQ(game.position(), Position());
  // Asking does not lose what can be played again.
  EXPECT_EQ(legal_moves(game.position()).size(), 44U);
  EXPECT_FALSE(game.play(move("h2h8")));
  EXPECT_EQ(game.undone_move(), move("b2b9"));
  ASSERT_TRUE(game.redo());
  EXPECT_EQ(game.position(), after);
  EXPECT_EQ(game.position().key(), computed_key(game.position()));
  EXPECT_FALSE(game.redo());
}

TEST(Game, ANewMoveLosesWhatWasTakenBack) {
  Game game = game_from("startpos moves h2e2 h9g7");
  game.undo();
  game.undo();
  EXPECT_EQ(game.undo(), Game::Undone::nothing);
  ASSERT_TRUE(game.play(move("b2e2")));
  EXPECT_FALSE(game.redo());
}

TEST(Game, MateEndsItAndUndoResumesIt) {
  Game game = game_from("startpos moves b2c2 b7c7 c2c6 f9e8");
  ASSERT_TRUE(game.play(move("c6c9")));
  ASSERT_TRUE(game.is_over());
  EXPECT_EQ(std::get<Outcome>(*game.result()), (Outcome{Color::red, Ending::checkmate}));
  EXPECT_EQ(game.play(move("a9a8")).error(), Refusal(Over{}));
  EXPECT_EQ(game.undo(), Game::Undone::a_move);
  EXPECT_FALSE(game.is_over());
  EXPECT_TRUE(game.play(move("h2e2")));
}

TEST(Game, RestartGoesBackToItsOwnStart) {
  const std::string_view study = "c3k1RC1/4a4/9/9/9/9/9/9/9/3K5 b";
  Game game = game_from(study);
  const Position start = game.position();
  const MoveList moves = legal_moves(start);
  ASSERT_FALSE(moves.empty());
  ASSERT_TRUE(game.play(moves[0]));
  game.undo();
  EXPECT_EQ(game.position(), start);
  EXPECT_FALSE(game.is_over());
  ASSERT_TRUE(game.play(moves[0]));
  game.restart();
  EXPECT_EQ(game.position(), start);
  EXPECT_TRUE(game.line().empty());
}

TEST(Game, StalemateAtTheStartIsOverAtOnce) {
  const Game game = game_from("3k5/2P6/9/9/9/9/9/9/9/4K4 b");
  ASSERT_TRUE(game.is_over());
  EXPECT_EQ(std::get<Outcome>(*game.result()), (Outcome{Color::red, Ending::stalemate}));
}

TEST(Game, ConcessionsAreTakenBackWithoutAMove) {
  Game game = game_from("startpos moves h2e2");
  game.concede({record::Concession::resignation, Color::black});
  EXPECT_EQ(game.undo(), Game::Undone::the_end);
  EXPECT_FALSE(game.is_over());
  EXPECT_EQ(game.line().plies(), 1U);
}

TEST(Game, OverTheBoardALeftKingLoses) {
  RuleSet rules = *find_rule_set("wxf2018");
  const Line line = read_fen("4k4/9/9/9/p8/P8/9/9/9/3K5 w").value().line;
  Game strict(line, rules);
  EXPECT_TRUE(std::holds_alternative<IllegalReason>(strict.play(move("d0e0")).error()));

  rules.self_check = SelfCheck::loses;
  Game game(line, rules);
  ASSERT_TRUE(game.play(move("d0e0")));
  EXPECT_EQ(std::get<Outcome>(*game.result()), (Outcome{Color::black, Ending::faced_kings}));
  EXPECT_EQ(game.fatal_move(), move("d0e0"));
  EXPECT_TRUE(game.line().empty());
  EXPECT_EQ(game.undo(), Game::Undone::the_end);
  EXPECT_FALSE(game.fatal_move());
  // What is no move at all is refused all the same.
  EXPECT_TRUE(std::holds_alternative<IllegalReason>(game.play(move("d0d2")).error()));
}

TEST(Game, PerpetualCheckLoses) {
  // The position stands for the third time after the ninth ply.
  Game game = game_from(
      "position fen 4k4/9/9/9/9/9/9/9/9/R4K3 w moves a0a9 e9e8 a9a8 e8e9 a8a9 e9e8 a9a8 e8e9");
  ASSERT_FALSE(game.is_over());
  ASSERT_TRUE(game.play(move("a8a9")));
  ASSERT_TRUE(game.is_over());
  EXPECT_EQ(std::get<Outcome>(*game.result()), (Outcome{Color::black, Ending::perpetual_check}));
}

TEST(Game, NoAttackersIsADraw) {
  Game game = game_from("4k4/9/9/9/9/9/9/9/3p5/3K5 w");
  ASSERT_TRUE(game.play(move("d0d1")));
  EXPECT_EQ(std::get<Outcome>(*game.result()), (Outcome{std::nullopt, Ending::no_attackers}));
}

}  // namespace
}  // namespace chuhe::match
