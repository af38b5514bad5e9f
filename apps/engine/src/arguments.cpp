#include "arguments.hpp"

#include <charconv>
#include <string_view>

#include <chuhe/words/phrasebook.hpp>

namespace chuhe::engine_app {

namespace {

std::unexpected<UsageError> error(Text text, std::string_view argument) {
  return std::unexpected(UsageError{text, words::harmless(argument)});
}

std::optional<int> parse_depth(std::string_view text) {
  int value = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (code != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (value < 1 || value > 100) return std::nullopt;
  return value;
}

}  // namespace

std::expected<Arguments, UsageError> parse_arguments(std::span<const std::string> arguments) {
  constexpr std::string_view language_option = "--lang";
  Arguments result;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    std::string_view argument = arguments[i];
    if (argument == "--help" || argument == "-h") {
      result.action = Arguments::Action::help;
    } else if (argument == "--version") {
      result.action = Arguments::Action::version;
    } else if (argument == "--tuning") {
      result.tuning = true;
    } else if (argument == language_option || argument.starts_with("--lang=")) {
      std::string_view tag = argument.substr(language_option.size());
      if (!tag.empty()) {
        tag.remove_prefix(1);
      } else if (++i < arguments.size()) {
        tag = arguments[i];
      } else {
        return error(Text::value_missing, language_option);
      }
      result.language = words::parse_language(tag);
      if (!result.language) return error(Text::unknown_language, tag);
    } else if (argument == "bench" && result.action != Arguments::Action::bench) {
      if (result.action == Arguments::Action::talk) result.action = Arguments::Action::bench;
      if (i + 1 < arguments.size() && !arguments[i + 1].starts_with('-')) {
        result.depth = parse_depth(arguments[++i]);
        if (!result.depth) return error(Text::bad_depth, arguments[i]);
      }
    } else {
      return error(Text::unexpected_argument, argument);
    }
  }
  return result;
}

}  // namespace chuhe::engine_app
