// Counts the move sequences of a position: perft DEPTH [FEN]. The tree of moves in ten lines.
#include <cstdint>
#include <cstdlib>
#include <iostream>

#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>

std::uint64_t count(const chuhe::Position& position, int depth) {
  if (depth == 0) return 1;
  std::uint64_t sequences = 0;
  for (chuhe::Move move : chuhe::legal_moves(position)) {
    sequences += count(position.after(move), depth - 1);
  }
  return sequences;
}

int main(int argc, char** argv) {
  const int depth = argc > 1 ? std::atoi(argv[1]) : 3;
  const auto reading = chuhe::read_fen(argc > 2 ? argv[2] : "startpos");
  if (!reading) {
    for (const auto& fault : reading.error()) std::cerr << to_string(fault) << '\n';
    return 2;
  }
  for (int d = 1; d <= depth; ++d) {
    std::cout << "perft " << d << ": " << count(reading->line.position(), d) << '\n';
  }
}
