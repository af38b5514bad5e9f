// The loop of the full-screen game.
#pragma once

#include <atomic>

#include "computer.hpp"
#include "terminal.hpp"
#include "terminal_game.hpp"

namespace chuhe::cli {

/// Takes the terminal over and plays on the whole screen until the person leaves. `interrupts`
/// makes the computer stop thinking. False: there is no screen.
bool play_on_screen(TerminalGame& game, Computer& computer, std::atomic<bool>& interrupts,
                    ColorDepth colors, words::Language language);

}  // namespace chuhe::cli
