#include <chuhe/match/match_record.hpp>

#include <utility>

#include <chuhe/match/time_control_text.hpp>

namespace chuhe::match {

namespace {

using record::GameEnding;
using record::Score;

GameEnding ending_of(Ending ending) {
  switch (ending) {
    case Ending::checkmate: return GameEnding::checkmate;
    case Ending::stalemate: return GameEnding::stalemate;
    case Ending::no_attackers: return GameEnding::no_attackers;
    case Ending::quiet_limit: return GameEnding::quiet_limit;
    case Ending::total_limit: return GameEnding::total_limit;
    case Ending::repetition: return GameEnding::repetition;
    case Ending::perpetual_check: return GameEnding::perpetual_check;
    case Ending::perpetual_chase: return GameEnding::perpetual_chase;
    case Ending::left_in_check:
    case Ending::faced_kings: return GameEnding::illegal_move;
  }
  return GameEnding::unknown;
}

GameEnding ending_of(const MatchResult& result) {
  switch (result.termination) {
    case Termination::rules: return ending_of(*result.by_rules);
    case Termination::resignation: return GameEnding::resignation;
    case Termination::agreement: return GameEnding::agreement;
    case Termination::time_forfeit: return GameEnding::time_forfeit;
    case Termination::illegal_move:
    case Termination::no_move: return GameEnding::illegal_move;
    case Termination::crash:
    case Termination::stall:
    case Termination::abandoned: return GameEnding::abandoned;
    case Termination::score:
    case Termination::level_scores:
    case Termination::ply_limit: return GameEnding::adjudication;
  }
  return GameEnding::unknown;
}

// What a record's ending does not tell.
std::string remark(const MatchResult& result) {
  switch (result.termination) {
    case Termination::rules:
    case Termination::resignation:
    case Termination::agreement:
    case Termination::time_forfeit:
    case Termination::abandoned: return {};
    default: break;
  }
  std::string text(to_string(result.termination));
  if (!result.detail.empty()) text += ": " + result.detail;
  return text;
}

// From the mover's side to Red's.
std::optional<record::Evaluation> evaluation_of(const Thought& thought, Color mover) {
  if (!thought.score) return std::nullopt;
  record::Evaluation evaluation;
  evaluation.value = mover == Color::red ? thought.score->value : -thought.score->value;
  evaluation.is_mate = thought.score->kind == protocol::Score::Kind::mate;
  evaluation.depth = thought.depth.value_or(0);
  return evaluation;
}

void set_tags(record::Game& game, const RecordTags& tags, const MatchTerms& terms) {
  namespace name = record::tag_name;
  const auto set = [&game](std::string_view tag, std::string_view value) {
    if (!value.empty()) game.add_tag(tag, value);
  };
  set(name::event, tags.event);
  set(name::date, tags.date);
  set(name::round, tags.round);
  set(name::red, tags.players[Color::red]);
  set(name::black, tags.players[Color::black]);
  if (terms.sides[Color::red] == terms.sides[Color::black]) {
    set(name::time_control, to_string(terms.sides[Color::red]));
  } else {
    set("RedTimeControl", to_string(terms.sides[Color::red]));
    set("BlackTimeControl", to_string(terms.sides[Color::black]));
  }
}

}  // namespace

std::string to_string(const SideTerms& terms) {
  std::string text = terms.control == TimeControl{} ? "" : to_string(terms.control);
  const auto add = [&text](std::string_view word, const std::string& number) {
    if (!text.empty()) text += ',';
    text += word;
    text += number;
  };
  if (terms.nodes) add("nodes=", std::to_string(*terms.nodes));
  if (terms.depth) add("depth=", std::to_string(*terms.depth));
  return text.empty() ? "none" : text;
}

record::Result result_of(const Match& match) {
  record::Result result;
  result.rule_set = match.terms().rules.name;
  if (!match.result() || match.result()->termination == Termination::abandoned) return result;
  const auto& winner = match.result()->winner;
  result.score = !winner                 ? Score::draw
                 : *winner == Color::red ? Score::red_wins
                                         : Score::black_wins;
  result.ending = ending_of(*match.result());
  return result;
}

record::Game record_of(const Match& match, const RecordTags& tags) {
  record::Game game(match.line().start());
  set_tags(game, tags, match.terms());
  record::NodeId at = record::NodeId::root;
  Color mover = match.line().start().turn();
  for (std::size_t ply = 0; ply < match.line().plies(); ++ply, mover = opponent(mover)) {
    at = game.append(at, match.line().moves()[ply], record::MoveStatus::legal);
    if (ply < match.opening_plies()) continue;
    const MatchMove& played = match.moves()[ply - match.opening_plies()];
    record::Annotation& annotation = game.edit_annotation(at);
    annotation.evaluation = evaluation_of(played.thought, mover);
    annotation.clock = played.left;
    annotation.elapsed = played.elapsed;
  }
  game.set_result(result_of(match));
  if (match.result()) {
    if (std::string text = remark(*match.result()); !text.empty()) {
      game.edit_annotation(at).comment = std::move(text);
    }
  }
  return game;
}

record::Result result_of(const Game& game) {
  const auto won_by = [](Color color) {
    return color == Color::red ? Score::red_wins : Score::black_wins;
  };
  record::Result result;
  result.rule_set = game.rules().name;
  if (!game.result()) return result;
  if (const auto* by_rules = std::get_if<Outcome>(&*game.result())) {
    result.score = by_rules->winner ? won_by(*by_rules->winner) : Score::draw;
    result.ending = ending_of(by_rules->ending);
    return result;
  }
  const auto& conceded = std::get<Conceded>(*game.result());
  if (conceded.concession == record::Concession::agreement) {
    result.score = Score::draw;
    result.ending = GameEnding::agreement;
  } else {
    result.score = won_by(opponent(conceded.loser));
    result.ending = conceded.concession == record::Concession::resignation
                        ? GameEnding::resignation
                        : GameEnding::time_forfeit;
  }
  return result;
}

record::Game record_of(const Game& game) {
  record::Game record(game.line().start());
  record::NodeId at = record::NodeId::root;
  for (const Move move : game.line().moves()) {
    at = record.append(at, move, record::MoveStatus::legal);
  }
  if (game.fatal_move()) record.append(at, *game.fatal_move(), record::MoveStatus::illegal);
  record.set_result(result_of(game));
  return record;
}

}  // namespace chuhe::match
