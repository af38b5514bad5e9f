#include "terminal.hpp"

#include <map>
#include <string>

#include <gtest/gtest.h>

namespace chuhe::cli {
namespace {

words::Environment environment(std::map<std::string, std::string> variables) {
  return [variables = std::move(variables)](const char* name) -> std::optional<std::string> {
    const auto found = variables.find(name);
    if (found == variables.end()) return std::nullopt;
    return found->second;
  };
}

TEST(Terminal, ColoursByTheEnvironment) {
  EXPECT_EQ(color_depth(environment({})), ColorDepth::none);
  EXPECT_EQ(color_depth(environment({{"TERM", "dumb"}})), ColorDepth::none);
  EXPECT_EQ(color_depth(environment({{"TERM", "linux"}})), ColorDepth::sixteen);
  EXPECT_EQ(color_depth(environment({{"TERM", "xterm-256color"}})), ColorDepth::many);
  EXPECT_EQ(color_depth(environment({{"TERM", "xterm"}, {"COLORTERM", "truecolor"}})),
            ColorDepth::full);
  EXPECT_EQ(color_depth(environment({{"TERM", "xterm-256color"}, {"NO_COLOR", "1"}})),
            ColorDepth::none);
  EXPECT_EQ(color_depth(environment({{"TERM", "xterm-256color"}, {"NO_COLOR", ""}})),
            ColorDepth::many);
}

TEST(Terminal, EncodingByTheLocalesName) {
  EXPECT_EQ(names_utf8(environment({})), std::nullopt);
  EXPECT_EQ(names_utf8(environment({{"LANG", "C"}})), std::nullopt);
  EXPECT_EQ(names_utf8(environment({{"LANG", "C.UTF-8"}})), true);
  EXPECT_EQ(names_utf8(environment({{"LANG", "zh_CN.utf8@x"}})), true);
  EXPECT_EQ(names_utf8(environment({{"LANG", "zh_CN.GB18030"}})), false);
  EXPECT_EQ(names_utf8(environment({{"LANG", "zh_CN.UTF-8"}, {"LC_ALL", "C"}})), std::nullopt);
  EXPECT_EQ(names_utf8(environment({{"LANG", "C"}, {"LC_CTYPE", "en_US.UTF-8"}})), true);
}

TEST(Terminal, AmbiguousWidthByTheLocalesLanguage) {
  EXPECT_TRUE(may_widen_ambiguous(environment({{"LANG", "zh_CN.UTF-8"}})));
  EXPECT_TRUE(may_widen_ambiguous(environment({{"LANG", "ja_JP.UTF-8"}})));
  EXPECT_FALSE(may_widen_ambiguous(environment({{"LANG", "en_US.UTF-8"}})));
  EXPECT_FALSE(may_widen_ambiguous(environment({})));
}

}  // namespace
}  // namespace chuhe::cli
