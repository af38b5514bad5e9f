#include <chuhe/words/phrasebook.hpp>

#include <set>
#include <string>

#include <gtest/gtest.h>

#include <chuhe/words/catalogue.hpp>

namespace chuhe::words {
namespace {

const Phrasebook in_english(Language::english);
const Phrasebook in_chinese(Language::simplified_chinese);

std::set<char> placeholders(std::string_view text) {
  std::set<char> result;
  for (std::size_t i = 0; i + 2 < text.size(); ++i) {
    if (text[i] == '{' && text[i + 2] == '}') result.insert(text[i + 1]);
  }
  return result;
}

std::string refusal(const Phrasebook& book, std::string_view fen, std::string_view coordinates) {
  const Position position = position_from_fen(fen);
  const Move move = parse_coordinates(coordinates).value();
  const auto reason = why_illegal(position, move);
  return reason ? book.sentence(*reason, position, move) : "legal";
}

constexpr std::string_view opening =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

// That there is a text for every message is checked by the compiler.
TEST(Phrasebook, LanguagesPutTheSameThingsIntoTheirTexts) {
  for (Language language : all_languages) {
    for (std::size_t i = 0; i < Catalogue<Message>::size; ++i) {
      const auto message = static_cast<Message>(i);
      EXPECT_EQ(placeholders(Phrasebook(language).text(message)),
                placeholders(in_english.text(message)))
          << tag(language) << ": " << Phrasebook(language).text(message);
    }
  }
}

TEST(Phrasebook, LanguagesDiffer) {
  for (Language language : all_languages) {
    if (language == Language::english) continue;
    EXPECT_NE(Phrasebook(language).text(Message::horse_leg), in_english.text(Message::horse_leg));
    EXPECT_NE(Phrasebook(language).text(Message::help_commands),
              in_english.text(Message::help_commands));
  }
}

TEST(Phrasebook, HelpFitsEightyColumns) {
  // Counted in bytes for English and Vietnamese, where no byte is more than a column.
  for (Message message : {Message::help_letters, Message::help_file_rank, Message::help_row_column,
                          Message::help_commands}) {
    std::size_t column = 0;
    for (char c : in_english.text(message)) {
      column = c == '\n' ? 0 : column + 1;
      ASSERT_LE(column, 80U) << in_english.text(message);
    }
  }
}

TEST(Fill, PutsArgumentsInAndLeavesTheRest) {
  EXPECT_EQ(fill("{1}{0} {0}", {"a", "b"}), "ba a");
  EXPECT_EQ(fill("{0} {1}", {"a"}), "a {1}");
  EXPECT_EQ(fill("{", {"a"}), "{");
  EXPECT_EQ(fill("{x} {0", {"a"}), "{x} {0");
  EXPECT_EQ(fill("{0}", {"{1}"}), "{1}");
}

struct Refusal {
  std::string_view fen;
  std::string_view move;
  std::string_view english;
  std::string_view chinese;
};

TEST(Phrasebook, EveryKindOfIllegalMove) {
  const Refusal cases[] = {
      {opening, "h2h2", "A move leads from one point of the board to another.",
       "一着棋须从棋盘上一点走到另一点。"},
      {opening, "e4e5", "There is no piece on e4.", "e4 没有棋子。"},
      {opening, "h7e7", "The black cannon on h7 is not yours: Red is to move.",
       "h7 的黑炮不是你的棋子：轮到红方走棋。"},
      {opening, "a0a3", "Your own piece is in the way: the red pawn on a3.",
       "落点已有己方棋子：a3 的红兵。"},
      {opening, "e0e2", "The king moves one step along a file or rank.",
       "帅每着只能直走或横走一步。"},
      {opening, "d0d1", "The advisor moves one step diagonally.", "仕每着只能斜走一步。"},
      {opening, "c0d1", "The elephant moves exactly two steps diagonally.",
       "相走田字：每着斜走两步。"},
      {opening, "b0b1", "The horse moves one step straight and then one diagonally outwards.",
       "马走日字：先直走一步，再向外斜走一步。"},
      {opening, "b2c3", "Your own piece is in the way: the red pawn on c3.",
       "落点已有己方棋子：c3 的红兵。"},
      {opening, "b2c4", "The cannon moves along a file or rank.", "炮只能走直线。"},
      {opening, "a0b1", "The rook moves along a file or rank.", "车只能走直线。"},
      {opening, "a3a5", "The pawn moves one step at a time, never diagonally.",
       "兵每着只能走一步，不能斜走。"},
      {opening, "a3a2", "The pawn never moves backwards.", "兵不能后退。"},
      {opening, "a3b3", "The pawn moves sideways only after it has crossed the river.",
       "兵未过河，不能横走。"},
      {"4k4/9/9/9/9/9/9/9/9/3K5 w", "d0c0", "The king may not leave the palace.",
       "帅不能走出九宫。"},
      {"4k4/9/9/9/9/9/9/3A5/9/3K5 w", "d2c1", "The advisor may not leave the palace.",
       "仕不能走出九宫。"},
      {"4k4/9/9/9/9/2B6/9/9/9/3K5 w", "c4e6", "The elephant may not cross the river.",
       "相不能过河。"},
      {opening, "h0f1", "The horse's leg is blocked at g0.", "蹩马腿：g0 有子。"},
      {opening, "c0e2", "legal", "legal"},
      {"4k4/9/9/9/9/9/9/9/3r5/2B2K3 w", "c0e2", "The elephant's eye is blocked at d1.",
       "塞相眼：d1 有子。"},
      {opening, "a0a6", "The rook's way is blocked at a3.", "车的去路被挡：a3 有子。"},
      {opening, "b2b8", "The cannon jumps only to capture, and its way is blocked at b7.",
       "炮不吃子时不能越子：b7 有子。"},
      {opening, "b2b9", "legal", "legal"},
      {opening, "b2b7", "The cannon captures over exactly one screen, and there is none.",
       "炮须隔一子吃子：中间没有炮架。"},
      {"1n2k4/9/1c7/9/1r7/9/9/1C7/9/3K5 w", "b2b9",
       "The cannon captures over exactly one screen, and there are more: b5 and b7.",
       "炮只能隔一子吃子：中间不止一子（b5、b7）。"},
      {"4k4/4r4/9/9/9/9/9/9/4R4/4K4 w", "e1d1",
       "Your king would be in check from the black rook on e8.",
       "送将：走后己方将帅被 e8 的黑车攻击。"},
      {"4k4/9/9/9/p8/P8/9/9/9/3K5 w", "d0e0", "The kings on e0 and e9 would face each other.",
       "对脸：走后 e0、e9 的将帅直接见面。"},
  };
  std::set<IllegalKind> kinds;
  for (const Refusal& c : cases) {
    EXPECT_EQ(refusal(in_english, c.fen, c.move), c.english) << c.fen << ' ' << c.move;
    EXPECT_EQ(refusal(in_chinese, c.fen, c.move), c.chinese) << c.fen << ' ' << c.move;
    const auto reason = why_illegal(position_from_fen(c.fen), parse_coordinates(c.move).value());
    if (reason) kinds.insert(reason->kind);
  }
  EXPECT_EQ(kinds.size(), static_cast<std::size_t>(IllegalKind::kings_would_face) + 1);
}

TEST(Phrasebook, SquaresAreNamedAsChosen) {
  const Phrasebook numbers(Language::english, SquareNames::file_rank);
  const Phrasebook rows(Language::english, SquareNames::row_column);
  EXPECT_EQ(refusal(numbers, opening, "h0f1"), "The horse's leg is blocked at (6 0).");
  EXPECT_EQ(refusal(rows, opening, "h0f1"), "The horse's leg is blocked at (9 6).");
}

std::string first_fault(std::string_view fen) {
  const auto reading = read_fen(fen);
  return reading ? "legal" : in_english.sentence(reading.error().front(), fen);
}

TEST(Phrasebook, FaultsOfPositionsNameThePieceAndItsPlace) {
  EXPECT_EQ(first_fault("4k4/9/9/9/9/9/9/c8/9/R2B1K3 w - - 0 1"),
            "The red elephant on d0 stands where it can never stand.");
  EXPECT_EQ(first_fault("9/9/9/9/9/9/9/9/9/4K4 w - - 0 1"), "Black has no king.");
  EXPECT_EQ(first_fault("4k4/9/9/9/9/9/9/9/9/3KK4 w"), "Red has more than one king: d0 and e0.");
  EXPECT_EQ(first_fault("4k4/9/9/9/9/9/9/9/9/4K4 w"), "The kings on e0 and e9 face each other.");
  EXPECT_EQ(first_fault("4k4/9/9/9/9/9/9/9/4R4/3K5 w"),
            "Black is in check, and it is Red's turn to move (e1 and e9).");
  EXPECT_EQ(first_fault("4k4/9/9/9/9/9/9/9/RRR6/3K5 w"),
            "There are too many pieces of one kind, red rook: 3, where a set has 2 "
            "(a1, b1 and c1).");
}

TEST(Phrasebook, FaultsOfFen) {
  EXPECT_EQ(first_fault(""), "There is no board in the text.");
  EXPECT_EQ(first_fault("x8/9/9/9/9/9/9/9/9/9"),
            "\"x\" is neither a piece nor a digit from 1 to 9 nor a slash.");
  EXPECT_EQ(first_fault("4k3/9/9/9/9/9/9/9/9/3K5"), "Rank 9 is too short: 8 of 9 points.");
  EXPECT_EQ(first_fault("4k5/9/9/9/9/9/9/9/9/3K5"), "Rank 9 is too long: 10 points instead of 9.");
  EXPECT_EQ(first_fault("4k4/9/9/9/9/9/9/9/3K5"), "The number of ranks is 9 instead of 10.");
  EXPECT_EQ(first_fault("4k4/9/9/9/9/9/9/9/9/3K5 x"),
            "\"x\" is no side to move: w (or r) is Red, b is Black.");
  EXPECT_EQ(first_fault("4k4/9/9/9/9/9/9/9/9/3K5 w - - 99999999999 1"),
            "\"99999999999\" is not a number from 0 to 65535.");
  EXPECT_EQ(first_fault("startpos moves h2e2 h9i9"),
            "The move h9i9 is not legal. Your own piece is in the way: the black rook on i9.");
  EXPECT_EQ(first_fault("startpos moves 12"), "\"12\" is not a move such as h2e2.");
  EXPECT_EQ(first_fault("\x1b[31m"),
            "\"?\" is neither a piece nor a digit from 1 to 9 nor a slash.");
}

TEST(Phrasebook, Notes) {
  const std::string fen = "4k4/9/9/9/9/9/9/9/9/3K5 w - - 500 0";
  const auto reading = read_fen(fen);
  ASSERT_TRUE(reading);
  ASSERT_EQ(reading->notes.size(), 2U);
  EXPECT_EQ(in_english.sentence(reading->notes[0]),
            "500 moves without a capture were read as 120.");
  EXPECT_EQ(in_english.sentence(reading->notes[1]), "Round number 0 was read as 1.");
}

TEST(Phrasebook, CoordinateErrors) {
  const auto sentence = [](std::string_view text) {
    return in_english.sentence(parse_coordinates(text).error());
  };
  EXPECT_EQ(sentence(""), "A move names two points, for example h2e2.");
  EXPECT_EQ(sentence("j2e2"), "Character 1 should be a file, a letter from a to i.");
  EXPECT_EQ(sentence("h2ex"), "Character 4 should be a rank, a digit from 0 to 9.");
  EXPECT_EQ(sentence("h2e"), "The move ends too soon: it names two points, for example h2e2.");
  EXPECT_EQ(sentence("h2e22"), "The move ends before character 5, but the text goes on.");
}

TEST(Phrasebook, Outcomes) {
  EXPECT_EQ(in_english.sentence(Outcome{Color::red, Ending::checkmate}), "Red wins: checkmate.");
  EXPECT_EQ(in_chinese.sentence(Outcome{Color::red, Ending::checkmate}), "红方胜：将死。");
  EXPECT_EQ(in_english.sentence(Outcome{Color::black, Ending::perpetual_check}),
            "Black wins: perpetual check by Red.");
  EXPECT_EQ(in_chinese.sentence(Outcome{Color::black, Ending::perpetual_check}),
            "黑方胜：红方长将。");
  EXPECT_EQ(in_english.sentence(Outcome{std::nullopt, Ending::repetition}),
            "Draw: the position is repeated.");
  EXPECT_EQ(in_english.sentence(Concession::resignation, Color::red), "Black wins: Red resigns.");
  EXPECT_EQ(in_english.sentence(Concession::agreement, Color::red), "Draw: by agreement.");
  std::set<std::string> sentences;
  for (int i = 0; i <= static_cast<int>(Ending::faced_kings); ++i) {
    sentences.insert(in_english.sentence(Outcome{Color::red, static_cast<Ending>(i)}));
  }
  EXPECT_EQ(sentences.size(), static_cast<std::size_t>(Ending::faced_kings) + 1);
}

TEST(Phrasebook, EveryRuleSetHasATitle) {
  for (Language language : all_languages) {
    std::set<std::string_view> titles;
    for (const RuleSet& rules : rule_sets()) {
      titles.insert(Phrasebook(language).title(rules));
      EXPECT_NE(Phrasebook(language).title(rules), rules.source) << rules.name;
    }
    EXPECT_EQ(titles.size(), rule_sets().size());
  }
  EXPECT_EQ(in_english.title(RuleSet{.name = "mine", .source = "me"}), "me");
}

TEST(Phrasebook, MovesAndChecks) {
  const Position start;
  EXPECT_EQ(in_english.played(start, Move(Square::h2, Square::e2)), "1. Red: cannon h2e2");
  EXPECT_EQ(in_english.played(start, Move(Square::b2, Square::b9)),
            "1. Red: cannon b2b9 takes the black horse");
  EXPECT_EQ(in_chinese.played(start, Move(Square::b2, Square::b9)), "1. 红方：炮 b2b9 吃黑马");
  const Position check =
      position_from_fen("4k4/9/9/9/9/9/9/9/9/R4K3 w").after(Move(Square::a0, Square::a9));
  EXPECT_EQ(in_english.check(check), "Check! Black's king on e9, from the red rook on a9.");
}

TEST(Harmless, ControlsAndBrokenBytesBecomeQuestionMarks) {
  EXPECT_EQ(harmless("车炮"), "车炮");
  EXPECT_EQ(harmless("a\x1b[2Jb\n\x7f"), "a?[2Jb??");
  EXPECT_EQ(harmless("\xff\xc3"), "??");
  EXPECT_EQ(harmless("\xc0\x80"), "??");
  EXPECT_EQ(harmless("\xc2\x9b"), "??");
  EXPECT_EQ(harmless("\xe2\x80\xae"), "???");  // right-to-left override
  EXPECT_EQ(harmless("\xed\xa0\x80"), "???");  // half of a surrogate pair
  EXPECT_EQ(harmless("\xf0\x9f\xa9\xa0"), "\xf0\x9f\xa9\xa0");
  EXPECT_EQ(harmless(std::string(100, 'x')), std::string(60, 'x') + "...");
  EXPECT_EQ(harmless("车炮", 4), "车...");
}

}  // namespace
}  // namespace chuhe::words
