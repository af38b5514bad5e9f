#include <chuhe/core/coordinates.hpp>

#include <random>

#include <gtest/gtest.h>

namespace chuhe {
namespace {

using enum Square;

TEST(Coordinates, TakesTheFormsPeopleWrite) {
  for (const char* text : {"h2e2", "H2E2", "h2-e2", "H2-E2", "H2-e2", " h2e2 ", "\th2e2\r\n"}) {
    const auto move = parse_coordinates(text);
    ASSERT_TRUE(move) << text;
    EXPECT_EQ(*move, Move(h2, e2)) << text;
  }
}

TEST(Coordinates, FairyRanksOnlyWhenAskedFor) {
  EXPECT_EQ(parse_coordinates("h3e3", RankNumbers::one_to_ten), Move(h2, e2));
  EXPECT_EQ(parse_coordinates("h10g8", RankNumbers::one_to_ten), Move(h9, g7));
  EXPECT_EQ(parse_coordinates("a10a10", RankNumbers::one_to_ten), Move(a9, a9));
  EXPECT_EQ(parse_coordinates("a1a10", RankNumbers::one_to_ten), Move(a0, a9));
  EXPECT_FALSE(parse_coordinates("h0g2", RankNumbers::one_to_ten));
  EXPECT_FALSE(parse_coordinates("h10g8"));
  EXPECT_EQ(to_uci(Move(h9, g7), RankNumbers::one_to_ten), "h10g8");
}

TEST(Coordinates, NamesThePlaceOfAFault) {
  const auto fault = [](std::string_view text) { return parse_coordinates(text).error(); };
  EXPECT_EQ(fault(""), (CoordinateError{CoordinateFault::empty, 0}));
  EXPECT_EQ(fault("  "), (CoordinateError{CoordinateFault::empty, 2}));
  EXPECT_EQ(fault("j2e2"), (CoordinateError{CoordinateFault::bad_file, 0}));
  EXPECT_EQ(fault("hxe2"), (CoordinateError{CoordinateFault::bad_rank, 1}));
  EXPECT_EQ(fault("h2e"), (CoordinateError{CoordinateFault::too_short, 3}));
  EXPECT_EQ(fault("h2"), (CoordinateError{CoordinateFault::too_short, 2}));
  EXPECT_EQ(fault("h2--e2"), (CoordinateError{CoordinateFault::bad_file, 3}));
  EXPECT_EQ(fault("h2e2x"), (CoordinateError{CoordinateFault::trailing, 4}));
  EXPECT_EQ(fault("h2 e2"), (CoordinateError{CoordinateFault::bad_file, 2}));
  EXPECT_FALSE(to_string(fault("h2e2x")).empty());
}

TEST(Coordinates, EveryPairOfSquaresComesBack) {
  for (int from = 0; from < square_count; ++from) {
    for (int to = 0; to < square_count; ++to) {
      const Move move(square_at(from), square_at(to));
      EXPECT_EQ(parse_coordinates(to_uci(move)), move);
      EXPECT_EQ(parse_coordinates(to_iccs(move)), move);
      EXPECT_EQ(parse_coordinates(to_uci(move, RankNumbers::one_to_ten), RankNumbers::one_to_ten),
                move);
    }
  }
}

// The first byte at fault, counted from the left, is where the error points.
void random_texts(int count, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  for (int i = 0; i < count; ++i) {
    std::string text(random() % 8, '\0');
    for (char& c : text) {
      c = i % 2 == 0 ? static_cast<char>(random()) : "abhi0129- AHI"[random() % 13];
    }
    const auto move = parse_coordinates(text);
    if (move) {
      ASSERT_EQ(parse_coordinates(to_uci(*move)), *move);
    } else {
      ASSERT_LE(move.error().offset, text.size());
    }
  }
}

TEST(Coordinates, RandomTexts) { random_texts(20000, 1); }

TEST(CoordinatesSlow, RandomTexts) { random_texts(1000000, 2); }

}  // namespace
}  // namespace chuhe
