// Reading for tests: everything into memory, with the system's character sets.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/record/format.hpp>

namespace chuhe::record::testing {

struct Readout {
  std::vector<Game> games;
  std::vector<Diagnostic> diagnostics;
  ReadSummary summary;

  bool has(DiagnosticKind kind) const {
    for (const Diagnostic& diagnostic : diagnostics) {
      if (diagnostic.kind == kind) return true;
    }
    return false;
  }
  /// Whether something is worse than a note.
  bool complains() const { return summary.warnings + summary.errors > 0; }
};

inline Readout read_all(Format format, Bytes bytes, ReadOptions options = {}) {
  GameCollector collector;
  if (options.converter == nullptr) options.converter = native_charset_converter();
  Readout readout;
  readout.summary = read(format, bytes, collector, options);
  readout.games = std::move(collector.games);
  readout.diagnostics = std::move(collector.diagnostics);
  return readout;
}

/// `h2e2 h9g7`, the main line.
inline std::string main_line(const Game& game) {
  std::string text;
  for (const NodeId node : game.main_line()) {
    if (!text.empty()) text += ' ';
    text += game.status(node) == MoveStatus::unreadable ? "?" : to_uci(game.move(node));
    if (game.status(node) == MoveStatus::illegal) text += '!';
  }
  return text;
}

/// The tree: `h2e2 (b2e2 b9c7) h9g7`.
std::string tree(const Game& game);

}  // namespace chuhe::record::testing
