#include "program.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "position_argument.hpp"
#include "run_program.hpp"
#include "texts.hpp"

namespace chuhe::cli {
namespace {

std::vector<std::string> placeholders(std::string_view text) {
  std::vector<std::string> result;
  for (const char* placeholder : {"{0}", "{1}", "{2}"}) {
    if (text.find(placeholder) != std::string_view::npos) result.emplace_back(placeholder);
  }
  return result;
}

TEST(Program, LanguagesPutTheSameThingsIntoTheirTexts) {
  for (words::Language language : words::all_languages) {
    for (std::size_t i = 0; i < words::Catalogue<Text>::size; ++i) {
      const auto id = static_cast<Text>(i);
      EXPECT_EQ(placeholders(text(language, id)), placeholders(english[id])) << english[id];
    }
  }
}

TEST(Program, UsageErrorsHaveStatusTwoAndSayNothingOnStandardOutput) {
  const std::vector<std::vector<std::string>> wrong{
      {},
      {"nonsense"},
      {"perft"},
      {"perft", "x"},
      {"perft", "-1"},
      {"perft", "100"},
      {"perft", "2", "--threads", "0"},
      {"perft", "2", "3"},
      {"moves", "--fen"},
      {"fen"},
      {"board", "--pieces", "wood"},
      {"board", "--color", "blue"},
      {"play", "--rules", "mine"},
      {"play", "--coords", "yx"},
      {"play", "--tui", "--line"},
      {"--lang", "xx", "moves"},
      {"moves", "--lang=fr"},
  };
  for (const auto& arguments : wrong) {
    const Output output = run_program(arguments);
    EXPECT_EQ(output.status, 2) << output.err;
    EXPECT_EQ(output.out, "");
    EXPECT_TRUE(output.err.starts_with("chuhe: ")) << output.err;
  }
}

TEST(Program, HelpInTheLanguageAskedFor) {
  EXPECT_TRUE(run_program({"--help"}).out.starts_with("Xiangqi (Chinese chess)"));
  EXPECT_TRUE(run_program({"--lang", "zh", "--help"}).out.starts_with("象棋"));
  EXPECT_TRUE(run_program({"--help", "--lang=zh-Hans"}).out.starts_with("象棋"));
  EXPECT_TRUE(run_program({"perft", "--help", "--lang", "zh_TW"}).out.starts_with("數出"));
  EXPECT_EQ(run_program({"play", "--help"}).status, 0);
  EXPECT_NE(run_program({"play", "--help"}).out.find("Usage: chuhe play"), std::string::npos);
}

TEST(Program, LocaleIsSpokenOnlyWhereItCanBeRead) {
  const Output readable = run_program({"--help"}, "", "zh_CN.UTF-8", {.utf8 = true});
  EXPECT_TRUE(readable.out.starts_with("象棋"));
  EXPECT_EQ(readable.err, "");
  const Output unreadable = run_program({"--help"}, "", "zh_CN.GBK", {.utf8 = false});
  EXPECT_TRUE(unreadable.out.starts_with("Xiangqi"));
  EXPECT_TRUE(unreadable.err.starts_with("chuhe: This locale's encoding"));
}

TEST(Program, MovesAsJson) {
  const auto json = nlohmann::json::parse(
      run_program({"moves", "--json", "--fen", "3k5/4c4/9/9/3nP4/9/9/9/9/4K4 w"}).out);
  EXPECT_EQ(json["fen"], "3k5/4c4/9/9/3nP4/9/9/9/9/4K4 w - - 0 1");
  EXPECT_EQ(json["in_check"], true);
  EXPECT_EQ(json["moves"].size(), 4U);
}

TEST(Program, PerftCountsAlikeWithAnyNumberOfThreads) {
  for (const char* threads : {"1", "2", "7"}) {
    const auto json = nlohmann::json::parse(
        run_program({"perft", "3", "--json", "--divide", "--threads", threads}).out);
    EXPECT_EQ(json["nodes"], 79666);
    EXPECT_EQ(json["divide"].size(), 44U);
    std::uint64_t sum = 0;
    for (const auto& entry : json["divide"]) sum += entry["nodes"].get<std::uint64_t>();
    EXPECT_EQ(sum, 79666U);
  }
  EXPECT_EQ(nlohmann::json::parse(run_program({"perft", "0", "--json"}).out)["nodes"], 1);
  EXPECT_TRUE(run_program({"perft", "2"}).out.starts_with("Nodes: 1920\n"));
}

TEST(Program, PerftShowsProgressWhereTheStreamForItIsATerminal) {
  const std::vector<std::string> count{"perft", "5", "--fen", "3k5/9/9/9/9/9/9/9/9/4K4 w"};
  EXPECT_EQ(run_program(count, "", "C", {.output_is_terminal = true}).err, "");
  const std::string err = run_program(count, "", "C", {.error_is_terminal = true}).err;
  EXPECT_TRUE(err.starts_with("\r[")) << err;
  EXPECT_TRUE(err.ends_with("\r\x1b[K")) << err;
}

// Positions that other programs have crashed on or taken for something else.
TEST(Program, FenRefusesWhatIsNoPosition) {
  const std::string opening = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
  const std::pair<std::string, std::string> refused[] = {
      {"foobar", "is neither a piece"},
      {"9/9/9/9/9/9/9/9/9/4K4 w - - 0 1", "Black has no king."},
      {"4k4/9/9/9/9/9/9/9/9/9 w - - 0 1", "Red has no king."},
      {"4k4/9/9/9/9/9/9/c8/9/R2B1K3 w - - 0 1", "The red elephant on d0"},
      {"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/RRRRRRRRR/RNBAKABNR w - - 0 1",
       "red rook: 11, where a set has 2"},
      {"4k4/9/9/9/9/9/9/9/4R4/3K5 w - - 0 1", "Black is in check"},
      {"4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1", "face each other"},
      {"RNBAKABNR/9/1C5C1/P1P1P1P1P/9/9/p1p1p1p1p/1c5c1/9/rnbakabnr w - - 0 1", "can never stand"},
      {"3k5/9/9/9/9/9/9/1P7/9/5K3 w", "The red pawn on b2"},
      {"3k5/9/9/9/9/9/9/9/P8/5K3 w", "The red pawn on a1"},
      {"4k4/9/9/9/9/9/P8/9/9/4KK3 w", "more than one king: e0 and f0"},
      {opening + " w - - -5 1", "\"-5\" is not a number"},
      {opening + " w - - 99999999999 1", "is not a number"},
  };
  for (const auto& [fen, reason] : refused) {
    const Output output = run_program({"fen", fen});
    EXPECT_EQ(output.status, 2) << fen;
    EXPECT_EQ(output.out, "") << fen;
    EXPECT_NE(output.err.find(reason), std::string::npos) << output.err;
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"moves"}, {"board"}, {"play"}, {"perft", "1"}}) {
      std::vector<std::string> arguments = command;
      arguments.insert(arguments.end(), {"--fen", fen});
      EXPECT_EQ(run_program(arguments).status, 2) << command.front() << ' ' << fen;
    }
  }
}

