// The texts of `chuhe notation`.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include <chuhe/words/language.hpp>

namespace chuhe::cli {

/// A text in every language. The comment names what stands for {0}, {1} and so on.
enum class NotationText : std::uint8_t {
  about,
  from_option,
  to_option,
  list_option,
  move_argument,

  unknown_notation,  ///< 0 its name.
  bad_move,          ///< 0 number of the move, 1 its text, 2 what is wrong, as a sentence.

  count  // not a text
};

/// A text with its arguments put in.
std::string notation_text(words::Language language, NotationText text,
                          std::initializer_list<std::string_view> arguments = {});

}  // namespace chuhe::cli
