// Moves as people write them down: WXF files, and lists pasted from forums and pages.
// docs/formats/wxf.md and text.md say what is taken.
#pragma once

#include <chuhe/record/format.hpp>

namespace chuhe::record {

/// Reads files with `FORMAT WXF ... START{ ... }END` (World Xiangqi Federation, XieXie, PlayOK).
ReadSummary read_wxf(Bytes bytes, Visitor& visitor, const ReadOptions& options);

/// Writes one such file. It holds the main line, marks `!` and `?`, and a few tags.
WriteResult write_wxf(const Game& game, const WriteOptions& options);

/// Reads moves in any notation with lines such as `红方：...` before them and remarks between.
ReadSummary read_text(Bytes bytes, Visitor& visitor, const ReadOptions& options);

}  // namespace chuhe::record
