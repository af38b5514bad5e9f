// Squares, sets of squares, attack tables, lines.
#include <type_traits>

#include <gtest/gtest.h>

#include <chuhe/core/attacks.hpp>
#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/line.hpp>

#include "random_positions.hpp"

namespace chuhe {
namespace {

using enum Square;

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(std::is_trivially_copyable_v<Move>);
static_assert(sizeof(Position) <= 320);
static_assert(sizeof(Move) == 2);
static_assert(Move{}.is_null());
static_assert(make_square(7, 2) == h2);

TEST(Squares, NamesComeBack) {
  for (int i = 0; i < square_count; ++i) {
    EXPECT_EQ(parse_square(to_string(square_at(i))), square_at(i));
    EXPECT_EQ(rotated(rotated(square_at(i))), square_at(i));
    EXPECT_EQ(mirrored(mirrored(square_at(i))), square_at(i));
  }
  EXPECT_EQ(mirrored(a0), i0);
  EXPECT_EQ(rotated(a0), i9);
  for (const char* text : {"", "a", "j0", "a:", "a10", "`0", "aa"}) {
    EXPECT_FALSE(parse_square(text)) << text;
  }
}

TEST(Bitboards, BehaveAsSets) {
  Bitboard set;
  EXPECT_TRUE(set.empty());
  set.add(a0);
  EXPECT_FALSE(set.has_many());
  set.add(i9);
  set.add(a0);
  EXPECT_EQ(set.size(), 2);
  EXPECT_TRUE(set.has_many());
  EXPECT_TRUE(set.contains(i9));
  EXPECT_EQ((~set).size(), 88);
  EXPECT_EQ(set.pop_first(), a0);
  EXPECT_FALSE(set.has_many());
  set.remove(i9);
  EXPECT_TRUE(set.empty());
  int number = 0;
  for (Square square : Bitboard::all()) EXPECT_EQ(index(square), number++);
  EXPECT_EQ(number, 90);
}

TEST(Attacks, ReachableSquares) {
  for (Color color : all_colors) {
    EXPECT_EQ(reachable_squares({color, Role::king}).size(), 9);
    EXPECT_EQ(reachable_squares({color, Role::advisor}).size(), 5);
    EXPECT_EQ(reachable_squares({color, Role::elephant}).size(), 7);
    EXPECT_EQ(reachable_squares({color, Role::pawn}).size(), 55);
    EXPECT_EQ(reachable_squares({color, Role::horse}).size(), 90);
  }
  // What can be reached is what the moves reach, from where the piece starts.
  for (Color color : all_colors) {
    for (Role role : {Role::king, Role::advisor, Role::elephant, Role::pawn}) {
      Bitboard reached = Position{}.pieces(color, role);
      for (Bitboard before; before != reached;) {
        before = reached;
        for (Square square : before) {
          if (role == Role::king) reached |= king_attacks(square);
          if (role == Role::advisor) reached |= advisor_attacks(square);
          if (role == Role::elephant) reached |= elephant_attacks(square, {});
          if (role == Role::pawn) reached |= pawn_attacks(color, square);
        }
      }
      EXPECT_EQ(reached, reachable_squares({color, role}));
    }
  }
}

TEST(Attacks, SourcesAreTargetsSeenFromTheOtherEnd) {
  testing::Random random(7);
  for (int i = 0; i < 300; ++i) {
    const Bitboard occupied = testing::random_setup(random).occupied();
    for (Square a : Bitboard::all()) {
      for (Square b : Bitboard::all()) {
        ASSERT_EQ(horse_attacks(a, occupied).contains(b), horses_reaching(b, occupied).contains(a));
        ASSERT_EQ(rook_attacks(a, occupied).contains(b),
                  same_line(a).contains(b) && (squares_between(a, b) & occupied).empty());
        ASSERT_EQ(cannon_attacks(a, occupied).contains(b),
                  same_line(a).contains(b) && occupied.contains(b) &&
                      (squares_between(a, b) & occupied).size() == 1);
        for (Color color : all_colors) {
          ASSERT_EQ(pawn_attacks(color, a).contains(b), pawns_reaching(color, b).contains(a));
        }
      }
    }
  }
}

TEST(Lines, PushAndPop) {
  Line line;
  testing::Random random(5);
  std::vector<Position> positions{line.position()};
  std::vector<Move> moves;
  for (int i = 0; i < 2000; ++i) {
    const bool back = !moves.empty() && testing::below(random, 3) == 0;
    if (back || !has_legal_move(line.position())) {
      line.pop();
      moves.pop_back();
      positions.pop_back();
    } else {
      const Move move = testing::random_move(line.position(), random);
      line.push(move);
      moves.push_back(move);
      positions.push_back(positions.back().after(move));
    }
    ASSERT_EQ(line.position(), positions.back());
    ASSERT_EQ(line.plies(), moves.size());
    ASSERT_EQ(line.keys().back(), positions.back().key());
    ASSERT_EQ(line.keys().size(), line.positions().size());
  }
}

TEST(Lines, CountsOccurrences) {
  // Kings to and fro: the start position stands at plies 0, 4, 8; nothing else repeats but its kin.
  Line line(position_from_fen("3k5/9/9/9/9/9/9/9/9/4K4 w - - 40 1"));
  testing::Random random(11);
  for (int i = 0; i < 3000; ++i) {
    std::vector<std::size_t> expected;
    for (std::size_t j = 0; j <= line.plies(); ++j) {
      if (line.positions()[j] == line.position()) expected.push_back(j);
    }
    ASSERT_EQ(line.occurrences(), expected);
    ASSERT_EQ(line.occurrence_count(), static_cast<int>(expected.size()));
    line.push(testing::random_move(line.position(), random));
  }
}

TEST(Lines, PassesTurnTheBoardOver) {
  testing::Random random(13);
  for (int i = 0; i < 300; ++i) {
    const Position position = testing::random_setup(random);
    if (position.in_check()) continue;
    Line line(position);
    line.push_pass();
    Diagram diagram = position.diagram();
    diagram.turn = opponent(diagram.turn);
    const auto expected = Position::from(diagram);
    ASSERT_TRUE(expected) << to_string(position);
    EXPECT_EQ(line.position(), *expected);
    EXPECT_EQ(line.position().key(), expected->key());
    EXPECT_EQ(line.position().checkers(), expected->checkers());
    EXPECT_TRUE(line.moves().back().is_null());
    EXPECT_EQ(line.occurrence_count(), 1);
    line.pop();
    EXPECT_EQ(line.position(), position);
  }
}

TEST(Lines, CapturesEndTheSearchForOccurrences) {
  Line line(position_from_fen("3k5/9/9/8R/9/9/9/9/r8/R3K4 w - - 0 1"));
  for (const char* move : {"i6i5", "d9d8", "i5i6", "d8d9", "a0a1", "d9d8", "i6i5", "d8d9"}) {
    ASSERT_TRUE(is_legal(line.position(), *parse_coordinates(move))) << move;
    line.push(*parse_coordinates(move));
    EXPECT_EQ(line.occurrence_count(),
              std::string_view(move) == "d8d9" && line.plies() == 4 ? 2 : 1)
        << move;
  }
}

TEST(Positions, CountChecks) {
  Line line(position_from_fen("4k4/9/9/9/9/9/9/9/9/R4K3 w - - 0 1"));
  for (const char* move : {"a0a9", "e9e8", "a9a8", "e8e9"}) line.push(*parse_coordinates(move));
  EXPECT_EQ(line.position().checks_in_a_row(Color::red), 2);
  EXPECT_EQ(line.position().checks_since_capture(Color::red), 2);
  line.push(*parse_coordinates("a8b8"));
  EXPECT_EQ(line.position().checks_in_a_row(Color::red), 0);
  EXPECT_EQ(line.position().checks_since_capture(Color::red), 2);
  EXPECT_EQ(line.position().checks_in_a_row(Color::black), 0);
}

}  // namespace
}  // namespace chuhe
