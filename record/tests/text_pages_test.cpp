// The worked examples of docs/formats for the formats of text.
#include <filesystem>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include <chuhe/record/format.hpp>

#include "text_reading.hpp"

namespace chuhe::record {
namespace {

using testing::read_all;
using testing::Readout;

/// The fenced block of a language on a page.
std::string block(std::string_view page, std::string_view language) {
  const std::filesystem::path path =
      std::filesystem::path(CHUHE_TEST_DATA_DIR) / ".." / ".." / ".." / "docs" / "formats" / page;
  std::ifstream file(path);
  std::string line;
  while (std::getline(file, line) && line != "```" + std::string(language)) {
  }
  std::string text;
  while (std::getline(file, line) && line != "```") text += line + '\n';
  return text;
}

void expect_example(Format format) {
  const std::string page = std::string(to_string(format)) + ".md";
  SCOPED_TRACE(page);
  const std::string text = block(page, "text");
  const std::string json = block(page, "json");
  ASSERT_FALSE(text.empty());
  EXPECT_EQ(detect_format(text), format);
  const Readout example = read_all(format, text);
  const Readout same = read_all(Format::json, json);
  ASSERT_EQ(example.games.size(), 1U);
  ASSERT_EQ(same.games.size(), 1U);
  EXPECT_TRUE(example.games[0] == same.games[0]);
  EXPECT_EQ(write(Format::json, example.games[0], {})->bytes, json);
  if (!can_write(format)) return;
  const auto written = write(format, example.games[0], {});
  EXPECT_TRUE(written->losses.empty());
  EXPECT_EQ(written->bytes, text);
}

TEST(TextPages, ExamplesAreReadAndWritten) {
  for (const Format format : {Format::pgn, Format::dhtmlxq, Format::wxf, Format::text, Format::cbf,
                              Format::pfc, Format::json}) {
    expect_example(format);
  }
}

}  // namespace
}  // namespace chuhe::record
