// Moves as coordinates: h2e2, H2-E2.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include <chuhe/core/move.hpp>

namespace chuhe {

/// How ranks are written.
enum class RankNumbers : std::uint8_t {
  zero_to_nine,  ///< UCI, UCCI, ICCS: 0 to 9.
  one_to_ten,    ///< Fairy-Stockfish: 1 to 10.
};

enum class CoordinateFault : std::uint8_t {
  empty,      ///< No text.
  bad_file,   ///< Not a letter a to i.
  bad_rank,   ///< Not a rank number.
  too_short,  ///< The text ends in the middle of the move.
  trailing,   ///< Something follows the move.
};

/// What is wrong with a coordinate move, and at which byte of the text.
struct CoordinateError {
  CoordinateFault fault{};
  std::size_t offset = 0;
  friend bool operator==(const CoordinateError&, const CoordinateError&) = default;
};

std::string to_string(const CoordinateError& error);

/// Reads `h2e2`, `H2E2`, `h2-e2` or `H2-E2`, with blanks around it. Both squares may be the same:
/// whether the move makes sense is for `is_legal` to say.
std::expected<Move, CoordinateError> parse_coordinates(
    std::string_view text, RankNumbers ranks = RankNumbers::zero_to_nine);

/// Writes `h2e2` (UCI). Precondition: `move.is_well_formed()`.
std::string to_uci(Move move, RankNumbers ranks = RankNumbers::zero_to_nine);

/// Writes `H2-E2` (ICCS). Precondition: `move.is_well_formed()`.
std::string to_iccs(Move move);

}  // namespace chuhe
