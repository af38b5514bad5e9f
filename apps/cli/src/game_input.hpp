// What a person types during a game.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/core/move.hpp>
#include <chuhe/words/square_names.hpp>

namespace chuhe::cli {

enum class Command : std::uint8_t {
  none,  ///< An empty line.
  undo,
  redo,
  flip,
  board,
  fen,
  moves,
  draw,
  resign,
  yes,
  no,
  new_game,
  coordinates,
  pieces,
  rules,
  save,
  load,
  next,
  back,
  variations,
  try_moves,
  leave,
  level,
  hint,
  evaluate,
  swap,
  clock,
  notation,
  // Of the full screen.
  analyse,
  explain,
  edit,
  comment,
  help,
  quit,
  other,  ///< No command: perhaps a move.
};

/// A command and what follows it; of `other` the whole text. Both refer to the line.
struct Input {
  Command command = Command::none;
  std::string_view word;
  std::string_view argument;
};

/// Finds the command in a line. Commands are taken in English and Chinese whatever the language, in
/// capitals too, and by their first letter where that is clear; blanks around them do not matter.
Input parse_input(std::string_view line);

/// The words that commands are called by, in both languages and however short.
std::vector<std::string_view> words_of_commands();

/// A line without what keys such as the arrows leave in it: escape sequences and control characters
/// other than tabs.
std::string without_controls(std::string_view line);

enum class NumberFault : std::uint8_t { not_numbers, too_few, too_many, off_board };

/// Why four numbers are no move; `first` and `second` are a point that is off the board.
struct NumberError {
  NumberFault fault{};
  int first = 0;
  int second = 0;
};

/// Whether a text is made of digits, blanks, commas and signs alone, and has a digit.
bool looks_like_numbers(std::string_view text);

/// Reads a move of four numbers with blanks or commas between them, or of four digits side by side.
/// Both points may be the same. Precondition: `names` are numbers.
std::expected<Move, NumberError> parse_numbers(std::string_view text, words::SquareNames names);

}  // namespace chuhe::cli
