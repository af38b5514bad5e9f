#include <chuhe/protocol/xboard.hpp>

#include <fstream>
#include <random>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>

namespace chuhe::protocol::xboard {
namespace {

using Lines = std::vector<std::string>;

Move move_of(std::string_view text) { return *parse_coordinates(text); }
Line line_of(std::string_view text) {
  const auto reading = read_fen(text);
  EXPECT_TRUE(reading) << text;
  return reading ? reading->line : Line();
}

Reply reply_of(std::string_view text) {
  auto reply = parse_reply(text);
  if (!reply) ADD_FAILURE() << text << ": " << protocol::to_string(reply.error());
  return reply ? *reply : Comment{};
}

TEST(XboardCommand, Golden) {
  EXPECT_EQ(print_command(Order::xboard), "xboard");
  EXPECT_EQ(print_command(ProtocolVersion{}), "protover 2");
  EXPECT_EQ(print_command(FeatureAnswer{"san", false}), "rejected san");
  EXPECT_EQ(print_command(Order::new_game), "new");
  EXPECT_EQ(print_command(Variant{}), "variant xiangqi");
  EXPECT_EQ(print_command(Order::move_now), "?");
  EXPECT_EQ(print_command(SetBoard{Position{}}),
            "setboard rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1");
  EXPECT_EQ(print_command(UserMove{move_of("h2e2"), true}), "usermove h2e2");
  EXPECT_EQ(print_command(UserMove{move_of("h2e2")}), "h2e2");
  EXPECT_EQ(print_command(Level{40, Milliseconds(300000), Milliseconds(0)}), "level 40 5 0");
  EXPECT_EQ(print_command(Level{0, Milliseconds(65000), Milliseconds(100)}), "level 0 1:05 0.1");
  EXPECT_EQ(print_command(Level{0, Milliseconds(500), Milliseconds(2050)}), "level 0 0:01 2.05");
  // Bug report T03: seconds, not milliseconds.
  EXPECT_EQ(print_command(TimePerMove{Milliseconds(2000)}), "st 2");
  EXPECT_EQ(print_command(TimePerMove{Milliseconds(200)}), "st 1");
  EXPECT_EQ(print_command(DepthLimit{6}), "sd 6");
  EXPECT_EQ(print_command(EngineTime{Milliseconds(12345)}), "time 1234");
  EXPECT_EQ(print_command(OpponentTime{Milliseconds(-5)}), "otim 0");
  EXPECT_EQ(print_command(Ping{3}), "ping 3");
  EXPECT_EQ(print_command(Memory{64}), "memory 64");
  EXPECT_EQ(print_command(Cores{2}), "cores 2");
  EXPECT_EQ(print_command(ChangeOption{"Resign threshold", "500"}), "option Resign threshold=500");
  EXPECT_EQ(print_command(ChangeOption{"Clear", {}}), "option Clear");
  EXPECT_EQ(print_command(GameOver{Color::black, "mate"}), "result 0-1 {mate}");
  EXPECT_EQ(print_command(GameOver{{}, ""}), "result 1/2-1/2");
}

TEST(XboardReply, Features) {
  const Features features = std::get<Features>(
      reply_of("feature myname=\"A \\ B 1\" ping=1 setboard=0  option=\"A -check 1\" done=1"));
  EXPECT_EQ(features, (Features{{{"myname", "A \\ B 1"},
                                 {"ping", "1"},
                                 {"setboard", "0"},
                                 {"option", "A -check 1"},
                                 {"done", "1"}}}));
  EXPECT_EQ(reply_of("feature"), Reply(Features{}));
  EXPECT_EQ(reply_of("feature myname=\"open"), Reply(Features{{{"myname", "open"}}}));
  EXPECT_EQ(reply_of("feature a=\"\" b= c=2"), Reply(Features{{{"a", ""}, {"b", ""}, {"c", "2"}}}));
}

TEST(XboardReply, Moves) {
  EXPECT_EQ(reply_of("move h2e2"), Reply(PlayedMove{move_of("h2e2")}));
  EXPECT_EQ(reply_of("move Ch2-e2"), Reply(PlayedMove{move_of("h2e2")}));
  EXPECT_EQ(reply_of("1. ... h2e2"), Reply(PlayedMove{move_of("h2e2")}));
  EXPECT_EQ(parse_reply("move Ce3").error(), (ParseError{ParseErrorKind::bad_move, "Ce3", 5}));
  EXPECT_EQ(parse_reply("move").error().kind, ParseErrorKind::missing_value);
  EXPECT_EQ(reply_of("Illegal move: a0a5"), Reply(IllegalMove{"a0a5", ""}));
  EXPECT_EQ(reply_of("Illegal move:a0a5"), Reply(IllegalMove{"a0a5", ""}));
  EXPECT_EQ(reply_of("Illegal move (in check): a0a5"), Reply(IllegalMove{"a0a5", "in check"}));
  EXPECT_EQ(reply_of("Error (unknown command): foo"), Reply(Error{"unknown command", "foo"}));
}

TEST(XboardReply, Ends) {
  EXPECT_EQ(reply_of("1-0 {White mates}"), Reply(GameOver{Color::red, "White mates"}));
  EXPECT_EQ(reply_of("0-1"), Reply(GameOver{Color::black, ""}));
  EXPECT_EQ(reply_of("result 1/2-1/2 {x"), Reply(GameOver{{}, "x"}));
  EXPECT_EQ(reply_of("resign"), Reply(Resignation{}));
  EXPECT_EQ(reply_of("offer draw"), Reply(DrawOffer{}));
  EXPECT_EQ(reply_of("pong 7"), Reply(Pong{7}));
  EXPECT_EQ(reply_of("tellics say     hello"), Reply(Message{"say     hello"}));
  EXPECT_EQ(reply_of("# New game"), Reply(Comment{"New game"}));
}

TEST(XboardReply, Thoughts) {
  const Thinking plain = std::get<Thinking>(reply_of("  3      55      20        100 h9g7 h0g2"));
  EXPECT_EQ(plain.info.depth, 3);
  EXPECT_EQ(plain.info.score, (Score{Score::Kind::centipawns, 55}));
  EXPECT_EQ(plain.info.time, Milliseconds(200));
  EXPECT_EQ(plain.info.nodes, 100U);
  EXPECT_EQ(plain.info.line, (std::vector<Move>{move_of("h9g7"), move_of("h0g2")}));
  EXPECT_EQ(plain.line_text, "h9g7 h0g2");

  const Thinking hoi =
      std::get<Thinking>(reply_of("4 58 5 11743 (+) 2. Ce2-g2 Cb7-c7 3. Cb2-b7 Cc7xc3+ 4. Cb7xh7"));
  EXPECT_EQ(hoi.info.bound, Bound::lower);
  EXPECT_EQ(hoi.info.line.size(), 5U);
  EXPECT_EQ(hoi.info.line[3], move_of("c7c3"));

  // Moves with one square need the position: only the text is kept.
  const Thinking sjaak = std::get<Thinking>(reply_of("  2   -35      0       247  2. Hc2 Hc7"));
  EXPECT_TRUE(sjaak.info.line.empty());
  EXPECT_EQ(sjaak.line_text, "2. Hc2 Hc7");

  const Thinking extras = std::get<Thinking>(reply_of("9 -100003 1 2 12 3000 5\t h9g7"));
  EXPECT_EQ(extras.info.score, (Score{Score::Kind::mate, -3}));
  EXPECT_EQ(extras.info.selective_depth, 12);
  EXPECT_EQ(extras.info.nodes_per_second, 3000U);
  EXPECT_EQ(extras.info.table_hits, 5U);
  EXPECT_EQ(extras.info.line.size(), 1U);

  EXPECT_EQ(parse_reply("-1    440 72204746        256 h2h9").error().kind,
            ParseErrorKind::unknown_command);
  EXPECT_EQ(parse_reply("Search depth limited to 5 ply.").error().kind,
            ParseErrorKind::unknown_command);
}

TEST(XboardReply, CapturedLinesAreUnderstood) {
  struct Expected {
    const char* file;
    int played;
    int thoughts;
    int thoughts_with_moves;
    const char* name;
  };
  for (const Expected& expected :
       {Expected{"hoixiangqi.txt", 1, 7, 7, "HoiXiangqi 0.22.0-3-debian"},
        Expected{"sjaakii.txt", 2, 8, 0, "Sjaak II 1.4.1"},
        Expected{"maxqi.txt", 3, 22, 22, "MaxQi 4.8G"}}) {
    std::ifstream file(std::string(CHUHE_TEST_DATA_DIR "/") + expected.file);
    ASSERT_TRUE(file);
    int played = 0;
    int thoughts = 0;
    int with_moves = 0;
    std::string name;
    for (std::string line; std::getline(file, line);) {
      const auto reply = parse_reply(line);
      if (!reply) continue;
      played += std::holds_alternative<PlayedMove>(*reply) ? 1 : 0;
      if (const auto* thinking = std::get_if<Thinking>(&*reply)) {
        ++thoughts;
        with_moves += thinking->info.line.empty() ? 0 : 1;
      }
      if (const auto* features = std::get_if<Features>(&*reply)) {
        for (const auto& [key, value] : features->values) {
          if (key == "myname") name = value;
        }
      }
    }
    EXPECT_EQ(played, expected.played) << expected.file;
    EXPECT_EQ(thoughts, expected.thoughts) << expected.file;
    EXPECT_EQ(with_moves, expected.thoughts_with_moves) << expected.file;
    EXPECT_EQ(name, expected.name);
  }
}

// An engine that has said hello.
Interpreter introduced(std::string_view features = "feature ping=1 setboard=1 usermove=1 done=1",
                       SetBoardTrust trust = SetBoardTrust::as_told) {
  Interpreter interpreter(trust);
  interpreter.command(Hello{});
  interpreter.line(features);
  return interpreter;
}

Lines sent(Interpreter& interpreter, const protocol::Command& command) {
  return interpreter.command(command).lines;
}

SetPosition position(std::string_view text) { return {line_of(text), {}}; }

Go for_time(int milliseconds) {
  Go go;
  go.move_time = Milliseconds(milliseconds);
  return go;
}

TEST(XboardInterpreter, Hello) {
  Interpreter interpreter;
  EXPECT_EQ(sent(interpreter, Hello{}), (Lines{"xboard", "protover 2"}));
  Exchange first = interpreter.line(
      "feature myname=\"Old 1\" san=1 ping=1 variants=\"normal,xiangqi\" memory=1 smp=1 done=0");
  EXPECT_EQ(first.lines,
            (Lines{"accepted myname", "rejected san", "accepted ping", "accepted variants",
                   "accepted memory", "accepted smp", "accepted done"}));
  ASSERT_EQ(first.replies.size(), 1U);
  EXPECT_EQ(first.replies[0], protocol::Reply(Id{IdField::name, "Old 1"}));
  // It has asked for more time than two seconds.
  EXPECT_TRUE(interpreter.features_overdue().replies.empty());
  const Exchange option =
      interpreter.line("feature option=\"Level -combo Clueless /// Random /// *Normal\"");
  ASSERT_EQ(option.replies.size(), 1U);
  EXPECT_EQ(option.replies[0],
            protocol::Reply(
                OptionSpec{"Level", ComboOption{"Normal", {"Clueless", "Random", "Normal"}}}));
  const Exchange last = interpreter.line("feature done=1");
  ASSERT_EQ(last.replies.size(), 1U);
  EXPECT_EQ(last.replies[0], protocol::Reply(HelloOk{}));
  EXPECT_TRUE(interpreter.features_overdue().replies.empty());
  EXPECT_TRUE(interpreter.plays_xiangqi());
  EXPECT_EQ(sent(interpreter, SetOption{"Hash", "64"}), Lines{"memory 64"});
  EXPECT_EQ(sent(interpreter, SetOption{"Threads", "2"}), Lines{"cores 2"});
  EXPECT_EQ(sent(interpreter, SetOption{"Level", "Random"}), Lines{"option Level=Random"});
  EXPECT_EQ(sent(interpreter, IsReady{}), Lines{"ping 1"});
  EXPECT_EQ(interpreter.line("pong 1").replies, (std::vector<protocol::Reply>{Ready{}}));
}

TEST(XboardInterpreter, AnEngineWithoutFeatures) {
  Interpreter interpreter;
  interpreter.command(Hello{});
  EXPECT_EQ(interpreter.features_overdue().replies, (std::vector<protocol::Reply>{HelloOk{}}));
  EXPECT_EQ(interpreter.command(IsReady{}).replies, (std::vector<protocol::Reply>{Ready{}}));
  EXPECT_FALSE(interpreter.command(position("fen 3k5/9/9/9/9/9/9/R8/1R7/4K4 w")).obstacle ==
               std::nullopt);
  EXPECT_TRUE(interpreter.plays_xiangqi());
}

TEST(XboardInterpreter, AGame) {
  Interpreter interpreter = introduced();
  EXPECT_EQ(sent(interpreter, NewGame{}), Lines{});
  EXPECT_EQ(sent(interpreter, position("startpos moves h2e2")), Lines{});
  EXPECT_EQ(sent(interpreter, for_time(2000)), (Lines{"new", "variant xiangqi", "easy", "post",
                                                      "force", "usermove h2e2", "st 2", "go"}));
  EXPECT_TRUE(interpreter.is_searching());
  EXPECT_EQ(interpreter.line("3 12 5 100 h9g7").replies.size(), 1U);
  Exchange played = interpreter.line("move h9g7");
  EXPECT_EQ(played.lines, Lines{"force"});
  Best best;
  best.move = move_of("h9g7");
  EXPECT_EQ(played.replies, (std::vector<protocol::Reply>{best}));
  EXPECT_FALSE(interpreter.is_searching());
  // Thoughts after the move, and moves nobody has asked for, are nothing.
  EXPECT_TRUE(interpreter.line("3 12 5 100 h9g7").replies.empty());
  EXPECT_TRUE(interpreter.line("move h0g2").replies.empty());

  interpreter.command(position("startpos moves h2e2 h9g7 h0g2"));
  EXPECT_EQ(sent(interpreter, for_time(2000)), (Lines{"usermove h0g2", "st 2", "go"}));
  EXPECT_EQ(sent(interpreter, Stop{}), Lines{"?"});
  interpreter.line("offer draw");
  best.move = move_of("i9h9");
  best.offers_draw = true;
  EXPECT_EQ(interpreter.line("move i9h9").replies, (std::vector<protocol::Reply>{best}));
  EXPECT_EQ(sent(interpreter, Stop{}), Lines{});

  // A move taken back: from the beginning.
  interpreter.command(position("startpos moves h2e2 b9c7"));
  EXPECT_EQ(sent(interpreter, for_time(2000)),
            (Lines{"new", "variant xiangqi", "easy", "post", "force", "usermove h2e2",
                   "usermove b9c7", "st 2", "go"}));
  EXPECT_EQ(sent(interpreter, Quit{}), Lines{"quit"});
}

TEST(XboardInterpreter, Limits) {
  Interpreter interpreter = introduced();
  interpreter.command(position("startpos"));
  const auto limits = [&](const Go& go) {
    Lines lines = sent(interpreter, go);
    interpreter.line("move h2e2");
    interpreter.command(position("startpos"));
    // Without what sets up the board.
    std::erase_if(lines, [](const std::string& line) {
      return line == "new" || line == "variant xiangqi" || line == "easy" || line == "post" ||
             line == "force" || line == "go";
    });
    return lines;
  };
  Go go;
  go.depth = 6;
  EXPECT_EQ(limits(go), (Lines{"sd 6", "st 86400"}));
  EXPECT_EQ(limits(Go{}), Lines{"st 86400"});
  // Below what the protocol can say: one move, and the clock says how long.
  EXPECT_EQ(limits(for_time(300)), (Lines{"level 1 0:01 0", "time 30", "otim 30"}));
  Go clock;
  clock.clocks[Color::red] = {Milliseconds(60000), Milliseconds(500), {}};
  clock.clocks[Color::black] = {Milliseconds(50000), Milliseconds(500), {}};
  EXPECT_EQ(limits(clock), (Lines{"level 0 1 0.5", "time 6000", "otim 5000"}));
  clock.clocks[Color::red].moves_to_go = 40;
  EXPECT_EQ(limits(clock), (Lines{"level 40 1 0.5", "time 6000", "otim 5000"}));
  clock.move_time = Milliseconds(20000);
  EXPECT_EQ(limits(clock), Lines{"st 3"});
  clock = Go{};
  clock.clocks[Color::red].remaining = Milliseconds(0);
  clock.byo_yomi = Milliseconds(30000);
  EXPECT_EQ(limits(clock), Lines{"st 30"});
  Go infinite;
  infinite.infinite = true;
  EXPECT_EQ(limits(infinite), Lines{"st 86400"});
}

TEST(XboardInterpreter, TheClockIsSetUpOnce) {
  Interpreter interpreter = introduced();
  interpreter.command(position("startpos"));
  Go go;
  go.clocks[Color::red] = {Milliseconds(60000), {}, 40};
  sent(interpreter, go);
  interpreter.line("move h2e2");
  interpreter.command(position("startpos moves h2e2 h9g7"));
  go.clocks[Color::red] = {Milliseconds(55000), {}, 39};
  EXPECT_EQ(sent(interpreter, go), (Lines{"usermove h9g7", "time 5500", "otim 5500", "go"}));
}

TEST(XboardInterpreter, WhatCannotBeSaid) {
  const std::string_view endgame = "fen 3k5/9/9/9/9/9/9/R8/1R7/4K4 w";
  Interpreter trusting = introduced();
  EXPECT_FALSE(trusting.command(position(endgame)).obstacle);
  const Lines lines = sent(trusting, for_time(1000));
  ASSERT_EQ(lines.size(), 8U);
  EXPECT_EQ(lines[5], "setboard 3k5/9/9/9/9/9/9/R8/1R7/4K4 w - - 0 1");

  Interpreter wary = introduced("feature setboard=1 done=1", SetBoardTrust::never);
  EXPECT_EQ(wary.command(position(endgame)).obstacle, Obstacle::position);
  EXPECT_EQ(wary.command(SetPosition{std::unexpected(FenFaults{FenFault{}}), {}}).obstacle,
            Obstacle::position);

  Go go;
  go.nodes = 1000;
  EXPECT_EQ(wary.command(go).obstacle, Obstacle::limit);
  EXPECT_FALSE(wary.is_searching());
  go = for_time(100);
  go.search_moves = {move_of("h2e2")};
  EXPECT_EQ(wary.command(go).obstacle, Obstacle::limit);
  go = for_time(100);
  go.ponder = true;
  EXPECT_EQ(wary.command(go).obstacle, Obstacle::pondering);
  EXPECT_EQ(wary.command(BanMoves{{move_of("h2e2")}}).obstacle, Obstacle::limit);
}

TEST(XboardInterpreter, EndsWithoutAMove) {
  Interpreter interpreter = introduced();
  interpreter.command(position("startpos"));
  sent(interpreter, for_time(1000));
  const Exchange over = interpreter.line("0-1 {Black mates}");
  ASSERT_EQ(over.replies.size(), 2U);
  EXPECT_EQ(std::get<Info>(over.replies[0]).text, "result 0-1 {Black mates}");
  EXPECT_EQ(over.replies[1], protocol::Reply(Best{}));
  sent(interpreter, for_time(1000));
  Best resigned;
  resigned.resigns = true;
  EXPECT_EQ(interpreter.line("resign").replies, (std::vector<protocol::Reply>{resigned}));
  // An illegal move is for the arbiter to judge; the engine's board is set up again.
  sent(interpreter, for_time(1000));
  interpreter.line("move a0a9");
  EXPECT_EQ(sent(interpreter, for_time(1000)).front(), "new");
  EXPECT_EQ(interpreter.line("Illegal move: h2e2").replies.size(), 1U);
}

// The board of an engine that does what it is told, and nothing else.
class ToldEngine {
 public:
  void hear(const std::string& text) {
    std::istringstream words(text);
    std::string word;
    words >> word;
    if (word == "new") {
      line = Line();
      forced = false;
    } else if (word == "force") {
      forced = true;
    } else if (word == "go") {
      forced = false;
      ++searches;
    } else if (word == "setboard") {
      line = read_fen(text.substr(9))->line;
    } else if (word == "usermove") {
      words >> word;
      const Move move = move_of(word);
      ASSERT_TRUE(is_legal(line.position(), move)) << text;
      ASSERT_TRUE(forced) << "would answer by itself";
      line.push(move);
    }
  }
  Line line;
  bool forced = false;
  int searches = 0;
};

TEST(XboardInterpreter, TheEnginesBoardIsTheOneWanted) {
  std::mt19937_64 random(5);
  Interpreter interpreter = introduced();
  ToldEngine engine;
  Line game;
  for (int i = 0; i < 3000; ++i) {
    const auto choice = random() % 12;
    if (choice == 0) {
      game = Line();
    } else if (choice == 1) {
      game = Line(*Position::from(game.position().diagram()));
    } else if (choice == 2 && !game.empty()) {
      game.pop();
    } else {
      const MoveList moves = legal_moves(game.position());
      if (moves.empty()) {
        game = Line();
      } else {
        game.push(moves[random() % moves.size()]);
      }
    }
    const MoveList moves = legal_moves(game.position());
    if (moves.empty() || random() % 3 == 0) continue;
    ASSERT_FALSE(interpreter.command(SetPosition{game, {}}).obstacle);
    Go go;
    if (random() % 2 == 0) go.depth = 3;
    for (const std::string& line : interpreter.command(go).lines) engine.hear(line);
    ASSERT_EQ(engine.line.position(), game.position());
    ASSERT_EQ(engine.searches, 1);
    const Move move = moves[random() % moves.size()];
    engine.line.push(move);
    engine.searches = 0;
    const Exchange answer = interpreter.line("move " + to_uci(move));
    for (const std::string& line : answer.lines) engine.hear(line);
    if (random() % 4 != 0) game.push(move);
  }
}

}  // namespace
}  // namespace chuhe::protocol::xboard
