#include "binary_test.hpp"

#include <charconv>

namespace chuhe::record::test {

namespace {

void print_annotation(const Game& game, NodeId node, std::string& out) {
  const Annotation& annotation = game.annotation(node);
  if (!annotation.comment.empty()) out += "comment " + annotation.comment + '\n';
}

void print_line(const Game& game, NodeId first, std::string& out) {
  for (std::optional<NodeId> node = first; node; node = game.first_child(*node)) {
    out += game.status(*node) == MoveStatus::unreadable ? game.annotation(*node).text
                                                        : to_uci(game.move(*node));
    if (game.status(*node) == MoveStatus::illegal) out += " illegal";
    out += '\n';
    print_annotation(game, *node, out);
  }
}

}  // namespace

std::string game_text(const Game& game) {
  std::string out;
  for (const Tag& tag : game.tags()) {
    std::string name = tag.name;
    for (char& c : name) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    out += name + ' ' + tag.value + '\n';
  }
  switch (game.result().score) {
    case Score::unknown: break;
    case Score::red_wins: out += "result red\n"; break;
    case Score::black_wins: out += "result black\n"; break;
    case Score::draw: out += "result draw\n"; break;
  }
  print_annotation(game, NodeId::root, out);
  if (const auto first = game.first_child(NodeId::root)) print_line(game, *first, out);
  // Variations behind the main line, in the order of the tree.
  for (std::optional<NodeId> node = NodeId::root; node; node = game.next_in_preorder(*node)) {
    if (*node == NodeId::root || game.is_first_child(*node)) continue;
    out += "variation ";
    print_line(game, *node, out);
  }
  return out;
}

std::multimap<std::string, std::string> blocks_of_page(std::string_view page) {
  const std::filesystem::path folder =
      std::filesystem::path(CHUHE_TEST_DATA_DIR) / ".." / ".." / ".." / "docs" / "formats";
  std::ifstream in(folder / page);
  std::multimap<std::string, std::string> blocks;
  std::string line;
  while (std::getline(in, line)) {
    if (!line.starts_with("```")) continue;
    const std::string language = line.substr(3);
    std::string text;
    while (std::getline(in, line) && line != "```") text += line + '\n';
    blocks.emplace(language, text);
  }
  return blocks;
}

std::string bytes_of_dump(std::string_view dump) {
  std::string bytes;
  std::istringstream lines{std::string(dump)};
  std::string line;
  while (std::getline(lines, line)) {
    const std::size_t colon = line.find(':');
    std::size_t offset = 0;
    std::from_chars(line.data(), line.data() + colon, offset, 16);
    if (bytes.size() < offset) bytes.resize(offset, '\0');
    // Two blanks end the bytes and begin the remark.
    const std::string digits = line.substr(colon + 2, line.find("  ", colon + 2) - colon - 2);
    for (std::size_t at = 0; at + 2 <= digits.size(); at += 3) {
      unsigned value = 0;
      std::from_chars(digits.data() + at, digits.data() + at + 2, value, 16);
      bytes += static_cast<char>(value);
    }
  }
  return bytes;
}

}  // namespace chuhe::record::test
