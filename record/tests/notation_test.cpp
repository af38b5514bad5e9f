// Notation against collected facts, and what single texts mean.
#include <chuhe/record/notation.hpp>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/core/fen.hpp>
#include <chuhe/record/dialects.hpp>

namespace chuhe::record {
namespace {

using Row = std::vector<std::string>;

/// The rows of a table without its comments; the first is the head.
std::vector<Row> read_table(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::vector<Row> rows;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    Row row;
    std::size_t start = 0;
    for (std::size_t tab = 0; tab != std::string::npos; start = tab + 1) {
      tab = line.find('\t', start);
      row.push_back(line.substr(start, tab == std::string::npos ? tab : tab - start));
    }
    rows.push_back(row);
  }
  return rows;
}

Position position_of(const std::string& fen) {
  const auto reading = read_fen(fen);
  EXPECT_TRUE(reading) << fen;
  return reading ? reading->line.position() : Position{};
}

/// The move in UCI, or the name of the error.
std::string meaning(std::string_view text, const Position& position, const Dialect& dialect) {
  const auto move = read_move(text, position, dialect);
  if (move) return to_uci(*move);
  if (const auto* syntax = std::get_if<NotationError>(&move.error())) {
    constexpr std::array names{"empty", "unexpected", "incomplete", "trailing"};
    EXPECT_LE(syntax->offset, text.size());
    return names[static_cast<std::size_t>(syntax->fault)];
  }
  constexpr std::array names{"no_such_piece", "impossible", "illegal", "ambiguous"};
  const MoveError& error = std::get<MoveError>(move.error());
  if (error.fault() == MoveFault::ambiguous) {
    EXPECT_GE(error.candidates().size(), 2U);
    for (const Move candidate : error.candidates()) EXPECT_TRUE(is_legal(position, candidate));
  }
  if (error.fault() == MoveFault::illegal) {
    EXPECT_GE(error.candidates().size(), 1U);
    for (const Move candidate : error.candidates()) EXPECT_FALSE(is_legal(position, candidate));
  }
  return names[static_cast<std::size_t>(error.fault())];
}

/// Writes and reads each move of a table of the form of notation_vectors.tsv.
void check_vectors(const std::filesystem::path& path) {
  const std::vector<Row> rows = read_table(path);
  ASSERT_GT(rows.size(), 40U) << path;
  int checked = 0;
  for (std::size_t r = 1; r < rows.size(); ++r) {
    const Row& row = rows[r];
    const Position position = position_of(row[1]);
    const auto move = parse_coordinates(row[2]);
    ASSERT_TRUE(move) << row[2];
    for (std::size_t c = 3; c < rows[0].size(); ++c) {
      const Dialect* dialect = find_dialect(rows[0][c]);
      if (dialect == nullptr) continue;
      const auto text = write(*move, position, *dialect);
      ASSERT_TRUE(text) << row[1] << ' ' << row[2];
      EXPECT_EQ(text->view(), row[c]) << rows[0][c] << ' ' << row[1] << ' ' << row[2];
      EXPECT_EQ(meaning(row[c], position, *dialect), row[2]) << rows[0][c] << ' ' << row[1];
      // Where another dialect of the family is expected, the text is never taken for another move.
      for (const Dialect& other : dialects()) {
        if (other.family != dialect->family) continue;
        const std::string read = meaning(row[c], position, other);
        // `33`, third or middle pawn: nothing but the dialect tells them apart.
        const std::string& given = row[c];
        if (other.pawns.crossed != dialect->pawns.crossed && given.starts_with("33")) {
          continue;
        }
        EXPECT_TRUE(read == row[2] || read == "ambiguous")
            << rows[0][c] << " as " << other.name << ' ' << row[1] << ' ' << row[c] << ": " << read;
      }
      ++checked;
    }
  }
  EXPECT_EQ(checked, static_cast<int>(6 * (rows.size() - 1)));
}

TEST(NotationVectors, OfTheRepository) {
  check_vectors(std::filesystem::path(CHUHE_TEST_DATA_DIR) / "notation_vectors.tsv");
}

TEST(NotationVectors, OfThePlanData) {
  const char* data = std::getenv("CHUHE_PLAN_DATA");
  if (data == nullptr) GTEST_SKIP() << "CHUHE_PLAN_DATA is not set: the larger table is not there";
  check_vectors(std::filesystem::path(data) / "notation.tsv");
}

// The worked examples of docs/formats/notation.md.
TEST(Notation, DocumentedExamplesHold) {
  std::ifstream file(std::filesystem::path(CHUHE_TEST_DATA_DIR) /
                     "../../../docs/formats/notation.md");
  int examples = 0;
  bool within = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("```")) within = line == "```examples";
    if (!within || line.starts_with("```")) continue;
    std::istringstream words(line);
    std::string name;
    std::string board;
    std::string turn;
    std::string uci;
    std::string text;
    words >> name >> board >> turn >> uci >> text;
    const Dialect* dialect = find_dialect(name);
    ASSERT_NE(dialect, nullptr) << line;
    const Position position = position_of(board + ' ' + turn);
    const auto written = write(*parse_coordinates(uci), position, *dialect);
    ASSERT_TRUE(written) << line << ": " << to_string(written.error());
    EXPECT_EQ(*written, text) << line;
    EXPECT_EQ(meaning(text, position, *dialect), uci) << line;
    ++examples;
  }
  EXPECT_GE(examples, 30);
}

