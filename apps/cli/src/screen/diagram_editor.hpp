// Setting up a position with the keys.
#pragma once

#include <cstdint>
#include <string>

#include <chuhe/core/diagram.hpp>
#include <chuhe/core/square.hpp>

#include "board_drawing.hpp"
#include "screen/keys.hpp"

namespace chuhe::cli {

/// A board on which pieces are put down and taken away, and the point where that happens.
class DiagramEditor {
 public:
  DiagramEditor(const Diagram& diagram, Square cursor) : diagram_(diagram), cursor_(cursor) {}

  enum class Done : std::uint8_t { goes_on, finished, given_up };
  /// Does what a key asks for, if anything.
  Done handle(const Key& key, View view);
  void go_to(Square square) { cursor_ = square; }

  const Diagram& diagram() const { return diagram_; }
  Square cursor() const { return cursor_; }

 private:
  void put(char32_t letter);

  Diagram diagram_;
  Square cursor_;
};

/// The point beside another one as the board is seen; the same one at the edge.
Square beside(Square square, KeyName direction, View view);

}  // namespace chuhe::cli
