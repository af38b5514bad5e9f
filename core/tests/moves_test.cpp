// Single positions: the cases that other programs got wrong, and the reasons for refusing a move.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/perft.hpp>

namespace chuhe {
namespace {

using enum Square;

Move uci(std::string_view text) { return *parse_coordinates(text); }

std::string legal(const Position& position) {
  std::vector<std::string> texts;
  for (Move move : legal_moves(position)) texts.push_back(to_uci(move));
  std::ranges::sort(texts);
  std::string result;
  for (const std::string& text : texts) result += (result.empty() ? "" : " ") + text;
  return result;
}

Position played(std::string_view fen, std::initializer_list<std::string_view> moves) {
  Position position = position_from_fen(fen);
  for (std::string_view move : moves) {
    EXPECT_TRUE(is_legal(position, uci(move))) << move << "\n" << to_string(position);
    position.play(uci(move));
  }
  return position;
}

TEST(MovesBugReports, PerftFromDepthThreeOn) {
  const Position position =
      position_from_fen("r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1");
  EXPECT_EQ(perft(position, 1), 38U);
  EXPECT_EQ(perft(position, 2), 1128U);
  EXPECT_EQ(perft(position, 3), 43929U);
  EXPECT_EQ(perft(position, 4), 1339047U);
}

TEST(MovesBugReports, ScreenPawnLeavesTheFileByCapturing) {
  EXPECT_EQ(legal(position_from_fen("3k5/4c4/9/9/3nP4/9/9/9/9/4K4 w - - 0 1")),
            "e0d0 e0f0 e5d5 e5f5");
}

TEST(MovesBugReports, AdvisorBlocksTheRookAndLengthensTheCannonsWay) {
  for (const char* fen :
       {"c3k2C1/4a4/6R2/9/9/9/9/9/9/3K5 w", "c3k2C1/4anR2/9/3NP4/9/6n2/9/1r1p5/4p4/3K5 w"}) {
    const Position position = played(
        fen, {std::string_view(fen).find("/6R2/") != std::string_view::npos ? "g7g9" : "g8g9"});
    EXPECT_TRUE(position.in_check());
    EXPECT_EQ(legal(position), "e8f9");
  }
}

TEST(MovesBugReports, CannonWithoutScreenGivesNoCheck) {
  const Position position = position_from_fen("3k5/9/9/9/9/3C5/9/9/9/5K3 w - - 0 1");
  const MoveList moves = legal_moves(position);
  EXPECT_EQ(moves.size(), 18U);
  for (Move move : moves) {
    EXPECT_FALSE(gives_check(position, move)) << to_uci(move);
    EXPECT_FALSE(position.after(move).in_check()) << to_uci(move);
  }
}

TEST(MovesBugReports, CaptureThatOpensTheFileBetweenTheKings) {
  const Position position = played("3R2b2/4k4/b8/p1P5p/9/4n1C2/1n5rP/6N1B/4A4/2B1KA3 b", {"e4d2"});
  EXPECT_TRUE(position.in_check());
  EXPECT_EQ(legal(position), "d9d2 e0d0");
  EXPECT_EQ(why_illegal(position, uci("e1d2"))->kind, IllegalKind::kings_would_face);
}

TEST(MovesBugReports, OnlyPieceBetweenTheKings) {
  const Position position = position_from_fen("4k4/9/9/4P4/9/9/9/9/9/4K4 w - - 0 1");
  EXPECT_EQ(legal(position), "e0d0 e0e1 e0f0 e6e7");
  for (const char* move : {"e6d6", "e6f6"}) {
    const auto why = why_illegal(position, uci(move));
    ASSERT_TRUE(why);
    EXPECT_EQ(why->kind, IllegalKind::kings_would_face);
    EXPECT_EQ(why->at, Bitboard(e0) | Bitboard(e9));
  }
}

TEST(MovesBugReports, CannonDoesNotJumpOnToAnEmptyPoint) {
  const Position position;
  const auto why = why_illegal(position, uci("b2b8"));
  ASSERT_TRUE(why);
  EXPECT_EQ(why->kind, IllegalKind::cannon_jumps);
  EXPECT_EQ(why->at, Bitboard(b7));
  EXPECT_TRUE(is_legal(position, uci("b2b9")));
}

TEST(MovesBugReports, KingMayNotFaceTheKing) {
  const Position position = position_from_fen("4k4/9/9/9/p8/P8/9/9/9/3K5 w - - 0 1");
  EXPECT_EQ(legal(position), "a4a5 d0d1");
  EXPECT_EQ(why_illegal(position, uci("d0e0"))->kind, IllegalKind::kings_would_face);
}

TEST(MovesBugReports, StalematedSideHasNoMove) {
  const Position position = position_from_fen("3k5/2P6/9/9/9/9/9/9/9/4K4 b - - 0 1");
  EXPECT_FALSE(position.in_check());
  EXPECT_FALSE(has_legal_move(position));
  EXPECT_EQ(legal(position), "");
}

TEST(MovesBugReports, MovesOnTheLastRanks) {
  const Position position =
      played("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", {"b2b9", "a9b9"});
  EXPECT_EQ(to_fen(position),
            "1rbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/7C1/9/RNBAKABNR w - - 0 2");
}

TEST(MovesBugReports, CheckMustBeAnswered) {
  const Position position = played("4k4/8R/9/9/9/9/9/9/9/rrBA1K3 w", {"i8i9"});
  EXPECT_EQ(legal(position), "e9e8");
}

TEST(WhyIllegal, EachKindWithItsSquares) {
  struct Case {
    const char* fen;
    const char* move;
    IllegalKind kind;
    Bitboard at;
  };
  const char* const start = "startpos";
  const auto set = [](std::initializer_list<Square> squares) {
    Bitboard result;
    for (Square square : squares) result.add(square);
    return result;
  };
  using enum IllegalKind;
  const std::vector<Case> cases = {
      {start, "e4e5", no_piece, {}},
      {start, "h9g7", not_your_piece, {}},
      {start, "a0b0", own_piece_on_target, {}},
      {start, "e0e2", king_one_step, {}},
      {start, "d0d1", advisor_one_step, {}},
      {start, "c0c1", elephant_two_steps, {}},
      {start, "b0b1", horse_move, {}},
      {start, "a0b1", straight_line, {}},
      {start, "b2c1", straight_line, {}},
      {start, "a3a5", pawn_one_step, {}},
      {start, "a3a2", pawn_backwards, {}},
      {start, "a3b3", pawn_before_river, {}},
      {start, "b0d1", horse_leg, set({c0})},
      {start, "a0a4", path_blocked, set({a3})},
      {start, "b2b8", cannon_jumps, set({b7})},
      {start, "b2b7", cannon_needs_screen, {}},
      {start, "a0a0", not_on_board, {}},
      {"3k5/9/9/9/9/9/9/9/9/3A1K3 w", "d0c1", outside_palace, {}},
      {"3k5/9/9/9/9/9/9/9/9/5K3 w", "f0g0", outside_palace, {}},
      {"3k5/9/9/9/9/2B6/9/9/9/5K3 w", "c4e6", across_river, {}},
      {"3k5/9/9/9/9/9/9/9/3p5/2B2K3 w", "c0e2", elephant_eye, set({d1})},
      {"3k5/9/4c4/9/4p4/9/4p4/4C4/9/5K3 w", "e2e7", cannon_many_screens, set({e3, e5})},
      {"3kr4/9/9/9/9/9/9/4R4/9/4K4 w", "e2d2", left_in_check, set({e9})},
      {"3k5/9/9/9/9/9/9/9/9/4K4 w", "e0d0", kings_would_face, set({d0, d9})},
  };
  for (const Case& c : cases) {
    const Position position = position_from_fen(c.fen);
    const auto why = why_illegal(position, uci(c.move));
    ASSERT_TRUE(why) << c.fen << " " << c.move;
    EXPECT_EQ(why->kind, c.kind) << c.fen << " " << c.move << ": " << to_string(*why);
    EXPECT_EQ(why->at, c.at) << c.fen << " " << c.move << ": " << to_string(*why);
  }
}

}  // namespace
}  // namespace chuhe
