#include <chuhe/protocol/uci.hpp>

#include "common_text.hpp"
#include "word_reader.hpp"

namespace chuhe::protocol::uci {

namespace {

// The functions of this namespace mean UCI whatever the dialect says.
Dialect as_uci(Dialect dialect) {
  dialect.language = Language::uci;
  return dialect;
}

}  // namespace

std::expected<Command, ParseError> parse_command(std::string_view line, const Dialect& dialect,
                                                 Color turn) {
  WordReader reader(line);
  const Word first = reader.next();
  if (!first.is("setoption")) return read_common_command(reader, first, as_uci(dialect), turn);
  const Word name = reader.next();
  if (name.empty()) return std::unexpected(error_at(ParseErrorKind::missing_value, first));
  if (!name.is("name")) return std::unexpected(error_at(ParseErrorKind::missing_word, name));
  return read_named_option(reader, name);
}

std::string print_command(const Command& command, const Dialect& dialect, Color turn) {
  return common_command_text(command, as_uci(dialect), turn);
}

std::expected<Reply, ParseError> parse_reply(std::string_view line, const Dialect& dialect) {
  return read_common_reply(line, as_uci(dialect));
}

std::string print_reply(const Reply& reply, const Dialect& dialect) {
  return common_reply_text(reply, as_uci(dialect));
}

}  // namespace chuhe::protocol::uci
