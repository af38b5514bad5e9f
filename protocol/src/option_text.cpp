#include "option_text.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace chuhe::protocol {

namespace {

// What stands behind the type: fields in any order, each of one or more words.
struct Fields {
  std::string value;
  std::optional<std::int64_t> least;
  std::optional<std::int64_t> most;
  std::vector<std::string> choices;
};

bool is_field(const Word& word) {
  return word.is("default") || word.is("min") || word.is("max") || word.is("var");
}

std::string without_empty_mark(std::string_view value) {
  return value == "<empty>" ? std::string{} : std::string(value);
}

std::optional<std::int64_t> whole_number(std::string_view text) {
  const auto number = read_decimal(text);
  if (!number || !number->clean) return std::nullopt;
  return number->whole;
}

Fields read_fields(WordReader& reader) {
  Fields fields;
  Word key = reader.next();
  while (!key.empty()) {
    const Word first = reader.peek();
    Word word = first;
    while (!word.empty() && !is_field(word)) {
      reader.take(word);
      word = reader.peek();
    }
    const std::string_view text = reader.between(first, word);
    if (key.is("default")) fields.value = without_empty_mark(text);
    if (key.is("min")) fields.least = whole_number(text);
    if (key.is("max")) fields.most = whole_number(text);
    if (key.is("var") && !text.empty()) fields.choices.emplace_back(text);
    key = reader.next();
  }
  return fields;
}

// The default of a text is the rest of the line, whatever words are in it.
std::string read_text_default(WordReader& reader) {
  if (!reader.peek().is("default")) return {};
  reader.next();
  return without_empty_mark(reader.rest());
}

std::expected<OptionSpec, ParseError> read_kind(std::string name, const Word& type,
                                                WordReader& reader) {
  OptionSpec option{std::move(name), ButtonOption{}};
  if (type.is("check")) {
    option.kind = CheckOption{equals_ignoring_case(read_fields(reader).value, "true")};
  } else if (type.is("spin")) {
    const Fields fields = read_fields(reader);
    option.kind = SpinOption{whole_number(fields.value), fields.least, fields.most};
  } else if (type.is("combo")) {
    Fields fields = read_fields(reader);
    option.kind = ComboOption{std::move(fields.value), std::move(fields.choices)};
  } else if (type.is("string")) {
    option.kind = StringOption{read_text_default(reader)};
  } else if (type.is("file")) {
    option.kind = FileOption{read_text_default(reader)};
  } else if (type.is("label")) {
    option.kind = LabelOption{};
  } else if (!type.is("button")) {
    return std::unexpected(error_at(ParseErrorKind::bad_value, type));
  }
  return option;
}

class KindWriter {
 public:
  explicit KindWriter(Language language) : language_(language) {}

  std::string operator()(const CheckOption& check) const {
    return std::string("check default ") + (check.value ? "true" : "false");
  }
  std::string operator()(const SpinOption& spin) const {
    // UCCI's own examples have the default last, UCI's first.
    std::string text = "spin";
    const std::string value = spin.value ? " default " + std::to_string(*spin.value) : "";
    if (language_ == Language::uci) text += value;
    if (spin.least) text += " min " + std::to_string(*spin.least);
    if (spin.most) text += " max " + std::to_string(*spin.most);
    if (language_ == Language::ucci) text += value;
    return text;
  }
  std::string operator()(const ComboOption& combo) const {
    std::string text = "combo";
    const std::string value = " default " + marked(combo.value);
    if (language_ == Language::uci) text += value;
    for (const std::string& choice : combo.choices) text += " var " + choice;
    if (language_ == Language::ucci) text += value;
    return text;
  }
  std::string operator()(const ButtonOption&) const { return "button"; }
  std::string operator()(const StringOption& string) const {
    return "string default " + marked(string.value);
  }
  std::string operator()(const FileOption& file) const {
    // UCI knows no files.
    return (language_ == Language::uci ? "string default " : "file default ") + marked(file.value);
  }
  std::string operator()(const LabelOption&) const {
    return language_ == Language::uci ? "button" : "label";
  }

 private:
  static std::string marked(const std::string& value) { return value.empty() ? "<empty>" : value; }

  Language language_;
};

}  // namespace

std::expected<OptionSpec, ParseError> read_option(WordReader& reader) {
  Word first = reader.next();
  if (first.is("name")) first = reader.next();
  // A name may have several words.
  Word word = first;
  while (!word.empty() && !word.is("type")) word = reader.next();
  if (word.empty()) return std::unexpected(error_at(ParseErrorKind::missing_word, word));
  const std::string_view name = reader.between(first, word);
  if (name.empty()) return std::unexpected(error_at(ParseErrorKind::missing_value, word));
  const Word type = reader.next();
  if (type.empty()) return std::unexpected(error_at(ParseErrorKind::missing_value, word));
  return read_kind(std::string(name), type, reader);
}

std::string with_underscores(std::string_view name) {
  std::string text(name);
  for (char& c : text) {
    if (trimmed({&c, 1}).empty()) c = '_';
  }
  return text;
}

std::string option_text(const OptionSpec& option, Language language) {
  // The word "name" is understood in UCCI too, and needed before an option of that name.
  const bool with_word = language == Language::uci || Word{option.name, 0}.is("name");
  const std::string name = with_word ? "name " + option.name : with_underscores(option.name);
  return "option " + name + " type " + std::visit(KindWriter(language), option.kind);
}

}  // namespace chuhe::protocol
