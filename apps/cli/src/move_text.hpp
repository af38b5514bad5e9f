// Moves in the notation that a person reads, and in those that a person types.
#pragma once

#include <cstddef>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/core/move.hpp>
#include <chuhe/core/position.hpp>
#include <chuhe/record/notation.hpp>
#include <chuhe/words/customs.hpp>
#include <chuhe/words/phrasebook.hpp>
#include <chuhe/words/record.hpp>

namespace chuhe::cli {

using words::usual_notation;

/// Moves one after the other, with blanks between them; at most `most` of them. Those from the
/// first one that is not legal on are left out.
std::string line_text(const Position& position, std::span<const Move> moves,
                      const record::Dialect& dialect, std::size_t most);

/// The move that a text means in Chinese, WXF or Vietnamese notation, in that of the language
/// first; or what is wrong with it in the notation in which it can be read furthest.
std::expected<Move, record::ReadMoveError> read_written_move(std::string_view text,
                                                             const Position& position,
                                                             words::Language language);

/// Why a text is no move, as a sentence.
inline std::string sentence(const record::ReadMoveError& error, const Position& position,
                            const words::Phrasebook& book) {
  return words::sentence(book, error, position);
}

/// The moves of a text in any notation that people type, from a position on; or a sentence that
/// says what is wrong.
std::expected<std::vector<Move>, std::string> read_any_moves(std::string_view text,
                                                             const Position& position,
                                                             words::Language language);

}  // namespace chuhe::cli
