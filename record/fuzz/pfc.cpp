// Any bytes are read as pfc to some end, and what was read is kept by JSON and PGN.
#include "text_law.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace chuhe::record;
  fuzz::check_text_format(Format::pfc, fuzz::bytes_of(data, size));
  return 0;
}
