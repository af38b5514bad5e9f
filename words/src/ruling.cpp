#include <chuhe/words/ruling.hpp>

#include <optional>

#include "ruling_catalogues.hpp"

namespace chuhe::words {

namespace {

constexpr Catalogues<RulingMessage> catalogues{ruling_english, ruling_simplified_chinese,
                                               ruling_traditional_chinese, ruling_vietnamese};

// The message that is as far from `first` as an enumerator is from the first of its enumeration.
template <class Enumerator>
RulingMessage nth(RulingMessage first, Enumerator enumerator) {
  return static_cast<RulingMessage>(static_cast<int>(first) + static_cast<int>(enumerator));
}
static_assert(static_cast<int>(RulingMessage::class_unknown) ==
              static_cast<int>(MoveClass::unknown));
static_assert(static_cast<int>(RulingMessage::mixed_and_idle) -
                  static_cast<int>(RulingMessage::behaviour_none) ==
              static_cast<int>(Behaviour::mixed_and_idle));
static_assert(static_cast<int>(RulingMessage::because_no_violation) -
                  static_cast<int>(RulingMessage::because_perpetual_check) + 1 ==
              static_cast<int>(Reason::no_violation));

std::string put(const Phrasebook& book, RulingMessage message,
                std::initializer_list<std::string_view> arguments) {
  return fill(text(book.language(), message), arguments);
}

RulingMessage root_message(Root root) {
  switch (root) {
    case Root::none: return RulingMessage::root_none;
    case Root::fake: return RulingMessage::root_fake;
    case Root::real: return RulingMessage::root_real;
    case Root::few: return RulingMessage::root_few;
  }
  return RulingMessage::root_none;
}

std::string attack(const Phrasebook& book, const JudgedMove& move, const AttackEdge& edge) {
  std::string result = put(book, RulingMessage::attacks,
                           {book.name(edge.attacker.piece, edge.attacker.at),
                            book.name(edge.target.piece, edge.target.at),
                            text(book.language(), root_message(edge.root))});
  switch (edge.kind) {
    case AttackKind::direct: break;
    case AttackKind::discovered: result = put(book, RulingMessage::way_discovered, {result}); break;
    case AttackKind::unrooted: result = put(book, RulingMessage::way_unrooted, {result}); break;
    case AttackKind::through_checks:
      result = put(book, RulingMessage::way_through_checks, {result});
      break;
    case AttackKind::exchange: result = put(book, RulingMessage::way_exchange, {result}); break;
  }
  if (move.joint) result = put(book, RulingMessage::jointly, {result});
  return result;
}

std::string check(const Phrasebook& book, const Line& line, const JudgedMove& move,
                  const AttackEdge* edge) {
  const Position& after = line.positions()[move.facts.ply + 1];
  std::string result =
      put(book, RulingMessage::checks_by, {book.names(after, move.facts.checkers)});
  if (edge == nullptr) return result;
  const std::string besides = put(book, RulingMessage::also, {attack(book, move, *edge)});
  return result + std::string(book.text(Message::list_separator)) + besides;
}

std::string move_line(const Phrasebook& book, const Line& line, const JudgedMove& move) {
  const Position& before = line.positions()[move.facts.ply];
  const std::string round = std::to_string(before.fullmove());
  const std::string_view side = book.name(before.turn());
  const std::string played = book.name(move.facts.move);
  const std::string_view move_class = word(book.language(), move.move_class);
  const std::string what = deed(book, line, move);
  if (what.empty()) {
    return put(book, RulingMessage::move_line, {round, side, played, move_class});
  }
  return put(book, RulingMessage::move_line_with, {round, side, played, move_class, what});
}

std::string side_line(const Phrasebook& book, Color color, const Profile& profile) {
  const std::string_view what = word(book.language(), profile.behaviour);
  if (profile.targets.empty()) {
    return put(book, RulingMessage::side_summary, {book.name(color), what});
  }
  std::string targets;
  for (const TrackedPiece& target : profile.targets) {
    if (!targets.empty()) targets += book.text(Message::list_separator);
    targets += book.name(target.piece, target.at);
  }
  return put(book, RulingMessage::side_with_target, {book.name(color), what, targets});
}

}  // namespace

std::string_view text(Language language, RulingMessage message) {
  return catalogues[language][message];
}

std::string_view word(Language language, MoveClass move_class) {
  return text(language, nth(RulingMessage::class_check, move_class));
}

std::string_view word(Language language, Behaviour behaviour) {
  return text(language, nth(RulingMessage::behaviour_none, behaviour));
}

std::string deed(const Phrasebook& book, const Line& line, const JudgedMove& move) {
  const AttackEdge* edge = move.edge ? &move.facts.edges[*move.edge] : nullptr;
  switch (move.move_class) {
    case MoveClass::check: return check(book, line, move, edge);
    case MoveClass::kill:
      return put(book, RulingMessage::mate_threat, {std::to_string(move.facts.mate_threat.moves)});
    case MoveClass::chase: return edge != nullptr ? attack(book, move, *edge) : "";
    case MoveClass::exchange:
    case MoveClass::follow:
      if (edge == nullptr) return "";
      return put(
          book,
          move.move_class == MoveClass::follow ? RulingMessage::watches : RulingMessage::trade,
          {book.name(edge->attacker.piece, edge->attacker.at),
           book.name(edge->target.piece, edge->target.at)});
    case MoveClass::offer:
      return put(book, RulingMessage::offers,
                 {book.name(move.facts.mover.piece, move.facts.mover.at)});
    case MoveClass::block:
    case MoveClass::idle:
    case MoveClass::unknown: break;
  }
  return "";
}

std::string because(const Phrasebook& book, const Ruling& ruling) {
  if (ruling.reason == Reason::none) return "";
  const Color side = side_at_fault(ruling.verdict).value_or(Color::red);
  const auto message =
      static_cast<RulingMessage>(static_cast<int>(RulingMessage::because_perpetual_check) +
                                 static_cast<int>(ruling.reason) - 1);
  return put(book, message, {book.name(side), book.name(opponent(side))});
}

std::string verdict(const Phrasebook& book, const Ruling& ruling) {
  const std::optional<Color> side = side_at_fault(ruling.verdict);
  const std::string_view name = book.name(side.value_or(Color::red));
  std::string result;
  switch (ruling.verdict) {
    case Verdict::none: return std::string(text(book.language(), RulingMessage::nothing_to_rule));
    case Verdict::draw: result = put(book, RulingMessage::verdict_draw, {}); break;
    case Verdict::red_loses:
    case Verdict::black_loses: result = put(book, RulingMessage::verdict_loses, {name}); break;
    case Verdict::red_must_change:
    case Verdict::black_must_change:
      result = put(book, RulingMessage::verdict_must_change, {name});
      break;
    case Verdict::unknown: return put(book, RulingMessage::verdict_unknown, {});
  }
  return put(book, RulingMessage::by_article, {result, ruling.article});
}

std::string note(const Phrasebook& book, const Line& line, const RuleSet& rules,
                 const Ruling& ruling) {
  if (!ruling.has_cycle()) {
    return std::string(text(book.language(), RulingMessage::not_repeated)) + "\n" +
           verdict(book, ruling) + "\n";
  }
  const std::string stood = std::to_string(ruling.occurrences);
  const bool by_rounds =
      rules.repetition.has(SpecialRule::round_counters) && ruling.reason != Reason::no_violation;
  std::string result = by_rounds ? put(book, RulingMessage::rounds_decide, {stood})
                                 : put(book, RulingMessage::occurrences,
                                       {stood, std::to_string(ruling.occurrences_needed)});
  const auto round = [&](std::size_t ply) {
    return std::to_string(line.positions()[ply].fullmove());
  };
  result += "\n" + put(book, RulingMessage::cycle_heading,
                       {round(ruling.first_ply), round(ruling.last_ply - 1), book.title(rules)});
  for (const JudgedMove& move : ruling.moves) result += "\n  " + move_line(book, line, move);
  for (Color color : all_colors) result += "\n" + side_line(book, color, ruling.profiles[color]);
  const std::string why = because(book, ruling);
  if (!why.empty()) result += "\n" + why;
  return result + "\n" + verdict(book, ruling) + "\n";
}

}  // namespace chuhe::words
