#include "xml_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "text.hpp"

namespace chuhe::record {

namespace {

std::string without_entities(std::string_view text) {
  struct Entity {
    std::string_view name;
    char character;
  };
  static constexpr std::array entities{Entity{"&amp;", '&'}, Entity{"&lt;", '<'},
                                       Entity{"&gt;", '>'}, Entity{"&quot;", '"'},
                                       Entity{"&apos;", '\''}};
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    const std::size_t sign = text.find('&');
    result += text.substr(0, sign);
    if (sign == std::string_view::npos) break;
    text.remove_prefix(sign);
    std::size_t size = 0;
    for (const Entity& entity : entities) {
      if (!text.starts_with(entity.name)) continue;
      result += entity.character;
      size = entity.name.size();
    }
    const std::size_t end = text.substr(0, 12).find(';');
    if (size == 0 && text.starts_with("&#") && end != std::string_view::npos) {
      const bool hex = text.size() > 2 && lower(text[2]) == 'x';
      std::uint32_t code = 0;
      const char* first = text.data() + (hex ? 3 : 2);
      const auto [last, error] = std::from_chars(first, text.data() + end, code, hex ? 16 : 10);
      const bool good = error == std::errc() && last == text.data() + end && code < 0x110000 &&
                        !(code >= 0xD800 && code < 0xE000);
      if (good) {
        append_utf8(result, code);
        size = end + 1;
      }
    }
    if (size == 0) {
      result += '&';
      size = 1;
    }
    text.remove_prefix(size);
  }
  return result;
}

std::string_view without_prefix(std::string_view name) {
  const std::size_t colon = name.find(':');
  return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

bool ends_name(char c) { return is_blank(c) || c == '>' || c == '/' || c == '=' || c == '<'; }

}  // namespace

std::string_view XmlEvent::attribute(std::string_view attribute_name) const {
  for (const auto& [key, value] : attributes) {
    if (equal_ignoring_case(key, attribute_name)) return value;
  }
  return {};
}

std::optional<XmlEvent> XmlReader::next() {
  if (!pending_end_.empty()) {
    XmlEvent event;
    event.kind = XmlEvent::Kind::end;
    event.name = std::exchange(pending_end_, {});
    event.offset = pending_offset_;
    return event;
  }
  while (at_ < text_.size()) {
    const std::string_view rest = text_.substr(at_);
    if (rest[0] != '<') {
      XmlEvent event;
      event.kind = XmlEvent::Kind::text;
      event.offset = at_;
      const std::size_t end = std::min(rest.find('<'), rest.size());
      event.text = without_entities(rest.substr(0, end));
      at_ += end;
      return event;
    }
    if (rest.starts_with("<![CDATA[")) {
      constexpr std::size_t open = 9;
      XmlEvent event;
      event.kind = XmlEvent::Kind::text;
      event.offset = at_ + open;
      const std::size_t end = rest.find("]]>");
      truncated_ = end == std::string_view::npos;
      event.text = rest.substr(open, truncated_ ? end : end - open);
      at_ = truncated_ ? text_.size() : at_ + end + 3;
      return event;
    }
    if (rest.starts_with("<!--") || rest.starts_with("<!") || rest.starts_with("<?") ||
        rest.starts_with("-->")) {
      // Records stand within comments of pages: only the sign itself is left out.
      const std::size_t end = rest.starts_with("<!--") ? 4 : rest.find('>');
      at_ = end == std::string_view::npos ? text_.size()
                                          : at_ + end + (rest.starts_with("<!--") ? 0 : 1);
      continue;
    }
    if (auto event = tag()) return event;
  }
  return std::nullopt;
}

std::optional<XmlEvent> XmlReader::tag() {
  XmlEvent event;
  event.offset = at_;
  std::size_t at = at_ + 1;
  const bool closing = at < text_.size() && text_[at] == '/';
  event.kind = closing ? XmlEvent::Kind::end : XmlEvent::Kind::start;
  if (closing) ++at;
  const auto skip_blanks = [&] {
    while (at < text_.size() && is_blank(text_[at])) ++at;
  };
  const auto name = [&] {
    const std::size_t start = at;
    while (at < text_.size() && !ends_name(text_[at])) ++at;
    return text_.substr(start, at - start);
  };
  event.name = without_prefix(name());
  while (true) {
    skip_blanks();
    if (at >= text_.size()) {
      truncated_ = true;
      break;
    }
    if (text_[at] == '>') {
      ++at;
      break;
    }
    if (text_[at] == '<') break;
    if (text_[at] == '/') {
      if (at + 1 < text_.size() && text_[at + 1] == '>' && !closing) {
        pending_end_ = event.name;
        pending_offset_ = at;
      }
      ++at;
      continue;
    }
    const std::string_view key = name();
    skip_blanks();
    if (at >= text_.size() || text_[at] != '=') {
      if (key.empty()) ++at;
      continue;
    }
    ++at;
    skip_blanks();
    if (at >= text_.size()) continue;
    const char quote = text_[at];
    if (quote != '"' && quote != '\'') continue;
    const std::size_t end = text_.find(quote, at + 1);
    truncated_ = end == std::string_view::npos;
    event.attributes.emplace_back(
        without_prefix(key),
        without_entities(text_.substr(at + 1, truncated_ ? end : end - at - 1)));
    at = truncated_ ? text_.size() : end + 1;
  }
  at_ = at;
  if (event.name.empty()) return std::nullopt;
  return event;
}

}  // namespace chuhe::record
