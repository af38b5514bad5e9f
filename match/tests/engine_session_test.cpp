// The talk with an engine, without an engine.
#include <chuhe/match/engine_session.hpp>

#include <string>

#include <gtest/gtest.h>

namespace chuhe::match {
namespace {

using Lines = std::vector<std::string>;

EngineSetup setup_for(EngineProtocol protocol) {
  EngineSetup setup;
  setup.protocol = protocol;
  return setup;
}

class Talk {
 public:
  explicit Talk(EngineSetup setup = {}) : session(std::move(setup)) {}

  Lines begin() { return keep(session.begin(now)); }
  Lines hear(std::string_view text) { return keep(session.line(text, now)); }
  // From the beginning to the first game.
  void become_ready() {
    begin();
    hear("uciok");
    hear("readyok");
    events.clear();
  }
  Lines wait(Milliseconds time) {
    now += time;
    return keep(session.time_passed(now));
  }
  Lines keep(EngineStep step) {
    for (EngineEvent& event : step.events) events.push_back(std::move(event));
    return std::move(step.lines);
  }
  Lines think(protocol::Go go = {}, Line line = Line{}) {
    return keep(session.think(line, go, {}, now));
  }
  // The last event, which must be of this kind.
  template <class Event>
  Event last() {
    EXPECT_FALSE(events.empty());
    if (events.empty() || !std::holds_alternative<Event>(events.back())) {
      ADD_FAILURE() << "another event";
      return Event{};
    }
    return std::get<Event>(events.back());
  }

