// What UCI and UCCI have in common, which is most of both.
#pragma once

#include <expected>
#include <string>

#include <chuhe/protocol/command.hpp>
#include <chuhe/protocol/dialect.hpp>
#include <chuhe/protocol/reply.hpp>

#include "word_reader.hpp"

namespace chuhe::protocol {

/// Reads a command that is not `setoption`; `first` is its first word, already taken.
std::expected<Command, ParseError> read_common_command(WordReader& reader, const Word& first,
                                                       const Dialect& dialect, Color turn);

/// Writes any command in the language of the dialect.
std::string common_command_text(const Command& command, const Dialect& dialect, Color turn);

std::expected<Reply, ParseError> read_common_reply(std::string_view line, const Dialect& dialect);

std::string common_reply_text(const Reply& reply, const Dialect& dialect);

/// `setoption name NAME [value VALUE]`: what follows `name`, which is already taken.
std::expected<Command, ParseError> read_named_option(WordReader& reader, const Word& name);

}  // namespace chuhe::protocol
