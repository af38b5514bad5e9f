// Records in XML: CBF of CCBridge (象棋桥) and PFC of Pengfei (鹏飞象棋). They are read only;
// docs/formats/cbf.md and pfc.md say what is taken.
#pragma once

#include <chuhe/record/format.hpp>

namespace chuhe::record {

/// `<ChineseChessRecord>` with its head and a list of moves.
ReadSummary read_cbf(Bytes bytes, Visitor& visitor, const ReadOptions& options);

/// Nested `<n m="..." c="...">`, also within a comment of a page or `[pfchessrecord]`.
ReadSummary read_pfc(Bytes bytes, Visitor& visitor, const ReadOptions& options);

}  // namespace chuhe::record
