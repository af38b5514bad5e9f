// Any bytes are read as CBR to some end, and what was read without loss can be written and read.
#include <chuhe/record/cbr.hpp>

#include <algorithm>
#include <string>

#include "binary_law.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace chuhe::record;
  const Bytes bytes = fuzz::bytes_of(data, size);
  const auto check = [](Bytes file) {
    for (const Game& game : fuzz::read_all(read_cbr, file)) {
      fuzz::check_round_trip(read_cbr, write_cbr, game);
    }
  };
  check(bytes);
  // The same in a file that has everything in front of the result, in both layouts.
  for (std::size_t in_front : {2076U, 1820U}) {
    std::string file("CCBridge Record\0\0\0\0", 19);
    file += in_front == 2076 ? '\x02' : '\x01';
    file.resize(in_front, '\0');
    check(file + std::string(bytes));
  }
  return 0;
}
