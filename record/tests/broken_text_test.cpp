// Cut, flipped and hostile texts: every reader comes to an end, within limits, with a word.
#include <random>
#include <string>

#include <gtest/gtest.h>

#include <chuhe/record/format.hpp>

#include "random_games.hpp"
#include "text_reading.hpp"

namespace chuhe::record {
namespace {

using testing::RandomGames;
using testing::read_all;
using testing::Readout;

constexpr std::array text_formats{Format::pgn, Format::dhtmlxq, Format::wxf, Format::text,
                                  Format::cbf, Format::pfc,     Format::json};

void expect_sane(Format format, const std::string& bytes) {
  ReadOptions options;
  options.limits.nodes = 50'000;
  const Readout readout = read_all(format, bytes, options);
  EXPECT_TRUE(!readout.games.empty() || !readout.diagnostics.empty()) << to_string(format);
  EXPECT_EQ(readout.summary.games, readout.games.size());
  std::size_t moves = 0;
  for (const Game& game : readout.games) moves += game.move_count();
  EXPECT_EQ(readout.summary.moves, moves);
  for (const Diagnostic& diagnostic : readout.diagnostics) {
    EXPECT_LE(diagnostic.offset, bytes.size()) << to_string(diagnostic);
  }
}

std::string sample(Format format, RandomGames& random) {
  testing::GameRecipe recipe;
  std::string bytes;
  for (int i = 0; i < 3; ++i) {
    const Game game = random.game(recipe);
    if (can_write(format)) bytes += write(format, game, {})->bytes;
  }
  if (format == Format::text) bytes = write(Format::pgn, random.game(recipe), {})->bytes;
  if (format == Format::cbf) {
    bytes =
        "<ChineseChessRecord><Head><Name>x</Name><FEN>rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/"
        "P1P1P1P1P/1C5C1/9/RNBAKABNR w</FEN></Head><MoveList><Move value=\"00-00\">"
        "<![CDATA[y]]></Move><Move value=\"77-47\"/><Move value=\"70-62\"/></MoveList>"
        "</ChineseChessRecord>";
  }
  if (format == Format::pfc) {
    bytes =
        "<n m=\"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\" c=\"z\">"
        "<n m=\"h2e2\"><n m=\"h9g7\" s=\"5\" d=\"3\"/><n m=\"b9c7\"/></n></n>";
  }
  return bytes;
}

TEST(BrokenText, CutAnywhere) {
  RandomGames random(21);
  for (const Format format : text_formats) {
    const std::string bytes = sample(format, random);
    const std::size_t step = std::max<std::size_t>(1, bytes.size() / 300);
    for (std::size_t size = 0; size < bytes.size(); size += step) {
      expect_sane(format, bytes.substr(0, size));
    }
  }
}

TEST(BrokenText, FlippedBits) {
  RandomGames random(22);
  for (const Format format : text_formats) {
    const std::string bytes = sample(format, random);
    for (int i = 0; i < 300; ++i) {
      std::string broken = bytes;
      for (std::size_t flips = 1 + random.below(8); flips > 0; --flips) {
        char& c = broken[random.below(broken.size())];
        c = static_cast<char>(static_cast<unsigned char>(c) ^ (1U << random.below(8)));
      }
      expect_sane(format, broken);
    }
  }
}

std::string repeated(std::string_view piece, std::size_t count) {
  std::string text;
  text.reserve(piece.size() * count);
  for (std::size_t i = 0; i < count; ++i) text += piece;
  return text;
}

// Anything quadratic would take hours here.
TEST(BrokenText, HostileRepetition) {
  constexpr std::size_t many = 100'000;
  for (const Format format : text_formats) {
    for (const std::string_view piece : {"(",
                                         ")",
                                         "{",
                                         "}",
                                         "[",
                                         "]",
                                         "\"",
                                         "1. ",
                                         "(1. h2e2 ",
                                         "1. h2e2 (1. ",
                                         "{\n",
                                         "(\n",
                                         "[a \"",
                                         "[a \"b\"]\n",
                                         "[DhtmlXQ]",
                                         "[DhtmlXQ_move_0_1_",
                                         "[DhtmlXQ_comment1]",
                                         "<n ",
                                         "<n m=\"h2e2\">",
                                         "<Move value=\"",
                                         "<![CDATA[",
                                         "{\"a\":",
                                         "[[",
                                         "\\",
                                         "h2e2 ",
                                         "炮二平五",
                                         "START{",
                                         "红方：",
                                         "&#",
                                         "$1 ",
                                         "! ",
                                         "1-0 ",
                                         "0-h2e2 ",
                                         "开始\n↓\n"}) {
      SCOPED_TRACE(std::string(to_string(format)) + " " + std::string(piece));
      expect_sane(format, repeated(piece, many / piece.size() + 1));
    }
  }
}

TEST(BrokenText, DeepNesting) {
  constexpr std::size_t depth = 50'000;
  std::string pgn = "[Event \"x\"]\n";
  for (std::size_t i = 0; i < depth; ++i) pgn += i % 2 == 0 ? "1. h2e2 (" : "1. b2e2 (";
  expect_sane(Format::pgn, pgn);
  std::string pfc = "<n m=\"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\">";
  constexpr std::array moves{"h2e2", "h7e7", "e2h2", "e7h7"};
  for (std::size_t i = 0; i < depth; ++i) {
    pfc += std::string("<n m=\"") + moves[i % 4] + "\">";
  }
  expect_sane(Format::pfc, pfc);
  expect_sane(Format::json, repeated("[{\"chuhe_game\":[", depth));
}

TEST(BrokenText, DetectionTakesAnything) {
  RandomGames random(23);
  for (int i = 0; i < 2000; ++i) {
    std::string bytes(random.below(300), '\0');
    for (char& c : bytes) c = static_cast<char>(static_cast<unsigned char>(random.below(256)));
    const auto format = detect_format(bytes, "x.pgn");
    if (format) expect_sane(*format, bytes);
  }
}

}  // namespace
}  // namespace chuhe::record
