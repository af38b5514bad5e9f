// Any text: faults lie within it; what is accepted is written and read again, in both rank styles.
#include <chuhe/core/coordinates.hpp>

#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (auto ranks : {chuhe::RankNumbers::zero_to_nine, chuhe::RankNumbers::one_to_ten}) {
    const auto move = chuhe::parse_coordinates(text, ranks);
    if (!move) {
      if (move.error().offset > size) std::abort();
      continue;
    }
    if (chuhe::parse_coordinates(chuhe::to_uci(*move, ranks), ranks) != *move) std::abort();
    if (chuhe::parse_coordinates(chuhe::to_iccs(*move)) != *move) std::abort();
  }
  return 0;
}
