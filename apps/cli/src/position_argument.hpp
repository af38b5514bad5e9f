// Positions given on the command line.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include <chuhe/core/fen.hpp>
#include <chuhe/core/line.hpp>
#include <chuhe/words/phrasebook.hpp>

#include "invocation.hpp"

namespace CLI {
class App;
}

namespace chuhe::cli {

/// Adds `--fen` to a command.
void add_position_option(CLI::App& command, std::string& fen, const Invocation& invocation);

/// The line that an argument of `--fen` describes: the opening when it is empty, the first line of
/// standard input when it is `-`. Remarks and faults go to the standard error; with faults there is
/// no line.
std::optional<Line> read_position(const std::string& argument, Invocation& invocation);

/// What is to be said about the faults of a FEN: each with its place and a mark under the text.
std::string explain_faults(const FenFaults& faults, std::string_view text,
                           const words::Phrasebook& book);

/// The same about remarks.
std::string explain_notes(const std::vector<FenNote>& notes, const words::Phrasebook& book);

/// A line of text with a caret and tildes under `length` bytes from `offset`. Of a long text the
/// part around the place is shown; what a terminal must not be sent becomes question marks.
std::string underlined(std::string_view text, std::size_t offset, std::size_t length);

}  // namespace chuhe::cli
