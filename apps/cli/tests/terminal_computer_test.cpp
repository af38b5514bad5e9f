// The terminal game against a computer that does as the test says.
#include <deque>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/record/dialects.hpp>

#include "engine_computer.hpp"
#include "game_time.hpp"
#include "terminal_game.hpp"
#include "value_names.hpp"

namespace chuhe::cli {
namespace {

using match::Milliseconds;
using words::Language;

protocol::Score centipawns(int value) { return {protocol::Score::Kind::centipawns, value}; }
protocol::Score mate(int moves) { return {protocol::Score::Kind::mate, moves}; }

std::vector<Move> moves_of(std::string_view text) {
  std::vector<Move> moves;
  while (!text.empty()) {
    moves.push_back(parse_coordinates(text.substr(0, 4)).value());
    text.remove_prefix(std::min<std::size_t>(5, text.size()));
  }
  return moves;
}

// Plays the moves it is given, and the first legal one after them.
class FakeComputer final : public Computer {
 public:
  std::deque<std::expected<ComputerMove, std::string>> answers;
  std::vector<BestLine> lines;
  std::vector<std::string> levels{"newcomer", "novice", "full"};
  std::optional<std::string> missing;
  // What it was told.
  std::vector<std::optional<std::size_t>> played_at;
  std::vector<protocol::Go> clocks;
  int new_games = 0;
  int advised = 0;
  std::function<void()> while_thinking;

  void answer(std::string_view move, std::optional<record::Evaluation> evaluation = {}) {
    answers.push_back(ComputerMove{parse_coordinates(move).value(), false, false, evaluation});
  }

  std::expected<ComputerDescription, std::string> describe() override {
    if (missing) return std::unexpected(*missing);
    return ComputerDescription{"Robot", levels};
  }
  std::expected<void, std::string> play_at(std::optional<std::size_t> level) override {
    if (missing) return std::unexpected(*missing);
    played_at.push_back(level);
    return {};
  }
  std::expected<void, std::string> new_game() override {
    ++new_games;
    return {};
  }
  std::expected<ComputerMove, std::string> move(const Line& line, const protocol::Go& go,
                                                const std::vector<Move>&) override {
    clocks.push_back(go);
    if (while_thinking) while_thinking();
    if (answers.empty()) {
      return ComputerMove{*legal_moves(line.position()).begin(), false, false, std::nullopt};
    }
    auto answer = std::move(answers.front());
    answers.pop_front();
    return answer;
  }
  std::expected<std::vector<BestLine>, std::string> advise(const Line&, std::size_t most,
                                                           const std::vector<Move>&) override {
    ++advised;
    if (missing) return std::unexpected(*missing);
    std::vector<BestLine> result = lines;
    if (result.size() > most) result.resize(most);
    return result;
  }
};

class AgainstComputer : public ::testing::Test {
 protected:
  TerminalGame start(std::string_view position = "startpos", TerminalGameSettings settings = {}) {
    settings.drawing = BoardDrawing::when_asked;
    settings.computer = &computer;
    settings.now = [this] { return now; };
    return TerminalGame(Game(read_fen(position).value().line, *find_rule_set("wxf2018")), settings);
  }
  // A line, and the computer's moves that follow.
  static std::string say(TerminalGame& game, std::string_view line) {
    std::string text = game.answer(line);
    while (game.computer_is_to_move()) text += game.let_computer_move();
    return text;
  }

