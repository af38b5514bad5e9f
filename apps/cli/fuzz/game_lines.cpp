// Whatever lines a game is fed with, its moves are legal, its position is one that can be written
// and read, and nothing that a terminal obeys comes out. The first byte chooses how points are
// named.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>

#include "terminal_game.hpp"

using namespace chuhe;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  cli::TerminalGameSettings settings;
  settings.style.squares = static_cast<words::SquareNames>(data[0] % 3);
  settings.drawing = cli::BoardDrawing::when_asked;
  cli::TerminalGame game(cli::Game(Line(), *find_rule_set("wxf2018")), settings);
  std::string_view rest(reinterpret_cast<const char*>(data) + 1, size - 1);
  while (!rest.empty() && !game.has_ended()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string text = game.answer(rest.substr(0, end)) + game.prompt();
    rest.remove_prefix(std::min(end + 1, rest.size()));
    for (char c : text) {
      const auto byte = static_cast<unsigned char>(c);
      if ((byte < 0x20 && c != '\n') || byte == 0x7f) std::abort();
    }
  }
  Line replay(game.game().line().start());
  for (Move move : game.game().line().moves()) {
    if (!is_legal(replay.position(), move)) std::abort();
    replay.push(move);
  }
  const auto reading = read_fen(to_fen(replay.position()));
  if (!reading || !(reading->line.position() == game.game().position())) std::abort();
  return 0;
}
