// What a game has to ask the computer, apart from the asking: whoever runs the game may wait for
// the answer, or let another thread wait.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <variant>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/protocol/command.hpp>

#include "computer.hpp"

namespace chuhe::cli {

struct Question {
  enum class About : std::uint8_t {
    move,      ///< Its move, at its level.
    hint,      ///< What the person may play.
    score,     ///< How the position stands.
    draw,      ///< Whether it takes a draw.
    analysis,  ///< What it finds until it is told to stop. There is no reply but a failure.
  };
  About about{};
  Line line;
  protocol::Go clocks = {};
  std::vector<Move> banned = {};
  /// How many lines are wanted.
  std::size_t lines = 1;
};

/// Whether two questions have the same answer.
inline bool is_same(const Question& a, const Question& b) {
  return a.about == b.about && a.lines == b.lines && a.line.start() == b.line.start() &&
         std::ranges::equal(a.line.moves(), b.line.moves());
}

/// A move, or lines; or a sentence that says what is wrong.
using Reply = std::variant<std::expected<ComputerMove, std::string>,
                           std::expected<std::vector<BestLine>, std::string>>;

/// Asks and waits. Precondition: not about analysis.
inline Reply ask(Computer& computer, const Question& question) {
  if (question.about == Question::About::move) {
    return computer.move(question.line, question.clocks, question.banned);
  }
  return computer.advise(question.line, question.lines, question.banned);
}

}  // namespace chuhe::cli
