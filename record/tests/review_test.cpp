#include <chuhe/record/review.hpp>

#include <cmath>
#include <random>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/record/format.hpp>
#include <chuhe/record/lessons.hpp>
#include <chuhe/record/reasons.hpp>

namespace chuhe::record {
namespace {

constexpr Move h2e2(Square::h2, Square::e2);
constexpr Move b2e2(Square::b2, Square::e2);
constexpr Move h9g7(Square::h9, Square::g7);
constexpr Move h0g2(Square::h0, Square::g2);

Evaluation centipawns(int value) { return {.value = value}; }
Evaluation mate(int moves) { return {.value = moves, .is_mate = true}; }
Position position(std::string_view fen) { return read_fen(fen).value().line.position(); }

TEST(Review, PointsAreOfBothSidesTogetherOne) {
  for (const Evaluation& evaluation :
       {centipawns(0), centipawns(35), centipawns(-250), centipawns(30000), mate(3), mate(-1)}) {
    EXPECT_DOUBLE_EQ(
        expected_points(evaluation, Color::red) + expected_points(evaluation, Color::black), 1);
  }
  EXPECT_DOUBLE_EQ(expected_points(centipawns(0), Color::red), 0.5);
  EXPECT_NEAR(expected_points(centipawns(215), Color::red), 1 / (1 + std::exp(-1.0)), 1e-12);
  EXPECT_EQ(expected_points(mate(7), Color::red), 1);
  EXPECT_EQ(expected_points(mate(-7), Color::red), 0);
  for (int value = -3000; value < 3000; ++value) {
    EXPECT_LT(expected_points(centipawns(value), Color::red),
              expected_points(centipawns(value + 1), Color::red));
  }
}

TEST(Review, JudgementsBeginAtTheirLosses) {
  EXPECT_EQ(judge(0), Judgement::good);
  EXPECT_EQ(judge(0.0499), Judgement::good);
  EXPECT_EQ(judge(0.05), Judgement::inaccuracy);
  EXPECT_EQ(judge(0.0999), Judgement::inaccuracy);
  EXPECT_EQ(judge(0.10), Judgement::mistake);
  EXPECT_EQ(judge(0.20), Judgement::blunder);
  EXPECT_EQ(judge(1), Judgement::blunder);
  EXPECT_EQ(mark_of(Judgement::inaccuracy), 6);
  EXPECT_EQ(mark_of(Judgement::mistake), 2);
  EXPECT_EQ(mark_of(Judgement::blunder), 4);
}

TEST(Review, TheSameCentipawnsCountLessInAWonGame) {
  const Look level{worth_of(centipawns(0)), {b2e2}};
  const Look lost{worth_of(centipawns(-300)), {}};
  EXPECT_EQ(review_move(Position{}, h2e2, level, lost).judgement, Judgement::blunder);
  const Look won{worth_of(centipawns(1500)), {b2e2}};
  const Look still_won{worth_of(centipawns(1200)), {}};
  EXPECT_EQ(review_move(Position{}, h2e2, won, still_won).judgement, Judgement::good);
}

TEST(Review, LossIsTheMoversAndNeverNegative) {
  const Look before{worth_of(centipawns(40)), {b2e2, h9g7}};
  const MoveReview red = review_move(Position{}, h2e2, before, {worth_of(centipawns(-60)), {}});
  EXPECT_EQ(red.mover, Color::red);
  EXPECT_NEAR(
      red.loss,
      expected_points(centipawns(40), Color::red) - expected_points(centipawns(-60), Color::red),
      1e-12);
  EXPECT_EQ(red.centipawn_loss, 100);
  EXPECT_EQ(red.better, (std::vector<Move>{b2e2, h9g7}));
  EXPECT_EQ(review_move(Position{}, h2e2, before, {worth_of(centipawns(90)), {}}).loss, 0);

  const Position black = Position().after(h2e2);
  const Look seen{worth_of(centipawns(40)), {Move(Square::b9, Square::c7)}};
  const MoveReview reply = review_move(black, h9g7, seen, {worth_of(centipawns(140)), {}});
  EXPECT_EQ(reply.mover, Color::black);
  EXPECT_EQ(reply.centipawn_loss, 100);
  EXPECT_GT(reply.loss, 0);
  EXPECT_EQ(review_move(black, h9g7, seen, {worth_of(centipawns(-90)), {}}).loss, 0);
}

TEST(Review, WhoDoesAsIsBestLosesNothing) {
  const Look before{worth_of(centipawns(300)), {h2e2}};
  const MoveReview best = review_move(Position{}, h2e2, before, {worth_of(centipawns(-300)), {}});
  EXPECT_TRUE(best.is_best);
  EXPECT_EQ(best.loss, 0);
  EXPECT_EQ(best.judgement, Judgement::good);
  EXPECT_TRUE(best.better.empty());
}

TEST(Review, ForcedMovesAreNoFaults) {
  const Position only = position("3k5/9/9/9/9/9/9/9/9/r3K4 w");
  ASSERT_EQ(legal_moves(only).size(), 1U);
  const Move forced = *legal_moves(only).begin();
  const MoveReview review =
      review_move(only, forced, {worth_of(centipawns(0)), {}}, {worth_of(centipawns(-900)), {}});
  EXPECT_TRUE(review.is_forced);
  EXPECT_EQ(review.loss, 0);
  const std::vector<MoveReview> all{review};
  const SideReview red = review_side(all, Color::red);
  EXPECT_EQ(red.moves, 1U);
  EXPECT_EQ(red.forced, 1U);
  EXPECT_EQ(red.accuracy, std::nullopt);
}

TEST(Review, MatesAreAllOrNothing) {
  const Look mates{worth_of(mate(3)), {b2e2}};
  const MoveReview missed = review_move(Position{}, h2e2, mates, {worth_of(centipawns(300)), {}});
  EXPECT_EQ(missed.missed_mate, 3);
  EXPECT_EQ(missed.judgement, Judgement::mistake);
  EXPECT_NEAR(missed.loss, 1 - expected_points(centipawns(300), Color::red), 1e-12);
  // A longer mate is a mate.
  const MoveReview longer = review_move(Position{}, h2e2, mates, {worth_of(mate(9)), {}});
  EXPECT_EQ(longer.loss, 0);
  EXPECT_EQ(longer.missed_mate, std::nullopt);
  // The end of the game is worth what it is.
  EXPECT_EQ(worth_of(Outcome{Color::black, Ending::checkmate}).points(Color::black), 1);
  EXPECT_EQ(worth_of(Outcome{std::nullopt, Ending::repetition}).red_points, 0.5);
  const MoveReview drawn = review_move(Position{}, h2e2, {worth_of(centipawns(500)), {b2e2}},
                                       {worth_of(Outcome{std::nullopt, Ending::repetition}), {}});
  EXPECT_EQ(drawn.judgement, Judgement::blunder);
  EXPECT_EQ(drawn.centipawn_loss, 500);
}

TEST(Review, SidesAreCountedApart) {
  std::vector<MoveReview> moves(5);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    moves[i].mover = i % 2 == 0 ? Color::red : Color::black;
  }
  moves[0].is_best = true;
  moves[2].loss = 0.12;
  moves[2].centipawn_loss = 90;
  moves[2].judgement = judge(0.12);
  moves[4].is_forced = true;
  moves[1].loss = 0.3;
  moves[1].judgement = judge(0.3);
  moves[3].loss = 0.06;
  moves[3].judgement = judge(0.06);
  const SideReview red = review_side(moves, Color::red);
  EXPECT_EQ(red.moves, 3U);
  EXPECT_EQ(red.forced, 1U);
  EXPECT_EQ(red.best, 1U);
  EXPECT_EQ(red.mistakes, 1U);
  EXPECT_EQ(red.inaccuracies + red.blunders, 0U);
  EXPECT_NEAR(*red.accuracy, (100 + accuracy_of(0.12)) / 2, 1e-9);
  EXPECT_NEAR(red.mean_loss, 0.06, 1e-12);
  EXPECT_NEAR(red.mean_centipawn_loss, 45, 1e-12);
  const SideReview black = review_side(moves, Color::black);
  EXPECT_EQ(black.blunders, 1U);
  EXPECT_EQ(black.inaccuracies, 1U);
  EXPECT_EQ(review_side({}, Color::red).moves, 0U);
}

TEST(Review, AccuracyFallsFromAHundred) {
  EXPECT_DOUBLE_EQ(accuracy_of(0), 100);
  EXPECT_DOUBLE_EQ(accuracy_of(-0.1), 100);
  EXPECT_NEAR(accuracy_of(0.2), 36.788, 0.001);
  for (double loss = 0; loss < 1; loss += 0.01) {
    EXPECT_GT(accuracy_of(loss), accuracy_of(loss + 0.01));
    EXPECT_GT(accuracy_of(loss), 0);
  }
}

// A game of two moves, the second of which is a fault.
struct Reviewed {
  Game game;
  std::vector<MoveReview> moves;
};

Reviewed faulty_game() {
  Reviewed result;
  const NodeId first = result.game.append(NodeId::root, h2e2, MoveStatus::legal);
  const NodeId second = result.game.append(first, h9g7, MoveStatus::legal);
  result.game.edit_annotation(second).comment = "said before";
  const Look looks[] = {
      {worth_of({.value = 40, .depth = 12}), {h2e2}},
      {worth_of({.value = 40, .depth = 12}), {Move(Square::b9, Square::c7), h0g2}},
      {worth_of({.value = 400, .depth = 11}), {h0g2}}};
  Position at;
  for (std::size_t i = 0; i < 2; ++i) {
    const Move move = i == 0 ? h2e2 : h9g7;
    result.moves.push_back(review_move(at, move, looks[i], looks[i + 1]));
    at.play(move);
  }
  return result;
}

TEST(Review, GoesIntoTheRecord) {
  Reviewed reviewed = faulty_game();
  Game& game = reviewed.game;
  write_review(game, reviewed.moves, {});
  const std::vector<NodeId> line = game.main_line();
  ASSERT_EQ(line.size(), 2U);
  EXPECT_EQ(game.annotation(line[0]).evaluation, (Evaluation{.value = 40, .depth = 12}));
  EXPECT_EQ(game.annotation(line[1]).evaluation, (Evaluation{.value = 400, .depth = 11}));
  EXPECT_TRUE(game.annotation(line[0]).marks.empty());
  EXPECT_EQ(game.annotation(line[1]).marks, std::vector<std::uint8_t>{4});
  EXPECT_EQ(game.annotation(line[1]).comment, "said before");
  const std::vector<NodeId> replies = game.children(line[0]);
  ASSERT_EQ(replies.size(), 2U);
  EXPECT_EQ(game.move(replies[1]), Move(Square::b9, Square::c7));
  EXPECT_EQ(game.annotation(replies[1]).evaluation, (Evaluation{.value = 40, .depth = 12}));
  EXPECT_EQ(game.move(*game.first_child(replies[1])), h0g2);
  EXPECT_EQ(game.status(*game.first_child(replies[1])), MoveStatus::legal);

  // Once more changes nothing.
  const Game before = game;
  write_review(game, reviewed.moves, {});
  EXPECT_EQ(game, before);
}

TEST(Review, MarksOfPeopleStayUnlessTheyAreToGo) {
  Reviewed reviewed = faulty_game();
  const NodeId fault = reviewed.game.main_line()[1];
  reviewed.game.edit_annotation(fault).marks = {1, 14};
  write_review(reviewed.game, reviewed.moves, {});
  EXPECT_EQ(reviewed.game.annotation(fault).marks, (std::vector<std::uint8_t>{1, 14}));
  write_review(reviewed.game, reviewed.moves, {.replaces_marks = true});
  EXPECT_EQ(reviewed.game.annotation(fault).marks, (std::vector<std::uint8_t>{4, 14}));
}

TEST(Review, LinesAreAsLongAndAsManyAsAreWanted) {
  Reviewed one = faulty_game();
  write_review(one.game, one.moves, {.line_length = 1});
  EXPECT_EQ(one.game.move_count(), 3U);
  Reviewed none = faulty_game();
  none.moves[1].judgement = Judgement::mistake;
  write_review(none.game, none.moves, {.lines_from = Judgement::blunder});
  EXPECT_EQ(none.game.move_count(), 2U);
}

TEST(Review, ComesBackFromFiles) {
  for (const Format format : {Format::pgn, Format::json}) {
    Reviewed reviewed = faulty_game();
    write_review(reviewed.game, reviewed.moves, {});
    const auto written = write(format, reviewed.game, {});
    ASSERT_TRUE(written);
    EXPECT_TRUE(written->losses.empty());
    class Keep final : public GameBuilder {
     public:
      std::optional<Game> game;

     protected:
      Flow take(Game& read, const GamePlace&) override {
        game = std::move(read);
        return Flow::stop;
      }
    } keep;
    read(format, written->bytes, keep, {});
    ASSERT_TRUE(keep.game);
    EXPECT_EQ(*keep.game, reviewed.game) << written->bytes;
  }
}

MoveReasons why(const Position& at, std::string_view text) {
  std::vector<Move> line;
  while (!text.empty()) {
    line.push_back(parse_coordinates(text.substr(0, 4)).value());
    text.remove_prefix(std::min<std::size_t>(5, text.size()));
  }
  return reasons_for(at, line);
}

TEST(Reasons, TellWhatTheBoardShows) {
  // The cannon takes a horse and is taken: nothing is gained in the end.
  const MoveReasons exchange = why(Position(), "h2h9 i9h9 h0g2 b9c7");
  EXPECT_EQ(exchange.takes, (Piece{Color::black, Role::horse}));
  EXPECT_FALSE(exchange.gains);
  // Nobody takes the rook back.
  const Position loose = position("4k4/9/9/9/r8/9/9/9/9/R2K5 w");
  const MoveReasons free = why(loose, "a0a5 e9e8 d0d1");
  EXPECT_TRUE(free.gains);
  EXPECT_EQ(free.gained, (Piece{Color::black, Role::rook}));
  EXPECT_FALSE(free.gives_check);
}

TEST(Reasons, TellOfChecksAndFlight) {
  const Position rook = position("3k5/9/9/9/9/9/9/9/9/R3K4 w");
  EXPECT_TRUE(why(rook, "a0a9").gives_check);
  EXPECT_FALSE(why(rook, "a0a1").gives_check);
  const Position checked = position("3k5/9/9/9/9/9/9/9/9/r3K4 w");
  EXPECT_TRUE(why(checked, "e0e1").ends_check);
  EXPECT_TRUE(why(checked, "e0e1").is_only_legal);
  // The horse is attacked by a rook and goes where it is not.
  const Position horse = position("3k5/9/9/9/r3N4/9/9/9/9/4K4 w");
  EXPECT_TRUE(why(horse, "e5f3").saves_itself);
  // From there it attacks the rook as well, if it comes closer.
  EXPECT_FALSE(why(horse, "e5f3").attacks);
  EXPECT_TRUE(why(horse, "e5c6").attacks.contains(Square::a5));
}

TEST(Reasons, HoldForAllMoves) {
  std::mt19937 random(5);
  for (int game = 0; game < 200; ++game) {
    Line line;
    for (int ply = 0; ply < 60; ++ply) {
      const MoveList moves = legal_moves(line.position());
      if (moves.empty()) break;
      const Move move = moves[random() % moves.size()];
      // Whatever follows, also nonsense, does no harm.
      const std::vector<Move> with_nonsense{move, Move(Square::a0, Square::i9), move};
      const MoveReasons reasons = reasons_for(line.position(), with_nonsense);
      EXPECT_EQ(reasons.is_only_legal, moves.size() == 1);
      EXPECT_EQ(reasons.gives_check, line.position().after(move).in_check());
      EXPECT_EQ(reasons.takes, line.position().piece_at(move.to()));
      EXPECT_FALSE(reasons.gains);
      for (const Square square : reasons.attacks) {
        EXPECT_EQ(line.position().after(move).piece_at(square)->color,
                  opponent(line.position().turn()));
      }
      line.push(move);
    }
  }
}

// Red plays a good move, Black misses much, Red lets it go again.
std::vector<MoveReview> kept_moves() {
  std::vector<MoveReview> moves;
  Position at;
  const auto add = [&](Move played, int before, int after, std::vector<Move> better) {
    moves.push_back(review_move(at, played, {worth_of(centipawns(before)), std::move(better)},
                                {worth_of(centipawns(after)), {}}));
    at.play(played);
  };
  add(h2e2, 20, 15, {b2e2, h9g7});
  add(h9g7, 15, 400, {Move(Square::b9, Square::c7), h0g2});
  add(h0g2, 400, 30, {Move(Square::e2, Square::e6)});
  return moves;
}

TEST(Review, ComesBackOutOfTheRecord) {
  const std::vector<MoveReview> moves = kept_moves();
  Game game;
  NodeId node = NodeId::root;
  for (const MoveReview& review : moves) node = game.add(node, review.played);
  const RuleSet& rules = *find_rule_set("wxf2018");
  EXPECT_FALSE(read_review(game, rules));
  write_review(game, moves, {});
  const auto read = read_review(game, rules);
  ASSERT_TRUE(read);
  ASSERT_EQ(read->size(), moves.size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    EXPECT_EQ((*read)[i].mover, moves[i].mover);
    EXPECT_EQ((*read)[i].played, moves[i].played);
    EXPECT_EQ((*read)[i].judgement, moves[i].judgement);
    if (moves[i].judgement == Judgement::good) continue;
    EXPECT_EQ((*read)[i].better, moves[i].better);
    EXPECT_DOUBLE_EQ((*read)[i].loss, moves[i].loss);
    EXPECT_EQ((*read)[i].centipawn_loss, moves[i].centipawn_loss);
    EXPECT_EQ((*read)[i].before.red_points, moves[i].before.red_points);
  }
}

// Somebody's `?` on a move without a choice is no reason to look at the whole game again, and the
// same move written twice is no better one.
TEST(Review, KnowsForcedMovesOfTheRecord) {
  const Position start = position("3k5/9/9/9/9/9/9/9/9/r3K4 w");
  const Move forced = *legal_moves(start).begin();
  Game game(start);
  const NodeId played = game.add(NodeId::root, forced);
  game.edit_annotation(played).evaluation = centipawns(-900);
  game.edit_annotation(played).marks = {mark_of(Judgement::mistake)};
  const NodeId twice = game.append(NodeId::root, forced, MoveStatus::legal);
  game.edit_annotation(twice).evaluation = centipawns(0);
  const RuleSet& rules = *find_rule_set("wxf2018");
  const auto read = read_review(game, rules);
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->front().is_forced);
  EXPECT_EQ(read->front().judgement, Judgement::good);
  EXPECT_TRUE(Lessons(*read, Color::red).is_over());
  game.remove(twice);
  EXPECT_TRUE(read_review(game, rules));
}

TEST(Review, IsNotReadWhereSomethingIsMissing) {
  const std::vector<MoveReview> moves = kept_moves();
  Game game;
  NodeId node = NodeId::root;
  for (const MoveReview& review : moves) node = game.add(node, review.played);
  write_review(game, moves, {});
  const RuleSet& rules = *find_rule_set("wxf2018");
  const std::vector<NodeId> line = game.main_line();
  Game unscored = game;
  unscored.edit_annotation(line[1]).evaluation.reset();
  EXPECT_FALSE(read_review(unscored, rules));
  // A blunder whose better line has been cut.
  Game cut = game;
  for (const NodeId child : game.children(line[0])) {
    if (child != line[1]) cut.remove(child);
  }
  EXPECT_FALSE(read_review(cut, rules));
  // What somebody only tried is no better line; it has no score.
  Game tried = game;
  tried.add(NodeId::root, Move(Square::a3, Square::a4));
  EXPECT_EQ((*read_review(tried, rules))[0].judgement, Judgement::good);
  EXPECT_EQ(read_review(Game(), rules)->size(), 0U);
}

}  // namespace
}  // namespace chuhe::record
