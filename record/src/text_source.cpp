#include "text_source.hpp"

#include <array>

namespace chuhe::record {

namespace {

/// How many of the words that texts on xiangqi are full of occur.
std::size_t count_words(std::string_view text) {
  static constexpr std::array<std::string_view, 30> words{
      "红", "黑", "胜", "负", "和", "棋", "局", "马", "车", "炮", "兵", "卒", "进", "退", "平",
      "紅", "勝", "負", "馬", "車", "進", "帥", "將", "象", "士", "的", "全", "開", "开", "赛"};
  std::size_t count = 0;
  for (const std::string_view word : words) {
    for (std::size_t at = text.find(word); at != std::string_view::npos;
         at = text.find(word, at + word.size())) {
      ++count;
    }
  }
  return count;
}

}  // namespace

Charset likely_charset(Bytes bytes, const CharsetConverter* converter) {
  if (bytes.starts_with("\xFF\xFE")) return Charset::utf16le;
  if (bytes.starts_with("\xFE\xFF")) return Charset::utf16be;
  if (!first_malformed_utf8(bytes)) return Charset::utf8;
  constexpr std::size_t sample = 64 * 1024;
  const Bytes head = bytes.substr(0, sample);
  Charset best = Charset::utf8;
  // What is broken in a place or two is still UTF-8.
  const Decoded utf8 = repaired_utf8(head);
  std::size_t best_value = count_words(utf8.text) * 4;
  std::size_t best_malformed = utf8.malformed;
  for (const Charset charset : {Charset::gb18030, Charset::big5}) {
    const auto decoded = decode(charset, head, converter);
    if (!decoded) continue;
    const std::size_t value = count_words(decoded->text) * 4;
    const bool better = value + best_malformed * 2 > best_value + decoded->malformed * 2;
    if (!better) continue;
    best = charset;
    best_value = value;
    best_malformed = decoded->malformed;
  }
  return best;
}

}  // namespace chuhe::record
