// What the fuzz targets of the formats of text assert.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <chuhe/record/format.hpp>

#include "binary_law.hpp"

namespace chuhe::record::fuzz {

inline std::vector<Game> read_text_format(Format format, Bytes bytes) {
  GameCollector collector;
  ReadOptions options;
  options.converter = native_charset_converter();
  options.limits.nodes = 20'000;
  const ReadSummary summary = read(format, bytes, collector, options);
  require(summary.games == collector.games.size(), "as many games as the summary says");
  std::size_t moves = 0;
  for (const Game& game : collector.games) moves += game.move_count();
  require(summary.moves == moves, "as many moves as the summary says");
  require(summary.notes + summary.warnings + summary.errors == collector.diagnostics.size(),
          "as many diagnostics as the summary says");
  require(!collector.games.empty() || !collector.diagnostics.empty(), "a game or a word why not");
  for (const Diagnostic& diagnostic : collector.diagnostics) {
    require(diagnostic.offset <= bytes.size(), "offsets within the bytes");
  }
  return std::move(collector.games);
}

/// Whatever was read, the formats that hold all of a game hold this one.
inline void check_text_format(Format format, Bytes bytes) {
  std::vector<Game> games = read_text_format(format, bytes);
  for (Game& game : games) {
    const std::vector<Game> json =
        read_text_format(Format::json, write(Format::json, game, {})->bytes);
    require(json.size() == 1 && json[0] == game, "JSON holds everything");
    const auto pgn = write(Format::pgn, game, {});
    if (!pgn->losses.empty()) continue;
    // What was read may be more than a text can say again: a move's own words in another notation.
    // Once written and read, nothing changes any more.
    const std::vector<Game> once = read_text_format(Format::pgn, pgn->bytes);
    require(once.size() == 1, "a written game is one game");
    require(once[0].move_count() == game.move_count(), "as many moves");
    const std::string again = write(Format::pgn, once[0], {})->bytes;
    const std::vector<Game> twice = read_text_format(Format::pgn, again);
    require(twice.size() == 1 && twice[0] == once[0], "read(write(game)) == game");
  }
}

}  // namespace chuhe::record::fuzz
