// What `chuhe notation` writes.
#include "notation_command.hpp"

#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "invocation.hpp"
#include "program.hpp"

namespace chuhe::cli {
namespace {

struct Output {
  int status = 0;
  std::string out;
  std::string err;
};

Output run(const NotationOptions& options, words::Language language = words::Language::english) {
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  Invocation invocation{.language = language, .in = in, .out = out, .err = err, .terminal = {}};
  run_notation(options, invocation);
  return {invocation.status, out.str(), err.str()};
}

TEST(NotationCommand, PlaysMovesOneAfterTheOther) {
  const Output output = run({.from = "uci", .to = "zh", .moves = {"h2e2", "h9g7", "h0g2", "i9h9"}});
  EXPECT_EQ(output.status, 0);
  EXPECT_EQ(output.out, "炮二平五\n马８进７\n马二进三\n车９平８\n");
  EXPECT_EQ(output.err, "");
}

TEST(NotationCommand, TakesPastedLines) {
  const Output glued = run({.from = "zh", .to = "uci", .moves = {"1.兵七进一炮2平32.兵三进一!"}});
  EXPECT_EQ(glued.out, "c3c4\nb7c7\ng3g4\n") << glued.err;
  const Output numbered =
      run({.from = "wxf", .to = "uci", .moves = {"1. C2.5 h8+7", "2. H2+3 r9.8"}});
  EXPECT_EQ(numbered.out, "h2e2\nh9g7\nh0g2\ni9h9\n") << numbered.err;
}

TEST(NotationCommand, FindsTheNotationOut) {
  const char* games[] = {"h2e2 h9g7 h0g2", "H2-E2 H9-G7 H0-G2", "炮二平五 马8进7 馬二進三",
                         "C2=5 H8+7 H2+3", "Che2 Hg7 Hg2",      "P2-5 M8.7 M2.3",
                         "Che3 Hg8 Hg3",   "h3e3 h10g8 h1g3",   "7747 7062 7967"};
  for (const char* game : games) {
    const Output output = run({.to = "uci", .moves = {game}});
    EXPECT_EQ(output.out, "h2e2\nh9g7\nh0g2\n") << game << ": " << output.err;
  }
}

TEST(NotationCommand, StartsFromAPosition) {
  const std::string pawns = "3k5/9/2P1P4/2P1P4/9/9/9/9/9/5K3 w";
  EXPECT_EQ(run({.from = "uci", .to = "wxf_axf1980s", .fen = pawns, .moves = {"c7c8"}}).out,
            "7++1\n");
  EXPECT_EQ(run({.to = "uci", .fen = "startpos moves h2e2", .moves = {"马8进7"}}).out, "h9g7\n");
}

TEST(NotationCommand, RefusesWhatItCannotRead) {
  const Output empty_point = run({.from = "uci", .to = "wxf", .moves = {"h2e2", "e4e5"}});
  EXPECT_EQ(empty_point.status, 2);
  EXPECT_EQ(empty_point.out, "");
  EXPECT_NE(empty_point.err.find("Move 2, e4e5: e4e5 is not legal."), std::string::npos)
      << empty_point.err;

  const Output ambiguous =
      run({.from = "san", .to = "uci", .fen = "4k4/9/9/9/9/9/9/R8/8R/3K5 w", .moves = {"Ri2"}});
  EXPECT_EQ(ambiguous.status, 2);
  EXPECT_NE(ambiguous.err.find("any of these: i1i2, a2i2."), std::string::npos) << ambiguous.err;

  EXPECT_NE(run({.to = "uci", .moves = {"炮二平"}}).err.find("cut off"), std::string::npos);
  EXPECT_EQ(run({.from = "latin", .to = "uci", .moves = {"h2e2"}}).status, 2);
  EXPECT_EQ(run({.to = "", .moves = {"h2e2"}}).status, 2);
  EXPECT_EQ(run({.to = "uci", .fen = "9/9", .moves = {"h2e2"}}).status, 2);
  EXPECT_EQ(run({.to = "uci", .moves = {"!"}}).status, 2);
  EXPECT_EQ(run({.to = "uci", .moves = {"hello"}}).status, 2);
}

TEST(NotationCommand, SpeaksEveryLanguage) {
  const auto complaint = [](words::Language language) {
    return run({.from = "uci", .to = "wxf", .moves = {"e4e5"}}, language).err;
  };
  EXPECT_TRUE(
      complaint(words::Language::simplified_chinese).starts_with("chuhe: 第 1 着 e4e5：e4e5"));
  EXPECT_NE(complaint(words::Language::vietnamese).find("không hợp lệ"), std::string::npos);
}

TEST(NotationCommand, WritesJson) {
  const Output output = run({.to = "zh-hant", .moves = {"C2.5", "h8+7"}, .json = true});
  const auto json = nlohmann::json::parse(output.out);
  EXPECT_EQ(json["from"], "wxf");
  EXPECT_EQ(json["to"], "zh-hant");
  ASSERT_EQ(json["moves"].size(), 2U);
  EXPECT_EQ(json["moves"][1]["uci"], "h9g7");
  EXPECT_EQ(json["moves"][1]["text"], "馬８進７");
}

// Moves that look like options, in all places among the options.
TEST(NotationCommand, TellsMovesFromOptions) {
  const auto parse = [](const std::vector<std::string>& arguments) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const auto environment = [](const char*) { return std::optional<std::string>("C"); };
    std::vector<std::string> all{"notation"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    const int status = cli::run(all, environment, {}, in, out, err);
    return status == exit_done ? out.str() : std::to_string(status);
  };
  const std::string fen = "4k4/9/9/9/9/2p6/2p6/2p6/2p6/5K3 b";
  for (const std::string move : {"--=4", "-P=4", "-p=4", "++=4"}) {
    const std::string uci = move == "--=4" ? "c4d4\n" : move == "++=4" ? "c1d1\n" : "c3d3\n";
    const std::string from = "wxf_axf1980s";
    EXPECT_EQ(parse({"--from", from, "--to", "uci", "--fen", fen, move}), uci);
    EXPECT_EQ(parse({move, "--from", from, "--to", "uci", "--fen", fen}), uci);
    EXPECT_EQ(parse({"--from", from, "--to=uci", "--fen", fen, "--", move}), uci);
  }
  EXPECT_EQ(parse({"h2e2", "--to", "zh", "h9g7"}), "炮二平五\n马８进７\n");
  EXPECT_EQ(parse({"h2e2", "--to", "zh", "--lang", "vi"}), "炮二平五\n");
  EXPECT_EQ(parse({"h2e2", "--too", "zh"}), "2");
  EXPECT_EQ(parse({"h2e2"}), "2");
  EXPECT_EQ(parse({"--to", "zh"}), "2");
}

TEST(NotationCommand, ListsTheNotations) {
  const Output output = run({.list = true});
  EXPECT_EQ(output.status, 0);
  EXPECT_NE(output.out.find("zh_xqbase2004       炮二平五\n"), std::string::npos) << output.out;
}

}  // namespace
}  // namespace chuhe::cli
