#include <chuhe/words/ruling.hpp>

#include <set>
#include <string>

#include <gtest/gtest.h>

#include <chuhe/core/fen.hpp>

namespace chuhe::words {
namespace {

std::set<char> placeholders(std::string_view text) {
  std::set<char> result;
  for (std::size_t i = 0; i + 2 < text.size(); ++i) {
    if (text[i] == '{' && text[i + 2] == '}') result.insert(text[i + 1]);
  }
  return result;
}

std::string note_on(std::string_view rules, const std::string& record, Language language) {
  const auto reading = read_fen(record);
  const RuleSet& set = *find_rule_set(rules);
  const Ruling ruling = explain_repetition(reading->line, set);
  return note(Phrasebook(language), reading->line, set, ruling);
}

const std::string rook_and_horse =
    "3k4n/9/9/9/9/9/9/9/9/4K2R1 w moves h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9";

TEST(RulingWords, LanguagesPutTheSameThingsIntoTheirTexts) {
  for (Language language : all_languages) {
    for (int i = 0; i < static_cast<int>(RulingMessage::count); ++i) {
      const auto message = static_cast<RulingMessage>(i);
      const std::string_view here = text(language, message);
      const std::string_view english = text(Language::english, message);
      // "Both sides" and "the side at fault" may be said without naming who they are.
      if (!placeholders(english).empty()) {
        EXPECT_EQ(placeholders(here), placeholders(english)) << tag(language) << ": " << here;
      } else {
        EXPECT_TRUE(placeholders(here).empty()) << tag(language) << ": " << here;
      }
    }
  }
}

TEST(RulingWords, Words) {
  EXPECT_EQ(word(Language::english, MoveClass::chase), "chase");
  EXPECT_EQ(word(Language::simplified_chinese, MoveClass::check), "将");
  EXPECT_EQ(word(Language::simplified_chinese, MoveClass::kill), "杀");
  EXPECT_EQ(word(Language::simplified_chinese, MoveClass::idle), "闲");
  EXPECT_EQ(word(Language::simplified_chinese, Behaviour::perpetual_check), "长将");
  EXPECT_EQ(word(Language::simplified_chinese, Behaviour::check_and_chase), "一将一捉");
}

TEST(RulingWords, NoteInEnglish) {
  EXPECT_EQ(note_on("wxf2018", rook_and_horse, Language::english),
            "The position has stood 3 times; 3 times make a ruling.\n"
            "Rounds 3 to 4, under World Xiangqi Rules 2018:\n"
            "  3. Red h0i0: chase (red rook on i0 attacks black horse on i9, unprotected)\n"
            "  3. Black i9h7: idle\n"
            "  4. Red i0h0: chase (red rook on h0 attacks black horse on h7, unprotected)\n"
            "  4. Black h7i9: idle\n"
            "Red: perpetual chase of black horse on i9\n"
            "Black: nothing forbidden\n"
            "Red chases one piece with every move, and nothing that Black does is as grave.\n"
            "Red loses (WXF 2018 art. 20, diagrams 18-66 and 71-96).\n");
}

TEST(RulingWords, NoteInChinese) {
  const std::string text = note_on("wxf2018", rook_and_horse, Language::simplified_chinese);
  EXPECT_NE(text.find("捉"), std::string::npos) << text;
  EXPECT_NE(text.find("长捉"), std::string::npos) << text;
  EXPECT_NE(text.find("无根"), std::string::npos) << text;
  EXPECT_NE(text.find("红方作负"), std::string::npos) << text;
}

TEST(RulingWords, NothingRepeated) {
  const std::string text =
      note_on("wxf2018", "3k4n/9/9/9/9/9/9/9/9/4K2R1 w moves h0i0", Language::english);
  EXPECT_EQ(text,
            "The position has not stood before.\nThere is nothing to rule; the game goes on.\n");
}

TEST(RulingWords, EveryNoteIsWhole) {
  // No placeholder stays, in no language and under no rule set.
  for (const RuleSet& rules : rule_sets()) {
    for (Language language : all_languages) {
      const std::string text = note_on(rules.name, rook_and_horse, language);
      EXPECT_TRUE(placeholders(text).empty()) << text;
      EXPECT_TRUE(text.ends_with('\n'));
    }
  }
}

}  // namespace
}  // namespace chuhe::words
