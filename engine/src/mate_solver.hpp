// Looks for mates by checks alone, however deep.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/core/move.hpp>

#include "large_pages.hpp"

namespace chuhe::engine {

/// A mate that no defence escapes.
struct ProvenMate {
  /// Plies to the mate by the best defence found; a shorter mate may exist.
  int plies = 0;
  /// The first moves of it, at least one.
  std::vector<Move> line;
};

/// A proof-number search over checks and all answers to them (depth-first, with a table of proof
/// and disproof numbers: Nagai, Df-pn algorithm for searching AND/OR trees, 2002). A position that
/// has stood before, in the game or on the way, is no success for the attacker; so every proof is
/// a tree in which no position comes twice, and a mate under each rule set. That no mate is found
/// means nothing.
class MateSolver {
 public:
  /// Told of each position looked at; false: give up for now.
  using GoOn = std::function<bool()>;
  static constexpr int most_plies = 110;

  /// Begins with another position. `first_moves`: those that may be played there; `longest`: how
  /// many plies there are until a limit of the rules ends the game.
  void begin(const Line& line, std::vector<Move> first_moves, int longest = most_plies);
  /// Goes on for about `nodes` positions; can be called again. Looks for a mate, then for shorter
  /// ones. A call first walks to where the last one stopped: some hundred nodes or more are wanted.
  void look(std::uint64_t nodes, const GoOn& go_on);
  /// Nothing more to be found: there is no mate by checks, or none that is shorter.
  bool finished() const { return finished_; }
  const std::optional<ProvenMate>& found() const { return found_; }

 private:
  // Of one position: how far it is from being proven a mate, and from being disproven.
  struct Numbers {
    std::uint32_t proof = 1;
    std::uint32_t disproof = 1;
    int plies = 0;  // to the mate, where it is proven
    // Disproven only because of what has stood before on this way: may be a mate on another.
    bool on_this_way = false;
  };
  struct Slot {
    std::uint64_t key = 0;
    std::uint32_t proof = 0;
    std::uint32_t disproof = 0;
    std::uint16_t generation = 0;
    std::uint16_t plies = 0;
    std::uint32_t effort = 0;  // positions below
  };
  struct Child {
    Move move;
    std::uint64_t key = 0;
    Numbers first;  // before anything is known, or what holds on this way alone
  };
  enum class Side : std::uint8_t { attacker, defender };

  static constexpr std::uint32_t never = 1'000'000'000;

  void forget();
  bool give_up();
  std::uint64_t slot_key(std::uint64_t key, int rest) const;
  const Slot* find(std::uint64_t key) const;
  void store(std::uint64_t key, const Numbers& numbers, std::uint64_t effort);
  std::vector<Child> children(Side side, int ply) const;
  bool stood_before(std::uint64_t key) const;
  Numbers look_up(const Child& child, int rest) const;
  Numbers sum_up(Side side, const std::vector<Child>& list, int rest, const Child*& best,
                 Numbers& of_best, std::uint32_t& second) const;
  // Nothing where there is nothing new, for it has been given up.
  std::optional<Numbers> solve(Side side, int ply, std::uint32_t proof_limit,
                               std::uint32_t disproof_limit);
  std::vector<Move> principal_line();

  Line line_;
  std::size_t root_plies_ = 0;
  std::vector<Move> first_moves_;
  LargePages<Slot> slots_;
  std::uint16_t generation_ = 0;
  int plies_limit_ = most_plies;
  std::uint64_t nodes_ = 0;
  std::uint64_t nodes_limit_ = 0;
  const GoOn* go_on_ = nullptr;
  bool given_up_ = false;
  bool finished_ = true;
  std::optional<ProvenMate> found_;
};

}  // namespace chuhe::engine
