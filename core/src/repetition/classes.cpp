#include "classes.hpp"

#include <algorithm>

#include "check_mates.hpp"
#include "facts.hpp"
#include "threats.hpp"

namespace chuhe::repetition {

namespace {

// What one move may cost that asks whether it threatens mate.
constexpr std::uint64_t mate_nodes = 4000;

MateThreat mate_threat(const Position& after, Budget& budget) {
  if (after.in_check()) return {};
  CheckSearch search;
  NodeLimit limit{budget.nodes};
  const CheckProof proof = search.prove(after.after_pass(), limit, mate_nodes);
  budget.nodes = limit.left;
  switch (proof.answer) {
    case Answer::yes: return {MateThreat::State::yes, proof.moves};
    case Answer::no: return {MateThreat::State::no, 0};
    case Answer::unknown: break;
  }
  return {MateThreat::State::unknown, 0};
}

// The edge that makes the move a chase under a rule set: one on a piece in `wanted`, if any.
std::optional<std::size_t> chase_edge(const MoveFacts& facts, const Played& played,
                                      const ChaseRule& rule, Bitboard wanted) {
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < facts.edges.size(); ++i) {
    const AttackEdge& edge = facts.edges[i];
    if (rule.who == ChaseRule::Attackers::moved_piece && edge.attacker.at != facts.mover.at) {
      continue;
    }
    if (!counts_as_chase(played.after, edge.attacker.at, edge.target.at, rule) ||
        was_threatened_before(played, edge.attacker.at, edge.target.at, rule) ||
        was_left_alone(played, edge.target.at, rule)) {
      continue;
    }
    if (wanted.contains(edge.target.origin)) return i;
    if (!found) found = i;
  }
  return found;
}

template <class Predicate>
std::optional<std::size_t> find_edge(const MoveFacts& facts, Predicate wanted) {
  const auto found = std::ranges::find_if(facts.edges, [&](const AttackEdge& edge) {
    return edge.attacker.at == facts.mover.at && edge.legal && edge.new_for_pair && wanted(edge);
  });
  if (found == facts.edges.end()) return std::nullopt;
  return static_cast<std::size_t>(found - facts.edges.begin());
}

int worth(Role role) {
  switch (role) {
    case Role::rook: return 4;
    case Role::horse:
    case Role::cannon: return 2;
    case Role::advisor:
    case Role::elephant:
    case Role::pawn: return 1;
    case Role::king: break;
  }
  return 0;
}

// Whether the moved piece can now be taken for nothing.
bool is_offered(const Played& played) {
  const Square at = played.move.to();
  const Position& after = played.after;
  for (Square attacker : attackers(after, at, after.turn())) {
    if (capture_is_legal(after, attacker, at) && root_of(after, attacker, at) != Root::real) {
      return true;
    }
  }
  return false;
}

// The class of a move that neither checks nor chases nor threatens mate: idle, in finer words.
void name_idle_move(JudgedMove& judged, const Played& played) {
  const MoveFacts& facts = judged.facts;
  judged.move_class = MoveClass::idle;
  const int own_worth = worth(facts.mover.piece.role);
  if (const auto trade = find_edge(facts, [&](const AttackEdge& edge) {
        return worth(edge.target.piece.role) == own_worth &&
               (edge.captures_back || edge.root == Root::real);
      })) {
    judged.move_class = MoveClass::exchange;
    judged.edge = trade;
  } else if (facts.mover.piece.role != Role::king && is_offered(played)) {
    judged.move_class = MoveClass::offer;
  } else if (facts.resolved && !facts.resolved.contains(facts.mover.origin)) {
    judged.move_class = MoveClass::block;
  } else if (const auto watched = find_edge(facts, [](const AttackEdge& edge) {
               return edge.root == Root::real && edge.target.piece.role != Role::pawn;
             })) {
    judged.move_class = MoveClass::follow;
    judged.edge = watched;
  }
}

JudgedMove judge_move(MoveFacts&& facts, const Played& played, const RepetitionRules& rules,
                      Bitboard targets, Budget& budget) {
  JudgedMove judged;
  judged.facts = std::move(facts);
  judged.facts.mate_threat = mate_threat(played.after, budget);
  if (rules.chase) judged.edge = chase_edge(judged.facts, played, *rules.chase, targets);
  if (judged.facts.gives_check()) {
    judged.move_class = MoveClass::check;
    if (rules.chase && rules.chase->checks == ChaseRule::Checks::checks_alone) judged.edge = {};
  } else if (judged.edge) {
    judged.move_class = MoveClass::chase;
  } else if (judged.facts.mate_threat.state == MateThreat::State::yes) {
    judged.move_class = MoveClass::kill;
  } else {
    name_idle_move(judged, played);
  }
  return judged;
}

Behaviour behaviour_of(const Profile& profile, const Conduct& conduct,
                       const RepetitionRules& rules) {
  if (conduct.all_check()) return Behaviour::perpetual_check;
  if (conduct.targets) {
    const bool checks_chase = rules.chase->checks == ChaseRule::Checks::may_chase;
    if (conduct.checks > 0 && !checks_chase) return Behaviour::check_and_chase;
    return conduct.pinned_targets ? Behaviour::chase_of_pinned_rook : Behaviour::perpetual_chase;
  }
  const bool check = profile.has(MoveClass::check);
  const bool kill = profile.has(MoveClass::kill);
  const bool chase = profile.has(MoveClass::chase);
  const int kinds = int{check} + int{kill} + int{chase};
  const int attacks = 1 << static_cast<int>(MoveClass::check) |
                      1 << static_cast<int>(MoveClass::kill) |
                      1 << static_cast<int>(MoveClass::chase);
  if (kinds == 0) return Behaviour::none;
  if ((profile.classes & ~attacks) != 0) {
    if (kinds > 1) return Behaviour::mixed_and_idle;
    return check ? Behaviour::check_and_idle
                 : (kill ? Behaviour::kill_and_idle : Behaviour::chase_and_idle);
  }
  if (kinds == 3) return Behaviour::check_kill_and_chase;
  if (kinds == 1) return kill ? Behaviour::perpetual_kill : Behaviour::chases_in_turn;
  if (!check) return Behaviour::kill_and_chase;
  return kill ? Behaviour::check_and_kill : Behaviour::check_and_chase;
}

// `squares` at the end of the cycle, as the squares where the same pieces stood at its start.
Bitboard origins(const Tracker& tracker, Bitboard squares) {
  Bitboard result;
  for (Square square : squares) result.add(tracker.origin(square));
  return result;
}

void count_in(Profile& profile, const JudgedMove& move, Bitboard& checking, Bitboard& chasing,
              const Tracker& tracker) {
  profile.classes =
      static_cast<std::uint16_t>(profile.classes | 1U << static_cast<int>(move.move_class));
  for (Square square : move.facts.checkers) checking.add(tracker.origin(square));
  if (move.move_class == MoveClass::chase && move.edge) {
    chasing.add(move.facts.edges[*move.edge].attacker.origin);
  }
}

}  // namespace

