// Telling formats apart by what is in them.
#include <algorithm>
#include <array>
#include <string>

#include <chuhe/record/cbl.hpp>
#include <chuhe/record/cbr.hpp>
#include <chuhe/record/dhtmlxq.hpp>
#include <chuhe/record/format.hpp>
#include <chuhe/record/plain_text.hpp>
#include <chuhe/record/server_records.hpp>
#include <chuhe/record/xqf.hpp>
#include <chuhe/record/xqr.hpp>

#include "pgn_text.hpp"
#include "scanner.hpp"
#include "text.hpp"

namespace chuhe::record {

namespace {

/// Packed, pictures, programs, data bases: what a game file is sometimes taken for.
bool is_foreign(Bytes bytes) {
  using namespace std::string_view_literals;
  static constexpr std::array magics{"\x1F\x8B"sv,
                                     "PK\x03\x04"sv,
                                     "7z\xBC\xAF\x27\x1C"sv,
                                     "\xFD"
                                     "7zXZ"sv,
                                     "\x28\xB5\x2F\xFD"sv,
                                     "BZh"sv,
                                     "Rar!"sv,
                                     "\x89PNG"sv,
                                     "\xFF\xD8\xFF"sv,
                                     "GIF8"sv,
                                     "%PDF"sv,
                                     "SQLite format 3"sv,
                                     "\x7F"
                                     "ELF"sv,
                                     "MZ\x90"sv};
  return std::ranges::any_of(magics,
                             [&](std::string_view magic) { return bytes.starts_with(magic); });
}

std::optional<Format> binary_format(Bytes bytes) {
  if (looks_like_xqf(bytes)) return Format::xqf;
  if (looks_like_cbl(bytes)) return Format::cbl;
  if (looks_like_cbr(bytes)) return Format::cbr;
  if (looks_like_xqr(bytes)) return Format::xqr;
  return std::nullopt;
}

bool contains(std::string_view text, std::string_view what) {
  return find_ignoring_case(text, what) != std::string_view::npos;
}

bool has_tag_line(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    std::size_t first = at;
    while (first < text.size() && (text[first] == ' ' || text[first] == '\t')) ++first;
    if (text.substr(first).starts_with("\uFEFF")) first += 3;
    if (Scanner::tag_at(text, first)) return true;
    const std::size_t end = text.find('\n', at);
    if (end == std::string_view::npos) break;
    at = end + 1;
  }
  return false;
}

/// `FORMAT WXF` or a line `START{`, without which a name such as START means nothing.
bool has_wxf_frame(std::string_view text) {
  const std::size_t start = find_ignoring_case(text, "START");
  if (start == std::string_view::npos) return false;
  const std::size_t brace = text.find_first_not_of(" \t\r\n", start + 5);
  return brace != std::string_view::npos && text[brace] == '{';
}

/// Formats that announce themselves in words of ASCII, whatever the character set.
std::optional<Format> marked_text(std::string_view text) {
  // What a text begins with says more than what it quotes.
  const std::string_view plain = trimmed_wide(text);
  const bool object = plain.starts_with('{') || plain.starts_with("[{");
  if (object && contains(plain.substr(0, 200), "\"chuhe_game\"")) return Format::json;
  if (Scanner::tag_at(plain, 0)) return Format::pgn;
  if (contains(text, "<ChineseChessRecord")) return Format::cbf;
  if (contains(text, "[pfchessrecord]") || (contains(text, "<n ") && contains(text, " m=\""))) {
    return Format::pfc;
  }
  if (contains(text, "DhtmlXQ_") || contains(text, "[DhtmlXQ")) return Format::dhtmlxq;
  if (has_wxf_frame(text)) return Format::wxf;
  if (has_tag_line(text)) return Format::pgn;
  if (plain.size() >= 4 && plain.find_first_not_of("0123456789\r\n") == std::string_view::npos) {
    return Format::dhtmlxq;
  }
  return std::nullopt;
}

std::optional<Format> server_format(Bytes bytes) {
  if (looks_like_mxq(bytes)) return Format::mxq;
  if (looks_like_che(bytes)) return Format::che;
  if (looks_like_ccm(bytes)) return Format::ccm;
  if (looks_like_chn(bytes)) return Format::chn;
  return std::nullopt;
}

bool has_moves(Bytes bytes) {
  LegalCounter counter;
  ReadOptions options;
  options.converter = native_charset_converter();
  read_text(bytes, counter, options);
  return counter.legal > 0;
}

}  // namespace

std::optional<Format> detect_format(Bytes bytes, std::string_view file_name) {
  if (is_foreign(bytes)) return std::nullopt;
  if (const auto format = binary_format(bytes)) return format;
  // Enough to meet a word of the format; a page may have much before it.
  constexpr std::size_t sample = 256 * 1024;
  std::string decoded;
  Bytes head = bytes.substr(0, sample);
  const bool wide = bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
  if (wide) {
    const Charset charset = bytes[0] == '\xFF' ? Charset::utf16le : Charset::utf16be;
    decoded = decode(charset, head.substr(0, head.size() / 2 * 2), nullptr)->text;
    head = decoded;
  }
  if (const auto format = marked_text(head)) return format;
  if (!wide) {
    if (const auto format = server_format(bytes)) return format;
  }
  const bool binary = head.find('\0') != Bytes::npos;
  if (!binary && has_moves(head)) return Format::text;
  // Nothing speaks for anything: a text may still be an empty game of the kind it is called.
  const std::size_t dot = file_name.rfind('.');
  if (dot == std::string_view::npos || binary || trimmed(head).empty()) return std::nullopt;
  const auto named = parse_format(file_name.substr(dot + 1));
  if (named == Format::pgn || named == Format::wxf) return named;
  return std::nullopt;
}

}  // namespace chuhe::record
