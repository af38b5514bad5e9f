#include <chuhe/protocol/ucci.hpp>

#include "common_text.hpp"
#include "word_reader.hpp"

namespace chuhe::protocol::ucci {

namespace {

// The functions of this namespace mean UCCI whatever the dialect says.
Dialect as_ucci(Dialect dialect) {
  dialect.language = Language::ucci;
  return dialect;
}

// `setoption NAME [VALUE]`, and what programs make of it that know UCI better.
std::expected<Command, ParseError> read_set_option(WordReader& reader, const Word& first) {
  const Word name = reader.next();
  if (name.empty()) return std::unexpected(error_at(ParseErrorKind::missing_value, first));
  if (name.is("newgame")) return NewGame{};
  if (name.is("name") && !reader.peek().empty()) return read_named_option(reader, name);
  SetOption set{std::string(name.text), std::nullopt};
  Word value = reader.peek();
  if (value.is("value")) {
    const std::string_view whole = reader.rest();
    if (whole.size() > value.text.size()) reader.take(value);
  }
  if (reader.peek().empty()) return set;
  set.value = reader.rest();
  if (*set.value == "<empty>") set.value->clear();
  return set;
}

}  // namespace

std::expected<Command, ParseError> parse_command(std::string_view line, const Dialect& dialect,
                                                 Color turn) {
  WordReader reader(line);
  const Word first = reader.next();
  if (first.is("setoption")) return read_set_option(reader, first);
  return read_common_command(reader, first, as_ucci(dialect), turn);
}

std::string print_command(const Command& command, const Dialect& dialect, Color turn) {
  return common_command_text(command, as_ucci(dialect), turn);
}

std::expected<Reply, ParseError> parse_reply(std::string_view line, const Dialect& dialect) {
  return read_common_reply(line, as_ucci(dialect));
}

std::string print_reply(const Reply& reply, const Dialect& dialect) {
  return common_reply_text(reply, as_ucci(dialect));
}

}  // namespace chuhe::protocol::ucci
