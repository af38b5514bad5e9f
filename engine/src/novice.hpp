// The small search of the lower levels, which errs as people do.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/core/rules.hpp>
#include <chuhe/engine/levels.hpp>

#include "histories.hpp"
#include "search.hpp"
#include "value.hpp"

namespace chuhe::engine {

/// Numbers that look random and are the same for the same seeds.
constexpr std::uint64_t scrambled(std::uint64_t a, std::uint64_t b = 0) {
  std::uint64_t x = a * 0x9e3779b97f4a7c15 + b * 0xd1342543de82ef95 + 0x2545f4914f6cdd1d;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return x ^ x >> 31;
}

/// How one player, whom the seed makes, sees a position: with likes and dislikes of its own.
class Judgement {
 public:
  Judgement(int misjudgement, std::uint64_t seed);
  /// For the side to move, in hundredths of a pawn.
  Value of(const Position& position) const;

 private:
  std::array<BySquare<std::int16_t>, piece_numbers> likes_{};
  bool sober_;
};

/// Whether a player does not see a legal move; `ply` counts from the position on the board, `last`
/// is where the last move went. Moves out of check are always seen.
bool is_overlooked(const Position& position, Move move, int ply, Square last, int oversight,
                   std::uint64_t seed);

/// Looks at every move of a position to a small depth.
class Novice {
 public:
  /// `is_over` is told the nodes now and then and says whether to stop; not before a first look at
  /// every move.
  Novice(const Line& line, const RuleSet& rules, const Weakness& weakness, std::uint64_t seed,
         std::function<bool(std::uint64_t nodes)> is_over);

  /// Values all moves as they seem to this player, the best first, at the depth last completed.
  /// `on_depth` is told after each.
  void look(std::vector<RootMove>& moves, int depth,
            const std::function<void(int depth)>& on_depth);

  std::uint64_t nodes() const { return nodes_; }

 private:
  void value_moves(std::vector<RootMove>& moves, int depth);
  Value value_of(RootMove& move, Value alpha, int depth);
  Value search(Value alpha, Value beta, int depth, int ply);
  Value exchanges(Value alpha, Value beta, int left, int ply);
  bool is_drawn() const;
  bool overlooks(Move move, int ply) const;
  bool gave_up();
  MoveList ordered(MoveKind kind) const;

  Line line_;
  const RuleSet& rules_;
  Weakness weakness_;
  std::uint64_t seed_;
  std::function<bool(std::uint64_t nodes)> is_over_;
  Judgement judgement_;
  std::array<std::vector<Move>, 8> lines_;  // the best replies from each ply on
  std::uint64_t nodes_ = 0;
  bool may_stop_ = false;
  bool over_ = false;
};

/// Which of the moves, the best first, a player of this carelessness chooses.
std::size_t careless_choice(const std::vector<RootMove>& moves, int carelessness,
                            std::uint64_t random);

}  // namespace chuhe::engine
