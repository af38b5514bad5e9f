#include "scanner.hpp"

#include <algorithm>
#include <array>

#include "text.hpp"

namespace chuhe::record {

namespace {

constexpr std::array<std::string_view, 12> wide_separators{
    "\u3000", "\uFEFF", "\u00A0", "\u200B", "，", "。", "；", "、", "\u2026", "—", "－－", "――"};

/// Whether a character may be one of those below; most Chinese ones cannot, by their first byte.
bool may_be_sign(char first) {
  return first == '\xC2' || first == '\xE2' || first == '\xE3' || first == '\xEF';
}

/// The size of the blank or separator at the start, 0 if there is none.
std::size_t separator_size(std::string_view text) {
  const char c = text[0];
  if (is_blank(c) || c == ',' || c == '.' || c == '\0') return 1;
  if (!may_be_sign(c)) return 0;
  for (const std::string_view separator : wide_separators) {
    if (text.starts_with(separator)) return separator.size();
  }
  return 0;
}

/// A digit, half or full width, at the start.
std::optional<std::size_t> digit_at(std::string_view text, std::size_t& size) {
  if (text.empty()) return std::nullopt;
  if (is_digit(text[0])) {
    size = 1;
    return static_cast<std::size_t>(text[0] - '0');
  }
  // U+FF10 to U+FF19.
  if (text.size() >= 3 && text[0] == '\xEF' && text[1] == '\xBC' && text[2] >= '\x90' &&
      text[2] <= '\x99') {
    size = 3;
    return static_cast<std::size_t>(static_cast<unsigned char>(text[2]) - 0x90);
  }
  return std::nullopt;
}

constexpr std::array<std::string_view, 7> dots{".", "．", "。", "、", "\u2026", "：", ":"};
constexpr std::string_view ellipsis = "\u2026";

bool ends_word(std::string_view text) {
  const char c = text[0];
  if (is_blank(c)) return true;
  switch (c) {
    case '{':
    case '}':
    case '(':
    case ')':
    case '[':
    case ']':
    case '"':
    case '$':
    case '!':
    case '?':
    case ';':
    case ',':
    case '*': return true;
    default: break;
  }
  return may_be_sign(c) &&
         (text.starts_with("（") || text.starts_with("）") || text.starts_with("！") ||
          text.starts_with("？") || separator_size(text) > 1);
}

}  // namespace

bool Scanner::tag_at(std::string_view text, std::size_t offset) {
  std::size_t at = offset;
  if (at >= text.size() || text[at] != '[') return false;
  ++at;
  while (at < text.size() && (text[at] == ' ' || text[at] == '\t')) ++at;
  const std::size_t name = at;
  constexpr std::size_t longest = 100;
  while (at < text.size() && at - name < longest && !is_blank(text[at]) && text[at] != '"' &&
         text[at] != '[' && text[at] != ']' && text[at] != '%') {
    ++at;
  }
  if (at == name) return false;
  const std::size_t blanks = at;
  while (at < text.size() && (text[at] == ' ' || text[at] == '\t')) ++at;
  if (at >= text.size()) return false;
  // Some write no blank, and some no quotes; a name without either is no tag.
  return text[at] == '"' ||
         (at > blanks && is_letter(text[name]) && offset > 0 && text[offset - 1] == '\n');
}

std::optional<std::size_t> Scanner::bracket_end(std::string_view text, std::size_t offset) {
  std::size_t depth = 0;
  for (std::size_t at = offset; at < text.size();) {
    const std::string_view rest = text.substr(at);
    if (rest[0] == '(' || rest.starts_with("（")) {
      ++depth;
    } else if (rest[0] == ')' || rest.starts_with("）")) {
      if (--depth == 0) return at + character_size(rest);
    } else if (rest[0] == '{') {
      const std::size_t end = text.find('}', at);
      if (end == std::string_view::npos) return std::nullopt;
      at = end;
    } else if (rest[0] == '[' && at > 0 && text[at - 1] == '\n' && tag_at(text, at)) {
      return std::nullopt;
    }
    at += character_size(text.substr(at));
  }
  return std::nullopt;
}

Token Scanner::begin(Token::Kind kind) const {
  Token token;
  token.kind = kind;
  token.offset = at_;
  token.end = at_;
  return token;
}

bool Scanner::at_line_start() const { return at_ == 0 || text_[at_ - 1] == '\n'; }

void Scanner::skip_separators() {
  while (at_ < text_.size()) {
    if (text_[at_] == '%' && at_line_start()) {
      // PGN's escape: the line is none of the game's.
      at_ = std::min(text_.find('\n', at_), text_.size());
      continue;
    }
    const std::size_t size = separator_size(text_.substr(at_));
    if (size == 0) return;
    at_ += size;
  }
}

Token Scanner::comment() {
  Token token = begin(Token::Kind::comment);
  std::size_t end = text_.find('}', at_);
  token.closed = end != std::string_view::npos;
  if (!token.closed) end = text_.size();
  token.text = text_.substr(at_ + 1, end - at_ - 1);
  token.end = token.closed ? end + 1 : end;
  return token;
}

Token Scanner::line_comment() {
  Token token = begin(Token::Kind::line_comment);
  token.end = std::min(text_.find('\n', at_), text_.size());
  token.text = text_.substr(at_ + 1, token.end - at_ - 1);
  return token;
}

Token Scanner::quoted() {
  Token token = begin(Token::Kind::quoted);
  std::size_t at = at_ + 1;
  while (at < text_.size() && text_[at] != '"' && text_[at] != '\n') {
    at += text_[at] == '\\' && at + 1 < text_.size() ? 2 : 1;
  }
  at = std::min(at, text_.size());
  token.text = text_.substr(at_ + 1, at - at_ - 1);
  token.closed = at < text_.size() && text_[at] == '"';
  token.end = token.closed ? at + 1 : at;
  return token;
}

Token Scanner::mark() {
  Token token = begin(Token::Kind::mark);
  std::array<char, 2> signs{};
  std::size_t count = 0;
  std::size_t at = at_;
  while (at < text_.size()) {
    const std::string_view rest = text_.substr(at);
    const char sign = rest[0] == '!' || rest.starts_with("！")   ? '!'
                      : rest[0] == '?' || rest.starts_with("？") ? '?'
                                                                 : '\0';
    if (sign == '\0') break;
    if (count < signs.size()) signs[count] = sign;
    ++count;
    at += character_size(rest);
  }
  token.end = at;
  const std::string_view read(signs.data(), std::min<std::size_t>(count, 2));
  token.value = read == "!"    ? 1
                : read == "?"  ? 2
                : read == "!!" ? 3
                : read == "??" ? 4
                : read == "!?" ? 5
                               : 6;
  return token;
}

Token Scanner::glyph() {
  Token token = begin(Token::Kind::mark);
  std::size_t at = at_ + 1;
  constexpr std::size_t too_many = 1000;
  for (; at < text_.size() && is_digit(text_[at]); ++at) {
    token.value = std::min(token.value * 10 + static_cast<std::size_t>(text_[at] - '0'), too_many);
  }
  token.end = at;
  return token;
}

std::optional<Token> Scanner::result_at() const {
  struct Sign {
    std::string_view text;
    Score score;
  };
  static constexpr std::array signs{
      Sign{"1-0", Score::red_wins}, Sign{"0-1", Score::black_wins}, Sign{"1/2-1/2", Score::draw},
      Sign{"0.5-0.5", Score::draw}, Sign{"½-½", Score::draw},       Sign{"1/2", Score::draw},
      Sign{"*", Score::unknown},
  };
  const std::string_view rest = text_.substr(at_);
  if (rest[0] != '0' && rest[0] != '1' && rest[0] != '*' && rest[0] != '\xC2') return std::nullopt;
  for (const Sign& sign : signs) {
    if (!rest.starts_with(sign.text)) continue;
    const std::string_view after = rest.substr(sign.text.size());
    if (sign.text != "*" && !after.empty() && (is_letter(after[0]) || is_digit(after[0]))) continue;
    Token token = begin(Token::Kind::result);
    token.end = at_ + sign.text.size();
    token.text = sign.text;
    token.score = sign.score;
    return token;
  }
  return std::nullopt;
}

std::optional<Token> Scanner::number() {
  Token token = begin(Token::Kind::number);
  std::size_t at = at_;
  std::size_t size = 0;
  constexpr std::size_t too_large = 1'000'000;
  while (const auto digit = digit_at(text_.substr(at), size)) {
    token.value = std::min(token.value * 10 + *digit, too_large);
    at += size;
  }
  if (at == at_) return std::nullopt;
  std::size_t count = 0;
  token.end = at;
  while (at < text_.size()) {
    const std::string_view rest = text_.substr(at);
    if (is_digit(rest[0]) || is_letter(rest[0])) break;
    std::size_t dot = 0;
    for (const std::string_view candidate : dots) {
      if (rest.starts_with(candidate)) dot = candidate.size();
    }
    if (dot != 0) {
      count += rest.starts_with(ellipsis) ? 2 : 1;
      at += dot;
      token.end = at;
    } else if (count > 0 && (rest[0] == ' ' || rest[0] == '\t')) {
      ++at;
    } else {
      break;
    }
  }
  token.many_dots = count > 1;
  token.no_dot = count == 0;
  return token;
}

Token Scanner::word() {
  Token token = begin(Token::Kind::word);
  // Moves may stand side by side without end: each must not look at all that follow.
  constexpr std::size_t longest = 256;
  std::size_t at = at_;
  do {
    at += character_size(text_.substr(at));
  } while (at < text_.size() && at - at_ < longest && !ends_word(text_.substr(at)));
  token.end = at;
  token.text = text_.substr(at_, at - at_);
  return token;
}

Token Scanner::next() {
  skip_separators();
  Token token = begin(Token::Kind::end);
  if (at_ >= text_.size()) return token;
  const std::string_view rest = text_.substr(at_);
  switch (rest[0]) {
    case '{': token = comment(); break;
    case ';': token = line_comment(); break;
    case '(':
      token.kind = Token::Kind::open;
      token.end = at_ + 1;
      break;
    case ')':
      token.kind = Token::Kind::close;
      token.end = at_ + 1;
      break;
    case '"': token = quoted(); break;
    case '$': token = glyph(); break;
    case '!':
    case '?': token = mark(); break;
    case '[':
      if (tag_at(text_, at_)) {
        token.kind = Token::Kind::tag;
        token.end = at_ + 1;
        break;
      }
      token = word();
      break;
    default:
      if (rest.starts_with("（") || rest.starts_with("）")) {
        token.kind = rest.starts_with("（") ? Token::Kind::open : Token::Kind::close;
        token.end = at_ + 3;
      } else if (rest.starts_with("！") || rest.starts_with("？")) {
        token = mark();
      } else if (const auto result = result_at()) {
        token = *result;
      } else if (const auto counted = number()) {
        token = *counted;
      } else {
        token = word();
      }
  }
  at_ = token.end;
  return token;
}

}  // namespace chuhe::record
