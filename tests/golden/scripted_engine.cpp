// An engine that says what a script says, for tests of programs that use engines. Its argument, or
// the environment variable CHUHE_SCRIPT, names the script:
//
//   # a remark
//   > go @ moves h2e2     what to say when a line begins with "go" and the last "position ..."
//   info depth 3 ...      ends with "moves h2e2"; " @ ..." may be left out
//   bestmove h9g7
//   >> isready            ">>": each time, not once
//   readyok
//
// Blocks are looked at in their order. A line "!exit 7" ends the engine with that status, "!hang"
// makes it silent for ever. Without a block `isready` is answered by `readyok`, and `quit` and the
// end of the input end it.
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace {

struct Block {
  std::string command;
  std::string position;
  bool stays = false;
  bool used = false;
  std::vector<std::string> lines;
};

std::vector<Block> read_script(const char* path) {
  std::vector<Block> blocks;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (line.empty() || line.front() == '#') continue;
    if (line.front() != '>') {
      if (!blocks.empty()) blocks.back().lines.push_back(line);
      continue;
    }
    Block block;
    block.stays = line.starts_with(">>");
    std::string pattern = line.substr(line.find_first_not_of("> "));
    const std::size_t at = pattern.find(" @ ");
    if (at != std::string::npos) {
      block.position = pattern.substr(at + 3);
      pattern.resize(at);
    }
    block.command = pattern;
    blocks.push_back(block);
  }
  return blocks;
}

void say(const Block& block) {
  for (const std::string& line : block.lines) {
    if (line.starts_with("!exit ")) std::_Exit(std::atoi(line.c_str() + 6));
    if (line == "!hang") {
      while (true) std::this_thread::sleep_for(std::chrono::hours(1));
    }
    std::cout << line << '\n' << std::flush;
  }
}

}  // namespace

int main(int argc, char** argv) {
  const char* path = argc > 1 ? argv[1] : std::getenv("CHUHE_SCRIPT");
  if (path == nullptr) {
    std::cerr << "no script is named\n";
    return 2;
  }
  std::vector<Block> blocks = read_script(path);
  std::string position;
  for (std::string line; std::getline(std::cin, line);) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (line.starts_with("position ") || line.starts_with("fen ")) position = line;
    bool answered = false;
    for (Block& block : blocks) {
      if (block.used || !line.starts_with(block.command)) continue;
      if (!position.ends_with(block.position)) continue;
      block.used = !block.stays;
      say(block);
      answered = true;
      break;
    }
    if (!answered && line == "isready") std::cout << "readyok\n" << std::flush;
    if (line == "quit") return 0;
  }
  return 0;
}
