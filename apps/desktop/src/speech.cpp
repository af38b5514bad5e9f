#include "speech.hpp"

#include <QStringList>
#include <variant>

#include <chuhe/core/movegen.hpp>
#include <chuhe/core/repetition.hpp>
#include <chuhe/words/ruling.hpp>

namespace chuhe::desktop {

QString Speech::move(const Position& before, Move move) const {
  return qs(record::write_legal(move, before, *notation_).view());
}

QString Speech::move(const record::Game& game, record::NodeId node, const Position* before) const {
  if (before != nullptr && game.status(node) == record::MoveStatus::legal) {
    return move(*before, game.move(node));
  }
  const std::string& text = game.annotation(node).text;
  if (!text.empty()) return qs(text);
  return game.move(node) ? qs(to_uci(game.move(node))) : QStringLiteral("?");
}

QString Speech::line(Position position, std::span<const Move> moves, std::size_t most) const {
  QStringList parts;
  bool is_first = true;
  for (const Move step : moves.first(std::min(most, moves.size()))) {
    if (!is_legal(position, step)) break;
    if (position.turn() == Color::red) {
      parts << QString::number(position.fullmove()) + '.';
    } else if (is_first) {
      parts << QString::number(position.fullmove()) + QStringLiteral("…");
    }
    is_first = false;
    parts << move(position, step);
    position.play(step);
  }
  return parts.join(' ');
}

QString Speech::point(const Position& position, Square square) const {
  const auto piece = position.piece_at(square);
  return qs(piece ? book_.name(*piece, square) : book_.name(square));
}

QString Speech::refusal(const match::Refusal& refusal, const Position& position, Move move) const {
  if (const auto* reason = std::get_if<IllegalReason>(&refusal)) {
    return qs(book_.sentence(*reason, position, move));
  }
  if (std::holds_alternative<match::Banned>(refusal)) {
    return qs(book_.text(words::Message::move_banned, {book_.name(move)}));
  }
  return qs(book_.text(words::Message::game_is_over));
}

QString Speech::result(const match::GameResult& result) const {
  if (const auto* by_rules = std::get_if<Outcome>(&result)) return qs(book_.sentence(*by_rules));
  const auto& conceded = std::get<match::Conceded>(result);
  return qs(book_.sentence(conceded.concession, conceded.loser));
}

QString Speech::ruling(const match::Game& game) const {
  if (!game.result()) return {};
  const auto* outcome = std::get_if<Outcome>(&*game.result());
  if (outcome == nullptr) return {};
  switch (outcome->ending) {
    case Ending::repetition:
    case Ending::perpetual_check:
    case Ending::perpetual_chase: break;
    default: return {};
  }
  const Line& line = game.line();
  return qs(words::note(book_, line, game.rules(), explain_repetition(line, game.rules())));
}

QString Speech::result(const record::Result& result) const {
  return qs(record::to_string(result.score));
}

}  // namespace chuhe::desktop
