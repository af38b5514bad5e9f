// convert, show, validate, games, and records in the terminal game.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <chuhe/core/fen.hpp>
#include <chuhe/record/format.hpp>

#include "game_file_name.hpp"
#include "game_record.hpp"
#include "record_text.hpp"
#include "run_program.hpp"
#include "study_text.hpp"
#include "terminal_game.hpp"

namespace chuhe::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view two_games =
    "[Event \"A\"]\n[Red \"胡荣华\"]\n[Black \"乙\"]\n[Result \"1-0\"]\n\n"
    "1. 炮二平五 马８进７ {好} (1... 炮８平５) 2. 马二进三 1-0\n\n"
    "[Event \"B\"]\n[Red \"丙\"]\n[Result \"0-1\"]\n\n1. 兵七进一 卒７进１ 0-1\n";

class RecordCommands : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() /
              ("chuhe-cli-" +
               std::string(::testing::UnitTest::GetInstance()->current_test_info()->name()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    put("games.pgn", two_games);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  void put(const std::string& name, std::string_view bytes) const {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name, std::ios::binary) << bytes;
  }
  std::string content(const std::string& name) const {
    std::ifstream file(folder_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  std::size_t entries(const std::string& name) const {
    std::size_t count = 0;
    for (const auto& entry : fs::directory_iterator(folder_ / name)) count += entry.exists();
    return count;
  }
  fs::path folder_;
};

TEST_F(RecordCommands, ConvertThereAndBackAgain) {
  for (const std::string format : {"pgn", "json", "ubb", "cbl"}) {
    const Output there = run_program({"convert", path("games.pgn"), path("x." + format)});
    EXPECT_EQ(there.status, 0) << there.err;
    EXPECT_EQ(there.out, "");
    EXPECT_EQ(there.err, "Games: 2; moves: 6; files read: 1\n") << format;
    EXPECT_EQ(run_program({"convert", path("x." + format), path("back.pgn")}).status, 0);
    EXPECT_EQ(run_program({"convert", path("games.pgn"), path("direct.pgn")}).status, 0);
    if (format == "pgn" || format == "json") {
      EXPECT_EQ(content("back.pgn"), content("direct.pgn")) << format;
    }
    EXPECT_NE(content("back.pgn").find("(1... 炮８平５)"), std::string::npos) << format;
  }
}

TEST_F(RecordCommands, ConvertAFolderOfMixedFiles) {
  const record::CharsetConverter* converter = record::native_charset_converter();
  put("old/a/big5.pgn",
      converter->encode(record::Charset::big5, "[Red \"許銀川\"]\n1. 炮二平五 馬８進７\n").bytes);
  put("old/forum.txt", "红方：甲\n1.炮二平五马8进7 2.马二进三\n");
  put("old/digits.ubb", "77477062");
  put("old/picture.png", "\x89PNG....");
  put("old/bad.pgn", "[Event \"x\"]\n1. 炮二平五 车９进９\n");
  const Output output = run_program({"convert", path("old"), path("all.pgn")});
  EXPECT_EQ(output.status, 0);
  EXPECT_NE(output.err.find("Games: 4; moves: 9; files read: 4"), std::string::npos) << output.err;
  EXPECT_NE(output.err.find("no game records: 1"), std::string::npos);
  EXPECT_NE(output.err.find("bad.pgn: game 1, ply 2, line 2, byte 28: warning: The move 车９进９"),
            std::string::npos)
      << output.err;
  EXPECT_NE(content("all.pgn").find("許銀川"), std::string::npos);
  // The result may lie in the folder that is read.
  EXPECT_EQ(run_program({"convert", path("old"), path("old/all.pgn")}).status, 0);
  EXPECT_EQ(run_program({"convert", path("old"), path("old/all.pgn")}).status, 0);
  EXPECT_EQ(content("old/all.pgn"), content("all.pgn"));
}

TEST_F(RecordCommands, ConvertToOneFileForEachGame) {
  const Output output = run_program({"convert", path("games.pgn"), path("out/"), "--to", "xqf"});
  EXPECT_EQ(output.status, 0) << output.err;
  EXPECT_EQ(entries("out"), 2U);
  EXPECT_TRUE(fs::exists(folder_ / "out" / fs::path(u8"胡荣华-乙.xqf")));
  const Output refused = run_program({"convert", path("games.pgn"), path("one.xqf")});
  EXPECT_EQ(refused.status, 2);
  EXPECT_FALSE(fs::exists(folder_ / "one.xqf"));
}

TEST_F(RecordCommands, ConvertTellsWhatIsLost) {
  const Output output = run_program({"convert", path("games.pgn"), path("x.wxf")});
  EXPECT_EQ(output.status, 0);
  EXPECT_NE(output.err.find("variations: 1"), std::string::npos) << output.err;
  EXPECT_NE(output.err.find("comments: 1"), std::string::npos);
  const Output json = run_program({"convert", path("games.pgn"), path("x.wxf"), "--json"});
  const auto summary = nlohmann::json::parse(json.out);
  EXPECT_EQ(summary["games"], 2);
  EXPECT_EQ(summary["losses"][0]["kind"], "variations");
  EXPECT_EQ(json.err, "");
}

TEST_F(RecordCommands, ConvertChoosesNotationEncodingAndTags) {
  EXPECT_EQ(run_program({"convert", path("games.pgn"), path("x.pgn"), "--notation", "iccs",
                         "--encoding", "gbk", "--tags", "Red", "--tags", "Site=北京"})
                .status,
            0);
  const std::string bytes = content("x.pgn");
  EXPECT_NE(bytes.find("H2-E2"), std::string::npos);
  EXPECT_EQ(bytes.find("Event"), std::string::npos);
  const std::string text =
      record::native_charset_converter()->decode(record::Charset::gb18030, bytes).text;
  EXPECT_NE(text.find("[Site \"北京\"]"), std::string::npos);
  EXPECT_NE(text.find("胡荣华"), std::string::npos);
}

TEST_F(RecordCommands, ConvertLeavesTheOldFileWhenItFails) {
  put("old.pgn", "precious");
  EXPECT_EQ(run_program({"convert", path("none.pgn"), path("old.pgn")}).status, 3);
  EXPECT_EQ(content("old.pgn"), "precious");
  put("empty.pgn", "nothing here");
  EXPECT_EQ(run_program({"convert", path("empty.pgn"), path("old.pgn")}).status, 2);
  EXPECT_EQ(content("old.pgn"), "precious");
  // Some inputs failed, the rest is there.
  const Output some =
      run_program({"convert", path("games.pgn"), path("none.pgn"), path("new.pgn")});
  EXPECT_EQ(some.status, 1);
  EXPECT_NE(some.err.find("none.pgn: There is no such file."), std::string::npos);
  EXPECT_NE(content("new.pgn").find("胡荣华"), std::string::npos);
  EXPECT_EQ(run_program({"convert", path("games.pgn"), path("none/x.pgn")}).status, 3);
  EXPECT_EQ(run_program({"convert", path("games.pgn"), path("games.pgn")}).status, 2);
  EXPECT_EQ(content("games.pgn"), two_games);
}

TEST_F(RecordCommands, WrongUsageHasStatusTwo) {
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"convert", path("games.pgn")},
        {"convert", path("games.pgn"), path("x")},
        {"convert", path("games.pgn"), path("x.che")},
        {"convert", path("games.pgn"), path("x.pgn"), "--to", "nonsense"},
        {"convert", path("games.pgn"), path("x.pgn"), "--notation", "nonsense"},
        {"convert", path("games.pgn"), path("x.pgn"), "--encoding", "nonsense"},
        {"show", path("games.pgn"), "--game", "3"},
        {"show", path("games.pgn"), "--game", "0"},
        {"games", path("games.pgn"), "--result", "nonsense"},
        {"games", path("games.pgn"), "--position", "nonsense"}}) {
    const Output output = run_program(arguments);
    EXPECT_EQ(output.status, 2) << arguments[0] << ' ' << arguments.back();
    EXPECT_EQ(output.out, "");
    EXPECT_NE(output.err, "");
  }
}

