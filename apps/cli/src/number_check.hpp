// A check of numbers on the command line that stays out of the help's columns.
#pragma once

#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace chuhe::cli {

/// Takes numbers of a range; of others the range is told.
template <class Number>
CLI::Validator within(Number least, Number most) {
  return CLI::Validator(
      [=](std::string& text) {
        Number value{};
        const bool good = CLI::detail::lexical_cast(text, value) && value >= least && value <= most;
        return good ? std::string() : fmt::format("{} .. {}", least, most);
      },
      "");
}

}  // namespace chuhe::cli
