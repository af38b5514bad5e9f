#include "text.hpp"

#include "texts.hpp"

namespace chuhe::cli {

namespace {

const words::Catalogue<Text>& catalogue(words::Language language) {
  switch (language) {
    case words::Language::english: return english;
    case words::Language::simplified_chinese: return simplified_chinese;
    case words::Language::traditional_chinese: return traditional_chinese;
    case words::Language::vietnamese: return vietnamese;
  }
  return english;
}

}  // namespace

std::string_view text(words::Language language, Text text) { return catalogue(language)[text]; }

std::string text(words::Language language, Text text,
                 std::initializer_list<std::string_view> arguments) {
  return words::fill(catalogue(language)[text], arguments);
}

}  // namespace chuhe::cli
