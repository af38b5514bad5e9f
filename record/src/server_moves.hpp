// What the formats of game servers share: a line of moves as four coordinates each.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <chuhe/core/diagram.hpp>

#include "feed.hpp"

namespace chuhe::record::detail {

/// A move as a file of a server holds it; any values.
struct ServerMove {
  int from_file = 0;
  int from_rank = 0;
  int to_file = 0;
  int to_rank = 0;
  std::size_t offset = 0;
};

/// How coordinates were counted.
enum class ServerBoard : std::uint8_t {
  ranks_from_red,
  /// Rows from the top, as the player saw the board: turned when the first move, which is Red's,
  /// starts in the upper half.
  rows_as_seen,
  /// Ranks from Red, files from the right.
  files_from_right,
};

/// The moves with files and ranks as Red counts them.
std::vector<ServerMove> turned(std::vector<ServerMove> moves, ServerBoard board);

/// Whether all coordinates are on the board.
bool on_board(const ServerMove& move);
/// Whether there is a move and the first one can be played from the opening position.
bool begins_like_a_game(const std::vector<ServerMove>& moves);

/// Plays the moves after `cursor`; those off the board stay as texts.
void feed_moves(Feed& feed, Cursor cursor, const std::vector<ServerMove>& moves);

}  // namespace chuhe::record::detail