TEST_F(RecordCommands, ShowOneGame) {
  const Output output = run_program({"show", path("games.pgn"), "--tree", "--notation", "uci"});
  EXPECT_EQ(output.status, 0);
  EXPECT_EQ(output.out,
            "Event: A\nRed: 胡荣华\nBlack: 乙\nResult: 1-0\n\n"
            "1. h2e2  h9g7\n    好\n  1... h7e7\n2. h0g2\n");
  const Output second = run_program({"show", path("games.pgn"), "--game", "2"});
  EXPECT_NE(second.out.find("P7+1  P7+1"), std::string::npos) << second.out;
  EXPECT_EQ(run_program({"show", path("none")}).status, 3);
}

TEST_F(RecordCommands, ValidateTellsFileGamePlyAndByte) {
  EXPECT_EQ(run_program({"validate", path("games.pgn")}).status, 0);
  put("bad.pgn", "[Event \"x\"]\n1. h2e2 a0a9\n");
  const Output output = run_program({"validate", path("bad.pgn"), path("games.pgn")});
  EXPECT_EQ(output.status, 1);
  EXPECT_NE(output.err.find("bad.pgn: game 1, ply 2, line 2, byte 20: warning:"), std::string::npos)
      << output.err;
  EXPECT_NE(output.out.find("games.pgn: in order (pgn; games: 2; moves: 6)"), std::string::npos);
  const auto json = nlohmann::json::parse(run_program({"validate", path("bad.pgn"), "--json"}).out);
  EXPECT_EQ(json["diagnostics"][0]["kind"], "illegal_move");
  EXPECT_EQ(json["diagnostics"][0]["byte"], 20);
  EXPECT_EQ(run_program({"validate", path("none.pgn")}).status, 3);
  put("packed.pgn", std::string("\x1F\x8B\x08\0\0", 5));
  EXPECT_EQ(run_program({"validate", path("packed.pgn")}).status, 1);
}

