#include <chuhe/words/analysis.hpp>

#include <string>

#include <gtest/gtest.h>

#include <chuhe/core/fen.hpp>

namespace chuhe::words {
namespace {

using record::Evaluation;

const Phrasebook english(Language::english);
const Phrasebook chinese(Language::simplified_chinese);

Evaluation centipawns(int value) { return {.value = value}; }
Evaluation mate(int moves) { return {.value = moves, .is_mate = true}; }

std::string why(const Phrasebook& book, std::string_view fen, std::vector<Move> line,
                const Evaluation& evaluation) {
  const Position position = read_fen(fen).value().line.position();
  return reasons(book, position, line.front(), record::reasons_for(position, line), evaluation);
}

TEST(Analysis, LanguagesPutTheSameThingsIntoTheirTexts) {
  for (const Language language : all_languages) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(AnalysisMessage::count); ++i) {
      const auto message = static_cast<AnalysisMessage>(i);
      for (const char* placeholder : {"{0}", "{1}", "{2}"}) {
        EXPECT_EQ(text(language, message).find(placeholder) == std::string_view::npos,
                  text(Language::english, message).find(placeholder) == std::string_view::npos)
            << text(language, message);
      }
    }
  }
}

TEST(Analysis, FiguresAreSeenFromRed) {
  EXPECT_EQ(figures(centipawns(0)), "0.00");
  EXPECT_EQ(figures(centipawns(5)), "+0.05");
  EXPECT_EQ(figures(centipawns(-35)), "-0.35");
  EXPECT_EQ(figures(centipawns(-1200)), "-12.00");
  EXPECT_EQ(figures(mate(3)), "#3");
  EXPECT_EQ(figures(mate(-12)), "#-12");
}

TEST(Analysis, StandingsGoFromEqualToMate) {
  EXPECT_EQ(standing(english, centipawns(0)), "about equal");
  EXPECT_EQ(standing(english, centipawns(-40)), "about equal");
  EXPECT_EQ(standing(english, centipawns(60)), "Red is slightly better");
  EXPECT_EQ(standing(english, centipawns(-200)), "Black is clearly better");
  EXPECT_EQ(standing(english, centipawns(700)), "Red is winning");
  EXPECT_EQ(standing(english, mate(-2)), "Black mates in 2");
  EXPECT_EQ(standing(chinese, mate(2)), "红方 2 步杀");
  EXPECT_EQ(standing(chinese, centipawns(60)), "红方稍优");
}

TEST(Analysis, ReasonsAreSaidInOneSentence) {
  const Move takes(Square::a0, Square::a5);
  EXPECT_EQ(
      why(english, "4k4/9/9/9/r8/9/9/9/9/R2K5 w",
          {takes, Move(Square::e9, Square::e8), Move(Square::d0, Square::d1)}, centipawns(900)),
      "it wins the black rook on a5");
  EXPECT_EQ(
      why(chinese, "4k4/9/9/9/r8/9/9/9/9/R2K5 w",
          {takes, Move(Square::e9, Square::e8), Move(Square::d0, Square::d1)}, centipawns(900)),
      "得a5 的黑车");
  EXPECT_EQ(
      why(english, "3k5/9/9/9/9/9/9/9/9/r3K4 w", {Move(Square::e0, Square::e1)}, centipawns(-900)),
      "it is the only legal move");
  EXPECT_EQ(why(english, "3k5/9/9/9/9/9/9/9/4A4/R3K4 w", {Move(Square::a0, Square::a9)}, mate(1)),
            "it mates in 1");
  // A score for the other side is no reason.
  EXPECT_EQ(why(english, "startpos", {Move(Square::a0, Square::a1)}, mate(-1)), "");
}

TEST(Analysis, LevelsHaveNames) {
  EXPECT_EQ(level_name(Language::english, "club-player"), "club player");
  EXPECT_EQ(level_name(Language::simplified_chinese, "newcomer"), "初识");
  EXPECT_EQ(level_name(Language::vietnamese, "full"), "toàn lực");
  EXPECT_EQ(level_name(Language::english, "Grand\x1bmaster"), "Grand?master");
}

}  // namespace
}  // namespace chuhe::words