TEST(Program, FenReadsWhatPeoplePaste) {
  const std::string opening = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
  const std::pair<std::string, std::string> read[] = {
      {opening + " r - - 0 ", " w - - 0 1"},
      {opening + " r - - 0    ", " w - - 0 1"},
      {"position fen " + opening + " b - - moves", " b - - 0 1"},
      {"position fen " + opening + "  b  - - 0 1\r", " b - - 0 1"},
      {opening + " w - - 130 1", " w - - 120 1"},
      {opening + " w - - 0 0", " w - - 0 1"},
  };
  for (const auto& [fen, fields] : read) {
    const Output output = run_program({"fen", fen});
    EXPECT_EQ(output.status, 0) << output.err;
    EXPECT_EQ(output.out, opening + fields + "\n");
  }
  const Output unquoted = run_program({"fen", opening, "b", "-", "-", "0", "1"});
  EXPECT_EQ(unquoted.out, opening + " b - - 0 1\n");
  const Output played = run_program({"moves", "--fen",
                                     "position fen 4P4/9/3k1a3/2N6/2b6/9/9/9/9/4K4 w - - 0 0 moves "
                                     "e0e1 f7e8 c6e5 d7d8 e1e0 e8f7"});
  EXPECT_EQ(std::ranges::count(played.out, '\n'), 12);
}

TEST(Program, FenAsJson) {
  const auto good =
      nlohmann::json::parse(run_program({"fen", "--json", "startpos moves h2e2"}).out);
  EXPECT_EQ(good["fen"], "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1");
  EXPECT_TRUE(good["notes"].empty());
  const Output bad = run_program({"fen", "--json", "4k4/9/9/9/9/9/9/9/9/R2B1K3 w"});
  EXPECT_EQ(bad.status, 2);
  EXPECT_EQ(bad.err, "");
  const auto fault = nlohmann::json::parse(bad.out)["faults"][0];
  EXPECT_EQ(fault["kind"], "unreachable_point");
  EXPECT_EQ(fault["squares"][0], "d0");
  EXPECT_EQ(fault["offset"], 22);
}

