// Character sets of old files. Inside, all text is UTF-8.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chuhe::record {

/// Raw bytes of a file. A view: it owns nothing.
using Bytes = std::string_view;

enum class Charset : std::uint8_t {
  utf8,
  utf16le,
  utf16be,
  gb18030,  ///< Read for GBK and GB 2312 too.
  big5,
  cp1258,  ///< Vietnamese, Windows.
  viscii,  ///< Vietnamese, Unix and DOS.
  tcvn3,   ///< Vietnamese, TCVN 5712:1993 (ABC).
};

inline constexpr std::array<Charset, 8> all_charsets{
    Charset::utf8, Charset::utf16le, Charset::utf16be, Charset::gb18030,
    Charset::big5, Charset::cp1258,  Charset::viscii,  Charset::tcvn3};

/// The name as people write it: `utf-8`, `utf-16le`, `gb18030`, `big5`, `cp1258`, ...
std::string_view to_string(Charset charset);
/// Reads a name without regard to case, dashes and underlines; knows `gbk`, `gb2312`, `cp936`,
/// `cp950`, `windows-1258` too. Nothing for an unknown one.
std::optional<Charset> parse_charset(std::string_view name);

/// Text in UTF-8, and how many places were malformed: each became U+FFFD.
struct Decoded {
  std::string text;
  std::size_t malformed = 0;
};

/// Bytes, and how many characters the character set has not: each became `?`.
struct Encoded {
  std::string bytes;
  std::size_t missing = 0;
};

/// Converts between UTF-8 and other character sets. Readers and writers take one as an argument,
/// since a page in a browser has another one than a program. Must allow calls from several threads.
class CharsetConverter {
 public:
  virtual ~CharsetConverter() = default;
  virtual bool supports(Charset charset) const = 0;
  /// Precondition of both: `supports(charset)`.
  virtual Decoded decode(Charset charset, Bytes bytes) const = 0;
  virtual Encoded encode(Charset charset, std::string_view utf8) const = 0;
};

/// The operating system's converter (iconv, or Windows' code pages); null where there is none.
const CharsetConverter* native_charset_converter();

/// Decodes with what is built in (UTF-8, UTF-16) or with `converter`, which may be null. Nothing
/// when neither knows the character set. A byte order mark is left out.
std::optional<Decoded> decode(Charset charset, Bytes bytes, const CharsetConverter* converter);
std::optional<Encoded> encode(Charset charset, std::string_view utf8,
                              const CharsetConverter* converter);

/// The offset of the first byte that is no UTF-8; nothing when all is.
std::optional<std::size_t> first_malformed_utf8(Bytes bytes);
/// The text with everything malformed replaced by U+FFFD.
Decoded repaired_utf8(Bytes bytes);

}  // namespace chuhe::record
