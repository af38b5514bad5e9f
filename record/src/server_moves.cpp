#include "server_moves.hpp"

namespace chuhe::record::detail {

std::vector<ServerMove> turned(std::vector<ServerMove> moves, ServerBoard board) {
  if (board == ServerBoard::ranks_from_red || moves.empty()) return moves;
  const bool rows = board == ServerBoard::rows_as_seen;
  // A row in the upper half is where Red sits, once the board is turned: ranks as they are, files
  // from the other side.
  const bool red_on_top = rows && moves.front().from_rank < 5;
  const bool change_files = board == ServerBoard::files_from_right || red_on_top;
  const bool change_ranks = rows && !red_on_top;
  for (ServerMove& move : moves) {
    if (change_files) {
      move.from_file = 8 - move.from_file;
      move.to_file = 8 - move.to_file;
    }
    if (change_ranks) {
      move.from_rank = 9 - move.from_rank;
      move.to_rank = 9 - move.to_rank;
    }
  }
  return moves;
}

bool on_board(const ServerMove& move) {
  return chuhe::on_board(move.from_file, move.from_rank) &&
         chuhe::on_board(move.to_file, move.to_rank);
}

namespace {

Move move_of(const ServerMove& move) {
  return {make_square(move.from_file, move.from_rank), make_square(move.to_file, move.to_rank)};
}

std::string text_of(const ServerMove& move) {
  return std::to_string(move.from_file) + ',' + std::to_string(move.from_rank) + '-' +
         std::to_string(move.to_file) + ',' + std::to_string(move.to_rank);
}

}  // namespace

bool begins_like_a_game(const std::vector<ServerMove>& moves) {
  return !moves.empty() && on_board(moves.front()) && is_legal(Position(), move_of(moves.front()));
}

void feed_moves(Feed& feed, Cursor cursor, const std::vector<ServerMove>& moves) {
  for (const ServerMove& move : moves) {
    const bool taken =
        on_board(move)
            ? feed.play(cursor, move_of(move), {}, move.offset)
            : feed.play_text(cursor, text_of(move), DiagnosticKind::unreadable_move, move.offset);
    if (!taken) return;
  }
}

}  // namespace chuhe::record::detail
