// What each family of notations does, for notation.cpp to choose from.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>

#include <chuhe/core/move.hpp>
#include <chuhe/core/position.hpp>
#include <chuhe/record/notation.hpp>

#include "notation_cursor.hpp"

namespace chuhe::record {

// Syntax. Each reads the longest move at the start of the text; see `parse_prefix`.
using PrefixReading = std::expected<WrittenPrefix, NotationError>;
PrefixReading parse_coordinate_prefix(std::string_view text, const Dialect& dialect);
PrefixReading parse_chinese_prefix(std::string_view text);
PrefixReading parse_western_prefix(std::string_view text, const Dialect& dialect);
PrefixReading parse_vietnamese_prefix(std::string_view text);
PrefixReading parse_algebraic_prefix(std::string_view text, const Dialect& dialect);

MoveText spell_coordinates(Move move, const Dialect& dialect);
MoveText spell_chinese(const RelativeMove& written, Color mover, const Dialect& dialect);
MoveText spell_western(const RelativeMove& written, Color mover, const Dialect& dialect);
MoveText spell_vietnamese(const RelativeMove& written, Color mover, const Dialect& dialect);
MoveText spell_algebraic(const AlgebraicMove& written, Color mover, const Dialect& dialect);

// Meaning.
RelativeMove describe_relative(Move move, const Position& position, const Dialect& dialect);
AlgebraicMove describe_algebraic(Move move, const Position& position, const Dialect& dialect);

std::expected<Move, MoveError> resolve_relative(const RelativeMove& written,
                                                const Position& position, const Dialect& dialect);
std::expected<Move, MoveError> resolve_algebraic(const AlgebraicMove& written,
                                                 const Position& position);

/// The rank (0 to 9) whose number stands at the cursor.
std::optional<int> take_rank(TextCursor& cursor, RankNumbers ranks);
void append_rank(MoveText& text, int rank, RankNumbers ranks);

/// A digit from 1 to 9; 0 for any other character.
constexpr std::uint8_t ascii_digit(char c) {
  return c >= '1' && c <= '9' ? static_cast<std::uint8_t>(c - '0') : std::uint8_t{0};
}

}  // namespace chuhe::record
