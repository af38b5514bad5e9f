// Any bytes, as an archive and as the packed games of a block: what is read is written and read
// again as the same.
#include <chuhe/train/archive.hpp>

#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>
#include <string_view>

#include <chuhe/core/movegen.hpp>

using namespace chuhe;
using namespace chuhe::train;

namespace {

void check(const Game& game) {
  Position position = game.start;
  const auto play = [&position](Move move) {
    if (!is_legal(position, move)) std::abort();
    position.play(move);
  };
  for (Move move : game.opening) play(move);
  for (const ScoredMove& scored : game.moves) play(scored.move);
  std::vector<std::uint8_t> packed;
  pack_game(game, packed);
  std::span<const std::uint8_t> bytes(packed);
  const auto again = unpack_game(bytes);
  if (!again || !bytes.empty() || !(*again == game)) std::abort();
  const auto from_text = game_from_text(to_text(game));
  if (!from_text || from_text->moves != game.moves) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::span<const std::uint8_t> rest(data, size);
  while (!rest.empty()) {
    const auto game = unpack_game(rest);
    if (!game) break;
    check(*game);
  }
  const std::string text(reinterpret_cast<const char*>(data), size);
  if (const auto game = game_from_text(text)) check(*game);
  std::istringstream in(text);
  auto reader = ArchiveReader::open(in);
  if (!reader) {
    if (to_string(reader.error()).empty()) std::abort();
    return 0;
  }
  while (true) {
    const auto block = reader->next();
    if (reader->whole_until() > size) std::abort();
    if (!block || !*block) break;
    const auto games = (*block)->unpack();
    if (!games) continue;
    if (games->size() != (*block)->games) std::abort();
    for (const Game& game : *games) check(game);
  }
  return 0;
}
