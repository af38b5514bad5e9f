// What the window says about the game, in the person's language and notation.
#pragma once

#include <QString>
#include <span>
#include <string_view>

#include <chuhe/core/position.hpp>
#include <chuhe/core/rules.hpp>
#include <chuhe/match/game.hpp>
#include <chuhe/match/table.hpp>
#include <chuhe/record/dialects.hpp>
#include <chuhe/record/game.hpp>
#include <chuhe/record/notation.hpp>
#include <chuhe/words/customs.hpp>
#include <chuhe/words/phrasebook.hpp>

namespace chuhe::desktop {

/// UTF-8 as the libraries have it, for Qt.
inline QString qs(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

using words::usual_notation;
using words::usual_rules;

/// A language, a notation, and how points are named.
class Speech {
 public:
  explicit Speech(words::Language language = words::Language::english)
      : Speech(language, usual_notation(language)) {}
  Speech(words::Language language, const record::Dialect& notation)
      : book_(language), notation_(&notation) {}

  words::Language language() const { return book_.language(); }
  const words::Phrasebook& book() const { return book_; }
  const record::Dialect& notation() const { return *notation_; }

  /// A legal move: `炮二平五`.
  QString move(const Position& before, Move move) const;
  /// A move of a record, legal or not.
  QString move(const record::Game& game, record::NodeId node, const Position* before) const;
  /// Several moves from a position, with round numbers; what is not legal ends them.
  QString line(Position position, std::span<const Move> moves, std::size_t most) const;
  QString name(Color color) const { return qs(book_.name(color)); }
  /// A point with what stands on it: `red rook on a0`.
  QString point(const Position& position, Square square) const;
  /// Why a move is refused, and the points concerned.
  QString refusal(const match::Refusal& refusal, const Position& position, Move move) const;
  /// Who has won and how.
  QString result(const match::GameResult& result) const;
  /// The arbiter's note where a repetition has ended the game; else empty.
  QString ruling(const match::Game& game) const;
  /// A record's result in a few words.
  QString result(const record::Result& result) const;
  QString title(const RuleSet& rules) const { return qs(book_.title(rules)); }

 private:
  words::Phrasebook book_;
  const record::Dialect* notation_;
};

}  // namespace chuhe::desktop
