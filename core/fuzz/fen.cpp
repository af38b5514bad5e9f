// Any text: faults lie within it; what is accepted is written and read again.
#include <chuhe/core/fen.hpp>

#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto reading = chuhe::read_fen(text);
  if (!reading) {
    if (reading.error().empty()) std::abort();
    for (const chuhe::FenFault& fault : reading.error()) {
      if (fault.offset + fault.length > size || chuhe::to_string(fault).empty()) std::abort();
    }
    return 0;
  }
  const chuhe::Position& position = reading->line.position();
  const auto again = chuhe::read_fen(chuhe::to_fen(position));
  if (!again || again->line.position() != position) std::abort();
  if (chuhe::computed_key(position) != position.key()) std::abort();
  return 0;
}
