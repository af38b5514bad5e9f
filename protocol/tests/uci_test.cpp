#include <chuhe/protocol/uci.hpp>

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>

namespace chuhe::protocol {
namespace {

constexpr std::string_view opening = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

Move move_of(std::string_view text) { return *parse_coordinates(text); }

Command command_of(std::string_view text, Color turn = Color::red) {
  auto command = uci::parse_command(text, uci_dialect, turn);
  if (!command) ADD_FAILURE() << text << ": " << to_string(command.error());
  return command ? *command : Quit{};
}

ParseError error_of(std::string_view text) {
  const auto command = uci::parse_command(text, uci_dialect, Color::red);
  if (command) ADD_FAILURE() << text << " was read";
  return command ? ParseError{} : command.error();
}

Go go_of(std::string_view text, Color turn = Color::red) {
  return std::get<Go>(command_of(text, turn));
}

SetPosition position_of(std::string_view text, const Dialect& dialect = uci_dialect) {
  const auto command = uci::parse_command(text, dialect, Color::red);
  EXPECT_TRUE(command) << text;
  return std::get<SetPosition>(*command);
}

std::string fen_of(std::string_view text) {
  const SetPosition set = position_of(text);
  if (!set.line) return "refused: " + to_string(set.line.error().front());
  return to_fen(set.line->position());
}

Reply reply_of(std::string_view text, const Dialect& dialect = uci_dialect) {
  auto reply = uci::parse_reply(text, dialect);
  if (!reply) ADD_FAILURE() << text << ": " << to_string(reply.error());
  return reply ? *reply : Bye{};
}

Best best_of(std::string_view text) { return std::get<Best>(reply_of(text)); }
Info info_of(std::string_view text) { return std::get<Info>(reply_of(text)); }

TEST(UciCommand, SimpleWords) {
  EXPECT_EQ(command_of("uci"), Command(Hello{Language::uci}));
  EXPECT_EQ(command_of("ucci"), Command(Hello{Language::ucci}));
  EXPECT_EQ(command_of("  isready \r\n"), Command(IsReady{}));
  EXPECT_EQ(command_of("ISREADY"), Command(IsReady{}));
  EXPECT_EQ(command_of("\xef\xbb\xbfuci"), Command(Hello{Language::uci}));
  EXPECT_EQ(command_of("ucinewgame"), Command(NewGame{}));
  EXPECT_EQ(command_of("debug on"), Command(Debug{true}));
  EXPECT_EQ(command_of("stop now"), Command(Stop{}));
  EXPECT_EQ(command_of("ponderhit"), Command(PonderHit{}));
  EXPECT_EQ(command_of("quit"), Command(Quit{}));
  EXPECT_EQ(command_of("d"), Command(Display{}));
  EXPECT_EQ(command_of("eval"), Command(Evaluate{}));
  EXPECT_EQ(command_of("bench"), Command(Bench{}));
  EXPECT_EQ(command_of("bench 13"), Command(Bench{13}));
  EXPECT_EQ(command_of("perft 4"), Command(Perft{4}));
  EXPECT_EQ(command_of("go perft 5"), Command(Perft{5}));
}

TEST(UciCommand, ErrorsNameTheWordAndItsPlace) {
  using Kind = ParseErrorKind;
  EXPECT_EQ(error_of(""), (ParseError{Kind::empty, "", 0}));
  EXPECT_EQ(error_of(" \t\r\n").kind, Kind::empty);
  EXPECT_EQ(error_of("  joho debug on"), (ParseError{Kind::unknown_command, "joho", 2}));
  EXPECT_EQ(error_of("debug joho"), (ParseError{Kind::bad_value, "joho", 6}));
  EXPECT_EQ(error_of("debug"), (ParseError{Kind::missing_value, "debug", 0}));
  EXPECT_EQ(error_of("position"), (ParseError{Kind::missing_value, "position", 0}));
  EXPECT_EQ(error_of("perft x"), (ParseError{Kind::bad_number, "x", 6}));
  EXPECT_EQ(error_of("perft"), (ParseError{Kind::missing_value, "perft", 0}));
  EXPECT_EQ(error_of("banmoves h2e2 hello"), (ParseError{Kind::bad_move, "hello", 14}));
  EXPECT_EQ(to_string(error_of("  joho debug on")), "unknown command 'joho' at byte 2");
}

// Bug report P02: an illegal move was dropped without a word and the position before it searched.
TEST(UciPosition, AnIllegalMoveIsNamed) {
  const std::string_view text = "position startpos moves h2e2 a1a9";
  const SetPosition set = position_of(text);
  ASSERT_FALSE(set.line);
  ASSERT_EQ(set.line.error().size(), 1U);
  const FenFault& fault = set.line.error().front();
  EXPECT_EQ(fault.kind, FenFaultKind::illegal_move);
  EXPECT_EQ(text.substr(fault.offset, fault.length), "a1a9");
  EXPECT_EQ(fault.move, move_of("a1a9"));
  ASSERT_TRUE(fault.illegal);
  EXPECT_EQ(fault.illegal->kind, IllegalKind::no_piece);
}

// P03: `fen` and `startpos` without `position`.
TEST(UciPosition, TheFirstWordMayBeMissing) {
  const std::string fen = std::string(opening) + " w - - 0 1";
  EXPECT_EQ(fen_of("fen " + fen), fen);
  EXPECT_EQ(fen_of("startpos"), fen);
  EXPECT_EQ(fen_of("startpos moves h2e2"),
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1");
}

// P04: an app joined `position` and `go` into one line.
TEST(UciPosition, AGoBehindTheMovesIsNoMove) {
  const std::string_view text = "position startpos moves h2e2 go movetime 100";
  const SetPosition set = position_of(text);
  ASSERT_FALSE(set.line);
  const FenFault& fault = set.line.error().front();
  EXPECT_EQ(fault.kind, FenFaultKind::bad_move_text);
  EXPECT_EQ(text.substr(fault.offset, fault.length), "go");
}

// F12: `moves` with nothing behind it and no counters; F13: blanks; F15: round 0; uci2wb: neither
// counters nor dashes.
TEST(UciPosition, FensAsProgramsSendThem) {
  const std::string board(opening);
  EXPECT_EQ(fen_of("position fen " + board + " b - - moves"), board + " b - - 0 1");
  EXPECT_EQ(fen_of("position fen " + board + "  b  - -\t0 1\r\n"), board + " b - - 0 1");
  EXPECT_EQ(fen_of("position fen " + board + " w moves h2e2 h9g7"),
            "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2");
  EXPECT_EQ(fen_of("position startpos moves"), board + " w - - 0 1");
  EXPECT_EQ(fen_of("position " + board + " w"), board + " w - - 0 1");
  const SetPosition set = position_of(
      "position fen 4P4/9/3k1a3/2N6/2b6/9/9/9/9/4K4 w - - 0 0 moves e0e1 f7e8 c6e5 d7d8 e1e0 e8f7");
  ASSERT_TRUE(set.line);
  EXPECT_EQ(set.line->plies(), 6U);
  EXPECT_EQ(legal_moves(set.line->position()).size(), 12U);
  ASSERT_EQ(set.notes.size(), 1U);
  EXPECT_EQ(set.notes.front().kind, FenNoteKind::round_zero);
}

// F01, F02.
TEST(UciPosition, FaultsCountFromTheBeginningOfTheLine) {
  const std::string_view text =
      "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1X5C1/9/R w";
  const SetPosition set = position_of(text);
  ASSERT_FALSE(set.line);
  for (const FenFault& fault : set.line.error()) {
    ASSERT_LE(fault.offset + fault.length, text.size());
    if (fault.kind == FenFaultKind::bad_letter) {
      EXPECT_EQ(text[fault.offset], 'X');
    }
  }
  EXPECT_FALSE(position_of("position fen foobar").line);
  EXPECT_FALSE(position_of("position fen 9/9/9/9/9/9/9/9/9/4K4 w - - 0 1").line);
  EXPECT_FALSE(position_of("position fen").line);
  EXPECT_FALSE(position_of("position moves h2e2").line);
}

TEST(UciPosition, RanksFromOneToTen) {
  const SetPosition set = position_of("position startpos moves h3e3 h10g8 i1i2", fairy_dialect);
  ASSERT_TRUE(set.line);
  EXPECT_EQ(set.line->moves()[1], move_of("h9g7"));
  EXPECT_EQ(uci::print_command(set, fairy_dialect, Color::red),
            "position startpos moves h3e3 h10g8 i1i2");
  EXPECT_EQ(uci::print_command(set, uci_dialect, Color::red),
            "position startpos moves h2e2 h9g7 i0i1");
}

TEST(UciGo, EveryLimit) {
  const Go go = go_of(
      "go ponder wtime 300000 btime 290000 winc 2000 binc 1000 movestogo 30 depth 12 nodes 5000 "
      "mate 3 movetime 4000 byoyomi 3000 infinite searchmoves h2e2 b0c2",
      Color::black);
  EXPECT_EQ(go.clocks[Color::red].remaining, Milliseconds(300000));
  EXPECT_EQ(go.clocks[Color::black].remaining, Milliseconds(290000));
  EXPECT_EQ(go.clocks[Color::red].increment, Milliseconds(2000));
  EXPECT_EQ(go.clocks[Color::black].increment, Milliseconds(1000));
  EXPECT_EQ(go.clocks[Color::black].moves_to_go, 30);
  EXPECT_FALSE(go.clocks[Color::red].moves_to_go);
  EXPECT_EQ(go.depth, 12);
  EXPECT_EQ(go.nodes, 5000U);
  EXPECT_EQ(go.mate, 3);
  EXPECT_EQ(go.move_time, Milliseconds(4000));
  EXPECT_EQ(go.byo_yomi, Milliseconds(3000));
  EXPECT_TRUE(go.infinite && go.ponder && !go.offers_draw);
  EXPECT_EQ(go.search_moves, (std::vector<Move>{move_of("h2e2"), move_of("b0c2")}));
  EXPECT_TRUE(go.ignored.empty());
  EXPECT_EQ(go_of("go"), Go{});
}

TEST(UciGo, FieldsBehindTheChosenMoves) {
  const Go go = go_of("go searchmoves h2e2 depth 5");
  EXPECT_EQ(go.search_moves.size(), 1U);
  EXPECT_EQ(go.depth, 5);
}

// A `go` that is not answered hangs the other side: whatever can be understood is.
TEST(UciGo, WhatCannotBeUnderstoodIsPassedOverAndNamed) {
  using Kind = ParseErrorKind;
  const Go go = go_of("go wtime 1000 foo 7 btime x depth movetime 50 nodes");
  EXPECT_EQ(go.clocks[Color::red].remaining, Milliseconds(1000));
  EXPECT_FALSE(go.clocks[Color::black].remaining);
  EXPECT_FALSE(go.depth);
  EXPECT_EQ(go.move_time, Milliseconds(50));
  EXPECT_EQ(go.ignored, (std::vector<ParseError>{
                            {Kind::unknown_word, "foo", 14},
                            {Kind::unknown_word, "7", 18},
                            {Kind::missing_value, "btime", 20},
                            {Kind::unknown_word, "x", 26},
                            {Kind::missing_value, "depth", 28},
                            {Kind::missing_value, "nodes", 46},
                        }));
}

// T01: clocks that have run out; and numbers that are none of a sane program.
TEST(UciGo, NumbersOutOfRange) {
  const Go go = go_of("go wtime -50 btime 0 winc 1999.7 movestogo 0 depth 0 nodes -1");
  EXPECT_EQ(go.clocks[Color::red].remaining, Milliseconds(0));
  EXPECT_EQ(go.clocks[Color::black].remaining, Milliseconds(0));
  EXPECT_EQ(go.clocks[Color::red].increment, Milliseconds(1999));
  EXPECT_FALSE(go.clocks[Color::red].moves_to_go);
  EXPECT_EQ(go.depth, 1);
  EXPECT_EQ(go.nodes, 0U);
  EXPECT_TRUE(go.ignored.empty());
  const Go large =
      go_of("go movetime 99999999999999999999 depth 99999999999 nodes 1" + std::string(40, '0'));
  EXPECT_EQ(large.move_time, Milliseconds(1'000'000'000'000'000));
  EXPECT_EQ(large.depth, 2147483647);
  EXPECT_EQ(large.nodes, 1'000'000'000'000'000U);
  const Go glued = go_of("go movetime 40uci");
  EXPECT_EQ(glued.move_time, Milliseconds(40));
  ASSERT_EQ(glued.ignored.size(), 1U);
  EXPECT_EQ(glued.ignored[0].token, "40uci");
}

TEST(UciGo, IsWrittenInFull) {
  Go go;
  go.clocks[Color::red] = {Milliseconds(60000), Milliseconds(100), 20};
  go.clocks[Color::black] = {Milliseconds(50000), Milliseconds(200), {}};
  go.ponder = true;
  go.search_moves = {move_of("h9g7")};
  go.nodes = 7;
  EXPECT_EQ(uci::print_command(go, fairy_dialect, Color::red),
            "go ponder wtime 60000 btime 50000 winc 100 binc 200 movestogo 20 nodes 7 searchmoves "
            "h10g8");
}

// P16.
TEST(UciSetOption, FormsOfTheLine) {
  EXPECT_EQ(error_of("setoption Ponder value false"),
            (ParseError{ParseErrorKind::missing_word, "Ponder", 10}));
  EXPECT_EQ(error_of("setoption"), (ParseError{ParseErrorKind::missing_value, "setoption", 0}));
  EXPECT_EQ(error_of("setoption name"), (ParseError{ParseErrorKind::missing_value, "name", 10}));
  EXPECT_EQ(command_of("setoption name evalfile value /some dir/net.nnue"),
            Command(SetOption{"evalfile", "/some dir/net.nnue"}));
  EXPECT_EQ(command_of("setoption name Clear Hash"), Command(SetOption{"Clear Hash", {}}));
  EXPECT_EQ(command_of("SetOption Name Skill Level VALUE 3 "),
            Command(SetOption{"Skill Level", "3"}));
  EXPECT_EQ(command_of("setoption name BookFile value <empty>"),
            Command(SetOption{"BookFile", ""}));
  EXPECT_EQ(command_of("setoption name BookFile value"), Command(SetOption{"BookFile", ""}));
  EXPECT_EQ(command_of("setoption name X value a  value  b"),
            Command(SetOption{"X", "a  value  b"}));
}

// P11, P13: no move, in all spellings.
TEST(UciBest, NoMove) {
  for (std::string_view text :
       {"bestmove (none)", "bestmove 0000", "nobestmove", "bestmove a1a1", "bestmove a0a0",
        "bestmove none", "bestmove NULL", "bestmove (none) ponder (none)", "bestmove - "}) {
    EXPECT_EQ(best_of(text), Best{}) << text;
  }
  Best resigned;
  resigned.resigns = true;
  EXPECT_EQ(best_of("bestmove resign"), resigned);
}

TEST(UciBest, Moves) {
  Best best;
  best.move = move_of("h2e2");
  EXPECT_EQ(best_of("bestmove h2e2"), best);
  EXPECT_EQ(best_of("bestmove H2-E2 ponder"), best);
  EXPECT_EQ(best_of("bestmove h2e2 ponder (none)"), best);
  best.ponder = move_of("h9g7");
  EXPECT_EQ(best_of("bestmove h2e2 ponder h9g7"), best);
  EXPECT_EQ(std::get<Best>(reply_of("bestmove h3e3 ponder h10g8", fairy_dialect)), best);
  EXPECT_EQ(uci::print_reply(best, fairy_dialect), "bestmove h3e3 ponder h10g8");
  EXPECT_EQ(uci::print_reply(Best{}, uci_dialect), "bestmove (none)");
  best.resigns = best.offers_draw = true;
  EXPECT_EQ(uci::print_reply(best, uci_dialect), "bestmove h2e2 ponder h9g7");
  const auto bad = uci::parse_reply("bestmove h2e10", uci_dialect);
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error(), (ParseError{ParseErrorKind::bad_move, "h2e10", 9}));
  EXPECT_EQ(uci::parse_reply("bestmove", uci_dialect).error().kind, ParseErrorKind::missing_value);
}

// P09: a bound without a line made a program crash.
TEST(UciInfo, BoundWithoutALine) {
  const Info info = info_of("info depth 22 score cp -27 upperbound nodes 1016818 time 1001");
  EXPECT_EQ(info.depth, 22);
  EXPECT_EQ(info.score, (Score{Score::Kind::centipawns, -27}));
  EXPECT_EQ(info.bound, Bound::upper);
  EXPECT_EQ(info.nodes, 1016818U);
  EXPECT_EQ(info.time, Milliseconds(1001));
  EXPECT_TRUE(info.line.empty());
}

TEST(UciInfo, EverythingInAnyOrder) {
  const Info info = info_of(
      "info multipv 2 tbhits 5 score mate -3 wdl 10 20 970 pv h2e2 h9g7 hashfull 999 nps "
      "4000000000 "
      "seldepth 31 currmove h2e2 currmovenumber 3 cpuload 999 foo bar baz depth 20");
  EXPECT_EQ(info.multi_pv, 2);
  EXPECT_EQ(info.table_hits, 5U);
  EXPECT_EQ(info.score, (Score{Score::Kind::mate, -3}));
  EXPECT_EQ(info.chances, (WinDrawLoss{10, 20, 970}));
  EXPECT_EQ(info.line, (std::vector<Move>{move_of("h2e2"), move_of("h9g7")}));
  EXPECT_EQ(info.hash_full, 999);
  EXPECT_EQ(info.nodes_per_second, 4000000000U);
  EXPECT_EQ(info.selective_depth, 31);
  EXPECT_EQ(info.current_move, move_of("h2e2"));
  EXPECT_EQ(info.current_move_number, 3);
  EXPECT_EQ(info.depth, 20);
}

TEST(UciInfo, BrokenFieldsAreSkipped) {
  EXPECT_EQ(info_of("info"), Info{});
  EXPECT_EQ(info_of("info depth score cp nodes x pv"), Info{});
  EXPECT_EQ(info_of("info depth 5 score upperbound").depth, 5);
  EXPECT_EQ(info_of("info wdl 1 2 nodes 7").nodes, 7U);
  EXPECT_EQ(info_of("info pv h2e2 ???? h9g7").line.size(), 1U);
  EXPECT_EQ(info_of("info string bestmove h2e2  and  more ").text, "bestmove h2e2  and  more");
  EXPECT_EQ(info_of("info currline 1 h2e2 h9g7 depth 3").depth, 3);
}

TEST(UciReply, LinesOfNoProtocol) {
  EXPECT_EQ(uci::parse_reply("Fairy-Stockfish 11.1 LB 64", uci_dialect).error(),
            (ParseError{ParseErrorKind::unknown_command, "Fairy-Stockfish", 0}));
  EXPECT_EQ(uci::parse_reply("", uci_dialect).error().kind, ParseErrorKind::empty);
  EXPECT_EQ(uci::parse_reply("copyprotection ok", uci_dialect).error().kind,
            ParseErrorKind::unknown_command);
}

TEST(UciReply, LineBreaksInTextsBecomeBlanks) {
  Info info;
  info.text = "one\ntwo\r";
  EXPECT_EQ(uci::print_reply(info, uci_dialect), "info string one two ");
  EXPECT_EQ(uci::print_command(SetOption{"a\nquit", "b\nquit"}, uci_dialect, Color::red),
            "setoption name a quit value b quit");
}

}  // namespace
}  // namespace chuhe::protocol
