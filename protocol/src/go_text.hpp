// The `go` command: its fields are read alike in both languages.
#pragma once

#include <chuhe/protocol/command.hpp>

#include "word_reader.hpp"

namespace chuhe::protocol {

/// What follows the word `go`: a `Go`, or the `Perft` of `go perft N`.
Command read_go(WordReader& reader, const Dialect& dialect, Color turn);

std::string go_text(const Go& go, const Dialect& dialect, Color turn);

}  // namespace chuhe::protocol
