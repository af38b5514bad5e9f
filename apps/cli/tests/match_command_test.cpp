// `chuhe match` and `chuhe openings`: whole matches of engines that play the same every time.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <chuhe/record/pgn.hpp>
#include <chuhe/record/visitor.hpp>

#include "match_report.hpp"
#include "match_settings.hpp"
#include "match_state.hpp"
#include "run_program.hpp"
#include "text_width.hpp"

namespace chuhe::cli {
namespace {

namespace fs = std::filesystem;

// A match of two engines without thought, and what else is said.
std::vector<std::string> match_of(std::vector<std::string> first, std::vector<std::string> second,
                                  const std::vector<std::string>& more) {
  const std::string command = std::string("cmd=") + CHUHE_FAKE_ENGINE;
  std::vector<std::string> arguments{"match", "--engine", command, "name=A"};
  arguments.insert(arguments.end(), first.begin(), first.end());
  arguments.insert(arguments.end(), {"--engine", command, "name=B"});
  arguments.insert(arguments.end(), second.begin(), second.end());
  arguments.insert(arguments.end(), {"--each", "nodes=1", "--max-plies", "40"});
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

std::vector<nlohmann::json> documents(const std::string& text) {
  std::vector<nlohmann::json> result;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) result.push_back(nlohmann::json::parse(line));
  return result;
}

// A folder of its own for each test, with blanks and Chinese in its name.
class MatchCommand : public ::testing::Test {
 protected:
  void SetUp() override {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::path(::testing::TempDir()) / fs::path(u8"match 象棋") / test->name();
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  std::string file(const std::string& name) const {
    const std::u8string text = (folder_ / name).u8string();
    return {text.begin(), text.end()};
  }
  std::string content(const std::string& name) const {
    std::ifstream in(folder_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name, std::ios::binary) << text;
  }

  fs::path folder_;
};

TEST_F(MatchCommand, PrintsGamesAndTheTable) {
  const Output output = run_program_in_utf8(
      match_of({"args=score=-700"}, {}, {"--games", "2", "--openings", "none", "--resign"}));
  EXPECT_EQ(output.status, 0) << output.err;
  EXPECT_EQ(output.err, "");
  std::istringstream lines(output.out);
  std::string line;
  std::getline(lines, line);
  EXPECT_EQ(line, "Game 1 of 2: A - B 0-1 A is lost by its own scores (5 rounds)");
  std::getline(lines, line);
  EXPECT_EQ(line, "Game 2 of 2: B - A 1-0 A is lost by its own scores (5 rounds)");
  std::getline(lines, line);
  EXPECT_EQ(line, "A - B");
  std::getline(lines, line);
  EXPECT_EQ(line, "won 0, drawn 0, lost 2: 0.0 %");
  std::getline(lines, line);
  EXPECT_EQ(line, "Elo -inf +/- inf, stronger with 25.0 %");
  std::getline(lines, line);
  EXPECT_EQ(line, "pairs 0, 1/2, 1, 1 1/2, 2: 1 0 0 0 0");
  std::getline(lines, line);
  EXPECT_TRUE(line.starts_with("2 games, ")) << line;
}

TEST_F(MatchCommand, Json) {
  const Output output = run_program_in_utf8(match_of(
      {"args=crash=3"}, {"args=score=20"}, {"--games", "2", "--json", "--openings", "none"}));
  EXPECT_EQ(output.status, 0) << output.err;
  const auto json = documents(output.out);
  ASSERT_EQ(json.size(), 3U);
  EXPECT_EQ(json[0]["type"], "game");
  EXPECT_EQ(json[0]["game"], 1);
  EXPECT_EQ(json[0]["red"], "A");
  EXPECT_EQ(json[0]["result"], "0-1");
  EXPECT_EQ(json[0]["termination"], "crash");
  EXPECT_EQ(json[0]["ending"], "abandoned");
  EXPECT_EQ(json[0]["detail"], "exit status 7: I crash.");
  EXPECT_EQ(json[0]["moves"].size(), 4U);
  EXPECT_EQ(json[0]["scores"][1], nlohmann::json({{"cp", 20}}));
  EXPECT_EQ(json[0]["scores"][0], nullptr);
  EXPECT_EQ(json[0]["opening_plies"], 0);
  EXPECT_EQ(json[1]["red"], "B");
  const auto& table = json[2];
  EXPECT_EQ(table["type"], "table");
  EXPECT_EQ(table["players"][0]["crashes"], 2);
  EXPECT_EQ(table["players"][0]["elo"], nullptr);
  EXPECT_EQ(table["players"][1]["wins"], 2);
  EXPECT_EQ(table["encounters"][0]["pairs"], nlohmann::json({1, 0, 0, 0, 0}));
  EXPECT_EQ(table["sprt"], nullptr);
}

TEST_F(MatchCommand, ARecordOfEachGame) {
  const std::vector<std::string> arguments =
      match_of({"args=score=30"}, {"args=mate=-3"},
               {"--games", "4", "--pgn", file("games.pgn"), "--event", "Cup \"A\" 象棋"});
  EXPECT_EQ(run_program_in_utf8(arguments).status, 0);
  EXPECT_EQ(run_program_in_utf8(arguments).status, 0);
  record::GameCollector reading;
  record::read_pgn(content("games.pgn"), reading, {});
  ASSERT_EQ(reading.games.size(), 8U);
  EXPECT_TRUE(reading.diagnostics.empty());
  const record::Game& game = reading.games[0];
  EXPECT_EQ(game.tag("Event"), "Cup \"A\" 象棋");
  EXPECT_EQ(game.tag("Red"), "A");
  EXPECT_EQ(game.tag("Round"), "1.1");
  EXPECT_EQ(game.tag("TimeControl"), "nodes=1");
  EXPECT_EQ(game.result().rule_set, "computer");
  const auto nodes = game.main_line();
  // The last two moves: one of each.
  for (std::size_t i = nodes.size() - 2; i < nodes.size(); ++i) {
    const record::Annotation& annotation = game.annotation(nodes[i]);
    ASSERT_TRUE(annotation.evaluation);
    EXPECT_TRUE(annotation.elapsed);
    const bool by_red = i % 2 == 0;
    // Both are good for Red: A has 30 itself, B is mated in three.
    EXPECT_EQ(annotation.evaluation->value, by_red ? 30 : 3);
    EXPECT_EQ(annotation.evaluation->is_mate, !by_red);
  }
}

TEST_F(MatchCommand, GoesOnWhereItWas) {
  const auto match = [&](const std::string& games, std::vector<std::string> more = {}) {
    more.insert(more.end(),
                {"--games", games, "--resume", file("state"), "--pgn", file("games.pgn")});
    return run_program_in_utf8(match_of({}, {"args=score=5"}, more));
  };
  ASSERT_EQ(match("4").status, 0);
  const std::string record = content("games.pgn");
  // Nothing is left to play.
  const Output again = match("4");
  EXPECT_EQ(again.status, 0);
  EXPECT_EQ(content("games.pgn"), record);
  EXPECT_NE(again.err.find("Games played before: 4"), std::string::npos);
  EXPECT_EQ(again.out.find("Game "), std::string::npos);
  // Games that were recorded after the state was written are cut off.
  write("games.pgn", record + "[Event \"half a ga");
  const Output more = match("6", {"--concurrency", "2"});
  EXPECT_EQ(more.status, 0) << more.err;
  EXPECT_NE(more.out.find("Game 5 of 6"), std::string::npos);
  EXPECT_EQ(more.out.find("Game 4 of 6"), std::string::npos);
  EXPECT_TRUE(content("games.pgn").starts_with(record + "[Game "));
  EXPECT_EQ(parse_state(content("state"))->games.size(), 6U);
  // Fewer games are asked for.
  EXPECT_NE(match("2").out.find("2 games, "), std::string::npos);
  EXPECT_EQ(match("2", {"--seed", "2"}).status, 2);
  EXPECT_EQ(match("2", {"--rules", "wxf2018"}).status, 2);
  write("state", "no state");
  EXPECT_EQ(match("2").status, 2);
  EXPECT_EQ(content("state"), "no state");
}

TEST_F(MatchCommand, TheTestEndsTheMatch) {
  // Every game is lost: the test is soon certain.
  const Output lost = run_program_in_utf8(match_of(
      {"args=illegal"}, {}, {"--games", "1000", "--sprt", "elo0=0", "elo1=400", "--json"}));
  EXPECT_EQ(lost.status, 1);
  const auto json = documents(lost.out);
  EXPECT_EQ(json.back()["sprt"]["accepts"], "elo0");
  EXPECT_LT(json.back()["games"], 100);
  EXPECT_EQ(json.back()["players"][0]["illegal_moves"], json.back()["games"]);
  const Output won = run_program_in_utf8(
      match_of({}, {"args=illegal"}, {"--games", "1000", "--sprt", "elo0=0", "elo1=400"}));
  EXPECT_EQ(won.status, 0);
  EXPECT_NE(won.out.find("The test accepts Elo 400."), std::string::npos);
}

TEST_F(MatchCommand, ManyEngines) {
  const std::string command = std::string("cmd=") + CHUHE_FAKE_ENGINE;
  const Output output = run_program_in_utf8(
      {"match", "--engine", command, "--engine", command, "args=no-move", "--engine", command,
       "protocol=ucci", "name=三", "--each", "nodes=1", "--games", "2", "--max-plies", "10"});
  EXPECT_EQ(output.status, 0) << output.err;
  EXPECT_NE(output.out.find("  1. Fake Engine "), std::string::npos) << output.out;
  EXPECT_NE(output.out.find("  3. Fake Engine #2 "), std::string::npos) << output.out;
  EXPECT_NE(output.out.find("Fake Engine #2: crashes 0, hangs 0, lost on time 0, illegal moves 4"),
            std::string::npos)
      << output.out;
}

TEST_F(MatchCommand, OpeningsOutOfAFile) {
  write("list.txt", "# two\nc3c4 g6g5\n3ak4/9/8r/9/9/9/9/9/4A4/R3K4 w\n");
  const Output output = run_program_in_utf8(
      match_of({}, {}, {"--games", "4", "--json", "--openings", file("list.txt")}));
  const auto json = documents(output.out);
  ASSERT_EQ(json.size(), 5U);
  for (std::size_t i = 0; i < 4; i += 2) EXPECT_EQ(json[i]["start"], json[i + 1]["start"]);
  EXPECT_NE(json[0]["start"], json[2]["start"]);
  write("bad.txt", "c3c4\nc3c4 c3c4\n");
  const Output bad = run_program_in_utf8(match_of({}, {}, {"--openings", file("bad.txt")}));
  EXPECT_EQ(bad.status, 2);
  EXPECT_NE(bad.err.find("line 2"), std::string::npos) << bad.err;
  write("packed.txt", std::string("\x1f\x8b\x08\x00\x01", 5));
  EXPECT_EQ(run_program_in_utf8(match_of({}, {}, {"--openings", file("packed.txt")})).status, 2);
  EXPECT_EQ(run_program_in_utf8(match_of({}, {}, {"--openings", file("missing.txt")})).status, 3);
}

TEST_F(MatchCommand, OpeningsOutOfGames) {
  write("games.pgn",
        "[Format \"ICCS\"]\n\n1. H2-E2 H9-G7 2. H0-G2 I9-H9 1-0\n\n"
        "[FEN \"3ak4/9/8r/9/9/9/9/9/4A4/R3K4 w\"]\n\n*\n\n");
  const Output output = run_program_in_utf8(match_of(
      {}, {}, {"--games", "4", "--json", "--openings", file("games.pgn"), "--opening-plies", "3"}));
  const auto json = documents(output.out);
  ASSERT_EQ(json.size(), 5U) << output.err;
  EXPECT_EQ(json[0]["opening_plies"].get<int>() + json[2]["opening_plies"].get<int>(), 3);
  write("empty.pgn", "");
  EXPECT_EQ(run_program_in_utf8(match_of({}, {}, {"--openings", file("empty.pgn")})).status, 2);
}

TEST_F(MatchCommand, TheLogHasEveryLine) {
  EXPECT_EQ(run_program_in_utf8(match_of({}, {}, {"--games", "2", "--log", file("log")})).status,
            0);
  const std::string log = content("log");
  EXPECT_NE(log.find(" < id name Fake Engine\n"), std::string::npos);
  EXPECT_NE(log.find(" > go nodes 1\n"), std::string::npos);
  EXPECT_NE(log.find(" < bestmove "), std::string::npos);
  EXPECT_NE(log.find(" > quit\n"), std::string::npos);
  EXPECT_NE(log.find(" A ["), std::string::npos);
  EXPECT_NE(log.find(" B ["), std::string::npos);
}

TEST_F(MatchCommand, TheHelpNamesTheKeys) {
  const Output help = run_program_in_utf8({"match", "--help"});
  EXPECT_NE(help.out.find("protocol=uci|ucci|xboard"), std::string::npos);
  EXPECT_EQ(run_program_in_utf8({"openings", "--help"}).out.find("Exit status"), std::string::npos);
}

TEST_F(MatchCommand, EnginesThatCannotBeUsed) {
  const auto against = [](const std::vector<std::string>& engine) {
    std::vector<std::string> arguments{"match", "--engine", std::string("cmd=") + CHUHE_FAKE_ENGINE,
                                       "nodes=1", "--engine"};
    arguments.insert(arguments.end(), engine.begin(), engine.end());
    return run_program_in_utf8(arguments);
  };
  const std::string fake = std::string("cmd=") + CHUHE_FAKE_ENGINE;
  const Output missing = against({"cmd=/no/such/engine", "nodes=1"});
  EXPECT_EQ(missing.status, 3);
  EXPECT_EQ(missing.err, "chuhe: There is no program /no/such/engine.\n");
  EXPECT_EQ(missing.out, "");
  const Output dying = against({fake, "nodes=1", "args=die", "name=Dying"});
  EXPECT_EQ(dying.status, 3);
  EXPECT_EQ(dying.err, "chuhe: Dying cannot be used: it ends by itself (exit status 3: I die.).\n");
  const Output refused = against({fake, "nodes=1", "option.Style=odd"});
  EXPECT_EQ(refused.status, 2);
  EXPECT_NE(refused.err.find("Style"), std::string::npos);
  EXPECT_EQ(against({fake, "nodes=1", "args=chess"}).status, 2);
}

TEST_F(MatchCommand, WrongUsage) {
  const std::string fake = std::string("cmd=") + CHUHE_FAKE_ENGINE;
  const auto with = [&](const std::vector<std::string>& more) {
    std::vector<std::string> arguments{"match",    "--engine", fake,     "nodes=1",
                                       "--engine", fake,       "nodes=1"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Output output = run_program_in_utf8(arguments);
    EXPECT_NE(output.err, "");
    EXPECT_EQ(output.out, "");
    return output.status;
  };
  EXPECT_EQ(run_program_in_utf8({"match"}).status, 2);
  EXPECT_EQ(run_program_in_utf8({"match", "--engine", fake, "nodes=1"}).status, 2);
  EXPECT_EQ(run_program_in_utf8({"match", "--engine", fake, "--engine", fake, "nodes=1"}).status,
            2);
  EXPECT_EQ(
      run_program_in_utf8({"match", "--engine", "nodes=1", "--engine", fake, "nodes=1"}).status, 2);
  for (const std::vector<std::string>& more :
       std::vector<std::vector<std::string>>{{"tc=x"},
                                             {"nodes=0"},
                                             {"nodes=many"},
                                             {"depth=-1"},
                                             {"protocol=winboard3"},
                                             {"ranks=2"},
                                             {"colour=red"},
                                             {"word"},
                                             {"--games", "0"},
                                             {"--concurrency", "0"},
                                             {"--rules", "none"},
                                             {"--sprt", "elo0=5", "elo1=0"},
                                             {"--sprt", "alpha=0.7"},
                                             {"--sprt", "elo2=1"},
                                             {"--sprt", "--engine", fake, "nodes=1"},
                                             {"--resign", "moves=0"},
                                             {"--resign", "points=1"},
                                             {"--draw", "score=x"},
                                             {"--time-margin", "-1"},
                                             {"--max-plies", "0"}}) {
    std::string shown;
    for (const std::string& word : more) shown += word + ' ';
    EXPECT_EQ(with(more), 2) << shown;
  }
}

TEST_F(MatchCommand, FilesThatCannotBeWritten) {
  EXPECT_EQ(run_program_in_utf8(match_of({}, {}, {"--pgn", file("no/such/folder.pgn")})).status, 3);
  EXPECT_EQ(run_program_in_utf8(match_of({}, {}, {"--log", file("no/such/folder.log")})).status, 3);
  EXPECT_EQ(
      run_program_in_utf8(match_of({}, {}, {"--games", "2", "--resume", file("no/such/folder")}))
          .status,
      3);
#if defined(__linux__)
  if (fs::exists("/dev/full")) {
    EXPECT_EQ(
        run_program_in_utf8(match_of({}, {}, {"--games", "200", "--pgn", "/dev/full"})).status, 3);
  }
#endif
}

TEST(MatchSettings, ArgumentsAreTakenApartAsByAShell) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(split_arguments(""), Words{});
  EXPECT_EQ(split_arguments("  a  b\tc "), (Words{"a", "b", "c"}));
  EXPECT_EQ(split_arguments("'a b' \"c \\\" d\" e\\ f ''"), (Words{"a b", "c \" d", "e f", ""}));
  EXPECT_EQ(split_arguments("-x=\"a b\"c"), (Words{"-x=a bc"}));
  EXPECT_EQ(split_arguments("'open"), Words{"open"});
}

TEST(MatchState, IsReadAsItWasWritten) {
  MatchState state;
  state.fingerprint["engines"] = {"象棋", 1, nullptr};
  state.pgn_bytes = 12345678901;
  state.games = {{0, Color::red, match::Termination::crash, std::nullopt, 3},
                 {7, std::nullopt, match::Termination::rules, Ending::repetition, 80},
                 {2, Color::black, match::Termination::rules, Ending::faced_kings, 0}};
  const auto again = parse_state(print_state(state));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->fingerprint, state.fingerprint);
  EXPECT_EQ(again->games, state.games);
  EXPECT_EQ(again->pgn_bytes, state.pgn_bytes);
  state.pgn_bytes.reset();
  EXPECT_FALSE(parse_state(print_state(state))->pgn_bytes);
}

TEST(MatchState, BrokenOnesAreRefused) {
  const MatchState state{{}, {{0, Color::red, match::Termination::crash, std::nullopt, 3}}, 7};
  const std::string whole = print_state(state);
  for (std::size_t size = 0; size + 1 < whole.size(); ++size) {
    EXPECT_FALSE(parse_state(whole.substr(0, size))) << size;
  }
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string text = whole;
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos);
    return parse_state(text.replace(at, from.size(), to));
  };
  EXPECT_FALSE(changed("\"crash\"", "\"crush\""));
  EXPECT_FALSE(changed("\"crash\"", "\"rules\""));
  EXPECT_FALSE(changed("\"1-0\"", "\"2-0\""));
  EXPECT_FALSE(changed("\"chuhe_match\":1", "\"chuhe_match\":2"));
  EXPECT_FALSE(changed("[[0,", "[[-1,"));
  EXPECT_FALSE(changed("-1,3]", "10,3]"));
}