Explained explain_moves(const Line& line, Window window, const RepetitionRules& rules,
                        Budget& budget) {
  const ByColor<Conduct> conduct = conduct_over(line, window, rules, Thoroughness::explanation);
  Tracker at_end(line.positions()[window.first]);
  for (std::size_t i = window.first; i < window.last; ++i) at_end.follow(line.moves()[i]);
  Explained result;
  ByColor<Bitboard> checking;
  ByColor<Bitboard> chasing;
  Tracker tracker(line.positions()[window.first]);
  for (std::size_t i = window.first; i < window.last; ++i) {
    const Color us = line.positions()[i].turn();
    MoveFacts facts = facts_in(line, window, i, tracker);
    const JudgedMove& move =
        result.moves.emplace_back(judge_move(std::move(facts), played_in(line, window, i), rules,
                                             origins(at_end, conduct[us].targets), budget));
    count_in(result.profiles[us], move, checking[us], chasing[us], tracker);
  }
  for (Color color : all_colors) {
    Profile& profile = result.profiles[color];
    profile.moves = conduct[color].moves;
    profile.checks = conduct[color].checks;
    profile.checking_pieces = checking[color].size();
    profile.chasing_pieces = chasing[color].size();
    for (Square square : conduct[color].targets) {
      profile.targets.push_back(
          {*line.positions()[window.last].piece_at(square), at_end.origin(square), square});
    }
    profile.behaviour = behaviour_of(profile, conduct[color], rules);
  }
  return result;
}

}  // namespace chuhe::repetition
