// How much a reader takes before it gives up.
#pragma once

#include <cstddef>

namespace chuhe::record {

/// What a reader refuses to exceed, whatever the bytes say. Reaching a limit is a diagnostic, and
/// what was read until then is kept.
struct Limits {
  /// Moves of one game, all variations counted. The largest tree known to be in use has 226,492.
  std::size_t nodes = 2'000'000;
  /// Moves from the start to the end of one line.
  std::size_t depth = 100'000;
  /// Variations open inside one another, where a format nests them.
  std::size_t nesting = 10'000;
  /// Bytes of one comment, tag or other text.
  std::size_t text_bytes = std::size_t{16} << 20;
  /// Tags of one game.
  std::size_t tags = 10'000;
  /// Games of one source.
  std::size_t games = static_cast<std::size_t>(-1);
  /// Bytes of one source.
  std::size_t bytes = static_cast<std::size_t>(-1);
};

}  // namespace chuhe::record
