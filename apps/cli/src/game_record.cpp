#include "game_record.hpp"

#include <utility>

namespace chuhe::cli {

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

Score won_by(Color color) { return color == Color::red ? Score::red_wins : Score::black_wins; }

record::Result result_of(const Game& game) {
  record::Result result;
  result.rule_set = game.rules().name;
  if (!game.result()) return result;
  if (const auto* by_rules = std::get_if<Outcome>(&*game.result())) {
    result.score = by_rules->winner ? won_by(*by_rules->winner) : Score::draw;
    result.ending = ending_of(by_rules->ending);
    return result;
  }
  const auto& conceded = std::get<Conceded>(*game.result());
  if (conceded.concession == words::Concession::agreement) {
    result.score = Score::draw;
    result.ending = GameEnding::agreement;
  } else {
    result.score = won_by(opponent(conceded.loser));
    result.ending = conceded.concession == words::Concession::resignation
                        ? GameEnding::resignation
                        : GameEnding::time_forfeit;
  }
  return result;
}

}  // namespace

record::Game record_of(const Game& game) {
  record::Game record(game.line().start());
  record::NodeId at = record::NodeId::root;
  for (const Move move : game.line().moves()) {
    at = record.append(at, move, record::MoveStatus::legal);
  }
  // The move that threw the game away stands in the record too.
  if (game.fatal_move()) record.append(at, *game.fatal_move(), record::MoveStatus::illegal);
  record.set_result(result_of(game));
  return record;
}

}  // namespace chuhe::cli
