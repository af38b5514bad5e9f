// The part of looking at terminals that is the same on all systems.
#include "terminal.hpp"

#include <algorithm>

namespace chuhe::cli {

namespace {

// The locale that governs characters.
std::string character_locale(const words::Environment& environment) {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    std::string locale = environment(name).value_or("");
    if (!locale.empty()) return locale;
  }
  return "C";
}

}  // namespace

ColorDepth color_depth(const words::Environment& environment) {
  if (!environment("NO_COLOR").value_or("").empty()) return ColorDepth::none;
  const std::string color_term = environment("COLORTERM").value_or("");
  const std::string term = environment("TERM").value_or("");
  if (!is_addressable(environment)) return ColorDepth::none;
  if (color_term == "truecolor" || color_term == "24bit" || term.ends_with("-direct")) {
    return ColorDepth::full;
  }
  const bool many = term.find("256color") != std::string::npos;
  return many ? ColorDepth::many : ColorDepth::sixteen;
}

bool is_addressable(const words::Environment& environment) {
  const std::string term = environment("TERM").value_or("");
  return !term.empty() && term != "dumb";
}

std::optional<bool> names_utf8(const words::Environment& environment) {
  const std::string locale = character_locale(environment);
  const std::size_t dot = locale.find('.');
  if (dot == std::string::npos) return std::nullopt;
  std::string codeset;
  for (char c : std::string_view(locale).substr(dot + 1, locale.find('@') - dot - 1)) {
    if (c == '-' || c == '_') continue;
    codeset += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return codeset == "utf8";
}

bool may_widen_ambiguous(const words::Environment& environment) {
  const std::string language = character_locale(environment).substr(0, 2);
  return language == "zh" || language == "ja" || language == "ko";
}

}  // namespace chuhe::cli
