#include <algorithm>
#include <utility>

#include "pgn_text.hpp"

namespace chuhe::record {

DecodedPiece::DecodedPiece(Bytes raw, std::size_t offset, std::size_t line, Charset charset,
                           const CharsetConverter* converter)
    : raw_(raw),
      offset_(offset),
      line_(line),
      charset_(charset),
      converter_(converter),
      counter_({}) {
  if (charset == Charset::utf8 && !first_malformed_utf8(raw)) {
    direct_ = true;
    skipped_ = raw.starts_with("\uFEFF") ? 3 : 0;
    text_ = raw.substr(skipped_);
  } else if (auto decoded = decode(charset, raw, converter)) {
    decoded_ = std::move(decoded->text);
    malformed_ = decoded->malformed;
    text_ = decoded_;
  } else {
    decodable_ = false;
    auto repaired = repaired_utf8(raw);
    decoded_ = std::move(repaired.text);
    malformed_ = repaired.malformed;
    text_ = decoded_;
  }
  counter_ = LineCounter(text_);
}

OffsetMap::Place DecodedPiece::place(std::size_t offset) {
  offset = std::min(offset, text_.size());
  const std::size_t line = counter_.line_of(offset);
  Place place{offset_ + offset + skipped_, line_ + line - 1};
  if (direct_) return place;
  // The same line in the raw bytes, then as many bytes as the text before it takes there.
  if (line < raw_line_) {
    raw_line_ = 1;
    raw_at_ = 0;
  }
  while (raw_line_ < line) {
    const std::size_t feed = raw_.find('\n', raw_at_);
    if (feed == Bytes::npos) break;
    raw_at_ = feed + 1;
    ++raw_line_;
  }
  const std::size_t start = offset == 0 ? 0 : text_.rfind('\n', offset - 1) + 1;
  const auto encoded = encode(charset_, text_.substr(start, offset - start), converter_);
  const std::size_t in_line = encoded ? encoded->bytes.size() : offset - start;
  place.offset = offset_ + std::min(raw_at_ + in_line, raw_.size());
  return place;
}

}  // namespace chuhe::record
