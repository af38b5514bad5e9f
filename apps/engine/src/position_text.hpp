// Positions as text for people at a terminal.
#pragma once

#include <string>

#include <chuhe/core/line.hpp>
#include <chuhe/core/position.hpp>
#include <chuhe/engine/network.hpp>

namespace chuhe::engine_app {

/// The board with what is known of the position, in several lines.
std::string drawing(const Line& line);

/// The static evaluation, and what each piece adds to it: by how much it would differ without the
/// piece.
std::string evaluation_text(const Position& position, const engine::Network* network);

}  // namespace chuhe::engine_app
