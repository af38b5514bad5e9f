// A recorded game that is stepped through, and tried out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/record/game.hpp>

namespace chuhe::record {

/// A game and a place in it. The place is always one that can be played up to.
class StudiedGame {
 public:
  /// Precondition: the game has a legal start.
  explicit StudiedGame(Game game);

  const Game& game() const { return game_; }
  NodeId place() const { return place_; }
  /// The line from the start to the place.
  const Line& line() const { return line_; }
  /// The moves that the record has here, the main one first.
  std::vector<NodeId> choices() const { return game_.children(place_); }

  enum class Step : std::uint8_t {
    done,
    end,         ///< The line ends here.
    no_such,     ///< There are not so many moves here.
    unplayable,  ///< The record's move is not legal.
  };
  /// Goes to the choice with that number, from 1.
  Step next(std::size_t number);
  /// One move back; false at the start.
  bool back();

  /// Goes to the choice with that move; false when there is none.
  bool follow(Move move);
  /// Adds the move as a variation, or the first move, and goes there. Precondition: legal.
  void add(Move move);

  /// Goes to any place of the tree; false, and no change, when the way there cannot be played.
  /// Cost: the depth.
  bool go_to(NodeId node);
  /// Changes tags, annotations, result and order of the variations. Nothing may be removed by it.
  Game& edit() { return game_; }
  /// Removes a move and what follows; a place within goes to the move before. Precondition: not the
  /// root.
  void remove(NodeId node);

  /// Whether moves of one's own may be added.
  bool trying = false;

 private:
  void step_to(NodeId child);

  Game game_;
  NodeId place_ = NodeId::root;
  Line line_;
};

}  // namespace chuhe::record
