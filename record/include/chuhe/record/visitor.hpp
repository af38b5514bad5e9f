// What readers tell, event by event.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include <chuhe/core/diagram.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/record/diagnostic.hpp>
#include <chuhe/record/game.hpp>

namespace chuhe::record {

/// Whether a reader goes on.
enum class Flow : std::uint8_t {
  go_on,
  skip_game,  ///< No more events of this game but `end_game`. Only `begin_game` may ask for it.
  stop,       ///< No more events at all.
};

/// Where a game is found.
struct GamePlace {
  /// Counted from 0 within the source.
  std::size_t number = 0;
  /// Bytes from the start of the source.
  std::size_t offset = 0;
};

enum class CommentPlace : std::uint8_t { before_move, after_move };

/// Receives what a reader finds. Views are valid during the call only. The order of a game is:
/// `begin_game`, tags, `start` (left out for the opening position), then moves and what belongs to
/// them, `result` (at most once, anywhere), `end_game`. Diagnostics come anywhere.
class Visitor {
 public:
  virtual ~Visitor() = default;

  virtual Flow begin_game(const GamePlace&) { return Flow::go_on; }
  virtual void tag(std::string_view /*name*/, std::string_view /*value*/) {}
  virtual void start(const Diagram&) {}
  /// A move after `parent`, as its last child so far. The moves of a game have the ids 1, 2, 3, ...
  /// in the order of these calls; `NodeId::root` is the start. `text` is the move as written and
  /// given for moves that are not legal only.
  virtual void move(NodeId /*parent*/, Move, MoveStatus, std::string_view /*text*/) {}
  /// A comment; several for one place belong together, a line each.
  virtual void comment(NodeId, CommentPlace, std::string_view /*text*/) {}
  virtual void mark(NodeId, std::uint8_t /*nag*/) {}
  virtual void evaluation(NodeId, const Evaluation&) {}
  virtual void clock(NodeId, std::chrono::milliseconds) {}
  virtual void elapsed(NodeId, std::chrono::milliseconds) {}
  virtual void result(const Result&) {}
  virtual Flow end_game() { return Flow::go_on; }

  virtual void report(const Diagnostic&) {}
};

/// Makes a `Game` of the events and hands each to `take` at its end. Memory: the game at hand.
class GameBuilder : public Visitor {
 public:
  Flow begin_game(const GamePlace& place) override;
  void tag(std::string_view name, std::string_view value) override;
  void start(const Diagram& diagram) override;
  void move(NodeId parent, Move move, MoveStatus status, std::string_view text) override;
  void comment(NodeId node, CommentPlace place, std::string_view text) override;
  void mark(NodeId node, std::uint8_t nag) override;
  void evaluation(NodeId node, const Evaluation& evaluation) override;
  void clock(NodeId node, std::chrono::milliseconds left) override;
  void elapsed(NodeId node, std::chrono::milliseconds spent) override;
  void result(const Result& result) override;
  Flow end_game() override;

 protected:
  /// Called at the end of each game, which may be moved away.
  virtual Flow take(Game& game, const GamePlace& place) = 0;

 private:
  Game game_;
  GamePlace place_;
};

/// Keeps all games and diagnostics: for small files and tests.
class GameCollector : public GameBuilder {
 public:
  std::vector<Game> games;
  std::vector<Diagnostic> diagnostics;
  void report(const Diagnostic& diagnostic) override { diagnostics.push_back(diagnostic); }

 protected:
  Flow take(Game& game, const GamePlace&) override {
    games.push_back(std::move(game));
    return Flow::go_on;
  }
};

}  // namespace chuhe::record
