// Texts of binary files: from a character set to UTF-8, and back into fields of a fixed size.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <chuhe/record/charset.hpp>
#include <chuhe/record/format.hpp>

#include "feed.hpp"

namespace chuhe::record::detail {

/// How many bytes of text are shown in a diagnostic.
inline constexpr std::size_t shown_bytes = 16;

/// Bytes as `b2 e2 ca`, the first few of them.
std::string hex(Bytes bytes, std::size_t at_most = shown_bytes);

/// Cuts half a character off the end.
Bytes whole_characters(Charset charset, Bytes bytes);

/// Decodes the texts of one file and reports what is malformed.
class TextReader {
 public:
  enum class Choice : std::uint8_t {
    callers,  ///< What the caller names, else the format's usual one.
    formats,  ///< The format has one only.
  };
  TextReader(Feed& feed, Charset of_format, Choice choice);

  /// A field of fixed size: half a character at its end is dropped without a word.
  std::string field(Bytes bytes, std::size_t offset);
  /// A text with line ends.
  std::string lines(Bytes bytes, std::size_t offset);

 private:
  std::string decoded(Bytes bytes, std::size_t offset, Charset charset);
  Charset charset_for(Bytes bytes) const;

  Feed& feed_;
  Charset charset_;
  bool certain_;  // no text may be taken for UTF-8
  bool no_converter_reported_ = false;
};

/// Tells a tag; an empty one is none.
void feed_tag(Feed& feed, std::string_view name, std::string_view value, std::size_t offset);

/// The character set to write a format's texts in: what the caller wants when it is one of single
/// bytes and pairs, else the format's usual one.
Charset charset_to_write(const WriteOptions& options, Charset usual);

/// Encodes the texts of one file and counts what is lost.
class TextWriter {
 public:
  TextWriter(Charset charset, const CharsetConverter* converter, LossCounter& losses)
      : charset_(charset), converter_(converter), losses_(losses) {}

  /// At most `capacity` bytes, cut at a character. Without NUL, which ends fields.
  std::string field(std::string_view text, std::size_t capacity);
  /// Any length, LF as CRLF.
  std::string lines(std::string_view text);

 private:
  std::string encoded(std::string_view text);

  Charset charset_;
  const CharsetConverter* converter_;
  LossCounter& losses_;
};

}  // namespace chuhe::record::detail
