// Movetext in which each move names its parent: `0-炮二平五 1-马８进７ 1-炮８平５`.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "feed.hpp"

namespace chuhe::record {

/// Whether such a text begins at `from`.
bool is_indexed(std::string_view text, std::size_t from);

/// Reads it up to a tag or the end of the text and gives the place. The number before a move is
/// that of the move it follows, counted from 1 in the order of the text; 0 is the start.
std::size_t read_indexed(Feed& feed, std::string_view text, std::size_t from, const Cursor& start);

}  // namespace chuhe::record