TEST(Notation, CasesMeanWhatTheySay) {
  const auto rows = read_table(std::filesystem::path(CHUHE_TEST_DATA_DIR) / "notation_cases.tsv");
  ASSERT_GT(rows.size(), 150U);
  for (std::size_t r = 1; r < rows.size(); ++r) {
    const Row& row = rows[r];
    ASSERT_EQ(row.size(), 5U) << row[0];
    const Dialect* dialect = find_dialect(row[1]);
    ASSERT_NE(dialect, nullptr) << row[1];
    const Position position = row[0] == "startpos" ? Position{} : position_of(row[0]);
    EXPECT_EQ(meaning(row[2], position, *dialect), row[3])
        << row[0] << ' ' << row[1] << " '" << row[2] << "': " << row[4];
  }
}

// N08, N11: openings as people paste them.
TEST(Notation, ReadsOpenings) {
  struct Opening {
    const Dialect& dialect;
    std::vector<std::string_view> texts;
    std::vector<std::string_view> moves;
  };
  const Opening openings[] = {
      {notation::wxf, {"C2.5", "h8+7", "H2+3", "r9.8"}, {"h2e2", "h9g7", "h0g2", "i9h9"}},
      {notation::wxf, {"Ｃ２＝５", "Ｈ８＋７", "Ｈ２＋３"}, {"h2e2", "h9g7", "h0g2"}},
      {notation::chinese, {"炮二平五", "马８进７"}, {"h2e2", "h9g7"}},
      {notation::chinese, {"炮二平五", "馬8進7"}, {"h2e2", "h9g7"}},
      {notation::chinese, {"砲二平五", "傌8进7"}, {"h2e2", "h9g7"}},
      {notation::san, {"Cbe2", "Hg7", "c4"}, {"b2e2", "h9g7", "c3c4"}},
      {notation::san_fairy, {"Cbe3", "Hg8", "Pc5"}, {"b2e2", "h9g7", "c3c4"}},
      {notation::vietnamese, {"P2-5", "M8.7", "M2.3", "X9-8"}, {"h2e2", "h9g7", "h0g2", "i9h9"}},
      {notation::uci, {"h2e2", "h9g7"}, {"h2e2", "h9g7"}},
      {notation::iccs, {"H2-E2", "H9-G7"}, {"h2e2", "h9g7"}},
  };
  for (const Opening& opening : openings) {
    Position position;
    for (std::size_t i = 0; i < opening.texts.size(); ++i) {
      const auto move = read_move(opening.texts[i], position, opening.dialect);
      ASSERT_TRUE(move) << opening.texts[i] << ": " << to_string(move.error());
      EXPECT_EQ(to_uci(*move), opening.moves[i]) << opening.texts[i];
      position.play(*move);
    }
  }
}

