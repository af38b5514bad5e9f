// States of matches: what is read is written so that it is read as the same.
#include "match_state.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace chuhe::cli;
  const auto state = parse_state({reinterpret_cast<const char*>(data), size});
  if (!state) return 0;
  const auto again = parse_state(print_state(*state));
  if (!again || again->games != state->games || again->pgn_bytes != state->pgn_bytes ||
      again->fingerprint != state->fingerprint) {
    std::abort();
  }
  return 0;
}
