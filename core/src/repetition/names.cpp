// The names of the enumerators of repetition.hpp.
#include <chuhe/core/repetition.hpp>

namespace chuhe {

std::optional<Color> side_at_fault(Verdict verdict) {
  switch (verdict) {
    case Verdict::red_loses:
    case Verdict::red_must_change: return Color::red;
    case Verdict::black_loses:
    case Verdict::black_must_change: return Color::black;
    case Verdict::none:
    case Verdict::draw:
    case Verdict::unknown: break;
  }
  return std::nullopt;
}

std::string_view to_string(Verdict verdict) {
  switch (verdict) {
    case Verdict::none: return "none";
    case Verdict::draw: return "draw";
    case Verdict::red_loses: return "red_loses";
    case Verdict::black_loses: return "black_loses";
    case Verdict::red_must_change: return "red_must_change";
    case Verdict::black_must_change: return "black_must_change";
    case Verdict::unknown: return "unknown";
  }
  return "";
}

std::string_view to_string(MoveClass move_class) {
  switch (move_class) {
    case MoveClass::check: return "check";
    case MoveClass::kill: return "kill";
    case MoveClass::chase: return "chase";
    case MoveClass::exchange: return "exchange";
    case MoveClass::offer: return "offer";
    case MoveClass::block: return "block";
    case MoveClass::follow: return "follow";
    case MoveClass::idle: return "idle";
    case MoveClass::unknown: return "unknown";
  }
  return "";
}

std::string_view to_string(Behaviour behaviour) {
  switch (behaviour) {
    case Behaviour::none: return "none";
    case Behaviour::perpetual_check: return "perpetual_check";
    case Behaviour::perpetual_kill: return "perpetual_kill";
    case Behaviour::perpetual_chase: return "perpetual_chase";
    case Behaviour::chases_in_turn: return "chases_in_turn";
    case Behaviour::chase_of_pinned_rook: return "chase_of_pinned_rook";
    case Behaviour::check_and_chase: return "check_and_chase";
    case Behaviour::check_and_kill: return "check_and_kill";
    case Behaviour::kill_and_chase: return "kill_and_chase";
    case Behaviour::check_kill_and_chase: return "check_kill_and_chase";
    case Behaviour::check_and_idle: return "check_and_idle";
    case Behaviour::kill_and_idle: return "kill_and_idle";
    case Behaviour::chase_and_idle: return "chase_and_idle";
    case Behaviour::mixed_and_idle: return "mixed_and_idle";
  }
  return "";
}

std::string_view to_string(Reason reason) {
  switch (reason) {
    case Reason::none: return "none";
    case Reason::perpetual_check: return "perpetual_check";
    case Reason::mutual_check: return "mutual_check";
    case Reason::check_against_chase: return "check_against_chase";
    case Reason::perpetual_chase: return "perpetual_chase";
    case Reason::mutual_chase: return "mutual_chase";
    case Reason::chase_of_pinned_rook: return "chase_of_pinned_rook";
    case Reason::perpetual_attack: return "perpetual_attack";
    case Reason::mutual_attack: return "mutual_attack";
    case Reason::heavier_attack: return "heavier_attack";
    case Reason::joint_attack_excused: return "joint_attack_excused";
    case Reason::check_and_chase_rounds: return "check_and_chase_rounds";
    case Reason::nine_rounds: return "nine_rounds";
    case Reason::no_violation: return "no_violation";
  }
  return "";
}

std::string_view to_string(AttackKind kind) {
  switch (kind) {
    case AttackKind::direct: return "direct";
    case AttackKind::discovered: return "discovered";
    case AttackKind::unrooted: return "unrooted";
    case AttackKind::through_checks: return "through_checks";
    case AttackKind::exchange: return "exchange";
  }
  return "";
}

std::string_view to_string(Root root) {
  switch (root) {
    case Root::none: return "none";
    case Root::fake: return "fake";
    case Root::real: return "real";
    case Root::few: return "few";
  }
  return "";
}

}  // namespace chuhe
