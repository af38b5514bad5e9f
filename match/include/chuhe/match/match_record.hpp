// A match's game as a record.
#pragma once

#include <string>

#include <chuhe/match/game.hpp>
#include <chuhe/match/match.hpp>
#include <chuhe/record/game.hpp>

namespace chuhe::match {

/// What a record says beside the game; what is empty is left out.
struct RecordTags {
  std::string event = {};
  std::string date = {};
  std::string round = {};
  ByColor<std::string> players = {};
};

/// The limits as a record's time control tells them: `10+0.1`, `nodes=5000`, `move=1,depth=8`.
std::string to_string(const SideTerms& terms);

/// How a record names the ending. A crash or a stall is `abandoned`, what was adjudicated says so.
record::Result result_of(const Match& match);

/// The game with its opening, and with every move its time, clock and score. How it was adjudicated
/// or lost otherwise than on the board is said in a comment to the last move.
record::Game record_of(const Match& match, const RecordTags& tags);

/// The result with its ending, and the rule set.
record::Result result_of(const Game& game);

/// The moves, the result with its ending, and the rule set. A move that threw the game away by
/// leaving the king in check stands there too.
record::Game record_of(const Game& game);

}  // namespace chuhe::match
