// Any bytes as the file of a network: refused with a reason, or used.
#include <chuhe/engine/network.hpp>

#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>

#include <chuhe/core/position.hpp>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
  const auto network = chuhe::engine::read_network(in);
  if (!network) {
    if (chuhe::engine::to_string(network.error()).empty()) std::abort();
    return 0;
  }
  if (chuhe::engine::description_of(**network).empty()) std::abort();
  chuhe::engine::static_evaluation(chuhe::Position(), **network);
  return 0;
}
