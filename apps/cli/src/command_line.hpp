// Declaring commands and their options. Every file that sees the parser behind it, CLI11, takes ten
// seconds longer to compile: those that get along with this need not.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace chuhe::cli {

/// What a value has to be, as a list or range to be shown, when it is not that.
using ValueCheck = std::function<std::optional<std::string>(const std::string&)>;

/// An option or argument that was added to a command, for saying more about it.
class Option {
 public:
  explicit Option(CLI::Option& option) : option_(&option) {}

  /// The command cannot do without it.
  Option& required();
  /// It takes so many values at least, and any number more.
  Option& at_least(int count);
  /// It may be given several times, with one value each.
  Option& repeatable();
  /// Help shows the value that it has when it is not given.
  Option& shows_default();
  Option& check(ValueCheck check);
  /// It takes one of some values, which shells complete; of others the list is told.
  Option& one_of(std::vector<std::string> values);
  /// Shells complete these values; it may take more.
  Option& suggests(const std::vector<std::string>& values);

 private:
  CLI::Option* option_;
};

/// Adds a command.
CLI::App& add_command(CLI::App& program, const std::string& name, const std::string& about);
/// The same, with what it does once its options have been read.
CLI::App& add_command(CLI::App& program, const std::string& name, const std::string& about,
                      std::function<void()> run);
void on_run(CLI::App& command, std::function<void()> run);

/// Adds an option (`--name`) or an argument (`NAME`) to a command; its value is put into `value`,
/// which must live as long as the command. `value_name` stands for the value in the help. There is
/// code for texts, numbers, optional ones of them, and lists of texts; see command_line.cpp.
template <class Value>
Option add_option(CLI::App& command, const std::string& name, Value& value,
                  const std::string& about, const std::string& value_name = "");

/// Adds an option without a value.
void add_flag(CLI::App& command, const std::string& name, bool& value, const std::string& about);

/// Adds arguments of which some may look like options, `--+1` say. `is_option` tells what they can
/// nevertheless not be. Such a command has to call `read_unparsed` before it uses them, and has no
/// short option for its help, whose text is given.
void add_unparsed(CLI::App& command, const std::string& name, std::vector<std::string>& values,
                  const std::string& about, const std::string& about_help);
void read_unparsed(const CLI::App& command, std::vector<std::string>& values,
                   bool (*is_option)(std::string_view));

/// Ends the reading of a command's options: something is missing.
[[noreturn]] void miss(const std::string& name);

/// Checks for a whole number within limits.
ValueCheck within(long long least, long long most);
ValueCheck at_least(long long least);

}  // namespace chuhe::cli
