// One game, told what happens: time, adjudication, rulings, illegal moves.
#include <chuhe/match/match.hpp>

#include <random>
#include <string_view>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/match/time_control_text.hpp>

namespace chuhe::match {
namespace {

Line line_of(std::string_view text) { return read_fen(text)->line; }
Move move_of(std::string_view text) { return *parse_coordinates(text); }

TimeControl control_of(std::string_view text) { return *parse_time_control(text); }

MatchTerms terms_with(std::string_view control) {
  MatchTerms terms;
  terms.rules = *find_rule_set("computer");
  for (const Color color : all_colors) terms.sides[color].control = control_of(control);
  return terms;
}

MatchTerms terms_without_clock() {
  MatchTerms terms = terms_with("move=1");
  for (const Color color : all_colors) terms.sides[color] = {{}, 1000, std::nullopt};
  terms.patience = Milliseconds(60'000);
  return terms;
}

Thought thought_of(int score) {
  Thought thought;
  thought.score = protocol::Score{protocol::Score::Kind::centipawns, score};
  return thought;
}

Answered answer(std::string_view move, std::optional<int> score = {}) {
  Answered answered;
  answered.move = move_of(move);
  if (score) answered.thought = thought_of(*score);
  return answered;
}

// A match with a clock that is set by hand.
class Table {
 public:
  explicit Table(const MatchTerms& terms, Line line = Line{}) : match(std::move(line), terms) {}
  // The side to move is asked and answers after so many milliseconds.
  void play(const Answered& answered, int milliseconds = 1) {
    match.apply(TurnBegan{}, now);
    now += Milliseconds(milliseconds);
    match.apply(answered, now);
  }
  void play(std::string_view move, int milliseconds = 1) { play(answer(move), milliseconds); }

  Moment now{std::chrono::hours(1)};
  Match match;
};

TEST(Match, PlaysUntilMate) {
  Table table(terms_with("10+1"), line_of("3k5/9/9/9/8p/9/9/9/RR7/4K4 w"));
  table.play("b1b8");
  EXPECT_FALSE(table.match.is_over());
  EXPECT_EQ(table.match.turn(), Color::black);
  table.play("i5i4", 500);
  table.play("a1a9", 2000);
  ASSERT_TRUE(table.match.is_over());
  EXPECT_EQ(table.match.result(),
            (MatchResult{Color::red, Termination::rules, Ending::checkmate, ""}));
  ASSERT_EQ(table.match.moves().size(), 3U);
  EXPECT_EQ(table.match.moves()[1].elapsed, Milliseconds(500));
  EXPECT_EQ(table.match.moves()[1].left, Milliseconds(10'500));
  // Both increments of Red's two moves.
  EXPECT_EQ(table.match.moves()[2].left, Milliseconds(10'000 + 1'000 - 1 + 1'000 - 2'000));
}

TEST(Match, IsOverWhenItsOpeningIs) {
  const Match match(line_of("3k5/2P6/9/9/9/9/9/9/9/4K4 b"), terms_with("10"));
  ASSERT_TRUE(match.is_over());
  EXPECT_EQ(match.result()->by_rules, Ending::stalemate);
  EXPECT_EQ(match.result()->winner, Color::red);
}

TEST(Match, AFlagFallsWhetherAnAnswerComesOrNot) {
  MatchTerms terms = terms_with("1");
  terms.time_margin = Milliseconds(20);
  {
    Table table(terms);
    table.play("h2e2", 1021);
    ASSERT_TRUE(table.match.is_over());
    EXPECT_EQ(table.match.result(),
              (MatchResult{Color::black, Termination::time_forfeit, std::nullopt, ""}));
    EXPECT_TRUE(table.match.moves().empty());
  }
  {
    Table table(terms);
    table.match.apply(TurnBegan{}, table.now);
    ASSERT_EQ(table.match.deadline(), table.now + Milliseconds(1021));
    table.match.apply(TimePassed{}, table.now + Milliseconds(1020));
    EXPECT_FALSE(table.match.is_over());
    table.match.apply(TimePassed{}, table.now + Milliseconds(1021));
    ASSERT_TRUE(table.match.is_over());
    EXPECT_EQ(table.match.result()->termination, Termination::time_forfeit);
    EXPECT_EQ(table.match.result()->winner, Color::black);
  }
}

TEST(Match, AMarginForgivesAndLeavesNearlyNothing) {
  MatchTerms terms = terms_with("1+0.1");
  terms.time_margin = Milliseconds(20);
  Table table(terms);
  table.play("h2e2", 1020);
  ASSERT_FALSE(table.match.is_over());
  EXPECT_EQ(table.match.moves()[0].elapsed, Milliseconds(1020));
  EXPECT_EQ(table.match.moves()[0].left, Milliseconds(101));
  // The other side's time is its own.
  table.play("h9g7", 999);
  ASSERT_FALSE(table.match.is_over());
  EXPECT_EQ(table.match.moves()[1].left, Milliseconds(101));
}

TEST(Match, NobodysTimeRunsBetweenTurns) {
  Table table(terms_with("1"));
  table.play("h2e2", 500);
  table.now += std::chrono::hours(1);
  table.play("h9g7", 500);
  EXPECT_FALSE(table.match.is_over());
  EXPECT_FALSE(table.match.deadline());
}

TEST(Match, PatienceEndsWhereNoClockDoes) {
  Table table(terms_without_clock());
  table.match.apply(TurnBegan{}, table.now);
  ASSERT_EQ(table.match.deadline(), table.now + Milliseconds(60'001));
  table.match.apply(TimePassed{}, *table.match.deadline());
  ASSERT_TRUE(table.match.is_over());
  EXPECT_EQ(table.match.result()->termination, Termination::stall);
  EXPECT_EQ(table.match.result()->winner, Color::black);
}

TEST(Match, TellsThePlayerItsLimits) {
  MatchTerms terms = terms_with("40/60+0.5");
  terms.sides[Color::black] = {control_of("30,byo=5"), 5000, 9};
  Table table(terms);
  const protocol::Go red = table.match.go();
  EXPECT_EQ(red.clocks[Color::red].remaining, Milliseconds(60'000));
  EXPECT_EQ(red.clocks[Color::red].increment, Milliseconds(500));
  EXPECT_EQ(red.clocks[Color::red].moves_to_go, 40);
  EXPECT_EQ(red.clocks[Color::black].remaining, Milliseconds(30'000));
  EXPECT_FALSE(red.byo_yomi);
  EXPECT_FALSE(red.nodes);
  table.play("h2e2", 1000);
  const protocol::Go black = table.match.go();
  EXPECT_EQ(black.clocks[Color::red].remaining, Milliseconds(59'500));
  EXPECT_EQ(black.clocks[Color::red].moves_to_go, 39);
  EXPECT_EQ(black.byo_yomi, Milliseconds(5'000));
  EXPECT_EQ(black.nodes, 5000U);
  EXPECT_EQ(black.depth, 9);
  EXPECT_FALSE(black.move_time);
}

TEST(Match, IllegalMovesLose) {
  const auto result_after = [](const Answered& answered) {
    Table table(terms_with("10"));
    table.play("h2e2");
    table.play(answered);
    return table.match.result().value_or(MatchResult{});
  };
  EXPECT_EQ(result_after(answer("h2e2")),
            (MatchResult{Color::red, Termination::illegal_move, std::nullopt, "h2e2"}));
  Answered nonsense;
  nonsense.move = Move::from_bits(0xffff);
  EXPECT_EQ(result_after(nonsense).termination, Termination::illegal_move);
  Answered unreadable;
  unreadable.unreadable = "bestmove h10";
  EXPECT_EQ(result_after(unreadable),
            (MatchResult{Color::red, Termination::illegal_move, std::nullopt, "bestmove h10"}));
  EXPECT_EQ(result_after(Answered{}).termination, Termination::no_move);
  Answered resignation;
  resignation.resigns = true;
  EXPECT_EQ(result_after(resignation),
            (MatchResult{Color::red, Termination::resignation, std::nullopt, ""}));
}

TEST(Match, DrawsAreAgreedUpon) {
  Table table(terms_with("10"));
  Answered offer = answer("h2e2");
  offer.offers_draw = true;
  table.play(offer);
  EXPECT_FALSE(table.match.is_over());
  EXPECT_TRUE(table.match.go().offers_draw);
  table.play("h9g7");
  EXPECT_FALSE(table.match.go().offers_draw);
  Answered late = answer("h0g2");
  late.offers_draw = true;
  table.play(late);
  Answered accepted = answer("i9h9");
  accepted.offers_draw = true;
  table.play(accepted);
  EXPECT_EQ(table.match.result(),
            (MatchResult{std::nullopt, Termination::agreement, std::nullopt, ""}));
}

// The rook checks for ever, along two ranks by turns.
const std::string_view checks[] = {"a8a9", "e9e8", "a9a8", "e8e9"};
const std::string_view before_checks = "4k4/R8/9/9/9/9/9/9/9/3K5 w";

TEST(Match, TheArbiterRulesOnRepetition) {
  Table table(terms_with("100"), line_of(before_checks));
  for (std::size_t ply = 0; ply < 20 && !table.match.is_over(); ++ply) table.play(checks[ply % 4]);
  EXPECT_EQ(table.match.result(),
            (MatchResult{Color::black, Termination::rules, Ending::perpetual_check, ""}));
}

// Under Sky's rules the move that would repeat is refused: to play it is to play an illegal move.
TEST(Match, BannedMovesAreIllegalMoves) {
  MatchTerms terms = terms_with("1000");
  terms.rules = *find_rule_set("sky");
  Table table(terms, line_of(before_checks));
  bool banned = false;
  std::string_view move;
  for (std::size_t ply = 0; ply < 100 && !table.match.is_over(); ++ply) {
    move = checks[ply % 4];
    banned = table.match.banned().contains(move_of(move));
    table.play(move);
  }
  EXPECT_TRUE(banned);
  EXPECT_EQ(table.match.result(), (MatchResult{Color::black, Termination::illegal_move,
                                               std::nullopt, std::string(move)}));
}

// Moves that neither repeat nor do anything: a rook of each side wanders along its second rank.
std::string_view quiet_move(int ply) {
  constexpr std::string_view red[] = {"a0a1", "a1b1", "b1c1", "c1d1", "d1e1", "e1f1", "f1g1"};
  constexpr std::string_view black[] = {"i9i8", "i8h8", "h8g8", "g8f8", "f8e8", "e8d8", "d8c8"};
  return ply % 2 == 0 ? red[ply / 2] : black[ply / 2];
}

TEST(Match, LostGamesAreGivenUp) {
  MatchTerms terms = terms_with("10");
  terms.resign = ResignRule{3, 500, false};
  Table table(terms);
  int ply = 0;
  const auto play = [&](int score) { table.play(answer(quiet_move(ply++), score)); };
  play(-500);
  play(0);
  play(-500);
  play(0);
  play(-499);  // not lost enough: begins anew
  play(0);
  play(-600);
  play(0);
  play(-700);
  play(0);
  EXPECT_FALSE(table.match.is_over());
  play(-501);
  EXPECT_EQ(table.match.result(),
            (MatchResult{Color::black, Termination::score, std::nullopt, ""}));
}

TEST(Match, BothMustAgreeWhereThatIsWanted) {
  MatchTerms terms = terms_with("10");
  terms.resign = ResignRule{2, 500, true};
  Table table(terms);
  int ply = 0;
  const auto play = [&](int score) { table.play(answer(quiet_move(ply++), score)); };
  for (int i = 0; i < 3; ++i) {
    play(-900);
    play(0);
  }
  EXPECT_FALSE(table.match.is_over());
  play(-900);
  play(900);
  EXPECT_FALSE(table.match.is_over());
  play(-900);
  play(900);
  EXPECT_EQ(table.match.result()->winner, Color::black);
}

TEST(Match, MatesAreScoresToo) {
  MatchTerms terms = terms_with("10");
  terms.resign = ResignRule{1, 500, false};
  Table table(terms);
  Answered answered = answer("h2e2");
  answered.thought.score = protocol::Score{protocol::Score::Kind::mate, 3};
  table.play(answered);
  EXPECT_FALSE(table.match.is_over());
  answered = answer("h9g7");
  answered.thought.score = protocol::Score{protocol::Score::Kind::mate, -3};
  table.play(answered);
  EXPECT_EQ(table.match.result()->winner, Color::red);
}

TEST(Match, LevelGamesAreDrawnFromSomeRoundOn) {
  MatchTerms terms = terms_with("10");
  terms.draw = DrawRule{2, 10, 4};
  Table table(terms);
  int ply = 0;
  const auto play = [&](std::optional<int> score) { table.play(answer(quiet_move(ply++), score)); };
  for (int i = 0; i < 5; ++i) play(-10);
  EXPECT_FALSE(table.match.is_over());  // round 3
  play(10);
  EXPECT_TRUE(table.match.is_over());
  EXPECT_EQ(table.match.result()->termination, Termination::level_scores);
  EXPECT_FALSE(table.match.result()->winner);
}

TEST(Match, AMoveWithoutAScoreIsNotLevel) {
  MatchTerms terms = terms_with("10");
  terms.draw = DrawRule{2, 10, 1};
  Table table(terms);
  int ply = 0;
  const auto play = [&](std::optional<int> score) { table.play(answer(quiet_move(ply++), score)); };
  play(0);
  play(0);
  play(0);
  play({});
  play(0);
  play(0);
  EXPECT_FALSE(table.match.is_over());
  play(0);
  play(0);
  EXPECT_TRUE(table.match.is_over());
}

TEST(Match, TheLimitOfPliesCountsMovesOfTheGame) {
  MatchTerms terms = terms_with("10");
  terms.max_plies = 2;
  Table table(terms, line_of("startpos moves h2e2 h9g7 h0g2"));
  EXPECT_EQ(table.match.opening_plies(), 3U);
  table.play("i9h9");
  EXPECT_FALSE(table.match.is_over());
  table.play("i0h0");
  EXPECT_EQ(table.match.result()->termination, Termination::ply_limit);
}

TEST(Match, PlayersMayFailAtAnyTime) {
  Table table(terms_with("10"));
  table.match.apply(TurnBegan{}, table.now);
  table.match.apply(PlayerFailed{Color::black, Termination::crash, "exit status 1"}, table.now);
  EXPECT_EQ(table.match.result(),
            (MatchResult{Color::red, Termination::crash, std::nullopt, "exit status 1"}));
}

TEST(Match, EventsThatComeTooLateChangeNothing) {
  Table table(terms_with("10"));
  table.match.apply(answer("h2e2"), table.now);  // nobody was asked
  EXPECT_TRUE(table.match.moves().empty());
  table.match.apply(TurnBegan{}, table.now);
  table.match.apply(TurnBegan{}, table.now + Milliseconds(9'000));  // asked once is asked
  table.match.apply(answer("h2e2"), table.now + Milliseconds(9'500));
  EXPECT_EQ(table.match.moves().at(0).left, Milliseconds(500));
  table.match.apply(Abandoned{}, table.now);
  ASSERT_TRUE(table.match.is_over());
  const MatchResult before = *table.match.result();
  EXPECT_EQ(before.termination, Termination::abandoned);
  for (const MatchEvent& event :
       {MatchEvent(TurnBegan{}), MatchEvent(answer("h9g7")), MatchEvent(TimePassed{}),
        MatchEvent(PlayerFailed{}), MatchEvent(Abandoned{})}) {
    table.match.apply(event, table.now + std::chrono::hours(2));
    EXPECT_EQ(table.match.result(), before);
    EXPECT_EQ(table.match.moves().size(), 1U);
  }
}

TEST(Match, ThoughtsKeepTheLatestScoreOfTheBestLine) {
  Thought thought;
  protocol::Info info;
  info.depth = 4;
  info.nodes = 100;
  info.score = protocol::Score{protocol::Score::Kind::centipawns, 20};
  take_in(thought, info);
  info.depth = 5;
  info.nodes = 200;
  info.score->value = 70;
  info.bound = protocol::Bound::lower;
  take_in(thought, info);
  EXPECT_EQ(thought.score->value, 20);
  EXPECT_EQ(thought.depth, 4);
  EXPECT_EQ(thought.nodes, 200U);
  info.bound = protocol::Bound::exact;
  info.multi_pv = 2;
  take_in(thought, info);
  EXPECT_EQ(thought.score->value, 20);
}

// Whatever happens in whatever order, a game has a legal line and ends once.
TEST(Match, RandomEventsKeepTheLaws) {
  for (unsigned seed = 0; seed < 200; ++seed) {
    std::mt19937 random(seed);
    MatchTerms terms = terms_with(seed % 2 == 0 ? "1+0.01" : "move=0.2");
    terms.time_margin = Milliseconds(static_cast<int>(seed % 7));
    Table table(terms);
    std::optional<MatchResult> result;
    for (int step = 0; step < 300; ++step) {
      const MoveList moves = legal_moves(table.match.line().position());
      table.now += Milliseconds(static_cast<int>(random() % 12));
      const std::size_t plies = table.match.line().plies();
      const auto kind = random() % 100;
      if (kind < 48) {
        table.match.apply(TurnBegan{}, table.now);
      } else if (kind < 96 && !moves.empty()) {
        Answered answered;
        answered.move = moves[random() % moves.size()];
        table.match.apply(answered, table.now);
      } else if (kind < 99) {
        table.match.apply(TimePassed{}, table.now);
      } else {
        Answered answered;
        answered.move = Move::from_bits(static_cast<std::uint16_t>(random()));
        table.match.apply(answered, table.now);
      }
      ASSERT_LE(table.match.line().plies(), plies + 1);
      ASSERT_EQ(table.match.moves().size(), table.match.line().plies());
      if (result) {
        ASSERT_EQ(table.match.result(), result);
      }
      result = table.match.result();
      for (const MatchMove& move : table.match.moves()) ASSERT_GE(move.elapsed.count(), 0);
    }
  }
}

}  // namespace
}  // namespace chuhe::match
