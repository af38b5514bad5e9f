// The tree of moves and what can be done to it.
#include <chuhe/record/game.hpp>

#include <algorithm>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>

#include "random_games.hpp"
#include "text_reading.hpp"

namespace chuhe::record {
namespace {

using testing::tree;

Move move(std::string_view text) { return *parse_coordinates(text); }

NodeId play(Game& game, NodeId from, std::initializer_list<std::string_view> moves) {
  for (const std::string_view text : moves) from = game.add(from, move(text));
  return from;
}

Game sample() {
  Game game;
  const NodeId first = play(game, NodeId::root, {"h2e2"});
  play(game, first, {"h9g7", "h0g2", "i9h9"});
  play(game, first, {"b9c7", "h0g2"});
  play(game, first, {"h7e7"});
  return game;
}

TEST(Game, HoldsMovesAndTheirPositions) {
  const Game game = sample();
  EXPECT_EQ(tree(game), "h2e2 h9g7 (b9c7 h0g2) (h7e7) h0g2 i9h9");
  EXPECT_EQ(game.move_count(), 7U);
  const auto line = game.main_line();
  ASSERT_EQ(line.size(), 4U);
  EXPECT_EQ(game.depth(line[3]), 4U);
  EXPECT_EQ(game.path(line[3]), line);
  Position position;
  for (const NodeId node : line) position.play(game.move(node));
  EXPECT_EQ(game.position(line[3]), position);
  EXPECT_EQ(game.line(line[3])->plies(), 4U);
  EXPECT_EQ(game.position(NodeId::root), Position());
}

TEST(Game, KnowsLegalMovesFromOthers) {
  Game game;
  const NodeId bad = game.add(NodeId::root, move("h2h9"));
  EXPECT_EQ(game.status(bad), MoveStatus::legal);  // the cannon takes the horse
  const NodeId worse = game.add(NodeId::root, move("a0a9"));
  EXPECT_EQ(game.status(worse), MoveStatus::illegal);
  EXPECT_EQ(game.status(game.add(worse, move("h9g7"))), MoveStatus::unchecked);
  EXPECT_FALSE(game.position(worse));
  EXPECT_FALSE(game.line(worse));
}

TEST(Game, RemovesAMoveWithWhatFollows) {
  Game game = sample();
  const NodeId variation = *game.next_sibling(game.main_line()[1]);
  game.remove(variation);
  EXPECT_EQ(tree(game), "h2e2 h9g7 (h7e7) h0g2 i9h9");
  EXPECT_EQ(game.move_count(), 5U);
  EXPECT_FALSE(game.contains(variation));
  // Ids stay, new ones are new.
  const NodeId added = game.add(game.main_line()[0], move("c6c5"));
  EXPECT_EQ(index(added), 8U);
  EXPECT_EQ(tree(game), "h2e2 h9g7 (h7e7) (c6c5) h0g2 i9h9");
  game.remove(game.main_line()[0]);
  EXPECT_EQ(game.move_count(), 0U);
  EXPECT_EQ(tree(game), "");
}

TEST(Game, PromotesVariations) {
  Game game = sample();
  const NodeId last = game.children(game.main_line()[0]).back();
  game.promote(last);
  EXPECT_EQ(tree(game), "h2e2 h9g7 (h7e7) (b9c7 h0g2) h0g2 i9h9");
  game.promote(last);
  EXPECT_EQ(tree(game), "h2e2 h7e7 (h9g7 h0g2 i9h9) (b9c7 h0g2)");
  game.promote(last);
  EXPECT_EQ(tree(game), "h2e2 h7e7 (h9g7 h0g2 i9h9) (b9c7 h0g2)");
  const NodeId deep = *game.first_child(game.children(game.main_line()[0])[2]);
  game.promote_to_main_line(deep);
  EXPECT_EQ(tree(game), "h2e2 b9c7 (h7e7) (h9g7 h0g2 i9h9) h0g2");
  game.add(game.main_line()[0], move("g6g5"));
  EXPECT_EQ(tree(game), "h2e2 b9c7 (h7e7) (h9g7 h0g2 i9h9) (g6g5) h0g2");
}

TEST(Game, MergesTrees) {
  Game game = sample();
  Game other;
  const NodeId first = play(other, NodeId::root, {"h2e2"});
  other.edit_annotation(first).comment = "中炮";
  play(other, first, {"b9c7", "b0c2"});
  play(other, NodeId::root, {"c3c4"});
  ASSERT_TRUE(game.merge(other));
  EXPECT_EQ(tree(game), "h2e2 (c3c4) h9g7 (b9c7 h0g2 (b0c2)) (h7e7) h0g2 i9h9");
  EXPECT_EQ(game.annotation(game.main_line()[0]).comment, "中炮");
  // Once more changes nothing.
  Game again = game;
  ASSERT_TRUE(again.merge(other));
  EXPECT_TRUE(again == game);
  Game elsewhere(position_from_fen("4k4/9/9/9/9/9/4P4/9/9/3RK4 w - - 0 1"));
  EXPECT_FALSE(game.merge(elsewhere));
}

TEST(Game, JoinsDuplicates) {
  Game game;
  const NodeId one = game.append(NodeId::root, move("h2e2"), MoveStatus::legal);
  const NodeId two = game.append(NodeId::root, move("h2e2"), MoveStatus::legal);
  game.edit_annotation(one).comment = "甲";
  game.edit_annotation(two).comment = "乙";
  play(game, one, {"h9g7"});
  play(game, two, {"h9g7", "h0g2"});
  play(game, two, {"b9c7"});
  game.join_duplicates();
  EXPECT_EQ(tree(game), "h2e2 h9g7 (b9c7) h0g2");
  EXPECT_EQ(game.move_count(), 4U);
  EXPECT_EQ(game.annotation(one).comment, "甲\n乙");
}

TEST(Game, ComparesByContentAndNotByIds) {
  Game a = sample();
  Game b = sample();
  EXPECT_TRUE(a == b);
  b.remove(b.children(b.main_line()[0])[1]);
  EXPECT_FALSE(a == b);
  a.remove(a.children(a.main_line()[0])[1]);
  EXPECT_TRUE(a == b);
  a.add_tag("Red", "甲");
  EXPECT_FALSE(a == b);
  b.add_tag("Red", "甲");
  b.edit_annotation(b.main_line()[2]).marks.push_back(1);
  EXPECT_FALSE(a == b);
}

TEST(Game, KeepsTagsInOrder) {
  Game game;
  game.add_tag("Red", "甲");
  game.add_tag("Annotator", "x");
  game.add_tag("Annotator", "y");
  EXPECT_EQ(game.tag("annotator"), "x");
  game.set_tag("RED", "乙");
  game.set_tag("Black", "丙");
  ASSERT_EQ(game.tags().size(), 4U);
  EXPECT_EQ(game.tags()[0].value, "乙");
  EXPECT_EQ(game.tags()[3].name, "Black");
  game.remove_tag("Annotator");
  EXPECT_EQ(game.tags().size(), 2U);
}

// Random edits against what must hold of every tree.
TEST(Game, StaysATreeUnderRandomEdits) {
  testing::RandomGames random(11);
  for (int round = 0; round < 100; ++round) {
    Game game = random.game({});
    for (int edit = 0; edit < 60 && game.move_count() > 0; ++edit) {
      std::vector<NodeId> nodes;
      for (auto at = game.next_in_preorder(NodeId::root); at; at = game.next_in_preorder(*at)) {
        nodes.push_back(*at);
      }
      ASSERT_EQ(nodes.size(), game.move_count());
      for (const NodeId node : nodes) {
        ASSERT_TRUE(game.contains(node));
        const auto siblings = game.children(*game.parent(node));
        ASSERT_EQ(std::ranges::count(siblings, node), 1);
      }
      const NodeId node = nodes[random.below(nodes.size())];
      switch (random.below(5)) {
        case 0: game.remove(node); break;
        case 1: game.promote(node); break;
        case 2: {
          game.promote_to_main_line(node);
          const auto line = game.main_line();
          ASSERT_EQ(std::ranges::count(line, node), 1);
          break;
        }
        case 3: game.join_duplicates(); break;
        default: game.add(node, move("h2e2")); break;
      }
    }
  }
}

// A line as long as no stack is deep.
TEST(Game, DoesNotRecurse) {
  Game game;
  NodeId at = NodeId::root;
  constexpr std::size_t plies = 300'000;
  const std::array moves{move("h2e2"), move("h7e7"), move("e2h2"), move("e7h7")};
  for (std::size_t i = 0; i < plies; ++i) at = game.append(at, moves[i % 4], MoveStatus::legal);
  const Game copy = game;
  EXPECT_TRUE(copy == game);
  EXPECT_EQ(game.position(at), Position());
  Game other;
  ASSERT_TRUE(other.merge(game));
  EXPECT_EQ(other.move_count(), plies);
  other.join_duplicates();
  other.promote_to_main_line(other.main_line().back());
  other.remove(other.main_line()[0]);
  EXPECT_EQ(other.move_count(), 0U);
}

}  // namespace
}  // namespace chuhe::record
