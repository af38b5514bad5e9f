// What engines find, taken in and shown.
#include "analysis.hpp"

#include <chrono>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/record/dialects.hpp>
#include <chuhe/record/format.hpp>

#include "analyse_text.hpp"
#include "analysis_report.hpp"
#include "computer_text.hpp"
#include "engine_text.hpp"
#include "match_report.hpp"
#include "match_text.hpp"
#include "move_text.hpp"
#include "reviewed_file.hpp"
#include "screen/screen_text.hpp"
#include "text_width.hpp"
#include "thinking_engine.hpp"

namespace chuhe::cli {
namespace {

using protocol::Info;
using record::Judgement;
using words::Language;

protocol::Score centipawns(int value) { return {protocol::Score::Kind::centipawns, value}; }

Info info(int depth, int number, int score, const char* move) {
  Info result;
  result.depth = depth;
  result.multi_pv = number;
  result.score = centipawns(score);
  result.line = {parse_coordinates(move).value()};
  return result;
}

std::string moves_in(const Thoughts& thoughts) {
  std::string text;
  for (const BestLine& line : thoughts.lines) text += to_uci(line.moves.front()) + " ";
  return text;
}

TEST(Thoughts, LinesKeepTheirOrderAndAreDifferent) {
  Thoughts thoughts;
  const Position opening;
  for (const auto& [number, move] : {std::pair(1, "h2e2"), {2, "b2e2"}, {3, "h0g2"}}) {
    take_in(thoughts, info(1, number, 10, move), opening, 3);
  }
  EXPECT_EQ(moves_in(thoughts), "h2e2 b2e2 h0g2 ");
  // The third becomes the first: nothing is there twice, nothing is lost.
  take_in(thoughts, info(2, 1, 20, "h0g2"), opening, 3);
  EXPECT_EQ(moves_in(thoughts), "h0g2 h2e2 b2e2 ");
  take_in(thoughts, info(2, 2, 15, "h2e2"), opening, 3);
  take_in(thoughts, info(2, 3, 12, "c3c4"), opening, 3);
  EXPECT_EQ(moves_in(thoughts), "h0g2 h2e2 c3c4 ");
  EXPECT_EQ(thoughts.depth, 2);
  // More lines than are wanted.
  take_in(thoughts, info(2, 4, 12, "g3g4"), opening, 3);
  EXPECT_EQ(thoughts.lines.size(), 3U);
}

TEST(Thoughts, BoundsDoNotReplaceWhatIsExact) {
  Thoughts thoughts;
  const Position opening;
  Info bound = info(5, 1, 90, "h2e2");
  bound.bound = protocol::Bound::lower;
  take_in(thoughts, bound, opening, 1);
  ASSERT_EQ(thoughts.lines.size(), 1U);
  EXPECT_TRUE(thoughts.lines[0].is_bound);
  take_in(thoughts, info(5, 1, 40, "h2e2"), opening, 1);
  EXPECT_FALSE(thoughts.lines[0].is_bound);
  bound.depth = 6;
  take_in(thoughts, bound, opening, 1);
  EXPECT_EQ(thoughts.lines[0].score, centipawns(40));
}

TEST(Thoughts, NonsenseIsCutOff) {
  Thoughts thoughts;
  const Position opening;
  take_in(thoughts, info(3, 1, 40, "a0a9"), opening, 1);
  EXPECT_TRUE(thoughts.lines.empty());
  Info partly = info(3, 1, 40, "h2e2");
  partly.line.push_back(Move(Square::h2, Square::e2));
  partly.multi_pv = -7;
  take_in(thoughts, partly, opening, 1);
  ASSERT_EQ(thoughts.lines.size(), 1U);
  EXPECT_EQ(thoughts.lines[0].moves.size(), 1U);
  Info silent;
  silent.nodes = 77;
  take_in(thoughts, silent, opening, 1);
  EXPECT_EQ(thoughts.nodes, 77U);
}

TEST(Thoughts, ScoresAreTurnedToRed) {
  EXPECT_EQ(evaluation_of(centipawns(30), Color::black, 5),
            (record::Evaluation{.value = -30, .depth = 5}));
  const protocol::Score mated{protocol::Score::Kind::mate, 0};
  EXPECT_EQ(evaluation_of(mated, Color::red, 1),
            (record::Evaluation{.value = -1, .is_mate = true, .depth = 1}));
}

ReportStyle style(Language language = Language::english) {
  return {.language = language, .notation = record::notation::wxf};
}

// Two moves, of which the second is a blunder.
GameAnalysis blundered() {
  GameAnalysis analysis;
  analysis.line.push(Move(Square::h2, Square::e2));
  analysis.line.push(Move(Square::b7, Square::b0));
  const auto seen = [](int red, const char* move) {
    const Move best = parse_coordinates(move).value();
    return SeenPosition{{record::worth_of({.value = red, .depth = 9}), {best}},
                        {{9, 11, centipawns(red), false, {best}}}};
  };
  analysis.positions = {seen(30, "h2e2"), seen(35, "h9g7"), seen(420, "i0h0")};
  for (std::size_t i = 0; i < 2; ++i) {
    analysis.moves.push_back(
        record::review_move(analysis.line.positions()[i], analysis.line.moves()[i],
                            analysis.positions[i].look, analysis.positions[i + 1].look));
  }
  analysis.is_complete = true;
  return analysis;
}

TEST(Report, RowsTellScoreLossAndBetterMove) {
  const GameAnalysis analysis = blundered();
  EXPECT_EQ(move_row(style(), analysis, 0), "  1.   C2=5         +0.35");
  EXPECT_EQ(move_row(style(), analysis, 1),
            "  1... C2+7         +4.20  ??  -34 %  blunder; better: H8+7 (+0.35)");
  EXPECT_NE(move_row(style(Language::simplified_chinese), analysis, 1).find("漏着；更好："),
            std::string::npos);
}

TEST(Report, EndsOfGamesHaveResultsInPlaceOfScores) {
  GameAnalysis analysis = blundered();
  analysis.moves[1].after = record::worth_of(Outcome{Color::red, Ending::checkmate});
  EXPECT_NE(move_row(style(), analysis, 1).find(" 1-0 "), std::string::npos);
  analysis.moves[1].after = record::worth_of(Outcome{std::nullopt, Ending::repetition});
  EXPECT_NE(move_row(style(), analysis, 1).find("1/2-1/2"), std::string::npos);
}

TEST(Report, SummaryCountsFaults) {
  const std::string text = summary_text(style(), blundered().moves);
  EXPECT_NE(text.find("Summary                     Red   Black\n"), std::string::npos) << text;
  EXPECT_NE(text.find("blunders ??                   0       1\n"), std::string::npos) << text;
  EXPECT_NE(text.find("best moves                    1       0\n"), std::string::npos) << text;
  // Columns stay columns where characters are two wide.
  const std::string chinese = summary_text(style(Language::simplified_chinese), blundered().moves);
  std::size_t at = 0;
  std::vector<int> widths;
  while (at < chinese.size()) {
    const std::size_t end = chinese.find('\n', at);
    widths.push_back(width_of(chinese.substr(at, end - at)));
    at = end + 1;
  }
  for (const int width : widths) EXPECT_EQ(width, widths.front());
}

TEST(Report, GraphHasAColumnForEachPositionOrAFew) {
  GameAnalysis analysis = blundered();
  const std::string text = graph_text(style(), analysis);
  EXPECT_EQ(text,
            "Points that Red may expect\n"
            " 100 % |\n"
            "       |  #\n"
            "       |  #\n"
            "  50 % |__#\n"
            "       |###\n"
            "       |###\n"
            "       |###\n"
            "   0 % |###\n"
            "   Red |\n"
            " Black |  X\n"
            "       |\n"
            "? mistake, X blunder\n");
  // A long game is put into the width there is.
  for (int i = 0; i < 75; ++i) {
    for (const char* move : {"a0a1", "a9a8", "a1a0", "a8a9"}) {
      analysis.line.push(parse_coordinates(move).value());
      analysis.positions.push_back(analysis.positions[2]);
    }
  }
  for (const int width : {0, 20, 40, 80, 200}) {
    ReportStyle narrow{.language = Language::english,
                       .notation = record::notation::wxf,
                       .width = width,
                       .blocks = width > 40};
    const std::string long_text = graph_text(narrow, analysis);
    std::size_t at = 0;
    while (at < long_text.size()) {
      const std::size_t end = long_text.find('\n', at);
      if (at > 0 && end + 1 < long_text.size()) {
        EXPECT_LT(width_of(long_text.substr(at, end - at)), width == 0 ? 80 : width);
      }
      at = end + 1;
    }
  }
  EXPECT_EQ(graph_text(style(), GameAnalysis{.line = Line()}), "");
}

TEST(Report, JsonHasWhatTheTextHas) {
  const GameAnalysis analysis = blundered();
  record::Game game;
  game.set_tag("Red", "甲");
  const auto json = game_json(style(), game, analysis);
  EXPECT_EQ(json["tags"]["Red"], "甲");
  EXPECT_EQ(json["is_complete"], true);
  ASSERT_EQ(json["moves"].size(), 2U);
  EXPECT_EQ(json["moves"][1]["move"], "b7b0");
  EXPECT_EQ(json["moves"][1]["side"], "black");
  EXPECT_EQ(json["moves"][1]["judgement"], "blunder");
  EXPECT_EQ(json["moves"][1]["score"]["centipawns"], 420);
  EXPECT_EQ(json["moves"][1]["lines"][0]["moves"][0], "h9g7");
  EXPECT_EQ(json["black"]["blunders"], 1);
  EXPECT_EQ(json["start_score"]["centipawns"], 30);
  // Bytes that are no text do not break it.
  game.set_tag("Red", "\xff");
  EXPECT_NE(dump(game_json(style(), game, analysis)), "");
}

TEST(Report, LimitsAreSaid) {
  EXPECT_EQ(limits_text(Language::english, {.time = match::Milliseconds(1500)}),
            "1.5 s a position");
  EXPECT_EQ(limits_text(Language::english, {.nodes = 1000, .depth = 9}),
            "1000 nodes a position, depth 9");
  EXPECT_EQ(limits_text(Language::english, {}), "until Ctrl-C");
  EXPECT_TRUE(go_for({}).infinite);
  EXPECT_FALSE(patience_for(go_for({.nodes = 5}), Color::red).has_value());
}

TEST(MoveText, ReadsWhatPeopleType) {
  const Position opening;
  const auto read = [&](std::string_view text, Language language = Language::english) {
    const auto move = read_written_move(text, opening, language);
    return move ? to_uci(*move) : std::string("-");
  };
  EXPECT_EQ(read("炮二平五"), "h2e2");
  EXPECT_EQ(read("炮2平5"), "h2e2");
  EXPECT_EQ(read("C2=5"), "h2e2");
  EXPECT_EQ(read("c2.5"), "h2e2");
  EXPECT_EQ(read("P2-5"), "h2e2");
  EXPECT_EQ(read("P2-5", Language::vietnamese), "h2e2");
  EXPECT_EQ(read("H2+3"), "h0g2");
  EXPECT_EQ(read("hello"), "-");
  EXPECT_EQ(read(""), "-");
  const auto moves = read_any_moves("1. 炮二平五 马8进7 2. 马二进三", opening, Language::english);
  ASSERT_TRUE(moves);
  EXPECT_EQ(moves->size(), 3U);
  EXPECT_EQ(read_any_moves("h2e2 h9g7", opening, Language::english)->size(), 2U);
  const auto wrong = read_any_moves("h2e2 a9a0", opening, Language::english);
  ASSERT_FALSE(wrong);
  EXPECT_NE(wrong.error().find("a9a0"), std::string::npos) << wrong.error();
}

TEST(ReviewedFile, FormatsWithoutScoresHaveThemInComments) {
  const auto folder = std::filesystem::temp_directory_path() / "chuhe-reviewed-file";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  const GameAnalysis analysis = blundered();
  record::Game game;
  record::NodeId at = record::NodeId::root;
  for (const Move move : analysis.line.moves()) {
    at = game.append(at, move, record::MoveStatus::legal);
  }
  game.edit_annotation(at).comment = "dubious";
  record::write_review(game, analysis.moves, {});
  for (const record::Format format :
       {record::Format::pgn, record::Format::json, record::Format::xqf, record::Format::dhtmlxq,
        record::Format::cbr, record::Format::cbl, record::Format::wxf}) {
    const auto path = folder / std::string(to_string(format));
    record::WriteOptions options;
    options.converter = record::native_charset_converter();
    auto file = ReviewedFile::begin(path, format, options);
    ASSERT_TRUE(file);
    ASSERT_TRUE(file->add(game, Language::english));
    ASSERT_TRUE(file->commit());
    EXPECT_EQ(file->games(), 1U);

    record::GameCollector read;
    const std::string bytes = record::read_file(path, 1 << 20).value();
    record::ReadOptions read_options;
    read_options.converter = record::native_charset_converter();
    record::read(format, bytes, read, read_options);
    ASSERT_EQ(read.games.size(), 1U) << to_string(format);
    const record::Game& back = read.games[0];
    const auto line = back.main_line();
    ASSERT_EQ(line.size(), 2U) << to_string(format);
    const record::Annotation& blunder = back.annotation(line[1]);
    if (format == record::Format::wxf) {
      // No place for comments: what is lost is told.
      EXPECT_TRUE(file->losses().contains(record::LossKind::evaluations));
      continue;
    }
    EXPECT_EQ(back.children(line[0]).size(), 2U) << to_string(format);
    if (format == record::Format::pgn || format == record::Format::json) {
      EXPECT_EQ(blunder.evaluation, (record::Evaluation{.value = 420, .depth = 9}));
      EXPECT_EQ(blunder.marks, std::vector<std::uint8_t>{4});
      EXPECT_EQ(blunder.comment, "dubious");
      EXPECT_TRUE(file->losses().empty());
    } else {
      EXPECT_EQ(blunder.comment, "+4.20 ?? blunder\ndubious") << to_string(format);
      EXPECT_FALSE(file->losses().contains(record::LossKind::evaluations));
    }
  }
  std::filesystem::remove_all(folder);
}

// The placeholders of a text that has up to four.
template <class Text>
void expect_same_placeholders(std::string (*say)(Language, Text,
                                                 std::initializer_list<std::string_view>)) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(Text::count); ++i) {
    const auto text = static_cast<Text>(i);
    for (const Language language : words::all_languages) {
      const std::string said = say(language, text, {"<0>", "<1>", "<2>", "<3>"});
      const std::string english = say(Language::english, text, {"<0>", "<1>", "<2>", "<3>"});
      for (const char* argument : {"<0>", "<1>", "<2>", "<3>", "{"}) {
        EXPECT_EQ(said.find(argument) == std::string::npos,
                  english.find(argument) == std::string::npos)
            << said;
      }
    }
  }
}

TEST(Texts, LanguagesPutTheSameThingsIntoTheirTexts) {
  expect_same_placeholders<AnalyseText>(analyse_text);
  expect_same_placeholders<ComputerText>(computer_text);
  expect_same_placeholders<EngineText>(engine_text);
  expect_same_placeholders<MatchText>(match_text);
  expect_same_placeholders<ScreenText>(screen_text);
}

}  // namespace
}  // namespace chuhe::cli
