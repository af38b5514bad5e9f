#include <chuhe/core/fen.hpp>

#include <algorithm>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>

namespace chuhe {
namespace {

constexpr std::string_view opening = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

std::string canonical(std::string_view text) {
  const auto reading = read_fen(text);
  if (reading) return to_fen(reading->line.position());
  std::string faults = "refused";
  for (const FenFault& fault : reading.error()) faults += "; " + to_string(fault);
  return faults;
}

FenFaults faults_of(std::string_view text) {
  const auto reading = read_fen(text);
  return reading ? FenFaults{} : reading.error();
}

bool has_fault(const FenFaults& faults, PositionFaultKind kind) {
  return std::ranges::any_of(faults, [&](const FenFault& fault) {
    return fault.position && fault.position->kind == kind;
  });
}

std::string with_opening(std::string_view rest) { return std::string(opening) + std::string(rest); }

TEST(Fen, WritesCanonically) {
  EXPECT_EQ(to_fen(Position{}), with_opening(" w - - 0 1"));
  const auto reading = read_fen("startpos moves h2e2 h9g7");
  ASSERT_TRUE(reading);
  EXPECT_EQ(to_fen(reading->line.position()),
            "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2");
}

TEST(Fen, TakesWhatPeoplePaste) {
  const std::string red = with_opening(" w - - 0 1");
  const std::string black = with_opening(" b - - 0 1");
  const std::vector<std::pair<std::string, std::string>> cases = {
      {with_opening(""), red},
      {with_opening(" w"), red},
      {with_opening(" r"), red},
      {with_opening(" W"), red},
      {with_opening(" R - - 0 1"), red},
      {with_opening(" b"), black},
      {with_opening(" B - -"), black},
      {with_opening(" - - 0 1"), red},
      {with_opening(" 0 1"), red},
      {with_opening(" b 0 1"), black},
      {with_opening(" w - - 3"), with_opening(" w - - 3 1")},
      {with_opening(" w - - - -"), red},
      {with_opening(" b - - 11 20"), with_opening(" b - - 11 20")},
      {"  " + with_opening("\t b  -  -\t0   1 \r\n"), black},
      {"fen " + with_opening(" b"), black},
      {"FEN " + with_opening(" b"), black},
      {"position fen " + with_opening(" b - - 0 1"), black},
      {"position fen " + with_opening(" b - - moves"), black},
      {"startpos", red},
      {"position startpos", red},
      {"position startpos moves", red},
      {"[FEN \"" + with_opening(" b - - 0 1") + "\"]", black},
      {"[ FEN  \" " + with_opening(" b") + " \" ]\n", black},
      {"[fen \"" + with_opening(" w") + "\"] moves h2e2",
       "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1"},
      {"rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w", red},
      {"rnbakabnr/333/1c5c1/p1p1p1p1p/45/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", red},
  };
  for (const auto& [text, expected] : cases) EXPECT_EQ(canonical(text), expected) << text;
}

TEST(Fen, HandicapAndEndgamesAreFine) {
  for (const char* fen : {
           "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/1NBAKABN1 w - - 0 1",
           "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1",
           "4k4/9/9/4P4/9/9/9/9/9/4K4 w - - 0 1",
           "PPPP1k3/P8/9/9/9/9/9/9/9/3K5 w - - 0 1",
       }) {
    EXPECT_EQ(canonical(fen), fen);
  }
}

TEST(Fen, PlaysTheMoves) {
  const auto reading = read_fen("position startpos moves h2e2 H9-G7 h0g2");
  ASSERT_TRUE(reading);
  ASSERT_EQ(reading->line.plies(), 3U);
  EXPECT_EQ(to_uci(reading->line.moves()[1]), "h9g7");
}

TEST(Fen, MoveFaultsNameTheMove) {
  FenFaults faults = faults_of("position startpos moves a1a9");
  ASSERT_EQ(faults.size(), 1U);
  EXPECT_EQ(faults[0].kind, FenFaultKind::illegal_move);
  EXPECT_EQ(faults[0].offset, 24U);
  EXPECT_EQ(faults[0].length, 4U);
  EXPECT_EQ(faults[0].illegal->kind, IllegalKind::no_piece);
  EXPECT_EQ(to_uci(faults[0].move), "a1a9");

  faults = faults_of("position startpos moves h2e2 go movetime 100");
  ASSERT_EQ(faults.size(), 1U);
  EXPECT_EQ(faults[0].kind, FenFaultKind::bad_move_text);
  EXPECT_EQ(faults[0].offset, 29U);
}

TEST(Fen, NamesEveryFaultOfTheText) {
  // Two bad letters, a short and a long rank, a bad side, a bad number, in one go.
  const std::string text =
      "rnbakabnx/8/1c5c1/p1p1p1p1p1/9/9/P1P1P1P1P/1C5C?/9/RNBAKABNR q - - 3x 1";
  const FenFaults faults = faults_of(text);
  std::vector<FenFaultKind> kinds;
  for (const FenFault& fault : faults) {
    kinds.push_back(fault.kind);
    EXPECT_FALSE(to_string(fault).empty());
  }
  EXPECT_EQ(kinds, (std::vector{FenFaultKind::bad_letter, FenFaultKind::short_rank,
                                FenFaultKind::long_rank, FenFaultKind::bad_letter,
                                FenFaultKind::bad_turn, FenFaultKind::bad_number}));
  EXPECT_EQ(faults[0].offset, 8U);
  EXPECT_EQ(faults[1].rank, 8);
  EXPECT_EQ(faults[1].number, 8);
  EXPECT_EQ(faults[2].number, 10);
  EXPECT_EQ(faults[3].offset, text.find('?'));
  EXPECT_EQ(faults[4].offset, text.find('q'));
  EXPECT_EQ(faults[5].offset, text.find("3x"));
}

TEST(Fen, RefusesJunk) {
  for (const char* text : {"",
                           " ",
                           "foobar",
                           "/////////",
                           "9/9/9/9/9/9/9/9/9",
                           "moves h2e2",
                           "fen",
                           "position",
                           "[FEN]",
                           "[FEN \"\"]",
                           "[FEN \"",
                           "[Event \"x\"]",
                           "]",
                           "\"",
                           "startpos h2e2",
                           "startpos w - - 0 1",
                           "4k4/9/9/9/9/9/9/9/9/3K5/9 w",
                           "車馬象士將士象馬車",
                           "4k4/9/9/9/9/9/9/9/9/3K5 w KQkq - 0 1",
                           "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1 2 3",
                           "4k4/9/9/9/9/9/9/9/9/3K5 white",
                           "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1 move h2e2",
                           "4k4/9/9/9/0/9/9/9/9/3K5 w",
                           "4k4/9/9/9/9/9/9/9/9/3K5\xff w",
                           "4k4/9//9/9/9/9/9/9/9/3K5 w"}) {
    EXPECT_FALSE(read_fen(text).has_value()) << text;
    EXPECT_FALSE(faults_of(text).empty()) << text;
  }
  EXPECT_FALSE(read_fen(std::string_view("4k4/9/9/9/9/9/9/9/9/3K5 w\0", 26)).has_value());
}

// Reports about other programs: what each of them let through.
TEST(FenBugReports, BoardsThatAreNoPositions) {
  const auto refuses = [](std::string_view fen, PositionFaultKind kind, Bitboard squares,
                          std::optional<Piece> piece) {
    const FenFaults faults = faults_of(fen);
    ASSERT_EQ(faults.size(), 1U) << fen;
    ASSERT_TRUE(faults[0].position.has_value()) << fen;
    EXPECT_EQ(faults[0].position->kind, kind) << fen;
    EXPECT_EQ(faults[0].position->squares, squares) << fen;
    EXPECT_EQ(faults[0].position->piece, piece) << fen;
  };
  const auto set = [](std::initializer_list<Square> squares) {
    Bitboard result;
    for (Square square : squares) result.add(square);
    return result;
  };
  using Kind = PositionFaultKind;
  using enum Square;
  const Piece red_king{Color::red, Role::king};
  const Piece black_king{Color::black, Role::king};
  refuses("9/9/9/9/9/9/9/9/9/4K4 w - - 0 1", Kind::missing_king, {}, black_king);
  refuses("4k4/9/9/9/9/9/9/9/9/9 w - - 0 1", Kind::missing_king, {}, red_king);
  // The wrong piece is named: a red elephant, not a black one.
  refuses("4k4/9/9/9/9/9/9/c8/9/R2B1K3 w - - 0 1", Kind::unreachable_point, set({d0}),
          Piece{Color::red, Role::elephant});
  refuses("4k4/9/9/9/9/9/9/9/4R4/3K5 w - - 0 1", Kind::opponent_in_check, set({e9, e1}),
          black_king);
  refuses("4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1", Kind::kings_face, set({e0, e9}), std::nullopt);
  refuses("3k5/9/9/9/9/9/9/1P7/9/5K3 w", Kind::unreachable_point, set({b2}),
          Piece{Color::red, Role::pawn});
  refuses("3k5/9/9/9/9/9/9/9/P8/5K3 w", Kind::unreachable_point, set({a1}),
          Piece{Color::red, Role::pawn});
  refuses("4k4/9/9/9/9/9/P8/9/9/4KK3 w", Kind::many_kings, set({e0, f0}), red_king);

  const FenFaults rooks =
      faults_of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/RRRRRRRRR/RNBAKABNR w - - 0 1");
  EXPECT_TRUE(has_fault(rooks, Kind::too_many_pieces));
  const FenFaults upside_down =
      faults_of("RNBAKABNR/9/1C5C1/P1P1P1P1P/9/9/p1p1p1p1p/1c5c1/9/rnbakabnr w - - 0 1");
  EXPECT_TRUE(has_fault(upside_down, Kind::unreachable_point));
}

TEST(FenBugReports, PerTypeMaxima) {
  const auto counted = [](char letter, int count) {
    // Pieces of one kind on the far half's free ranks, where rooks, horses, cannons and pawns go.
    std::string rank(static_cast<std::size_t>(count), letter);
    if (count < 9) rank += std::to_string(9 - count);
    return "3k5/9/9/" + rank + "/9/9/9/9/9/4K4 b - - 0 1";
  };
  for (char letter : {'R', 'N', 'C'}) {
    EXPECT_FALSE(has_fault(faults_of(counted(letter, 2)), PositionFaultKind::too_many_pieces));
    EXPECT_TRUE(has_fault(faults_of(counted(letter, 3)), PositionFaultKind::too_many_pieces));
  }
  EXPECT_TRUE(faults_of(counted('P', 5)).empty());
  EXPECT_TRUE(has_fault(faults_of(counted('P', 6)), PositionFaultKind::too_many_pieces));
}

TEST(FenBugReports, Counters) {
  // Empty counters are left out; a round 0 is round 1; the round rises after Black's move.
  EXPECT_EQ(canonical(with_opening(" r - - 0 ")), with_opening(" w - - 0 1"));
  EXPECT_EQ(canonical(with_opening(" r - - 0    ")), with_opening(" w - - 0 1"));
  const auto zero = read_fen(
      "4P4/9/3k1a3/2N6/2b6/9/9/9/9/4K4 w - - 0 0 moves "
      "e0e1 f7e8 c6e5 d7d8 e1e0 e8f7");
  ASSERT_TRUE(zero);
  ASSERT_EQ(zero->notes.size(), 1U);
  EXPECT_EQ(zero->notes[0].kind, FenNoteKind::round_zero);
  EXPECT_EQ(legal_moves(zero->line.position()).size(), 12U);
  EXPECT_EQ(zero->line.position().fullmove(), 4);

  std::string game = with_opening(" w - - 0 0 moves");
  for (int i = 0; i < 11; ++i) game += i % 2 == 0 ? " a0a1 a9a8" : " a1a0 a8a9";
  const auto played = read_fen(game);
  ASSERT_TRUE(played);
  EXPECT_EQ(played->line.position().fullmove(), 12);

  EXPECT_FALSE(read_fen(with_opening(" w - - -5 1")));
  EXPECT_FALSE(read_fen(with_opening(" w - - 99999999999 1")));
  EXPECT_FALSE(read_fen(with_opening(" w - - 0 99999999999")));
  EXPECT_FALSE(read_fen(with_opening(" w - - 1.5 1")));
  const auto clamped = read_fen(with_opening(" w - - 130 1"));
  ASSERT_TRUE(clamped);
  ASSERT_EQ(clamped->notes.size(), 1U);
  EXPECT_EQ(clamped->notes[0].kind, FenNoteKind::quiet_clamped);
  EXPECT_EQ(clamped->notes[0].number, 130);
  EXPECT_EQ(clamped->line.position().quiet_plies(), max_read_quiet_plies);
}

TEST(Fen, OffsetsPointAtThePiece) {
  const std::string text = "fen  4k4/9/9/9/9/9/9/9/9/A3K4 w";
  const FenFaults faults = faults_of(text);
  ASSERT_EQ(faults.size(), 2U);  // the advisor, and the kings that face
  EXPECT_EQ(faults[0].offset, text.find('A'));
  EXPECT_EQ(faults[1].offset, text.find('k'));
}

TEST(Fen, DiagramsNeedNotBePositions) {
  const auto diagram = read_diagram("9/9/9/9/4A4/9/9/9/9/9 b - - 7 9");
  ASSERT_TRUE(diagram);
  EXPECT_EQ(diagram->turn, Color::black);
  EXPECT_EQ(to_fen(*diagram), "9/9/9/9/4A4/9/9/9/9/9 b - - 7 9");
  const auto faults = Position::from(*diagram);
  ASSERT_FALSE(faults);
  EXPECT_EQ(faults.error().size(), 3U);  // two kings missing, an advisor astray
}

// A million random texts do no harm, and what is accepted is written and read again.
void random_texts(int count, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  const std::string_view alphabet =
      "rnbakcpRNBAKCPheHE123456789/ wb-0[]\"FENfenmoves\t\xe8\xbd\xa6";
  const std::string base = with_opening(" w - - 0 1 moves h2e2 h9g7");
  int accepted = 0;
  for (int i = 0; i < count; ++i) {
    std::string text;
    if (i % 2 == 0) {
      text.resize(random() % 80);
      for (char& c : text) c = static_cast<char>(random());
    } else {
      text = base;
      for (std::size_t changes = 1 + random() % 2; changes > 0; --changes) {
        const char c = alphabet[random() % alphabet.size()];
        const std::size_t at = random() % text.size();
        switch (random() % 3) {
          case 0: text[at] = c; break;
          case 1: text.insert(at, 1, c); break;
          default: text.erase(at, 1); break;
        }
      }
    }
    const auto reading = read_fen(text);
    if (!reading) {
      for (const FenFault& fault : reading.error()) {
        ASSERT_LE(fault.offset + fault.length, text.size()) << text;
      }
      continue;
    }
    ++accepted;
    const Position& position = reading->line.position();
    const auto again = read_fen(to_fen(position));
    ASSERT_TRUE(again) << text;
    ASSERT_EQ(again->line.position(), position) << text;
  }
  EXPECT_GT(accepted, count / 100);
}

TEST(Fen, RandomTexts) { random_texts(20000, 1); }

TEST(FenSlow, RandomTexts) { random_texts(1000000, 2); }

}  // namespace
}  // namespace chuhe
