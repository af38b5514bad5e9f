#include <chuhe/manual/reference.hpp>

#include <algorithm>
#include <array>

#include "names.hpp"

namespace chuhe::manual {

bool names_a_file(const std::string& value_name) {
  constexpr std::array<std::string_view, 6> names = {"FILE",    "PATH",  "FOLDER",
                                                     "ARCHIVE", "GAMES", "WHAT"};
  return std::ranges::find(names, value_name) != names.end();
}

std::optional<Kind> reference_asked_for(std::span<const std::string> arguments) {
  if (arguments.size() != 2 || arguments[0] != "--reference") return std::nullopt;
  if (arguments[1] == "man") return Kind::man;
  if (arguments[1] == "bash") return Kind::bash;
  if (arguments[1] == "zsh") return Kind::zsh;
  if (arguments[1] == "fish") return Kind::fish;
  return std::nullopt;
}

std::string reference(const Program& program, Kind kind) {
  switch (kind) {
    case Kind::man: return man_page(program);
    case Kind::bash: return bash_completion(program);
    case Kind::zsh: return zsh_completion(program);
    case Kind::fish: return fish_completion(program);
  }
  return {};
}

}  // namespace chuhe::manual
