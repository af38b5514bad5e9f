// Movetext as a picture of the tree, in cells of five characters.
#pragma once

#include <cstddef>
#include <string_view>

#include "feed.hpp"

namespace chuhe::record {

/// Whether such a picture begins at `from`: a line with 开始 alone and a line with arrows.
bool is_picture(std::string_view text, std::size_t from);

/// Reads it up to the end of the text and gives the place. A cell follows the one above it; one
/// joined to its left neighbour by `…` is that one's alternative. Behind the picture stand
/// comments, `(row,column): {...}`.
std::size_t read_picture(Feed& feed, std::string_view text, std::size_t from, const Cursor& start);

}  // namespace chuhe::record
