// Cells, keys and widths: the small terminal layer under the full screen.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "screen/cells.hpp"
#include "screen/keys.hpp"
#include "text_width.hpp"

namespace chuhe::cli {
namespace {

TEST(TextWidth, CountsColumns) {
  EXPECT_EQ(width_of("h2e2"), 4);
  EXPECT_EQ(width_of("炮二平五"), 8);
  EXPECT_EQ(width_of("Tướng"), 5);
  EXPECT_EQ(width_of("e\xcc\x81"), 1);  // a combining accent
  EXPECT_EQ(width_of("│┼╲"), 3);
  EXPECT_EQ(width_of("，（１"), 6);
  EXPECT_EQ(cut_to_width("炮二平五", 5), "炮二");
  EXPECT_EQ(cut_to_width("abc", 0), "abc");
  EXPECT_EQ(shortened_to_width("炮二平五", 8, "…"), "炮二平五");
  EXPECT_EQ(shortened_to_width("炮二平五", 7, "…"), "炮二平…");
  EXPECT_EQ(shortened_to_width("炮二平五", 6, "…"), "炮二…");
  EXPECT_EQ(shortened_to_width("abcdef", 5, "..."), "ab...");
  EXPECT_EQ(shortened_to_width("abcdef", 2, "..."), "ab");
  EXPECT_EQ(shortened_to_width("abcdef", -1, "..."), "");
}

TEST(TextWidth, BrokenBytesAreOneColumnEach) {
  EXPECT_EQ(width_of("\xff\xe7\x82"), 3);
  EXPECT_EQ(first_character("\xe7\x82").code, 0xfffdU);
  EXPECT_EQ(first_character("\xe7\x82\xae").code, U'炮');
}

TEST(TextWidth, WrapsAtBlanksAndBetweenChineseCharacters) {
  EXPECT_EQ(wrap("Red to move now", 7), (std::vector<std::string>{"Red to", "move", "now"}));
  EXPECT_EQ(wrap("红方走炮二平五。", 8), (std::vector<std::string>{"红方走炮", "二平五。"}));
  // A full stop does not begin a line.
  EXPECT_EQ(wrap("红方走炮。", 8), (std::vector<std::string>{"红方走", "炮。"}));
  EXPECT_EQ(wrap("abcdefgh", 3), (std::vector<std::string>{"abc", "def", "gh"}));
  EXPECT_EQ(wrap("one\n\ntwo\n", 80), (std::vector<std::string>{"one", "", "two"}));
  EXPECT_TRUE(wrap("", 10).empty());
}

TEST(Cells, WideCharactersFillTwo) {
  Cells cells(2, 6);
  EXPECT_EQ(cells.put(0, 1, "車x"), 4);
  EXPECT_EQ(cells.line(0), " 車x");
  EXPECT_EQ(cells.at(0, 2).text, "");
  // Half of one cannot stand.
  cells.put(0, 2, "y");
  EXPECT_EQ(cells.line(0), "  yx");
  // Neither at the edge.
  EXPECT_EQ(cells.put(1, 5, "車"), 5);
  EXPECT_EQ(cells.line(1), "");
  cells.put(1, 0, "\x1b[31m");
  EXPECT_EQ(cells.line(1), "?[31m");
  // The one character that means the same, also where it is written with bytes too many.
  for (const char* control : {"\xc2\x9b", "\xe0\x82\x9b", "\xf0\x80\x82\x9b"}) {
    Cells clean(1, 6);
    EXPECT_EQ(clean.put(0, 0, "a" + std::string(control) + "[31m"), 6) << control;
    EXPECT_EQ(clean.line(0), "a?[31m") << control;
  }
}

TEST(Cells, OnlyWhatDiffersIsWritten) {
  Cells before(2, 10);
  before.put(0, 0, "abc");
  Cells after = before;
  EXPECT_EQ(changes(before, after, ColorDepth::none), "");
  after.put(0, 1, "X");
  EXPECT_EQ(changes(before, after, ColorDepth::none), "\x1b[1;2H\x1b[0mX");
  after = before;
  after.put(1, 4, "炮", {.ink = ink::red, .bold = true});
  EXPECT_EQ(changes(before, after, ColorDepth::sixteen), "\x1b[2;5H\x1b[0;1;31m炮\x1b[0m");
  EXPECT_EQ(changes(before, after, ColorDepth::many), "\x1b[2;5H\x1b[0;1;38;5;160m炮\x1b[0m");
  EXPECT_EQ(changes(before, after, ColorDepth::full), "\x1b[2;5H\x1b[0;1;38;2;215;0;0m炮\x1b[0m");
  EXPECT_EQ(changes(before, after, ColorDepth::none), "\x1b[2;5H\x1b[0;1m炮\x1b[0m");
  EXPECT_EQ(changes(Cells(), before, ColorDepth::none), "\x1b[0m\x1b[2J\x1b[1;1Habc");
}

std::vector<KeyEvent> keys(std::string_view bytes) {
  KeyReader reader;
  std::vector<KeyEvent> events = reader.read(bytes);
  for (KeyEvent& event : reader.give_up_waiting()) events.push_back(std::move(event));
  // However the bytes are cut, the keys are the same.
  KeyReader slow;
  std::vector<KeyEvent> again;
  for (const char byte : bytes) {
    for (KeyEvent& event : slow.read({&byte, 1})) again.push_back(std::move(event));
  }
  for (KeyEvent& event : slow.give_up_waiting()) again.push_back(std::move(event));
  EXPECT_EQ(events, again);
  return events;
}

using Events = std::vector<KeyEvent>;

TEST(Keys, LettersAndNames) {
  EXPECT_EQ(keys("h炮"), (Events{Key{KeyName::character, 'h'}, Key{KeyName::character, U'炮'}}));
  EXPECT_EQ(keys("\r\t\x7f"),
            (Events{Key{KeyName::enter}, Key{KeyName::tab}, Key{KeyName::backspace}}));
  EXPECT_EQ(
      keys("\x1b[A\x1bOB\x1b[3~\x1b[Z"),
      (Events{Key{KeyName::up}, Key{KeyName::down}, Key{KeyName::erase}, Key{KeyName::back_tab}}));
  EXPECT_EQ(
      keys("\x1bOP\x1b[15~\x1b[[B"),
      (Events{Key{KeyName::function, 1}, Key{KeyName::function, 5}, Key{KeyName::function, 2}}));
  EXPECT_EQ(keys("\x03\x1a"),
            (Events{Key{KeyName::character, 'c', true}, Key{KeyName::character, 'z', true}}));
  EXPECT_EQ(keys("\x1b[1;5C\x1bx"),
            (Events{Key{KeyName::right, 0, true}, Key{KeyName::character, 'x', false, true}}));
  EXPECT_EQ(keys("\x1b"), (Events{Key{KeyName::escape}}));
}

TEST(Keys, MouseAndPaste) {
  EXPECT_EQ(keys("\x1b[<0;5;3M\x1b[<0;5;3m\x1b[<65;1;1M"),
            (Events{Mouse{MouseDeed::press, 0, 2, 4}, Mouse{MouseDeed::release, 0, 2, 4},
                    Mouse{MouseDeed::wheel_down, 0, 0, 0}}));
  EXPECT_EQ(keys("\x1b[200~h2e2\n\x1b[31m\x1b[201~a"),
            (Events{Paste{"h2e2\n[31m"}, Key{KeyName::character, 'a'}}));
}

TEST(Keys, WaitingsThatEndEarlyTearNothingApart) {
  using std::chrono::milliseconds;
  TimedKeys timed;
  TimedKeys::Moment now{};
  EXPECT_FALSE(timed.patience(now));
  for (const std::string_view whole : {"\x1b[A", "\xe7\x82\xae"}) {
    // Something else wakes the waiting after each byte.
    std::vector<KeyEvent> events;
    for (const char byte : whole) {
      for (KeyEvent& event : timed.take({&byte, 1}, now)) events.push_back(std::move(event));
      now += milliseconds(30);
      EXPECT_TRUE(timed.take("", now).empty());
    }
    EXPECT_EQ(events, keys(whole));
    EXPECT_FALSE(timed.patience(now));
  }
  // What stands alone is given up in its time.
  EXPECT_TRUE(timed.take("\x1b", now).empty());
  EXPECT_EQ(timed.patience(now), TimedKeys::longest_gap);
  now += milliseconds(15);
  EXPECT_TRUE(timed.take("", now).empty());
  EXPECT_EQ(timed.patience(now), milliseconds(25));
  now += milliseconds(25);
  EXPECT_EQ(timed.patience(now), milliseconds(0));
  EXPECT_EQ(timed.take("", now), (Events{Key{KeyName::escape}}));
  EXPECT_FALSE(timed.patience(now));
  // A long paste may come slowly.
  EXPECT_TRUE(timed.take("\x1b[200~h2", now).empty());
  now += milliseconds(500);
  EXPECT_TRUE(timed.take("", now).empty());
  EXPECT_FALSE(timed.patience(now));
  EXPECT_EQ(timed.take("e2\x1b[201~", now), (Events{Paste{"h2e2"}}));
}

TEST(Keys, RubbishGivesNothing) {
  EXPECT_TRUE(keys("\x1b[?25h\x1b[99~\x1b[<1M\x1b[12;40R\xff\xc0").empty());
  EXPECT_TRUE(keys("\x1b[" + std::string(100, '1') + "a").empty());
}

}  // namespace
}  // namespace chuhe::cli
