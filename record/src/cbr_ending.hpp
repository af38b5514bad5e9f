// How CCBridge says that a game ended: short Chinese words.
#pragma once

#include <optional>
#include <string_view>

#include <chuhe/record/game.hpp>

namespace chuhe::record::detail {

/// The tag for a word that means none of our endings.
inline constexpr std::string_view termination_tag = "Termination";

/// The ending that a word means; nothing for an unknown or empty one.
std::optional<GameEnding> parse_chinese_ending(std::string_view word);
/// The word for an ending, which reads back as the same; empty for `unknown`.
std::string_view chinese_ending(GameEnding ending);

}  // namespace chuhe::record::detail
