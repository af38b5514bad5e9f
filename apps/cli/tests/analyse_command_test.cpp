// `chuhe analyse` with files, and an engine that says what the test has written down.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <chuhe/record/file.hpp>
#include <chuhe/record/format.hpp>

#include "run_program.hpp"

namespace chuhe::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view two_games =
    "[Red \"A\"]\n[Result \"1-0\"]\n\n1. h2e2 {first} 1-0\n\n"
    "[Red \"B\"]\n[Result \"0-1\"]\n\n1. c3c4 h7e7 0-1\n";

// A score without a line, lines, and a fault of Black's in the second game.
constexpr std::string_view script =
    ">> uci\nid name Script 1\nuciok\n"
    ">> go depth 1 @ startpos\ninfo depth 1 score cp 20\nbestmove h2e2\n"
    ">> go depth 1 @ moves h2e2\ninfo depth 1 score cp -20 pv h9g7\nbestmove h9g7\n"
    ">> go depth 1 @ moves c3c4\ninfo depth 1 score cp -10 pv g6g5 h2e2\nbestmove g6g5\n"
    ">> go depth 1 @ moves c3c4 h7e7\ninfo depth 1 score cp 90 pv h2e2\nbestmove h2e2\n";

class AnalyseCommand : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() /
              ("chuhe-analyse-" +
               std::string(::testing::UnitTest::GetInstance()->current_test_info()->name()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    put("games.pgn", two_games);
    put("script", script);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  void put(const std::string& name, std::string_view bytes) const {
    std::ofstream(folder_ / name, std::ios::binary) << bytes;
  }
  std::string content(const std::string& name) const {
    std::ifstream file(folder_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  std::vector<record::Game> games(const std::string& name) const {
    record::GameCollector collector;
    const std::string bytes = content(name);
    record::read(record::detect_format(bytes, name).value(), bytes, collector, {});
    return collector.games;
  }

  Output analyse(std::vector<std::string> arguments, const std::string& input = "") const {
    arguments.insert(arguments.begin(), "analyse");
    for (const std::string& argument :
         {std::string("--engine"), std::string(CHUHE_SCRIPTED_ENGINE), std::string("--engine-arg"),
          path("script"), std::string("--depth"), std::string("1")}) {
      arguments.push_back(argument);
    }
    return run_program(arguments, input);
  }

  fs::path folder_;
};

TEST_F(AnalyseCommand, ReviewsAllGamesOfAFile) {
  const Output output = analyse({path("games.pgn")});
  EXPECT_EQ(output.status, 0) << output.err;
  EXPECT_EQ(output.err, "");
  EXPECT_NE(output.out.find("Game 1: A - Black  1-0"), std::string::npos) << output.out;
  EXPECT_NE(output.out.find("Game 2: B - Black  0-1"), std::string::npos) << output.out;
  EXPECT_NE(output.out.find("better: P7+1 C2=5 (+0.10)"), std::string::npos) << output.out;
}

TEST_F(AnalyseCommand, PrintsADocumentForEachGame) {
  const Output output = analyse({path("games.pgn"), "--json"});
  EXPECT_EQ(output.status, 0) << output.err;
  std::istringstream lines(output.out);
  std::string line;
  for (int number = 1; number <= 2; ++number) {
    ASSERT_TRUE(std::getline(lines, line));
    const auto json = nlohmann::json::parse(line);
    EXPECT_EQ(json["game"], number);
    EXPECT_EQ(json["engine"], "Script 1");
    EXPECT_EQ(json["moves"].size(), static_cast<std::size_t>(number));
  }
  EXPECT_FALSE(std::getline(lines, line));
  const Output one = analyse({path("games.pgn"), "--json", "--game", "2"});
  EXPECT_EQ(nlohmann::json::parse(one.out)["game"], 2);
}

TEST_F(AnalyseCommand, WritesWhatItReviewed) {
  const Output output = analyse({path("games.pgn"), "--game", "2", "--out", path("out.pgn")});
  EXPECT_EQ(output.status, 0) << output.err;
  const auto written = games("out.pgn");
  ASSERT_EQ(written.size(), 1U);
  const record::Game& game = written[0];
  EXPECT_EQ(game.tag("Annotator"), "Script 1");
  const auto line = game.main_line();
  ASSERT_EQ(line.size(), 2U);
  EXPECT_EQ(game.annotation(line[1]).evaluation, (record::Evaluation{.value = 90, .depth = 1}));
  EXPECT_EQ(game.annotation(line[1]).marks, std::vector<std::uint8_t>{6});
  EXPECT_EQ(game.children(line[0]).size(), 2U);
}

TEST_F(AnalyseCommand, AFileThatReplacesTheOneReadLosesNothing) {
  const Output output = analyse({path("games.pgn"), "--game", "2", "--out", path("games.pgn")});
  EXPECT_EQ(output.status, 0) << output.err;
  auto written = games("games.pgn");
  ASSERT_EQ(written.size(), 2U);
  EXPECT_EQ(written[0].tag("Red"), "A");
  EXPECT_EQ(written[0].annotation(written[0].main_line()[0]).comment, "first");
  EXPECT_FALSE(written[0].annotation(written[0].main_line()[0]).evaluation);
  EXPECT_TRUE(written[1].annotation(written[1].main_line()[0]).evaluation);
  // Once more: nothing is there twice.
  const std::string once = content("games.pgn");
  EXPECT_EQ(analyse({path("games.pgn"), "--game", "2", "--out", path("games.pgn")}).status, 0);
  EXPECT_EQ(content("games.pgn"), once);
}

TEST_F(AnalyseCommand, WhenTheEngineEndsWhatThereIsIsWritten) {
  put("script",
      ">> uci\nid name Script 1\nuciok\n"
      ">> go depth 1 @ startpos\ninfo depth 1 score cp 20\nbestmove h2e2\n"
      ">> go depth 1 @ moves h2e2\ninfo depth 1 score cp -20 pv h9g7\nbestmove h9g7\n"
      ">> go\n!exit 3\n");
  const Output output = analyse({path("games.pgn"), "--out", path("games.pgn")});
  EXPECT_EQ(output.status, 3);
  EXPECT_NE(output.err.find("it ended by itself (exit status 3)."), std::string::npos)
      << output.err;
  EXPECT_NE(output.out.find("Broken off: 0 of 2 moves have been reviewed."), std::string::npos)
      << output.out;
  const auto written = games("games.pgn");
  ASSERT_EQ(written.size(), 2U);
  EXPECT_TRUE(written[0].annotation(written[0].main_line()[0]).evaluation);
  EXPECT_EQ(written[1].main_line().size(), 2U);
}

TEST_F(AnalyseCommand, RefusesWhatCannotBe) {
  EXPECT_EQ(analyse({path("none.pgn")}).status, 3);
  EXPECT_EQ(analyse({path("games.pgn"), "--game", "3"}).status, 2);
  EXPECT_EQ(analyse({path("games.pgn"), "--out", path("out.xqf")}).status, 2);
  EXPECT_EQ(analyse({path("games.pgn"), "--out", path("out.chn")}).status, 2);
  EXPECT_EQ(analyse({path("games.pgn"), "--out", path("out")}).status, 2);
  EXPECT_EQ(analyse({path("games.pgn"), "--out", path("no/folder/out.pgn")}).status, 3);
  EXPECT_EQ(analyse({path("games.pgn"), "--fen", "startpos"}).status, 2);
  EXPECT_EQ(analyse({"--out", path("out.pgn")}).status, 2);
  EXPECT_EQ(analyse({"--moves", "h2e9"}).status, 2);
  EXPECT_EQ(analyse({"4k4/9/9/9/9/9/9/9/9/9 w"}).status, 2);
  EXPECT_EQ(analyse({path("games.pgn"), "--option", "Hash"}).status, 2);
  EXPECT_EQ(analyse({path("games.pgn"), "--rules", "mine"}).status, 2);
  EXPECT_EQ(analyse({path("games.pgn"), "--multipv", "0"}).status, 2);
  // Nothing of that has touched the file.
  EXPECT_EQ(content("games.pgn"), two_games);
}

TEST_F(AnalyseCommand, TakesGamesAndPositionsFromStandardInput) {
  const Output games = analyse({"-"}, std::string(two_games));
  EXPECT_NE(games.out.find("Game 2"), std::string::npos) << games.err;
  const Output position =
      analyse({"-"}, "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\n");
  EXPECT_EQ(position.status, 0) << position.err;
  EXPECT_NE(position.out.find("+0.20"), std::string::npos) << position.out;
  EXPECT_EQ(analyse({"-"}, "hello\n").status, 2);
}

TEST_F(AnalyseCommand, GamesThatCannotBePlayedAreSaidSo) {
  put("odd.pgn",
      "[Red \"A\"]\n\n1. h2e2 a9a0 *\n\n"
      "[Red \"B\"]\n[FEN \"4k4/9/9/9/9/9/9/9/9/9 w - - 0 1\"]\n\n1. a0a1 *\n\n"
      "[Red \"C\"]\n\n*\n");
  const Output output = analyse({path("odd.pgn")});
  EXPECT_NE(output.out.find("From round 1 on the record cannot be played."), std::string::npos)
      << output.out;
  EXPECT_NE(output.out.find("does not start from a legal position"), std::string::npos)
      << output.out;
  EXPECT_NE(output.out.find("has no moves that can be played"), std::string::npos) << output.out;
}

}  // namespace
}  // namespace chuhe::cli
