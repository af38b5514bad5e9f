#include "binary_text.hpp"

#include <algorithm>

#include "bytes.hpp"
#include "text.hpp"

namespace chuhe::record::detail {

namespace {

bool is_ascii(Bytes bytes) {
  return std::ranges::all_of(bytes, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

std::size_t sequence_length(std::uint8_t lead) {
  if (lead < 0xc0) return 1;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}

// Chinese and Vietnamese in UTF-8 have many characters of three bytes. Text in pairs of bytes that
// happens to be well-formed UTF-8 exists, but hardly with two of those.
bool is_plainly_utf8(Bytes bytes) {
  std::size_t long_characters = 0;
  for (char c : bytes) {
    const auto byte = static_cast<std::uint8_t>(c);
    if (byte >= 0xe0 && byte < 0xf0) ++long_characters;
  }
  return long_characters >= 2 && !first_malformed_utf8(bytes);
}

// The bytes of the character at `at`, as its first two bytes tell; it may end behind the text.
std::size_t character_length(Charset charset, Bytes bytes, std::size_t at) {
  const std::uint8_t lead = byte_at(bytes, at);
  switch (charset) {
    case Charset::utf8: return sequence_length(lead);
    case Charset::utf16le:
    case Charset::utf16be: return 2;
    case Charset::gb18030: {
      if (lead <= 0x80 || lead == 0xff) return 1;
      if (at + 1 == bytes.size()) return 2;
      const std::uint8_t second = byte_at(bytes, at + 1);
      return second >= '0' && second <= '9' ? 4 : 2;
    }
    case Charset::big5: return lead <= 0x80 || lead == 0xff ? 1 : 2;
    case Charset::cp1258:
    case Charset::viscii:
    case Charset::tcvn3: break;
  }
  return 1;
}

struct MalformedPlace {
  std::size_t offset = 0;
  Bytes bytes;
};

// The first bytes that are no character, found by decoding one after the other. Where a mistake is
// seen only with what follows, the whole text.
MalformedPlace first_malformed(Charset charset, Bytes bytes, const CharsetConverter* converter) {
  for (std::size_t at = 0; at < bytes.size();) {
    const Bytes character = bytes.substr(at, character_length(charset, bytes, at));
    const std::optional<Decoded> result = decode(charset, character, converter);
    if (result && result->malformed != 0) return {at, character};
    at += character.size();
  }
  return {0, bytes};
}

}  // namespace

std::string hex(Bytes bytes, std::size_t at_most) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (std::size_t i = 0; i < std::min(bytes.size(), at_most); ++i) {
    const std::uint8_t byte = byte_at(bytes, i);
    if (i != 0) text += ' ';
    text += digits[byte >> 4];
    text += digits[byte & 15U];
  }
  if (bytes.size() > at_most) text += " ...";
  return text;
}

Bytes whole_characters(Charset charset, Bytes bytes) {
  std::size_t at = 0;
  while (at < bytes.size()) {
    const std::size_t length = character_length(charset, bytes, at);
    if (at + length > bytes.size()) return bytes.substr(0, at);
    at += length;
  }
  return bytes;
}

TextReader::TextReader(Feed& feed, Charset of_format, Choice choice)
    : feed_(feed),
      charset_(choice == Choice::callers ? feed.options().charset.value_or(of_format) : of_format),
      certain_(choice == Choice::formats || feed.options().charset) {
  feed.summary().charset = charset_;
}

Charset TextReader::charset_for(Bytes bytes) const {
  return !certain_ && is_plainly_utf8(bytes) ? Charset::utf8 : charset_;
}

std::string TextReader::decoded(Bytes bytes, std::size_t offset, Charset charset) {
  if (bytes.size() > feed_.limits().text_bytes) {
    feed_.report(Severity::warning, DiagnosticKind::limit_reached, offset, "text_bytes");
    bytes = whole_characters(charset, bytes.substr(0, feed_.limits().text_bytes));
  }
  if (charset != Charset::utf16le && charset != Charset::utf16be && is_ascii(bytes)) {
    return std::string(bytes);
  }
  std::optional<Decoded> result = decode(charset, bytes, feed_.options().converter);
  if (!result) {
    if (!no_converter_reported_) {
      feed_.report(Severity::warning, DiagnosticKind::unencodable_text, offset, to_string(charset));
      no_converter_reported_ = true;
    }
    return repaired_utf8(bytes).text;
  }
  if (result->malformed != 0) {
    const MalformedPlace place = first_malformed(charset, bytes, feed_.options().converter);
    feed_.report(Severity::warning, DiagnosticKind::malformed_text, offset + place.offset,
                 hex(place.bytes));
  }
  return std::move(result->text);
}

std::string TextReader::field(Bytes bytes, std::size_t offset) {
  const Charset charset = charset_for(bytes);
  return decoded(whole_characters(charset, bytes), offset, charset);
}

std::string TextReader::lines(Bytes bytes, std::size_t offset) {
  std::string text = decoded(bytes, offset, charset_for(bytes));
  while (!text.empty() && text.back() == '\0') text.pop_back();
  return text.find('\r') == std::string::npos ? text : with_line_feeds(text);
}

void feed_tag(Feed& feed, std::string_view name, std::string_view value, std::size_t offset) {
  if (!value.empty()) feed.tag(name, value, offset);
}

Charset charset_to_write(const WriteOptions& options, Charset usual) {
  switch (options.charset) {
    case Charset::utf8:
    case Charset::utf16le:
    case Charset::utf16be: return usual;
    case Charset::gb18030:
    case Charset::big5:
    case Charset::cp1258:
    case Charset::viscii:
    case Charset::tcvn3: break;
  }
  return options.charset;
}

std::string TextWriter::encoded(std::string_view text) {
  const bool wide = charset_ == Charset::utf16le || charset_ == Charset::utf16be;
  if (!wide && is_ascii(text)) return std::string(text);
  std::optional<Encoded> result = encode(charset_, text, converter_);
  if (result) {
    if (result->missing != 0) losses_.add(LossKind::characters, result->missing);
    return std::move(result->bytes);
  }
  // No converter: ASCII is all there is.
  std::string bytes;
  for (std::size_t at = 0; at < text.size();) {
    const std::uint8_t lead = byte_at(text, at);
    if (lead >= 0x80) losses_.add(LossKind::characters);
    bytes += lead < 0x80 ? text[at] : '?';
    at += sequence_length(lead);
  }
  return bytes;
}

std::string TextWriter::field(std::string_view text, std::size_t capacity) {
  std::string whole(text);
  if (const std::size_t nuls = std::erase(whole, '\0'); nuls != 0) {
    losses_.add(LossKind::characters, nuls);
  }
  // A character takes a byte at least in every set but for combining marks, so that what is longer
  // than this cannot fit; and it would cost.
  const std::size_t hopeless = 8 * capacity + 8;
  std::string bytes = whole.size() > hopeless ? std::string() : encoded(whole);
  if (whole.size() <= hopeless && bytes.size() <= capacity) return bytes;
  losses_.add(LossKind::long_texts);
  bytes.clear();
  for (std::size_t at = 0; at < whole.size();) {
    const std::size_t length = sequence_length(byte_at(whole, at));
    std::optional<Encoded> next =
        encode(charset_, std::string_view(whole).substr(at, length), converter_);
    if (!next) next = Encoded{std::string(1, length == 1 ? whole[at] : '?'), 0};
    if (bytes.size() + next->bytes.size() > capacity) break;
    bytes += next->bytes;
    at += length;
  }
  return bytes;
}

std::string TextWriter::lines(std::string_view text) {
  std::string crlf;
  crlf.reserve(text.size() + 16);
  for (char c : text) {
    if (c == '\n') crlf += '\r';
    crlf += c;
  }
  while (!crlf.empty() && crlf.back() == '\0') {
    crlf.pop_back();
    losses_.add(LossKind::characters);
  }
  return encoded(crlf);
}

}  // namespace chuhe::record::detail
