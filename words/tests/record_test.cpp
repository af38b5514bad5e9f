#include <chuhe/words/record.hpp>

#include <string>

#include <gtest/gtest.h>

#include <chuhe/record/dialects.hpp>

namespace chuhe::words {
namespace {

using record::Diagnostic;
using record::DiagnosticKind;
using record::FileError;
using record::FileFault;
using record::LossKind;
using record::Severity;

const Phrasebook english(Language::english);
const Phrasebook chinese(Language::simplified_chinese);

TEST(Records, LanguagesPutTheSameThingsIntoTheirTexts) {
  for (const Language language : all_languages) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(RecordMessage::count); ++i) {
      const auto message = static_cast<RecordMessage>(i);
      for (const char* placeholder : {"{0}", "{1}", "{2}"}) {
        EXPECT_EQ(text(language, message).find(placeholder) == std::string_view::npos,
                  text(Language::english, message).find(placeholder) == std::string_view::npos)
            << text(language, message);
      }
    }
  }
}

TEST(Records, DiagnosticsAreSaidWithTheirPlace) {
  Diagnostic diagnostic;
  diagnostic.kind = DiagnosticKind::bad_tag;
  diagnostic.game = 2;
  diagnostic.offset = 345;
  diagnostic.text = "Da\x01te";
  EXPECT_EQ(sentence(english, diagnostic), "A tag cannot be understood: Da?te");
  EXPECT_EQ(placed_sentence(english, diagnostic),
            "game 3, byte 345: warning: A tag cannot be understood: Da?te");
  diagnostic.ply = 12;
  diagnostic.line = 7;
  diagnostic.severity = Severity::error;
  EXPECT_EQ(placed_sentence(english, diagnostic),
            "game 3, ply 12, line 7, byte 345: error: A tag cannot be understood: Da?te");
  EXPECT_EQ(placed_sentence(chinese, diagnostic),
            "第 3 局、第 12 着、第 7 行、第 345 字节: 错误: 看不懂的标签：Da?te");
}

TEST(Records, AnIllegalMoveComesWithItsReason) {
  const Position opening;
  const Move move(Square::b0, Square::d1);
  Diagnostic diagnostic;
  diagnostic.kind = DiagnosticKind::illegal_move;
  diagnostic.text = "马八进六";
  EXPECT_EQ(sentence(english, diagnostic), "The move 马八进六 is not legal; it is kept as it is.");
  diagnostic.illegal = {opening, move, why_illegal(opening, move).value()};
  EXPECT_EQ(
      sentence(english, diagnostic),
      "The move 马八进六 is not legal; it is kept as it is. The horse's leg is blocked at c0.");
  EXPECT_EQ(sentence(chinese, diagnostic), "着法 马八进六 不合法；原样保留。蹩马腿：c0 有子。");
}

TEST(Records, FilesFailWithTheSystemsReason) {
  EXPECT_EQ(sentence(english, FileError{FileFault::not_found, {}}), "There is no such file.");
  const auto denied = std::make_error_code(std::errc::permission_denied);
  EXPECT_EQ(sentence(chinese, FileError{FileFault::unwritable, denied}),
            "无法写入。 (" + denied.message() + ")");
}

TEST(Records, LossesAndSeveritiesHaveNames) {
  EXPECT_EQ(name(Language::english, LossKind::variations), "variations");
  EXPECT_EQ(name(Language::english, LossKind::unplayable_moves), "moves that cannot be played");
  EXPECT_EQ(name(Language::simplified_chinese, Severity::note), "提示");
  EXPECT_EQ(name(Language::simplified_chinese, Severity::error), "错误");
}

std::string why_no_move(const Phrasebook& book, std::string_view dialect, std::string_view text) {
  const Position opening;
  const auto move = record::read_move(text, opening, *record::find_dialect(dialect));
  return move ? "a move" : sentence(book, move.error(), opening);
}

TEST(Records, TextsThatAreNoMoveAreExplained) {
  EXPECT_EQ(why_no_move(english, "zh", "炮二平五"), "a move");
  EXPECT_EQ(why_no_move(english, "zh", ""), "There is no move.");
  EXPECT_EQ(why_no_move(english, "zh", "炮二平"), "The move is cut off.");
  EXPECT_EQ(why_no_move(english, "zh", "x炮二平五"), "The character at byte 1 cannot stand there.");
  EXPECT_EQ(why_no_move(english, "zh", "车五进一"), "No piece answers this description.");
  EXPECT_EQ(why_no_move(english, "zh", "车九平八"),
            "a0b0 is not legal. Your own piece is in the way: the red horse on b0.");
  EXPECT_EQ(why_no_move(chinese, "zh", "炮二平"), "着法不完整。");
}

}  // namespace
}  // namespace chuhe::words
