// Moves and positions in the text of a protocol.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/line.hpp>
#include <chuhe/core/move.hpp>

#include "word_reader.hpp"

namespace chuhe::protocol {

/// Whether a word is one of the ways in which engines say that there is no move.
bool says_no_move(const Word& word);

/// The move a word is; nothing if it is none. Moves that lead nowhere (`a0a0`) are none either.
std::optional<Move> read_move(const Word& word, RankNumbers ranks);

/// Takes words as long as they are moves.
std::vector<Move> take_moves(WordReader& reader, RankNumbers ranks);

/// What follows `position` or `probe`, moves included: `rest` begins at the first word of it.
std::expected<FenReading, FenFaults> read_position(std::string_view line, const Word& rest,
                                                   RankNumbers ranks);

/// `startpos` or `fen ...`, and `moves ...` if there are any.
std::string position_text(const Line& line, RankNumbers ranks);

std::string moves_text(std::span<const Move> moves, RankNumbers ranks);

}  // namespace chuhe::protocol
