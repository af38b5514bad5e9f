// What there is to say about a program's command line, apart from how it is said: help, man pages
// and completions are written from it.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace chuhe::manual {

/// A word `key=value`.
struct Pair {
  std::string key{};
  /// The values that there are; empty: they cannot be listed.
  std::vector<std::string> choices{};
  /// The value is the path of a file or folder.
  bool is_file = false;
};

/// What is typed behind an option, or as an argument.
struct Value {
  /// As help shows it: `FILE`, `N`.
  std::string name{};
  /// The values that there are; empty: they cannot be listed.
  std::vector<std::string> choices{};
  /// It is the path of a file or folder.
  bool is_file = false;
  /// It is words of these, any number of them one behind the other.
  std::vector<Pair> pairs{};
};

/// Whether a value is for a file, by its name in the help: `FILE`, `PATH`, ...
bool names_a_file(const std::string& value_name);

struct Option {
  /// With their dashes: `-h`, `--help`.
  std::vector<std::string> names{};
  std::string about{};
  /// None for a flag.
  std::optional<Value> value{};
  /// As a text; empty: none, or one that is not told.
  std::string default_value{};
  bool is_required = false;
  bool is_repeatable = false;
};

struct Argument {
  Value value{};
  std::string about{};
  bool is_required = false;
  bool is_repeatable = false;
};

/// A command of a program.
struct Command {
  /// The name, and others that mean the same.
  std::vector<std::string> names{};
  std::string about{};
  std::vector<Option> options{};
  std::vector<Argument> arguments{};
  /// What help says at its end.
  std::string footer{};
  /// The options of the program may follow the command, too.
  bool takes_program_options = false;
};

/// A term and what there is to say of it.
struct Entry {
  std::string term{};
  std::string text{};
};

/// What a man page says beyond what help does.
struct Background {
  /// Of the manual: 6 for games, 1 for other programs.
  int section = 1;
  /// The line of its name, without a full stop.
  std::string summary{};
  std::vector<std::string> description{};
  std::vector<Entry> files{};
  std::vector<Entry> environment{};
  /// Lines to type, and what they do.
  std::vector<Entry> examples{};
  /// Other pages: `chuhe(6)`.
  std::vector<std::string> see_also{};
  /// `2026-11-30`; may be empty.
  std::string date{};
};

struct Program {
  std::string name{};
  std::string version{};
  /// Options and arguments of the program itself, in `names` nothing.
  Command own{};
  std::vector<Command> commands{};
  /// It does nothing without one of them.
  bool needs_command = false;
  Background background{};
};

}  // namespace chuhe::manual
