// Real files of other programs, compared with what an independent decoder found in them. The files
// are not part of this repository: CHUHE_PLAN_DATA names their folder.
#include <algorithm>
#include <set>

#include <chuhe/record/cbl.hpp>
#include <chuhe/record/cbr.hpp>
#include <chuhe/record/server_records.hpp>
#include <chuhe/record/xqf.hpp>
#include <chuhe/record/xqr.hpp>

#include "binary_test.hpp"
#include "xqf_format.hpp"

namespace chuhe::record {
namespace {

using namespace test;

// A table with named columns.
class Table {
 public:
  explicit Table(const std::filesystem::path& path) {
    std::ifstream in(path);
    std::string line;
    std::vector<std::string> names;
    while (std::getline(in, line)) {
      std::vector<std::string> cells = split(line);
      if (names.empty()) {
        names = cells;
        continue;
      }
      std::map<std::string, std::string> row;
      for (std::size_t i = 0; i < names.size(); ++i) {
        row[names[i]] = i < cells.size() ? cells[i] : std::string();
      }
      rows_.push_back(std::move(row));
    }
  }
  const std::vector<std::map<std::string, std::string>>& rows() const { return rows_; }

 private:
  static std::vector<std::string> split(const std::string& line) {
    std::vector<std::string> cells{""};
    for (char c : line) {
      if (c == '\t') {
        cells.emplace_back();
      } else if (c != '\r') {
        cells.back() += c;
      }
    }
    return cells;
  }
  std::vector<std::map<std::string, std::string>> rows_;
};

using Row = std::map<std::string, std::string>;

std::string without_outer_blanks(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return std::string(text);
}

// The facts about a game that the tables have columns for.
Row facts(const Game& game) {
  Row row;
  row["fen"] = to_fen(game.start_diagram());
  row["fen_short"] = row["fen"].substr(0, row["fen"].find(" - "));
  const auto first = game.first_child(NodeId::root);
  row["first_mover"] = !first ? "-" : game.start_diagram().turn == Color::red ? "w" : "b";
  row["result"] = std::to_string(static_cast<int>(game.result().score));
  std::size_t branches = 0;
  std::size_t comments = 0;
  std::size_t deepest = 0;
  std::vector<std::size_t> depth(game.node_bound(), 0);
  for (std::optional<NodeId> node = NodeId::root; node; node = game.next_in_preorder(*node)) {
    if (const auto parent = game.parent(*node)) depth[index(*node)] = depth[index(*parent)] + 1;
    deepest = std::max(deepest, depth[index(*node)]);
    if (game.children(*node).size() > 1) ++branches;
    if (!game.annotation(*node).comment.empty()) ++comments;
  }
  row["nodes"] = std::to_string(game.move_count());
  row["branch_points"] = std::to_string(branches);
  row["comments"] = std::to_string(comments);
  row["max_ply"] = std::to_string(deepest);
  const std::vector<NodeId> line = game.main_line();
  row["mainline_len"] = std::to_string(line.size());
  std::string& moves = row["mainline_first12"];
  for (std::size_t i = 0; i < std::min<std::size_t>(12, line.size()); ++i) {
    moves += (i == 0 ? "" : " ") + to_uci(game.move(line[i]));
  }
  for (const auto& [column, tag] :
       {std::pair{"title", "Title"}, {"red", "Red"}, {"black", "Black"}}) {
    row[column] = without_outer_blanks(game.tag(tag).value_or(""));
  }
  return row;
}

void expect_same(const Row& expected, Row found,
                 const std::vector<std::pair<std::string, std::string>>& columns) {
  for (const auto& [theirs, ours] : columns) {
    EXPECT_EQ(found[ours], without_outer_blanks(expected.at(theirs)))
        << expected.at("sample") << ": " << theirs;
  }
}

TEST(BinarySamples, XqfFilesAreAsExpected) {
  const auto folder = plan_data();
  if (!folder) GTEST_SKIP() << "CHUHE_PLAN_DATA is not set";
  const Table table(*folder / "samples" / "EXPECTED_XQF.tsv");
  ASSERT_GT(table.rows().size(), 10U);
  for (const Row& row : table.rows()) {
    const std::string bytes = file_bytes(*folder / "samples" / "XQF" / row.at("sample"));
    ASSERT_GT(bytes.size(), 1024U) << row.at("sample");
    const Reading reading = read_with(read_xqf, bytes);
    ASSERT_EQ(reading.games.size(), 1U) << row.at("sample");
    const Game& game = reading.games[0];
    Row found = facts(game);
    const auto byte = [&](std::size_t at) {
      return std::to_string(static_cast<unsigned char>(bytes[at]));
    };
    found["version"] = byte(2);
    found["keymask"] = byte(3);
    found["whoplay"] = byte(0x32);
    found["cmtoff"] = std::to_string(
        detail::xqf_keys(bytes, static_cast<unsigned char>(bytes[2])).comment_length);
    if (row.at("result") == "4") found["result"] = "4";
    const std::string type(game.tag("GameType").value_or(""));
    found["type"] = type == "game"                                          ? "0"
                    : type == "opening"                                     ? "1"
                    : type == "middlegame"                                  ? "2"
                    : type == "endgame"                                     ? "3"
                    : game.start_diagram().board == opening_diagram().board ? "0"
                                                                            : "3";
    expect_same(row, found,
                {{"version", "version"},
                 {"keymask", "keymask"},
                 {"cmtoff", "cmtoff"},
                 {"fen", "fen"},
                 {"first_mover", "first_mover"},
                 {"result", "result"},
                 {"type", "type"},
                 {"nodes_excl_root", "nodes"},
                 {"branch_points", "branch_points"},
                 {"comments", "comments"},
                 {"max_ply", "max_ply"},
                 {"mainline_len", "mainline_len"},
                 {"mainline_first12", "mainline_first12"},
                 {"title", "title"},
                 {"red", "red"},
                 {"black", "black"}});
    EXPECT_EQ(reading.summary.errors, 0U) << row.at("sample") << '\n' << told(reading);
    // What was read can be written and is read the same again.
    WriteOptions options;
    options.converter = native_charset_converter();
    const WriteResult written = write_xqf(game, options);
    const Reading again = read_with(read_xqf, written.bytes);
    ASSERT_EQ(again.games.size(), 1U);
    const bool cut = std::ranges::any_of(
        written.losses, [](const Loss& loss) { return loss.kind == LossKind::long_texts; });
    EXPECT_TRUE(cut || again.games[0] == game) << row.at("sample");
  }
}

TEST(BinarySamples, CbFilesAreAsExpected) {
  const auto folder = plan_data();
  if (!folder) GTEST_SKIP() << "CHUHE_PLAN_DATA is not set";
  const Table table(*folder / "samples" / "EXPECTED_CB.tsv");
  std::map<std::string, std::vector<Row>> rows;
  for (const Row& row : table.rows()) rows[row.at("sample")].push_back(row);
  ASSERT_GT(rows.size(), 1U);
  for (const auto& [name, expected] : rows) {
    const bool library = name.ends_with(".CBL");
    const std::string bytes = file_bytes(*folder / "samples" / (library ? "CBL" : "CBR") / name);
    const Reading reading = read_with(library ? read_cbl : read_cbr, bytes);
    std::vector<Row> live;
    for (const Row& row : expected) {
      if (row.at("state") != "5") live.push_back(row);
    }
    EXPECT_EQ(reading.count(DiagnosticKind::deleted_record), expected.size() - live.size());
    ASSERT_EQ(reading.games.size(), live.size()) << name << '\n' << told(reading);
    for (std::size_t i = 0; i < live.size(); ++i) {
      expect_same(live[i], facts(reading.games[i]),
                  {{"title", "title"},
                   {"red", "red"},
                   {"black", "black"},
                   {"result", "result"},
                   {"fen", "fen_short"},
                   {"moves", "nodes"},
                   {"comments", "comments"},
                   {"mainline_first12", "mainline_first12"}});
      const Reading again = read_with(read_cbr, write_cbr(reading.games[i], {}).bytes);
      ASSERT_EQ(again.games.size(), 1U);
      EXPECT_TRUE(again.games[0] == reading.games[i]) << name << ' ' << i;
    }
  }
}

TEST(BinarySamples, OtherFilesRead) {
  const auto folder = plan_data();
  if (!folder) GTEST_SKIP() << "CHUHE_PLAN_DATA is not set";
  const std::filesystem::path samples = *folder / "samples";
  const std::string xqr = file_bytes(samples / "XQR" / "1.xqr");
  const Reading reading = read_with(read_xqr, xqr);
  ASSERT_EQ(reading.games.size(), 1U);
  EXPECT_TRUE(reading.diagnostics.empty()) << told(reading);
  EXPECT_EQ(reading.games[0].move_count(), reading.games[0].main_line().size());
  EXPECT_GT(reading.games[0].move_count(), 500U);
  struct Made {
    const char* file;
    Reader reader;
    bool (*looks)(Bytes);
  };
  for (const auto& [file, reader, looks] :
       {Made{"min.ccm", read_ccm, looks_like_ccm}, Made{"min.chn", read_chn, looks_like_chn},
        Made{"min.che", read_che, looks_like_che}}) {
    const std::string bytes = file_bytes(samples / "SYNTHETIC" / file);
    EXPECT_TRUE(looks(bytes)) << file;
    const Reading legacy = read_with(reader, bytes);
    ASSERT_EQ(legacy.games.size(), 1U) << file;
    EXPECT_TRUE(legacy.diagnostics.empty()) << file << '\n' << told(legacy);
    EXPECT_EQ(game_text(legacy.games[0]), "h2e2\nh9g7\nh0g2\ni9h9\ni0h0\nb9c7\n") << file;
  }
}

// Files of collections that nobody has tables for: all of them read, as far as they go.
TEST(BinarySamples, BugFilesRead) {
  const auto folder = plan_data();
  if (!folder) GTEST_SKIP() << "CHUHE_PLAN_DATA is not set";
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(*folder / "samples" / "xqf-bugs")) {
    ++files;
    const Reading reading = read_with(read_xqf, file_bytes(entry.path()));
    ASSERT_EQ(reading.games.size(), 1U) << entry.path();
    EXPECT_TRUE(reading.diagnostics.empty()) << entry.path() << '\n' << told(reading);
  }
  EXPECT_GT(files, 0U);
}

}  // namespace
}  // namespace chuhe::record
