// What the moves of a game were worth: the arithmetic of a review, and how it goes into the record.
// Where the scores come from, an engine or a file, is somebody else's affair.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <chuhe/core/move.hpp>
#include <chuhe/core/piece.hpp>
#include <chuhe/core/position.hpp>
#include <chuhe/core/rules.hpp>
#include <chuhe/record/game.hpp>

namespace chuhe::record {

/// The points that a side may expect of a position, from 0, a loss, to 1, a win; a draw is 0.5. Of
/// a mate it is all or nothing; else a logistic curve, 1 / (1 + exp(-centipawns / 215)), fitted to
/// results of master games: docs/analysis.md.
double expected_points(const Evaluation& evaluation, Color side);

/// What a position is worth: to an engine, or by the rules where the game is over.
struct Worth {
  /// The points that Red may expect.
  double red_points = 0.5;
  /// Nothing where the game is over.
  std::optional<Evaluation> evaluation = {};

  double points(Color side) const { return side == Color::red ? red_points : 1 - red_points; }
  friend bool operator==(const Worth&, const Worth&) = default;
};

Worth worth_of(const Evaluation& evaluation);
Worth worth_of(const Outcome& outcome);

/// A position as it was looked at: its worth, and the best line from it, empty where the game is
/// over.
struct Look {
  Worth worth;
  std::vector<Move> line = {};
  friend bool operator==(const Look&, const Look&) = default;
};

enum class Judgement : std::uint8_t { good, inaccuracy, mistake, blunder };
inline constexpr int judgement_count = 4;

/// The points that a move has to lose to be called so: 0.05, 0.10 and 0.20; `good`: 0.
double least_loss(Judgement judgement);
/// The name for a loss of so many points.
Judgement judge(double loss);
/// The numeric annotation glyph: `?!`, `?`, `??`; 0 for a good move.
std::uint8_t mark_of(Judgement judgement);

/// A move of the game, and what became of it.
struct MoveReview {
  Color mover = Color::red;
  Move played;
  Worth before;
  Worth after;
  /// How many points the mover lost, from 0; 0 for the move that was thought best.
  double loss = 0;
  /// The same in hundredths of a pawn, where neither score counts for more than `most_centipawns`.
  int centipawn_loss = 0;
  Judgement judgement = Judgement::good;
  /// Whether it is the move that was thought best.
  bool is_best = false;
  /// Whether there was no other legal move.
  bool is_forced = false;
  /// How many moves the mate would have taken that the mover had and has no more.
  std::optional<int> missed_mate = {};
  /// The line that was thought best, when it begins with another move.
  std::vector<Move> better = {};
};

/// Beyond this, more does not matter in the average of centipawns.
inline constexpr int most_centipawns = 1000;

/// Reviews a move by looks at the position before it and the one after it.
MoveReview review_move(const Position& before, Move played, const Look& look_before,
                       const Look& look_after);

/// How exact a move was, from 0 to 100: 100 exp(-5 loss).
double accuracy_of(double loss);

/// A side's moves taken together. Forced moves are counted and tell nothing: they are left out of
/// the averages.
struct SideReview {
  std::size_t moves = 0;
  std::size_t forced = 0;
  /// Moves that were thought best, the forced ones left out.
  std::size_t best = 0;
  std::size_t inaccuracies = 0;
  std::size_t mistakes = 0;
  std::size_t blunders = 0;
  /// The mean of `accuracy_of`; nothing where no move was free.
  std::optional<double> accuracy;
  /// The mean loss in points, and in hundredths of a pawn.
  double mean_loss = 0;
  double mean_centipawn_loss = 0;
};

SideReview review_side(std::span<const MoveReview> moves, Color side);

/// What goes into the record.
struct ReviewNotes {
  /// Whether marks that tell how good a move is (`!`, `??`) and stand there already are replaced.
  /// Else the moves that have one keep it.
  bool replaces_marks = false;
  /// Faults from this one on get the better line as a variation.
  Judgement lines_from = Judgement::inaccuracy;
  /// How many moves of the better line are written.
  std::size_t line_length = 8;
};

/// Writes a review of the main line into the record: the score after each move, marks, and better
/// lines as variations behind what there is. `moves` are the first ones of the main line. Lines
/// that are there already are not written twice.
void write_review(Game& game, std::span<const MoveReview> moves, const ReviewNotes& notes);

/// Reads a review of the main line out of the record, as far as its moves are legal: scores after
/// the moves, and better lines where a variation has a score; a move without one counts as good,
/// and so does a forced one. Which mates were missed is not told. Nothing where a move has no
/// score, or is marked `?` or `??` and has no such variation: then not all has been looked at. The
/// rules tell the worth of the end.
std::optional<std::vector<MoveReview>> read_review(const Game& game, const RuleSet& rules);

}  // namespace chuhe::record
