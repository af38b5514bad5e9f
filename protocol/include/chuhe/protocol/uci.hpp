// The Universal Chess Interface, as engines of xiangqi speak it; both ends.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include <chuhe/core/square.hpp>
#include <chuhe/protocol/command.hpp>
#include <chuhe/protocol/dialect.hpp>
#include <chuhe/protocol/reply.hpp>

namespace chuhe::protocol::uci {

/// Reads what an engine is told. Taken are, besides the protocol's own form: command words in any
/// capitals, `fen ...` and `startpos ...` without `position`, the fields of UCCI's `go`, and what
/// follows a command that needs nothing. `turn` is the side to move in the present position, which
/// `movestogo` and UCCI's `time` are about.
std::expected<Command, ParseError> parse_command(std::string_view line, const Dialect& dialect,
                                                 Color turn);

/// Writes what an engine is told, without a line break: those in texts become blanks. `turn` as
/// above. What the language cannot say is left out: `banmoves` and `probe` are written as in UCCI.
/// Precondition: a line that is written is one (no faults) and has no passes.
std::string print_command(const Command& command, const Dialect& dialect, Color turn);

/// Reads what an engine says. Words in `info` that are not known are skipped; `bestmove (none)`,
/// `0000`, `a0a0`, `nobestmove` and their like all mean that there is no move. A line that is none
/// of the protocol's gives `unknown_command`: engines print banners.
std::expected<Reply, ParseError> parse_reply(std::string_view line, const Dialect& dialect);

/// Writes what an engine says, without a line break. Draw offers and resignations cannot be said.
std::string print_reply(const Reply& reply, const Dialect& dialect);

}  // namespace chuhe::protocol::uci
