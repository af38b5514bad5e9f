// The lines by which engines offer options.
#pragma once

#include <expected>
#include <string>

#include <chuhe/protocol/dialect.hpp>
#include <chuhe/protocol/option.hpp>

#include "word_reader.hpp"

namespace chuhe::protocol {

/// What follows the word `option`, in either language.
std::expected<OptionSpec, ParseError> read_option(WordReader& reader);

std::string option_text(const OptionSpec& option, Language language);

/// A name as one word, as UCCI needs it.
std::string with_underscores(std::string_view name);

}  // namespace chuhe::protocol
