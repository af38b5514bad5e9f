// docs/engine.md says what is so: its talks are held, its table of levels is compared.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/engine/levels.hpp>

#include "talk.hpp"

namespace chuhe::engine_app {
namespace {

std::vector<std::string> page_lines() {
  const std::filesystem::path here(CHUHE_TEST_DATA_DIR);
  std::ifstream file((here / "../../../../docs/engine.md").lexically_normal());
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

// Whether a line is as expected, where "..." stands for anything.
bool matches(std::string_view line, std::string_view expected) {
  const std::size_t dots = expected.find("...");
  if (dots == std::string_view::npos) return line == expected;
  if (!line.starts_with(expected.substr(0, dots))) return false;
  line.remove_prefix(dots);
  expected.remove_prefix(dots + 3);
  for (std::size_t skip = 0; skip <= line.size(); ++skip) {
    if (matches(line.substr(skip), expected)) return true;
  }
  return false;
}

// The same for lines: one that is nothing but "..." stands for any number of lines.
bool match(std::span<const std::string> lines, std::span<const std::string> expected) {
  if (expected.empty()) return lines.empty();
  if (expected.front() == "...") {
    for (std::size_t skip = 0; skip <= lines.size(); ++skip) {
      if (match(lines.subspan(skip), expected.subspan(1))) return true;
    }
    return false;
  }
  return !lines.empty() && matches(lines.front(), expected.front()) &&
         match(lines.subspan(1), expected.subspan(1));
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

// Says what begins with ">" and compares what is said in answer.
void hold(const std::vector<std::string>& talk_lines) {
  Talk talk;
  std::vector<std::string> expected;
  const auto compare = [&] {
    talk.session().end_of_input();
    EXPECT_TRUE(match(talk.lines(), expected)) << "said:\n"
                                               << joined(talk.lines()) << "expected:\n"
                                               << joined(expected);
    talk.forget();
    expected.clear();
  };
  for (const std::string& line : talk_lines) {
    if (!line.starts_with("> ")) {
      expected.push_back(line);
      continue;
    }
    if (!expected.empty()) compare();
    talk.say(line.substr(2));
  }
  compare();
}

TEST(Page, HoldsTheTalksItShows) {
  const std::vector<std::string> lines = page_lines();
  int talks = 0;
  for (auto at = lines.begin(); at != lines.end(); ++at) {
    if (!at->starts_with("```")) continue;
    const auto end = std::find(at + 1, lines.end(), "```");
    ASSERT_NE(end, lines.end());
    if ((at + 1)->starts_with("> ")) {
      hold({at + 1, end});
      ++talks;
    }
    at = end;
  }
  EXPECT_GE(talks, 6);
}

TEST(Page, ShowsTheLevelsThereAre) {
  const std::vector<std::string> lines = page_lines();
  int number = 0;
  for (const engine::Level& level : engine::levels()) {
    std::string row = "| " + std::to_string(++number) + " | `" + std::string(level.name) + "` | " +
                      std::to_string(level.elo) + " | ";
    if (!level.weakness) {
      row += "everything |";
    } else if (level.weakness->depth > 0) {
      row += "small search: depth " + std::to_string(level.weakness->depth) + ", captures " +
             std::to_string(level.weakness->captures) + ", oversight " +
             std::to_string(level.weakness->oversight) + ", misjudgement " +
             std::to_string(level.weakness->misjudgement) + ", carelessness " +
             std::to_string(level.weakness->carelessness) + " |";
    } else {
      row += std::to_string(level.weakness->nodes.value_or(0)) + " nodes, carelessness " +
             std::to_string(level.weakness->carelessness) + " |";
    }
    EXPECT_EQ(std::ranges::count(lines, row), 1) << row;
  }
}

}  // namespace
}  // namespace chuhe::engine_app