  EngineSession session;
  std::vector<EngineEvent> events;
  Moment now{std::chrono::hours(1)};
};

protocol::Go nodes(std::uint64_t count) {
  protocol::Go go;
  go.nodes = count;
  return go;
}

TEST(EngineSession, Uci) {
  EngineSetup setup;
  setup.options = {{"hash", "32"}, {"Clear Hash", std::nullopt}, {"Unheard Of", "1"}};
  Talk talk(setup);
  EXPECT_EQ(talk.begin(), Lines{"uci"});
  EXPECT_TRUE(talk.session.deadline());
  EXPECT_EQ(talk.hear("Some Engine by Somebody"), Lines{});
  talk.hear("id name Some Engine");
  talk.hear("option name Hash type spin default 16 min 1 max 64");
  talk.hear("option name Clear Hash type button");
  EXPECT_EQ(talk.hear("uciok"), (Lines{"setoption name Hash value 32", "setoption name Clear Hash",
                                       "setoption name Unheard Of value 1", "isready"}));
  EXPECT_EQ(talk.last<UnknownOption>().name, "Unheard Of");
  EXPECT_EQ(talk.hear("readyok"), Lines{});
  talk.last<EngineReady>();
  EXPECT_EQ(talk.session.description().text(protocol::IdField::name), "Some Engine");
  EXPECT_TRUE(talk.session.is_idle());
  EXPECT_FALSE(talk.session.deadline());

  EXPECT_EQ(talk.think(nodes(500)), (Lines{"position startpos", "go nodes 500"}));
  talk.hear("info depth 3 score cp 20");
  EXPECT_EQ(talk.last<protocol::Info>().depth, 3);
  EXPECT_FALSE(talk.session.deadline());
  talk.hear("bestmove h2e2 ponder h9g7");
  EXPECT_EQ(talk.last<protocol::Best>().move, Move(Square::h2, Square::e2));
  EXPECT_EQ(talk.keep(talk.session.new_game(talk.now)), (Lines{"ucinewgame", "isready"}));
  talk.hear("readyok");
  talk.last<EngineReady>();
  EXPECT_EQ(talk.keep(talk.session.quit()), Lines{"quit"});
}

TEST(EngineSession, FairyStockfishIsToldTheGameAndCountsRanksFromOne) {
  Talk talk;
  talk.begin();
  talk.hear("option name UCI_Variant type combo default chess var chess var xiangqi");
  EXPECT_EQ(talk.hear("uciok"), (Lines{"setoption name UCI_Variant value xiangqi", "isready"}));
  talk.hear("readyok");
  talk.think();
  talk.hear("bestmove h3e3");
  EXPECT_EQ(talk.last<protocol::Best>().move, Move(Square::h2, Square::e2));
  Talk other(EngineSetup{.ranks = RankNumbers::zero_to_nine});
  other.begin();
  other.hear("option name UCI_Variant type combo default chess var chess var xiangqi");
  other.hear("uciok");
  other.hear("readyok");
  other.think();
  other.hear("bestmove h2e2");
  EXPECT_EQ(other.last<protocol::Best>().move, Move(Square::h2, Square::e2));
}

TEST(EngineSession, Ucci) {
  EngineSetup setup = setup_for(EngineProtocol::ucci);
  setup.options = {{"Hash", "32"}};
  Talk talk(setup);
  EXPECT_EQ(talk.begin(), Lines{"ucci"});
  talk.hear("option usemillisec type check default false");
  talk.hear("option hashsize type spin min 1 max 64 default 16");
  EXPECT_EQ(talk.hear("ucciok"),
            (Lines{"setoption usemillisec true", "setoption hashsize 32", "isready"}));
  talk.hear("readyok");
  talk.last<EngineReady>();
  protocol::Go go;
  go.clocks[Color::red].remaining = Milliseconds(1500);
  const Move banned(Square::h2, Square::e2);
  const Lines lines = talk.keep(talk.session.think(Line{}, go, {banned}, talk.now));
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[1], "banmoves h2e2");
  EXPECT_NE(lines[2].find("time 1500"), std::string::npos);
  talk.hear("nobestmove");
  EXPECT_EQ(talk.last<protocol::Best>(), protocol::Best{});
}

TEST(EngineSession, XBoard) {
  Talk talk(setup_for(EngineProtocol::xboard));
  EXPECT_EQ(talk.begin(), (Lines{"xboard", "protover 2"}));
  const Lines answers = talk.hear("feature ping=1 variants=\"normal,xiangqi\" done=1");
  EXPECT_EQ(answers.back(), "ping 1");
  talk.hear("pong 1");
  talk.last<EngineReady>();
  protocol::Go go;
  go.depth = 3;
  EXPECT_EQ(talk.think(go).back(), "go");
  EXPECT_EQ(talk.hear("move h2e2"), Lines{"force"});
  EXPECT_EQ(talk.last<protocol::Best>().move, Move(Square::h2, Square::e2));
  // Nodes cannot be said.
  talk.think(nodes(100));
  EXPECT_EQ(talk.last<EngineFault>().kind, EngineFaultKind::cannot_say);
  EXPECT_TRUE(talk.session.has_failed());
}

TEST(EngineSession, XBoardEnginesMaySayNothingOfThemselves) {
  Talk talk(setup_for(EngineProtocol::xboard));
  talk.begin();
  talk.wait(Milliseconds(1'999));
  EXPECT_TRUE(talk.events.empty());
  talk.wait(Milliseconds(1));
  talk.last<EngineReady>();
}

TEST(EngineSession, XBoardEnginesMayAskForTime) {
  Talk talk(setup_for(EngineProtocol::xboard));
  talk.begin();
  talk.hear("feature done=0");
  talk.wait(Milliseconds(5'000));
  EXPECT_TRUE(talk.events.empty());
  talk.wait(Milliseconds(5'000));
  EXPECT_EQ(talk.last<EngineFault>().kind, EngineFaultKind::no_introduction);
}

TEST(EngineSession, SilentEnginesAreNotWaitedForForEver) {
  {
    Talk talk;
    talk.begin();
    talk.wait(Milliseconds(9'999));
    EXPECT_TRUE(talk.events.empty());
    talk.wait(Milliseconds(1));
    EXPECT_EQ(talk.last<EngineFault>().kind, EngineFaultKind::no_introduction);
    EXPECT_FALSE(talk.session.deadline());
    EXPECT_EQ(talk.hear("uciok"), Lines{});
  }
  {
    Talk talk;
    talk.begin();
    talk.hear("uciok");
    talk.wait(Milliseconds(30'000));
    EXPECT_EQ(talk.last<EngineFault>().kind, EngineFaultKind::not_ready);
  }
  {
    Talk talk;
    talk.become_ready();
    talk.think();
    talk.wait(std::chrono::hours(100));
    EXPECT_TRUE(talk.events.empty());
    EXPECT_EQ(talk.keep(talk.session.stop(talk.now)), Lines{"stop"});
    EXPECT_EQ(talk.keep(talk.session.stop(talk.now)), Lines{});
    talk.wait(Milliseconds(2'000));
    EXPECT_EQ(talk.last<EngineFault>().kind, EngineFaultKind::silent);
  }
}

// An answer that comes after the search was broken off belongs to no game.
TEST(EngineSession, ANewGameWaitsForTheAnswerToTheLast) {
  Talk talk;
  talk.become_ready();
  talk.think();
  EXPECT_EQ(talk.keep(talk.session.new_game(talk.now)), Lines{"stop"});
  EXPECT_EQ(talk.hear("bestmove h2e2"), (Lines{"ucinewgame", "isready"}));
  EXPECT_TRUE(talk.events.empty());
  EXPECT_EQ(talk.hear("bestmove h2e2"), Lines{});
  EXPECT_TRUE(talk.events.empty());
  talk.hear("readyok");
  talk.last<EngineReady>();
}

TEST(EngineSession, ANewSearchWaitsForTheAnswerToTheLast) {
  Talk talk;
  talk.become_ready();
  talk.think();
  EXPECT_EQ(talk.keep(talk.session.stop(talk.now)), Lines{"stop"});
  EXPECT_EQ(talk.think(nodes(7)), Lines{});
  talk.hear("info depth 3 score cp 12 pv h2e2");
  EXPECT_TRUE(talk.events.empty());
  EXPECT_EQ(talk.hear("bestmove h2e2"), (Lines{"position startpos", "go nodes 7"}));
  EXPECT_TRUE(talk.events.empty());
  // The last one counts, also where nobody has said stop.
  EXPECT_EQ(talk.think(nodes(8)), Lines{"stop"});
  EXPECT_EQ(talk.think(nodes(9)), Lines{});
  EXPECT_EQ(talk.hear("bestmove b2e2"), (Lines{"position startpos", "go nodes 9"}));
  talk.hear("bestmove b0c2");
  EXPECT_EQ(talk.last<protocol::Best>().move, Move(Square::b0, Square::c2));
  // A new game goes before a search that waits.
  talk.events.clear();
  talk.think();
  talk.think(nodes(7));
  EXPECT_EQ(talk.keep(talk.session.new_game(talk.now)), Lines{});
  EXPECT_EQ(talk.hear("bestmove h2e2"), (Lines{"ucinewgame", "isready"}));
  talk.hear("readyok");
  talk.last<EngineReady>();
  // An engine that does not stop is not waited for.
  talk.think();
  talk.keep(talk.session.stop(talk.now));
  talk.now += std::chrono::hours(1);
  talk.think();
  talk.wait(Milliseconds(1'999));
  talk.last<EngineReady>();
  talk.wait(Milliseconds(1));
  EXPECT_EQ(talk.last<EngineFault>().kind, EngineFaultKind::silent);
}

TEST(EngineSession, AnswersThatAreNoMoves) {
  Talk talk;
  talk.become_ready();
  talk.think();
  talk.hear("bestmove resigns now");
  EXPECT_EQ(talk.last<UnreadableMove>().text, "bestmove resigns now");
  talk.events.clear();
  talk.think();
  talk.hear("  bestmove  ");
  EXPECT_EQ(talk.events.size(), 1U);
  Talk old(setup_for(EngineProtocol::xboard));
  old.begin();
  old.hear("feature done=1");
  protocol::Go go;
  go.depth = 1;
  old.think(go);
  old.hear("move castles");
  EXPECT_EQ(old.last<UnreadableMove>().text, "move castles");
}

TEST(EngineSession, NothingUnaskedIsAnAnswer) {
  Talk talk;
  talk.become_ready();
  talk.hear("bestmove h2e2");
  talk.hear("bestmove nonsense");
  talk.hear("info depth 3");
  talk.hear("readyok");
  talk.hear("uciok");
  talk.hear(std::string("\0\xff", 2));
  talk.hear("");
  EXPECT_TRUE(talk.events.empty());
}

TEST(EngineSession, RefusedOptionsAndOtherGames) {
  EngineSetup setup;
  setup.options = {{"Hash", "65"}};
  Talk talk(setup);
  talk.begin();
  talk.hear("option name Hash type spin default 16 min 1 max 64");
  EXPECT_EQ(talk.hear("uciok"), Lines{});
  EXPECT_EQ(talk.last<EngineFault>().kind, EngineFaultKind::option_refused);
  Talk chess;
  chess.begin();
  chess.hear("option name UCI_Variant type combo default chess var chess var atomic");
  EXPECT_EQ(chess.hear("uciok"), Lines{});
  EXPECT_EQ(chess.last<EngineFault>().kind, EngineFaultKind::no_xiangqi);
}

TEST(EngineSession, EndingIsAFaultUnlessItWasWanted) {
  Talk talk;
  talk.become_ready();
  talk.keep(talk.session.ended("signal 11"));
  EXPECT_EQ(talk.last<EngineFault>(), (EngineFault{EngineFaultKind::ended, "signal 11"}));
  Talk leaving;
  leaving.become_ready();
  leaving.think();
  EXPECT_EQ(leaving.keep(leaving.session.quit()), (Lines{"stop", "quit"}));
  leaving.keep(leaving.session.ended("exit status 0"));
  EXPECT_TRUE(leaving.events.empty());
}

}  // namespace
}  // namespace chuhe::match
