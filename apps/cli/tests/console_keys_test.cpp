#include "screen/console_keys.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "screen/keys.hpp"

namespace chuhe::cli {
namespace {

KeyEvent event_of(std::string_view bytes) {
  KeyReader reader;
  std::vector<KeyEvent> events = reader.read(bytes);
  for (KeyEvent& event : reader.give_up_waiting()) events.push_back(std::move(event));
  return events.size() == 1 ? events.front() : KeyEvent(Paste{std::string(bytes)});
}

TEST(ConsoleKeys, KeysWithoutACharacter) {
  ConsoleKeys keys;
  const auto read = [&](const ConsoleKey& key) { return event_of(keys.bytes_of(key)); };
  EXPECT_EQ(read({.key = 0x26}), KeyEvent(Key{KeyName::up}));
  EXPECT_EQ(read({.key = 0x28}), KeyEvent(Key{KeyName::down}));
  EXPECT_EQ(read({.key = 0x25}), KeyEvent(Key{KeyName::left}));
  EXPECT_EQ(read({.key = 0x27}), KeyEvent(Key{KeyName::right}));
  EXPECT_EQ(read({.key = 0x24}), KeyEvent(Key{KeyName::home}));
  EXPECT_EQ(read({.key = 0x23}), KeyEvent(Key{KeyName::end}));
  EXPECT_EQ(read({.key = 0x21}), KeyEvent(Key{KeyName::page_up}));
  EXPECT_EQ(read({.key = 0x22}), KeyEvent(Key{KeyName::page_down}));
  EXPECT_EQ(read({.key = 0x2e}), KeyEvent(Key{KeyName::erase}));
  EXPECT_EQ(read({.key = 0x25, .control = true}),
            KeyEvent(Key{KeyName::left, 0, /*control=*/true, /*alt=*/false}));
  EXPECT_EQ(read({.key = 0x21, .alt = true}),
            KeyEvent(Key{KeyName::page_up, 0, /*control=*/false, /*alt=*/true}));
  for (std::uint16_t number = 0; number < 12; ++number) {
    const auto key = static_cast<std::uint16_t>(0x70 + number);
    EXPECT_EQ(read({.key = key}), KeyEvent(Key{KeyName::function, number + 1U})) << number;
  }
  // Shift, Control, Caps Lock, the Windows key.
  for (const std::uint16_t key : std::array<std::uint16_t, 4>{0x10, 0x11, 0x14, 0x5b}) {
    EXPECT_EQ(keys.bytes_of({.key = key}), "") << key;
  }
}

TEST(ConsoleKeys, Characters) {
  ConsoleKeys keys;
  EXPECT_EQ(keys.bytes_of({.key = 'H', .unit = u'h'}), "h");
  EXPECT_EQ(keys.bytes_of({.key = 'H', .unit = u'h', .repeats = 3}), "hhh");
  EXPECT_EQ(keys.bytes_of({.key = 'H', .unit = u'h', .is_down = false}), "");
  EXPECT_EQ(keys.bytes_of({.unit = u'炮'}), "炮");
  EXPECT_EQ(keys.bytes_of({.key = 0x0d, .unit = u'\r'}), "\r");
  EXPECT_EQ(keys.bytes_of({.key = 0x1b, .unit = u'\x1b'}), "\x1b");
  EXPECT_EQ(keys.bytes_of({.key = 0x08, .unit = u'\b'}), "\b");
  EXPECT_EQ(keys.bytes_of({.key = 0x09, .unit = u'\t'}), "\t");
  EXPECT_EQ(event_of(keys.bytes_of({.key = 0x09, .unit = u'\t', .shift = true})),
            KeyEvent(Key{KeyName::back_tab}));
  EXPECT_EQ(keys.bytes_of({.key = 'P', .unit = u'\x10', .control = true}), "\x10");
  // Alt; and AltGr, by which a character is typed.
  EXPECT_EQ(keys.bytes_of({.key = 'X', .unit = u'x', .alt = true}), "\x1bx");
  EXPECT_EQ(keys.bytes_of({.key = 'Q', .unit = u'@', .alt = true, .control = true}), "@");
}

TEST(ConsoleKeys, CharactersOfTwoUnits) {
  ConsoleKeys keys;
  EXPECT_EQ(keys.bytes_of({.unit = 0xd83e}), "");
  EXPECT_EQ(keys.bytes_of({.unit = 0xde60}), "\U0001fa60");  // a red king
  // Halves alone are nothing.
  EXPECT_EQ(keys.bytes_of({.unit = 0xde60}), "");
  EXPECT_EQ(keys.bytes_of({.unit = 0xd83e}), "");
  EXPECT_EQ(keys.bytes_of({.unit = u'a'}), "a");
  EXPECT_EQ(keys.bytes_of({.unit = 0xde60}), "");
}

// Where the console makes the sequence, its characters come one by one, without a key.
TEST(ConsoleKeys, SequencesOfTheConsoleStayAsTheyAre) {
  ConsoleKeys keys;
  std::string bytes;
  for (const char16_t unit : std::u16string_view(u"\x1b[1;5D")) {
    bytes += keys.bytes_of({.unit = unit, .control = true});
  }
  EXPECT_EQ(bytes, "\x1b[1;5D");
}

TEST(ConsoleKeys, NumbersTypedWithAlt) {
  ConsoleKeys keys;
  constexpr std::uint16_t alt = 0x12;
  EXPECT_EQ(keys.bytes_of({.key = alt, .alt = true}), "");
  EXPECT_EQ(keys.bytes_of({.key = alt, .unit = u'車', .is_down = false}), "車");
  EXPECT_EQ(keys.bytes_of({.key = alt, .is_down = false}), "");
}

TEST(ConsoleKeys, Mouse) {
  ConsoleKeys keys;
  const auto read = [&](const ConsoleMouse& mouse) { return event_of(keys.bytes_of(mouse)); };
  EXPECT_EQ(keys.bytes_of(ConsoleMouse{.row = 1, .column = 2, .has_moved = true}), "");
  EXPECT_EQ(read({.row = 4, .column = 7, .buttons = 1}),
            KeyEvent(Mouse{MouseDeed::press, 0, 4, 7}));
  EXPECT_EQ(read({.row = 5, .column = 7, .buttons = 1, .has_moved = true}),
            KeyEvent(Mouse{MouseDeed::drag, 0, 5, 7}));
  EXPECT_EQ(read({.row = 5, .column = 8}), KeyEvent(Mouse{MouseDeed::release, 0, 5, 8}));
  EXPECT_EQ(read({.buttons = 2}), KeyEvent(Mouse{MouseDeed::press, 2, 0, 0}));
  EXPECT_EQ(read({}), KeyEvent(Mouse{MouseDeed::release, 2, 0, 0}));
  EXPECT_EQ(read({.row = 3, .column = 3, .wheel = 120}),
            KeyEvent(Mouse{MouseDeed::wheel_up, 0, 3, 3}));
  EXPECT_EQ(read({.row = 3, .column = 3, .wheel = -120}),
            KeyEvent(Mouse{MouseDeed::wheel_down, 0, 3, 3}));
}

}  // namespace
}  // namespace chuhe::cli
