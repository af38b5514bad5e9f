// The state of a tuning, from any bytes: refused, or the same when written and read again.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "progress_file.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace chuhe::spsa;
  const auto progress = parse_progress({reinterpret_cast<const char*>(data), size});
  if (progress && parse_progress(print_progress(*progress)) != *progress) std::abort();
  return 0;
}
