// Seeded random games for the laws of binary formats, and XQF files of all versions.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <string_view>

#include <chuhe/record/game.hpp>

namespace chuhe::record::test {

using Random = std::mt19937_64;

inline std::size_t below(Random& random, std::size_t bound) { return random() % bound; }

/// How large a random game is, and what it may hold.
struct GameShape {
  std::size_t moves = 60;
  /// One node of so many gets a comment.
  std::size_t comment_rarity = 4;
  bool may_have_bad_moves = true;
  bool may_have_bad_start = true;
  /// Numbers other than 1 for the first round.
  bool may_have_first_number = false;
};

/// A text with what has broken programs before: quotes, brackets, percent signs, line ends, blanks
/// at the ends, characters of four bytes.
std::string nasty_text(Random& random, bool with_lines);

/// A random tree. Its tags are left to the caller.
Game random_game(Random& random, const GameShape& shape);

/// A random game with tags that XQF can hold, in its order.
Game random_xqf_game(Random& random, GameShape shape = {});
/// The same for CBR.
Game random_cbr_game(Random& random, GameShape shape = {});

/// The bytes of a file of version 10 as one of another version, with random keys where it has any.
/// Independent of what the reader is made of.
std::string as_version(std::string_view plain, int version, Random& random);

}  // namespace chuhe::record::test
