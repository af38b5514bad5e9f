#include "move_text.hpp"

#include <array>
#include <optional>
#include <tuple>
#include <variant>

#include <chuhe/record/dialects.hpp>

#include "notation_command.hpp"
#include "notation_text.hpp"

namespace chuhe::cli {

namespace notation = record::notation;
using record::Dialect;

std::string line_text(const Position& position, std::span<const Move> moves, const Dialect& dialect,
                      std::size_t most) {
  std::string text;
  Position at = position;
  for (const Move move : moves.first(std::min(most, moves.size()))) {
    if (!is_legal(at, move)) break;
    if (!text.empty()) text += ' ';
    text += record::write_legal(move, at, dialect).view();
    at.play(move);
  }
  return text;
}

namespace {

// How far a text could be read: in the meaning further than in the syntax.
std::size_t distance(const record::ReadMoveError& error) {
  const auto* syntax = std::get_if<record::NotationError>(&error);
  constexpr std::size_t beyond_all_text = 1'000'000;
  return syntax != nullptr ? syntax->offset : beyond_all_text;
}

}  // namespace

std::expected<Move, record::ReadMoveError> read_written_move(std::string_view text,
                                                             const Position& position,
                                                             words::Language language) {
  std::array<const Dialect*, 3> dialects{&notation::chinese, &notation::wxf, &notation::vietnamese};
  // `P2-5` is a move of a cannon in Vietnamese and of a pawn in WXF.
  if (language == words::Language::vietnamese) std::swap(dialects[1], dialects[2]);
  std::optional<record::ReadMoveError> furthest;
  for (const Dialect* dialect : dialects) {
    const auto move = record::read_move(text, position, *dialect);
    if (move) return *move;
    if (!furthest || distance(move.error()) > distance(*furthest)) furthest = move.error();
  }
  return std::unexpected(*furthest);
}

std::expected<std::vector<Move>, std::string> read_any_moves(std::string_view text,
                                                             const Position& position,
                                                             words::Language language) {
  const std::array<std::string, 1> texts{std::string(text)};
  std::array<const Dialect*, 5> dialects{&notation::uci, &notation::chinese, &notation::wxf,
                                         &notation::vietnamese, &notation::san};
  if (language == words::Language::vietnamese) std::swap(dialects[2], dialects[3]);
  std::optional<UnreadMove> furthest;
  const auto rank = [](const UnreadMove& unread) {
    return std::tuple(unread.number, distance(unread.error));
  };
  for (const Dialect* dialect : dialects) {
    auto moves = read_moves(texts, position, *dialect);
    if (moves) return std::move(*moves);
    if (!furthest || rank(moves.error()) > rank(*furthest)) furthest = std::move(moves.error());
  }
  const words::Phrasebook book(language);
  return std::unexpected(
      notation_text(language, NotationText::bad_move,
                    {std::to_string(furthest->number + 1), words::harmless(furthest->text),
                     sentence(furthest->error, furthest->position, book)}));
}

}  // namespace chuhe::cli
