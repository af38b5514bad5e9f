#include "game_time.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace chuhe::cli {

namespace {

// Whether the base time is written with a colon, and so is no number of minutes.
bool has_clock_form(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(','), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (part.find('=') != std::string_view::npos) continue;
    return part.substr(0, part.find('+')).find(':') != std::string_view::npos;
  }
  return false;
}

}  // namespace

std::expected<match::TimeControl, match::TimeControlError> parse_game_time(std::string_view text) {
  auto control = match::parse_time_control(text);
  constexpr int seconds_per_minute = 60;
  if (control && control->base && !has_clock_form(text)) *control->base *= seconds_per_minute;
  return control;
}

std::string clock_text(match::Milliseconds time) {
  constexpr std::int64_t minute = 60;
  const std::int64_t tenths = std::max<std::int64_t>(time.count(), 0) / 100;
  const std::int64_t seconds = tenths / 10;
  if (seconds >= minute * minute) {
    return fmt::format("{}:{:02}:{:02}", seconds / (minute * minute), seconds / minute % minute,
                       seconds % minute);
  }
  if (seconds >= minute) return fmt::format("{}:{:02}", seconds / minute, seconds % minute);
  return fmt::format("0:{:02}.{}", seconds, tenths % 10);
}

}  // namespace chuhe::cli
