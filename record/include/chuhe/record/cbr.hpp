// CBR, single games of CCBridge (象棋桥). docs/formats/cbr.md has the bytes.
#pragma once

#include <chuhe/record/charset.hpp>
#include <chuhe/record/format.hpp>
#include <chuhe/record/game.hpp>
#include <chuhe/record/visitor.hpp>

namespace chuhe::record {

/// Whether the bytes begin like a CBR file.
bool looks_like_cbr(Bytes bytes);

/// Reads the one game of a file, of the present layout or the old one. Texts are UTF-16, whatever
/// `options.charset` says.
ReadSummary read_cbr(Bytes bytes, Visitor& visitor, const ReadOptions& options);

/// Writes the present layout. The same game always gives the same bytes.
WriteResult write_cbr(const Game& game, const WriteOptions& options);

}  // namespace chuhe::record
