// DhtmlXQ, the text of dpxq.com (东萍) that is pasted on forums (UBB) and stands in its pages.
// docs/formats/dhtmlxq.md says what is taken.
#pragma once

#include <chuhe/record/format.hpp>

namespace chuhe::record {

/// Reads all games: in any of the wrappers, bare items, the variables of pages, and a bare string
/// of digits.
ReadSummary read_dhtmlxq(Bytes bytes, Visitor& visitor, const ReadOptions& options);

/// Writes one game as `[DhtmlXQ]...[/DhtmlXQ]`.
WriteResult write_dhtmlxq(const Game& game, const WriteOptions& options);

}  // namespace chuhe::record
