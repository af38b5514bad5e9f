// Any bytes are taken for some format or none, and read as that.
#include "text_law.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace chuhe::record;
  const Bytes bytes = fuzz::bytes_of(data, size);
  if (const auto format = detect_format(bytes, "games.pgn")) fuzz::read_text_format(*format, bytes);
  return 0;
}
