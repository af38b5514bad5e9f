// Searches through uninterrupted checks: is there a mate, or another aim, by checks alone?
//
// The attacker only checks, the defender has every legal answer. Answers are exact: "yes" comes
// with a finite proof, "no" with a set of positions the defender can stay in for ever, and what the
// node limit cuts off is "unknown". A series of checks that only repeats positions never counts as
// mate.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <unordered_set>
#include <vector>

#include <chuhe/core/move.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/position.hpp>

namespace chuhe::repetition {

/// Appends the legal moves that give check, counter-checks out of check among them. Looks only at
/// moves that can check at all.
void checking_moves(const Position& position, MoveList& list);

enum class Answer : std::uint8_t { no, yes, unknown };

/// Something other than mate that a series of checks may lead to.
class CheckGoal {
 public:
  virtual ~CheckGoal() = default;
  /// Whether the attacker, who is to move, has reached the goal without another check. Must depend
  /// on the position alone.
  virtual Answer reached(const Position& position) = 0;
  /// Whether a check may be part of the proof. Must depend on the position and the check alone.
  virtual bool allows(const Position&, Move) { return true; }
};

/// The nodes a search may still visit; shared by all searches of one ruling.
struct NodeLimit {
  std::uint64_t left = 0;
};

struct CheckProof {
  Answer answer = Answer::unknown;
  /// Of a "yes": how many checks the proof that was found takes, an upper bound of the shortest.
  int moves = 0;
};

/// A depth-first proof-number search over checks and answers, with a table that lasts as long as
/// the object. Not thread-safe.
class CheckSearch {
 public:
  /// Searches for mate alone, or for mate or `goal`, which must outlive the search.
  CheckSearch() = default;
  explicit CheckSearch(CheckGoal* goal) : goal_(goal) {}

  /// Whether the side to move mates, or reaches the goal, by checks alone. Visits at most
  /// `most_nodes` positions and takes them from `limit`.
  CheckProof prove(const Position& root, NodeLimit& limit, std::uint64_t most_nodes);

  /// One step of a proof: the moves that led here, the position with the attacker to move, and the
  /// check played in it; the null move where the goal is reached.
  using Visitor =
      std::function<void(std::span<const Move> path, const Position& position, Move check)>;
  /// Walks through the proof of `root`. Precondition: `prove` said yes. Every position once.
  void visit_proof(const Position& root, const Visitor& visitor) const;

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::uint32_t proof = 0;
    std::uint32_t disproof = 0;
    std::uint16_t moves = 0;
    std::uint16_t best = 0;
    bool used = false;
    bool goal_asked = false;
    bool goal_reached = false;
    bool goal_unknown = false;
  };
  struct Child {
    Move move;
    std::uint64_t key = 0;
    std::uint32_t proof = 1;
    std::uint32_t disproof = 1;
    std::uint16_t moves = 0;
    bool repeats = false;
  };
  class Node;

  void search(const Position& position, bool attacker, std::uint32_t proof_limit,
              std::uint32_t disproof_limit);
  bool goal_stops(const Position& position);
  MoveList checks_in(const Position& position) const;
  void add_child(Node& node, const Position& position, Move move, bool attacker);
  void store(const Position& position, const Node& node, bool attacker);
  bool certified(const Position& root);
  bool has_refuted_answer(const Position& after_check, std::vector<Position>& stack,
                          std::unordered_set<std::uint64_t>& safe);
  bool spend();

  Entry* find(std::uint64_t key);
  const Entry* find(std::uint64_t key) const;
  Entry& entry_for(std::uint64_t key);
  void grow();

  CheckGoal* goal_ = nullptr;
  std::vector<Entry> table_;
  std::size_t used_ = 0;
  std::vector<std::uint64_t> path_;
  NodeLimit* limit_ = nullptr;
  std::uint64_t nodes_left_ = 0;
  bool exhausted_ = false;
  bool goal_unknown_ = false;
};

}  // namespace chuhe::repetition
