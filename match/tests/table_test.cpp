#include <chuhe/match/table.hpp>

#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>

namespace chuhe::match {
namespace {

using record::Concession;

Move move(std::string_view text) { return parse_coordinates(text).value(); }

constexpr ByColor<Mover> two_people{{Mover::person, Mover::person}};
constexpr ByColor<Mover> against_black{{Mover::person, Mover::computer}};

class TableTest : public testing::Test {
 protected:
  Table table(ByColor<Mover> movers, std::optional<TimeControl> control = {},
              std::string_view position = "startpos") const {
    Table result(Game(read_fen(position).value().line, *find_rule_set("wxf2018")),
                 control ? std::optional<Clock>(Clock(*control)) : std::nullopt, movers);
    result.resume(now_);
    return result;
  }
  Moment after(int milliseconds) { return now_ += Milliseconds(milliseconds); }
  Milliseconds left(const Table& table, Color color) const {
    return table.clock()->remaining(color, now_).value();
  }

  Moment now_{std::chrono::hours(1)};
  const TimeControl control_{.base = Milliseconds(10'000), .increment = Milliseconds(1'000)};
};

TEST_F(TableTest, MovesTellTheirTimes) {
  Table game = table(two_people, control_);
  ASSERT_TRUE(game.play(move("h2e2"), after(3'000)));
  ASSERT_TRUE(game.play(move("h9g7"), after(500)));
  ASSERT_EQ(game.moves().size(), 2U);
  EXPECT_EQ(game.moves()[0].elapsed, Milliseconds(3'000));
  EXPECT_EQ(game.moves()[0].left, Milliseconds(8'000));
  EXPECT_EQ(game.moves()[1].left, Milliseconds(10'500));
  EXPECT_EQ(game.clock()->running(), Color::red);
}

TEST_F(TableTest, ARefusedMoveTakesNoTime) {
  Table game = table(two_people, control_);
  EXPECT_FALSE(game.play(move("h2h2"), after(1'000)));
  EXPECT_EQ(game.clock()->running(), Color::red);
  EXPECT_EQ(left(game, Color::red), Milliseconds(9'000));
}

TEST_F(TableTest, TakenBackMovesGiveTheirTimeBack) {
  Table game = table(two_people, control_);
  ASSERT_TRUE(game.play(move("h2e2"), after(3'000)));
  ASSERT_TRUE(game.play(move("h9g7"), after(4'000)));
  after(2'000);
  EXPECT_EQ(game.undo(now_), 1U);
  EXPECT_EQ(game.turn(), Color::black);
  EXPECT_EQ(left(game, Color::black), Milliseconds(10'000));
  EXPECT_EQ(left(game, Color::red), Milliseconds(8'000));
  EXPECT_EQ(game.clock()->running(), Color::black);
  EXPECT_EQ(game.redo(after(1'000)), std::vector{move("h9g7")});
  EXPECT_EQ(game.clock()->running(), Color::red);
  EXPECT_EQ(game.moves().size(), 2U);
}

TEST_F(TableTest, AgainstAComputerPliesAreTakenBackInPairs) {
  Table game = table(against_black);
  EXPECT_FALSE(game.can_undo());
  ASSERT_TRUE(game.play(move("h2e2"), now_));
  // While the computer thinks, the person's own move alone goes.
  EXPECT_EQ(game.undo(now_), 1U);
  EXPECT_EQ(game.turn(), Color::red);
  ASSERT_TRUE(game.play(move("h2e2"), now_));
  ASSERT_TRUE(game.play(move("h9g7"), now_));
  EXPECT_EQ(game.undo(now_), 2U);
  EXPECT_EQ(game.turn(), Color::red);
  EXPECT_EQ(game.redo(now_), (std::vector{move("h2e2"), move("h9g7")}));
  EXPECT_EQ(game.turn(), Color::red);
}

TEST_F(TableTest, AComputerThatBeganCannotBeMadeToTakeItsFirstMoveBack) {
  Table game = table({{Mover::computer, Mover::person}});
  ASSERT_TRUE(game.play(move("h2e2"), now_));
  EXPECT_FALSE(game.can_undo());
  EXPECT_EQ(game.undo(now_), 0U);
  EXPECT_EQ(game.game().line().plies(), 1U);
}

// Out of an endgame from a position of its own one comes back to that position, and plays on.
TEST_F(TableTest, AfterMateTheGameIsLiveAgainFromItsOwnStart) {
  Table game = table(two_people, control_, "3k5/R8/1R7/9/9/9/9/9/9/4K4 w");
  const Position start = game.game().position();
  ASSERT_TRUE(game.play(move("b7b9"), after(100)));
  ASSERT_TRUE(game.game().is_over());
  while (game.can_undo()) game.undo(after(100));
  EXPECT_EQ(game.game().position(), start);
  EXPECT_FALSE(game.game().is_over());
  EXPECT_EQ(game.clock()->running(), Color::red);
}

TEST_F(TableTest, APauseStopsTheClock) {
  Table game = table(two_people, control_);
  game.pause(after(1'000));
  after(100'000);
  EXPECT_FALSE(game.time_is_up_at(now_));
  game.resume(now_);
  EXPECT_EQ(left(game, Color::red), Milliseconds(9'000));
}

TEST_F(TableTest, TimeRunsOutAndCanBeTakenBack) {
  Table game = table(two_people, control_);
  ASSERT_TRUE(game.play(move("h2e2"), after(100)));
  const Moment up = game.time_is_up_at(now_).value();
  EXPECT_FALSE(game.look_at_clock(after(9'999)));
  now_ = up;
  EXPECT_TRUE(game.look_at_clock(now_));
  ASSERT_TRUE(game.game().is_over());
  EXPECT_EQ(std::get<Conceded>(*game.game().result()),
            (Conceded{Concession::time_forfeit, Color::black}));
  EXPECT_EQ(game.undo(now_), 0U);
  EXPECT_FALSE(game.game().is_over());
  EXPECT_EQ(left(game, Color::black), Milliseconds(10'000));
}

TEST_F(TableTest, NothingEndsTwice) {
  Table game = table(two_people);
  game.concede({Concession::resignation, Color::red}, now_);
  game.concede({Concession::agreement, Color::red}, now_);
  EXPECT_EQ(std::get<Conceded>(*game.game().result()).concession, Concession::resignation);
}

TEST_F(TableTest, AComputerGivesUpOnlyWhenItIsLostForLong) {
  Table game = table(against_black);
  const record::Evaluation lost{.value = 3'000};
  for (int i = 1; i < 6; ++i) EXPECT_FALSE(game.sees_no_hope_any_more(Color::black, lost));
  EXPECT_FALSE(game.sees_no_hope_any_more(Color::black, {.value = 0}));
  for (int i = 1; i < 6; ++i) EXPECT_FALSE(game.sees_no_hope_any_more(Color::black, lost));
  EXPECT_TRUE(game.sees_no_hope_any_more(Color::black, lost));
}

}  // namespace
}  // namespace chuhe::match
