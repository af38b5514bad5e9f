// The operating system's conversion of character sets: iconv, or the code pages of Windows.
#include <chuhe/record/charset.hpp>

#include "text.hpp"

#if defined(_WIN32)
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <algorithm>
#include <string>

#include <windows.h>
#elif __has_include(<iconv.h>)
#include <array>
#include <cerrno>
#include <memory>

#include <iconv.h>
#define CHUHE_ICONV
#endif

namespace chuhe::record {

#if defined(_WIN32)

namespace {

class CodePages final : public CharsetConverter {
 public:
  bool supports(Charset charset) const override { return code_page(charset) != 0; }

  Decoded decode(Charset charset, Bytes bytes) const override {
    const UINT page = code_page(charset);
    Decoded result;
    std::wstring wide;
    if (convert(page, bytes, wide)) {
      result.text = utf8_of(wide);
      return result;
    }
    // Something is broken: a character at a time, so that each broken byte is told.
    while (!bytes.empty()) {
      std::size_t size = 1;
      while (size <= 4 && size <= bytes.size() && !convert(page, bytes.substr(0, size), wide)) {
        size *= 2;
      }
      if (size > 4 || size > bytes.size()) {
        result.text += "\uFFFD";
        ++result.malformed;
        size = 1;
      } else {
        result.text += utf8_of(wide);
      }
      bytes.remove_prefix(size);
    }
    return result;
  }

  Encoded encode(Charset charset, std::string_view utf8) const override {
    const UINT page = code_page(charset);
    Encoded result;
    // One character at a time: only so it is known which are missing.
    BOOL replaced = FALSE;
    BOOL* const tells = page == gb18030_page ? nullptr : &replaced;  // refused for GB 18030
    while (!utf8.empty()) {
      const std::size_t size = character_size(utf8);
      const Encoded wide = *record::encode(Charset::utf16le, utf8.substr(0, size), nullptr);
      utf8.remove_prefix(size);
      char out[8];
      const int written = WideCharToMultiByte(
          page, 0, reinterpret_cast<const wchar_t*>(wide.bytes.data()),
          static_cast<int>(wide.bytes.size() / 2), out, sizeof out, nullptr, tells);
      const std::string_view bytes(out, static_cast<std::size_t>(written > 0 ? written : 0));
      const bool lost = bytes.empty() || replaced != FALSE ||
                        (bytes == "?" && wide.bytes != std::string_view("?\0", 2));
      result.missing += lost ? 1 : 0;
      result.bytes += lost ? std::string_view("?") : bytes;
    }
    return result;
  }

 private:
  // Converts all of the bytes; false when some are broken. Windows gives bytes that mean nothing to
  // a code page the last private characters instead of an error.
  static bool convert(UINT page, Bytes bytes, std::wstring& wide) {
    wide.clear();
    if (bytes.empty()) return true;
    const auto size = static_cast<int>(bytes.size());
    const int units =
        MultiByteToWideChar(page, MB_ERR_INVALID_CHARS, bytes.data(), size, nullptr, 0);
    if (units <= 0) return false;
    wide.resize(static_cast<std::size_t>(units));
    MultiByteToWideChar(page, MB_ERR_INVALID_CHARS, bytes.data(), size, wide.data(), units);
    return std::ranges::none_of(
        wide, [](wchar_t c) { return (c >= 0xF8F0 && c <= 0xF8FF) || c == 0xFFFD; });
  }

  static std::string utf8_of(const std::wstring& wide) {
    return record::decode(Charset::utf16le,
                          Bytes(reinterpret_cast<const char*>(wide.data()), wide.size() * 2),
                          nullptr)
        ->text;
  }

  static constexpr UINT gb18030_page = 54936;
  static constexpr UINT gbk_page = 936;

