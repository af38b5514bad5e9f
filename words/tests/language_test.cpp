#include <chuhe/words/language.hpp>

#include <map>
#include <string>

#include <gtest/gtest.h>

namespace chuhe::words {
namespace {

Language language_where(const std::map<std::string, std::string>& variables) {
  return language_of([&](const char* name) -> std::optional<std::string> {
    const auto found = variables.find(name);
    if (found == variables.end()) return std::nullopt;
    return found->second;
  });
}

TEST(Language, TagsReadBack) {
  for (Language language : all_languages) EXPECT_EQ(parse_language(tag(language)), language);
}

TEST(Language, LocalesAndTags) {
  const std::map<std::string, std::optional<Language>> cases{
      {"en", Language::english},
      {"en_GB.UTF-8", Language::english},
      {"EN-us", Language::english},
      {"C", Language::english},
      {"C.UTF-8", Language::english},
      {"POSIX", Language::english},
      {"zh", Language::simplified_chinese},
      {"zh-CN", Language::simplified_chinese},
      {"zh_CN.GB18030", Language::simplified_chinese},
      {"zh_SG.UTF-8@pinyin", Language::simplified_chinese},
      {"zh-Hans-HK", Language::simplified_chinese},
      {"zh-hant", Language::traditional_chinese},
      {"zh_TW.Big5", Language::traditional_chinese},
      {"zh_HK", Language::traditional_chinese},
      {"zh-MO", Language::traditional_chinese},
      {"zh-Hant-CN", Language::traditional_chinese},
      {"vi_VN.UTF-8", Language::vietnamese},
      {"fr_FR.UTF-8", std::nullopt},
      {"", std::nullopt},
      {"zhx", std::nullopt},
      {"english", std::nullopt},
  };
  for (const auto& [text, language] : cases) EXPECT_EQ(parse_language(text), language) << text;
}

TEST(Language, FirstVariableThatIsSetNamesTheLocale) {
  EXPECT_EQ(language_where({}), Language::english);
  EXPECT_EQ(language_where({{"LANG", "zh_CN.UTF-8"}}), Language::simplified_chinese);
  EXPECT_EQ(language_where({{"LANG", "zh_CN.UTF-8"}, {"LC_ALL", "C"}}), Language::english);
  EXPECT_EQ(language_where({{"LANG", "zh_CN.UTF-8"}, {"LC_ALL", ""}}),
            Language::simplified_chinese);
  EXPECT_EQ(language_where({{"LANG", "en_US.UTF-8"}, {"LC_MESSAGES", "zh_TW.UTF-8"}}),
            Language::traditional_chinese);
  EXPECT_EQ(language_where({{"LANG", "de_DE.UTF-8"}}), Language::english);
}

TEST(Language, ListOfLanguagesGoesFirstExceptInThePlainLocale) {
  EXPECT_EQ(language_where({{"LANG", "de_DE.UTF-8"}, {"LANGUAGE", "fr:zh_TW:zh_CN"}}),
            Language::traditional_chinese);
  EXPECT_EQ(language_where({{"LANG", "C"}, {"LANGUAGE", "zh_CN"}}), Language::english);
  EXPECT_EQ(language_where({{"LANG", "vi_VN"}, {"LANGUAGE", "fr:de"}}), Language::vietnamese);
  EXPECT_EQ(language_where({{"LANGUAGE", "zh_CN"}}), Language::english);
}

}  // namespace
}  // namespace chuhe::words
