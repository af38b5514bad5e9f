// Time controls: what is read is written so that it is read as the same.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include <chuhe/match/time_control_text.hpp>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto control = chuhe::match::parse_time_control(text);
  if (!control) {
    if (control.error().offset > size) std::abort();
    return 0;
  }
  const auto again = chuhe::match::parse_time_control(to_string(*control));
  if (!again || *again != *control) std::abort();
  return 0;
}
