// The worked examples of docs/formats are read by the readers that they describe.
#include <chuhe/record/cbl.hpp>
#include <chuhe/record/cbr.hpp>
#include <chuhe/record/server_records.hpp>
#include <chuhe/record/xqf.hpp>
#include <chuhe/record/xqr.hpp>

#include "binary_test.hpp"
#include "xqf_format.hpp"

namespace chuhe::record {
namespace {

using namespace test;

std::string block(std::string_view page, const std::string& language) {
  const auto blocks = blocks_of_page(page);
  const auto found = blocks.find(language);
  return found == blocks.end() ? std::string() : found->second;
}

// Reads the page's dump and compares with the page's game.
void expect_example(std::string_view page, Reader reader) {
  const std::string dump = block(page, "hex");
  const std::string bytes = dump.empty() ? block(page, "text") : bytes_of_dump(dump);
  ASSERT_FALSE(bytes.empty()) << page;
  const Reading reading = read_with(reader, bytes);
  EXPECT_TRUE(reading.diagnostics.empty()) << page << '\n' << told(reading);
  ASSERT_EQ(reading.games.size(), 1U) << page;
  EXPECT_EQ(game_text(reading.games[0]), block(page, "game")) << page;
}

TEST(FormatPages, Xqf) { expect_example("xqf.md", read_xqf); }
TEST(FormatPages, Cbr) { expect_example("cbr.md", read_cbr); }
TEST(FormatPages, Xqr) { expect_example("xqr.md", read_xqr); }
TEST(FormatPages, Mxq) { expect_example("mxq.md", read_mxq); }
TEST(FormatPages, Che) { expect_example("che.md", read_che); }
TEST(FormatPages, Chn) { expect_example("chn.md", read_chn); }
TEST(FormatPages, Ccm) { expect_example("ccm.md", read_ccm); }

// The library of cbl.md holds the game of cbr.md.
TEST(FormatPages, Cbl) {
  std::string bytes = bytes_of_dump(block("cbl.md", "hex"));
  constexpr std::size_t area = 0x18e40;
  ASSERT_EQ(bytes.size(), area + 16);
  bytes.resize(area);
  bytes += bytes_of_dump(block("cbr.md", "hex"));
  const Reading reading = read_with(read_cbl, bytes);
  EXPECT_TRUE(reading.diagnostics.empty()) << told(reading);
  ASSERT_EQ(reading.games.size(), 1U);
  EXPECT_EQ(game_text(reading.games[0]), block("cbr.md", "game"));
  EXPECT_EQ(cbl_info(bytes)->name, "测试");
}

// Our writers make the bytes of the pages.
TEST(FormatPages, WritersMakeTheExamples) {
  WriteOptions options;
  options.converter = native_charset_converter();
  const std::string xqf = bytes_of_dump(block("xqf.md", "hex"));
  const WriteResult written = write_xqf(read_with(read_xqf, xqf).games.at(0), options);
  EXPECT_EQ(written.bytes, xqf);
  EXPECT_TRUE(written.losses.empty());

  const std::string cbr = bytes_of_dump(block("cbr.md", "hex"));
  std::string again = write_cbr(read_with(read_cbr, cbr).games.at(0), options).bytes;
  ASSERT_EQ(again.size(), cbr.size());
  // The page leaves out the GUID, the type and the number of the first move.
  for (std::size_t i = 20; i < 36; ++i) again[i] = '\0';
  again[2040] = again[2116] = '\0';
  EXPECT_EQ(again, cbr);
}

std::string joined(const auto& numbers) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (std::uint8_t number : numbers) {
    if (!text.empty()) text += ' ';
    text += digits[number >> 4];
    text += digits[number & 15U];
  }
  return text;
}

// The keys of a file of version 18, step by step.
TEST(FormatPages, XqfKeys) {
  std::istringstream lines(block("xqf.md", "keys"));
  std::map<std::string, std::string> values;
  std::string line;
  while (std::getline(lines, line)) {
    values[line.substr(0, line.find(' '))] = line.substr(line.find(' ') + 1);
  }
  const std::string header = bytes_of_dump("0: " + values["header"] + '\n');
  ASSERT_EQ(header.size(), 16U);
  const detail::XqfKeys keys = detail::xqf_keys(header, 18);
  EXPECT_TRUE(detail::xqf_keys_add_up(header));
  EXPECT_EQ(std::to_string(keys.pieces), values["P"]);
  EXPECT_EQ(std::to_string(keys.from), values["F"]);
  EXPECT_EQ(std::to_string(keys.to), values["T"]);
  EXPECT_EQ(std::to_string(keys.comment_length), values["C"]);
  EXPECT_EQ(joined(keys.stream), values["S"]);
  std::string tree = bytes_of_dump("0: " + values["tree"] + '\n');
  for (std::size_t i = 0; i < tree.size(); ++i) {
    tree[i] = static_cast<char>(static_cast<unsigned char>(tree[i]) - keys.stream[i]);
  }
  EXPECT_EQ(tree, bytes_of_dump("0: " + values["plain"] + '\n'));
}

}  // namespace
}  // namespace chuhe::record
