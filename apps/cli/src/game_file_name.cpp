#include "game_file_name.hpp"

#include <cctype>
#include <string_view>

namespace chuhe::cli {

namespace {

std::u8string clean(std::string_view text) {
  constexpr std::string_view refused = "/\\:*?\"<>|";
  constexpr std::size_t longest = 100;  // bytes: file systems take 255, with folders and endings
  std::u8string name;
  for (const char c : text) {
    const bool bad = static_cast<unsigned char>(c) < 0x20 || c == 0x7F ||
                     refused.find(c) != std::string_view::npos;
    name += static_cast<char8_t>(bad ? '_' : c);
  }
  if (name.size() > longest) {
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0) == 0x80) --end;
    name.resize(end);
  }
  // Windows takes no blank or point at the end, and a point in front hides a file elsewhere.
  while (!name.empty() && (name.back() == u8' ' || name.back() == u8'.')) name.pop_back();
  while (!name.empty() && (name.front() == u8' ' || name.front() == u8'.')) name.erase(0, 1);
  return name;
}

}  // namespace

std::u8string game_file_stem(const record::Game& game) {
  using namespace record::tag_name;
  const auto value = [&](std::string_view tag) { return std::string(game.tag(tag).value_or("")); };
  std::string text;
  if (!value(red).empty() || !value(black).empty()) {
    text = value(red) + "-" + value(black);
  } else if (!value(title).empty()) {
    text = value(title);
  } else {
    text = value(event);
  }
  std::u8string name = clean(text);
  return name.empty() || name == u8"-" ? u8"game" : name;
}

}  // namespace chuhe::cli
