#include "xboard_option.hpp"

#include <array>
#include <cstdint>
#include <string>

#include "word_reader.hpp"

namespace chuhe::protocol::xboard {

namespace {

enum class Kind : std::uint8_t { check, spin, combo, button, string, file };

constexpr std::array<std::pair<std::string_view, Kind>, 10> kinds = {{
    {"-check", Kind::check},
    {"-spin", Kind::spin},
    {"-slider", Kind::spin},
    {"-combo", Kind::combo},
    {"-button", Kind::button},
    {"-save", Kind::button},
    {"-reset", Kind::button},
    {"-string", Kind::string},
    {"-file", Kind::file},
    {"-path", Kind::file},
}};

std::optional<std::int64_t> whole_number(const Word& word) {
  const auto number = read_decimal(word.text);
  if (!number) return std::nullopt;
  return number->whole;
}

// Choices between ///, the chosen one with a star.
ComboOption read_combo(std::string_view text) {
  constexpr std::string_view separator = "///";
  ComboOption combo;
  while (!text.empty()) {
    const std::size_t end = std::min(text.size(), text.find(separator));
    std::string_view choice = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(text.size(), end + separator.size()));
    const bool chosen = choice.starts_with('*');
    if (chosen) choice.remove_prefix(1);
    if (choice.empty()) continue;
    if (chosen) combo.value = choice;
    combo.choices.emplace_back(choice);
  }
  return combo;
}

}  // namespace

std::optional<OptionSpec> read_option(std::string_view text) {
  WordReader reader(text);
  const Word first = reader.peek();
  for (Word word = reader.next(); !word.empty(); word = reader.next()) {
    for (const auto& [name, kind] : kinds) {
      if (word.text != name || word.offset == first.offset) continue;
      OptionSpec option{std::string(reader.between(first, word)), ButtonOption{}};
      switch (kind) {
        case Kind::check: option.kind = CheckOption{reader.peek().text == "1"}; break;
        case Kind::spin: {
          SpinOption spin;
          spin.value = whole_number(reader.next());
          spin.least = whole_number(reader.next());
          spin.most = whole_number(reader.next());
          option.kind = spin;
          break;
        }
        case Kind::combo: option.kind = read_combo(reader.rest()); break;
        case Kind::button: break;
        case Kind::string: option.kind = StringOption{std::string(reader.rest())}; break;
        case Kind::file: option.kind = FileOption{std::string(reader.rest())}; break;
      }
      return option;
    }
  }
  return std::nullopt;
}

}  // namespace chuhe::protocol::xboard
