#include "text.hpp"

#include "texts.hpp"

namespace chuhe::cli {

namespace {

constexpr words::Catalogues<Text> catalogues{english, simplified_chinese, traditional_chinese,
                                             vietnamese};

}  // namespace

std::string_view text(words::Language language, Text text) { return catalogues[language][text]; }

std::string text(words::Language language, Text text,
                 std::initializer_list<std::string_view> arguments) {
  return words::fill(catalogues[language][text], arguments);
}

}  // namespace chuhe::cli
