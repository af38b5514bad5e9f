// Typed values of the game as sentences of a person's language.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include <chuhe/core/bitboard.hpp>
#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/piece.hpp>
#include <chuhe/core/position.hpp>
#include <chuhe/core/rules.hpp>
#include <chuhe/core/square.hpp>
#include <chuhe/record/concession.hpp>
#include <chuhe/words/language.hpp>
#include <chuhe/words/message.hpp>
#include <chuhe/words/square_names.hpp>

namespace chuhe::words {

using record::Concession;

/// Says things in one language, with the points named in one way. A small value; texts are UTF-8.
/// Sentences begin with a capital letter and end with a full stop; nothing ends with a line break.
class Phrasebook {
 public:
  explicit Phrasebook(Language language, SquareNames squares = SquareNames::letters)
      : language_(language), squares_(squares) {}

  Language language() const { return language_; }
  SquareNames squares() const { return squares_; }

  /// A text as the catalogue has it.
  std::string_view text(Message message) const;
  /// A text with its arguments put in.
  std::string text(Message message, std::initializer_list<std::string_view> arguments) const;

  /// A side: `Red`, `红方`.
  std::string_view name(Color color) const;
  /// A role, as the side calls it: `king`, `帅` and `将`.
  std::string_view role(Piece piece) const;
  /// A side's piece: `red king`, `红帅`.
  std::string name(Piece piece) const;
  /// A piece with its place: `red king on e0`.
  std::string name(Piece piece, Square square) const;
  std::string name(Square square) const { return words::name(square, squares_); }
  std::string name(Move move) const { return words::name(move, squares_); }
  /// The title of a rule set; its source, in English, when it is none of `rule_sets()`.
  std::string_view title(const RuleSet& rules) const;
  /// A list of points, from a0 to i9.
  std::string names(Bitboard squares) const;
  /// A list of the pieces that stand on `squares`, with their places.
  std::string names(const Position& position, Bitboard squares) const;

  /// Why `move` is not legal in `position`.
  std::string sentence(const IllegalReason& reason, const Position& position, Move move) const;
  std::string sentence(const PositionFault& fault) const;
  /// What is wrong with a FEN; `text` is what `read_fen` was given.
  std::string sentence(const FenFault& fault, std::string_view text) const;
  std::string sentence(const FenNote& note) const;
  std::string sentence(const CoordinateError& error) const;
  /// Who has won and how: `Red wins: checkmate.`
  std::string sentence(const Outcome& outcome) const;
  /// A game given up or lost on time by `loser`, or a draw agreed upon, for which `loser` does not
  /// matter.
  std::string sentence(Concession concession, Color loser) const;

  /// A move that has been played from `before`: `3. Red: horse b0c2`.
  std::string played(const Position& before, Move move) const;
  /// `Check to Black's king on e9 ...`. Precondition: the side to move is in check.
  std::string check(const Position& position) const;

 private:
  std::string quoted(std::string_view text) const;

  Language language_;
  SquareNames squares_;
};

/// A piece of text from outside made harmless for a terminal: at most `limit` bytes of it, without
/// control characters and broken UTF-8, which become question marks.
std::string harmless(std::string_view text, std::size_t limit = 60);

}  // namespace chuhe::words
