#include "value_names.hpp"

#include <chuhe/record/notation_dialect.hpp>

namespace chuhe::cli {

std::vector<std::string> notation_names(const std::vector<std::string>& and_these) {
  std::vector<std::string> names;
  for (const record::Dialect& dialect : record::dialects()) names.emplace_back(dialect.name);
  names.insert(names.end(), and_these.begin(), and_these.end());
  return names;
}

std::vector<std::string> level_names() {
  return {"newcomer",           "beginner",  "learner",    "novice",
          "hobbyist",           "improver",  "challenger", "club-player",
          "strong-club-player", "candidate", "expert",     "strong-expert",
          "champion",           "full"};
}

}  // namespace chuhe::cli