TEST(Program, FenOfManyLinesFailsInPart) {
  const Output output = run_program({"fen", "-"}, "4k4/9/9/9/9/9/9/9/9/3K5\n\nfoo\nstartpos\n");
  EXPECT_EQ(output.status, 1);
  EXPECT_EQ(std::ranges::count(output.out, '\n'), 2);
  EXPECT_TRUE(output.err.starts_with("line 3: ")) << output.err;
  EXPECT_EQ(run_program({"fen", "-"}, "startpos\n").status, 0);
}

TEST(Program, OutputThatCannotBeWrittenIsTheEnvironmentsFault) {
  std::istringstream in;
  std::ostream out(nullptr);
  std::ostringstream err;
  const words::Environment none = [](const char*) { return std::nullopt; };
  EXPECT_EQ(run({"moves"}, none, {}, in, out, err), 3);
  EXPECT_EQ(run({"play"}, none, {}, in, out, err), 3);
  EXPECT_FALSE(err.str().empty());
}

TEST(Program, PlayEndsWithItsInput) {
  const Output output = run_program({"play", "--board", "never"}, "h2e2\nh9g7");
  EXPECT_EQ(output.status, 0);
  EXPECT_TRUE(output.out.ends_with(
      "1. Black: horse h9g7\nRed: \nPosition: "
      "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2\n"))
      << output.out;
  EXPECT_EQ(run_program({"play"}, "").status, 0);
}

TEST(Program, RecordsThatCannotBeLoadedAreBadInputUnlessTheFileCannotBeRead) {
  const std::filesystem::path folder =
      std::filesystem::path(::testing::TempDir()) / "chuhe_play_load";
  std::filesystem::create_directories(folder);
  const auto file = [&](const char* name, std::string_view bytes) {
    std::ofstream(folder / name, std::ios::binary) << bytes;
    return (folder / name).string();
  };
  const std::string good = file("good.pgn", "[Event \"?\"]\n\n1. h2e2 h9g7 *\n");
  const std::string junk = file("junk.bin", "no record of anything");
  const std::string headless =
      file("headless.pgn", "[Event \"?\"]\n[FEN \"9/9/9/9/9/9/9/9/9/9 w\"]\n\n*\n");
  const auto load = [](const std::string& path) {
    return run_program({"play", "--load", path}, "quit\n");
  };
  EXPECT_EQ(load(good).status, 0);
  EXPECT_EQ(load(good + " #1").status, 0);
  for (const std::string& bad : {junk, headless, good + " #99"}) {
    const Output output = load(bad);
    EXPECT_EQ(output.status, 2) << bad;
    EXPECT_TRUE(output.err.starts_with("chuhe: ")) << output.err;
    EXPECT_EQ(output.out, "") << bad;
  }
  EXPECT_EQ(load((folder / "missing.pgn").string()).status, 3);
  EXPECT_EQ(load(folder.string()).status, 3);
  std::filesystem::remove_all(folder);
}

TEST(Program, PlayRulesByLanguage) {
  EXPECT_NE(run_program({"play"}, "").out.find("Rules: wxf2018"), std::string::npos);
  EXPECT_NE(run_program({"play", "--lang", "zh"}, "").out.find("规则：cxa2020"), std::string::npos);
  EXPECT_NE(run_program({"play", "--rules", "sky"}, "").out.find("Rules: sky"), std::string::npos);
}

TEST(Underlined, PointsAtThePlace) {
  EXPECT_EQ(underlined("abcdef", 2, 1), "  abcdef\n    ^\n");
  EXPECT_EQ(underlined("abcdef", 2, 3), "  abcdef\n    ^~~\n");
  EXPECT_EQ(underlined("abc", 3, 0), "  abc\n     ^\n");
  EXPECT_EQ(underlined("abc", 99, 99), "  abc\n     ^\n");
  EXPECT_EQ(underlined("车x", 3, 1), "  车x\n    ^\n");
  EXPECT_EQ(underlined("\x1b[2Jx", 4, 1), "  ?[2Jx\n      ^\n");
}

TEST(Underlined, ShowsThePartAroundThePlace) {
  const std::string text = std::string(500, 'a') + "X" + std::string(500, 'b');
  const std::string shown = underlined(text, 500, 1);
  const std::size_t line = shown.find('\n');
  ASSERT_LE(line, 90U);
  EXPECT_EQ(shown[shown.find('^') - line - 1], 'X');
}

}  // namespace
}  // namespace chuhe::cli
