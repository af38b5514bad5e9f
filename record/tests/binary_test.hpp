// What the tests of binary formats share.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/record/format.hpp>
#include <chuhe/record/visitor.hpp>

namespace chuhe::record::test {

using Reader = ReadSummary (*)(Bytes, Visitor&, const ReadOptions&);

/// What a reader gave.
struct Reading {
  std::vector<Game> games;
  std::vector<Diagnostic> diagnostics;
  ReadSummary summary;

  std::size_t count(DiagnosticKind kind) const {
    std::size_t found = 0;
    for (const Diagnostic& diagnostic : diagnostics) found += diagnostic.kind == kind ? 1 : 0;
    return found;
  }
  std::optional<Diagnostic> first(DiagnosticKind kind) const {
    for (const Diagnostic& diagnostic : diagnostics) {
      if (diagnostic.kind == kind) return diagnostic;
    }
    return std::nullopt;
  }
};

inline Reading read_with(Reader reader, Bytes bytes, ReadOptions options = {}) {
  if (options.converter == nullptr) options.converter = native_charset_converter();
  GameCollector collector;
  Reading reading;
  reading.summary = reader(bytes, collector, options);
  reading.games = std::move(collector.games);
  reading.diagnostics = std::move(collector.diagnostics);
  return reading;
}

inline std::string told(const Reading& reading) {
  std::string text;
  for (const Diagnostic& diagnostic : reading.diagnostics) text += to_string(diagnostic) + '\n';
  return text;
}

/// A game as lines: tags, result, comments, moves. What a page of docs/formats has under `game`.
std::string game_text(const Game& game);

/// The fenced blocks of a page in docs/formats, by their language.
std::multimap<std::string, std::string> blocks_of_page(std::string_view page);

/// Bytes from lines `offset: hex hex ...  remark`, zeros between them.
std::string bytes_of_dump(std::string_view dump);

inline std::string file_bytes(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// The folder with external data; nothing when CHUHE_PLAN_DATA is not set.
inline std::optional<std::filesystem::path> plan_data() {
  const char* const folder = std::getenv("CHUHE_PLAN_DATA");
  if (folder == nullptr || *folder == '\0') return std::nullopt;
  return folder;
}

}  // namespace chuhe::record::test
