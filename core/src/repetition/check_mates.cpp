#include "check_mates.hpp"

#include <algorithm>
#include <cassert>

#include <chuhe/core/attacks.hpp>

namespace chuhe::repetition {

namespace {

constexpr std::uint32_t infinite = 1U << 28;
// Nothing sensible is deeper; the recursion stays within any stack.
constexpr std::size_t longest_path = 240;

Bitboard targets_of(const Position& position, Square from) {
  const Bitboard occupied = position.occupied();
  switch (position.piece_at(from)->role) {
    case Role::king: return king_attacks(from);
    case Role::advisor: return advisor_attacks(from);
    case Role::elephant: return elephant_attacks(from, occupied);
    case Role::horse: return horse_attacks(from, occupied);
    case Role::rook: return rook_attacks(from, occupied);
    case Role::cannon:
      return (rook_attacks(from, occupied) & ~occupied) | cannon_attacks(from, occupied);
    case Role::pawn: return pawn_attacks(position.turn(), from);
  }
  return {};
}

// Where moves that check come from or go to; a superset, each candidate is looked at.
struct CheckSquares {
  Bitboard rook, cannon, horse, pawn;
  Bitboard screens;   // Any piece here becomes the screen of an own cannon.
  Bitboard openings;  // Own pieces that may open a line or a leg.
};

CheckSquares check_squares(const Position& position) {
  const Color us = position.turn();
  const Square king = position.king(opponent(us));
  const Bitboard occupied = position.occupied();
  CheckSquares result;
  result.rook = rook_attacks(king, occupied);
  const Bitboard firsts = result.rook & occupied;
  const Bitboard beyond = rook_attacks(king, occupied & ~firsts) & ~result.rook;
  result.cannon = beyond;
  result.horse = horses_reaching(king, occupied);
  result.pawn = pawns_reaching(us, king);
  for (Square cannon : firsts& position.pieces(us, Role::cannon)) {
    result.screens |= squares_between(king, cannon);
  }
  result.openings = firsts | (beyond & occupied);
  for (const int file : {-1, 1}) {
    for (const int rank : {-1, 1}) {
      if (on_board(file_of(king) + file, rank_of(king) + rank)) {
        result.openings.add(make_square(file_of(king) + file, rank_of(king) + rank));
      }
    }
  }
  return result;
}

}  // namespace

void checking_moves(const Position& position, MoveList& list) {
  const CheckSquares squares = check_squares(position);
  const Bitboard own = position.pieces(position.turn());
  for (Square from : own) {
    Bitboard useful = squares.screens;
    switch (position.piece_at(from)->role) {
      case Role::rook: useful |= squares.rook; break;
      case Role::cannon: useful |= squares.cannon; break;
      case Role::horse: useful |= squares.horse; break;
      case Role::pawn: useful |= squares.pawn; break;
      default: break;
    }
    if (squares.openings.contains(from)) useful = Bitboard::all();
    for (Square to : targets_of(position, from) & useful & ~own) {
      const Move move(from, to);
      if (gives_check(position, move) && leaves_king_safe(position, move)) list.push_back(move);
    }
  }
}

// The children of a position that is being searched, with its numbers. Sums are replaced by the
// greatest number plus the count of the others, for positions are reached on many ways and sums
// would count them as often.
class CheckSearch::Node {
 public:
  std::vector<Child> children;
  std::uint32_t proof = 1;
  std::uint32_t disproof = 1;
  std::uint16_t moves = 0;
  std::size_t best = 0;
  std::uint32_t second = infinite;  // The best number among the others.
  std::uint32_t open = 0;

