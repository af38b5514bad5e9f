#include <chuhe/match/match_record.hpp>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/match/time_control_text.hpp>
#include <chuhe/record/dialects.hpp>
#include <chuhe/record/pgn.hpp>
#include <chuhe/record/visitor.hpp>

namespace chuhe::match {
namespace {

Match some_match() {
  MatchTerms terms;
  terms.rules = *find_rule_set("computer");
  terms.sides[Color::red].control = *parse_time_control("10+0.1");
  terms.sides[Color::black].nodes = 5000;
  Match match(read_fen("startpos moves h2e2 h9g7")->line, terms);
  Moment now{};
  const auto play = [&](std::string_view move, int milliseconds, protocol::Score score) {
    match.apply(TurnBegan{}, now);
    now += Milliseconds(milliseconds);
    Answered answered;
    answered.move = *parse_coordinates(move);
    answered.thought = {score, 12, 3456};
    match.apply(answered, now);
  };
  play("h0g2", 1500, {protocol::Score::Kind::centipawns, 35});
  play("i9h9", 7, {protocol::Score::Kind::mate, 3});
  Answered illegal;
  illegal.unreadable = "bestmove {x}";
  match.apply(TurnBegan{}, now);
  match.apply(illegal, now);
  return match;
}

constexpr std::string_view expected = R"([Game "Chinese Chess"]
[Event "Test"]
[Date "2026.11.30"]
[Round "3.1"]
[Red "A \"1\""]
[Black "B"]
[RedTimeControl "10+0.1"]
[BlackTimeControl "nodes=5000"]
[Result "0-1"]
[Ending "illegal_move"]
[RuleSet "computer"]
[Format "ICCS"]

1. H2-E2 H9-G7
2. H0-G2
{[%eval 0.35,12][%clk 0:00:08.600][%emt 0:00:01.500]} 2... I9-H9
{[%eval #-3,12][%emt 0:00:00.007] illegal_move: bestmove &#123;x&#125;}
0-1

)";

TEST(MatchRecord, HoldsAllThatIsKnown) {
  const record::Game game =
      record_of(some_match(), {"Test", "2026.11.30", "3.1", {{"A \"1\"", "B"}}});
  record::WriteOptions options;
  options.notation = &record::notation::iccs;
  EXPECT_EQ(record::write_pgn(game, options).bytes, expected);
  record::GameCollector reading;
  record::read_pgn(record::write_pgn(game, options).bytes, reading, {});
  ASSERT_EQ(reading.games.size(), 1U);
  EXPECT_EQ(reading.games[0].result(), game.result());
  EXPECT_EQ(reading.games[0].main_line().size(), 4U);
  EXPECT_EQ(reading.games[0].annotation(reading.games[0].main_line().back()).comment,
            "illegal_move: bestmove {x}");
}

TEST(MatchRecord, EveryEndingHasAResult) {
  using enum Termination;
  for (const Termination termination : {crash, stall, time_forfeit, illegal_move, no_move, score}) {
    Match match(Line{}, MatchTerms{.rules = *find_rule_set("computer")});
    match.apply(PlayerFailed{Color::red, termination, "x"}, Moment{});
    EXPECT_EQ(result_of(match).score, record::Score::black_wins);
    EXPECT_NE(result_of(match).ending, record::GameEnding::unknown);
    EXPECT_EQ(result_of(match).rule_set, "computer");
  }
  Match match(Line{}, MatchTerms{.rules = *find_rule_set("computer")});
  EXPECT_EQ(result_of(match).score, record::Score::unknown);
  match.apply(Abandoned{}, Moment{});
  EXPECT_EQ(result_of(match).score, record::Score::unknown);
}

TEST(MatchRecord, LimitsAsText) {
  EXPECT_EQ(to_string(SideTerms{}), "none");
  EXPECT_EQ(to_string(SideTerms{.nodes = 5}), "nodes=5");
  EXPECT_EQ(to_string(SideTerms{*parse_time_control("40/60"), 5, 7}), "40/60,nodes=5,depth=7");
}

}  // namespace
}  // namespace chuhe::match
