#include <chuhe/match/clock.hpp>

#include <gtest/gtest.h>

namespace chuhe::match {
namespace {

using std::chrono::seconds;

Moment at(double seconds_since_start) {
  return Moment{} + std::chrono::duration_cast<Moment::duration>(
                        std::chrono::duration<double>(seconds_since_start));
}

TEST(Clocks, BaseAndIncrement) {
  Clock clock(TimeControl{.base = seconds{60}, .increment = seconds{2}});
  clock.start(Color::red, at(0));
  EXPECT_EQ(clock.remaining(Color::red, at(10)), seconds{50});
  EXPECT_EQ(clock.remaining(Color::black, at(10)), seconds{60});
  clock.press(at(10));
  EXPECT_EQ(clock.remaining(Color::red, at(40)), seconds{52});
  EXPECT_EQ(clock.remaining(Color::black, at(40)), seconds{30});
  EXPECT_FALSE(clock.has_flagged(Color::black, at(69.9)));
  EXPECT_TRUE(clock.has_flagged(Color::black, at(70)));
  clock.press(at(80));
  EXPECT_TRUE(clock.has_flagged(Color::black, at(80)));
}

TEST(Clocks, PeriodsOfMoves) {
  Clock clock(TimeControl{.base = seconds{10}, .moves_per_period = 2});
  clock.start(Color::red, at(0));
  EXPECT_EQ(clock.moves_to_go(Color::red), 2);
  clock.press(at(4));
  clock.press(at(4));
  EXPECT_EQ(clock.moves_to_go(Color::red), 1);
  clock.press(at(9));
  EXPECT_EQ(clock.remaining(Color::red, at(9)), seconds{11});
  EXPECT_EQ(clock.moves_to_go(Color::red), 2);
}

TEST(Clocks, ByoYomiIsLostWhenUnused) {
  Clock clock(TimeControl{.base = seconds{5}, .byo_yomi = seconds{3}});
  clock.start(Color::red, at(0));
  EXPECT_EQ(clock.remaining_for_move(Color::red, at(0)), seconds{8});
  clock.press(at(6));
  EXPECT_EQ(clock.remaining(Color::red, at(6)), seconds{0});
  clock.press(at(6));
  EXPECT_EQ(clock.remaining_for_move(Color::red, at(6)), seconds{3});
  clock.press(at(8));
  clock.press(at(8));
  EXPECT_EQ(clock.remaining_for_move(Color::red, at(8)), seconds{3});
  EXPECT_TRUE(clock.has_flagged(Color::red, at(11)));
}

TEST(Clocks, PerMoveAndPauses) {
  Clock clock(TimeControl{.base = seconds{100}, .per_move = seconds{10}}, TimeControl{});
  clock.start(Color::red, at(0));
  EXPECT_EQ(clock.remaining_for_move(Color::red, at(4)), seconds{6});
  clock.stop(at(4));
  EXPECT_FALSE(clock.is_running());
  EXPECT_EQ(clock.remaining_for_move(Color::red, at(1000)), seconds{6});
  clock.start(Color::red, at(1000));
  EXPECT_TRUE(clock.has_flagged(Color::red, at(1006)));
  // Black has no limits.
  EXPECT_FALSE(clock.remaining_for_move(Color::black, at(0)));
  EXPECT_FALSE(clock.has_flagged(Color::black, at(1e6)));
}

TEST(Clocks, TimeNeverRunsBackwards) {
  Clock clock(TimeControl{.base = seconds{5}});
  clock.start(Color::red, at(10));
  EXPECT_EQ(clock.remaining(Color::red, at(9)), seconds{5});
}

}  // namespace
}  // namespace chuhe::match
