// Sources of text whose moves do not tell the character set.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>

#include <chuhe/record/format.hpp>

#include "feed.hpp"
#include "pgn_text.hpp"

namespace chuhe::record {

/// The character set in which a text looks most like one about xiangqi: UTF-8 if it is that, else
/// the one with the least that is malformed and the most of the game's words.
Charset likely_charset(Bytes bytes, const CharsetConverter* converter);

/// Decodes a source in a character set and has `read` (a function of a Feed and a text) read it.
template <class Read>
ReadSummary read_text_source(Bytes bytes, Visitor& visitor, const ReadOptions& options,
                             Charset charset, Read&& read) {
  Feed feed(visitor, options);
  if (bytes.size() > options.limits.bytes) {
    feed.report(Severity::error, DiagnosticKind::limit_reached, options.limits.bytes, "bytes");
    bytes = bytes.substr(0, options.limits.bytes);
  }
  DecodedPiece piece(bytes, 0, 1, charset, options.converter);
  feed.summary().charset = charset;
  feed.set_map(&piece);
  if (!piece.decodable()) {
    feed.report(Severity::error, DiagnosticKind::unencodable_text, 0, to_string(charset));
  } else if (piece.malformed() > 0) {
    feed.report(Severity::warning, DiagnosticKind::malformed_text, piece.text().find("\uFFFD"),
                to_string(charset));
  } else if (!options.charset && charset != Charset::utf8) {
    feed.report(Severity::note, DiagnosticKind::charset_guessed, 0, to_string(charset));
  }
  read(feed, piece.text());
  feed.set_map(nullptr);
  return feed.summary();
}

/// The same in the caller's character set, or the likely one.
template <class Read>
ReadSummary read_text_source(Bytes bytes, Visitor& visitor, const ReadOptions& options,
                             Read&& read) {
  const Bytes head = bytes.substr(0, options.limits.bytes);
  const Charset charset =
      options.charset ? *options.charset : likely_charset(head, options.converter);
  return read_text_source(bytes, visitor, options, charset, std::forward<Read>(read));
}

}  // namespace chuhe::record
