// Finds the games of a text with DhtmlXQ and their items.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace chuhe::record::dhtmlxq {

/// `[DhtmlXQ_key]value[/DhtmlXQ_key]`, views into the text.
struct Item {
  std::string_view key;
  std::string_view value;
  std::size_t offset = 0;
  std::size_t value_offset = 0;
  bool closed = true;
};

/// The part of a text that holds one game.
struct Region {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// The next game at or behind `from`: what a wrapper encloses, or else all the items there are.
std::optional<Region> next_region(std::string_view text, std::size_t from);

/// The items of a game; without any, the variables of a page (`var DhtmlXQ_movelist = '...'`).
std::vector<Item> items_of(std::string_view text, const Region& region);

}  // namespace chuhe::record::dhtmlxq
