#include "screen/completion.hpp"

#include <algorithm>
#include <array>

#include <chuhe/core/movegen.hpp>
#include <chuhe/record/dialects.hpp>
#include <chuhe/record/notation.hpp>

#include "game_input.hpp"
#include "text_items.hpp"
#include "text_width.hpp"

namespace chuhe::cli {

std::vector<std::string> completions(std::string_view typed, const Position& position,
                                     const record::Dialect& shown) {
  std::vector<std::string> found;
  if (typed.empty()) return found;
  const std::string wanted = lowered(typed);
  const auto add = [&](std::string text) {
    if (lowered(text).starts_with(wanted) && std::ranges::find(found, text) == found.end()) {
      found.push_back(std::move(text));
    }
  };
  namespace notation = record::notation;
  for (const record::Dialect* dialect : std::array<const record::Dialect*, 5>{
           &shown, &notation::uci, &notation::chinese, &notation::wxf, &notation::vietnamese}) {
    for (const Move move : legal_moves(position)) {
      add(std::string(record::write_legal(move, position, *dialect).view()));
    }
    // One notation is enough: `c2` is a point and the beginning of a cannon's move.
    if (!found.empty() && dialect != &shown) break;
  }
  for (const std::string_view word : words_of_commands()) {
    // One character is typed as soon as it is chosen.
    if (first_character(word).bytes != word) add(std::string(word));
  }
  return found;
}

}  // namespace chuhe::cli
