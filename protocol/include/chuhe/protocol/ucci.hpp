// The Universal Chinese Chess Interface, version 3; both ends.
//
// Mates have no form of their own in UCCI: a mate in n moves is written as the score 30001 - 2n,
// being mated in n as 2n - 30000, and such scores are read as mates. The times in `info` are
// milliseconds whatever `usemillisec` says.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include <chuhe/core/square.hpp>
#include <chuhe/protocol/command.hpp>
#include <chuhe/protocol/dialect.hpp>
#include <chuhe/protocol/reply.hpp>

namespace chuhe::protocol::ucci {

/// Reads what an engine is told, as tolerantly as `uci::parse_command` and with the fields of UCI's
/// `go` as well. `setoption` is read as `setoption NAME VALUE`, but UCI's form with `name` and
/// `value` is understood too.
std::expected<Command, ParseError> parse_command(std::string_view line, const Dialect& dialect,
                                                 Color turn);

/// Writes what an engine is told, without a line break: a position as the FEN after the last
/// capture and the moves since. Blanks in the names of options become underscores. Times that are
/// said in seconds lose what is below one. Precondition: as for `uci::print_command`.
std::string print_command(const Command& command, const Dialect& dialect, Color turn);

/// Reads what an engine says, as tolerantly as `uci::parse_reply`.
std::expected<Reply, ParseError> parse_reply(std::string_view line, const Dialect& dialect);

/// Writes what an engine says, without a line break.
std::string print_reply(const Reply& reply, const Dialect& dialect);

}  // namespace chuhe::protocol::ucci
