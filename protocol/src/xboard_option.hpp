// The options in XBoard's features: `NAME -KIND VALUES`.
#pragma once

#include <optional>
#include <string_view>

#include <chuhe/protocol/option.hpp>

namespace chuhe::protocol::xboard {

/// The option that a feature offers; nothing for a kind that is not known.
std::optional<OptionSpec> read_option(std::string_view text);

}  // namespace chuhe::protocol::xboard
