#include "value_checks.hpp"

#include <chuhe/core/rules.hpp>
#include <chuhe/manual/parser.hpp>

#include "text_items.hpp"

namespace chuhe::cli {

std::string rule_set_names() {
  std::string names;
  for (const RuleSet& rules : rule_sets()) {
    if (!names.empty()) names += ", ";
    names += rules.name;
  }
  return names;
}

CLI::Validator rule_set_choices() { return manual::choices(items_of(rule_set_names())); }

CLI::Validator known_rule_set() {
  return CLI::Validator(
      [](std::string& name) {
        return find_rule_set(name) == nullptr ? rule_set_names() : std::string();
      },
      "");
}

}  // namespace chuhe::cli