  // 0 where the system has none. GBK is the part of GB 18030 in two bytes, in which nearly all
  // records are written; Wine has no more.
  static UINT code_page(Charset charset) {
    const auto if_there = [](UINT page) { return IsValidCodePage(page) != 0 ? page : 0; };
    switch (charset) {
      case Charset::gb18030: return if_there(gb18030_page) != 0 ? gb18030_page : if_there(gbk_page);
      case Charset::big5: return if_there(950);
      case Charset::cp1258: return if_there(1258);
      default: return 0;
    }
  }
};

}  // namespace

const CharsetConverter* native_charset_converter() {
  static const CodePages converter;
  return &converter;
}

#elif defined(CHUHE_ICONV)

namespace {

// An open conversion. Its state must not be shared between threads.
class Conversion {
 public:
  Conversion(const char* to, const char* from) : handle_(iconv_open(to, from)) {}
  ~Conversion() {
    if (is_open()) iconv_close(handle_);
  }
  Conversion(const Conversion&) = delete;
  Conversion& operator=(const Conversion&) = delete;
  bool is_open() const { return handle_ != reinterpret_cast<iconv_t>(-1); }
  // Forgets what an earlier text may have left behind.
  void reset() { iconv(handle_, nullptr, nullptr, nullptr, nullptr); }

  // Converts as much as can be and says how many bytes of `in` are left and why.
  int run(std::string_view& in, std::string& out) {
    char buffer[4096];
    while (true) {
      char* from = const_cast<char*>(in.data());  // iconv does not write there
      std::size_t left = in.size();
      char* to = buffer;
      std::size_t room = sizeof buffer;
      const bool flush = left == 0;
      const std::size_t done = iconv(handle_, flush ? nullptr : &from, &left, &to, &room);
      const int error = done == static_cast<std::size_t>(-1) ? errno : 0;
      out.append(buffer, sizeof buffer - room);
      in.remove_prefix(in.size() - left);
      if (error == E2BIG) continue;
      if (error != 0 || flush) return error;
    }
  }

 private:
  iconv_t handle_;
};

const char* iconv_name(Charset charset) {
  switch (charset) {
    case Charset::gb18030: return "GB18030";
    case Charset::big5: return "BIG5-HKSCS";
    case Charset::cp1258: return "CP1258";
    case Charset::viscii: return "VISCII";
    case Charset::tcvn3: return "TCVN5712-1";
    default: return nullptr;
  }
}

// The conversions of one character set. They stay open, one pair for each thread that asks: opening
// one takes several times as long as converting a short text, and files of games have a thousand of
// those.
struct Conversions {
  explicit Conversions(const char* name) : decoding("UTF-8", name), encoding(name, "UTF-8") {}
  Conversion decoding;
  Conversion encoding;
};

// Precondition: `iconv_name` knows the character set.
Conversions& conversions_of(Charset charset) {
  thread_local std::array<std::unique_ptr<Conversions>, all_charsets.size()> open;
  std::unique_ptr<Conversions>& pair = open[static_cast<std::size_t>(charset)];
  if (!pair) pair = std::make_unique<Conversions>(iconv_name(charset));
  return *pair;
}

class Iconv final : public CharsetConverter {
 public:
  bool supports(Charset charset) const override {
    if (iconv_name(charset) == nullptr) return false;
    const Conversions& conversions = conversions_of(charset);
    return conversions.decoding.is_open() && conversions.encoding.is_open();
  }

  Decoded decode(Charset charset, Bytes bytes) const override {
    Decoded result;
    result.text.reserve(bytes.size() + bytes.size() / 2);
    Conversion& conversion = conversions_of(charset).decoding;
    conversion.reset();
    while (conversion.run(bytes, result.text) != 0 && !bytes.empty()) {
      result.text += "\uFFFD";
      ++result.malformed;
      // A lead byte followed by ASCII is broken alone; the ASCII is somebody's closing quote.
      bytes.remove_prefix(1);
    }
    return result;
  }

  Encoded encode(Charset charset, std::string_view utf8) const override {
    Encoded result;
    result.bytes.reserve(utf8.size());
    Conversion& conversion = conversions_of(charset).encoding;
    conversion.reset();
    while (conversion.run(utf8, result.bytes) != 0 && !utf8.empty()) {
      result.bytes += '?';
      ++result.missing;
      utf8.remove_prefix(character_size(utf8));
    }
    return result;
  }
};

}  // namespace

const CharsetConverter* native_charset_converter() {
  static const Iconv converter;
  return &converter;
}

#else

const CharsetConverter* native_charset_converter() { return nullptr; }

#endif

}  // namespace chuhe::record
