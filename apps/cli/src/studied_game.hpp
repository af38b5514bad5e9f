// A game that is stepped through: the library's, under its short name.
#pragma once

#include <chuhe/record/studied_game.hpp>

namespace chuhe::cli {

using record::StudiedGame;

}  // namespace chuhe::cli
