// What must hold of every ruling, whatever the rule book: seen from the other side of the board or
// in a mirror, from another move of the cycle, after a quiet move, with another piece far away,
// after another round, and before the cycle has closed often enough.
#include <algorithm>

#include <gtest/gtest.h>

#include <chuhe/core/attacks.hpp>
#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/movegen.hpp>

#include "random_positions.hpp"
#include "repetition/conduct.hpp"
#include "ruling_rows.hpp"

namespace chuhe {
namespace {

using testing::is_chinese;
using testing::Random;
using testing::ruling_rows;
using testing::RulingRow;

// A cycle by itself: a position and the moves that lead back to it.
struct Cycle {
  std::string name;
  Position start;
  std::vector<Move> moves;
};

Position without_history(const Position& position) {
  Diagram diagram = position.diagram();
  diagram.quiet_plies = 0;
  return *Position::from(diagram);
}

// The line that plays the cycle `rounds` times; nothing if a move is not legal.
std::optional<Line> played(const Cycle& cycle, int rounds) {
  Line line(cycle.start);
  for (int round = 0; round < rounds; ++round) {
    for (Move move : cycle.moves) {
      if (!is_legal(line.position(), move) || !line.position().is_empty(move.to())) {
        return std::nullopt;
      }
      line.push(move);
    }
  }
  return line;
}

// The cycles of the table and of random play, with the rule sets under which they are tried.
std::vector<Cycle> table_cycles() {
  std::vector<Cycle> cycles;
  for (const RulingRow& row : ruling_rows()) {
    const Line line = *row.line();
    const std::vector<std::size_t> stood = line.occurrences();
    if (stood.size() < 2) continue;
    const std::size_t first = stood[stood.size() - 2];
    Cycle cycle{row.id, without_history(line.positions()[first]), {}};
    for (std::size_t i = first; i < line.plies(); ++i) cycle.moves.push_back(line.moves()[i]);
    cycles.push_back(std::move(cycle));
  }
  return cycles;
}

// There and back for both sides: where attacks and dodges come from. Of those in which nothing is
// attacked only a few are kept.
std::vector<Cycle> random_cycles(int count, std::uint64_t seed) {
  const RuleSet& rules = *find_rule_set("wxf2018");
  Random random(seed);
  std::vector<Cycle> cycles;
  while (static_cast<int>(cycles.size()) < count) {
    const Position start = without_history(testing::random_setup(random));
    if (start.occupied().size() > 18 || !has_legal_move(start)) continue;
    for (int attempt = 0; attempt < 10; ++attempt) {
      const Move first = testing::random_move(start, random);
      const Position second = start.after(first);
      if (!has_legal_move(second)) continue;
      const Move reply = testing::random_move(second, random);
      if (!start.is_empty(first.to()) || !second.is_empty(reply.to())) continue;
      const Cycle cycle{
          "random",
          start,
          {first, reply, Move(first.to(), first.from()), Move(reply.to(), reply.from())}};
      const auto line = played(cycle, 2);
      if (!line) continue;
      if (repetition_verdict(*line, rules) == Verdict::draw && testing::below(random, 20) > 0) {
        continue;
      }
      cycles.push_back(cycle);
      break;
    }
  }
  return cycles;
}

Cycle rotated_by(const Cycle& cycle, std::size_t moves) {
  Cycle result = cycle;
  for (std::size_t i = 0; i < moves; ++i) result.start.play(cycle.moves[i]);
  result.start = without_history(result.start);
  std::ranges::rotate(result.moves, result.moves.begin() + static_cast<std::ptrdiff_t>(moves));
  return result;
}

Cycle mirrored(const Cycle& cycle) {
  Cycle result{cycle.name, mirrored(cycle.start), {}};
  for (Move move : cycle.moves) {
    result.moves.push_back(Move(mirrored(move.from()), mirrored(move.to())));
  }
  return result;
}

Cycle color_swapped(const Cycle& cycle) {
  Cycle result{cycle.name, color_swapped(cycle.start), {}};
  for (Move move : cycle.moves) {
    result.moves.push_back(Move(rotated(move.from()), rotated(move.to())));
  }
  return result;
}

Verdict color_swapped(Verdict verdict) {
  switch (verdict) {
    case Verdict::red_loses: return Verdict::black_loses;
    case Verdict::black_loses: return Verdict::red_loses;
    case Verdict::red_must_change: return Verdict::black_must_change;
    case Verdict::black_must_change: return Verdict::red_must_change;
    case Verdict::none:
    case Verdict::draw:
    case Verdict::unknown: break;
  }
  return verdict;
}

// The cycle closed often enough for a ruling under every set, Sky's rounds included.
int rounds_for(const RuleSet& rules) {
  return rules.repetition.has(SpecialRule::round_counters) ? 18 : rules.repetition.occurrences - 1;
}

Verdict verdict_of(const Cycle& cycle, const RuleSet& rules) {
  return repetition_verdict(*played(cycle, rounds_for(rules)), rules);
}

template <class Law>
void for_all_cycles(const std::vector<Cycle>& cycles, bool chinese, Law law) {
  ASSERT_GT(cycles.size(), 50U);
  for (const Cycle& cycle : cycles) {
    for (const RuleSet& rules : rule_sets()) {
      if (is_chinese(rules) != chinese) continue;
      SCOPED_TRACE(::testing::Message()
                   << cycle.name << " " << to_fen(cycle.start) << " under " << rules.name);
      law(cycle, rules);
      if (::testing::Test::HasFailure()) return;
    }
  }
}

void holds_seen_otherwise(const Cycle& cycle, const RuleSet& rules) {
  const Verdict verdict = verdict_of(cycle, rules);
  EXPECT_NE(verdict, Verdict::none);
  EXPECT_EQ(verdict_of(mirrored(cycle), rules), verdict);
  EXPECT_EQ(verdict_of(color_swapped(cycle), rules), color_swapped(verdict));
}

void holds_rotated(const Cycle& cycle, const RuleSet& rules) {
  const Verdict verdict = verdict_of(cycle, rules);
  for (std::size_t moves = 1; moves < cycle.moves.size(); ++moves) {
    EXPECT_EQ(verdict_of(rotated_by(cycle, moves), rules), verdict) << "rotated by " << moves;
  }
}

void holds_after_more_rounds(const Cycle& cycle, const RuleSet& rules) {
  const int rounds = rounds_for(rules);
  const Verdict verdict = repetition_verdict(*played(cycle, rounds), rules);
  EXPECT_EQ(repetition_verdict(*played(cycle, rounds + 1), rules), verdict);
  EXPECT_EQ(repetition_verdict(*played(cycle, rounds + 3), rules), verdict);
}

void holds_before(const Cycle& cycle, const RuleSet& rules) {
  // Long cycles may be ruled upon before they close, under nine rounds and Sky's counters.
  if (cycle.moves.size() > 6) return;
  const Line line = *played(cycle, 1);
  EXPECT_EQ(repetition_verdict(line, rules), Verdict::none);
}

// Leads into the cycle by a move of a king, advisor or elephant of the side that moves last in it.
std::vector<Line> entered_quietly(const Cycle& cycle, int rounds) {
  std::vector<Line> lines;
  const Color mover = opponent(cycle.start.turn());
  Diagram diagram = cycle.start.diagram();
  diagram.turn = mover;
  for (Role role : {Role::king, Role::advisor, Role::elephant}) {
    for (Square now : cycle.start.pieces(mover, role)) {
      for (Square before : reachable_squares({mover, role}) & ~cycle.start.occupied()) {
        Diagram earlier = diagram;
        std::swap(earlier.board[now], earlier.board[before]);
        const auto position = Position::from(earlier);
        if (!position || !is_legal(*position, Move(before, now))) continue;
        Line line(*position);
        line.push(Move(before, now));
        for (int round = 0; round < rounds; ++round) {
          for (Move move : cycle.moves) line.push(move);
        }
        lines.push_back(line);
      }
    }
  }
  return lines;
}

int quiet_entries = 0;

void holds_after_a_quiet_move(const Cycle& cycle, const RuleSet& rules) {
  const int rounds = rounds_for(rules);
  const Verdict verdict = repetition_verdict(*played(cycle, rounds), rules);
  for (const Line& line : entered_quietly(cycle, rounds)) {
    EXPECT_EQ(repetition_verdict(line, rules), verdict) << to_uci(line.moves()[0]);
    ++quiet_entries;
  }
}

// Whether two boards differ in nothing that anybody attacks, guards or moves through, but for the
// piece on `added`, which neither takes part in that.
bool same_relations(const Position& with, const Position& without, Square added) {
  for (Color color : all_colors) {
    if (attackers(with, added, color)) return false;
    for (Square square : without.occupied()) {
      if (attackers(with, square, color) != attackers(without, square, color)) return false;
    }
  }
  return true;
}

int harmless_pieces = 0;

// A pawn that has not crossed the river, in a corner of the board where it touches nothing: no
// line, no leg, no eye of any position of the cycle, nor after any capture in it.
void holds_with_a_distant_piece(const Cycle& cycle, const RuleSet& rules) {
  const Verdict verdict = verdict_of(cycle, rules);
  int tried = 0;
  for (Color color : all_colors) {
    for (int file : {0, 8, 2, 6}) {
      const Square square = make_square(file, color == Color::red ? 3 : 6);
      if (!cycle.start.is_empty(square) || cycle.start.pieces(color, Role::pawn).size() == 5) {
        continue;
      }
      Diagram diagram = cycle.start.diagram();
      diagram.board[square] = Piece{color, Role::pawn};
      const auto start = Position::from(diagram);
      if (!start) continue;
      const Cycle with{cycle.name, *start, cycle.moves};
      const auto line = played(with, 1);
      if (!line) continue;
      Position plain = cycle.start;
      bool harmless = true;
      for (std::size_t i = 0; i <= cycle.moves.size() && harmless; ++i) {
        harmless = same_relations(line->positions()[i], plain, square);
        // Rooks, cannons and horses near it could come to use or miss it after a capture.
        const Bitboard near =
            same_line(square) | horse_attacks(square, Bitboard{}) | king_attacks(square);
        harmless = harmless && (near & plain.occupied()).empty();
        if (i < cycle.moves.size()) plain.play(cycle.moves[i]);
      }
      if (!harmless) continue;
      EXPECT_EQ(verdict_of(with, rules), verdict) << "with a pawn on " << to_string(square);
      ++harmless_pieces;
      if (++tried == 2) return;
    }
  }
}

const std::vector<Cycle>& random_sample() {
  static const std::vector<Cycle> cycles = random_cycles(400, 20180601);
  return cycles;
}

TEST(RepetitionLaws, SeenOtherwise) {
  for_all_cycles(table_cycles(), false, holds_seen_otherwise);
  for_all_cycles(random_sample(), false, holds_seen_otherwise);
}

TEST(RepetitionLaws, Rotated) {
  for_all_cycles(table_cycles(), false, holds_rotated);
  for_all_cycles(random_sample(), false, holds_rotated);
}

// Two rooks that change places within a cycle take each other's parts round by round: neither is
// chased for ever unless both are.
TEST(RepetitionLaws, LikePiecesThatChangePlacesShareTheirFate) {
  const Line line = read_fen(
                        "4k4/9/r8/9/9/9/2r6/9/9/5K3 b moves "
                        "a7a3 f0f1 c3c7 f1f0 c7a7 f0f1 a3c3 f1f0")
                        ->line;
  ASSERT_EQ(line.occurrence_count(), 2);
  const repetition::Window window{0, line.plies()};
  const Bitboard one(Square::a7);
  const Bitboard two(Square::c3);
  const Bitboard king(Square::e9);
  EXPECT_EQ(chased_for_ever(line, window, one), Bitboard{});
  EXPECT_EQ(chased_for_ever(line, window, two | king), king);
  EXPECT_EQ(chased_for_ever(line, window, one | two | king), one | two | king);
}

TEST(RepetitionLaws, MoreRounds) {
  for_all_cycles(table_cycles(), false, holds_after_more_rounds);
  for_all_cycles(random_sample(), false, holds_after_more_rounds);
}

TEST(RepetitionLaws, NothingAtTheSecondOccurrence) {
  for_all_cycles(table_cycles(), false, holds_before);
  for_all_cycles(random_sample(), false, holds_before);
}

TEST(RepetitionLaws, EnteredByAQuietMove) {
  quiet_entries = 0;
  for_all_cycles(table_cycles(), false, holds_after_a_quiet_move);
  for_all_cycles(random_sample(), false, holds_after_a_quiet_move);
  EXPECT_GT(quiet_entries, 1000);
}

TEST(RepetitionLaws, WithADistantPiece) {
  harmless_pieces = 0;
  for_all_cycles(table_cycles(), false, holds_with_a_distant_piece);
  for_all_cycles(random_sample(), false, holds_with_a_distant_piece);
  EXPECT_GT(harmless_pieces, 300);
}

TEST(RepetitionLawsSlow, ChineseSets) {
  const std::vector<Cycle> cycles = table_cycles();
  std::vector<Cycle> chinese;
  std::ranges::copy_if(cycles, std::back_inserter(chinese), [](const Cycle& cycle) {
    return cycle.name.starts_with("CXA") || cycle.name.starts_with("XRULE");
  });
  ASSERT_GT(chinese.size(), 20U);
  for (const Cycle& cycle : chinese) {
    SCOPED_TRACE(cycle.name);
    const RuleSet& rules = *find_rule_set("cxa2020");
    holds_seen_otherwise(cycle, rules);
    holds_rotated(cycle, rules);
    holds_after_more_rounds(cycle, rules);
    holds_before(cycle, rules);
  }
}

TEST(RepetitionLaws, CountsOfChecksNeverRule) {
  // Checks whenever there is one, in games where no position repeats often enough.
  Random random(7);
  int checks = 0;
  for (int game = 0; game < 60; ++game) {
    Line line(without_history(testing::random_setup(random)));
    for (int ply = 0; ply < 60 && has_legal_move(line.position()); ++ply) {
      Move move = testing::random_move(line.position(), random);
      for (Move other : legal_moves(line.position())) {
        if (gives_check(line.position(), other) && line.position().is_empty(other.to())) {
          move = other;
        }
      }
      line.push(move);
      if (line.position().in_check()) ++checks;
      if (line.occurrence_count() > 1) break;
      for (const RuleSet& rules : rule_sets()) {
        EXPECT_EQ(repetition_verdict(line, rules), Verdict::none) << rules.name;
      }
    }
  }
  EXPECT_GT(checks, 300);
}

// The explanation and the verdict are of one mind.
TEST(RepetitionLaws, ExplanationAgrees) {
  for_all_cycles(table_cycles(), false, [](const Cycle& cycle, const RuleSet& rules) {
    const Line line = *played(cycle, rounds_for(rules));
    const Ruling ruling = explain_repetition(line, rules);
    EXPECT_EQ(ruling.verdict, repetition_verdict(line, rules));
    EXPECT_FALSE(ruling.article.empty());
    ASSERT_TRUE(ruling.has_cycle());
    EXPECT_EQ(ruling.moves.size(), ruling.last_ply - ruling.first_ply);
    const std::optional<Color> side = side_at_fault(ruling.verdict);
    if (!side) return;
    const Profile& profile = ruling.profiles[*side];
    EXPECT_NE(profile.behaviour, Behaviour::none);
    for (const JudgedMove& move : ruling.moves) {
      if (move.facts.mover.piece.color != *side) continue;
      EXPECT_TRUE(move.move_class == MoveClass::check || move.move_class == MoveClass::chase)
          << to_uci(move.facts.move) << " " << to_string(move.move_class);
    }
  });
}

}  // namespace
}  // namespace chuhe
