#include <chuhe/words/language.hpp>

namespace chuhe::words {

namespace {

std::string lower_case(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (c == '_') c = '-';
  }
  return result;
}

// Cuts the first part of `text` up to a separator off and gives it.
std::string_view cut(std::string_view& text, char separator) {
  const std::size_t end = text.find(separator);
  const std::string_view part = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  return part;
}

bool is_plain_locale(std::string_view locale) {
  const std::string_view name = locale.substr(0, locale.find_first_of(".@"));
  return name == "C" || name == "POSIX";
}

}  // namespace

std::string_view tag(Language language) {
  switch (language) {
    case Language::english: return "en";
    case Language::simplified_chinese: return "zh-Hans";
    case Language::traditional_chinese: return "zh-Hant";
    case Language::vietnamese: return "vi";
  }
  return "en";
}

std::vector<std::string> language_tags() {
  std::vector<std::string> tags;
  for (const Language language : all_languages) tags.emplace_back(tag(language));
  return tags;
}

std::string_view own_name(Language language) {
  switch (language) {
    case Language::english: return "English";
    case Language::simplified_chinese: return "简体中文";
    case Language::traditional_chinese: return "繁體中文";
    case Language::vietnamese: return "Tiếng Việt";
  }
  return "English";
}

std::optional<Language> parse_language(std::string_view text) {
  const std::string name = lower_case(text.substr(0, text.find_first_of(".@")));
  std::string_view rest = name;
  const std::string_view language = cut(rest, '-');
  if (language == "en" || language == "c" || language == "posix") return Language::english;
  if (language == "vi") return Language::vietnamese;
  if (language != "zh") return std::nullopt;
  while (!rest.empty()) {
    const std::string_view part = cut(rest, '-');
    if (part == "hans") return Language::simplified_chinese;
    if (part == "hant" || part == "tw" || part == "hk" || part == "mo") {
      return Language::traditional_chinese;
    }
  }
  return Language::simplified_chinese;
}

Language language_of(const Environment& environment) {
  std::string locale;
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    locale = environment(name).value_or("");
    if (!locale.empty()) break;
  }
  if (locale.empty() || is_plain_locale(locale)) return Language::english;
  const std::string list = environment("LANGUAGE").value_or("");
  std::string_view rest = list;
  while (!rest.empty()) {
    if (const auto language = parse_language(cut(rest, ':'))) return *language;
  }
  return parse_language(locale).value_or(Language::english);
}

}  // namespace chuhe::words
