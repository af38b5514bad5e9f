// Openings that games of a match begin with.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/core/fen.hpp>
#include <chuhe/core/line.hpp>

namespace chuhe::match {

enum class OpeningFaultKind : std::uint8_t {
  not_text,   ///< Bytes that no text has: a compressed or binary file.
  bad_line,   ///< Neither a position nor moves; see `faults`.
  game_over,  ///< The side to move has no legal move.
  none,       ///< No opening at all.
};

/// What is wrong with a list of openings.
struct OpeningFault {
  OpeningFaultKind kind{};
  /// From 1.
  std::size_t line = 0;
  /// With `bad_line`. Offsets count from the beginning of `text`.
  FenFaults faults = {};
  std::string text = {};
};

/// A short English text for developers and logs.
std::string to_string(const OpeningFault& fault);

/// Reads a list of openings, one a line: moves from the opening position (`h2e2 h9g7`), or a FEN,
/// with or without `moves ...` behind it, as people paste them. Empty lines and what follows a `#`
/// or a `;` are passed over.
std::expected<std::vector<Line>, OpeningFault> parse_openings(std::string_view text);

/// The suites that come with Chuhe, as lists to be parsed: positions out of master games, with
/// chances about equal and clearly not. CC BY 4.0, see data/README.md.
std::string_view balanced_openings();
std::string_view unbalanced_openings();

/// Puts items in an order that depends on the seed alone, the same on every system.
std::vector<std::size_t> shuffled_order(std::size_t size, std::uint64_t seed);

}  // namespace chuhe::match