  FakeComputer computer;
  match::Moment now{};
};

TEST_F(AgainstComputer, TheGreetingTellsHowToCallIt) {
  TerminalGame game = start();
  const std::string greeting = game.greeting();
  EXPECT_TRUE(greeting.starts_with("Xiangqi for two. Type a move, or help.\n")) << greeting;
  EXPECT_NE(greeting.find("say level and a number: level 3.\n"), std::string::npos) << greeting;
  ASSERT_TRUE(game.seat_computer("2", Color::black));
  EXPECT_TRUE(game.greeting().starts_with(
      "Xiangqi against Robot. Type a move, or help.\nBlack is played by Robot at level 2 "
      "(novice).\n"))
      << game.greeting();
}

TEST_F(AgainstComputer, LevelTurnsItOnForTheOtherSide) {
  TerminalGame game = start();
  say(game, "h2e2");
  EXPECT_EQ(say(game, "level 1"), "Red is played by Robot at level 1 (newcomer).\n");
  computer.answer("b0c2");
  EXPECT_EQ(say(game, "h9g7"), "1. Black: horse h9g7\n2. Red: horse b0c2\n");
  EXPECT_EQ(say(game, "level novice"), "Red is played by Robot at level 2 (novice).\n");
  EXPECT_EQ(say(game, "level"),
            "Levels of Robot, the weakest first:\n   1. newcomer\n*  2. novice\n   3. full "
            "strength\n");
  EXPECT_EQ(say(game, "level 4"),
            "There is no level 4; there are 3, and level alone lists them.\n");
  EXPECT_EQ(say(game, "level strong"),
            "There is no level strong; there are 3, and level alone lists them.\n");
  EXPECT_EQ(say(game, "level off"), "The game goes on for two; level N calls the computer back.\n");
  EXPECT_EQ(say(game, "b9c7"), "2. Black: horse b9c7\n");
  EXPECT_FALSE(game.computer_is_to_move());
  EXPECT_EQ(computer.played_at,
            (std::vector<std::optional<std::size_t>>{std::size_t{0}, std::size_t{1}}));
}

TEST_F(AgainstComputer, UndoTakesBackAPair) {
  TerminalGame game = start();
  ASSERT_TRUE(game.seat_computer("1", Color::black));
  EXPECT_EQ(say(game, "undo"), "There is no move to take back.\n");
  computer.answer("h9g7");
  say(game, "h2e2");
  EXPECT_EQ(say(game, "undo"), "Taken back: h9g7\nTaken back: h2e2\n");
  EXPECT_EQ(game.game().line().plies(), 0U);
  EXPECT_EQ(say(game, "redo"), "Played again: h2e2\nPlayed again: h9g7\n");
  EXPECT_EQ(game.game().line().plies(), 2U);
  EXPECT_EQ(say(game, "redo"), "There is no move to play again.\n");
}

TEST_F(AgainstComputer, ItsFirstMoveAloneIsNotTakenBack) {
  TerminalGame game = start();
  ASSERT_TRUE(game.seat_computer("1", Color::red));
  ASSERT_TRUE(game.computer_is_to_move());
  computer.answer("h2e2");
  EXPECT_EQ(game.let_computer_move(), "1. Red: cannon h2e2\n");
  EXPECT_EQ(game.prompt(), "Black: ");
  EXPECT_EQ(say(game, "undo"), "There is no move to take back.\n");
}

TEST_F(AgainstComputer, AfterMateThePersonMovesAgain) {
  // The computer mates: back to the person's move before.
  TerminalGame game = start("startpos moves b2c2 b7c7 c2c6");
  ASSERT_TRUE(game.seat_computer("1", Color::red));
  computer.answer("c6c9");
  EXPECT_EQ(say(game, "f9e8"),
            "2. Black: advisor f9e8\n3. Red: cannon c6c9 takes the black elephant\nRed wins: "
            "checkmate.\n");
  EXPECT_EQ(say(game, "undo"), "Taken back: c6c9\nTaken back: f9e8\n");
  EXPECT_EQ(game.prompt(), "Black: ");
  EXPECT_FALSE(game.game().is_over());
}

TEST_F(AgainstComputer, SwapChangesSides) {
  TerminalGame game = start();
  EXPECT_EQ(say(game, "swap"), "The computer does not play: say level and a number first.\n");
  ASSERT_TRUE(game.seat_computer("1", Color::black));
  computer.answer("h2e2");
  EXPECT_EQ(say(game, "swap"), "You play Black now, the computer Red.\n1. Red: cannon h2e2\n");
  EXPECT_EQ(game.style().view, View::from_black);
  EXPECT_EQ(game.prompt(), "Black: ");
}

TEST_F(AgainstComputer, ItPlaysBothSidesAtAnotherLevelTooAndUntilSidesAreChanged) {
  TerminalGame game = start();
  ASSERT_TRUE(game.seat_computer("1", Color::black));
  game.watch();
  EXPECT_EQ(game.answer("level 2"),
            "Red is played by Robot at level 2 (novice).\nBlack is played by Robot at level 2 "
            "(novice).\n");
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(game.computer_is_to_move());
    game.let_computer_move();
  }
  // It is Black's turn, which the person takes.
  EXPECT_EQ(game.answer("swap"), "You play Black now, the computer Red.\n");
  EXPECT_FALSE(game.computer_is_to_move());
  EXPECT_EQ(game.player_name(Color::black), "Black");
}

TEST_F(AgainstComputer, HintsGiveMoveReasonAndLine) {
  TerminalGame game = start("startpos", {.notation = &record::notation::wxf});
  computer.lines = {{12, 15, centipawns(40), false, moves_of("h2e2 h9g7 h0g2")},
                    {12, 15, centipawns(-80), false, moves_of("h2h9 i9h9")}};
  EXPECT_EQ(say(game, "hint"),
            "Hint: h2e2 (C2=5).\n"
            "+0.40 (about equal), depth 12: C2=5 H8+7 H2+3\n"
            "Next best: -0.80: h2h9 (C2+7)\n");
  EXPECT_EQ(say(game, "eval"), "+0.40 (about equal), depth 12: C2=5 H8+7 H2+3\n");
  // Scores are the side to move's and said as seen from Red.
  say(game, "h2e2");
  computer.lines = {{9, 9, mate(2), false, moves_of("h9g7")}};
  EXPECT_EQ(say(game, "hint"),
            "Hint: h9g7 (H8+7); it mates in 2.\n#-2 (Black mates in 2), depth 9: H8+7\n");
  EXPECT_EQ(game.game().line().plies(), 1U);
}

TEST_F(AgainstComputer, HintsAreToBeHadInAGameForTwo) {
  TerminalGame game = start();
  computer.lines = {{3, 3, centipawns(0), false, moves_of("h2h9 i9h9")}};
  EXPECT_EQ(say(game, "hint"),
            "Hint: h2h9; it takes the black horse on h9.\n0.00 (about equal), depth 3: h2h9 "
            "i9h9\n");
  computer.missing = "There is no engine.";
  EXPECT_EQ(say(game, "eval"), "There is no engine.\n");
  EXPECT_EQ(say(game, "h2e2"), "1. Red: cannon h2e2\n");
}

TEST_F(AgainstComputer, DrawsAreTakenWhenItStandsWorse) {
  TerminalGame game = start();
  ASSERT_TRUE(game.seat_computer("1", Color::black));
  computer.lines = {{9, 9, centipawns(-150), false, moves_of("h2e2")}};
  EXPECT_EQ(say(game, "draw"), "Black declines the draw: -1.50, Black is clearly better.\n");
  computer.lines = {{9, 9, centipawns(0), false, moves_of("h2e2")}};
  EXPECT_EQ(say(game, "draw"), "Black declines the draw: 0.00, about equal.\n");
  computer.lines = {{9, 9, centipawns(150), false, moves_of("h2e2")}};
  EXPECT_EQ(say(game, "draw"), "Draw: by agreement.\n");
  // Level and long: nothing is to be expected any more.
  TerminalGame late = start(
      "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - "
      "50 60");
  ASSERT_TRUE(late.seat_computer("1", Color::black));
  computer.lines = {{9, 9, centipawns(0), false, moves_of("h2e2")}};
  EXPECT_EQ(say(late, "draw"), "Draw: by agreement.\n");
}

TEST_F(AgainstComputer, ItOffersDrawsAndResigns) {
  TerminalGame game = start();
  ASSERT_TRUE(game.seat_computer("1", Color::black));
  computer.answers.push_back(ComputerMove{Move(Square::h9, Square::g7), true, false, {}});
  EXPECT_EQ(say(game, "h2e2"),
            "1. Red: cannon h2e2\n1. Black: horse h9g7\nBlack offers a draw. Red answers yes or "
            "no.\n");
  EXPECT_EQ(game.prompt(), "Red, is it a draw (yes, no)? ");
  EXPECT_EQ(say(game, "no"), "Red declines the draw; the game goes on.\n");
  computer.answers.push_back(ComputerMove{std::nullopt, false, true, {}});
  EXPECT_EQ(say(game, "h0g2"), "2. Red: horse h0g2\nRed wins: Black resigns.\n");
  EXPECT_EQ(say(game, "undo"), "The end of the game is taken back.\nTaken back: h0g2\n");
}

TEST_F(AgainstComputer, ItGivesUpWhenHopelessForLongIfItMay) {
  for (const bool may : {false, true}) {
    TerminalGame game = start("startpos", {.computer_resigns = may});
    ASSERT_TRUE(game.seat_computer("1", Color::black));
    const char* moves[] = {"a3a4", "c3c4", "e3e4", "g3g4", "i3i4", "a4a5"};
    std::string last;
    for (const char* move : moves) {
      computer.answers.push_back(
          ComputerMove{std::nullopt, false, false, record::Evaluation{.value = 2000}});
      computer.answers.back()->move =
          *legal_moves(game.game().position().after(parse_coordinates(move).value())).begin();
      last = say(game, move);
    }
    EXPECT_EQ(game.game().is_over(), may) << last;
    computer.answers.clear();
  }
}

TEST_F(AgainstComputer, WhenItFailsTheGameGoesOnForTwo) {
  TerminalGame game = start();
  ASSERT_TRUE(game.seat_computer("1", Color::black));
  computer.answers.push_back(std::unexpected(std::string("It ended by itself.")));
  EXPECT_EQ(say(game, "h2e2"),
            "1. Red: cannon h2e2\nThe computer cannot play. It ended by itself.\nThe game goes on "
            "for two; level N calls the computer back.\n");
  EXPECT_EQ(game.prompt(), "Black: ");
  EXPECT_EQ(say(game, "h9g7"), "1. Black: horse h9g7\n");
  EXPECT_EQ(say(game, "level 1"), "Black is played by Robot at level 1 (newcomer).\n");
  // What is no legal move is as bad as a failure, and is not played.
  computer.answer("a9a0");
  EXPECT_EQ(say(game, "h0g2"),
            "2. Red: horse h0g2\nThe computer cannot play. Robot plays a9a0, which is not "
            "legal.\nThe game goes on for two; level N calls the computer back.\n");
  computer.answers.push_back(ComputerMove{});
  ASSERT_TRUE(game.seat_computer("1", Color::black));
  EXPECT_NE(game.let_computer_move().find("Robot plays -, which is not legal."), std::string::npos);
  EXPECT_EQ(game.game().line().plies(), 3U);
}

TEST_F(AgainstComputer, WithoutAComputerNothingIsPromised) {
  TerminalGame game(Game(Line(), *find_rule_set("wxf2018")), {.drawing = BoardDrawing::when_asked});
  EXPECT_EQ(game.greeting().find("level"), std::string::npos);
  for (const char* command : {"level 3", "hint", "eval", "swap"}) {
    EXPECT_EQ(game.answer(command), "There is no computer here.\n") << command;
  }
  EXPECT_FALSE(game.seat_computer("1", Color::red));
}

TEST_F(AgainstComputer, NewGamesAreTold) {
  TerminalGame game = start();
  ASSERT_TRUE(game.seat_computer("1", Color::black));
  say(game, "h2e2");
  EXPECT_EQ(say(game, "new"), "A new game.\n");
  EXPECT_EQ(computer.new_games, 1);
  EXPECT_EQ(game.game().line().plies(), 0U);
}

TEST_F(AgainstComputer, ClocksRunForTheSideToMove) {
  TerminalGame game = start(
      "startpos",
      {.time = match::TimeControl{.base = Milliseconds(60'000), .increment = Milliseconds(5'000)}});
  ASSERT_TRUE(game.seat_computer("1", Color::black));
  EXPECT_EQ(say(game, "clock"), "Red 1:00, Black 1:00\n");
  now += Milliseconds(10'000);
  EXPECT_EQ(say(game, "clock"), "Red 0:50.0, Black 1:00\n");
  computer.while_thinking = [this] { now += Milliseconds(7'000); };
  say(game, "h2e2");
  ASSERT_EQ(computer.clocks.size(), 1U);
  EXPECT_EQ(computer.clocks[0].clocks[Color::red].remaining, Milliseconds(55'000));
  EXPECT_EQ(computer.clocks[0].clocks[Color::black].remaining, Milliseconds(60'000));
  EXPECT_EQ(computer.clocks[0].clocks[Color::black].increment, Milliseconds(5'000));
  EXPECT_EQ(say(game, "clock"), "Red 0:55.0, Black 0:58.0\n");
  // Advice costs no time.
  computer.lines = {{9, 9, centipawns(0), false, moves_of("h0g2")}};
  now += Milliseconds(1'000);
  say(game, "hint");
  EXPECT_EQ(say(game, "clock"), "Red 0:54.0, Black 0:58.0\n");
}

TEST_F(AgainstComputer, ClocksStandStillWhenItsReplyEndsTheGame) {
  const TerminalGameSettings settings{.time = match::TimeControl{.base = Milliseconds(60'000)}};
  TerminalGame agreed = start("startpos", settings);
  ASSERT_TRUE(agreed.seat_computer("1", Color::black));
  computer.lines = {{9, 9, centipawns(150), false, moves_of("h2e2")}};
  EXPECT_EQ(say(agreed, "draw"), "Draw: by agreement.\n");
  EXPECT_FALSE(agreed.running_clock()->is_running());

  TerminalGame declined = start("startpos", settings);
  ASSERT_TRUE(declined.seat_computer("1", Color::black));
  computer.lines = {{9, 9, centipawns(0), false, moves_of("h2e2")}};
  say(declined, "draw");
  EXPECT_EQ(declined.running_clock()->running(), Color::red);

  // Interrupts end the program, be it by an answer or by a move.
  TerminalGame interrupted = start("startpos", settings);
  ASSERT_TRUE(interrupted.seat_computer("1", Color::black));
  computer.missing = "";
  EXPECT_EQ(say(interrupted, "hint"), "");
  EXPECT_TRUE(interrupted.has_ended());
  EXPECT_FALSE(interrupted.running_clock()->is_running());
  computer.missing.reset();
  TerminalGame stopped = start("startpos", settings);
  ASSERT_TRUE(stopped.seat_computer("1", Color::red));
  computer.answers.push_back(std::unexpected(std::string()));
  stopped.let_computer_move();
  EXPECT_TRUE(stopped.has_ended());
  EXPECT_FALSE(stopped.running_clock()->is_running());
}

TEST_F(AgainstComputer, TimeRunsOut) {
  const match::TimeControl minute{.base = Milliseconds(60'000)};
  TerminalGame person = start("startpos", {.time = minute});
  ASSERT_TRUE(person.seat_computer("1", Color::black));
  ASSERT_TRUE(person.time_is_up_at());
  EXPECT_EQ(person.look_at_clock(), "");
  now = *person.time_is_up_at();
  EXPECT_EQ(person.look_at_clock(), "Black wins: Red has run out of time.\n");
  EXPECT_EQ(say(person, "h2e2"), "The game is over: undo, new or quit.\n");
  EXPECT_EQ(say(person, "undo"),
            "The end of the game is taken back.\nThe game goes on without a clock.\n");
  EXPECT_EQ(say(person, "clock"), "This game has no clock.\n");

  TerminalGame late = start("startpos", {.time = minute});
  now += Milliseconds(60'001);
  // A move that comes too late is not played.
  EXPECT_EQ(late.answer("h2e2"),
            "Black wins: Red has run out of time.\nThe game is over: undo, new or quit.\n");
  EXPECT_TRUE(late.game().line().empty());

  TerminalGame slow = start("startpos", {.time = minute});
  ASSERT_TRUE(slow.seat_computer("1", Color::black));
  computer.while_thinking = [this] { now += Milliseconds(61'000); };
  EXPECT_EQ(say(slow, "h2e2"), "1. Red: cannon h2e2\nRed wins: Black has run out of time.\n");
}

TEST_F(AgainstComputer, MovesAreTakenInWrittenNotations) {
  TerminalGame game = start();
  EXPECT_EQ(say(game, "炮二平五"), "1. Red: cannon h2e2\n");
  EXPECT_EQ(say(game, "馬8進7"), "1. Black: horse h9g7\n");
  EXPECT_EQ(say(game, "H2+3"), "2. Red: horse h0g2\n");
  EXPECT_EQ(say(game, "r9=8"), "2. Black: rook i9h9\n");
  EXPECT_EQ(say(game, "h3.5"), "The piece never goes so.\n");
  EXPECT_EQ(say(game, "车二进一"), "No piece answers this description.\n");
  EXPECT_EQ(say(game, "c8=9"), "3. Red: cannon b2a2\n");
  const std::string illegal = say(game, "车8进9");
  EXPECT_NE(illegal.find("h9h0 is not legal."), std::string::npos) << illegal;
  EXPECT_EQ(say(game, "notation wxf"), "Moves are shown in the notation wxf too.\n");
  EXPECT_EQ(say(game, "b9c7"), "3. Black: horse b9c7 (H2+3)\n");
  EXPECT_EQ(say(game, "notation none"), "Moves are shown by their points alone.\n");
  const std::string names = fmt::format("{}.\n", fmt::join(notation_names({"none"}), ", "));
  EXPECT_EQ(say(game, "notation klingon"), "\"klingon\" is none of: " + names);
  EXPECT_EQ(say(game, "notation"), "There are: " + names);
}

TEST(GameTime, MinutesAndSeconds) {
  const auto read = [](std::string_view text) { return parse_game_time(text).value(); };
  EXPECT_EQ(read("10+5").base, Milliseconds(600'000));
  EXPECT_EQ(read("10+5").increment, Milliseconds(5'000));
  EXPECT_EQ(read("0.5+1").base, Milliseconds(30'000));
  EXPECT_EQ(read("0:30+1").base, Milliseconds(30'000));
  EXPECT_EQ(read("1:00:00").base, Milliseconds(3'600'000));
  EXPECT_EQ(read("40/90").base, Milliseconds(5'400'000));
  EXPECT_EQ(read("20,byo=30").base, Milliseconds(1'200'000));
  EXPECT_EQ(read("20,byo=30").byo_yomi, Milliseconds(30'000));
  EXPECT_EQ(read("byo=0:30,5").base, Milliseconds(300'000));
  EXPECT_EQ(read("move=60").per_move, Milliseconds(60'000));
  for (const char* wrong : {"", "x", "10+", "0", "10 5", "-1"}) {
    EXPECT_FALSE(parse_game_time(wrong)) << wrong;
  }
  EXPECT_EQ(clock_text(Milliseconds(59'999)), "0:59.9");
  EXPECT_EQ(clock_text(Milliseconds(60'000)), "1:00");
  EXPECT_EQ(clock_text(Milliseconds(3'723'000)), "1:02:03");
  EXPECT_EQ(clock_text(Milliseconds(-5)), "0:00.0");
}

protocol::EngineDescription engine_with(std::vector<protocol::OptionSpec> options) {
  protocol::EngineDescription description;
  for (const auto& option : options) description.add(option);
  return description;
}

TEST(EngineLevels, GoFromTheWeakest) {
  using protocol::ComboOption;
  using protocol::SpinOption;
  const auto strongest_first =
      levels_of(engine_with({{"Level", ComboOption{"full", {"full", "novice", "newcomer"}}}}));
  const auto weakest_first =
      levels_of(engine_with({{"Level", ComboOption{"full", {"newcomer", "novice", "full"}}}}));
  for (const auto& levels : {strongest_first, weakest_first}) {
    ASSERT_EQ(levels.size(), 3U);
    EXPECT_EQ(levels[0].name, "newcomer");
    EXPECT_TRUE(levels[0].limits_itself);
    EXPECT_EQ(levels[2].name, "full");
    EXPECT_FALSE(levels[2].limits_itself);
    EXPECT_EQ(levels[1].options,
              std::vector<protocol::SetOption>({{"Level", std::string("novice")}}));
  }
  const auto ratings = levels_of(engine_with({{"UCI_LimitStrength", protocol::CheckOption{false}},
                                              {"UCI_Elo", SpinOption{1350, 500, 2850}}}));
  ASSERT_EQ(ratings.size(), 12U);
  EXPECT_EQ(ratings.front().name, "Elo 500");
  EXPECT_EQ(ratings.back().name, "Elo 2850");
  const auto skills = levels_of(engine_with({{"Skill Level", SpinOption{20, -20, 20}}}));
  ASSERT_EQ(skills.size(), 41U);
  EXPECT_EQ(skills.front().options.front().value, "-20");
  EXPECT_TRUE(levels_of(engine_with({{"Hash", SpinOption{16, 1, 64}}})).empty());
}

TEST(ComputersTemper, DrawsAndHope) {
  const Position opening;
  const auto value = [](int red) { return record::Evaluation{.value = red}; };
  EXPECT_TRUE(takes_draw(value(-100), Color::red, opening));
  EXPECT_FALSE(takes_draw(value(-100), Color::black, opening));
  EXPECT_FALSE(takes_draw(value(0), Color::red, opening));
  EXPECT_TRUE(takes_draw({.value = -5, .is_mate = true}, Color::red, opening));
  EXPECT_TRUE(sees_no_hope(value(-900), Color::red));
  EXPECT_FALSE(sees_no_hope(value(-700), Color::red));
  EXPECT_FALSE(sees_no_hope(value(-900), Color::black));
  EXPECT_TRUE(sees_no_hope({.value = 3, .is_mate = true}, Color::black));
}

}  // namespace
}  // namespace chuhe::cli
