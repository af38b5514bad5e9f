// The options of an engine: what it offers, what it takes.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <chuhe/protocol/dialect.hpp>

namespace chuhe::protocol {

/// True or false.
struct CheckOption {
  bool value = false;
  friend bool operator==(const CheckOption&, const CheckOption&) = default;
};
/// A whole number; an engine may leave each of the three out.
struct SpinOption {
  std::optional<std::int64_t> value;
  std::optional<std::int64_t> least;
  std::optional<std::int64_t> most;
  friend bool operator==(const SpinOption&, const SpinOption&) = default;
};
/// One of several words.
struct ComboOption {
  std::string value;
  std::vector<std::string> choices;
  friend bool operator==(const ComboOption&, const ComboOption&) = default;
};
/// Something to press.
struct ButtonOption {
  friend bool operator==(const ButtonOption&, const ButtonOption&) = default;
};
/// Any text.
struct StringOption {
  std::string value;
  friend bool operator==(const StringOption&, const StringOption&) = default;
};
/// The name of a file (UCCI, XBoard).
struct FileOption {
  std::string value;
  friend bool operator==(const FileOption&, const FileOption&) = default;
};
/// Only text to show (UCCI).
struct LabelOption {
  friend bool operator==(const LabelOption&, const LabelOption&) = default;
};

/// An option that an engine offers, with its default.
struct OptionSpec {
  std::string name;
  std::variant<CheckOption, SpinOption, ComboOption, ButtonOption, StringOption, FileOption,
               LabelOption>
      kind;
  friend bool operator==(const OptionSpec&, const OptionSpec&) = default;
};

enum class OptionFaultKind : std::uint8_t {
  missing_value,      ///< The option needs a value.
  not_true_or_false,  ///< The value is neither `true` nor `false` nor what means that.
  not_a_number,       ///< The value is no whole number.
  too_small,          ///< The number is below `SpinOption::least`.
  too_large,          ///< The number is above `SpinOption::most`.
  not_a_choice,       ///< The value is none of `ComboOption::choices`.
  not_settable,       ///< The option is a label.
};

/// Why an option does not take a value.
struct OptionFault {
  OptionFaultKind kind{};
  /// The value as it was given.
  std::string value;
  friend bool operator==(const OptionFault&, const OptionFault&) = default;
};

/// A short English text for developers and logs.
std::string to_string(const OptionFault& fault);

/// A value as the option takes it: `true` or `false` for a check (also said as 1, yes, on and so
/// on), a plain number within its limits for a spin, the choice as the engine spells it for a
/// combo, nothing for a button; or what is wrong with it.
std::expected<std::string, OptionFault> accepted_value(const OptionSpec& spec,
                                                       const std::optional<std::string>& value);

/// Whether two names mean the same option: capitals do not count, and a blank is as good as the
/// underscore by which UCCI writes it.
bool is_same_option(std::string_view a, std::string_view b);

/// The option of a name among those an engine offers; null when there is none.
const OptionSpec* find_option(std::span<const OptionSpec> options, std::string_view name);

/// Options that many engines have, under names that depend on the language.
enum class CommonOption : std::uint8_t {
  hash,              ///< Size of the transposition table in MiB.
  threads,           ///< Search threads.
  ponder,            ///< Whether the engine may be told to ponder.
  multi_pv,          ///< How many lines are shown.
  own_book,          ///< Whether the engine plays from its own book.
  clear_hash,        ///< Button: empty the transposition table.
  use_milliseconds,  ///< UCCI: times are said in milliseconds.
};

/// How an option is usually called in a language: `Hash` and `hashsize`.
std::string_view name_of(CommonOption option, Language language);

/// The option that a name stands for, in whichever language.
std::optional<CommonOption> common_option(std::string_view name);

}  // namespace chuhe::protocol
