// A library whose index and records are any bytes is read to some end. The input is the number of
// entries, two entries of the index, and then the records in slots of which every one may have the
// magic.
#include <chuhe/record/cbl.hpp>

#include <algorithm>
#include <string>

#include "binary_law.hpp"

namespace {

constexpr std::size_t index_offset = 66624;
constexpr std::size_t entry_size = 276;
constexpr std::size_t slot_size = 4096;
constexpr std::size_t board_offset = 2076;

std::string library(std::string_view input) {
  const auto take = [&](std::size_t count) {
    std::string taken(input.substr(0, std::min(count, input.size())));
    input.remove_prefix(taken.size());
    taken.resize(count, '\0');
    return taken;
  };
  std::string file("CCBridgeLibrary\0", 16);
  file.resize(60, '\0');
  file += take(4);
  file.resize(index_offset, '\0');
  file += take(2 * entry_size);
  while (!input.empty()) {
    const std::string head = take(20);
    // Two of three slots begin a record.
    std::string slot = head[0] % 3 != 0 ? std::string("CCBridge Record\0", 16) : head.substr(0, 16);
    slot += head.substr(16, 4);
    slot.resize(board_offset, '\0');
    slot += take(slot_size - board_offset > 300 ? 300 : slot_size - board_offset);
    slot.resize(slot_size, '\0');
    file += slot;
  }
  return file;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace chuhe::record;
  const Bytes bytes = fuzz::bytes_of(data, size);
  fuzz::read_all(read_cbl, bytes);
  const std::string file = library(bytes);
  (void)cbl_info(file);
  CblWriter writer;
  bool lossless = true;
  const std::vector<Game> games = fuzz::read_all(read_cbl, file);
  for (const Game& game : games) writer.add(game);
  const WriteResult written = std::move(writer).finish();
  lossless = written.losses.empty();
  const std::vector<Game> again = fuzz::read_all(read_cbl, written.bytes);
  fuzz::require(again.size() == games.size(), "as many games as were written");
  for (std::size_t i = 0; lossless && i < games.size(); ++i) {
    fuzz::require(again[i] == games[i], "read(write(games)) == games");
  }
  return 0;
}
