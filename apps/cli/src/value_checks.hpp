// Checks of values on the command line that stay out of the help's columns.
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

/// The names of the rule sets: `wxf2018, axf, ...`.
std::string rule_set_names();
/// Takes the name of a rule set; of others the names that there are are told.
CLI::Validator known_rule_set();
/// Has shells complete them.
CLI::Validator rule_set_choices();

}  // namespace chuhe::cli
