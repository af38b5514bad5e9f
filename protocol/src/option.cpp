#include <chuhe/protocol/option.hpp>

#include <algorithm>
#include <array>
#include <ranges>
#include <utility>

#include "word_reader.hpp"

namespace chuhe::protocol {

namespace {

template <class... F>
struct Overloaded : F... {
  using F::operator()...;
};

using Accepted = std::expected<std::string, OptionFault>;

Accepted fault(OptionFaultKind kind, std::string_view value) {
  return std::unexpected(OptionFault{kind, std::string(value)});
}

Accepted accepted_check(std::string_view value) {
  for (std::string_view yes : {"true", "1", "on", "yes"}) {
    if (equals_ignoring_case(value, yes)) return "true";
  }
  for (std::string_view no : {"false", "0", "off", "no"}) {
    if (equals_ignoring_case(value, no)) return "false";
  }
  return fault(OptionFaultKind::not_true_or_false, value);
}

Accepted accepted_number(const SpinOption& spin, std::string_view value) {
  const auto number = read_decimal(value);
  if (!number || !number->clean || number->thousandths != 0) {
    return fault(OptionFaultKind::not_a_number, value);
  }
  if (spin.least && number->whole < *spin.least) return fault(OptionFaultKind::too_small, value);
  if (spin.most && number->whole > *spin.most) return fault(OptionFaultKind::too_large, value);
  return std::to_string(number->whole);
}

Accepted accepted_choice(const ComboOption& combo, std::string_view value) {
  // The exact spelling goes first: two choices may differ in nothing but capitals.
  if (std::ranges::find(combo.choices, value) != combo.choices.end()) return std::string(value);
  for (const std::string& choice : combo.choices) {
    if (is_same_option(choice, value)) return choice;
  }
  return fault(OptionFaultKind::not_a_choice, value);
}

struct CommonNames {
  CommonOption option;
  std::string_view uci;
  std::string_view ucci;
};

constexpr std::array<CommonNames, 7> common_names = {{
    {CommonOption::hash, "Hash", "hashsize"},
    {CommonOption::threads, "Threads", "threads"},
    {CommonOption::ponder, "Ponder", "ponder"},
    {CommonOption::multi_pv, "MultiPV", "multipv"},
    {CommonOption::own_book, "OwnBook", "usebook"},
    {CommonOption::clear_hash, "Clear Hash", "clearhash"},
    {CommonOption::use_milliseconds, "usemillisec", "usemillisec"},
}};

}  // namespace

std::expected<std::string, OptionFault> accepted_value(const OptionSpec& spec,
                                                       const std::optional<std::string>& value) {
  const auto needing = [&](auto accept) -> Accepted {
    const std::string_view text = value ? trimmed(*value) : std::string_view{};
    if (text.empty()) return fault(OptionFaultKind::missing_value, {});
    return accept(text);
  };
  const auto any_text = [&]() -> Accepted {
    return value && *value != "<empty>" ? *value : std::string{};
  };
  return std::visit(
      Overloaded{
          [&](const CheckOption&) { return needing(accepted_check); },
          [&](const SpinOption& spin) {
            return needing([&](std::string_view text) { return accepted_number(spin, text); });
          },
          [&](const ComboOption& combo) {
            return needing([&](std::string_view text) { return accepted_choice(combo, text); });
          },
          [&](const ButtonOption&) -> Accepted { return std::string{}; },
          [&](const StringOption&) { return any_text(); },
          [&](const FileOption&) { return any_text(); },
          [&](const LabelOption&) {
            return fault(OptionFaultKind::not_settable, value ? *value : std::string{});
          },
      },
      spec.kind);
}

bool is_same_option(std::string_view a, std::string_view b) {
  const auto folded = [](char c) {
    if (c == '_') return ' ';
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  };
  return std::ranges::equal(a, b, {}, folded, folded);
}

const OptionSpec* find_option(std::span<const OptionSpec> options, std::string_view name) {
  for (const OptionSpec& option : options) {
    if (is_same_option(option.name, name)) return &option;
  }
  return nullptr;
}

std::string_view name_of(CommonOption option, Language language) {
  for (const CommonNames& names : common_names) {
    if (names.option == option) return language == Language::uci ? names.uci : names.ucci;
  }
  return {};
}

std::optional<CommonOption> common_option(std::string_view name) {
  for (const CommonNames& names : common_names) {
    if (is_same_option(names.uci, name) || is_same_option(names.ucci, name)) return names.option;
  }
  return std::nullopt;
}

std::string to_string(const OptionFault& fault) {
  const std::string value = "'" + fault.value + "'";
  switch (fault.kind) {
    case OptionFaultKind::missing_value: return "the option needs a value";
    case OptionFaultKind::not_true_or_false: return value + " is neither true nor false";
    case OptionFaultKind::not_a_number: return value + " is not a whole number";
    case OptionFaultKind::too_small: return value + " is too small";
    case OptionFaultKind::too_large: return value + " is too large";
    case OptionFaultKind::not_a_choice: return value + " is not one of the choices";
    case OptionFaultKind::not_settable: return "the option cannot be set";
  }
  return {};
}

}  // namespace chuhe::protocol
