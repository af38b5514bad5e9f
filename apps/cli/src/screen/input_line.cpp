#include "screen/input_line.hpp"

#include <utility>

#include "text_width.hpp"

namespace chuhe::cli {

namespace {

constexpr std::size_t longest_line = 4'000;

}  // namespace

std::string utf8(char32_t code) {
  std::string text;
  const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
  if (code < 0x80) {
    add(code);
  } else if (code < 0x800) {
    add(0xc0 | (code >> 6));
  } else if (code < 0x10000) {
    add(0xe0 | (code >> 12));
  } else {
    add(0xf0 | (code >> 18));
    add(0x80 | ((code >> 12) & 0x3f));
  }
  if (code >= 0x800) add(0x80 | ((code >> 6) & 0x3f));
  if (code >= 0x80) add(0x80 | (code & 0x3f));
  return text;
}

std::size_t InputLine::before(std::size_t at) const {
  if (at == 0) return 0;
  do {
    --at;
  } while (at > 0 && (static_cast<unsigned char>(text_[at]) & 0xc0) == 0x80);
  return at;
}

std::size_t InputLine::after(std::size_t at) const {
  if (at >= text_.size()) return text_.size();
  return at + first_character(std::string_view(text_).substr(at)).bytes.size();
}

void InputLine::insert(std::string_view text) {
  if (text_.size() + text.size() > longest_line) return;
  text_.insert(cursor_, text);
  cursor_ += text.size();
}

void InputLine::replace(std::string text) {
  text_ = std::move(text);
  cursor_ = text_.size();
  place_ = history_.size();
}

std::string InputLine::submit() {
  if (!text_.empty() && (history_.empty() || history_.back() != text_)) history_.push_back(text_);
  std::string line = std::exchange(text_, {});
  cursor_ = 0;
  place_ = history_.size();
  return line;
}

void InputLine::recall(std::size_t place) {
  if (place > history_.size()) return;
  if (place_ == history_.size()) typed_ = text_;
  place_ = place;
  text_ = place == history_.size() ? typed_ : history_[place];
  cursor_ = text_.size();
}

bool InputLine::control(char32_t code) {
  switch (code) {
    case 'a': cursor_ = 0; return true;
    case 'e': cursor_ = text_.size(); return true;
    case 'k': text_.erase(cursor_); return true;
    case 'u':
      text_.erase(0, cursor_);
      cursor_ = 0;
      return true;
    case 'w': {
      std::size_t from = cursor_;
      while (from > 0 && text_[from - 1] == ' ') --from;
      while (from > 0 && text_[from - 1] != ' ') --from;
      text_.erase(from, cursor_ - from);
      cursor_ = from;
      return true;
    }
    case 'p':
      if (place_ > 0) recall(place_ - 1);
      return true;
    case 'n': recall(place_ + 1); return true;
    default: return false;
  }
}

bool InputLine::handle(const Key& key) {
  switch (key.name) {
    case KeyName::character:
      if (key.control) return control(key.code);
      if (key.alt) return false;
      insert(utf8(key.code));
      return true;
    case KeyName::backspace: {
      const std::size_t from = before(cursor_);
      text_.erase(from, cursor_ - from);
      cursor_ = from;
      return true;
    }
    case KeyName::erase: text_.erase(cursor_, after(cursor_) - cursor_); return true;
    case KeyName::left: cursor_ = before(cursor_); return true;
    case KeyName::right: cursor_ = after(cursor_); return true;
    case KeyName::home: cursor_ = 0; return true;
    case KeyName::end: cursor_ = text_.size(); return true;
    case KeyName::up: return control('p');
    case KeyName::down: return control('n');
    default: return false;
  }
}

}  // namespace chuhe::cli
