// `chuhe judge`: verdicts, JSON, faults, and the examples of docs/rules.md.
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <chuhe/core/rules.hpp>

#include "run_program.hpp"

namespace chuhe::cli {
namespace {

const std::string board = "3k4n/9/9/9/9/9/9/9/9/4K2R1 w";
const std::string moves = "h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9";

TEST(JudgeCommand, SaysTheVerdictFirst) {
  const Output output =
      run_program_in_utf8({"judge", "--rules", "wxf2018", "--fen", board, "--moves", moves});
  EXPECT_EQ(output.status, 0);
  EXPECT_EQ(output.out, "red_loses\nRed loses (WXF 2018 art. 20, diagrams 18-66 and 71-96).\n");
  EXPECT_EQ(output.err, "");
}

TEST(JudgeCommand, Json) {
  const Output output = run_program_in_utf8(
      {"judge", "--rules", "cxa2020", "--fen", board, "--moves", moves, "--json"});
  ASSERT_EQ(output.status, 0);
  const auto json = nlohmann::json::parse(output.out);
  EXPECT_EQ(json["verdict"], "red_must_change");
  EXPECT_EQ(json["ending"], nullptr);
  EXPECT_EQ(json["rules"], "cxa2020");
  EXPECT_EQ(json["occurrences"], 3);
  ASSERT_EQ(json["cycle"].size(), 4U);
  EXPECT_EQ(json["cycle"][0]["move"], "h0i0");
  EXPECT_EQ(json["cycle"][0]["class"], "chase");
  EXPECT_EQ(json["cycle"][0]["decided_by"]["target"]["square"], "i9");
  EXPECT_EQ(json["cycle"][1]["class"], "idle");
  EXPECT_EQ(json["sides"]["red"]["behaviour"], "perpetual_chase");
}

TEST(JudgeCommand, JsonOfEndings) {
  const auto ending = [](const std::string& fen, const std::string& played) {
    const Output output = run_program_in_utf8(
        {"judge", "--rules", "wxf2018", "--json", "--fen", fen, "--moves", played});
    const auto json = nlohmann::json::parse(output.out);
    return json["verdict"].get<std::string>() + " " + json["ending"].dump();
  };
  EXPECT_EQ(ending("4k4/R8/9/9/9/9/9/9/9/1R1K5 w - - 99 60", "b0b9"), "black_loses \"checkmate\"");
  EXPECT_EQ(ending("4k4/R8/4N4/9/9/9/9/9/9/3K5 b", ""), "black_loses \"stalemate\"");
  EXPECT_EQ(ending("3ak4/9/8r/9/9/9/9/9/4A4/R3K4 w - - 99 60", "a0a1"), "draw \"quiet_limit\"");
  EXPECT_EQ(ending("3k5/9/9/9/9/9/9/9/9/4K4 w", ""), "draw \"no_attackers\"");
  EXPECT_EQ(ending(board, moves), "red_loses \"perpetual_chase\"");
  EXPECT_EQ(ending(board, "h0i0"), "none null");
}

// The cannon behind attacks the horse once the rook has opened its way: a single move outside a
// cycle has attacks too.
TEST(JudgeCommand, JsonOfASingleMove) {
  const Output output = run_program_in_utf8({"judge", "--rules", "wxf2018", "--json", "--fen",
                                             "3kncC2/5R3/9/9/9/9/9/9/9/5K3 w", "--moves", "f8f9"});
  const auto json = nlohmann::json::parse(output.out);
  bool found = false;
  for (const auto& attack : json["last_move"]["attacks"]) {
    found = found || (attack["attacker"]["square"] == "g9" && attack["target"]["square"] == "e9" &&
                      attack["root"] != "real" && attack["new"] == true);
  }
  EXPECT_TRUE(found) << output.out;
}

TEST(JudgeCommand, List) {
  const Output output = run_program_in_utf8({"judge", "--list"});
  EXPECT_EQ(output.status, 0);
  for (const RuleSet& rules : rule_sets()) {
    EXPECT_NE(output.out.find(rules.name), std::string::npos) << rules.name;
    EXPECT_NE(output.out.find(rules.source), std::string::npos) << rules.source;
  }
  EXPECT_EQ(nlohmann::json::parse(run_program_in_utf8({"judge", "--list", "--json"}).out).size(),
            rule_sets().size());
}

TEST(JudgeCommand, BadInputHasStatusTwoAndTheMessageNamesThePlace) {
  const std::vector<std::string> head{"judge", "--rules", "wxf2018"};
  const auto wrong = [&](const std::string& fen, const std::string& played) {
    std::vector<std::string> arguments = head;
    arguments.insert(arguments.end(), {"--fen", fen, "--moves", played});
    return run_program_in_utf8(arguments);
  };
  const Output illegal = wrong("startpos", "h2e2 h2e3");
  EXPECT_EQ(illegal.status, 2);
  EXPECT_EQ(illegal.out, "");
  EXPECT_NE(illegal.err.find("h2e3"), std::string::npos) << illegal.err;
  EXPECT_NE(illegal.err.find("^~~~"), std::string::npos) << illegal.err;
  EXPECT_EQ(wrong("9/9/9/9/9/9/9/9/9/4K4 w", "").status, 2);
  EXPECT_EQ(wrong("nonsense", "").status, 2);
  EXPECT_EQ(wrong("startpos", "zz").status, 2);
  const Output unknown = run_program_in_utf8({"judge", "--rules", "nonsense"});
  EXPECT_EQ(unknown.status, 2);
  EXPECT_NE(unknown.err.find("wxf2018"), std::string::npos);
  EXPECT_EQ(run_program_in_utf8({"judge"}).status, 2);
  EXPECT_EQ(run_program_in_utf8({"judge", "--rules", "wxf2018", "--nodes", "x"}).status, 2);
}

TEST(JudgeCommand, MovesContinueThoseOfThePosition) {
  const Output output = run_program_in_utf8(
      {"judge", "--rules", "wxf2018", "--fen", "-", "--moves", "h0i0 i9h7 i0h0 h7i9"},
      board + " moves h0i0 i9h7 i0h0 h7i9\n");
  EXPECT_TRUE(output.out.starts_with("red_loses\n")) << output.out << output.err;
}

TEST(JudgeCommand, UnknownWhenTheBudgetIsGone) {
  const Output output = run_program_in_utf8({"judge", "--rules", "cxa2020", "--nodes", "0", "--fen",
                                             "2bak1c2/4aRN1r/4b4/9/9/9/3pp4/2n1B4/9/2B1K3C w",
                                             "--moves", "i0h0 i8h8 h0i0 h8i8 i0h0 i8h8 h0i0 h8i8"});
  EXPECT_TRUE(output.out.starts_with("unknown\n")) << output.out;
}

// Splits a command as a shell would, as far as the examples need it.
std::vector<std::string> split(const std::string& command) {
  std::vector<std::string> words;
  std::string word;
  bool quoted = false;
  bool any = false;
  for (char c : command) {
    if (c == '"') {
      quoted = !quoted;
      any = true;
    } else if (c == ' ' && !quoted) {
      if (any) words.push_back(word);
      word.clear();
      any = false;
    } else {
      word += c;
      any = true;
    }
  }
  if (any) words.push_back(word);
  return words;
}

TEST(JudgeCommand, ExamplesOfTheManual) {
  const std::filesystem::path here(CHUHE_TEST_DATA_DIR);
  std::ifstream file((here / "../../../../docs/rules.md").lexically_normal());
  ASSERT_TRUE(file.is_open());
  int examples = 0;
  std::string line;
  while (std::getline(file, line)) {
    if (!line.starts_with("$ chuhe ")) continue;
    std::string command = line.substr(8);
    while (command.ends_with('\\') && std::getline(file, line)) {
      command.pop_back();
      command += line;
    }
    std::string expected;
    while (std::getline(file, line) && line != "```") expected += line + "\n";
    const Output output = run_program_in_utf8(split(command));
    EXPECT_EQ(output.out, expected) << command;
    EXPECT_EQ(output.status, 0) << output.err;
    ++examples;
  }
  EXPECT_GE(examples, 5);
}

}  // namespace
}  // namespace chuhe::cli
