// Counting the leaves of the tree of legal moves, the standard test of a move generator.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include <chuhe/core/move.hpp>
#include <chuhe/core/position.hpp>

namespace chuhe {

/// The number of move sequences of `depth` plies. Depth 0 counts 1. The last ply is counted without
/// playing its moves. Precondition: depth >= 0.
std::uint64_t perft(const Position& position, int depth);

/// The same split by the first move, in the order of `legal_moves`. Precondition: depth >= 1.
std::vector<std::pair<Move, std::uint64_t>> perft_divide(const Position& position, int depth);

/// `perft_divide` with the subtrees spread over `threads` threads. Precondition: both >= 1.
std::vector<std::pair<Move, std::uint64_t>> perft_divide(const Position& position, int depth,
                                                         int threads);

}  // namespace chuhe
