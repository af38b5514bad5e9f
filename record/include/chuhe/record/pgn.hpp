// PGN, as xqbase.com and others write it for xiangqi. docs/formats/pgn.md says what is taken.
#pragma once

#include <cstddef>

#include <chuhe/record/format.hpp>

namespace chuhe::record {

/// Bytes that come piece by piece, for sources larger than memory.
class ByteSource {
 public:
  virtual ~ByteSource() = default;
  /// Puts at most `size` bytes to `to` and says how many; 0: no more.
  virtual std::size_t read(char* to, std::size_t size) = 0;
};

/// Reads all games. Moves are taken in any notation; each game is read in the one in which most of
/// its moves are legal. Without `options.charset`, a game that is no UTF-8 is read as GB18030 or
/// Big5, whichever gives more legal moves.
ReadSummary read_pgn(Bytes bytes, Visitor& visitor, const ReadOptions& options);

/// The same from a stream. Memory: the largest game and a piece of fixed size.
ReadSummary read_pgn(ByteSource& source, Visitor& visitor, const ReadOptions& options);

/// Writes one game and an empty line. The notation is Chinese unless said otherwise.
WriteResult write_pgn(const Game& game, const WriteOptions& options);

}  // namespace chuhe::record
