// A game as people play it, taking moves back: the line of moves and how it has ended.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <variant>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/rules.hpp>
#include <chuhe/record/concession.hpp>

namespace chuhe::match {

/// A game given up or agreed to be drawn. In an agreement `loser` says nothing.
struct Conceded {
  record::Concession concession{};
  Color loser = Color::red;
  friend bool operator==(const Conceded&, const Conceded&) = default;
};

/// How a game has ended: by the rules or by the players.
using GameResult = std::variant<Outcome, Conceded>;

/// The move is one of those that the rules forbid to repeat.
struct Banned {
  friend bool operator==(const Banned&, const Banned&) = default;
};
/// The game has ended.
struct Over {
  friend bool operator==(const Over&, const Over&) = default;
};
/// Why a move was not played.
using Refusal = std::variant<IllegalReason, Banned, Over>;

/// A game in progress or ended. Moves that were taken back can be played again until another move
/// is made; asking for anything changes nothing.
class Game {
 public:
  /// Goes on from a line, whose moves can be taken back like any other.
  Game(Line line, const RuleSet& rules);

  const Line& line() const { return line_; }
  const Position& position() const { return line_.position(); }
  const RuleSet& rules() const { return rules_; }
  /// Nothing: the game goes on.
  const std::optional<GameResult>& result() const { return result_; }
  bool is_over() const { return result_.has_value(); }
  /// The move that lost by leaving the king in check, where the rules have it so. It is not played.
  std::optional<Move> fatal_move() const { return fatal_move_; }

  /// Plays a move, or says why not. Any move may be given.
  std::expected<void, Refusal> play(Move move);

  /// The legal moves that the rules forbid to repeat here; none where they have another sanction.
  std::vector<Move> banned() const;

  /// What taking back has undone.
  enum class Undone : std::uint8_t { nothing, the_end, a_move };
  /// Takes back what happened last: a game given up, agreed or thrown away goes on; else the last
  /// move.
  Undone undo();
  /// The move that would be played again.
  std::optional<Move> undone_move() const;
  /// Plays the move that was taken back last. False: there is none.
  bool redo();

  /// Ends the game. Precondition: it goes on.
  void concede(Conceded conceded);

  /// Begins again from the position that the game began with.
  void restart() { *this = Game(Line(line_.start()), rules_); }

 private:
  void push(Move move);

  Line line_;
  RuleSet rules_;
  std::vector<Move> undone_;
  std::optional<GameResult> result_;
  std::optional<Move> fatal_move_;
};

}  // namespace chuhe::match
