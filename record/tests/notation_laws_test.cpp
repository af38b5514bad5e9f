// Laws of notation over random positions, crowded ones among them.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/core/fen.hpp>
#include <chuhe/record/dialects.hpp>
#include <chuhe/record/notation.hpp>

#include "notation_positions.hpp"

namespace chuhe::record {
namespace {

/// In every dialect all legal moves have different texts, each of which gives the move again, and
/// reading a text gives what was spelled.
void check_position(const Position& position) {
  const MoveList moves = legal_moves(position);
  std::vector<MoveText> texts;
  for (const Dialect& dialect : dialects()) {
    texts.clear();
    for (const Move move : moves) {
      const Written written = describe(move, position, dialect);
      const MoveText text = spell(written, position.turn(), dialect);
      const auto again = parse(text, dialect);
      const bool spelled_as_meant = again && *again == written;
      const auto read = again ? resolve(*again, position, dialect)
                              : std::unexpected(MoveError(MoveFault::no_such_piece));
      if (!spelled_as_meant || !read || *read != move) {
        ADD_FAILURE() << dialect.name << ' ' << to_fen(position) << ' ' << to_uci(move)
                      << " written " << text.view() << " read "
                      << (!read ? to_string(read.error()) : to_uci(*read))
                      << (spelled_as_meant ? "" : ", parsed otherwise than spelled");
        return;
      }
      texts.push_back(text);
    }
    std::sort(texts.begin(), texts.end(),
              [](const MoveText& a, const MoveText& b) { return a.view() < b.view(); });
    const auto twice = std::adjacent_find(texts.begin(), texts.end());
    if (twice != texts.end()) {
      ADD_FAILURE() << dialect.name << ' ' << to_fen(position) << ": two moves are written "
                    << twice->view();
    }
  }
}

void check_positions(int count, std::uint64_t seed) {
  testing::for_positions(count, seed, [](const Position& position) {
    if (!::testing::Test::HasFailure()) check_position(position);
  });
}

TEST(NotationLaws, AllMovesAreToldApartAndReadBack) { check_positions(2000, 1); }
TEST(NotationLawsSlow, AllMovesAreToldApartAndReadBack) { check_positions(120'000, 2); }

/// How many pawns the side to move has on its files, in order: "2-2", "3", "5".
std::string pawn_files(const Position& position) {
  std::vector<int> counts(file_count);
  for (const Square square : position.pieces(position.turn(), Role::pawn)) {
    ++counts[static_cast<std::size_t>(file_of(square))];
  }
  std::sort(counts.rbegin(), counts.rend());
  std::string text;
  for (const int count : counts) {
    if (count > 1) text += (text.empty() ? "" : "-") + std::to_string(count);
  }
  return text;
}

// The laws above would say little if the hard configurations did not come up.
TEST(NotationLaws, RandomPositionsAreCrowded) {
  std::vector<std::string> seen;
  int red = 0;
  testing::for_positions(2000, 1, [&](const Position& position) {
    seen.push_back(pawn_files(position));
    red += position.turn() == Color::red;
  });
  for (const char* files : {"", "2", "3", "4", "5", "2-2", "3-2"}) {
    EXPECT_GE(std::count(seen.begin(), seen.end(), files), 5) << files;
  }
  EXPECT_GT(red, 600);
  EXPECT_LT(red, 1400);
}

}  // namespace
}  // namespace chuhe::record