  void update(bool attacker) {
    std::uint32_t least = infinite;
    std::uint32_t greatest = 0;
    second = infinite;
    open = 0;
    moves = 0;
    for (std::size_t i = 0; i < children.size(); ++i) {
      const Child& child = children[i];
      const std::uint32_t mine = attacker ? child.proof : child.disproof;
      const std::uint32_t other = attacker ? child.disproof : child.proof;
      if (mine < least) {
        second = least;
        least = mine;
        best = i;
      } else {
        second = std::min(second, mine);
      }
      if (other != 0) {
        ++open;
        greatest = std::max(greatest, other);
      }
      if (!attacker) moves = std::max(moves, child.moves);
    }
    const std::uint32_t sum = open == 0 ? 0 : std::min(infinite, greatest + open - 1);
    if (open == 0) least = infinite;
    proof = attacker ? least : sum;
    disproof = attacker ? sum : least;
    if (least == 0) (attacker ? disproof : proof) = infinite;
    if (attacker && least == 0) moves = static_cast<std::uint16_t>(children[best].moves + 1);
  }
};

CheckSearch::Entry* CheckSearch::find(std::uint64_t key) {
  return const_cast<Entry*>(static_cast<const CheckSearch*>(this)->find(key));
}

const CheckSearch::Entry* CheckSearch::find(std::uint64_t key) const {
  if (table_.empty()) return nullptr;
  const std::size_t mask = table_.size() - 1;
  for (std::size_t i = key & mask;; i = (i + 1) & mask) {
    if (!table_[i].used) return nullptr;
    if (table_[i].key == key) return &table_[i];
  }
}

CheckSearch::Entry& CheckSearch::entry_for(std::uint64_t key) {
  if (Entry* found = find(key)) return *found;
  if (10 * (used_ + 1) > 7 * table_.size()) grow();
  const std::size_t mask = table_.size() - 1;
  std::size_t i = key & mask;
  while (table_[i].used) i = (i + 1) & mask;
  table_[i] = Entry{};
  table_[i].key = key;
  table_[i].used = true;
  table_[i].proof = table_[i].disproof = 1;
  ++used_;
  return table_[i];
}

void CheckSearch::grow() {
  std::vector<Entry> old(table_.empty() ? 256 : 2 * table_.size());
  old.swap(table_);
  const std::size_t mask = table_.size() - 1;
  for (const Entry& entry : old) {
    if (!entry.used) continue;
    std::size_t i = entry.key & mask;
    while (table_[i].used) i = (i + 1) & mask;
    table_[i] = entry;
  }
}

bool CheckSearch::spend() {
  if (nodes_left_ == 0 || limit_->left == 0) {
    exhausted_ = true;
    return false;
  }
  --nodes_left_;
  --limit_->left;
  return true;
}

// Asks the goal once for each position; stores a proof without further checks when it is reached.
bool CheckSearch::goal_stops(const Position& position) {
  if (goal_ == nullptr) return false;
  if (const Entry* known = find(position.key()); known != nullptr && known->goal_asked) {
    goal_unknown_ = goal_unknown_ || known->goal_unknown;
    return known->goal_reached;
  }
  const Answer answer = goal_->reached(position);
  Entry& entry = entry_for(position.key());
  entry.goal_asked = true;
  entry.goal_unknown = answer == Answer::unknown;
  goal_unknown_ = goal_unknown_ || entry.goal_unknown;
  if (answer != Answer::yes) return false;
  entry.goal_reached = true;
  entry.proof = 0;
  entry.disproof = infinite;
  entry.moves = 0;
  entry.best = 0;
  return true;
}

MoveList CheckSearch::checks_in(const Position& position) const {
  MoveList checks;
  checking_moves(position, checks);
  if (goal_ == nullptr) return checks;
  MoveList allowed;
  for (Move check : checks) {
    if (goal_->allows(position, check)) allowed.push_back(check);
  }
  return allowed;
}

void CheckSearch::add_child(Node& node, const Position& position, Move move, bool attacker) {
  const Position next = position.after(move);
  Child child;
  child.move = move;
  child.key = next.key();
  if (std::ranges::find(path_, child.key) != path_.end() || path_.size() >= longest_path) {
    // Going round in circles is no mate. Not stored: on another path it need not be a circle.
    child.repeats = true;
    child.proof = infinite;
    child.disproof = 0;
  } else if (const Entry* known = find(child.key)) {
    child.proof = known->proof;
    child.disproof = known->disproof;
    child.moves = known->moves;
  } else if (attacker) {
    const int answers = count_legal_moves(next);
    Entry& entry = entry_for(child.key);
    entry.proof = child.proof = static_cast<std::uint32_t>(answers);
    entry.disproof = child.disproof = answers == 0 ? infinite : 1;
  }
  node.children.push_back(child);
}

void CheckSearch::store(const Position& position, const Node& node, bool attacker) {
  Entry& entry = entry_for(position.key());
  entry.proof = node.proof;
  entry.disproof = node.disproof;
  entry.moves = node.proof == 0 ? node.moves : 0;
  if (attacker && node.proof == 0) entry.best = node.children[node.best].move.bits();
}

void CheckSearch::search(const Position& position, bool attacker, std::uint32_t proof_limit,
                         std::uint32_t disproof_limit) {
  if (!spend()) return;
  if (attacker && goal_stops(position)) return;
  Node node;
  const MoveList moves = attacker ? checks_in(position) : legal_moves(position);
  path_.push_back(position.key());
  node.children.reserve(moves.size());
  for (Move move : moves) add_child(node, position, move, attacker);
  for (;;) {
    node.update(attacker);
    if (node.proof >= proof_limit || node.disproof >= disproof_limit || exhausted_) break;
    Child& child = node.children[node.best];
    const std::uint32_t next_best = std::min(infinite, node.second + 1 + node.second / 4);
    const std::uint32_t spare = node.open - 1;
    const std::uint32_t own_limit = std::min(attacker ? proof_limit : disproof_limit, next_best);
    const std::uint32_t other_limit = (attacker ? disproof_limit : proof_limit) - spare;
    search(position.after(child.move), !attacker, attacker ? own_limit : other_limit,
           attacker ? other_limit : own_limit);
    if (const Entry* known = find(child.key)) {
      child.proof = known->proof;
      child.disproof = known->disproof;
      child.moves = known->moves;
    }
  }
  path_.pop_back();
  if (!exhausted_ || node.proof == 0) store(position, node, attacker);
}

// Looks among the answers to a check for one after which the defender is safe, as far as the table
// knows, and searches answers it does not know.
bool CheckSearch::has_refuted_answer(const Position& after_check, std::vector<Position>& stack,
                                     std::unordered_set<std::uint64_t>& safe) {
  const MoveList answers = legal_moves(after_check);
  for (Move answer : answers) {
    if (safe.contains(after_check.after(answer).key())) return true;
  }
  for (const bool searching : {false, true}) {
    for (Move answer : answers) {
      const Position next = after_check.after(answer);
      if (searching) search(next, true, infinite, infinite);
      const Entry* known = find(next.key());
      if (known == nullptr || known->disproof != 0) continue;
      safe.insert(next.key());
      stack.push_back(next);
      return true;
    }
  }
  return false;
}

// A "no" in the table may rest on a repetition that only the path of the search made one. It is
// certain when the positions that it rests on are closed: for every check there is an answer that
// leads to another of them. Where they are not, a position is found to be won for the attacker:
// then every "no" is forgotten and the search knows more the next time.
bool CheckSearch::certified(const Position& root) {
  std::vector<Position> stack{root};
  std::unordered_set<std::uint64_t> safe{root.key()};
  while (!stack.empty()) {
    const Position position = stack.back();
    stack.pop_back();
    if (!spend()) return false;
    bool good = !goal_stops(position);
    for (Move check : checks_in(position)) {
      if (!good) break;
      good = has_refuted_answer(position.after(check), stack, safe);
    }
    if (good) continue;
    if (exhausted_) return false;
    for (Entry& entry : table_) {
      if (entry.used && entry.disproof == 0) entry.proof = entry.disproof = 1;
    }
    search(position, true, infinite, infinite);
    return false;
  }
  return true;
}

CheckProof CheckSearch::prove(const Position& root, NodeLimit& limit, std::uint64_t most_nodes) {
  limit_ = &limit;
  nodes_left_ = most_nodes;
  exhausted_ = false;
  goal_unknown_ = false;
  while (!exhausted_) {
    const Entry* known = find(root.key());
    if (known == nullptr || (known->proof != 0 && known->disproof != 0)) {
      search(root, true, infinite, infinite);
    }
    known = find(root.key());
    if (known == nullptr) break;
    if (known->proof == 0) return {Answer::yes, known->moves};
    // What the goal could not say keeps the answer open.
    if (known->disproof == 0 && certified(root)) {
      return {goal_unknown_ ? Answer::unknown : Answer::no, 0};
    }
  }
  return {};
}

void CheckSearch::visit_proof(const Position& root, const Visitor& visitor) const {
  std::unordered_set<std::uint64_t> seen;
  std::vector<Move> path;
  const auto walk = [&](const auto& self, const Position& position) -> void {
    if (!seen.insert(position.key()).second) return;
    const Entry* known = find(position.key());
    assert(known != nullptr && known->proof == 0);
    if (known == nullptr || known->proof != 0) return;
    if (known->goal_reached) {
      visitor(path, position, Move{});
      return;
    }
    const Move check = Move::from_bits(known->best);
    visitor(path, position, check);
    const Position after_check = position.after(check);
    path.push_back(check);
    for (Move answer : legal_moves(after_check)) {
      path.push_back(answer);
      self(self, after_check.after(answer));
      path.pop_back();
    }
    path.pop_back();
  };
  walk(walk, root);
}

}  // namespace chuhe::repetition
