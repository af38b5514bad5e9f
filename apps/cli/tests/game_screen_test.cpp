// The full screen without a terminal: keys in, pictures out.
#include "screen/game_screen.hpp"

#include <atomic>
#include <chrono>
#include <string>
#include <thread>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/record/dialects.hpp>

#include "screen/completion.hpp"
#include "screen/desk.hpp"
#include "screen/input_line.hpp"

namespace chuhe::cli {
namespace {

// Thinks until it is told to stop, or told to answer.
class SlowComputer final : public Computer {
 public:
  explicit SlowComputer(std::atomic<bool>& interrupts) : interrupts_(interrupts) {}
  std::atomic<bool> answers = false;
  std::atomic<int> asked = 0;
  std::string name = "Robot";

  std::expected<ComputerDescription, std::string> describe() override {
    return ComputerDescription{name, {"weak", "strong"}};
  }
  std::expected<void, std::string> play_at(std::optional<std::size_t>) override {
    if (interrupts_) return std::unexpected("interrupted");
    return {};
  }
  std::expected<void, std::string> new_game() override { return {}; }
  std::expected<ComputerMove, std::string> move(const Line& line, const protocol::Go&,
                                                const std::vector<Move>&) override {
    ++asked;
    while (!interrupts_ && !answers) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    if (interrupts_) return std::unexpected(std::string());
    return ComputerMove{*legal_moves(line.position()).begin(), false, false, std::nullopt};
  }
  std::expected<std::vector<BestLine>, std::string> advise(const Line& line, std::size_t,
                                                           const std::vector<Move>&) override {
    return std::vector<BestLine>{{.depth = 3,
                                  .score = {protocol::Score::Kind::centipawns, 42},
                                  .moves = {*legal_moves(line.position()).begin()}}};
  }

 private:
  std::atomic<bool>& interrupts_;
};

// One game with a variation and a comment.
class OneRecord final : public GameFiles {
 public:
  OneRecord() {
    const record::NodeId first =
        game.append(record::NodeId::root, Move(Square::h2, Square::e2), record::MoveStatus::legal);
    game.append(first, Move(Square::h9, Square::g7), record::MoveStatus::legal);
    game.append(record::NodeId::root, Move(Square::b2, Square::e2), record::MoveStatus::legal);
    game.edit_annotation(first).comment = "first\xc2\x9b[31m line\nsecond \x1b[2J\xe2\x80\xaeline";
  }
  record::Game game;

  std::expected<record::Game, std::string> load(std::string_view, std::size_t) override {
    return game;
  }
  std::expected<std::vector<record::Loss>, std::string> save(std::string_view,
                                                             const record::Game&) override {
    return {};
  }
};

class ScreenTest : public ::testing::Test {
 protected:
  ScreenTest() { restart(); }

  void restart(const std::string& level = "") {
    TerminalGameSettings settings;
    settings.drawing = BoardDrawing::when_asked;
    settings.computer = &computer_;
    settings.files = &files_;
    settings.time = time_;
    settings.now = [this] { return began_ + passed_; };
    game_.emplace(Game(Line(), *find_rule_set("wxf2018")), settings);
    if (!level.empty()) {
      EXPECT_TRUE(game_->seat_computer(level, Color::black));
    }
    screen_.emplace(*game_, GameScreenSettings{.rest_computer = [this] { desk_.rest(); }});
    screen_->resize({24, 80});
  }

  void type(std::string_view bytes) {
    KeyReader reader;
    for (const KeyEvent& event : reader.read(bytes)) screen_->handle(event);
    for (const KeyEvent& event : reader.give_up_waiting()) screen_->handle(event);
  }
  // What the loop does.
  void turn() {
    desk_.want(screen_->wanted());
    if (const auto thoughts = desk_.take_thoughts()) screen_->show(*thoughts);
    if (auto answer = desk_.take_answer()) screen_->take(std::move(*answer));
  }
  template <class Done>
  void wait_until(Done done) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    while (!done() && std::chrono::steady_clock::now() < end) {
      turn();
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    EXPECT_TRUE(done());
  }
  bool shows(std::string_view text) const {
    const Cells picture = screen_->picture();
    for (int row = 0; row < picture.rows(); ++row) {
      if (picture.line(row).find(text) != std::string::npos) return true;
    }
    return false;
  }
  std::size_t moves() const { return game_->game().line().moves().size(); }

