#include "dhtmlxq_items.hpp"

#include <algorithm>
#include <array>

#include "text.hpp"

namespace chuhe::record::dhtmlxq {

namespace {

constexpr std::string_view opening = "[DhtmlXQ";
constexpr std::string_view closing = "[/DhtmlXQ";

/// Whether a wrapper stands at `at`: `[DhtmlXQ]`, `[DhtmlXQiFrame]`, `[DhtmlXQHTML]`.
bool wrapper_at(std::string_view text, std::size_t at, std::string_view start) {
  if (!starts_ignoring_case(text.substr(at), start)) return false;
  for (const std::string_view rest : {"]", "iFrame]", "HTML]"}) {
    if (starts_ignoring_case(text.substr(at + start.size()), rest)) return true;
  }
  return false;
}

std::size_t find_wrapper(std::string_view text, std::size_t from, std::string_view start) {
  for (std::size_t at = from; at < text.size(); ++at) {
    at = text.find('[', at);
    if (at == std::string_view::npos) return at;
    if (wrapper_at(text, at, start)) return at;
  }
  return std::string_view::npos;
}

std::size_t find_bracket(std::string_view text, std::size_t from, std::size_t end,
                         std::string_view start) {
  for (std::size_t at = from; at < end; ++at) {
    at = text.find('[', at);
    if (at == std::string_view::npos || at >= end) break;
    if (starts_ignoring_case(text.substr(at), start)) return at;
  }
  return std::string_view::npos;
}

/// `DhtmlXQ_key = '...'` with either quote, as pages have it.
std::vector<Item> variables_of(std::string_view text, const Region& region) {
  std::vector<Item> items;
  constexpr std::string_view name = "DhtmlXQ_";
  std::size_t at = region.begin;
  while (true) {
    at = find_ignoring_case(text.substr(0, region.end), name, at);
    if (at == std::string_view::npos) return items;
    const std::size_t key = at + name.size();
    std::size_t end = key;
    while (end < region.end && (is_letter(text[end]) || is_digit(text[end]) || text[end] == '_')) {
      ++end;
    }
    at = end;
    std::size_t next = text.find_first_not_of(" \t", end);
    if (next == std::string_view::npos || text[next] != '=') continue;
    next = text.find_first_not_of(" \t", next + 1);
    if (next == std::string_view::npos || (text[next] != '\'' && text[next] != '"')) continue;
    const std::size_t close = text.find(text[next], next + 1);
    if (close == std::string_view::npos || close >= region.end) continue;
    items.push_back({text.substr(key, end - key), text.substr(next + 1, close - next - 1),
                     key - name.size(), next + 1, true});
    at = close;
  }
}

}  // namespace

std::optional<Region> next_region(std::string_view text, std::size_t from) {
  const std::size_t open = find_wrapper(text, from, opening);
  if (open != std::string_view::npos) {
    // The closing wrapper is looked for in front of the next game only.
    const std::size_t other = std::min(find_wrapper(text, open + 1, opening), text.size());
    const std::size_t close = find_wrapper(text.substr(0, other), open + 1, closing);
    if (close == std::string_view::npos) return Region{open, other};
    return Region{open, text.find(']', close) + 1};
  }
  if (from != 0) return std::nullopt;
  if (find_ignoring_case(text, "DhtmlXQ_") == std::string_view::npos) return std::nullopt;
  return Region{0, text.size()};
}

std::vector<Item> items_of(std::string_view text, const Region& region) {
  std::vector<Item> items;
  constexpr std::string_view item_open = "[DhtmlXQ_";
  constexpr std::string_view item_close = "[/DhtmlXQ_";
  std::size_t at = region.begin;
  while (true) {
    at = find_bracket(text, at, region.end, item_open);
    if (at == std::string_view::npos) break;
    const std::size_t bracket = text.find(']', at);
    if (bracket == std::string_view::npos || bracket >= region.end) break;
    Item item;
    item.offset = at;
    item.key = text.substr(at + item_open.size(), bracket - at - item_open.size());
    item.value_offset = bracket + 1;
    // Real files close `blacktime` with `/time`: any closing item ends this one.
    std::size_t close = std::string_view::npos;
    std::size_t end = region.end;
    for (std::size_t next = text.find('[', bracket); next < region.end;
         next = text.find('[', next + 1)) {
      if (starts_ignoring_case(text.substr(next), item_close)) {
        close = next;
        end = next;
        break;
      }
      if (starts_ignoring_case(text.substr(next), item_open)) {
        end = next;
        break;
      }
    }
    item.closed = close != std::string_view::npos;
    item.value = text.substr(item.value_offset, end - item.value_offset);
    items.push_back(item);
    at = end;
  }
  return items.empty() ? variables_of(text, region) : items;
}

}  // namespace chuhe::record::dhtmlxq
