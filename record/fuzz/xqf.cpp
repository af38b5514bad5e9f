// Any bytes are read as XQF to some end, and what was read without loss can be written and read.
#include <chuhe/record/xqf.hpp>

#include <algorithm>
#include <string>

#include "binary_law.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace chuhe::record;
  const Bytes bytes = fuzz::bytes_of(data, size);
  const auto check = [](Bytes file) {
    for (const Game& game : fuzz::read_all(read_xqf, file)) {
      fuzz::check_round_trip(read_xqf, write_xqf, game);
    }
  };
  check(bytes);
  // The same without the long and mostly empty end of a header, so that chance finds the tree.
  constexpr std::size_t short_header = 0x60;
  constexpr std::size_t header = 0x400;
  std::string file = "XQ";
  file += bytes.substr(0, std::min(bytes.size(), short_header));
  file.resize(header, '\0');
  if (bytes.size() > short_header) file += bytes.substr(short_header);
  check(file);
  return 0;
}
