// How many columns of a terminal texts take.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace chuhe::cli {

/// A character of a text and the columns it takes: 0 for a mark that goes onto the one before, 2
/// for Chinese characters.
struct Character {
  std::string_view bytes;
  char32_t code = 0;
  int columns = 1;
};

/// The columns that a character takes, as terminals count. Control characters take none.
int columns_of(char32_t code);

/// The character that a text begins with. A byte that begins none counts as U+FFFD. Precondition:
/// the text is not empty.
Character first_character(std::string_view text);

/// The text cut to so many columns of a terminal; 0: as it is.
std::string cut_to_width(const std::string& text, int columns);
/// The text, or as much of it as fits with `ellipsis` behind it, in so many columns.
std::string shortened_to_width(const std::string& text, int columns, std::string_view ellipsis);
/// How many columns the text takes.
int width_of(std::string_view text);

/// The lines of a text, each broken where it is wider than so many columns: at blanks, and between
/// Chinese characters. What follows a break is not indented. Precondition: at least two columns.
std::vector<std::string> wrap(std::string_view text, int columns);

}  // namespace chuhe::cli
