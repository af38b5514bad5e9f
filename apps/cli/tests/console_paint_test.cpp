#include "screen/console_paint.hpp"

#include <string>

#include <gtest/gtest.h>

#include "screen/cells.hpp"
#include "screen/console.hpp"

namespace chuhe::cli {
namespace {

using Kind = ConsoleStep::Kind;
constexpr std::uint16_t usual = 0x07;

std::uint16_t color_of(const Paint& paint, ColorDepth depth) {
  const auto steps = console_steps(sequence(paint, depth), usual);
  return steps.size() == 1 && steps[0].kind == Kind::color ? steps[0].color : 0xffff;
}

TEST(ConsolePaint, StepsOfAPicture) {
  Cells cells(2, 6);
  cells.put(0, 1, "ab", {.bold = true});
  cells.put(1, 0, "炮");
  const auto steps = console_steps("\x1b[?25l" + changes({}, cells, ColorDepth::none), usual);
  const std::vector<ConsoleStep> wanted{
      {.kind = Kind::hide_cursor},
      {.kind = Kind::color, .color = 0x07},
      {.kind = Kind::clear},
      {.kind = Kind::go, .row = 0, .column = 1},
      {.kind = Kind::color, .color = 0x0f},
      {.kind = Kind::write, .text = "ab"},
      {.kind = Kind::go, .row = 1, .column = 0},
      {.kind = Kind::color, .color = 0x07},
      {.kind = Kind::write, .text = "炮"},
  };
  EXPECT_EQ(steps, wanted);
}

TEST(ConsolePaint, ColorsOfEveryDepth) {
  for (const ColorDepth depth : {ColorDepth::sixteen, ColorDepth::many, ColorDepth::full}) {
    EXPECT_EQ(color_of({.ink = ink::red}, depth) & 0xf7, 0x04);
    EXPECT_EQ(color_of({.ink = ink::green}, depth) & 0xf7, 0x02);
    EXPECT_EQ(color_of({.ink = ink::grey}, depth), 0x08);
    EXPECT_EQ(color_of({.ground = ink::yellow_ground}, depth) & 0x7f, 0x67);
    EXPECT_EQ(color_of({.ground = ink::red_ground}, depth) & 0x7f, 0x47);
  }
  EXPECT_EQ(color_of({.reversed = true}, ColorDepth::none), 0x70);
  EXPECT_EQ(color_of({.underlined = true}, ColorDepth::none), 0x8007);
}

TEST(ConsolePaint, WhatIsNotForItGivesNothing) {
  EXPECT_EQ(console_steps("\x1b[?1006h\x1b[?2004h\x1b[?1049l", usual), std::vector<ConsoleStep>());
  EXPECT_EQ(console_steps("\x1b", usual), std::vector<ConsoleStep>());
  EXPECT_EQ(console_steps("\x1b[3", usual), std::vector<ConsoleStep>());
  // Taking over and giving back: nothing is written but the empty screen.
  for (const std::string_view bytes : {console_begins, console_ends}) {
    for (const ConsoleStep& step : console_steps(bytes, usual)) EXPECT_NE(step.kind, Kind::write);
  }
}

}  // namespace
}  // namespace chuhe::cli
