// How a talk with an engine is spelt, and what is wrong with a line of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include <chuhe/core/coordinates.hpp>

namespace chuhe::protocol {

/// The language between an engine and the program that uses it.
enum class Language : std::uint8_t {
  uci,   ///< Universal Chess Interface.
  ucci,  ///< Universal Chinese Chess Interface (中国象棋通用引擎协议), version 3.
};

/// In which unit the times of `go` are said.
enum class TimeUnit : std::uint8_t { milliseconds, seconds };

/// How a language is spelt by this engine.
struct Dialect {
  Language language = Language::uci;
  /// How the ranks in moves are counted.
  RankNumbers ranks = RankNumbers::zero_to_nine;
  /// UCCI counts in seconds until `usemillisec` is set.
  TimeUnit time_unit = TimeUnit::milliseconds;
  friend bool operator==(const Dialect&, const Dialect&) = default;
};

/// UCI as most engines speak it.
inline constexpr Dialect uci_dialect{};
/// UCI with ranks counted from 1 to 10, as Fairy-Stockfish has it.
inline constexpr Dialect fairy_dialect{.ranks = RankNumbers::one_to_ten};
/// UCCI before `usemillisec` is set.
inline constexpr Dialect ucci_dialect{.language = Language::ucci, .time_unit = TimeUnit::seconds};

enum class ParseErrorKind : std::uint8_t {
  empty,            ///< Nothing but blanks.
  unknown_command,  ///< The first word begins nothing that is known.
  missing_word,     ///< A fixed word, such as `name` or `type`, is missing before `token`.
  missing_value,    ///< Something must follow `token`.
  bad_number,       ///< A number is expected.
  bad_move,         ///< A move is expected.
  bad_value,        ///< One of a few words is expected.
  unknown_word,     ///< A word that has no meaning here.
};

/// What is wrong with a line, and where.
struct ParseError {
  ParseErrorKind kind{};
  /// The word at fault, as written; for `missing_word` the word in whose place it should be, for
  /// `missing_value` the word before.
  std::string token;
  /// Where it begins in the line, in bytes.
  std::size_t offset = 0;
  friend bool operator==(const ParseError&, const ParseError&) = default;
};

/// A short English text for developers and logs.
std::string to_string(const ParseError& error);

}  // namespace chuhe::protocol
