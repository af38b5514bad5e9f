#include <chuhe/record/lessons.hpp>

#include <gtest/gtest.h>

namespace chuhe::record {
namespace {

constexpr Move h2e2(Square::h2, Square::e2);
constexpr Move b2e2(Square::b2, Square::e2);
constexpr Move h0g2(Square::h0, Square::g2);

MoveReview review(Color mover, Judgement judgement, std::vector<Move> better) {
  MoveReview made;
  made.mover = mover;
  made.played = h2e2;
  made.loss = least_loss(judgement);
  made.judgement = judgement;
  made.better = std::move(better);
  return made;
}

// Moves of Red: good, a blunder, a mistake without a better line, an inaccuracy, a mistake.
std::vector<MoveReview> game() {
  std::vector<MoveReview> moves;
  const auto red = [&](Judgement judgement, std::vector<Move> better) {
    moves.push_back(review(Color::red, judgement, std::move(better)));
    moves.push_back(review(Color::black, Judgement::blunder, {h0g2}));
  };
  red(Judgement::good, {});
  red(Judgement::blunder, {b2e2, h0g2});
  red(Judgement::mistake, {});
  red(Judgement::inaccuracy, {b2e2});
  red(Judgement::mistake, {h0g2});
  return moves;
}

TEST(Lessons, AreTheMistakesOfOneSideWithABetterMove) {
  Lessons lessons(game(), Color::red);
  ASSERT_EQ(lessons.count(), 2U);
  EXPECT_EQ(lessons.ply(), 2U);
  EXPECT_EQ(lessons.mistake().judgement, Judgement::blunder);
  lessons.next();
  EXPECT_EQ(lessons.ply(), 8U);
  lessons.next();
  EXPECT_TRUE(lessons.is_over());
  EXPECT_EQ(Lessons(game(), Color::black).count(), 5U);
  EXPECT_TRUE(Lessons({}, Color::red).is_over());
}

TEST(Lessons, AskForNothingWhereOnlyOneMoveIsLegal) {
  std::vector<MoveReview> moves = game();
  moves[2].is_forced = true;
  const Lessons lessons(moves, Color::red);
  ASSERT_EQ(lessons.count(), 1U);
  EXPECT_EQ(lessons.ply(), 8U);
}

TEST(Lessons, KnowTheBestMoveAndTheMistake) {
  const Lessons lessons(game(), Color::red);
  EXPECT_EQ(lessons.known(b2e2), Judgement::good);
  EXPECT_EQ(lessons.known(h2e2), Judgement::blunder);
  EXPECT_EQ(lessons.known(h0g2), std::nullopt);
}

TEST(Lessons, OnlyAGoodMoveIsAnAnswer) {
  Lessons lessons(game(), Color::red);
  for (const Judgement judgement :
       {Judgement::inaccuracy, Judgement::mistake, Judgement::blunder}) {
    EXPECT_FALSE(lessons.answer(judgement));
    EXPECT_EQ(lessons.state(), Lessons::State::asked);
  }
  EXPECT_TRUE(lessons.answer(Judgement::good));
  EXPECT_EQ(lessons.state(), Lessons::State::found);
  EXPECT_TRUE(lessons.answer(Judgement::good));
  EXPECT_EQ(lessons.found_count(), 1U);
  lessons.show_solution();
  EXPECT_EQ(lessons.state(), Lessons::State::found);
}

TEST(Lessons, WhatWasShownIsNotFound) {
  Lessons lessons(game(), Color::red);
  lessons.show_solution();
  EXPECT_EQ(lessons.state(), Lessons::State::shown);
  EXPECT_TRUE(lessons.answer(Judgement::good));
  EXPECT_EQ(lessons.found_count(), 0U);
  lessons.next();
  EXPECT_EQ(lessons.state(), Lessons::State::asked);
}

}  // namespace
}  // namespace chuhe::record
