// What the system's conversions cannot hold: Wine has no more of GB 18030 than GBK, and Windows
// does not take Vietnamese letters apart for its code page.
#pragma once

#include <string_view>

#include <chuhe/record/charset.hpp>

namespace chuhe::record::testing {

/// Whether the system's converter can write a text in a character set.
inline bool system_holds(Charset charset, std::string_view text) {
  const CharsetConverter* converter = native_charset_converter();
  return converter != nullptr && converter->supports(charset) &&
         converter->encode(charset, text).missing == 0;
}

/// Whether it has GB 18030 whole, characters of four bytes included.
inline bool system_holds_gb18030() { return system_holds(Charset::gb18030, "\U0001F600"); }

}  // namespace chuhe::record::testing
