#include <chuhe/protocol/ucci.hpp>

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/protocol/conversation.hpp>

namespace chuhe::protocol {
namespace {

Move move_of(std::string_view text) { return *parse_coordinates(text); }

Command command_of(std::string_view text, const Dialect& dialect = ucci_dialect,
                   Color turn = Color::red) {
  auto command = ucci::parse_command(text, dialect, turn);
  if (!command) ADD_FAILURE() << text << ": " << to_string(command.error());
  return command ? *command : Quit{};
}

Reply reply_of(std::string_view text) {
  auto reply = ucci::parse_reply(text, ucci_dialect);
  if (!reply) ADD_FAILURE() << text << ": " << to_string(reply.error());
  return reply ? *reply : Bye{};
}

std::string sent(const Line& line) {
  return ucci::print_command(SetPosition{line, {}}, ucci_dialect, Color::red);
}

Line line_of(std::string_view text) {
  const auto reading = read_fen(text);
  EXPECT_TRUE(reading) << text;
  return reading ? reading->line : Line();
}

TEST(UcciPosition, IsTheFenAfterTheLastCaptureAndTheMoves) {
  EXPECT_EQ(sent(Line()), "position startpos");
  EXPECT_EQ(sent(line_of("startpos moves h2e2 h9g7")), "position startpos moves h2e2 h9g7");
  EXPECT_EQ(sent(line_of("startpos moves h2e2 h9g7 e2e6")),
            "position fen rnbakab1r/9/1c4nc1/p1p1C1p1p/9/9/P1P1P1P1P/1C7/9/RNBAKABNR b - - 0 2");
  EXPECT_EQ(
      sent(line_of("startpos moves h2e2 h9g7 e2e6 i9i8 h0g2")),
      "position fen rnbakab1r/9/1c4nc1/p1p1C1p1p/9/9/P1P1P1P1P/1C7/9/RNBAKABNR b - - 0 2 moves "
      "i9i8 h0g2");
}

TEST(UcciPosition, NothingThatRepetitionsNeedIsLost) {
  const Line game =
      line_of("startpos moves h2e2 h9g7 e2e6 i9i8 h0g2 i8i9 g2h0 i9i8 h0g2 i8i9 g2h0 i9i8 h0g2");
  const Line rest = since_last_capture(game);
  EXPECT_EQ(rest.position(), game.position());
  EXPECT_EQ(rest.occurrence_count(), game.occurrence_count());
  EXPECT_EQ(rest.occurrence_count(), 3);
  EXPECT_EQ(to_fen(rest.position()), to_fen(game.position()));
}

TEST(UcciGo, SecondsAndMilliseconds) {
  const std::string_view text =
      "go time 60 increment 1.5 opptime 55 oppincrement 2 movestogo 10 "
      "oppmovestogo 11";
  const Go seconds = std::get<Go>(command_of(text, ucci_dialect, Color::black));
  EXPECT_EQ(seconds.clocks[Color::black].remaining, Milliseconds(60000));
  EXPECT_EQ(seconds.clocks[Color::black].increment, Milliseconds(1500));
  EXPECT_EQ(seconds.clocks[Color::black].moves_to_go, 10);
  EXPECT_EQ(seconds.clocks[Color::red].remaining, Milliseconds(55000));
  EXPECT_EQ(seconds.clocks[Color::red].moves_to_go, 11);
  Dialect milliseconds = ucci_dialect;
  milliseconds.time_unit = TimeUnit::milliseconds;
  const Go fine = std::get<Go>(command_of(text, milliseconds, Color::black));
  EXPECT_EQ(fine.clocks[Color::black].remaining, Milliseconds(60));
  EXPECT_EQ(ucci::print_command(fine, milliseconds, Color::black),
            "go time 60 movestogo 10 increment 1 opptime 55 oppmovestogo 11 oppincrement 2");
}

TEST(UcciGo, Modes) {
  EXPECT_TRUE(std::get<Go>(command_of("go depth infinite")).infinite);
  EXPECT_FALSE(std::get<Go>(command_of("go depth infinite")).depth);
  EXPECT_TRUE(std::get<Go>(command_of("go infinite")).infinite);
  const Go draw = std::get<Go>(command_of("go draw depth 7"));
  EXPECT_TRUE(draw.offers_draw);
  EXPECT_EQ(draw.depth, 7);
  EXPECT_TRUE(std::get<Go>(command_of("go ponder time 10 increment 1")).ponder);
  EXPECT_EQ(std::get<Go>(command_of("go nodes 1000")).nodes, 1000U);
  // What programs send that know UCI better.
  EXPECT_EQ(std::get<Go>(command_of("go wtime 5 btime 6")).clocks[Color::black].remaining,
            Milliseconds(6000));
}

TEST(UcciCommand, TheWholeVocabulary) {
  EXPECT_EQ(command_of("ucci"), Command(Hello{Language::ucci}));
  EXPECT_EQ(command_of("setoption newgame"), Command(NewGame{}));
  EXPECT_EQ(command_of("ucinewgame"), Command(NewGame{}));
  EXPECT_EQ(command_of("setoption hashsize 64"), Command(SetOption{"hashsize", "64"}));
  EXPECT_EQ(command_of("setoption bookfiles /my books/a.dat"),
            Command(SetOption{"bookfiles", "/my books/a.dat"}));
  EXPECT_EQ(command_of("setoption usemillisec true"), Command(SetOption{"usemillisec", "true"}));
  EXPECT_EQ(command_of("setoption name Skill Level value 3"),
            Command(SetOption{"Skill Level", "3"}));
  EXPECT_EQ(command_of("setoption hashsize value 64"), Command(SetOption{"hashsize", "64"}));
  EXPECT_EQ(command_of("banmoves h2e2 b0c2"),
            Command(BanMoves{{move_of("h2e2"), move_of("b0c2")}}));
  EXPECT_EQ(command_of("banmoves"), Command(BanMoves{}));
  EXPECT_EQ(command_of("ponderhit draw"), Command(PonderHit{true}));
  EXPECT_EQ(command_of("ponderhit"), Command(PonderHit{}));
  EXPECT_EQ(command_of("probe startpos moves h2e2"),
            Command(Probe{line_of("startpos moves h2e2"), {}}));
  EXPECT_EQ(ucci::print_command(SetOption{"Skill Level", "3"}, ucci_dialect, Color::red),
            "setoption Skill_Level 3");
  EXPECT_EQ(ucci::print_command(NewGame{}, ucci_dialect, Color::red), "setoption newgame");
  EXPECT_EQ(ucci::print_command(Debug{true}, ucci_dialect, Color::red), "setoption debug true");
}

TEST(UcciReply, BestMoves) {
  Best best;
  best.move = move_of("b2e2");
  best.ponder = move_of("b9c7");
  EXPECT_EQ(reply_of("bestmove b2e2 ponder b9c7"), Reply(best));
  best.offers_draw = true;
  EXPECT_EQ(reply_of("bestmove b2e2 ponder b9c7 draw"), Reply(best));
  EXPECT_EQ(ucci::print_reply(best, ucci_dialect), "bestmove b2e2 ponder b9c7 draw");
  best.offers_draw = false;
  best.resigns = true;
  EXPECT_EQ(reply_of("bestmove b2e2 ponder b9c7 resign"), Reply(best));
  EXPECT_EQ(reply_of("nobestmove"), Reply(Best{}));
  EXPECT_EQ(reply_of("bestmove (none)"), Reply(Best{}));
  EXPECT_EQ(ucci::print_reply(Best{}, ucci_dialect), "nobestmove");
}

TEST(UcciReply, ScoresWithAndWithoutCp) {
  const auto score = [](std::string_view text) { return std::get<Info>(reply_of(text)).score; };
  EXPECT_EQ(score("info depth 6 score 4 pv b0c2"), (Score{Score::Kind::centipawns, 4}));
  EXPECT_EQ(score("info depth 6 score cp -68 pv b0c2"), (Score{Score::Kind::centipawns, -68}));
  EXPECT_EQ(score("info depth 0 score mate 0"), (Score{Score::Kind::mate, 0}));
  EXPECT_EQ(score("info score 29999"), (Score{Score::Kind::mate, 1}));
  EXPECT_EQ(score("info score 29998"), (Score{Score::Kind::mate, 2}));
  EXPECT_EQ(score("info score -29998"), (Score{Score::Kind::mate, -1}));
  EXPECT_EQ(score("info score -30000"), (Score{Score::Kind::mate, 0}));
  Info info;
  info.depth = 3;
  info.score = Score{Score::Kind::mate, 2};
  info.text = "hello";
  EXPECT_EQ(ucci::print_reply(info, ucci_dialect), "info depth 3 score 29997 message hello");
  info.score = Score{Score::Kind::centipawns, 123456};
  EXPECT_EQ(ucci::print_reply(info, ucci_dialect), "info depth 3 score 29000 message hello");
}

TEST(UcciReply, Probes) {
  ProbeAnswer answer;
  EXPECT_EQ(reply_of("pophash"), Reply(answer));
  answer.move = move_of("b2e2");
  answer.lower = ProbedBound{40, 3};
  answer.upper = ProbedBound{60, 5};
  const std::string text = "pophash bestmove b2e2 lowerbound 40 depth 3 upperbound 60 depth 5";
  EXPECT_EQ(reply_of(text), Reply(answer));
  EXPECT_EQ(ucci::print_reply(answer, ucci_dialect), text);
  EXPECT_EQ(reply_of("bye"), Reply(Bye{}));
}

TEST(UcciReply, Options) {
  EXPECT_EQ(reply_of("option hashsize type spin min 16 max 1024 default 16"),
            Reply(OptionSpec{"hashsize", SpinOption{16, 16, 1024}}));
  EXPECT_EQ(reply_of("option style type combo var solid var normal var risky default normal"),
            Reply(OptionSpec{"style", ComboOption{"normal", {"solid", "normal", "risky"}}}));
  EXPECT_EQ(reply_of("option bookfiles type file default BOOK.DAT"),
            Reply(OptionSpec{"bookfiles", FileOption{"BOOK.DAT"}}));
  EXPECT_EQ(reply_of("option about type label"), Reply(OptionSpec{"about", LabelOption{}}));
}

TEST(Conversation, TheHelloChoosesTheLanguage) {
  Conversation engine;
  ASSERT_TRUE(engine.parse_command("ucci"));
  EXPECT_EQ(engine.dialect(), ucci_dialect);
  EXPECT_EQ(engine.print_reply(HelloOk{engine.dialect().language}), "ucciok");
  const auto go = engine.parse_command("go time 60");
  EXPECT_EQ(std::get<Go>(*go).clocks[Color::red].remaining, Milliseconds(60000));
  ASSERT_TRUE(engine.parse_command("setoption usemillisec 1"));
  EXPECT_EQ(engine.dialect().time_unit, TimeUnit::milliseconds);
  ASSERT_TRUE(engine.parse_command("position startpos moves h2e2"));
  const auto black = engine.parse_command("go time 600");
  EXPECT_EQ(std::get<Go>(*black).clocks[Color::black].remaining, Milliseconds(600));
  // A position that cannot be: the former is kept, and whose turn it is with it.
  ASSERT_TRUE(engine.parse_command("position startpos moves h2e2 h9h5"));
  EXPECT_EQ(engine.turn(), Color::black);
  EXPECT_EQ(engine.print_reply(Best{}), "nobestmove");
}

TEST(EngineDescription, WhatAnEngineOfManyGamesNeeds) {
  Conversation program;
  EngineDescription engine;
  for (std::string_view line :
       {"id name Many 1.0",
        "option name UCI_Variant type combo default chess var chess var xiangqi",
        "option name Hash type spin default 16 min 1 max 64", "uciok"}) {
    engine.add(*program.parse_reply(line));
  }
  EXPECT_EQ(engine.text(IdField::name), "Many 1.0");
  EXPECT_EQ(engine.text(IdField::author), "");
  EXPECT_EQ(engine.variant_choice(), (SetOption{"UCI_Variant", "xiangqi"}));
  EXPECT_TRUE(engine.plays_xiangqi());
  EXPECT_EQ(engine.ranks(Language::uci), RankNumbers::one_to_ten);
  EXPECT_EQ(engine.ranks(Language::ucci), RankNumbers::zero_to_nine);
  ASSERT_TRUE(engine.option(CommonOption::hash));
  EXPECT_EQ(engine.option(CommonOption::hash)->name, "Hash");
  EXPECT_FALSE(engine.option(CommonOption::threads));

  EngineDescription chess;
  chess.add(*program.parse_reply("option name UCI_Variant type combo default chess var chess"));
  EXPECT_FALSE(chess.plays_xiangqi());
  const EngineDescription silent;
  EXPECT_TRUE(silent.plays_xiangqi());
  EXPECT_EQ(silent.ranks(Language::uci), RankNumbers::zero_to_nine);
  EXPECT_FALSE(silent.variant_choice());
}

}  // namespace
}  // namespace chuhe::protocol
