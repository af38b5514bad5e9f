#include "session.hpp"

#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <thread>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/engine/levels.hpp>

#include "talk.hpp"

namespace chuhe::engine_app {
namespace {

using namespace std::chrono_literals;

constexpr const char* mated = "position fen 3k5/2P6/9/9/9/9/9/9/9/4K4 b - - 0 1";

// Whether an answer names a move that is legal after a FEN and moves.
testing::AssertionResult is_legal_answer(const std::string& answer, std::string_view position) {
  const auto reading = read_fen(position);
  if (!reading) return testing::AssertionFailure() << "no position: " << position;
  std::size_t at = answer.find(' ');
  if (at == std::string::npos) return testing::AssertionFailure() << answer;
  const std::string move = answer.substr(at + 1, 4);
  const auto parsed = parse_coordinates(move);
  if (parsed && is_legal(reading->line.position(), *parsed)) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "illegal: " << answer;
}

TEST(Session, IntroducesItselfInUci) {
  Talk talk;
  talk.say("uci");
  EXPECT_EQ(talk.count("id name Chuhe"), 1);
  EXPECT_EQ(talk.count("uciok"), 1);
  EXPECT_EQ(talk.lines().back(), "uciok");
  for (const char* option :
       {"option name Hash type spin default 16 min 1", "option name Threads type spin default 1",
        "option name MultiPV type spin default 1", "option name Ponder type check default false",
        "option name Move Overhead type spin", "option name Clear Hash type button",
        "option name Repetition Rule type combo default computer var computer",
        "option name UCI_ShowWDL type check",
        "option name UCI_LimitStrength type check default false", "option name UCI_Elo type spin",
        "option name Skill Level type spin default 20 min 0 max 20",
        "option name Level type combo default full var full var champion",
        "option name Seed type spin", "option name EvalFile type string default <embedded>",
        "info string network ", "option name UCI_Variant type combo default xiangqi var xiangqi"}) {
    EXPECT_EQ(talk.count(option), 1) << option;
  }
}

TEST(Session, IntroducesItselfInUcci) {
  Talk talk;
  talk.say("ucci");
  EXPECT_EQ(talk.lines().back(), "ucciok");
  for (const char* option :
       {"option usemillisec type check default false", "option hashsize type spin min 1 max ",
        "option threads type spin min 1", "option clearhash type button",
        "option Repetition_Rule type combo"}) {
    EXPECT_EQ(talk.count(option), 1) << option;
  }
  EXPECT_EQ(talk.say("quit"), Session::Next::quit);
  EXPECT_EQ(talk.lines().back(), "bye");
}

TEST(Session, SaysNoByeInUci) {
  Talk talk;
  talk.say("uci");
  talk.forget();
  EXPECT_EQ(talk.say("quit"), Session::Next::quit);
  EXPECT_TRUE(talk.lines().empty());
}

TEST(Session, SearchesToADepth) {
  Talk talk;
  talk.say_all({"position startpos moves h2e2", "go depth 5"});
  const std::string answer = talk.await("bestmove");
  EXPECT_TRUE(is_legal_answer(answer, "startpos moves h2e2"));
  EXPECT_EQ(talk.count("info depth 5 "), 1);
  EXPECT_EQ(talk.count("info depth 6 "), 0);
}

TEST(Session, CombinesLimitsWhicheverEndsFirst) {
  Talk talk;
  talk.say("go depth 3 movetime 100000000 nodes 1000000000 wtime 100000000 btime 100000000");
  talk.await("bestmove");
  EXPECT_EQ(talk.count("info depth 3 "), 1);
  talk.say("go depth 90 nodes 2000 wtime 100000000");
  talk.await("bestmove", 2);
  talk.say("go depth 90 movetime 20 nodes 100000000000");
  talk.await("bestmove", 3);
  talk.say("go mate 1 depth 90 movetime 100000000");
  talk.say("stop");
  talk.await("bestmove", 4);
}

TEST(Session, AnswersEvenWithoutTime) {
  Talk talk;
  int answers = 0;
  for (const char* go :
       {"go wtime 0 btime 0", "go wtime -100 btime -100 winc 0 binc 0", "go movetime 0",
        "go wtime 1 btime 1 movestogo 1", "go nodes 0", "go depth 0", "go winc 10", "go btime 10",
        "go byoyomi 1", "go movetime 1", "go wtime 10 movestogo 0"}) {
    talk.say(go);
    EXPECT_TRUE(is_legal_answer(talk.await("bestmove", ++answers), "startpos")) << go;
  }
}

TEST(Session, SearchesUntilStoppedWithoutLimits) {
  Talk talk;
  for (const char* go : {"go", "go infinite", "go infinite depth 1", "go ponder depth 1",
                         "go ponder wtime 1 btime 1"}) {
    talk.forget();
    talk.say(go);
    std::this_thread::sleep_for(30ms);
    EXPECT_EQ(talk.count("bestmove"), 0) << go;
    talk.say("stop");
    EXPECT_TRUE(is_legal_answer(talk.await("bestmove"), "startpos")) << go;
  }
}

TEST(Session, PondersUntilTheMoveIsPlayed) {
  Talk talk;
  talk.say_all({"position startpos moves h2e2 h9g7", "go ponder depth 3", "isready"});
  talk.await("readyok");
  EXPECT_EQ(talk.count("bestmove"), 0);
  talk.say("ponderhit");
  talk.await("bestmove");
  // Without other limits the move is still awaited.
  talk.say_all({"go ponder", "ponderhit", "isready"});
  talk.await("readyok", 2);
  EXPECT_EQ(talk.count("bestmove"), 1);
  talk.say("stop");
  talk.await("bestmove", 2);
}

TEST(Session, SaysThatThereIsNoMove) {
  Talk talk;
  talk.say_all({mated, "go depth 3"});
  EXPECT_EQ(talk.await("bestmove"), "bestmove (none)");
  EXPECT_EQ(talk.count("info depth 0 score mate 0"), 1);
  talk.say("go ponder");
  std::this_thread::sleep_for(10ms);
  EXPECT_EQ(talk.count("bestmove"), 1);
  talk.say("stop");
  EXPECT_EQ(talk.await("bestmove", 2), "bestmove (none)");
  Talk other;
  other.say_all({"ucci", mated, "go time 1000"});
  EXPECT_EQ(other.await("nobestmove"), "nobestmove");
}

TEST(Session, KeepsThePositionWhenAnotherIsWrong) {
  Talk talk;
  for (const char* wrong :
       {"position startpos moves h2e2 a1a9", "position startpos moves h2e2 go movetime 100",
        "position fen 9/9/9/9/9/9/9/9/9/9 w", "position fen", "position fen rnbakabnr/9 w - -",
        "position fen 3k5/9/9/9/9/9/9/9/9/3K5 w - - 0 1", "position nonsense"}) {
    talk.say("position fen 3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1");
    talk.forget();
    talk.say(wrong);
    EXPECT_GE(talk.count("info string "), 1) << wrong;
    talk.say("d");
    EXPECT_TRUE(talk.has("fen 3k5/9/9/9/9/9/9/9/R8/4K4 w")) << wrong;
  }
  talk.say("position startpos moves h2e2 a1a9");
  EXPECT_TRUE(talk.has("a1a9"));
  // As some programs send it, without the first word.
  talk.say("fen 4k4/9/9/9/9/9/9/9/9/R2K5 w - - 0 1");
  talk.forget();
  talk.say("d");
  EXPECT_TRUE(talk.has("fen 4k4/9/9/9/9/9/9/9/9/R2K5 w"));
}

TEST(Session, RefusesValuesThatCannotBe) {
  Talk talk({.available_memory = [] { return std::uint64_t{100} << 20U; }});
  for (const char* wrong : {"setoption name Threads value 0",
                            "setoption name Threads value 100000",
                            "setoption name Threads value many",
                            "setoption name Hash value 0",
                            "setoption name Hash value -5",
                            "setoption name Hash value 101",
                            "setoption name Hash value 33554432",
                            "setoption name Hash value 99999999999999999999999",
                            "setoption name Hash",
                            "setoption Ponder value false",
                            "setoption name MultiPV value 0",
                            "setoption name Move Overhead value -1",
                            "setoption name UCI_Variant value chess",
                            "setoption name Repetition Rule value mine",
                            "setoption name UCI_Elo value 9999",
                            "setoption name Skill Level value 21",
                            "setoption name evalfile value /some dir/net.nnue",
                            "setoption name",
                            "setoption",
                            "setoption name UCI_ShowWDL value perhaps"}) {
    talk.forget();
    talk.say(wrong);
    talk.say("isready");
    talk.await("readyok");
    EXPECT_EQ(talk.count("info string "), 1) << wrong;
    EXPECT_EQ(talk.lines().size(), 2U) << wrong;
  }
  talk.forget();
  for (const char* right :
       {"setoption name Hash value 1", "setoption name hash value 99",
        "setoption name THREADS value 2", "setoption name repetition rule value WXF2018",
        "setoption name Clear Hash", "setoption name UCI_Variant value xiangqi",
        "setoption name Ponder value true"}) {
    talk.say(right);
  }
  talk.say("isready");
  talk.await("readyok");
  EXPECT_EQ(talk.lines().size(), 1U);
  talk.say("go depth 3");
  talk.await("bestmove");
}

TEST(Session, TakesLineEndsOfAnySystem) {
  Talk talk;
  talk.say_all({"\xef\xbb\xbfisready\r", "position startpos moves h2e2\r", "d\r", "quit\r"});
  EXPECT_EQ(talk.lines().front(), "readyok");
  EXPECT_TRUE(talk.has("P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1"));
  EXPECT_FALSE(talk.has("info string"));
}

TEST(Session, TellsOfWhatItDoesNotUnderstand) {
  Talk talk;
  talk.say_all({"", "   ", "\r", "hello", "foo go depth 3", "\xff\xfe garbage"});
  EXPECT_EQ(talk.count("info string "), 3);
  EXPECT_EQ(talk.lines().size(), 3U);
  talk.say_all({"stop", "ponderhit", "isready"});
  EXPECT_EQ(talk.lines().back(), "readyok");
}

TEST(Session, ShowsSeveralLines) {
  Talk talk;
  talk.say_all({"setoption name MultiPV value 3", "go depth 4"});
  talk.await("bestmove");
  EXPECT_GE(talk.count("info depth 4 "), 3);
  EXPECT_TRUE(talk.has(" multipv 3 "));
}

TEST(Session, ShowsChances) {
  Talk talk;
  talk.say("go depth 2");
  talk.await("bestmove");
  EXPECT_FALSE(talk.has(" wdl "));
  talk.say_all({"setoption name UCI_ShowWDL value true", "go depth 2"});
  talk.await("bestmove", 2);
  EXPECT_TRUE(talk.has(" wdl "));
}

// There are programs that set every option to its default, and lists to their first choice.
TEST(Options, MayAllBeSetToTheirDefaults) {
  for (const auto language : {protocol::Language::uci, protocol::Language::ucci}) {
    for (const Offer& offer : offers(language, true)) {
      if (const auto* combo = std::get_if<protocol::ComboOption>(&offer.spec.kind)) {
        EXPECT_EQ(combo->value, combo->choices.front()) << offer.spec.name;
      }
    }
  }
}

// The search changes with its parameters, and only those who ask for them see them.
TEST(Session, OffersTheSearchToTuners) {
  const auto nodes_of = [](Talk& talk) {
    talk.forget();
    talk.say_all({"position startpos", "go depth 7"});
    talk.await("bestmove");
    std::string last;
    for (const std::string& line : talk.lines()) {
      const std::size_t at = line.find(" nodes ");
      if (at != std::string::npos) last = line.substr(at, line.find(' ', at + 7) - at);
    }
    return last;
  };
  Talk plain;
  plain.say_all({"uci", "setoption name FutilityDepth value 0"});
  EXPECT_EQ(plain.count("option name FutilityDepth"), 0);
  EXPECT_TRUE(plain.has("FutilityDepth"));  // no such option
  Talk tuned({.tuning = true});
  tuned.say("uci");
  EXPECT_EQ(tuned.count("option name FutilityDepth type spin default 7 min 0 max 64"), 1);
  const std::string before = nodes_of(tuned);
  EXPECT_EQ(before, nodes_of(plain));
  tuned.say_all({"setoption name ReverseFutilityMargin value 500", "setoption name Hash value 16",
                 "ucinewgame", "isready"});
  EXPECT_NE(nodes_of(tuned), before);
  tuned.say_all({"setoption name ReverseFutilityMargin value 60", "ucinewgame", "isready"});
  EXPECT_EQ(nodes_of(tuned), before);
}

TEST(Strength, IsWhatTheOptionsSayTogether) {
  const auto all = engine::levels();
  Strength strength;
  EXPECT_EQ(strength.elo(), std::nullopt);
  strength.set(OptionId::elo, std::to_string(all[1].elo));
  EXPECT_EQ(strength.elo(), std::nullopt);  // not before it is switched on
  strength.set(OptionId::level, all[4].name);
  EXPECT_EQ(strength.elo(), all[4].elo);
  strength.set(OptionId::skill_level, "0");
  EXPECT_EQ(strength.elo(), all[0].elo);
  strength.set(OptionId::limit_strength, "true");
  EXPECT_EQ(strength.elo(), all[1].elo);
  strength.set(OptionId::limit_strength, "false");
  strength.set(OptionId::skill_level, "20");
  strength.set(OptionId::level, all.back().name);
  EXPECT_EQ(strength.elo(), std::nullopt);
}

// What a weakened engine plays in a position, by the options that are set before.
std::string weak_answer(std::initializer_list<std::string_view> options) {
  Talk talk;
  talk.say_all(options);
  talk.say_all({"position startpos moves h2e2", "go movetime 60000"});
  return talk.await("bestmove");
}

TEST(Session, PlaysAtALevel) {
  const std::string beginner =
      weak_answer({"setoption name Level value beginner", "setoption name Seed value 5"});
  EXPECT_TRUE(is_legal_answer(beginner, "startpos moves h2e2"));
  EXPECT_EQ(beginner,
            weak_answer({"setoption name Seed value 5", "setoption name Level value beginner"}));
  bool differs = false;
  for (int seed = 6; seed < 16; ++seed) {
    const std::string other = "setoption name Seed value " + std::to_string(seed);
    differs |= weak_answer({"setoption name Level value beginner", other}) != beginner;
  }
  EXPECT_TRUE(differs);
}

TEST(Session, IsAnotherPlayerInTheNextGame) {
  Talk talk({.seed = 7});
  talk.say("setoption name Skill Level value 0");
  std::set<std::string> answers;
  for (int game = 1; game <= 10; ++game) {
    talk.say_all({"ucinewgame", "position startpos", "go depth 3"});
    answers.insert(talk.await("bestmove", game));
  }
  EXPECT_GT(answers.size(), 2U);
}

TEST(Session, KeepsToChosenMoves) {
  Talk talk;
  talk.say("go depth 3 searchmoves a0a1 i0i1 a0a9");
  const std::string answer = talk.await("bestmove");
  EXPECT_TRUE(answer.starts_with("bestmove a0a1") || answer.starts_with("bestmove i0i1"));
  EXPECT_TRUE(talk.has("a0a9"));
}

TEST(Session, PlaysNoBannedMove) {
  Talk talk;
  const char* mate = "position fen 3k5/9/9/9/9/9/9/9/1R7/R3K4 w - - 0 1";
  talk.say_all({"ucci", mate, "go depth 3"});
  const std::string first = talk.await("bestmove");
  talk.say_all({mate, "banmoves " + first.substr(9, 4), "go depth 3"});
  const std::string second = talk.await("bestmove", 2);
  EXPECT_NE(first.substr(9, 4), second.substr(9, 4));
  // A position ends the ban.
  talk.say_all({mate, "go depth 3"});
  EXPECT_EQ(talk.await("bestmove", 3).substr(9, 4), first.substr(9, 4));
  // With every move banned there is none.
  talk.say_all({"position fen c3k1RC1/4a4/9/9/9/9/9/9/9/3K5 b - - 0 1", "go depth 1"});
  const std::string only = talk.await("bestmove", 4).substr(9, 4);
  talk.say_all({"banmoves " + only, "go depth 1"});
  EXPECT_EQ(talk.await("nobestmove"), "nobestmove");
}

TEST(Session, AcceptsADrawWhenItIsNotBetter) {
  Talk talk;
  talk.say_all({"ucci", "position fen 3k5/9/9/9/9/9/9/9/1r7/3AKA3 w - - 0 1", "go draw depth 3"});
  EXPECT_TRUE(talk.await("bestmove").ends_with(" draw"));
  talk.say_all({"position fen 3k5/9/9/9/9/9/9/9/1R7/3AKA3 w - - 0 1", "go draw depth 3"});
  EXPECT_FALSE(talk.await("bestmove", 2).ends_with(" draw"));
  talk.say_all({"position fen 3k5/9/9/9/9/9/9/9/1r7/3AKA3 w - - 0 1", "go ponder depth 3",
                "ponderhit draw"});
  EXPECT_TRUE(talk.await("bestmove", 3).ends_with(" draw"));
}

TEST(Session, CountsTimeAsUcciDoes) {
  Talk talk;
  talk.say_all({"ucci", "setoption usemillisec true", "position startpos",
                "go time 20 increment 0 opptime 1000"});
  EXPECT_TRUE(is_legal_answer(talk.await("bestmove"), "startpos"));
}

TEST(Session, TellsWhatItsTableHolds) {
  Talk talk;
  talk.say_all({"ucci", "probe startpos"});
  EXPECT_EQ(talk.await("pophash"), "pophash");
  talk.say_all({"position startpos", "go depth 4"});
  talk.await("bestmove");
  talk.forget();
  talk.say("probe startpos");
  EXPECT_TRUE(talk.await("pophash").starts_with("pophash bestmove "));
  talk.forget();
  talk.say("probe fen nonsense");
  EXPECT_EQ(talk.await("pophash"), "pophash");
}

TEST(Session, FinishesAtTheEndOfInput) {
  Talk talk;
  talk.say_all({"position startpos", "go depth 4", "position startpos moves h2e2", "go depth 3"});
  talk.session().end_of_input();
  EXPECT_EQ(talk.count("bestmove"), 2);
  EXPECT_EQ(talk.count("info depth 4 "), 1);
  talk.forget();
  talk.say("go infinite");
  talk.session().end_of_input();
  EXPECT_EQ(talk.count("bestmove"), 1);
}

TEST(Session, GivesWayToTheNextSearch) {
  Talk talk;
  talk.say_all({"go infinite", "go depth 2", "go ponder", "go depth 1"});
  talk.await("bestmove", 4);
}

TEST(Session, CountsAndStopsCounting) {
  Talk talk;
  talk.say("perft 3");
  EXPECT_EQ(talk.await("nodes "), "nodes 79666");
  talk.forget();
  talk.say_all({"perft 1000", "isready"});
  talk.await("readyok");
  talk.say("stop");
  talk.await("nodes ");
  EXPECT_TRUE(talk.has("stopped"));
  talk.forget();
  talk.say("bench 3");
  talk.await("nodes ");
  EXPECT_EQ(talk.count("position 8: "), 1);
  EXPECT_EQ(talk.await("nodes "), "nodes " + std::to_string(engine::bench(3)));
  talk.forget();
  talk.say_all({"bench 100", "stop"});
  talk.await("nodes ");
}

TEST(Session, QuitsWhateverIsBeingDone) {
  for (const char* work : {"go infinite", "go ponder", "go movetime 100000000", "perft 1000",
                           "bench 100", "go depth 100"}) {
    Talk talk({.patience = 5ms});
    talk.say_all({work, work});
    EXPECT_EQ(talk.say("quit"), Session::Next::quit) << work;
  }
}

TEST(Session, ChangesOptionsDuringASearch) {
  Talk talk;
  talk.say_all({"go infinite", "setoption name Hash value 2", "setoption name Threads value 2",
                "ucinewgame", "isready"});
  talk.await("readyok");
  EXPECT_EQ(talk.count("bestmove"), 0);
  talk.say("stop");
  talk.await("bestmove");
  talk.say("go depth 3");
  talk.await("bestmove", 2);
}

TEST(Session, DrawsAndExplains) {
  Talk talk;
  talk.say_all({"position startpos moves h2e2", "d", "eval"});
  EXPECT_TRUE(
      talk.has("fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1"));
  EXPECT_TRUE(talk.has("evaluation for Red +"));
}

TEST(Session, GoesOnWithItsNetworkWhenAFileIsNone) {
  const std::filesystem::path folder = std::filesystem::temp_directory_path() /
                                       ("chuhe session " + std::to_string(std::random_device{}()));
  const std::filesystem::path named = folder / std::filesystem::path(u8"象棋 网络.nnue");
  std::filesystem::create_directories(folder);
  const auto write = [&](std::string_view bytes) {
    std::ofstream(named, std::ios::binary) << bytes;
  };
  {
    Talk talk({.program_folder = folder});
    const std::string set = "setoption name EvalFile value ";
    talk.say(set + "/nowhere/a b.nnue");
    EXPECT_TRUE(talk.has("info string option EvalFile: /nowhere/a b.nnue is not there"))
        << "missing";
    talk.say(set + folder.string());
    EXPECT_EQ(talk.count("info string option EvalFile"), 2);
    struct Case {
      std::string_view bytes;
      const char* said;
    };
    using namespace std::string_view_literals;
    for (const Case& c :
         {Case{"", "cannot be read"}, Case{"PK\3\4", "is not a network of Chuhe"},
          Case{"ChuheNN\n\1\0\0\0"sv, "is cut short"},
          Case{"ChuheNN\n\2\0\0\0"sv, "is a network for a newer version of Chuhe"}}) {
      write(c.bytes);
      talk.forget();
      // A name without folder is looked for beside the program.
      talk.say(set + "象棋 网络.nnue");
      EXPECT_TRUE(talk.has("EvalFile: 象棋 网络.nnue " + std::string(c.said))) << c.said;
      EXPECT_EQ(talk.count("info string network"), 0);
    }
    talk.forget();
    talk.say_all({"setoption name EvalFile value <none>", "position startpos", "go depth 2"});
    EXPECT_TRUE(talk.has("info string network none: the hand-made evaluation is used"));
    EXPECT_TRUE(is_legal_answer(talk.await("bestmove"), "startpos"));
    talk.forget();
    talk.say_all({"setoption name EvalFile value <embedded>", "go depth 2"});
    EXPECT_EQ(talk.count("info string network"), 1);
    EXPECT_TRUE(is_legal_answer(talk.await("bestmove"), "startpos"));
  }
  std::filesystem::remove_all(folder);
}

TEST(Session, SpeaksThePersonsLanguageWhenAsked) {
  Talk talk({.language = words::Language::simplified_chinese});
  talk.say("position startpos moves a0a9");
  EXPECT_TRUE(talk.has("info string 着法 a0a9 不合规则"));
}

// Whatever is said and in whatever order: each search is answered once, and `isready` always.
TEST(Session, StormOfStartsAndStops) {
  Talk talk;
  std::mt19937_64 random(2);
  int searches = 0;
  int asked = 0;
  for (int i = 0; i < 300; ++i) {
    switch (random() % 12) {
      case 0: talk.say("go infinite"), ++searches; break;
      case 1: talk.say("go ponder movetime 2"), ++searches; break;
      case 2: talk.say("go movetime 2"), ++searches; break;
      case 3: talk.say("go nodes 500"), ++searches; break;
      case 4: talk.say("ponderhit"); break;
      case 5: talk.say("setoption name Threads value " + std::to_string(1 + random() % 3)); break;
      case 6: talk.say("setoption name Hash value " + std::to_string(1 + random() % 3)); break;
      case 7: talk.say("ucinewgame"); break;
      case 8: talk.say("isready"), ++asked; break;
      case 9: talk.say("position startpos moves h2e2"); break;
      case 10: std::this_thread::sleep_for(1ms); break;
      default: talk.say("stop"); break;
    }
  }
  talk.say("stop");
  talk.session().end_of_input();
  EXPECT_EQ(talk.count("bestmove"), searches);
  EXPECT_EQ(talk.count("readyok"), asked);
}

// Words of the protocols in any order, with numbers of any size, and bytes that are no words.
std::string random_line(std::mt19937_64& random) {
  static constexpr const char* words[] = {"uci",
                                          "ucci",
                                          "isready",
                                          "ucinewgame",
                                          "position",
                                          "startpos",
                                          "fen",
                                          "moves",
                                          "h2e2",
                                          "a0a1",
                                          "a1a9",
                                          "go",
                                          "depth",
                                          "nodes",
                                          "movetime",
                                          "wtime",
                                          "btime",
                                          "winc",
                                          "movestogo",
                                          "infinite",
                                          "ponder",
                                          "searchmoves",
                                          "mate",
                                          "byoyomi",
                                          "stop",
                                          "ponderhit",
                                          "setoption",
                                          "name",
                                          "value",
                                          "Hash",
                                          "Threads",
                                          "MultiPV",
                                          "Clear Hash",
                                          "EvalFile",
                                          "<none>",
                                          "Repetition Rule",
                                          "wxf2018",
                                          "UCI_Elo",
                                          "UCI_LimitStrength",
                                          "Skill Level",
                                          "true",
                                          "banmoves",
                                          "draw",
                                          "probe",
                                          "d",
                                          "eval",
                                          "bench",
                                          "perft",
                                          "debug",
                                          "on",
                                          "usemillisec",
                                          "4k4/9/9/9/9/9/9/9/9/R2K5",
                                          "w",
                                          "b",
                                          "-",
                                          "time",
                                          "setoption name Threads value 1",
                                          "position startpos moves",
                                          "go nodes 50",
                                          "go depth 2",
                                          "position fen 4k4/9/9/9/9/9/9/9/9/R2K5 w - - 119 100"};
  static constexpr const char* numbers[] = {
      "0",    "-1",  "1", "2", "7", "100", "1e9", "4294967296", "99999999999999999999999999",
      "0x10", "3.5", "-0"};
  std::string line;
  const auto count = 1 + random() % 7;
  for (std::size_t i = 0; i < count; ++i) {
    if (!line.empty()) line += ' ';
    switch (random() % 10) {
      case 0: line += static_cast<char>(random() % 256); break;
      case 1:
      case 2: line += numbers[random() % std::size(numbers)]; break;
      default: line += words[random() % std::size(words)]; break;
    }
  }
  return line;
}

TEST(Session, BearsTenThousandRandomLines) {
  Talk talk({.available_memory = [] { return std::uint64_t{64} << 20U; }, .patience = 0ms});
  std::mt19937_64 random(4);
  for (int i = 0; i < 10000; ++i) {
    talk.say(random_line(random));
    if (i % 20 == 19) {
      talk.forget();
      talk.say_all({"stop", "isready"});
      talk.await("readyok");
    }
  }
  talk.say("stop");
  talk.session().end_of_input();
  talk.forget();
  talk.say_all({"uci", "setoption name UCI_LimitStrength value false", "ucinewgame",
                "position startpos", "go depth 2"});
  EXPECT_TRUE(is_legal_answer(talk.await("bestmove"), "startpos"));
  EXPECT_EQ(talk.say("quit"), Session::Next::quit);
}

}  // namespace
}  // namespace chuhe::engine_app
