// What the fuzz targets of binary formats assert.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/record/format.hpp>
#include <chuhe/record/visitor.hpp>

namespace chuhe::record::fuzz {

using Reader = ReadSummary (*)(Bytes, Visitor&, const ReadOptions&);
using Writer = WriteResult (*)(const Game&, const WriteOptions&);

inline void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", what);
  std::abort();
}

inline ReadOptions read_options() {
  ReadOptions options;
  options.charset = Charset::gb18030;
  options.converter = native_charset_converter();
  options.limits.nodes = 20'000;
  return options;
}

/// Reads, and checks that what is told about the reading is true of the games.
inline std::vector<Game> read_all(Reader reader, Bytes bytes) {
  GameCollector collector;
  const ReadSummary summary = reader(bytes, collector, read_options());
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

/// A game that can be written without loss is read back the same.
inline void check_round_trip(Reader reader, Writer writer, const Game& game) {
  WriteOptions options;
  options.converter = native_charset_converter();
  const WriteResult written = writer(game, options);
  if (!written.losses.empty()) return;
  const std::vector<Game> again = read_all(reader, written.bytes);
  require(again.size() == 1 && again[0] == game, "read(write(game)) == game");
}

inline Bytes bytes_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

}  // namespace chuhe::record::fuzz
