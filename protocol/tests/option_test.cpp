#include <chuhe/protocol/option.hpp>

#include <optional>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include <chuhe/protocol/reply.hpp>
#include <chuhe/protocol/uci.hpp>

namespace chuhe::protocol {
namespace {

using Kind = OptionFaultKind;

OptionSpec option_of(std::string_view text) {
  const auto reply = uci::parse_reply(text, uci_dialect);
  EXPECT_TRUE(reply) << text;
  return reply ? std::get<OptionSpec>(*reply) : OptionSpec{};
}

// The accepted value, or the fault's text.
std::string outcome(const OptionSpec& option, const std::optional<std::string>& value) {
  const auto accepted = accepted_value(option, value);
  return accepted ? *accepted : "refused: " + to_string(accepted.error());
}

TEST(Option, LinesOfEngines) {
  EXPECT_EQ(option_of("option name Clear Hash type button"),
            (OptionSpec{"Clear Hash", ButtonOption{}}));
  EXPECT_EQ(option_of("option name Ponder type check default true"),
            (OptionSpec{"Ponder", CheckOption{true}}));
  EXPECT_EQ(option_of("option name Skill Level type spin default 20 min -20 max 20"),
            (OptionSpec{"Skill Level", SpinOption{20, -20, 20}}));
  EXPECT_EQ(
      option_of("option name Analysis Contempt type combo default Both var Both var Off var "
                "very much White"),
      (OptionSpec{"Analysis Contempt", ComboOption{"Both", {"Both", "Off", "very much White"}}}));
  EXPECT_EQ(option_of("option name VariantPath type string default <empty>"),
            (OptionSpec{"VariantPath", StringOption{}}));
  EXPECT_EQ(option_of("option name Debug Log File type string default "),
            (OptionSpec{"Debug Log File", StringOption{}}));
  EXPECT_EQ(option_of("option name A type string default the max of var"),
            (OptionSpec{"A", StringOption{"the max of var"}}));
  EXPECT_EQ(option_of("option name A type string"), (OptionSpec{"A", StringOption{}}));
  EXPECT_EQ(option_of("option name A type spin"), (OptionSpec{"A", SpinOption{}}));
  EXPECT_EQ(option_of("option name A type spin default x min 1").kind,
            (OptionSpec{"A", SpinOption{{}, 1, {}}}).kind);
}

TEST(Option, BrokenLines) {
  const auto kind = [](std::string_view text) {
    return uci::parse_reply(text, uci_dialect).error().kind;
  };
  EXPECT_EQ(kind("option"), ParseErrorKind::missing_word);
  EXPECT_EQ(kind("option name A"), ParseErrorKind::missing_word);
  EXPECT_EQ(kind("option name A type"), ParseErrorKind::missing_value);
  EXPECT_EQ(kind("option name type check"), ParseErrorKind::missing_value);
  EXPECT_EQ(kind("option name A type slider"), ParseErrorKind::bad_value);
}

// P15, P16: values as programs send them.
TEST(Option, ValuesTakenAndRefused) {
  const OptionSpec threads{"Threads", SpinOption{1, 1, 256}};
  EXPECT_EQ(outcome(threads, "8"), "8");
  EXPECT_EQ(outcome(threads, " 08 "), "8");
  EXPECT_EQ(outcome(threads, "0"), "refused: '0' is too small");
  EXPECT_EQ(outcome(threads, "33554432"), "refused: '33554432' is too large");
  EXPECT_EQ(outcome(threads, "many"), "refused: 'many' is not a whole number");
  EXPECT_EQ(outcome(threads, "1.5"), "refused: '1.5' is not a whole number");
  EXPECT_EQ(outcome(threads, "99999999999999999999"),
            "refused: '99999999999999999999' is too large");
  EXPECT_EQ(outcome(threads, std::nullopt), "refused: the option needs a value");
  EXPECT_EQ(outcome(threads, ""), "refused: the option needs a value");

  const OptionSpec ponder{"Ponder", CheckOption{}};
  EXPECT_EQ(outcome(ponder, "true"), "true");
  EXPECT_EQ(outcome(ponder, "TRUE"), "true");
  EXPECT_EQ(outcome(ponder, "1"), "true");  // uci2wb
  EXPECT_EQ(outcome(ponder, "off"), "false");
  EXPECT_EQ(outcome(ponder, "maybe"), "refused: 'maybe' is neither true nor false");

  const OptionSpec rule{"Repetition Rule", ComboOption{"computer", {"computer", "WXF", "wxf"}}};
  EXPECT_EQ(outcome(rule, "wxf"), "wxf");
  EXPECT_EQ(outcome(rule, "WXF"), "WXF");
  EXPECT_EQ(outcome(rule, "Computer"), "computer");
  EXPECT_EQ(outcome(rule, "chess"), "refused: 'chess' is not one of the choices");

  EXPECT_EQ(outcome({"Clear Hash", ButtonOption{}}, std::nullopt), "");
  EXPECT_EQ(outcome({"Book", StringOption{}}, "/my books/a b"), "/my books/a b");
  EXPECT_EQ(outcome({"Book", StringOption{}}, "<empty>"), "");
  EXPECT_EQ(outcome({"Book", FileOption{}}, std::nullopt), "");
  EXPECT_EQ(accepted_value({"About", LabelOption{}}, "x").error(),
            (OptionFault{Kind::not_settable, "x"}));
}

TEST(Option, Names) {
  EXPECT_TRUE(is_same_option("Skill Level", "skill_level"));
  EXPECT_FALSE(is_same_option("Hash", "Hash2"));
  EXPECT_EQ(common_option("hash"), CommonOption::hash);
  EXPECT_EQ(common_option("hashsize"), CommonOption::hash);
  EXPECT_EQ(common_option("Clear_Hash"), CommonOption::clear_hash);
  EXPECT_FALSE(common_option("Contempt"));
  EXPECT_EQ(name_of(CommonOption::hash, Language::ucci), "hashsize");
  EXPECT_EQ(name_of(CommonOption::hash, Language::uci), "Hash");
}

}  // namespace
}  // namespace chuhe::protocol
