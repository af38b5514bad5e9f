// Any text as a move of any dialect in positions with many pieces on a file: faults lie within the
// text, what is read is spelled and read again, what has a meaning is a legal move whose own text
// means it.
#include <chuhe/record/notation.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <variant>

#include <chuhe/core/fen.hpp>

using namespace chuhe;
using namespace chuhe::record;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

void check(std::string_view text, const Position& position, const Dialect& dialect) {
  const auto prefix = parse_prefix(text, dialect);
  if (!prefix) {
    require(prefix.error().offset <= text.size());
    return;
  }
  require(prefix->length > 0 && prefix->length <= text.size());
  require(parse(text.substr(0, prefix->length), dialect) == prefix->written);
  const MoveText spelled = spell(prefix->written, position.turn(), dialect);
  require(parse(spelled.view(), dialect).has_value());

  const auto move = resolve(prefix->written, position, dialect);
  if (!move) {
    const auto candidates = move.error().candidates();
    for (const Move candidate : candidates) {
      require(is_legal(position, candidate) == (move.error().fault() == MoveFault::ambiguous));
    }
    require((move.error().fault() == MoveFault::illegal ||
             move.error().fault() == MoveFault::ambiguous) == !candidates.empty());
    return;
  }
  const auto own = write(*move, position, dialect);
  require(own && read_move(own->view(), position, dialect) == *move);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // Two files of pawns, five on one, pairs of everything; both sides.
  static const Position positions[] = {
      Position{},
      position_from_fen("2b1k4/3P2P2/3Pb1P2/1R5N1/2r2PpN1/1Rr1n1c2/2p3p2/2p3p2/4A4/1C1K5 w"),
      position_from_fen("2b1k4/3P2P2/3Pb1P2/1R5N1/2r2PpN1/1Rr1n1c2/2p3p2/2p3p2/4A4/1C1K5 b"),
      position_from_fen("3k5/4P4/4P4/4P4/4P4/4P4/9/3A5/9/3A1K3 w"),
      position_from_fen("3k1a3/9/3a5/p8/p8/9/p8/p8/p8/5K3 b"),
  };
  if (size < 2) return 0;
  const auto all = dialects();
  const std::string_view text(reinterpret_cast<const char*>(data + 2), size - 2);
  check(text, positions[data[1] % std::size(positions)], all[data[0] % all.size()]);
  return 0;
}
