#include "arguments.hpp"

#include <vector>

#include <gtest/gtest.h>

namespace chuhe::engine_app {
namespace {

using Action = Arguments::Action;

std::expected<Arguments, UsageError> parse(const std::vector<std::string>& arguments) {
  return parse_arguments(arguments);
}

TEST(Arguments, SayWhatToDo) {
  EXPECT_EQ(parse({})->action, Action::talk);
  EXPECT_EQ(parse({"--help"})->action, Action::help);
  EXPECT_EQ(parse({"bench", "-h"})->action, Action::help);
  EXPECT_EQ(parse({"--version"})->action, Action::version);
  EXPECT_EQ(parse({"bench"})->action, Action::bench);
  EXPECT_EQ(parse({"bench"})->depth, std::nullopt);
  EXPECT_EQ(parse({"bench", "7"})->depth, 7);
  EXPECT_EQ(parse({"--lang", "zh"})->language, words::Language::simplified_chinese);
  EXPECT_EQ(parse({"--lang=vi", "bench", "7"})->language, words::Language::vietnamese);
}

TEST(Arguments, TellWhatIsWrong) {
  EXPECT_EQ(parse({"--lang"}).error().text, Text::value_missing);
  EXPECT_EQ(parse({"--lang", "xx"}).error().text, Text::unknown_language);
  EXPECT_EQ(parse({"--lang="}).error().text, Text::unknown_language);
  EXPECT_EQ(parse({"bench", "x"}).error().text, Text::bad_depth);
  EXPECT_EQ(parse({"bench", "0"}).error().text, Text::bad_depth);
  EXPECT_EQ(parse({"bench", "1000"}).error().text, Text::bad_depth);
  EXPECT_EQ(parse({"bench", "3", "4"}).error().text, Text::unexpected_argument);
  EXPECT_EQ(parse({"bench", "3", "bench"}).error().text, Text::unexpected_argument);
  EXPECT_EQ(parse({"--foo"}).error().text, Text::unexpected_argument);
  EXPECT_EQ(parse({"--foo"}).error().argument, "--foo");
}

}  // namespace
}  // namespace chuhe::engine_app
