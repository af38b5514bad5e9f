// Writes a game's tree as movetext.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/core/position.hpp>
#include <chuhe/record/format.hpp>
#include <chuhe/record/game.hpp>
#include <chuhe/record/notation.hpp>

#include "feed.hpp"

namespace chuhe::record {

/// Appends moves with numbers, comments, marks and variations in round brackets.
class MovetextWriter {
 public:
  MovetextWriter(std::string& out, const Game& game, const Dialect& dialect)
      : out_(out),
        game_(game),
        dialect_(dialect),
        playable_(game.start().has_value()),
        turn_(game.start_diagram().turn),
        round_(game.start_diagram().fullmove) {
    if (game.start()) position_ = *game.start();
  }

  void write();

 private:
  // A node whose alternatives are being written, and the place before it.
  struct Level {
    NodeId main;
    std::optional<NodeId> alternative;
    Position position;
    bool playable;
    Color turn;
    int round;
  };

  void number(bool forced);
  void move_text(NodeId node);
  void advance(NodeId node);
  bool annotations(NodeId node);
  void restore(const Level& level);

  std::string& out_;
  const Game& game_;
  const Dialect& dialect_;
  Position position_;
  bool playable_;
  Color turn_;
  int round_;
  bool first_ = true;
  bool in_alternative_ = false;
  std::vector<Level> levels_;
};

/// A text that is no move: `"95-103"`.
void append_quoted(std::string& out, std::string_view text);

/// Puts the bytes, which are UTF-8, into the character set asked for.
void encode_result(WriteResult& result, const WriteOptions& options, LossCounter& losses);

}  // namespace chuhe::record
