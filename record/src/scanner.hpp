// Cuts movetext into tokens: numbers, words, comments, brackets. What a word means is for others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <chuhe/record/game.hpp>

namespace chuhe::record {

struct Token {
  enum class Kind : std::uint8_t {
    end,
    word,    ///< Something that may be a move; `text` goes to the next blank or bracket, or is cut.
    number,  ///< A move number with its dots; `value`.
    comment,       ///< `{...}`, `text` is what is inside.
    line_comment,  ///< `;...`, `text` without the semicolon.
    open,          ///< `(`
    close,         ///< `)`
    mark,          ///< `!?`, `$5`: `value` is the glyph's number.
    result,        ///< `1-0`, `*`, 红胜: see `score`.
    quoted,        ///< `"..."`, `text` is what is inside, with its escapes.
    tag,           ///< The `[` of a tag.
  };
  Kind kind{};
  std::size_t offset = 0;
  /// Where the next token is looked for.
  std::size_t end = 0;
  std::string_view text;
  std::size_t value = 0;
  Score score = Score::unknown;
  /// Of a comment or quoted text: whether its end is there.
  bool closed = true;
  /// Of a number: whether it is followed by two dots or more, or none at all.
  bool many_dots = false;
  bool no_dot = false;
};

/// Reads tokens one by one. Cost in all: linear in the text.
class Scanner {
 public:
  explicit Scanner(std::string_view text, std::size_t from = 0) : text_(text), at_(from) {}

  /// The token here; the place moves behind it.
  Token next();
  std::size_t offset() const { return at_; }
  /// Goes on reading at another place, as after the part of a word that was a move.
  void seek(std::size_t offset) { at_ = offset; }

  /// Whether a tag starts at `offset`: `[`, a name, a blank, a quote.
  static bool tag_at(std::string_view text, std::size_t offset);
  /// The end of the round bracket that opens at `offset`, behind it; nothing when it stays open.
  /// Comments inside are skipped.
  static std::optional<std::size_t> bracket_end(std::string_view text, std::size_t offset);

 private:
  Token begin(Token::Kind kind) const;
  void skip_separators();
  bool at_line_start() const;
  Token comment();
  Token line_comment();
  Token quoted();
  Token mark();
  Token glyph();
  std::optional<Token> result_at() const;
  std::optional<Token> number();
  Token word();

  std::string_view text_;
  std::size_t at_;
};

}  // namespace chuhe::record
