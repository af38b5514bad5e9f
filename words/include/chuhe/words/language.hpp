// The languages that Chuhe speaks, and how a person's language is found out.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chuhe::words {

enum class Language : std::uint8_t {
  english,
  simplified_chinese,
  traditional_chinese,
  vietnamese,
};

inline constexpr std::array<Language, 4> all_languages{
    Language::english, Language::simplified_chinese, Language::traditional_chinese,
    Language::vietnamese};

/// The language's tag as BCP 47 has it: `en`, `zh-Hans`, `zh-Hant`, `vi`.
std::string_view tag(Language language);
/// The tags of all languages, for completions.
std::vector<std::string> language_tags();

/// The language's own name for itself: `English`, `简体中文`.
std::string_view own_name(Language language);

/// The language of a tag or of a locale's name, in any case: `en`, `zh`, `zh-Hans`, `zh_TW.UTF-8`,
/// `vi_VN`; `C` and `POSIX` are English. Chinese is traditional for Hant, TW, HK and MO. Nothing
/// for a language that Chuhe does not speak.
std::optional<Language> parse_language(std::string_view tag);

/// Gives the value of an environment variable, or nothing when it is not set.
using Environment = std::function<std::optional<std::string>(const char* name)>;

/// The language that the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that
/// is set and not empty names the locale; unless that is C or POSIX, the first known language of
/// the list in `LANGUAGE` goes before it. English when nothing known is asked for.
Language language_of(const Environment& environment);

}  // namespace chuhe::words
