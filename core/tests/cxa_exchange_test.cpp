// Values and exchanges under the Chinese rules.
#include "repetition/cxa_exchange.hpp"

#include <gtest/gtest.h>

#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>

#include "random_positions.hpp"

namespace chuhe {
namespace {

using repetition::capture_is_safe;
using repetition::Exchange;
using repetition::exchange_losses;
using repetition::exchange_on;
using repetition::Material;
using repetition::material_of;
using repetition::Trade;

constexpr Material rook{2, 0, 0};
constexpr Material horse{1, 0, 0};
constexpr Material advisor{0, 1, 0};
constexpr Material pawn{0, 0, 1};

TEST(CxaExchange, Values) {
  EXPECT_EQ(material_of({Color::red, Role::rook}, Square::a0), rook);
  EXPECT_EQ(material_of({Color::red, Role::horse}, Square::a0), horse);
  EXPECT_EQ(material_of({Color::red, Role::cannon}, Square::a0), horse);
  EXPECT_EQ(material_of({Color::red, Role::advisor}, Square::e1), advisor);
  EXPECT_EQ(material_of({Color::red, Role::elephant}, Square::e2), advisor);
  // A pawn is material once it has crossed the river; the king never is.
  EXPECT_EQ(material_of({Color::red, Role::pawn}, Square::a4), Material{});
  EXPECT_EQ(material_of({Color::red, Role::pawn}, Square::a5), pawn);
  EXPECT_EQ(material_of({Color::black, Role::pawn}, Square::a5), Material{});
  EXPECT_EQ(material_of({Color::black, Role::pawn}, Square::a4), pawn);
  EXPECT_EQ(material_of({Color::red, Role::king}, Square::e0), Material{});
}

TEST(CxaExchange, ARookIsWorthTwoStrongPieces) {
  const Trade even{rook, horse + horse};
  EXPECT_FALSE(even.wins());
  EXPECT_TRUE(even.loses_nothing());
  EXPECT_TRUE((Trade{rook, horse}).wins());
  EXPECT_EQ((Trade{rook, horse}).halves(), 2);
}

TEST(CxaExchange, PawnsFloat) {
  EXPECT_TRUE((Trade{pawn, {}}).wins());
  // Taken against other material it is no gain (reference figure 31).
  EXPECT_FALSE((Trade{pawn + horse, horse}).wins());
  EXPECT_FALSE((Trade{pawn, advisor}).wins());
  EXPECT_FALSE((Trade{pawn, advisor}).loses_nothing());
  // Given, it makes up for an advisor and a cannon (reference figure 33), not for a rook (29).
  EXPECT_FALSE((Trade{advisor + horse, pawn}).wins());
  EXPECT_TRUE((Trade{rook, pawn}).wins());
  // Taken outright it makes up for a horse lost elsewhere (figure 22), not for a rook (23).
  EXPECT_TRUE((Trade{pawn, horse}).pawns_make_up());
  EXPECT_FALSE((Trade{pawn, rook}).pawns_make_up());
}

TEST(CxaExchange, ProtectionDecides) {
  // A rook attacks a horse that an elephant protects: no gain. Without the elephant: a horse.
  const Position guarded = position_from_fen("2b1k4/9/4n4/9/9/9/9/4R4/9/3K5 w");
  const Exchange held = exchange_on(guarded, Square::e2, Square::e7);
  EXPECT_EQ(held.root, Root::real);
  EXPECT_FALSE(held.trade.wins());
  const Position bare = position_from_fen("4k4/9/4n4/9/9/9/9/4R4/9/3K5 w");
  const Exchange free = exchange_on(bare, Square::e2, Square::e7);
  EXPECT_EQ(free.root, Root::none);
  EXPECT_EQ(free.trade.taken, horse);
  EXPECT_EQ(free.trade.given, Material{});
  EXPECT_EQ(free.trade.halves(), 2);
  EXPECT_FALSE(free.needs_support);
}

TEST(CxaExchange, TwoAttackersOfAProtectedPieceNeedEachOther) {
  // Rook and horse against a horse with one protector: horse and elephant for a horse.
  const Position position = position_from_fen("2b1k4/9/4n4/9/3N5/9/9/4R4/9/3K5 w");
  const Exchange exchange = exchange_on(position, Square::d5, Square::e7);
  EXPECT_EQ(exchange.root, Root::few);
  EXPECT_TRUE(exchange.trade.wins());
  EXPECT_TRUE(exchange.needs_support);
  // Without the rook nothing is won.
  EXPECT_FALSE(
      exchange_on(position, Square::d5, Square::e7, {}, Bitboard(Square::e2)).trade.wins());
}

TEST(CxaExchange, APinnedProtectorIsAFakeRoot) {
  // The advisor on e8 protects d7 and shields its king from the rook on e2.
  const Position position = position_from_fen("4k4/4a4/3n5/9/9/9/9/3RR4/9/5K3 w");
  const Exchange exchange = exchange_on(position, Square::d2, Square::d7);
  EXPECT_EQ(exchange.root, Root::fake);
  EXPECT_TRUE(exchange.trade.wins());
}

// The definition: captures on the square, by legal moves, each side free to stop.
int best_score(const Position& position, Square square) {
  int best = 0;
  for (Move move : legal_moves(position)) {
    if (move.to() != square || position.is_empty(square)) continue;
    const Trade taken{material_of(*position.piece_at(square), square), {}};
    const int score = taken.score() - best_score(position.after(move), square);
    best = std::max(best, score);
  }
  return best;
}

TEST(CxaExchange, AgreesWithMovesPlayedOut) {
  int gains = 0;
  testing::for_random_positions(3000, 21, [&](const Position& position) {
    const Color us = position.turn();
    const Bitboard enemies = position.pieces(opponent(us));
    for (Square target : enemies & ~Bitboard(position.king(opponent(us)))) {
      int best = 0;
      for (Square from : attackers(position, target, us)) {
        EXPECT_EQ(capture_is_safe(position, from, target), is_legal(position, Move(from, target)));
        if (!is_legal(position, Move(from, target))) continue;
        best = std::max(best, exchange_on(position, from, target).trade.score());
      }
      if (best > 0) ++gains;
      EXPECT_EQ(best, best_score(position, target)) << to_fen(position) << to_string(target);
    }
  });
  EXPECT_GT(gains, 500);
}

TEST(CxaExchange, LossesDoNotDependOnTheTurn) {
  testing::for_random_positions(500, 22, [](const Position& position) {
    if (position.in_check()) return;
    const Position passed = position.after_pass();
    for (Color side : all_colors) {
      EXPECT_EQ(exchange_losses(position, side), exchange_losses(passed, side));
    }
  });
}

}  // namespace
}  // namespace chuhe
