// Texts of one language, one for each message of an enumeration, complete or not compiled at all.
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

#include <chuhe/words/language.hpp>

namespace chuhe::words {

/// One line of a catalogue.
template <class Message>
struct Translation {
  Message message;
  std::string_view text;
};

namespace detail {
// Declared and not defined: to reach one of them while a catalogue is compiled is an error whose
// text shows its name.
void message_without_text();
void message_with_two_texts();
}  // namespace detail

/// The texts of all messages. `Message` is an enumeration that ends with `count`. The compiler
/// refuses a catalogue in which a message has no text or two.
template <class Message>
class Catalogue {
 public:
  static constexpr std::size_t size = static_cast<std::size_t>(Message::count);

  template <std::size_t N>
  consteval explicit Catalogue(const Translation<Message> (&translations)[N]) {
    for (const Translation<Message>& translation : translations) {
      std::string_view& text = texts_[static_cast<std::size_t>(translation.message)];
      if (!text.empty()) detail::message_with_two_texts();
      text = translation.text;
    }
    for (std::string_view text : texts_) {
      if (text.empty()) detail::message_without_text();
    }
  }

  constexpr std::string_view operator[](Message message) const {
    return texts_[static_cast<std::size_t>(message)];
  }

 private:
  std::array<std::string_view, size> texts_{};
};

/// The catalogues of all languages.
template <class Message>
struct Catalogues {
  const Catalogue<Message>& english;
  const Catalogue<Message>& simplified_chinese;
  const Catalogue<Message>& traditional_chinese;
  const Catalogue<Message>& vietnamese;

  constexpr const Catalogue<Message>& operator[](Language language) const {
    switch (language) {
      case Language::english: return english;
      case Language::simplified_chinese: return simplified_chinese;
      case Language::traditional_chinese: return traditional_chinese;
      case Language::vietnamese: return vietnamese;
    }
    return english;
  }
};

/// Puts arguments in the place of `{0}`, `{1}` and so on; a number without an argument stays.
std::string fill(std::string_view text, std::initializer_list<std::string_view> arguments);

}  // namespace chuhe::words
