#include <iostream>

#include <chuhe/core/movegen.hpp>
#include <chuhe/core/position.hpp>

int main() {
  const chuhe::Position opening;
  std::cout << chuhe::legal_moves(opening).size() << '\n';
}
