// What the game servers of around 2000 let their players save: one game a file, one line of moves.
// docs/formats has a page for each.
#pragma once

#include <chuhe/record/charset.hpp>
#include <chuhe/record/format.hpp>
#include <chuhe/record/visitor.hpp>

namespace chuhe::record {

// None of these formats has a magic: what looks like one is told by its whole structure and by a
// first move that is legal.
bool looks_like_mxq(Bytes bytes);
bool looks_like_che(Bytes bytes);
bool looks_like_chn(Bytes bytes);
bool looks_like_ccm(Bytes bytes);

/// Reads MXQ of Yitian (弈天) and of 象棋世家. Without `options.charset` texts are GB18030, or Big5
/// where the word for the result is.
ReadSummary read_mxq(Bytes bytes, Visitor& visitor, const ReadOptions& options);
/// Reads CHE of QQ (QQ象棋), the old and the newer text.
ReadSummary read_che(Bytes bytes, Visitor& visitor, const ReadOptions& options);
/// Reads CHN of Lianzhong (联众).
ReadSummary read_chn(Bytes bytes, Visitor& visitor, const ReadOptions& options);
/// Reads CCM of China Game Center (中国游戏中心).
ReadSummary read_ccm(Bytes bytes, Visitor& visitor, const ReadOptions& options);

}  // namespace chuhe::record
