// The ways in which people name the points of the board.
#pragma once

#include <cstdint>
#include <string>

#include <chuhe/core/move.hpp>
#include <chuhe/core/square.hpp>

namespace chuhe::words {

/// How points are named. Names belong to the board: they do not change when it is turned round.
enum class SquareNames : std::uint8_t {
  letters,     ///< File letter and rank digit: `h2`.
  file_rank,   ///< File and rank from 0, from Red's left corner: `7 2`.
  row_column,  ///< Row from 0 at Black's home, column from 0 at Red's left: `7 7`.
};

/// The name of a point: `h2`; of numbers in brackets: `(7 2)`.
std::string name(Square square, SquareNames names);

/// A move as it is typed: `h2e2`, `7 2 4 2`. Precondition: `move.is_well_formed()`.
std::string name(Move move, SquareNames names);

/// The point that two numbers name. Precondition: `are_on_board` says yes.
Square square_from_numbers(int first, int second, SquareNames names);

/// Whether two numbers name a point; letters never are numbers.
bool are_on_board(int first, int second, SquareNames names);

/// The label of a file along the edge of the board, `a` or `0`.
char file_label(int file, SquareNames names);

/// The label of a rank along the edge of the board.
char rank_label(int rank, SquareNames names);

}  // namespace chuhe::words
