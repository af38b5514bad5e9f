// How a person wants the board drawn: options of the command line and what they mean on a terminal.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "board_drawing.hpp"
#include "invocation.hpp"

namespace CLI {
class App;
}

namespace chuhe::cli {

/// The options as they are typed; empty: left to the terminal.
struct BoardOptions {
  std::string pieces;
  std::string lines;
  std::string color = "auto";
  std::string coordinates = "uci";
  bool flip = false;
};

/// Adds `--pieces`, `--lines`, `--color`, `--coords` and `--flip` to a command.
void add_board_options(CLI::App& command, BoardOptions& options, const Invocation& invocation);

/// The style that the options and the terminal make. Asks the terminal how wide lines are when that
/// cannot be known otherwise, so call it before anything is drawn.
BoardStyle board_style(const BoardOptions& options, const Terminal& terminal,
                       words::Language language);

/// The names that people type for a choice.
std::span<const std::pair<std::string_view, PieceSet>> piece_set_names();
std::span<const std::pair<std::string_view, words::SquareNames>> square_names_names();

/// The value of a name; nothing for an unknown one.
template <class T>
std::optional<T> find_named(std::span<const std::pair<std::string_view, T>> names,
                            std::string_view name) {
  for (const auto& [known, value] : names) {
    if (known == name) return value;
  }
  return std::nullopt;
}

/// All names, with commas.
template <class T>
std::string list_names(std::span<const std::pair<std::string_view, T>> names) {
  std::string list;
  for (const auto& [name, value] : names) {
    if (!list.empty()) list += ", ";
    list += name;
  }
  return list;
}

}  // namespace chuhe::cli
