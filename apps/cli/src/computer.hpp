// Whoever plays against the person and gives advice.
#pragma once

#include <cstddef>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/match/computer_play.hpp>
#include <chuhe/protocol/command.hpp>
#include <chuhe/record/game.hpp>

#include "thinking_engine.hpp"

namespace chuhe::cli {

/// What a computer calls itself, and at which levels it can play, the weakest first; no levels: as
/// well as it can, and no other way.
struct ComputerDescription {
  std::string name;
  std::vector<std::string> levels;
};

struct ComputerMove {
  /// Nothing: it gives none.
  std::optional<Move> move;
  bool offers_draw = false;
  bool resigns = false;
  /// What it thinks of the position before its move, if it told.
  std::optional<record::Evaluation> evaluation;
};

/// An opponent and an adviser. Errors are sentences in the person's language; an empty one: there
/// was an interrupt, and nothing is to be said.
class Computer {
 public:
  virtual ~Computer() = default;

  virtual std::expected<ComputerDescription, std::string> describe() = 0;
  /// From the next move on it plays at that level of its list; nothing: as well as it can. It is
  /// ready for a new game then.
  virtual std::expected<void, std::string> play_at(std::optional<std::size_t> level) = 0;
  /// The next move belongs to another game.
  virtual std::expected<void, std::string> new_game() = 0;
  /// Its move in the line's last position. `clocks` says what time there is, if any. Precondition:
  /// there is a legal move that is not banned.
  virtual std::expected<ComputerMove, std::string> move(const Line& line,
                                                        const protocol::Go& clocks,
                                                        const std::vector<Move>& banned) = 0;
  /// The best lines as it finds them when it plays as well as it can, the best first, at least one.
  /// The same precondition.
  virtual std::expected<std::vector<BestLine>, std::string> advise(
      const Line& line, std::size_t lines, const std::vector<Move>& banned) = 0;

  using OnThoughts = std::function<void(const Thoughts&)>;
  /// Thinks about a position until it is interrupted or sees all of it, and shows what it has found
  /// again and again, at once in the thread that calls. The same precondition; gives the last
  /// lines.
  virtual std::expected<std::vector<BestLine>, std::string> analyse(const Line& line,
                                                                    std::size_t lines,
                                                                    const std::vector<Move>& banned,
                                                                    const OnThoughts& on_thoughts) {
    auto found = advise(line, lines, banned);
    if (found) on_thoughts({.lines = *found, .depth = found->front().depth});
    return found;
  }
};

using match::hopeless_moves;
using match::sees_no_hope;
using match::takes_draw;

}  // namespace chuhe::cli
