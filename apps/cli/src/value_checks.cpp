#include "value_checks.hpp"

#include <chuhe/core/rules.hpp>

namespace chuhe::cli {

std::string rule_set_names() {
  std::string names;
  for (const RuleSet& rules : rule_sets()) {
    if (!names.empty()) names += ", ";
    names += rules.name;
  }
  return names;
}

CLI::Validator known_rule_set() {
  return CLI::Validator(
      [](std::string& name) {
        return find_rule_set(name) == nullptr ? rule_set_names() : std::string();
      },
      "");
}

}  // namespace chuhe::cli
