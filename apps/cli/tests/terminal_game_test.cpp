#include "terminal_game.hpp"

#include <random>
#include <string>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>

namespace chuhe::cli {
namespace {

using words::Language;
using words::SquareNames;

TerminalGame game_from(std::string_view text, TerminalGameSettings settings = {}) {
  settings.drawing = BoardDrawing::when_asked;
  return TerminalGame(Game(read_fen(text).value().line, *find_rule_set("wxf2018")), settings);
}

TerminalGame opening(TerminalGameSettings settings = {}) { return game_from("startpos", settings); }

TEST(TerminalGame, TakesMovesInLettersWhateverTheView) {
  TerminalGame game = opening();
  EXPECT_EQ(game.prompt(), "Red: ");
  EXPECT_EQ(game.answer("h2e2"), "1. Red: cannon h2e2\n");
  EXPECT_EQ(game.prompt(), "Black: ");
  EXPECT_NE(game.answer("flip"), "");
  EXPECT_EQ(game.answer("H9-G7"), "1. Black: horse h9g7\n");
  EXPECT_EQ(game.game().line().plies(), 2U);
}

TEST(TerminalGame, NumbersMeanWhatTheEdgesSayInBothViews) {
  for (View view : {View::from_red, View::from_black}) {
    TerminalGame xy = opening({.style = {.view = view, .squares = SquareNames::file_rank}});
    EXPECT_EQ(xy.answer("7 2 4 2"), "1. Red: cannon 7 2 4 2\n");
    EXPECT_EQ(xy.game().line().moves().back(), Move(Square::h2, Square::e2));
    TerminalGame rc = opening({.style = {.view = view, .squares = SquareNames::row_column}});
    EXPECT_EQ(rc.answer("7 7 7 4"), "1. Red: cannon 7 7 7 4\n");
    EXPECT_EQ(rc.game().line().moves().back(), Move(Square::h2, Square::e2));
  }
}

TEST(TerminalGame, RefusalsSayWhyAndKeepTheBoard) {
  TerminalGame game = opening();
  EXPECT_EQ(game.answer("h0f1"), "h0f1 is not legal. The horse's leg is blocked at g0.\n");
  EXPECT_EQ(game.answer("b2b8"),
            "b2b8 is not legal. The cannon jumps only to capture, and its way is blocked at "
            "b7.\n");
  EXPECT_EQ(game.answer("h2e"), "The move ends too soon: it names two points, for example h2e2.\n");
  EXPECT_EQ(game.answer("castle"),
            "\"castle\" is neither a move such as h2e2 nor a command; try help.\n");
  EXPECT_EQ(game.answer("7 2 4 2"),
            "To type moves as numbers, choose first what they mean: coords xy or coords rc.\n");
  EXPECT_TRUE(game.game().line().empty());

  TerminalGame xy = opening({.style = {.squares = SquareNames::file_rank}});
  EXPECT_EQ(xy.answer("7 2 9 2"), "9 2 is not on the board: files are 0 to 8 and ranks 0 to 9.\n");
  EXPECT_EQ(xy.answer("7 2 4"),
            "A move is four numbers, for example 7 2 4 2; these are too few.\n");
}

TEST(TerminalGame, RefusesAsCollectedFromOtherPrograms) {
  // A pawn between the kings may not step aside.
  TerminalGame pawn = game_from("4k4/9/9/4P4/9/9/9/9/9/4K4 w");
  EXPECT_EQ(pawn.answer("e6d6"),
            "e6d6 is not legal. The kings on e0 and e9 would face each other.\n");
  // Taking the forking horse opens the file between the kings.
  TerminalGame advisor = game_from("3R2b2/4k4/b8/p1P5p/9/4n1C2/1n5rP/6N1B/4A4/2B1KA3 b");
  advisor.answer("e4d2");
  EXPECT_EQ(advisor.answer("e1d2"),
            "e1d2 is not legal. The kings on e0 and e8 would face each other.\n");
  TerminalGame evasion = game_from("4k4/8R/9/9/9/9/9/9/9/rrBA1K3 w moves i8i9");
  EXPECT_EQ(evasion.answer("a0a1"),
            "a0a1 is not legal. Your king would be in check from the red rook on i9.\n");
  EXPECT_EQ(evasion.answer("moves"), "Legal moves (1):\ne9e8\n");
}

TEST(TerminalGame, CommandsOfTheFullScreenAreToldApart) {
  TerminalGame game = opening();
  for (const std::string command : {"analyse", "explain", "edit", "comment", "分析"}) {
    EXPECT_EQ(game.answer(command), command + " belongs to the full screen: chuhe play --tui.\n");
  }
  EXPECT_EQ(game.answer("analyse 3"), game.answer("analyse"));
}

TEST(TerminalGame, AnnouncesCheckWithItsPlace) {
  TerminalGame game = game_from("4k4/9/9/9/9/9/9/9/9/R4K3 w");
  EXPECT_EQ(game.answer("a0a9"),
            "1. Red: rook a0a9\nCheck! Black's king on e9, from the red rook on a9.\n");
  // An advisor can block although a cannon stands behind the rook: no mate.
  TerminalGame block = game_from("c3k2C1/4a4/6R2/9/9/9/9/9/9/3K5 w");
  block.answer("g7g9");
  EXPECT_FALSE(block.game().is_over());
  EXPECT_EQ(block.answer("moves"), "Legal moves (1):\ne8f9\n");
}

TEST(TerminalGame, AfterTheEndAPersonMayGoBack) {
  TerminalGame game = game_from("startpos moves b2c2 b7c7 c2c6 f9e8");
  EXPECT_EQ(game.answer("c6c9"),
            "3. Red: cannon c6c9 takes the black elephant\n"
            "Red wins: checkmate.\n");
  EXPECT_FALSE(game.has_ended());
  EXPECT_EQ(game.prompt(), "Game over: ");
  EXPECT_EQ(game.answer("a9a8"), "The game is over: undo, new or quit.\n");
  EXPECT_EQ(game.answer("resign"), "The game is over: undo, new or quit.\n");
  EXPECT_EQ(game.answer("undo"), "Taken back: c6c9\n");
  EXPECT_EQ(game.prompt(), "Red: ");
  EXPECT_EQ(game.answer("redo"), "Played again: c6c9\nRed wins: checkmate.\n");
  EXPECT_EQ(game.answer("new"), "A new game.\n");
  EXPECT_EQ(game.game().position(), Position());
  game.answer("quit");
  EXPECT_TRUE(game.has_ended());
}

TEST(TerminalGame, AfterTheEndAPipeEnds) {
  TerminalGame game = game_from("3k5/9/2P6/9/9/9/9/9/9/4K4 w", {.player = Player::pipe});
  EXPECT_EQ(game.answer("c7c8"), "1. Red: pawn c7c8\nRed wins: stalemate.\n");
  EXPECT_TRUE(game.has_ended());
}

TEST(TerminalGame, QueriesDoNotLoseWhatWasTakenBack) {
  TerminalGame game = opening();
  game.answer("b2b9");
  const Position after = game.game().position();
  game.answer("undo");
  for (const char* query : {"moves", "fen", "board", "help", "moves b2", "flip", "nonsense", "b2b8",
                            "coords xy", "coords uci", "rules"}) {
    game.answer(query);
  }
  EXPECT_EQ(game.answer("redo"), "Played again: b2b9\n");
  EXPECT_EQ(game.game().position(), after);
  EXPECT_EQ(game.answer("redo"), "There is no move to play again.\n");
}

TEST(TerminalGame, DrawIsOfferedAndAnswered) {
  TerminalGame game = opening();
  EXPECT_EQ(game.answer("draw"), "Red offers a draw. Black answers yes or no.\n");
  EXPECT_EQ(game.prompt(), "Black, is it a draw (yes, no)? ");
  EXPECT_EQ(game.answer("h2e2"), "Answer the offer of a draw first: yes or no.\n");
  EXPECT_EQ(game.answer("undo"), "Answer the offer of a draw first: yes or no.\n");
  EXPECT_EQ(game.answer("no"), "Black declines the draw; the game goes on.\n");
  EXPECT_EQ(game.answer("h2e2"), "1. Red: cannon h2e2\n");
  game.answer("draw");
  EXPECT_EQ(game.prompt(), "Red, is it a draw (yes, no)? ");
  EXPECT_EQ(game.answer("yes"), "Draw: by agreement.\n");
  EXPECT_EQ(game.answer("draw"), "The game is over: undo, new or quit.\n");
  EXPECT_EQ(game.answer("undo"), "The end of the game is taken back.\n");
  EXPECT_FALSE(game.game().is_over());
}

TEST(TerminalGame, ResigningNamesTheWinner) {
  TerminalGame game = opening({.language = Language::simplified_chinese});
  game.answer("h2e2");
  EXPECT_EQ(game.answer("认输"), "红方胜：黑方认输。\n");
}

TEST(TerminalGame, RepetitionIsCountedAloud) {
  TerminalGame game = opening();
  for (const char* move : {"h0g2", "h9g7", "g2h0"}) game.answer(move);
  EXPECT_EQ(game.answer("g7h9"), "2. Black: horse g7h9\nThis position has now stood 2 times.\n");
}

TEST(TerminalGame, NewTakesAPosition) {
  TerminalGame game = opening();
  EXPECT_EQ(game.answer("new 4k4/9/9/9/9/9/9/9/9/R4K3 w"), "A new game.\n");
  EXPECT_EQ(game.answer("fen"), "4k4/9/9/9/9/9/9/9/9/R4K3 w - - 0 1\n");
  const std::string refusal = game.answer("new 4k4/9/9");
  EXPECT_NE(refusal.find("The number of ranks is 3 instead of 10."), std::string::npos) << refusal;
  EXPECT_EQ(game.answer("fen"), "4k4/9/9/9/9/9/9/9/9/R4K3 w - - 0 1\n");
}

TEST(TerminalGame, ChoicesRefuseWhatTheyDoNotKnow) {
  TerminalGame game = opening();
  EXPECT_EQ(game.answer("coords abc"), "\"abc\" is none of: uci, xy, rc.\n");
  EXPECT_EQ(game.answer("pieces x"), "\"x\" is none of: hanzi, simplified, ascii, unicode.\n");
  EXPECT_EQ(game.answer("coords"), "There are: uci, xy, rc.\n");
  EXPECT_EQ(game.answer("pieces"), "There are: hanzi, simplified, ascii, unicode.\n");
  EXPECT_EQ(game.answer("undo 2"), "The command undo takes no \"2\".\n");
}

TEST(TerminalGame, MovesOfOnePiece) {
  TerminalGame game = opening();
  EXPECT_EQ(game.answer("moves e0"), "Moves of the red king on e0 (1):\ne0e1\n");
  EXPECT_EQ(game.answer("moves e5"), "There is no piece on e5.\n");
  EXPECT_EQ(game.answer("moves e9"), "The black king on e9 is not yours: Red is to move.\n");
  TerminalGame xy = opening({.style = {.squares = SquareNames::file_rank}});
  EXPECT_EQ(xy.answer("moves 4 0"), "Moves of the red king on (4 0) (1):\n4 0 4 1\n");
}

// Whatever comes in, nothing breaks, nothing that a terminal obeys comes out, and the game stays
// one that could have been played.
TEST(TerminalGame, AnyBytesDoNoHarm) {
  std::mt19937 random(20);
  const std::string pieces[] = {"h2e2", "undo",   "redo",   "7 2 4 2", "draw", "yes",  "no",
                                "new",  "-1",     "resign", "moves ",  "fen",  "h9g7", "coords xy",
                                "flip", "\x1b[A", "车",     "\xff",    " ",    "9",    "help"};
  TerminalGame game = opening();
  for (int i = 0; i < 20000; ++i) {
    std::string line;
    for (std::size_t n = random() % 4; n > 0; --n) line += pieces[random() % std::size(pieces)];
    if (random() % 3 == 0) line += static_cast<char>(random() % 256);
    const std::string text = game.answer(line) + game.prompt();
    ASSERT_EQ(text.find('\x1b'), std::string::npos) << line;
    ASSERT_EQ(text.find('\xff'), std::string::npos) << line;
    Line replay(game.game().line().start());
    for (Move move : game.game().line().moves()) {
      ASSERT_TRUE(is_legal(replay.position(), move));
      replay.push(move);
    }
  }
}

}  // namespace
}  // namespace chuhe::cli
