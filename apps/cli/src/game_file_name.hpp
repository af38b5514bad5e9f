// What a game's file is called when nobody has named it.
#pragma once

#include <string>

#include <chuhe/record/game.hpp>

namespace chuhe::cli {

/// A name without its ending that every file system takes: the players, else the title or the
/// event, else `game`; signs that names must not hold become `_`.
std::u8string game_file_stem(const record::Game& game);

}  // namespace chuhe::cli
