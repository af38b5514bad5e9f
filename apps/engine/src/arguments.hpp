// The program's arguments.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>

#include <chuhe/words/language.hpp>

#include "text.hpp"

namespace chuhe::engine_app {

struct Arguments {
  enum class Action : std::uint8_t { talk, help, version, bench };
  Action action = Action::talk;
  /// As `--lang` says.
  std::optional<words::Language> language;
  /// Whether the parameters of the search are to be offered as options.
  bool tuning = false;
  /// Of `bench`.
  std::optional<int> depth;
};

/// What is wrong, as a text with its argument.
struct UsageError {
  Text text{};
  std::string argument;
};

std::expected<Arguments, UsageError> parse_arguments(std::span<const std::string> arguments);

}  // namespace chuhe::engine_app
