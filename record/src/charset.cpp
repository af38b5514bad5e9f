#include <chuhe/record/charset.hpp>

#include <array>

#include "text.hpp"

namespace chuhe::record {

namespace {

constexpr std::string_view replacement = "\uFFFD";

constexpr unsigned byte(Bytes bytes, std::size_t i) { return static_cast<unsigned char>(bytes[i]); }

/// The size of the valid UTF-8 character at `i`, or 0.
std::size_t valid_utf8_size(Bytes bytes, std::size_t i) {
  const unsigned first = byte(bytes, i);
  if (first < 0x80) return 1;
  const std::size_t size = first < 0xC2   ? 0
                           : first < 0xE0 ? 2
                           : first < 0xF0 ? 3
                           : first < 0xF5 ? 4
                                          : 0;
  if (size == 0 || i + size > bytes.size()) return 0;
  for (std::size_t k = 1; k < size; ++k) {
    if ((byte(bytes, i + k) & 0xC0) != 0x80) return 0;
  }
  const unsigned second = byte(bytes, i + 1);
  // Overlong forms, surrogates, and what lies beyond U+10FFFF.
  if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ||
      (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F)) {
    return 0;
  }
  return size;
}

Decoded decode_utf16(Bytes bytes, bool big_endian) {
  Decoded result;
  result.text.reserve(bytes.size() + bytes.size() / 2);
  const auto unit = [&](std::size_t i) {
    return static_cast<char32_t>(big_endian ? byte(bytes, i) << 8 | byte(bytes, i + 1)
                                            : byte(bytes, i + 1) << 8 | byte(bytes, i));
  };
  std::size_t i = 0;
  for (; i + 1 < bytes.size(); i += 2) {
    char32_t code = unit(i);
    if (i == 0 && code == 0xFEFF) continue;
    if (code >= 0xD800 && code < 0xDC00 && i + 3 < bytes.size()) {
      const char32_t low = unit(i + 2);
      if (low >= 0xDC00 && low < 0xE000) {
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
        i += 2;
      }
    }
    if (code >= 0xD800 && code < 0xE000) {
      code = 0xFFFD;
      ++result.malformed;
    }
    append_utf8(result.text, code);
  }
  if (i < bytes.size()) {
    result.text += replacement;
    ++result.malformed;
  }
  return result;
}

Encoded encode_utf16(std::string_view utf8, bool big_endian) {
  Encoded result;
  const auto add = [&](char32_t unit) {
    const char low = static_cast<char>(static_cast<unsigned char>(unit & 0xFF));
    const char high = static_cast<char>(static_cast<unsigned char>(unit >> 8));
    result.bytes += big_endian ? high : low;
    result.bytes += big_endian ? low : high;
  };
  while (!utf8.empty()) {
    const Character character = first_character(utf8);
    utf8.remove_prefix(character.size);
    if (character.code < 0x10000) {
      add(character.code);
    } else {
      add(0xD800 + ((character.code - 0x10000) >> 10));
      add(0xDC00 + ((character.code - 0x10000) & 0x3FF));
    }
  }
  return result;
}

std::string plain_name(std::string_view name) {
  std::string plain;
  for (const char c : name) {
    if (c != '-' && c != '_' && c != ' ') plain += lower(c);
  }
  return plain;
}

}  // namespace

std::string_view to_string(Charset charset) {
  switch (charset) {
    case Charset::utf8: return "utf-8";
    case Charset::utf16le: return "utf-16le";
    case Charset::utf16be: return "utf-16be";
    case Charset::gb18030: return "gb18030";
    case Charset::big5: return "big5";
    case Charset::cp1258: return "cp1258";
    case Charset::viscii: return "viscii";
    case Charset::tcvn3: return "tcvn3";
  }
  return "";
}

std::optional<Charset> parse_charset(std::string_view name) {
  const std::string plain = plain_name(name);
  for (const Charset charset : all_charsets) {
    if (plain == plain_name(to_string(charset))) return charset;
  }
  struct Alias {
    std::string_view name;
    Charset charset;
  };
  static constexpr std::array aliases{
      Alias{"gbk", Charset::gb18030},     Alias{"gb2312", Charset::gb18030},
      Alias{"gb", Charset::gb18030},      Alias{"cp936", Charset::gb18030},
      Alias{"cp54936", Charset::gb18030}, Alias{"cp950", Charset::big5},
      Alias{"big5hkscs", Charset::big5},  Alias{"windows1258", Charset::cp1258},
      Alias{"tcvn", Charset::tcvn3},      Alias{"tcvn5712", Charset::tcvn3},
      Alias{"tcvn57121", Charset::tcvn3}, Alias{"abc", Charset::tcvn3},
      Alias{"utf16", Charset::utf16le},   Alias{"unicode", Charset::utf16le},
  };
  for (const Alias& alias : aliases) {
    if (plain == alias.name) return alias.charset;
  }
  return std::nullopt;
}

std::optional<std::size_t> first_malformed_utf8(Bytes bytes) {
  std::size_t i = 0;
  while (i < bytes.size()) {
    const std::size_t size = valid_utf8_size(bytes, i);
    if (size == 0) return i;
    i += size;
  }
  return std::nullopt;
}

Decoded repaired_utf8(Bytes bytes) {
  Decoded result;
  const auto bad = first_malformed_utf8(bytes);
  if (!bad) {
    result.text = bytes;
    return result;
  }
  result.text.reserve(bytes.size() + 16);
  result.text = bytes.substr(0, *bad);
  for (std::size_t i = *bad; i < bytes.size();) {
    const std::size_t size = valid_utf8_size(bytes, i);
    if (size != 0) {
      result.text += bytes.substr(i, size);
      i += size;
      continue;
    }
    result.text += replacement;
    ++result.malformed;
    // A broken character counts once: its continuation bytes go with it.
    const bool starts_one = byte(bytes, i) >= 0xC0;
    ++i;
    for (int k = 0; starts_one && k < 3 && i < bytes.size() && (byte(bytes, i) & 0xC0) == 0x80;
         ++k) {
      ++i;
    }
  }
  return result;
}

std::optional<Decoded> decode(Charset charset, Bytes bytes, const CharsetConverter* converter) {
  switch (charset) {
    case Charset::utf8:
      if (bytes.starts_with("\uFEFF")) bytes.remove_prefix(3);
      return repaired_utf8(bytes);
    case Charset::utf16le: return decode_utf16(bytes, false);
    case Charset::utf16be: return decode_utf16(bytes, true);
    default: break;
  }
  // Nothing to convert in pure ASCII, which most of these agree upon.
  bool ascii = charset != Charset::viscii && charset != Charset::tcvn3;
  for (const char c : bytes) ascii = ascii && static_cast<unsigned char>(c) < 0x80;
  if (ascii) return Decoded{std::string(bytes), 0};
  if (converter == nullptr || !converter->supports(charset)) return std::nullopt;
  return converter->decode(charset, bytes);
}

std::optional<Encoded> encode(Charset charset, std::string_view utf8,
                              const CharsetConverter* converter) {
  switch (charset) {
    case Charset::utf8: return Encoded{std::string(utf8), 0};
    case Charset::utf16le: return encode_utf16(utf8, false);
    case Charset::utf16be: return encode_utf16(utf8, true);
    default: break;
  }
  if (converter == nullptr || !converter->supports(charset)) return std::nullopt;
  return converter->encode(charset, utf8);
}

}  // namespace chuhe::record
