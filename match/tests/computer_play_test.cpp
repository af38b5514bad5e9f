#include <chuhe/match/computer_play.hpp>

#include <gtest/gtest.h>

namespace chuhe::match {
namespace {

TEST(GoForComputer, LimitsOfItsOwnStandBesideTheClocks) {
  protocol::Go clocks;
  clocks.clocks[Color::red].remaining = Milliseconds(60'000);
  const protocol::Go go =
      go_for_computer(clocks, {.nodes = 500, .depth = 6}, Color::red, Pace::usual);
  EXPECT_EQ(go.clocks[Color::red].remaining, Milliseconds(60'000));
  EXPECT_EQ(go.nodes, 500U);
  EXPECT_EQ(go.depth, 6);
  EXPECT_FALSE(go.move_time);
}

TEST(GoForComputer, SomethingAlwaysEndsItsThinking) {
  const protocol::Go usual = go_for_computer({}, {}, Color::red, Pace::usual);
  const protocol::Go of_level = go_for_computer({}, {}, Color::red, Pace::of_its_level);
  ASSERT_TRUE(usual.move_time && of_level.move_time);
  EXPECT_LT(*usual.move_time, *of_level.move_time);
  // The other side's clock ends nothing.
  protocol::Go clocks;
  clocks.clocks[Color::black].remaining = Milliseconds(60'000);
  EXPECT_TRUE(go_for_computer(clocks, {}, Color::red, Pace::usual).move_time);
}

TEST(GoForComputer, ATimeForAMoveByTheClockGoesBeforeItsOwn) {
  protocol::Go clocks;
  clocks.move_time = Milliseconds(5'000);
  const protocol::Go go =
      go_for_computer(clocks, {.time = Milliseconds(9'000)}, Color::red, Pace::usual);
  EXPECT_EQ(go.move_time, Milliseconds(5'000));
}

TEST(PatienceFor, IsLongerThanAllTheTimeThereIs) {
  protocol::Go go;
  EXPECT_FALSE(patience_for(go, Color::red));
  go.clocks[Color::red].remaining = Milliseconds(10'000);
  go.byo_yomi = Milliseconds(5'000);
  EXPECT_GT(patience_for(go, Color::red), Milliseconds(15'000));
  EXPECT_FALSE(patience_for(go, Color::black));
  go.move_time = Milliseconds(2'000);
  EXPECT_GT(patience_for(go, Color::red), Milliseconds(2'000));
  EXPECT_TRUE(patience_for(go, Color::black));
}

}  // namespace
}  // namespace chuhe::match
