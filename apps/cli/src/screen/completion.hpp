// What a typed text may become: moves in every notation, and commands.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <chuhe/core/position.hpp>
#include <chuhe/record/notation_dialect.hpp>
#include <chuhe/words/language.hpp>

namespace chuhe::cli {

/// The legal moves that begin like a text, in the shown notation first; then the commands that do.
/// Nothing for an empty text. Capitals and small letters are the same.
std::vector<std::string> completions(std::string_view typed, const Position& position,
                                     const record::Dialect& shown);

}  // namespace chuhe::cli
