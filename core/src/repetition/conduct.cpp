#include "conduct.hpp"

#include "threats.hpp"

namespace chuhe::repetition {

Played played_in(const Line& line, Window window, std::size_t i) {
  const auto positions = line.positions();
  const auto moves = line.moves();
  const std::size_t reply = (i == window.first ? window.last : i) - 1;
  return {positions[i], positions[i + 1], moves[i], &positions[reply], moves[reply]};
}

bool was_threatened_before(const Played& played, Square attacker, Square target,
                           const ChaseRule& rule) {
  const Position& before = played.before;
  const Square from = attacker == played.move.to() ? played.move.from() : attacker;
  if (!capture_squares(before, *before.piece_at(from), from).contains(target)) return false;
  const Threat threat = threat_by(before, from, target, rule);
  if (threat != Threat::unless_protected) return threat == Threat::anyway;
  if (rule.legality == ChaseRule::Legality::pseudo) {
    return counts_as_chase(before, from, target, rule);
  }
  // Taking a root away makes a chase of an attack (diagram 105), but only a root that could be
  // seen: who steps between a cannon and its aim, or moves away from there, is not chasing what
  // that cannon would have retaken through the capturer's square (diagram 61).
  return !has_visible_root(before, from, target);
}

bool was_left_alone(const Played& played, Square target, const ChaseRule& rule) {
  if (rule.newness == ChaseRule::Newness::pair || played.before_reply == nullptr ||
      target == played.reply.to()) {
    return false;
  }
  bool threatened = false;
  for (Square attacker : attackers(*played.before_reply, target, played.before.turn())) {
    if (!counts_as_chase(*played.before_reply, attacker, target, rule)) continue;
    threatened = true;
    const Piece piece = *played.before.piece_at(attacker);
    if (piece.color != played.before.turn() ||
        !capture_squares(played.before, piece, attacker).contains(target) ||
        !counts_as_chase(played.before, attacker, target, rule)) {
      return false;
    }
  }
  return threatened;
}

Bitboard chased_by_move(const Played& played, const ChaseRule& rule, Bitboard candidates) {
  const Color us = played.before.turn();
  Bitboard result;
  const auto look_at = [&](Square attacker, Role role) {
    for (Square target :
         capture_squares(played.after, {us, role}, attacker) & candidates & ~result) {
      if (counts_as_chase(played.after, attacker, target, rule) &&
          !was_threatened_before(played, attacker, target, rule) &&
          !was_left_alone(played, target, rule)) {
        result.add(target);
      }
    }
  };
  if (rule.who == ChaseRule::Attackers::moved_piece) {
    const Role role = played.after.piece_at(played.move.to())->role;
    if (rule.attackers.has(role)) look_at(played.move.to(), role);
    return result;
  }
  for (Role role : all_roles) {
    if (!rule.attackers.has(role)) continue;
    for (Square attacker : played.after.pieces(us, role)) look_at(attacker, role);
  }
  return result;
}

namespace {

// The pieces of `squares` that are rooks pinned by a horse.
Bitboard pinned_rooks(const Position& position, Bitboard squares) {
  Bitboard result;
  for (Square square : squares& position.pieces(Role::rook)) {
    if (pinned_by_horse(position, square)) result.add(square);
  }
  return result;
}

}  // namespace

Bitboard chased_for_ever(const Line& line, Window window, Bitboard targets) {
  if (targets.empty()) return targets;
  Tracker tracker(line.positions()[window.first]);
  for (std::size_t i = window.first; i < window.last; ++i) tracker.follow(line.moves()[i]);
  for (bool changed = true; changed;) {
    changed = false;
    for (Square square : targets) {
      if (!targets.contains(tracker.origin(square))) {
        targets.remove(square);
        changed = true;
      }
    }
  }
  return targets;
}

ByColor<Conduct> conduct_over(const Line& line, Window window, const RepetitionRules& rules,
                              Thoroughness thoroughness) {
  const auto positions = line.positions();
  const auto moves = line.moves();
  ByColor<Conduct> result;
  for (std::size_t i = window.first; i < window.last; ++i) {
    Conduct& side = result[positions[i].turn()];
    ++side.moves;
    if (positions[i + 1].in_check()) ++side.checks;
  }
  const bool settled = result[Color::red].all_check() || result[Color::black].all_check();
  if (!rules.chase || (settled && thoroughness == Thoroughness::verdict)) return result;
  const bool mixed_counts = rules.levels[static_cast<int>(Offence::check_and_chase)] > 0;
  const bool checks_chase = rules.chase->checks == ChaseRule::Checks::may_chase;
  const bool pinned_counts = rules.levels[static_cast<int>(Offence::chase_of_pinned_rook)] > 0;
  for (Color color : all_colors) {
    Conduct& side = result[color];
    if (side.checks == 0 || mixed_counts || checks_chase) {
      side.targets = positions[window.first].pieces(opponent(color));
      if (pinned_counts) side.pinned_targets = side.targets;
    }
  }
  for (std::size_t i = window.first; i < window.last; ++i) {
    const Color us = positions[i].turn();
    Conduct& side = result[us];
    Conduct& other = result[opponent(us)];
    const Bitboard from(moves[i].from());
    for (Bitboard* set : {&other.targets, &other.pinned_targets}) {
      if (*set & from) *set = (*set & ~from) | Bitboard(moves[i].to());
    }
    const bool counts = checks_chase || !positions[i + 1].in_check();
    if (counts && side.targets) {
      side.targets = chased_by_move(played_in(line, window, i), *rules.chase, side.targets);
      if (pinned_counts) {
        side.pinned_targets = pinned_rooks(positions[i + 1], side.pinned_targets & side.targets);
      }
    }
    if (side.targets.empty() && other.targets.empty()) break;
  }
  for (Color color : all_colors) {
    Conduct& side = result[color];
    side.targets = chased_for_ever(line, window, side.targets);
    side.pinned_targets = chased_for_ever(line, window, side.pinned_targets & side.targets);
  }
  return result;
}

Offence offence_of(const Conduct& conduct, const RepetitionRules& rules) {
  Offence gravest = Offence::none;
  const auto consider = [&](Offence offence) {
    if (rules.levels[static_cast<int>(offence)] > rules.levels[static_cast<int>(gravest)]) {
      gravest = offence;
    }
  };
  const bool checks_chase = rules.chase && rules.chase->checks == ChaseRule::Checks::may_chase;
  if (conduct.all_check()) {
    consider(Offence::check);
  } else if (conduct.targets) {
    if (conduct.checks == 0 || checks_chase) {
      consider(Offence::chase);
      if (conduct.pinned_targets) consider(Offence::chase_of_pinned_rook);
    }
    if (conduct.checks > 0) consider(Offence::check_and_chase);
  }
  return gravest;
}

}  // namespace chuhe::repetition
