// What is written is read as the same, in every dialect.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/protocol/conversation.hpp>
#include <chuhe/protocol/ucci.hpp>
#include <chuhe/protocol/uci.hpp>

#include "random_messages.hpp"

namespace chuhe::protocol {
namespace {

using testing::RandomMessages;

std::vector<Dialect> all_dialects() {
  std::vector<Dialect> dialects;
  for (const Language language : {Language::uci, Language::ucci}) {
    for (const RankNumbers ranks : {RankNumbers::zero_to_nine, RankNumbers::one_to_ten}) {
      for (const TimeUnit unit : {TimeUnit::milliseconds, TimeUnit::seconds}) {
        dialects.push_back({language, ranks, unit});
      }
    }
  }
  return dialects;
}

TEST(Laws, CommandsAreReadAsTheyAreWritten) {
  RandomMessages random(1);
  for (const Dialect& dialect : all_dialects()) {
    const bool uci = dialect.language == Language::uci;
    for (int i = 0; i < 2000; ++i) {
      const Color turn = random.coin() ? Color::red : Color::black;
      const Command command = random.command(dialect, turn);
      const std::string text = uci ? uci::print_command(command, dialect, turn)
                                   : ucci::print_command(command, dialect, turn);
      const auto again =
          uci ? uci::parse_command(text, dialect, turn) : ucci::parse_command(text, dialect, turn);
      ASSERT_TRUE(again) << text << ": " << to_string(again.error());
      ASSERT_TRUE(*again == command) << text;
    }
  }
}

TEST(Laws, RepliesAreReadAsTheyAreWritten) {
  RandomMessages random(2);
  for (const Dialect& dialect : all_dialects()) {
    const bool uci = dialect.language == Language::uci;
    for (int i = 0; i < 3000; ++i) {
      const Reply reply = random.reply(dialect);
      const std::string text =
          uci ? uci::print_reply(reply, dialect) : ucci::print_reply(reply, dialect);
      const auto again = uci ? uci::parse_reply(text, dialect) : ucci::parse_reply(text, dialect);
      ASSERT_TRUE(again) << text << ": " << to_string(again.error());
      ASSERT_TRUE(*again == reply) << text;
    }
  }
}

TEST(Laws, BothEndsOfATalkAgree) {
  RandomMessages random(3);
  for (int talk = 0; talk < 40; ++talk) {
    Conversation program;
    Conversation engine;
    for (int i = 0; i < 60; ++i) {
      // Truncated to what both languages and units can say.
      Command command = random.command({.language = Language::uci, .time_unit = TimeUnit::seconds},
                                       program.turn());
      if (std::holds_alternative<SetOption>(command) || std::holds_alternative<Debug>(command)) {
        command = SetOption{"usemillisec", random.coin() ? "true" : "false"};
      }
      if (auto* set = std::get_if<SetPosition>(&command)) {
        set->line = since_last_capture(*set->line);
      }
      if (auto* probe = std::get_if<Probe>(&command))
        probe->line = since_last_capture(*probe->line);
      const std::string text = program.print_command(command);
      const auto heard = engine.parse_command(text);
      ASSERT_TRUE(heard) << text;
      ASSERT_TRUE(*heard == command) << text;
      ASSERT_EQ(engine.dialect(), program.dialect()) << text;
      ASSERT_EQ(engine.turn(), program.turn()) << text;
    }
  }
}

TEST(Laws, ABrokenLineIsNeverMoreThanAnError) {
  RandomMessages random(4);
  for (int i = 0; i < 20000; ++i) {
    const Dialect dialect = random.coin() ? uci_dialect : ucci_dialect;
    const bool uci = dialect.language == Language::uci;
    std::string text =
        random.coin() ? uci::print_command(random.command(dialect, Color::red), dialect, Color::red)
                      : uci::print_reply(random.reply(dialect), dialect);
    for (int change = 1 + random.below(3); change > 0 && !text.empty(); --change) {
      const auto at = static_cast<std::size_t>(random.below(static_cast<int>(text.size())));
      if (random.coin()) {
        text[at] = static_cast<char>(random.below(256));
      } else {
        text.erase(at, static_cast<std::size_t>(1 + random.below(10)));
      }
    }
    const auto command = uci ? uci::parse_command(text, dialect, Color::red)
                             : ucci::parse_command(text, dialect, Color::red);
    if (!command) {
      const ParseError& error = command.error();
      ASSERT_EQ(text.substr(error.offset, error.token.size()), error.token) << text;
    }
    const auto reply = uci ? uci::parse_reply(text, dialect) : ucci::parse_reply(text, dialect);
    if (!reply) {
      const ParseError& error = reply.error();
      ASSERT_EQ(text.substr(error.offset, error.token.size()), error.token) << text;
    }
  }
}

}  // namespace
}  // namespace chuhe::protocol