// N06: what cannot be played has no text.
TEST(Notation, WritesLegalMovesOnly) {
  const Position position;
  const Move illegal[] = {Move(Square::e4, Square::e5), Move(Square::h2, Square::h0),
                          Move(Square::h9, Square::g7), Move{},
                          Move::from_bits(0xFFFF),      Move(Square::a0, Square::a0)};
  for (const Dialect& dialect : dialects()) {
    for (const Move move : illegal) {
      const auto text = write(move, position, dialect);
      ASSERT_FALSE(text) << dialect.name << ' ' << text->view();
      EXPECT_EQ(text.error(), *why_illegal(position, move));
    }
  }
}

TEST(Notation, EachDialectWritesInItsOwnWay) {
  struct Example {
    std::string_view dialect;
    std::string_view red;
    std::string_view black;
  };
  constexpr Example examples[] = {
      {"uci", "h2e2", "h9g7"},
      {"uci_fairystockfish", "h3e3", "h10g8"},
      {"iccs", "H2-E2", "H9-G7"},
      {"dhtmlxq", "7747", "7062"},
      {"zh", "炮二平五", "马８进７"},
      {"zh-hant", "炮二平五", "馬８進７"},
      {"zh_xqbase2004", "炮二平五", "马８进７"},
      {"zh_traditional4", "炮二平五", "马８进７"},
      {"zh_long5", "炮二平五", "马８进７"},
      {"wxf", "C2=5", "H8+7"},
      {"wxf_axf1980s", "C2=5", "H8+7"},
      {"wxf_xqbase", "C2=5", "N8+7"},
      {"wxf_fairystockfish", "C2=5", "H8+7"},
      {"wxf_playok", "C2.5", "h8+7"},
      {"vi", "P2-5", "M8.7"},
      {"san", "Che2", "Hg7"},
      {"san_fairystockfish", "Che3", "Hg8"},
  };
  EXPECT_EQ(std::size(examples), dialects().size());
  Position after;
  after.play(Move(Square::h2, Square::e2));
  for (const Example& example : examples) {
    const Dialect* dialect = find_dialect(example.dialect);
    ASSERT_NE(dialect, nullptr) << example.dialect;
    EXPECT_EQ(*write(Move(Square::h2, Square::e2), Position{}, *dialect), example.red);
    EXPECT_EQ(*write(Move(Square::h9, Square::g7), after, *dialect), example.black);
  }
  EXPECT_EQ(find_dialect("klingon"), nullptr);
}

// N07 and the like: only pieces that can legally get there make others name their origin.
TEST(Notation, AlgebraicNamesTheOriginWhereNeeded) {
  const auto text = [](const char* fen, Move move, const Dialect& dialect = notation::san) {
    return std::string(write(move, position_of(fen), dialect)->view());
  };
  const char* rooks = "4k4/9/9/9/9/9/9/R8/8R/3K5 w";
  EXPECT_EQ(text(rooks, Move(Square::a2, Square::i2)), "Rai2");
  EXPECT_EQ(text(rooks, Move(Square::i1, Square::i2)), "Rii2");
  EXPECT_EQ(text(rooks, Move(Square::i1, Square::i5)), "Ri5");
  // The rook on e1 is pinned to its king.
  EXPECT_EQ(text("3k5/9/4r4/9/9/9/9/R8/4R4/4K4 w", Move(Square::a2, Square::a1)), "Ra1");
  // Same file: the rank. Same file and rank as others: pawns on three sides.
  EXPECT_EQ(text("4k4/9/9/R8/9/9/R8/9/9/3K5 w", Move(Square::a6, Square::a4)), "R6a4");
  EXPECT_EQ(text("5k3/9/4P4/3P1P3/9/9/9/9/9/4K4 w", Move(Square::d6, Square::e6)), "de6");
  EXPECT_EQ(text("5k3/9/9/4p4/4P4/9/9/9/9/3K5 w", Move(Square::e5, Square::e6)), "exe6");
  EXPECT_EQ(text("4k4/9/9/9/9/9/9/9/R8/3K5 w", Move(Square::a1, Square::a9)), "Ra9+");
  EXPECT_EQ(text("4k4/8R/9/9/9/9/9/9/R8/3K5 w", Move(Square::a1, Square::a9)), "Ra9#");
  EXPECT_EQ(text("4k4/8R/9/9/9/9/9/9/R8/3K5 w", Move(Square::a1, Square::a9), notation::san_fairy),
            "Ra10#");
}

