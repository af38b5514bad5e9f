// The game that the terminal plays: the library's, under its short names.
#pragma once

#include <chuhe/match/game.hpp>

namespace chuhe::cli {

using match::Banned;
using match::Conceded;
using match::Game;
using match::GameResult;
using match::Over;
using match::Refusal;

}  // namespace chuhe::cli
