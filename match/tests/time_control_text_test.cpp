#include <chuhe/match/time_control_text.hpp>

#include <random>

#include <gtest/gtest.h>

namespace chuhe::match {
namespace {

TEST(TimeControlText, ReadsWhatPeopleWrite) {
  EXPECT_EQ(*parse_time_control("10+0.1"),
            (TimeControl{.base = Milliseconds(10'000), .increment = Milliseconds(100)}));
  EXPECT_EQ(*parse_time_control("40/60"),
            (TimeControl{.base = Milliseconds(60'000), .moves_per_period = 40}));
  EXPECT_EQ(*parse_time_control("5:00+3"),
            (TimeControl{.base = Milliseconds(300'000), .increment = Milliseconds(3'000)}));
  EXPECT_EQ(*parse_time_control("1:30:00,byo=30"),
            (TimeControl{.base = Milliseconds(5'400'000), .byo_yomi = Milliseconds(30'000)}));
  EXPECT_EQ(*parse_time_control("move=.5"), (TimeControl{.per_move = Milliseconds(500)}));
  EXPECT_EQ(*parse_time_control("move=60,600,byo=0.005"),
            (TimeControl{.base = Milliseconds(600'000),
                         .byo_yomi = Milliseconds(5),
                         .per_move = Milliseconds(60'000)}));
  EXPECT_EQ(*parse_time_control("0,byo=30"),
            (TimeControl{.base = Milliseconds(0), .byo_yomi = Milliseconds(30'000)}));
}

TEST(TimeControlText, NamesTheFaultAndItsPlace) {
  const auto fault = [](std::string_view text) {
    const auto control = parse_time_control(text);
    return control ? TimeControlError{TimeControlFault::empty, 999} : control.error();
  };
  using enum TimeControlFault;
  EXPECT_EQ(fault(""), (TimeControlError{empty, 0}));
  EXPECT_EQ(fault("x"), (TimeControlError{bad_number, 0}));
  EXPECT_EQ(fault("10+"), (TimeControlError{bad_number, 3}));
  EXPECT_EQ(fault("0/10"), (TimeControlError{bad_number, 0}));
  EXPECT_EQ(fault("40/"), (TimeControlError{bad_number, 3}));
  EXPECT_EQ(fault("10,"), (TimeControlError{repeated, 3}));
  EXPECT_EQ(fault("10,20"), (TimeControlError{repeated, 3}));
  EXPECT_EQ(fault("10,go=1"), (TimeControlError{unknown_word, 3}));
  EXPECT_EQ(fault("move=1,move=2"), (TimeControlError{repeated, 7}));
  EXPECT_EQ(fault("move=-1"), (TimeControlError{bad_number, 5}));
  EXPECT_EQ(fault("1.2345"), (TimeControlError{bad_number, 0}));
  EXPECT_EQ(fault("1:2:3:4"), (TimeControlError{bad_number, 0}));
  EXPECT_EQ(fault("0+1"), (TimeControlError{no_time, 0}));
  EXPECT_EQ(fault("move=0"), (TimeControlError{no_time, 0}));
  EXPECT_EQ(fault("99999999999999999999"), (TimeControlError{bad_number, 0}));
  EXPECT_EQ(fault("1e3"), (TimeControlError{bad_number, 0}));
}

TEST(TimeControlText, ReadsWhatItWrites) {
  std::mt19937 random(7);
  const auto time = [&](int most) {
    return Milliseconds(1 + static_cast<int>(random() % static_cast<unsigned>(most)));
  };
  for (int i = 0; i < 2000; ++i) {
    TimeControl control;
    if (random() % 4 != 0) {
      control.base = time(10'000'000);
      if (random() % 2 != 0) control.increment = time(60'000);
      if (random() % 2 != 0) control.moves_per_period = 1 + static_cast<int>(random() % 100);
    }
    if (random() % 3 == 0) control.byo_yomi = time(100'000);
    if (random() % 3 == 0) control.per_move = time(100'000);
    if (control == TimeControl{}) continue;
    const std::string text = to_string(control);
    const auto read = parse_time_control(text);
    ASSERT_TRUE(read) << text;
    ASSERT_EQ(*read, control) << text;
  }
  EXPECT_EQ(to_string(TimeControl{}), "none");
}

TEST(TimeControlText, AnyTextIsReadOrRefused) {
  std::mt19937 random(3);
  constexpr std::string_view letters = "0123456789.:/+,=bymove ";
  for (int i = 0; i < 20'000; ++i) {
    std::string text;
    for (auto length = random() % 12; length > 0; --length) {
      text += letters[random() % letters.size()];
    }
    const auto read = parse_time_control(text);
    if (read) {
      ASSERT_EQ(parse_time_control(to_string(*read)), read) << text;
    } else {
      ASSERT_LE(read.error().offset, text.size()) << text;
    }
  }
}

}  // namespace
}  // namespace chuhe::match
