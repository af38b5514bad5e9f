// A recorded game that is stepped through, and tried out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/record/game.hpp>

namespace chuhe::cli {

/// A game and a place in it. The place is always one that can be played up to.
class StudiedGame {
 public:
  /// Precondition: the game has a legal start.
  explicit StudiedGame(record::Game game);

  const record::Game& game() const { return game_; }
  record::NodeId place() const { return place_; }
  /// The line from the start to the place.
  const Line& line() const { return line_; }
  /// The moves that the record has here, the main one first.
  std::vector<record::NodeId> choices() const { return game_.children(place_); }

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

  /// Whether moves of one's own may be added.
  bool trying = false;

 private:
  void go_to(record::NodeId child);

  record::Game game_;
  record::NodeId place_ = record::NodeId::root;
  Line line_;
};

}  // namespace chuhe::cli
