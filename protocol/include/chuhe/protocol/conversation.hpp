// A talk in UCI or UCCI: what one has to remember of it to understand the next line.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/core/square.hpp>
#include <chuhe/protocol/command.hpp>
#include <chuhe/protocol/dialect.hpp>
#include <chuhe/protocol/option.hpp>
#include <chuhe/protocol/reply.hpp>

namespace chuhe::protocol {

/// One talk, at either end: a value that reads and writes lines and remembers the dialect and the
/// side to move. An engine calls `parse_command` and `print_reply`, a program that uses one
/// `print_command` and `parse_reply`. Commands change the dialect on their way: `ucci` makes it
/// UCCI, `setoption usemillisec true` changes its unit of time.
class Conversation {
 public:
  Conversation() = default;
  explicit Conversation(const Dialect& dialect) : dialect_(dialect) {}

  const Dialect& dialect() const { return dialect_; }
  /// Counts ranks another way from now on; see `EngineDescription::ranks`.
  void set_ranks(RankNumbers ranks) { dialect_.ranks = ranks; }
  /// The side to move in the position set last; at first Red.
  Color turn() const { return turn_; }

  std::expected<Command, ParseError> parse_command(std::string_view line);
  std::string print_command(const Command& command);
  std::expected<Reply, ParseError> parse_reply(std::string_view line) const;
  std::string print_reply(const Reply& reply) const;

 private:
  void note(const Command& command);

  Dialect dialect_;
  Color turn_ = Color::red;
};

/// What an engine has said of itself between `Hello` and `HelloOk`.
class EngineDescription {
 public:
  /// Takes in a reply; those that do not belong here are passed over. An option that is offered
  /// again replaces the former.
  void add(const Reply& reply);

  /// The text of a field; empty when the engine has not told.
  std::string_view text(IdField field) const;
  const std::vector<OptionSpec>& options() const { return options_; }
  /// The option of a name, or null.
  const OptionSpec* option(std::string_view name) const { return find_option(options_, name); }
  /// The option under whichever of its usual names the engine has it, or null.
  const OptionSpec* option(CommonOption option) const;

  /// What must be set before an engine of many games plays xiangqi: `UCI_Variant`; nothing where
  /// that is not needed.
  std::optional<SetOption> variant_choice() const;
  /// Whether the engine can play xiangqi, as far as it tells.
  bool plays_xiangqi() const;
  /// How an engine that introduced itself in this language counts ranks: in UCI an engine that
  /// offers xiangqi among other games counts from 1 to 10.
  RankNumbers ranks(Language language) const;

 private:
  std::vector<Id> ids_;
  std::vector<OptionSpec> options_;
};

}  // namespace chuhe::protocol
