#include <chuhe/words/square_names.hpp>

#include <cassert>

#include <chuhe/core/coordinates.hpp>

namespace chuhe::words {

namespace {

std::string numbers(Square square, SquareNames names) {
  const char file = file_label(file_of(square), names);
  const char rank = rank_label(rank_of(square), names);
  if (names == SquareNames::row_column) return {rank, ' ', file};
  return {file, ' ', rank};
}

}  // namespace

std::string name(Square square, SquareNames names) {
  if (names == SquareNames::letters) return to_string(square);
  return "(" + numbers(square, names) + ")";
}

std::string name(Move move, SquareNames names) {
  if (names == SquareNames::letters) return to_uci(move);
  return numbers(move.from(), names) + " " + numbers(move.to(), names);
}

Square square_from_numbers(int first, int second, SquareNames names) {
  assert(are_on_board(first, second, names));
  return names == SquareNames::row_column ? make_square(second, rank_count - 1 - first)
                                          : make_square(first, second);
}

bool are_on_board(int first, int second, SquareNames names) {
  switch (names) {
    case SquareNames::letters: return false;
    case SquareNames::file_rank: return on_board(first, second);
    case SquareNames::row_column: return on_board(second, first);
  }
  return false;
}

char file_label(int file, SquareNames names) {
  return static_cast<char>((names == SquareNames::letters ? 'a' : '0') + file);
}

char rank_label(int rank, SquareNames names) {
  return static_cast<char>('0' + (names == SquareNames::row_column ? rank_count - 1 - rank : rank));
}

}  // namespace chuhe::words