  std::atomic<bool> interrupts_{false};
  SlowComputer computer_{interrupts_};
  OneRecord files_;
  std::optional<match::TimeControl> time_;
  // What the game takes for the time: it stands still but for what a test says.
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  std::chrono::seconds passed_{0};
  std::optional<TerminalGame> game_;
  std::optional<GameScreen> screen_;
  Desk desk_{computer_, interrupts_, [] {}};
};

TEST_F(ScreenTest, TypedMovesAreCompletedAndRefused) {
  type("h2e\t");
  type("\r");
  EXPECT_EQ(moves(), 1U);
  type("h9h8\r");
  EXPECT_EQ(moves(), 1U);
  EXPECT_TRUE(shows("h9h8"));
  type("\x10\x10\r");  // two lines back: the first one again, which is no move of Black's
  EXPECT_EQ(moves(), 1U);
}

TEST_F(ScreenTest, MouseClicksAndDrags) {
  // The cannon on h2: letters are four columns apart, ranks two rows.
  type("\x1b[<0;33;15M\x1b[<0;33;15m");
  type("\x1b[<0;21;15M\x1b[<0;21;15m");
  EXPECT_EQ(moves(), 1U);
  type("\x1b[<0;33;1M\x1b[<0;29;5m");  // the horse of h9, dragged to g7
  ASSERT_EQ(moves(), 2U);
  EXPECT_EQ(to_uci(game_->game().line().moves()[1]), "h9g7");
  // The bar: the third key takes back.
  type("\x1b[<0;19;24M");
  EXPECT_EQ(moves(), 1U);
}

TEST_F(ScreenTest, CursorKeysMovePieces) {
  type("\x1b[A");          // shows the cursor
  type("\x1b[B\x1b[r\r");  // e3: a pawn
  type("\x1b[A\r");        // to e4
  ASSERT_EQ(moves(), 1U);
  EXPECT_EQ(to_uci(game_->game().line().moves()[0]), "e3e4");
}

TEST_F(ScreenTest, KeysWorkWhileTheComputerThinks) {
  restart("1");
  type("h2e2\r");
  wait_until([&] { return computer_.asked == 1; });
  EXPECT_TRUE(shows("Robot"));
  const auto start = std::chrono::steady_clock::now();
  type("b7e7\r");
  EXPECT_EQ(moves(), 1U);  // it is not the person's turn
  type("\x1b[15~");        // flip
  type("undo\r");
  turn();
  EXPECT_EQ(moves(), 0U);
  // A keystroke, its picture and what is to be written are done in a moment.
  const Cells before = screen_->picture();
  type("C2=5\r");
  EXPECT_FALSE(changes(before, screen_->picture(), ColorDepth::many).empty());
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(1));
  EXPECT_EQ(moves(), 1U);
  computer_.answers = true;
  wait_until([&] { return moves() == 2U; });
}

TEST_F(ScreenTest, EachWaitingIsMeasuredByItself) {
  restart("1");
  type("hint\r");
  passed_ += std::chrono::seconds(100);
  EXPECT_TRUE(shows("thinks: 100 s"));
  // A move in place of the hint.
  type("h2e2\r");
  EXPECT_TRUE(shows("Robot thinks: 0 s"));
  passed_ += std::chrono::seconds(100);
  EXPECT_TRUE(shows("thinks: 100 s"));
  type("flip\r");
  EXPECT_TRUE(shows("thinks: 100 s"));
  // Both sides: there is no moment without a question.
  game_->watch();
  const std::size_t before = moves();
  computer_.answers = true;
  wait_until([&] { return moves() > before; });
  EXPECT_FALSE(shows("thinks: 100 s"));
}

TEST_F(ScreenTest, LevelsAreChangedWhileTheComputerThinks) {
  restart("1");
  type("h2e2\r");
  wait_until([&] { return computer_.asked == 1; });
  type("level 2\r");
  EXPECT_TRUE(shows("level 2 (strong)"));
  wait_until([&] { return computer_.asked == 2; });
  type("new\r");
  EXPECT_EQ(moves(), 0U);
  EXPECT_EQ(game_->computer_side(), Color::black);
}

TEST_F(ScreenTest, TheComputerPlaysBothSidesUntilAMoveIsTakenBack) {
  restart("1");
  game_->watch();
  computer_.answers = true;
  wait_until([&] { return moves() >= 5; });
  type("undo\r");
  EXPECT_FALSE(screen_->wanted().has_value());
  EXPECT_FALSE(game_->computer_side().has_value());
}

TEST_F(ScreenTest, ResigningWhileTheComputerThinksIsThePersons) {
  restart("1");
  type("h2e2\rresign\r");
  EXPECT_TRUE(shows("Black wins"));
  wait_until([&] { return !screen_->wanted(); });
}

TEST_F(ScreenTest, HintAndAnalysis) {
  type("hint\r");
  EXPECT_TRUE(screen_->wanted().has_value());
  wait_until([&] { return shows("Hint:"); });
  type("analyse 2\r");
  wait_until([&] { return shows("+0.42"); });
  wait_until([&] { return !screen_->wanted(); });  // it has seen everything
  type("h2e2\r");
  EXPECT_TRUE(screen_->wanted().has_value());
  type("analyse off\r");
  EXPECT_FALSE(screen_->wanted().has_value());
}

TEST_F(ScreenTest, PositionEditor) {
  type("edit\rxk");
  type("\r");
  EXPECT_TRUE(shows("no king"));
  type("\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A");
  type("\x1b\x1b");
  EXPECT_EQ(game_->game().position(), Position());
}

TEST_F(ScreenTest, LongNamesEndInAnEllipsis) {
  computer_.name = "The Robot Whose Name Is Longer Than The Pane Is Wide";
  restart("weak");
  EXPECT_TRUE(shows("[The Robot Whose Name"));
  EXPECT_TRUE(shows("...]"));
  type("h2e2\r");
  wait_until([&] { return computer_.asked == 1; });
  EXPECT_TRUE(shows("... thinks: 0 s"));
  // Without a pane, too.
  screen_->resize({20, 56});
  EXPECT_FALSE(shows("[The Robot"));
  EXPECT_TRUE(shows("... thinks: 0 s"));
  computer_.answers = true;
  wait_until([&] { return moves() == 2; });
}

TEST_F(ScreenTest, CommentsOfRecordsAreMadeHarmless) {
  screen_->resize({40, 120});
  type("load game\rnext\r");
  for (const bool page : {false, true}) {
    if (page) type("comment\r");
    EXPECT_TRUE(shows("first??[31m line"));
    EXPECT_TRUE(shows("second ?[2J???line"));
    EXPECT_FALSE(shows("\xc2\x9b"));
    EXPECT_FALSE(shows("\xe2\x80\xae"));
  }
  type("\r");
  type("next\rcomment\r");
  EXPECT_TRUE(shows("There is no comment here."));
  EXPECT_TRUE(shows("record>"));
}

TEST_F(ScreenTest, ArrowsStepThroughRecordsAndLeadTheCursorWhenMovesAreTried) {
  type("load game\r\x1b[C");
  EXPECT_EQ(moves(), 1U);
  type("\x1b[F");
  EXPECT_EQ(moves(), 2U);
  type("\x1b[H\x1b[B\x1b[C");  // the other choice
  ASSERT_EQ(moves(), 1U);
  EXPECT_EQ(to_uci(game_->game().line().moves()[0]), "b2e2");
  type("\x1b[D");
  EXPECT_EQ(moves(), 0U);
  type("try\r");
  type("\x1b[A\x1b[B\r");  // the cursor: e3
  EXPECT_EQ(moves(), 0U);
  type("\x1b[A\r");
  ASSERT_EQ(moves(), 1U);
  EXPECT_EQ(to_uci(game_->game().line().moves()[0]), "e3e4");
  type("\x1b[H\x1b[F");
  EXPECT_EQ(moves(), 1U);
}

TEST_F(ScreenTest, CommandsOfItsOwn) {
  type(" 分析 2 \r");
  EXPECT_TRUE(screen_->wanted().has_value());
  type("ANALYZE off\r");
  EXPECT_FALSE(screen_->wanted().has_value());
  type("comment\r");
  EXPECT_TRUE(shows("No game is loaded"));
  type("explain it\r");
  EXPECT_TRUE(shows("explain takes no"));
  type("   \r擺棋\r");
  EXPECT_TRUE(shows("Position editor"));
}

TEST_F(ScreenTest, TheClockStandsStillWhileAPositionIsEdited) {
  time_ = match::TimeControl{.base = std::chrono::seconds(60)};
  restart();
  passed_ += std::chrono::seconds(10);
  EXPECT_TRUE(shows("0:50"));
  type("edit\r");
  // Longer than there is time.
  passed_ += std::chrono::seconds(100);
  screen_->look_at_clock();
  EXPECT_TRUE(shows("0:50"));
  type("\x1b");
  EXPECT_FALSE(game_->game().is_over());
  passed_ += std::chrono::seconds(10);
  EXPECT_TRUE(shows("0:40"));
  // A position that is set up begins with a whole clock, which runs.
  type("edit\r");
  passed_ += std::chrono::seconds(100);
  type("\r");
  passed_ += std::chrono::seconds(5);
  EXPECT_TRUE(shows("0:55"));
  passed_ += std::chrono::seconds(60);
  screen_->look_at_clock();
  EXPECT_TRUE(game_->game().is_over());
}

TEST_F(ScreenTest, EditorsHaveAWayOutInTheBar) {
  EXPECT_TRUE(shows("F1 Help"));
  type("edit\r");
  EXPECT_FALSE(shows("F1 Help"));
  EXPECT_TRUE(shows("F10 Quit"));
  type("\x1bOQ");  // a hint
  EXPECT_FALSE(game_->question().has_value());
  type("\x1b[21~");
  EXPECT_TRUE(shows("Leave?"));
  type("n");
  EXPECT_FALSE(screen_->has_ended());
  EXPECT_TRUE(shows("Position editor"));
  type("\x1b[<0;3;24M");  // the same by the mouse
  EXPECT_TRUE(shows("Leave?"));
  type("y");
  EXPECT_TRUE(screen_->has_ended());
}

TEST_F(ScreenTest, MarksOfARecordAreShownAndSaid) {
  const record::NodeId first = *files_.game.first_child(record::NodeId::root);
  files_.game.edit_annotation(first).marks = {4};
  files_.game.edit_annotation(*files_.game.first_child(first)).marks = {1, 14};
  restart();
  screen_->resize({40, 120});
  type("load game\r");
  EXPECT_TRUE(shows("1. h2e2??"));  // among the choices
  type("next\r");
  EXPECT_TRUE(shows("Marked ??: a blunder."));
  EXPECT_TRUE(shows("h2e2??"));
  EXPECT_TRUE(shows("h9g7! $14"));  // to come
  // On the board, in the colour of a fault.
  const Cells cells = screen_->picture();
  bool is_beside = false;
  int red_grounds = 0;
  for (int row = 0; row < 20; ++row) {
    const std::string text = cells.line(row).substr(0, 60);
    if (text.find("(C)?") != std::string::npos) is_beside = true;
    for (int column = 0; column < 60; ++column) {
      if (cells.at(row, column).paint.ground == ink::red_ground) ++red_grounds;
    }
  }
  EXPECT_TRUE(is_beside);
  EXPECT_EQ(red_grounds, 4);  // three columns of the piece, one of the point it has left
  type("next\r");
  EXPECT_TRUE(shows("Marked ! $14: a good move."));
  type("back\r");
  type("back\r");
  EXPECT_FALSE(shows("Marked ?? "));
}

TEST_F(ScreenTest, ChoicesThatCannotBePlayedAreShown) {
  files_.game.append(record::NodeId::root, Move(Square::a0, Square::a9),
                     record::MoveStatus::illegal);
  screen_->resize({40, 120});
  type("load game\r");
  EXPECT_TRUE(shows("3. a0a9 (?)"));
}

TEST(DiagramEditorTest, TakesTheLettersOfAllDialects) {
  DiagramEditor editor(Diagram{}, Square::e4);
  const auto put = [&](char32_t letter) {
    editor.handle(Key{KeyName::character, letter}, View::from_red);
    return editor.diagram().board[Square::e4];
  };
  EXPECT_EQ(put('R'), (Piece{Color::red, Role::rook}));
  EXPECT_EQ(put('n'), (Piece{Color::black, Role::horse}));
  EXPECT_EQ(put('H'), (Piece{Color::red, Role::horse}));
  EXPECT_EQ(put('e'), (Piece{Color::black, Role::elephant}));
  // What is no letter changes nothing.
  EXPECT_EQ(put('z'), (Piece{Color::black, Role::elephant}));
  EXPECT_EQ(put(U'\x152'), (Piece{Color::black, Role::elephant}));
  EXPECT_EQ(put(' '), std::nullopt);
}

TEST_F(ScreenTest, LeavingIsAskedFor) {
  type("quit\rn");
  EXPECT_FALSE(screen_->has_ended());
  type("\x03y");
  EXPECT_TRUE(screen_->has_ended());
}

TEST_F(ScreenTest, LeavingSaysWhetherSomethingWouldBeLost) {
  const auto asked = [&] {
    type("quit\r");
    EXPECT_TRUE(shows("Leave?"));
    const bool warns = shows("not saved");
    type("n");
    return warns;
  };
  EXPECT_FALSE(asked());
  type("h2e2\r");
  EXPECT_TRUE(asked());
  type("save here.pgn\r");
  EXPECT_FALSE(asked());
  type("h9g7\r");
  EXPECT_TRUE(asked());
  // A record as it was loaded is in its file.
  type("load there.pgn\r");
  EXPECT_FALSE(asked());
}

TEST_F(ScreenTest, EverySizeHasAPicture) {
  type("help\r");
  for (const bool page : {true, false}) {
    if (!page) type("\r");
    for (int rows = 1; rows < 45; rows += 3) {
      for (int columns = 1; columns < 130; columns += 4) {
        screen_->resize({rows, columns});
        const Cells picture = screen_->picture();
        EXPECT_EQ(picture.rows(), rows);
        EXPECT_EQ(picture.columns(), columns);
      }
    }
  }
}

TEST(InputLineTest, EditsCharactersOfManyBytes) {
  InputLine line;
  line.insert("炮二");
  line.handle({KeyName::left});
  line.handle({KeyName::character, U'八'});
  EXPECT_EQ(line.text(), "炮八二");
  line.handle({KeyName::backspace});
  line.handle({KeyName::erase});
  EXPECT_EQ(line.text(), "炮");
  EXPECT_EQ(line.submit(), "炮");
  line.insert("x");
  line.handle({KeyName::up});
  EXPECT_EQ(line.text(), "炮");
  line.handle({KeyName::down});
  EXPECT_EQ(line.text(), "x");
  EXPECT_EQ(utf8(U'\U0001FA60'), "\U0001FA60");
}

TEST(CompletionTest, MovesInEveryNotationAndCommands) {
  namespace notation = record::notation;
  EXPECT_EQ(completions("h2e", Position(), notation::uci), (std::vector<std::string>{"h2e2"}));
  EXPECT_EQ(completions("炮二平五", Position(), notation::uci),
            (std::vector<std::string>{"炮二平五"}));
  EXPECT_EQ(completions("c2=5", Position(), notation::uci), (std::vector<std::string>{"C2=5"}));
  EXPECT_EQ(completions("res", Position(), notation::uci), (std::vector<std::string>{"resign"}));
  EXPECT_TRUE(completions("", Position(), notation::uci).empty());
  EXPECT_EQ(completions("boa", Position(), notation::uci), (std::vector<std::string>{"board"}));
  EXPECT_EQ(completions("ye", Position(), notation::uci), (std::vector<std::string>{"yes"}));
  EXPECT_EQ(completions("ana", Position(), notation::uci),
            (std::vector<std::string>{"analyse", "analyze"}));
  EXPECT_EQ(completions("悔", Position(), notation::uci), (std::vector<std::string>{"悔棋"}));
  EXPECT_EQ(completions("u", Position(), notation::uci), (std::vector<std::string>{"undo"}));
}

}  // namespace
}  // namespace chuhe::cli
