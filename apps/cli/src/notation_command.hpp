// `chuhe notation`: moves from one notation into another.
#pragma once

#include <cstddef>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/core/move.hpp>
#include <chuhe/core/position.hpp>
#include <chuhe/record/notation.hpp>

namespace CLI {
class App;
}

namespace chuhe::cli {

struct Invocation;

struct NotationOptions {
  /// A dialect's name, or `auto`: the first in which all moves can be played.
  std::string from = "auto";
  /// A dialect's name.
  std::string to{};
  /// A position as people paste it, perhaps with moves; empty: the opening position.
  std::string fen{};
  /// Each one move or several, with or without their numbers; they are played one after the other.
  std::vector<std::string> moves{};
  bool json = false;
  bool list = false;
};

/// A text that could not be read as the next move.
struct UnreadMove {
  /// Counted from 0.
  std::size_t number = 0;
  std::string text;
  record::ReadMoveError error;
  Position position;
};

/// The moves that the texts mean, played one after the other from `start`.
std::expected<std::vector<Move>, UnreadMove> read_moves(std::span<const std::string> texts,
                                                        const Position& start,
                                                        const record::Dialect& dialect);

/// Does what `chuhe notation` does. Of bad input nothing is written.
void run_notation(const NotationOptions& options, Invocation& invocation);

void add_notation_command(CLI::App& program, Invocation& invocation);

}  // namespace chuhe::cli
