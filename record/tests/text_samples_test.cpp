// Games of masters, written and read; and files of all kinds where the folder of samples is there.
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

#include <chuhe/core/movegen.hpp>
#include <chuhe/record/dialects.hpp>
#include <chuhe/record/file.hpp>
#include <chuhe/record/pgn.hpp>

#include "text_reading.hpp"

namespace chuhe::record {
namespace {

using testing::read_all;
using testing::Readout;

/// A line `year, result, code, moves` as a game.
Game master_game(std::string_view line) {
  Game game;
  std::array<std::string_view, 4> fields;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const std::size_t tab = i + 1 < fields.size() ? line.find('\t') : line.size();
    fields[i] = line.substr(0, tab);
    line.remove_prefix(std::min(tab + 1, line.size()));
  }
  if (!fields[0].empty()) game.add_tag(tag_name::date, fields[0]);
  if (!fields[2].empty()) game.add_tag(tag_name::ecco, fields[2]);
  Result result;
  result.score = parse_score(fields[1]).value_or(Score::unknown);
  game.set_result(result);
  NodeId at = NodeId::root;
  Position position;
  bool playable = true;
  for (std::size_t i = 0; i + 4 <= fields[3].size(); i += 4) {
    const auto move = parse_coordinates(fields[3].substr(i, 4));
    EXPECT_TRUE(move);
    if (!playable) {
      at = game.append(at, *move, MoveStatus::unchecked);
    } else if (is_legal(position, *move)) {
      at = game.append(at, *move, MoveStatus::legal);
      position.play(*move);
    } else {
      at = game.append(at, *move, MoveStatus::illegal);
      playable = false;
    }
  }
  return game;
}

void expect_kept(const std::vector<Game>& games, Format format, const WriteOptions& options,
                 std::size_t illegal = 0) {
  std::string bytes;
  for (const Game& game : games) {
    const auto written = write(format, game, options);
    ASSERT_TRUE(written->losses.empty());
    bytes += written->bytes;
  }
  const Readout readout = read_all(format, bytes);
  EXPECT_EQ(readout.summary.warnings, illegal);
  EXPECT_EQ(readout.summary.errors, 0U);
  ASSERT_EQ(readout.games.size(), games.size());
  for (std::size_t i = 0; i < games.size(); ++i) ASSERT_TRUE(readout.games[i] == games[i]) << i;
}

std::vector<Game> games_of(std::istream& file) {
  std::vector<Game> games;
  std::string line;
  while (std::getline(file, line)) {
    if (!line.empty() && line[0] != '#') games.push_back(master_game(line));
  }
  return games;
}

TEST(MasterGames, AreKeptByEveryNotationOfPgn) {
  std::ifstream file(CHUHE_TEST_DATA_DIR "/master_games.tsv");
  const std::vector<Game> games = games_of(file);
  ASSERT_EQ(games.size(), 120U);
  for (const Dialect* dialect :
       {&notation::chinese, &notation::traditional_chinese, &notation::chinese_book, &notation::wxf,
        &notation::wxf_axf, &notation::iccs, &notation::uci, &notation::san, &notation::san_fairy,
        &notation::uci_fairy, &notation::vietnamese}) {
    SCOPED_TRACE(dialect->name);
    WriteOptions options;
    options.notation = dialect;
    expect_kept(games, Format::pgn, options);
  }
  for (const Charset charset : {Charset::gb18030, Charset::big5}) {
    WriteOptions options;
    options.charset = charset;
    options.converter = native_charset_converter();
    if (charset == Charset::big5) options.notation = &notation::traditional_chinese;
    SCOPED_TRACE(to_string(charset));
    expect_kept(games, Format::pgn, options);
  }
  expect_kept(games, Format::dhtmlxq, {});
  expect_kept(games, Format::json, {});
}

const char* data_folder() { return std::getenv("CHUHE_PLAN_DATA"); }

TEST(MasterGamesSlow, AllAreKeptByChinesePgn) {
  if (data_folder() == nullptr) GTEST_SKIP() << "CHUHE_PLAN_DATA is not set";
  const std::string list =
      (std::filesystem::temp_directory_path() / "chuhe-master-games.tsv").string();
  const std::string command =
      "zstd -q -d -f '" + std::string(data_folder()) + "/master_games.tsv.zst' -o '" + list + "'";
  if (std::system(command.c_str()) != 0) GTEST_SKIP() << "cannot be unpacked: " << command;
  std::ifstream file(list);
  const std::vector<Game> games = games_of(file);
  std::filesystem::remove(list);
  EXPECT_EQ(games.size(), 27'697U);
  // In four of them a king is left in check.
  expect_kept(games, Format::pgn, {}, 4);
}

struct Sample {
  const char* file;
  Format format;
  std::size_t games;
  std::size_t moves;
  std::size_t complaints;
};

// What an independent count of these files says; complaints are moves that are not legal there.
constexpr std::array samples{
    Sample{"CBF/test.cbf", Format::cbf, 1, 50, 0},
    Sample{"CBF/test2.cbf", Format::cbf, 1, 75, 0},
    Sample{"DhtmlXQ/ec_game1.ubb", Format::dhtmlxq, 1, 114, 0},
    Sample{"DhtmlXQ/vs_dhtmlxq.txt", Format::dhtmlxq, 1, 107'001, 1},
    Sample{"DhtmlXQ/wk_game.ubb", Format::dhtmlxq, 1, 23, 0},
    Sample{"PFC/p06.pfc", Format::pfc, 1, 25, 1},
    Sample{"PGN/ccpd_concat_3267_games_big5.pgn", Format::pgn, 3267, 268'095, 1},
    Sample{"PGN/wk_Liu_Dahua_1125_games_uci.pgn", Format::pgn, 1125, 101'321, 0},
    Sample{"PGN/wk_xqdb_international.pgn", Format::pgn, 15, 1378, 0},
    Sample{"PGN/ec_davide2022.pgn", Format::pgn, 26, 2725, 0},
    Sample{"PGN/ec_issue_545.pgn", Format::pgn, 1, 112, 0},
    Sample{"PGN/hb_01_pgn_cc.txt", Format::pgn, 1, 44, 0},
    Sample{"PGN/hb_01_pgn_iccs.txt", Format::pgn, 1, 44, 0},
    Sample{"PGN/hb_01_pgn_zh.txt", Format::pgn, 1, 44, 0},
    Sample{"WXF/ec_game2.wxf", Format::wxf, 1, 101, 0},
    Sample{"WXF/ec_no_tag_game1.wxf", Format::text, 1, 94, 0},
    Sample{"WXF/hw_demo-with-history-playok.wxf", Format::wxf, 1, 54, 0},
};

TEST(TextSamples, ReadWhatIsThere) {
  if (data_folder() == nullptr) GTEST_SKIP() << "CHUHE_PLAN_DATA is not set";
  for (const Sample& sample : samples) {
    SCOPED_TRACE(sample.file);
    const auto bytes =
        read_file(std::filesystem::path(data_folder()) / "samples" / sample.file, 100'000'000);
    ASSERT_TRUE(bytes);
    ASSERT_EQ(detect_format(*bytes), sample.format);
    const Readout readout = read_all(sample.format, *bytes);
    EXPECT_EQ(readout.summary.games, sample.games);
    EXPECT_EQ(readout.summary.moves, sample.moves);
    EXPECT_EQ(readout.summary.warnings, sample.complaints);
    EXPECT_EQ(readout.summary.errors, 0U);
  }
}

TEST(TextSamples, EveryFileReadsAndIsKept) {
  if (data_folder() == nullptr) GTEST_SKIP() << "CHUHE_PLAN_DATA is not set";
  std::size_t files = 0;
  for (const char* folder : {"CBF", "DhtmlXQ", "PFC", "PGN", "WXF"}) {
    const auto path = std::filesystem::path(data_folder()) / "samples" / folder;
    for (const auto& entry : std::filesystem::directory_iterator(path)) {
      if (entry.path().extension() == ".zip") continue;
      SCOPED_TRACE(entry.path().filename().string());
      const auto bytes = read_file(entry.path(), 100'000'000);
      ASSERT_TRUE(bytes);
      const auto format = detect_format(*bytes, entry.path().filename().string());
      ASSERT_TRUE(format);
      const Readout readout = read_all(*format, *bytes);
      EXPECT_EQ(readout.summary.errors, 0U);
      ASSERT_FALSE(readout.games.empty());
      ++files;
      std::string pgn;
      std::string json;
      for (const Game& game : readout.games) {
        pgn += write(Format::pgn, game, {})->bytes;
        json += write(Format::json, game, {})->bytes;
      }
      EXPECT_TRUE(read_all(Format::json, json).games == readout.games);
      EXPECT_TRUE(read_all(Format::pgn, pgn).games == readout.games);
    }
  }
  EXPECT_GT(files, 60U);
}

}  // namespace
}  // namespace chuhe::record
