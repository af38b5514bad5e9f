// What `chuhe analyse` says.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include <chuhe/words/language.hpp>

namespace chuhe::cli {

/// A text in every language. The comment names what stands for {0}, {1} and so on.
enum class AnalyseText : std::uint8_t {
  about,
  what_argument,
  moves_option,
  lines_option,
  time_option,
  infinite_option,
  notation_option,
  rules_option,
  game_option,
  out_option,
  json_option,

  neither_file_nor_position,  ///< 0 what was given.
  bad_moves,                  ///< 0 why.
  moves_after_file,
  out_without_file,
  one_line_only,   ///< 0 engine.
  no_rule_choice,  ///< 0 engine, 1 rule set.
  not_offered,     ///< 0 engine, 1 option.

  engine_line,  ///< 0 engine, 1 limits.
  limit_time,   ///< 0 seconds.
  limit_nodes,  ///< 0 nodes.
  limit_depth,  ///< 0 plies.
  limit_none,
  position_line,  ///< 0 FEN.
  state_line,     ///< 0 depth, 1 nodes, 2 thousands of nodes per second, 3 seconds.
  head_score,
  head_depth,
  head_line,
  seen_from_red,

  game_heading,  ///< 0 number, 1 Red, 2 Black, 3 result.
  progress,      ///< 0 percent, 1 game, 2 positions done, 3 positions.
  better,        ///< 0 line, 1 score.
  loses_points,  ///< 0 points out of a hundred.
  no_start,
  no_moves,
  unplayable_from,  ///< 0 number of the round.
  not_finished,     ///< 0 moves done, 1 moves there are.
  summary,
  moves_row,
  accuracy,
  mean_loss,
  mean_centipawns,
  best_moves,
  inaccuracies,
  mistakes,
  blunders,
  graph_heading,
  graph_legend,
  written,  ///< 0 file, 1 games.
  lost,     ///< 0 what the format could not hold.
  interrupted,

  count  // not a text
};

/// A text with its arguments put in.
std::string analyse_text(words::Language language, AnalyseText text,
                         std::initializer_list<std::string_view> arguments = {});

}  // namespace chuhe::cli
