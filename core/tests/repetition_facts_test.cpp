// The facts of single moves, and of the moves of cycles.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/repetition.hpp>

#include "random_positions.hpp"

namespace chuhe {
namespace {

Line line_of(const std::string& record) { return read_fen(record)->line; }

// The edge of the last move from one square to another; fails when there is none.
AttackEdge edge_of_last_move(const std::string& record, Square attacker, Square target) {
  const Line line = line_of(record);
  const MoveFacts facts = move_facts(line, line.plies() - 1);
  for (const AttackEdge& edge : facts.edges) {
    if (edge.attacker.at == attacker && edge.target.at == target) return edge;
  }
  ADD_FAILURE() << "no attack in " << record;
  return {};
}

TEST(MoveFacts, DirectAttack) {
  const AttackEdge edge =
      edge_of_last_move("3k4n/9/9/9/9/9/9/9/9/4K2R1 w moves h0i0", Square::i0, Square::i9);
  EXPECT_EQ(edge.kind, AttackKind::direct);
  EXPECT_EQ(edge.root, Root::none);
  EXPECT_TRUE(edge.legal);
  EXPECT_TRUE(edge.new_for_pair);
  EXPECT_TRUE(edge.new_for_target);
  EXPECT_FALSE(edge.captures_back);
  EXPECT_EQ(edge.attacker.origin, Square::h0);
  EXPECT_EQ(edge.target.origin, Square::i9);
}

TEST(MoveFacts, AnAttackAlongALineIsNotNew) {
  const AttackEdge edge =
      edge_of_last_move("3k4n/9/9/9/9/9/9/9/8R/4K4 w moves i1i2", Square::i2, Square::i9);
  EXPECT_FALSE(edge.new_for_pair);
  EXPECT_FALSE(edge.new_for_target);
}

TEST(MoveFacts, DiscoveredByALeavingScreen) {
  // AXF diagram 61: of two pieces between cannon and rook the elephant leaves.
  const AttackEdge edge = edge_of_last_move(
      "3akabC1/9/4b4/r3p4/p1p6/4P4/P1P5n/NCr1B4/4A4/R2AK1B2 w moves h9h2 i3g2 e2g4", Square::h2,
      Square::c2);
  EXPECT_EQ(edge.kind, AttackKind::discovered);
  EXPECT_TRUE(edge.new_for_pair);
}

TEST(MoveFacts, RootIsTakenAway) {
  // AXF diagram 105.
  const AttackEdge edge = edge_of_last_move(
      "2ca1k3/4a4/b3b4/2P5P/6p2/1c7/9/B7N/2nR5/2BAK4 w moves c6b6", Square::d1, Square::c1);
  EXPECT_EQ(edge.kind, AttackKind::unrooted);
  EXPECT_NE(edge.root, Root::real);
}

TEST(Root, RealFakeAndNone) {
  // The rook on d4 takes the horse on d8. The king could retake ...
  EXPECT_EQ(
      root_against(position_from_fen("4k4/3n5/9/9/9/3R5/9/9/9/5K3 w"), *parse_coordinates("d4d8")),
      Root::none);
  EXPECT_EQ(
      root_against(position_from_fen("3k5/3n5/9/9/9/3R5/9/9/9/5K3 w"), *parse_coordinates("d4d8")),
      Root::real);
  // ... but not where it would face the other king.
  EXPECT_EQ(root_against(position_from_fen("4k4/3n5/9/9/9/3R5/9/4p4/4A4/3K5 w"),
                         *parse_coordinates("d4d8")),
            Root::none);
  // An elephant whose eye is free protects, with the eye blocked it does not.
  EXPECT_EQ(root_against(position_from_fen("4k4/9/4b4/9/2n6/9/2R6/9/9/5K3 w"),
                         *parse_coordinates("c3c5")),
            Root::real);
  EXPECT_EQ(root_against(position_from_fen("4k4/9/4b4/3P5/2n6/9/2R6/9/9/5K3 w"),
                         *parse_coordinates("c3c5")),
            Root::none);
  // A pinned protector is a fake root: the rook on e4 is all that stands between king and rook.
  EXPECT_EQ(root_against(position_from_fen("4k4/9/9/9/9/2n1r4/9/9/2R1R4/5K3 w"),
                         *parse_coordinates("c1c4")),
            Root::fake);
}

// A root is real just when the other side has a legal move that retakes.
TEST(Root, IsALegalRecapture) {
  int captures = 0;
  testing::for_random_positions(3000, 5, [&](const Position& position) {
    for (Move move : legal_moves(position)) {
      if (position.is_empty(move.to())) continue;
      ++captures;
      const Position after = position.after(move);
      const MoveList replies = legal_moves(after);
      const bool retaken = std::any_of(replies.begin(), replies.end(),
                                       [&](Move reply) { return reply.to() == move.to(); });
      // A capture that checks from elsewhere is looked at as a capture alone.
      EXPECT_EQ(root_against(position, move) == Root::real, retaken)
          << to_string(position) << to_uci(move);
    }
  });
  EXPECT_GT(captures, 3000);
}

// Edges are exactly the captures that the side would have if it were to move again.
TEST(MoveFacts, EdgesAreTheCapturesAfterAPass) {
  testing::Random random(11);
  int edges = 0;
  for (int game = 0; game < 200; ++game) {
    Line line(testing::random_setup(random));
    if (!has_legal_move(line.position())) continue;
    line.push(testing::random_move(line.position(), random));
    const MoveFacts facts = move_facts(line, 0);
    EXPECT_EQ(facts.gives_check(), line.position().in_check());
    if (line.position().in_check()) continue;
    const Position passed = line.position().after_pass();
    MoveList captures;
    generate(passed, MoveKind::captures, captures);
    std::size_t legal = 0;
    for (Move move : captures) {
      if (passed.piece_at(move.to())->role == Role::king) continue;
      const auto edge = std::ranges::find_if(facts.edges, [&](const AttackEdge& e) {
        return e.attacker.at == move.from() && e.target.at == move.to();
      });
      ASSERT_NE(edge, facts.edges.end()) << to_string(passed) << to_uci(move);
      EXPECT_EQ(edge->legal, is_legal(passed, move)) << to_string(passed) << to_uci(move);
      EXPECT_EQ(edge->root, root_against(passed, move));
      ++legal;
    }
    EXPECT_EQ(facts.edges.size(), legal);
    edges += static_cast<int>(legal);
  }
  EXPECT_GT(edges, 500);
}

TEST(ExplainRepetition, FollowsPiecesAndTellsWhatWasResolved) {
  const Line line =
      line_of("3k4n/9/9/9/9/9/9/9/9/4K2R1 w moves h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9");
  const Ruling ruling = explain_repetition(line, *find_rule_set("wxf2018"));
  ASSERT_EQ(ruling.moves.size(), 4U);
  EXPECT_EQ(ruling.first_ply, 4U);
  EXPECT_EQ(ruling.last_ply, 8U);
  EXPECT_EQ(ruling.occurrences, 3);
  EXPECT_EQ(ruling.reason, Reason::perpetual_chase);
  EXPECT_EQ(ruling.moves[0].move_class, MoveClass::chase);
  EXPECT_TRUE(ruling.moves[1].facts.resolved.contains(Square::i9));
  EXPECT_EQ(ruling.moves[2].facts.edges[*ruling.moves[2].edge].target.origin, Square::i9);
  const Profile& red = ruling.profiles[Color::red];
  EXPECT_EQ(red.behaviour, Behaviour::perpetual_chase);
  ASSERT_EQ(red.targets.size(), 1U);
  EXPECT_EQ(red.targets[0].at, Square::i9);
  EXPECT_EQ(ruling.profiles[Color::black].behaviour, Behaviour::none);
}

TEST(ExplainRepetition, ExplainsBeforeThereIsARuling) {
  const Line line = line_of("3k4n/9/9/9/9/9/9/9/9/4K2R1 w moves h0i0 i9h7 i0h0 h7i9");
  const Ruling ruling = explain_repetition(line, *find_rule_set("wxf2018"));
  EXPECT_EQ(ruling.verdict, Verdict::none);
  EXPECT_EQ(ruling.occurrences, 2);
  EXPECT_TRUE(ruling.has_cycle());
  EXPECT_EQ(ruling.moves.size(), 4U);
  const Ruling nothing =
      explain_repetition(line_of("startpos moves h2e2"), *find_rule_set("wxf2018"));
  EXPECT_FALSE(nothing.has_cycle());
  EXPECT_TRUE(nothing.moves.empty());
}

TEST(ExplainRepetition, RookPinnedByAHorse) {
  // AXF diagram 41.
  const Line line = line_of(
      "3aka3/C4rN2/4b1n2/N7p/2p3p2/8P/2P3P2/9/4A4/4KA3 w moves a6b8 f9e8 b8c6 e8f9 c6d8 f9e8 d8c6 "
      "e8f9 c6b8 f9e8 b8c6 e8f9 c6d8 f9e8 d8c6 e8f9 c6b8");
  const Ruling ruling = explain_repetition(line, *find_rule_set("axf"));
  EXPECT_EQ(ruling.reason, Reason::chase_of_pinned_rook);
  EXPECT_EQ(ruling.profiles[Color::red].behaviour, Behaviour::chase_of_pinned_rook);
  EXPECT_EQ(explain_repetition(line, *find_rule_set("computer")).reason, Reason::perpetual_chase);
}

TEST(ExplainRepetition, Names) {
  EXPECT_EQ(to_string(MoveClass::chase), "chase");
  EXPECT_EQ(to_string(Verdict::red_must_change), "red_must_change");
  EXPECT_EQ(to_string(Reason::chase_of_pinned_rook), "chase_of_pinned_rook");
  EXPECT_EQ(to_string(Behaviour::check_and_idle), "check_and_idle");
}

}  // namespace
}  // namespace chuhe