TEST(MatchReport, TextsAreCutToColumns) {
  EXPECT_EQ(width_of("ab象棋"), 6);
  EXPECT_EQ(cut_to_width("ab象棋", 5), "ab象");
  EXPECT_EQ(cut_to_width("ab象棋", 6), "ab象棋");
  EXPECT_EQ(cut_to_width("abc", 0), "abc");
}

TEST_F(MatchCommand, SuitesOutOfGames) {
  std::string games;
  const auto add = [&](const std::string& moves, const std::string& result, int times) {
    for (int i = 0; i < times; ++i) {
      games += "[Result \"" + result + "\"]\n[Format \"ICCS\"]\n\n" + moves + ' ' + result + "\n\n";
    }
  };
  add("h2e2 h9g7 h0g2", "1-0", 3);
  add("b2e2 b9c7 b0c2", "0-1", 3);  // the mirror image
  add("c3c4 g6g5 b0c2", "1-0", 4);
  add("h2e2 h9g7 i3i4", "*", 9);
  write("games.pgn", games);
  const auto openings = [&](std::vector<std::string> more) {
    more.insert(more.begin(), {"openings", file("games.pgn"), "--plies", "2..3"});
    return run_program_in_utf8(more);
  };
  EXPECT_EQ(openings({"--min-games", "6"}).out, "h2e2 h9g7 h0g2\n");
  EXPECT_EQ(openings({"--min-games", "6"}).status, 0);
  EXPECT_EQ(openings({"--min-games", "4", "--outside", "0.4..0.6"}).out, "c3c4 g6g5 b0c2\n");
  EXPECT_EQ(openings({"--min-games", "7"}).status, 1);
  const Output json = openings({"--min-games", "4", "--outside", "0.4..0.6", "--json"});
  EXPECT_EQ(documents(json.out).at(0)["games"], 4);
  EXPECT_EQ(openings({"--share", "0.7..0.6"}).status, 2);
  EXPECT_EQ(run_program_in_utf8({"openings", file("missing.pgn")}).status, 3);
}

}  // namespace
}  // namespace chuhe::cli