// Two on a file in Fairy-Stockfish's WXF: no sign where the other would leave the board.
TEST(Notation, FairySignsOnlyWhereNeeded) {
  const Position position = position_of("4k4/9/9/7R1/9/7R1/9/9/9/3K5 w");
  EXPECT_EQ(*write(Move(Square::h6, Square::h9), position, notation::wxf), "R++3");
  EXPECT_EQ(*write(Move(Square::h4, Square::h0), position, notation::wxf), "R--4");
  EXPECT_EQ(*write(Move(Square::h6, Square::g6), position, notation::wxf), "R+=3");
  const Position at_the_edge = position_of("7R1/4k4/9/9/7R1/9/9/9/9/3K5 w");
  const Move rear_advances(Square::h5, Square::h7);
  EXPECT_EQ(*write(rear_advances, at_the_edge, notation::wxf), "R2+2");
  EXPECT_EQ(*write(rear_advances, at_the_edge, notation::wxf_axf), "R-+2");
  EXPECT_EQ(meaning("R2+2", at_the_edge, notation::wxf), "h5h7");
  EXPECT_EQ(meaning("R-+2", at_the_edge, notation::wxf), "h5h7");
}

// The end of a move shows without anything between it and what follows.
TEST(Notation, PrefixesEndWhereTheMoveEnds) {
  struct Example {
    const Dialect& dialect;
    std::string_view text;
    std::string_view move;
  };
  const Example examples[] = {
      {notation::chinese, "炮2平32.兵三进一", "炮2平3"},
      {notation::chinese, "兵七进一炮2平3", "兵七进一"},
      {notation::chinese, "前兵七进一!", "前兵七进一"},
      {notation::wxf, "C2=5!?", "C2=5"},
      {notation::wxf, "C25 H8+7", "C25"},
      {notation::uci, "h2e2h9g7", "h2e2"},
      {notation::iccs, "H2-E2 H9-G7", "H2-E2"},
      {notation::san, "Cxe6+ {0.2}", "Cxe6+"},
      {notation::san, "c5 a4", "c5"},
      {notation::vietnamese, "P2-5 M8.7", "P2-5"},
      {notation::vietnamese, "Pháo 2 bình 5, Mã 8 tấn 7", "Pháo 2 bình 5"},
      {notation::dhtmlxq, "77477062", "7747"},
  };
  for (const Example& example : examples) {
    const auto prefix = parse_prefix(example.text, example.dialect);
    ASSERT_TRUE(prefix) << example.text << ": " << to_string(prefix.error());
    EXPECT_EQ(example.text.substr(0, prefix->length), example.move);
  }
}

TEST(Notation, ErrorsSayWhere) {
  const auto offset = [](std::string_view text) {
    return parse(text, notation::chinese).error().offset;
  };
  EXPECT_EQ(offset("炮二平十"), 9U);
  EXPECT_EQ(offset("  炮二平"), 11U);
  EXPECT_EQ(offset("炮二平五 吃"), 13U);
  EXPECT_EQ(offset("六车平五"), 0U);
  EXPECT_EQ(offset("\xE7\x82"), 0U);
  EXPECT_EQ(to_string(parse("h2e", notation::uci).error()), "the move is cut off at byte 3");
}

}  // namespace
}  // namespace chuhe::record
