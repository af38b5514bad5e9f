// Articles 24 to 26 of the Chinese rules: from the classes of a cycle's moves to the ruling.
#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "cxa.hpp"

namespace chuhe::repetition {

namespace {

// 26.9.1: moves of these kinds are of one weight; a chase of a piece with too few roots is less.
bool is_heavy(const JudgedMove& move) {
  return move.move_class != MoveClass::chase || move.weight == ChaseWeight::rook ||
         move.weight == ChaseWeight::rootless;
}

Behaviour behaviour_of(const Profile& profile) {
  const bool check = profile.has(MoveClass::check);
  const bool kill = profile.has(MoveClass::kill);
  const bool chase = profile.has(MoveClass::chase);
  const int kinds = int{check} + int{kill} + int{chase};
  const auto attacks = static_cast<std::uint16_t>(1U << static_cast<int>(MoveClass::check) |
                                                  1U << static_cast<int>(MoveClass::kill) |
                                                  1U << static_cast<int>(MoveClass::chase));
  if (kinds == 0) return Behaviour::none;
  if ((profile.classes & ~attacks) != 0) {
    if (kinds > 1) return Behaviour::mixed_and_idle;
    return check  ? Behaviour::check_and_idle
           : kill ? Behaviour::kill_and_idle
                  : Behaviour::chase_and_idle;
  }
  if (kinds == 3) return Behaviour::check_kill_and_chase;
  if (kinds == 1) {
    return check  ? Behaviour::perpetual_check
           : kill ? Behaviour::perpetual_kill
                  : Behaviour::perpetual_chase;
  }
  if (!check) return Behaviour::kill_and_chase;
  return kill ? Behaviour::check_and_kill : Behaviour::check_and_chase;
}

// The pieces that each move of the side chased, where they stand at the end of the cycle.
std::vector<TrackedPiece> common_targets(std::span<const JudgedMove> moves, Color side) {
  std::optional<Bitboard> common;
  for (const JudgedMove& move : moves) {
    if (move.facts.mover.piece.color != side) continue;
    Bitboard chased;
    if (move.move_class == MoveClass::chase) {
      for (const AttackEdge& edge : move.facts.edges) {
        if (edge.new_for_target) chased.add(edge.target.origin);
      }
    }
    common = common ? *common & chased : chased;
  }
  std::vector<TrackedPiece> targets;
  for (Square origin : common.value_or(Bitboard{})) {
    // In a cycle every piece is back where it began, though not at the same time as a like one.
    for (const JudgedMove& move : moves) {
      const auto edge = std::ranges::find(move.facts.edges, origin,
                                          [](const AttackEdge& e) { return e.target.origin; });
      if (edge == move.facts.edges.end()) continue;
      TrackedPiece target = edge->target;
      target.at = origin;
      targets.push_back(target);
      break;
    }
  }
  return targets;
}

Profile profile_of(std::span<const JudgedMove> moves, Color side) {
  Profile profile;
  Bitboard checking;
  Bitboard chasing;
  profile.heavy = true;
  for (const JudgedMove& move : moves) {
    if (move.facts.mover.piece.color != side) continue;
    ++profile.moves;
    profile.classes =
        static_cast<std::uint16_t>(profile.classes | 1U << static_cast<int>(move.move_class));
    if (move.facts.gives_check()) {
      ++profile.checks;
      checking.add(move.facts.mover.origin);
    }
    if (move.move_class == MoveClass::chase) {
      if (move.edge) chasing.add(move.facts.edges[*move.edge].attacker.origin);
      profile.joint = profile.joint || move.joint;
    }
    profile.heavy = profile.heavy && is_heavy(move);
  }
  profile.behaviour = behaviour_of(profile);
  profile.checking_pieces = checking.size();
  profile.chasing_pieces = chasing.size();
  profile.targets = common_targets(moves, side);
  return profile;
}

bool is_forbidden(const Profile& profile) {
  switch (profile.behaviour) {
    case Behaviour::perpetual_check:
    case Behaviour::perpetual_kill:
    case Behaviour::perpetual_chase:
    case Behaviour::check_and_chase:
    case Behaviour::check_and_kill:
    case Behaviour::kill_and_chase:
    case Behaviour::check_kill_and_chase: return true;
    default: return false;
  }
}

Verdict loses(Color side) { return side == Color::red ? Verdict::red_loses : Verdict::black_loses; }

Verdict must_change(Color side) {
  return side == Color::red ? Verdict::red_must_change : Verdict::black_must_change;
}

// The articles in order; the first that applies decides.
struct Articles {
  std::string_view check, mutual_check, attack, none, equal, heavier, joint;
};

// The 1999 text is one of principles (24.13, 25) and has no numbers for the grades of 26.9.
constexpr Articles articles_2020{"CXA 2020 24",    "CXA 2020 24",     "CXA 2020 25",
                                 "CXA 2020 25",    "CXA 2020 26.9.1", "CXA 2020 26.9.1",
                                 "CXA 2020 26.9.2"};
constexpr Articles articles_1999{"CXA 1999 24.13", "CXA 1999 24.13", "CXA 1999 25", "CXA 1999 25",
                                 "CXA 1999 25",    "CXA 1999 25",    "CXA 1999 25"};

CxaVerdict rule_known(std::span<const JudgedMove> moves, const CxaParameters& parameters) {
  const Articles& articles =
      parameters.edition == CxaEdition::y1999 ? articles_1999 : articles_2020;
  CxaVerdict ruling;
  for (Color side : all_colors) ruling.profiles[side] = profile_of(moves, side);
  const auto decide = [&](Verdict verdict, Reason reason, std::string_view article) {
    ruling.verdict = verdict;
    ruling.reason = reason;
    ruling.article = article;
    return ruling;
  };
  const auto checks = [&](Color side) {
    return ruling.profiles[side].behaviour == Behaviour::perpetual_check;
  };
  // 24: a single perpetual checker loses under all circumstances.
  if (checks(Color::red) && checks(Color::black)) {
    return decide(Verdict::draw, Reason::mutual_check, articles.mutual_check);
  }
  for (Color side : all_colors) {
    if (checks(side)) return decide(loses(side), Reason::perpetual_check, articles.check);
  }
  // 25: forbidden against allowed.
  const bool red = is_forbidden(ruling.profiles[Color::red]);
  const bool black = is_forbidden(ruling.profiles[Color::black]);
  if (!red && !black) return decide(Verdict::draw, Reason::no_violation, articles.none);
  if (red != black) {
    return decide(must_change(red ? Color::red : Color::black), Reason::perpetual_attack,
                  articles.attack);
  }
  // 26.9: both forbidden. The heavier side changes; of equal ones the side that does not chase
  // jointly, where the other does.
  const Profile& r = ruling.profiles[Color::red];
  const Profile& b = ruling.profiles[Color::black];
  if (r.heavy != b.heavy) {
    return decide(must_change(r.heavy ? Color::red : Color::black), Reason::heavier_attack,
                  articles.heavier);
  }
  if (r.joint != b.joint) {
    return decide(must_change(r.joint ? Color::black : Color::red), Reason::joint_attack_excused,
                  articles.joint);
  }
  return decide(Verdict::draw, Reason::mutual_attack, articles.equal);
}

// What a move of unknown class might be, as far as the ruling could tell the difference.
struct Possibility {
  MoveClass move_class;
  ChaseWeight weight;
  bool joint;
};
constexpr std::array<Possibility, 4> possibilities{
    Possibility{MoveClass::idle, ChaseWeight::none, false},
    Possibility{MoveClass::chase, ChaseWeight::rootless, false},
    Possibility{MoveClass::chase, ChaseWeight::rootless, true},
    Possibility{MoveClass::chase, ChaseWeight::few_roots, true}};

std::vector<JudgedMove> assume(std::span<const JudgedMove> moves, Possibility red,
                               Possibility black) {
  std::vector<JudgedMove> assumed(moves.begin(), moves.end());
  for (JudgedMove& move : assumed) {
    if (move.move_class != MoveClass::unknown) continue;
    const Possibility& chosen = move.facts.mover.piece.color == Color::red ? red : black;
    move.move_class = chosen.move_class;
    move.weight = chosen.weight;
    move.joint = chosen.joint;
    move.edge.reset();
  }
  return assumed;
}

}  // namespace

CxaVerdict rule_cxa(const CxaWindow& window, const CxaParameters& parameters) {
  const auto is_unknown = [](const JudgedMove& move) {
    return move.move_class == MoveClass::unknown;
  };
  if (std::ranges::none_of(window.moves, is_unknown)) return rule_known(window.moves, parameters);
  std::optional<CxaVerdict> common;
  for (const Possibility& red : possibilities) {
    for (const Possibility& black : possibilities) {
      const CxaVerdict ruling = rule_known(assume(window.moves, red, black), parameters);
      if (!common) {
        common = ruling;
      } else if (common->verdict != ruling.verdict) {
        CxaVerdict open;
        open.verdict = Verdict::unknown;
        for (Color side : all_colors) open.profiles[side] = profile_of(window.moves, side);
        return open;
      }
    }
  }
  for (Color side : all_colors) common->profiles[side] = profile_of(window.moves, side);
  return *common;
}

}  // namespace chuhe::repetition
