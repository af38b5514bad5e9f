#include "json_text.hpp"

#include <charconv>
#include <vector>

#include "text.hpp"

namespace chuhe::record {

char JsonCursor::peek() {
  while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
  return at_ < text_.size() ? text_[at_] : '\0';
}

bool JsonCursor::take(char c) {
  if (peek() != c || at_ >= text_.size()) return false;
  ++at_;
  return true;
}

namespace {

std::optional<char32_t> hex4(std::string_view text) {
  if (text.size() < 4) return std::nullopt;
  unsigned value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + 4, value, 16);
  if (error != std::errc() || end != text.data() + 4) return std::nullopt;
  return value;
}

}  // namespace

std::optional<std::string> JsonCursor::string() {
  if (peek() != '"') return std::nullopt;
  std::string result;
  std::size_t at = at_ + 1;
  while (true) {
    const std::size_t special = text_.find_first_of("\"\\", at);
    if (special == std::string_view::npos) return std::nullopt;
    result += text_.substr(at, special - at);
    at = special + 1;
    if (text_[special] == '"') break;
    if (at >= text_.size()) return std::nullopt;
    const char c = text_[at++];
    switch (c) {
      case 'n': result += '\n'; break;
      case 't': result += '\t'; break;
      case 'r': result += '\r'; break;
      case 'b': result += '\b'; break;
      case 'f': result += '\f'; break;
      case 'u': {
        auto code = hex4(text_.substr(at));
        if (!code) return std::nullopt;
        at += 4;
        if (*code >= 0xD800 && *code < 0xDC00 && text_.substr(at).starts_with("\\u")) {
          const auto low = hex4(text_.substr(at + 2));
          if (low && *low >= 0xDC00 && *low < 0xE000) {
            code = 0x10000 + ((*code - 0xD800) << 10) + (*low - 0xDC00);
            at += 6;
          }
        }
        append_utf8(result, *code >= 0xD800 && *code < 0xE000 ? 0xFFFD : *code);
        break;
      }
      default: result += c; break;
    }
  }
  at_ = at;
  return result;
}

std::optional<std::int64_t> JsonCursor::integer() {
  peek();
  std::int64_t value = 0;
  const std::string_view rest = text_.substr(at_);
  const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
  if (error != std::errc()) return std::nullopt;
  at_ += static_cast<std::size_t>(end - rest.data());
  return value;
}

bool JsonCursor::skip_value() {
  // Brackets are counted, strings jumped over; commas and colons inside are not checked here.
  const std::size_t start = at_;
  std::size_t depth = 0;
  while (true) {
    const char c = peek();
    if (at_ >= text_.size()) break;
    if (c == '{' || c == '[') {
      ++depth;
      ++at_;
    } else if (c == '}' || c == ']') {
      if (depth == 0) break;
      --depth;
      ++at_;
    } else if (c == '"') {
      std::size_t at = at_ + 1;
      while (at < text_.size() && text_[at] != '"') at += text_[at] == '\\' ? 2 : 1;
      if (at >= text_.size()) break;
      at_ = at + 1;
    } else if (c == ',' || c == ':') {
      if (depth == 0) break;
      ++at_;
      continue;
    } else {
      const std::size_t end = text_.find_first_of(",:]}[{\" \t\r\n", at_);
      if (end == at_) break;
      at_ = end == std::string_view::npos ? text_.size() : end;
    }
    if (depth == 0) return true;
  }
  at_ = start;
  return false;
}

void append_json_string(std::string& out, std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    const auto code = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (code < 0x20 || code == 0x7F) {
      out += "\\u00";
      out += digits[code / 16U];
      out += digits[code % 16U];
    } else {
      out += c;
    }
  }
  out += '"';
}

}  // namespace chuhe::record
