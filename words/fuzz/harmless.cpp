// What comes out of `harmless` is valid UTF-8 without control characters, never longer than
// allowed, and stays as it is when it goes through again.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include <chuhe/words/language.hpp>
#include <chuhe/words/phrasebook.hpp>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const std::string shown = chuhe::words::harmless(text, size);
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const auto byte = static_cast<unsigned char>(shown[i]);
    if (byte < 0x20 || byte == 0x7f) std::abort();
    if (byte < 0x80) continue;
    const std::size_t length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    if (byte < 0xc2 || i + length > shown.size()) std::abort();
    for (std::size_t k = 1; k < length; ++k) {
      if ((static_cast<unsigned char>(shown[i + k]) & 0xC0U) != 0x80U) std::abort();
    }
    i += length - 1;
  }
  if (shown.size() > size) std::abort();
  if (chuhe::words::harmless(shown, shown.size()) != shown) std::abort();
  if (chuhe::words::harmless(text, 10).size() > 13) std::abort();
  chuhe::words::parse_language(text);
  return 0;
}
