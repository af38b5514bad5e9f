// What the command for matches says.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include <chuhe/words/language.hpp>

namespace chuhe::cli {

/// A text in every language. The comment names what stands for {0}, {1} and so on.
enum class MatchText : std::uint8_t {
  about,
  engine_option,
  each_option,
  openings_option,
  games_option,
  concurrency_option,
  sprt_option,
  rules_option,
  resign_option,
  draw_option,
  max_plies_option,
  margin_option,
  patience_option,
  gauntlet_option,
  pgn_option,
  event_option,
  resume_option,
  seed_option,
  log_option,
  opening_plies_option,
  json_option,
  keys,

  // Wrong settings.
  two_engines,
  no_command,   ///< 0 number of the engine.
  no_limit,     ///< 0 name of the engine.
  unknown_key,  ///< 0 key, 1 those there are.
  bad_value,    ///< 0 key, 1 value.
  no_value,     ///< 0 word.
  sprt_for_two,
  sprt_bounds,
  bad_openings,  ///< 0 file, 1 number of the line, 2 what is wrong.
  not_text,
  game_over,
  no_openings,
  not_found,  ///< 0 name of the program.

  // What goes wrong.
  engine_unusable,  ///< 0 name, 1 why.
  fault_not_found,
  fault_not_executable,
  fault_not_started,
  fault_no_introduction,
  fault_no_xiangqi,
  fault_option_refused,  ///< 0 which and why.
  fault_not_ready,
  fault_cannot_say,  ///< 0 what.
  fault_ended,       ///< 0 how.
  fault_silent,
  option_unknown,    ///< 0 engine, 1 option.
  state_unreadable,  ///< 0 file.
  state_of_another,  ///< 0 file.
  file_failed,       ///< 0 file, 1 why.
  interrupted,
  stopping,

  // How games end. 0 is the loser's name, 1 what is to be said beside.
  end_resignation,
  end_agreement,
  end_time,
  end_illegal,
  end_no_move,
  end_crash,
  end_stall,
  end_score,
  end_level,
  end_plies,

  // Results.
  game_line,     ///< 0 number, 1 of, 2 red, 3 black, 4 result, 5 how, 6 rounds.
  running,       ///< 0 games, 1 of, 2 per second, 3 time, 4 in progress.
  done,          ///< 0 games, 1 per second, 2 time.
  resumed,       ///< 0 games.
  score,         ///< 0 wins, 1 draws, 2 losses, 3 percent.
  elo,           ///< 0 difference, 1 error, 2 superiority in percent.
  pairs,         ///< 0 to 4 counts.
  sprt_state,    ///< 0 ratio, 1 lower, 2 upper, 3 elo0, 4 elo1.
  sprt_accepts,  ///< 0 elo.
  accidents,     ///< 0 name, 1 crashes, 2 hangs, 3 time forfeits, 4 illegal moves.

  // The command for openings.
  openings_about,
  plies_option,
  least_games_option,
  share_option,
  outside_option,
  most_option,
  openings_found,  ///< 0 openings, 1 games read.

  count  // not a text
};

/// A text with its arguments put in.
std::string match_text(words::Language language, MatchText text,
                       std::initializer_list<std::string_view> arguments = {});

}  // namespace chuhe::cli
