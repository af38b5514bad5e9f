#include <algorithm>
#include <utility>

#include <chuhe/manual/reference.hpp>

#include "names.hpp"

namespace chuhe::manual {

namespace {

std::string shown(const Command& command) {
  std::string result = command.names.front();
  for (const Argument& argument : command.arguments) {
    result += argument.is_required ? " " + argument.value.name : " [" + argument.value.name + "]";
  }
  return result;
}

std::string shown(const Option& option) {
  std::string result = joined(option.names, ", ");
  if (option.value) result += " " + option.value->name;
  return result;
}

}  // namespace

std::string help_rows(const Program& program) {
  std::vector<std::pair<std::string, std::string>> rows;
  for (const Command& command : program.commands) rows.emplace_back(shown(command), command.about);
  for (const Option& option : program.own.options) rows.emplace_back(shown(option), option.about);
  std::size_t width = 0;
  for (const auto& [what, about] : rows) width = std::max(width, what.size());
  std::string result;
  for (auto& [what, about] : rows) {
    what.resize(width, ' ');
    result += "  " + what + "  " + about + '\n';
  }
  return result;
}

}  // namespace chuhe::manual
