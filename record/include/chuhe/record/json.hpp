// Chuhe's own JSON for games. docs/formats/json.md has the keys.
#pragma once

#include <chuhe/record/format.hpp>

namespace chuhe::record {

/// Reads one game, an array of games, or games one behind the other (JSON Lines).
ReadSummary read_json(Bytes bytes, Visitor& visitor, const ReadOptions& options);

/// Writes one game as one line. Holds everything a `Game` has.
WriteResult write_json(const Game& game, const WriteOptions& options);

}  // namespace chuhe::record
