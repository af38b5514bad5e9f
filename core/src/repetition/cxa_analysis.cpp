#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "cxa.hpp"
#include "cxa_classes.hpp"

namespace chuhe::repetition {

namespace {

// Follows the pieces of a cycle: where the piece on each square stood before the first move.
class Origins {
 public:
  Origins() {
    for (int i = 0; i < square_count; ++i) at_[square_at(i)] = square_at(i);
  }
  void play(Move move) { at_[move.to()] = at_[move.from()]; }
  TrackedPiece piece(const Position& position, Square square) const {
    return {*position.piece_at(square), at_[square], square};
  }
  Square operator[](Square square) const { return at_[square]; }

 private:
  BySquare<Square> at_;
};

AttackEdge edge_of(const MoveContext& context, const MoveFinding::Gain& gain,
                   const Origins& origins) {
  AttackEdge edge;
  edge.attacker = origins.piece(context.after, gain.win.from);
  edge.target = origins.piece(context.after, gain.win.target);
  edge.kind = gain.kind;
  edge.new_for_pair = edge.new_for_target = gain.is_new;
  edge.root = gain.win.root;
  edge.joint = gain.win.joint;
  edge.gain = gain.halves;
  return edge;
}

JudgedMove judge(const MoveContext& context, std::size_t ply, const MoveFinding& finding,
                 const Origins& before, const Origins& after) {
  const Color us = context.before.turn();
  JudgedMove judged;
  MoveFacts& facts = judged.facts;
  facts.ply = ply;
  facts.move = context.move;
  facts.mover = after.piece(context.after, context.move.to());
  facts.capture = !context.before.is_empty(context.move.to());
  facts.checkers = context.after.checkers();
  facts.answers_check = context.before.in_check();
  facts.mate_threat = finding.mate_threat;
  for (const MoveFinding::Gain& gain : finding.gains) {
    // A gain that was cut off by the budget may have no capture to show.
    if (context.after.is_empty(gain.win.from) || context.after.is_empty(gain.win.target)) continue;
    facts.edges.push_back(edge_of(context, gain, after));
  }
  const BySquare<int> then = exchange_losses(context.before, us);
  const BySquare<int> now = exchange_losses(context.after, us);
  for (Square square : context.before.pieces(us)) {
    const Square later = square == context.move.from() ? context.move.to() : square;
    if (then[square] > 0 && now[later] == 0) facts.resolved.add(before[square]);
  }
  judged.move_class = finding.move_class;
  judged.weight = finding.weight;
  judged.joint = finding.joint;
  if (finding.move_class == MoveClass::chase && !facts.edges.empty()) judged.edge = 0;
  return judged;
}

bool is_forbidden(MoveClass move_class) {
  return move_class == MoveClass::check || move_class == MoveClass::kill ||
         move_class == MoveClass::chase;
}

// 1999, detail 11: when the other side attacks with every move, a pawn's attack is a chase too.
void count_attacks_by_pawns(CxaWindow& window,
                            const std::vector<std::optional<AttackEdge>>& pawns) {
  ByColor<bool> attacks{{true, true}};
  for (const JudgedMove& move : window.moves) {
    bool& side = attacks[move.facts.mover.piece.color];
    side = side && is_forbidden(move.move_class);
  }
  for (std::size_t i = 0; i < window.moves.size(); ++i) {
    JudgedMove& move = window.moves[i];
    const bool attacked = attacks[opponent(move.facts.mover.piece.color)];
    if (!attacked || !pawns[i] || is_forbidden(move.move_class) ||
        move.move_class == MoveClass::unknown) {
      continue;
    }
    move.edge = move.facts.edges.size();
    move.facts.edges.push_back(*pawns[i]);
    move.move_class = MoveClass::chase;
    move.weight = pawns[i]->target.piece.role == Role::rook ? ChaseWeight::rook
                  : pawns[i]->root == Root::few             ? ChaseWeight::few_roots
                                                            : ChaseWeight::rootless;
  }
}

}  // namespace

CxaWindow analyse_cxa(const Line& line, std::size_t first_ply, std::size_t last_ply,
                      const CxaParameters& parameters, Budget& budget) {
  NodeLimit limit{budget.nodes};
  CxaSearch search(limit);
  std::map<std::pair<std::uint64_t, std::uint16_t>, MoveFinding> known;
  CxaWindow window;
  std::vector<std::optional<AttackEdge>> pawns;
  Origins origins;
  const auto positions = line.positions();
  const auto moves = line.moves();
  const bool cyclic = last_ply > first_ply && positions[first_ply] == positions[last_ply];
  for (std::size_t ply = first_ply; ply < last_ply; ++ply) {
    MoveContext context{positions[ply], moves[ply], positions[ply + 1], std::nullopt};
    // The move that led into a cycle is none of it: before its first move comes its last.
    if (ply > first_ply) {
      context.earlier = positions[ply - 1];
    } else if (cyclic) {
      context.earlier = positions[last_ply - 1];
    } else if (ply > 0) {
      context.earlier = positions[ply - 1];
    }
    const auto key = std::pair(context.before.key(), context.move.bits());
    auto found = known.find(key);
    if (found == known.end()) {
      found = known.emplace(key, class_of(context, search)).first;
    }
    const Origins before = origins;
    origins.play(context.move);
    window.moves.push_back(judge(context, ply, found->second, before, origins));
    const auto& by_pawn = found->second.by_pawn;
    pawns.push_back(by_pawn ? std::optional(edge_of(context, *by_pawn, origins)) : std::nullopt);
  }
  if (parameters.edition == CxaEdition::y1999) count_attacks_by_pawns(window, pawns);
  budget.nodes = limit.left;
  return window;
}

}  // namespace chuhe::repetition
