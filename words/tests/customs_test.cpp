#include <chuhe/words/customs.hpp>

#include <gtest/gtest.h>

#include <chuhe/record/dialects.hpp>

namespace chuhe::words {
namespace {

TEST(Customs, ChineseGamesGoByChineseRulesOthersByTheInternationalOnes) {
  EXPECT_EQ(usual_rules(Language::simplified_chinese).name, "cxa2020");
  EXPECT_EQ(usual_rules(Language::traditional_chinese).name, "cxa2020");
  EXPECT_EQ(usual_rules(Language::english).name, "wxf2018");
  EXPECT_EQ(usual_rules(Language::vietnamese).name, "wxf2018");
}

TEST(Customs, EachLanguageHasItsNotation) {
  EXPECT_EQ(&usual_notation(Language::english), &record::notation::wxf);
  EXPECT_EQ(&usual_notation(Language::simplified_chinese), &record::notation::chinese);
  EXPECT_EQ(&usual_notation(Language::traditional_chinese), &record::notation::traditional_chinese);
  EXPECT_EQ(&usual_notation(Language::vietnamese), &record::notation::vietnamese);
}

}  // namespace
}  // namespace chuhe::words
