// Laws that hold for every position, tried on seeded random ones.
#include <algorithm>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/perft.hpp>
#include <chuhe/core/position.hpp>

#include "random_positions.hpp"
#include "reference.hpp"

namespace chuhe {
namespace {

using testing::for_random_positions;
using testing::Reference;

std::vector<Move> sorted(const MoveList& list) {
  std::vector<Move> moves(list.begin(), list.end());
  std::ranges::sort(moves);
  return moves;
}

// Every pair of squares: the list, is_legal, why_illegal and the reference say the same.
void legality_agrees(const Position& position) {
  const MoveList list = legal_moves(position);
  const std::vector<Move> moves = sorted(list);
  ASSERT_EQ(std::ranges::adjacent_find(moves), moves.end()) << to_string(position);
  const Reference reference(position.diagram());
  std::size_t legal = 0;
  for (int from = 0; from < square_count; ++from) {
    for (int to = 0; to < square_count; ++to) {
      const Move move(square_at(from), square_at(to));
      const bool listed = std::ranges::binary_search(moves, move);
      legal += listed ? 1 : 0;
      ASSERT_EQ(is_legal(position, move), listed) << to_string(position) << from << "-" << to;
      ASSERT_EQ(!why_illegal(position, move).has_value(), listed)
          << to_string(position) << from << "-" << to;
      ASSERT_EQ(reference.is_legal(from % 9, from / 9, to % 9, to / 9), listed)
          << to_string(position) << from << "-" << to;
    }
  }
  ASSERT_EQ(legal, list.size());
  ASSERT_EQ(count_legal_moves(position), static_cast<int>(list.size())) << to_string(position);
  ASSERT_EQ(has_legal_move(position), !list.empty()) << to_string(position);
}

// Captures and quiets are all pseudo-legal moves, and those that leave the king safe are the legal.
void stages_agree(const Position& position) {
  MoveList captures;
  MoveList quiets;
  MoveList all;
  generate(position, MoveKind::captures, captures);
  generate(position, MoveKind::quiets, quiets);
  generate(position, MoveKind::all, all);
  for (Move move : captures) ASSERT_FALSE(position.is_empty(move.to())) << to_string(position);
  for (Move move : quiets) ASSERT_TRUE(position.is_empty(move.to())) << to_string(position);
  MoveList both = captures;
  for (Move move : quiets) both.push_back(move);
  ASSERT_EQ(sorted(both), sorted(all)) << to_string(position);
  MoveList safe;
  for (Move move : all) {
    ASSERT_TRUE(is_pseudo_legal(position, move));
    if (leaves_king_safe(position, move)) safe.push_back(move);
  }
  ASSERT_EQ(sorted(safe), sorted(legal_moves(position))) << to_string(position);
}

// What play() keeps up to date equals what the gate computes anew; gives_check tells the truth.
void playing_agrees(const Position& position) {
  for (Move move : legal_moves(position)) {
    const bool check = gives_check(position, move);
    const bool capture = !position.is_empty(move.to());
    const Position next = position.after(move);
    ASSERT_EQ(next.in_check(), check) << to_string(position) << to_fen(next);
    ASSERT_EQ(next.key(), computed_key(next)) << to_string(next);
    ASSERT_EQ(position.key_after(move), next.key()) << to_string(next);
    const auto again = Position::from(next.diagram());
    ASSERT_TRUE(again.has_value()) << to_string(next);
    ASSERT_EQ(*again, next);
    ASSERT_EQ(again->key(), next.key());
    ASSERT_EQ(again->checkers(), next.checkers()) << to_string(next);
    ASSERT_EQ(next.quiet_plies(), capture ? 0 : position.quiet_plies() + 1);
    ASSERT_EQ(next.checks_in_a_row(position.turn()),
              check ? position.checks_in_a_row(position.turn()) + 1 : 0);
    ASSERT_EQ(attackers(next, next.king(next.turn()), position.turn()), next.checkers());
  }
}

void text_agrees(const Position& position) {
  const auto reading = read_fen(to_fen(position));
  ASSERT_TRUE(reading.has_value()) << to_fen(position);
  ASSERT_EQ(reading->line.position(), position);
  ASSERT_EQ(reading->line.position().fullmove(), position.fullmove());
}

void mirror_agrees(const Position& position, int depth) {
  const std::uint64_t nodes = perft(position, depth);
  ASSERT_EQ(perft(mirrored(position), depth), nodes) << to_string(position);
  ASSERT_EQ(perft(color_swapped(position), depth), nodes) << to_string(position);
  ASSERT_EQ(mirrored(mirrored(position)), position);
  ASSERT_EQ(color_swapped(color_swapped(position)), position);
}

// The pieces that attack a square are those with a pseudo-legal capture on it.
void attackers_agree(const Position& position) {
  const Color us = position.turn();
  BySquare<Bitboard> takers;
  MoveList captures;
  generate(position, MoveKind::captures, captures);
  for (Move move : captures) takers[move.to()].add(move.from());
  for (Square square : position.pieces(opponent(us))) {
    // The way from king to king is no capture.
    const Bitboard king(position.king(us));
    const Bitboard found = attackers(position, square, us);
    ASSERT_EQ(found & ~king, takers[square] & ~king) << to_string(position) << to_string(square);
  }
}

void all_laws(int count, std::uint64_t seed) {
  int seen = 0;
  int checks = 0;
  int many_checkers = 0;
  int lost = 0;
  for_random_positions(count, seed, [&](const Position& position) {
    if (::testing::Test::HasFatalFailure()) return;
    ++seen;
    checks += position.in_check() ? 1 : 0;
    many_checkers += position.checkers().has_many() ? 1 : 0;
    lost += has_legal_move(position) ? 0 : 1;
    legality_agrees(position);
    stages_agree(position);
    playing_agrees(position);
    text_agrees(position);
    attackers_agree(position);
    mirror_agrees(position, 1);
    if (seen % 100 == 0) mirror_agrees(position, 2);
  });
  EXPECT_EQ(seen, count);
  // The sample must have what is hard.
  EXPECT_GT(checks, count / 50);
  EXPECT_GT(many_checkers, count / 1000);
  EXPECT_GT(lost, 0);
}

TEST(Laws, RandomPositions) { all_laws(2000, 1); }

TEST(LawsSlow, RandomPositions) { all_laws(100000, 2); }

TEST(Laws, EveryMoveValueMayBeAsked) {
  Position position;
  int legal = 0;
  for (unsigned bits = 0; bits <= 0xffff; ++bits) {
    const Move move = Move::from_bits(static_cast<std::uint16_t>(bits));
    const bool is = is_legal(position, move);
    legal += is ? 1 : 0;
    ASSERT_EQ(is, !why_illegal(position, move).has_value());
  }
  EXPECT_EQ(legal, 44);
}

TEST(Laws, KeysDiffer) {
  // Different boards or sides to move have different keys, as far as can be seen.
  std::set<std::uint64_t> keys;
  std::set<std::string> boards;
  for_random_positions(4000, 3, [&](const Position& position) {
    const std::string fen = to_fen(position);
    keys.insert(position.key());
    boards.insert(fen.substr(0, fen.find(" - ")));
  });
  EXPECT_EQ(keys.size(), boards.size());
}

}  // namespace
}  // namespace chuhe
