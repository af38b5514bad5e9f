// What is kept between two runs of a tuning.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "approximation.hpp"

namespace chuhe::spsa {

/// How each comparison is played.
struct Conditions {
  std::uint64_t nodes = 3000;
  int pairs = 4;
  friend bool operator==(const Conditions&, const Conditions&) = default;
};

/// A tuning that goes on.
struct Progress {
  Schedule schedule;
  Conditions conditions;
  int done = 0;
  std::vector<Parameter> parameters;
  friend bool operator==(const Progress&, const Progress&) = default;
};

/// JSON, for people too.
std::string print_progress(const Progress& progress);
/// Nothing: that is no such file, or a broken one.
std::optional<Progress> parse_progress(std::string_view text);

}  // namespace chuhe::spsa