TEST_F(RecordCommands, GamesAreListedAndFiltered) {
  const auto lines = [&](std::vector<std::string> more) {
    std::vector<std::string> arguments{"games", path("games.pgn")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const std::string out = run_program(arguments).out;
    return std::ranges::count(out, '\n');
  };
  EXPECT_EQ(lines({}), 2);
  EXPECT_EQ(lines({"--player", "荣华"}), 1);
  EXPECT_EQ(lines({"--event", "b"}), 1);
  EXPECT_EQ(lines({"--result", "0-1"}), 1);
  EXPECT_EQ(lines({"--result", "1/2-1/2"}), 0);
  EXPECT_EQ(lines({"--position", "startpos moves h2e2 h7e7"}), 1);
  EXPECT_EQ(lines({"--position", "startpos moves h2e2"}), 1);
  EXPECT_EQ(lines({"--position", "startpos"}), 2);
  EXPECT_EQ(run_program({"games", path("games.pgn"), "--player", "nobody"}).status, 1);
  const auto json = nlohmann::json::parse(
      run_program({"games", path("games.pgn"), "--player", "丙", "--json"}).out);
  EXPECT_EQ(json["game"], 2);
  EXPECT_EQ(json["plies"], 2);
}

TEST(RecordTexts, LanguagesPutTheSameThingsIntoTheirTexts) {
  const auto placeholders = [](const std::string& text) {
    std::string found;
    for (const char* placeholder : {"{0}", "{1}", "{2}", "{3}"}) {
      if (text.find(placeholder) != std::string::npos) found += placeholder;
    }
    return found;
  };
  for (const words::Language language : words::all_languages) {
    for (int i = 0; i < static_cast<int>(RecordText::count); ++i) {
      const auto text = static_cast<RecordText>(i);
      EXPECT_EQ(placeholders(record_text(language, text)),
                placeholders(record_text(words::Language::english, text)))
          << i;
    }
    for (int i = 0; i < static_cast<int>(StudyText::count); ++i) {
      const auto text = static_cast<StudyText>(i);
      EXPECT_EQ(placeholders(study_text(language, text)),
                placeholders(study_text(words::Language::english, text)))
          << i;
    }
  }
}

// Names of files without names for the players, and with signs that no name may have.
TEST(GameFileNames, AreSensible) {
  record::Game game;
  EXPECT_TRUE(game_file_stem(game) == u8"game");
  game.add_tag("Title", "a/b:c*?\n");
  EXPECT_TRUE(game_file_stem(game) == u8"a_b_c___");
  game.add_tag("Red", "甲");
  EXPECT_TRUE(game_file_stem(game) == u8"甲-");
  game.add_tag("Black", "..");
  EXPECT_TRUE(game_file_stem(game) == u8"甲-");
  record::Game hidden;
  hidden.add_tag("Event", "../../etc/passwd");
  EXPECT_TRUE(game_file_stem(hidden) == u8"_.._etc_passwd");
}

// Files in memory.
class MemoryFiles final : public GameFiles {
 public:
  std::expected<record::Game, std::string> load(std::string_view path, std::size_t) override {
    if (path != "game") return std::unexpected("no such game");
    return game;
  }
  std::expected<std::vector<record::Loss>, std::string> save(std::string_view,
                                                             const record::Game& saved) override {
    game = saved;
    return std::vector<record::Loss>{};
  }
  record::Game game;
};

class Stepping : public ::testing::Test {
 protected:
  Stepping() {
    using record::NodeId;
    const NodeId first = files_.game.add(NodeId::root, Move(Square::h2, Square::e2));
    files_.game.edit_annotation(first).comment = "中炮";
    files_.game.add(first, Move(Square::h9, Square::g7));
    files_.game.add(first, Move(Square::h7, Square::e7));
    TerminalGameSettings settings;
    settings.drawing = BoardDrawing::when_asked;
    settings.files = &files_;
    game_.emplace(Game(Line(), *find_rule_set("wxf2018")), settings);
  }
  std::string position() const { return to_fen(game_->game().position()); }
  std::string answer(std::string_view line) { return game_->answer(line); }
  MemoryFiles files_;
  std::optional<TerminalGame> game_;
};

TEST_F(Stepping, GoesBackAndForthThroughTheTree) {
  EXPECT_NE(answer("next").find("No game is loaded"), std::string::npos);
  EXPECT_NE(answer("load none").find("no such game"), std::string::npos);
  EXPECT_NE(answer("load game").find("is loaded (3 moves)"), std::string::npos);
  EXPECT_EQ(game_->prompt(), "record> ");
  const std::string start = position();
  EXPECT_NE(answer("next").find("中炮"), std::string::npos);
  EXPECT_NE(answer("vars").find("  2. 1. Black: cannon h7e7"), std::string::npos);
  EXPECT_NE(answer("next 2").find("The line ends here."), std::string::npos);
  EXPECT_EQ(game_->game().line().plies(), 2U);
  EXPECT_NE(answer("next").find("The line ends here."), std::string::npos);
  answer("back");
  answer("back");
  EXPECT_EQ(position(), start);
  EXPECT_NE(answer("back").find("start of the game"), std::string::npos);
  EXPECT_NE(answer("next 9").find("has 1 moves"), std::string::npos);
}

TEST_F(Stepping, TriesMovesOnlyAfterSayingSo) {
  answer("load game");
  const record::Game before = files_.game;
  EXPECT_NE(answer("b2e2").find("Say try first"), std::string::npos);
  EXPECT_EQ(game_->game().line().plies(), 0U);
  for (const char* word : {"undo", "redo", "draw", "resign"}) {
    EXPECT_NE(answer(word).find("Say try first"), std::string::npos) << word;
  }
  answer("save game");
  EXPECT_TRUE(files_.game == before);
  // A move that the record has is a step.
  EXPECT_NE(answer("h2e2").find("中炮"), std::string::npos);
  answer("back");
  answer("try");
  EXPECT_EQ(game_->prompt(), "try> ");
  EXPECT_NE(answer("b2e2").find("A new variation."), std::string::npos);
  answer("save game");
  EXPECT_EQ(files_.game.move_count(), 4U);
  EXPECT_EQ(files_.game.children(record::NodeId::root).size(), 2U);
  EXPECT_NE(answer("a0a9").find("not legal"), std::string::npos);
}

TEST_F(Stepping, LeavesForAGame) {
  answer("load game");
  answer("next");
  EXPECT_NE(answer("leave").find("goes on from here"), std::string::npos);
  EXPECT_EQ(game_->prompt(), "Black: ");
  EXPECT_NE(answer("h9g7").find("Black: horse"), std::string::npos);
  answer("resign");
  answer("save game");
  EXPECT_EQ(files_.game.result().score, record::Score::black_wins);
  EXPECT_EQ(files_.game.result().ending, record::GameEnding::resignation);
  EXPECT_EQ(files_.game.result().rule_set, "wxf2018");
  EXPECT_EQ(files_.game.main_line().size(), 2U);
}

TEST_F(Stepping, APipeDoesNotEndWithARecordedMate) {
  // Black has no move left.
  files_.game = record::Game(position_from_fen("9/9/3k5/9/9/9/9/R8/9/4K4 w - - 0 1"));
  files_.game.add(record::NodeId::root, Move(Square::a2, Square::a8));
  TerminalGameSettings settings;
  settings.player = Player::pipe;
  settings.drawing = BoardDrawing::when_asked;
  settings.files = &files_;
  TerminalGame game(Game(Line(), *find_rule_set("wxf2018")), settings);
  game.answer("load game");
  game.answer("next");
  EXPECT_TRUE(game.game().is_over());
  EXPECT_FALSE(game.has_ended());
  game.answer("back");
  EXPECT_FALSE(game.game().is_over());
}

TEST(Records, WithoutFilesNothingIsReadOrWritten) {
  TerminalGame game(Game(Line(), *find_rule_set("wxf2018")), {});
  EXPECT_EQ(game.answer("save x"), "Files cannot be used here.\n");
  EXPECT_EQ(game.answer("load x"), "Files cannot be used here.\n");
}

}  // namespace
}  // namespace chuhe::cli
