#include "command_line.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <chuhe/manual/parser.hpp>

namespace chuhe::cli {

namespace {

CLI::Validator validator(ValueCheck check) {
  return CLI::Validator([check = std::move(check)](
                            std::string& value) { return check(value).value_or(std::string()); },
                        "");
}

}  // namespace

Option& Option::required() {
  option_->required();
  return *this;
}

Option& Option::at_least(int count) {
  option_->expected(count, -1);
  return *this;
}

Option& Option::repeatable() {
  option_->expected(1)->take_all();
  return *this;
}

Option& Option::shows_default() {
  option_->capture_default_str();
  return *this;
}

Option& Option::check(ValueCheck check) {
  option_->check(validator(std::move(check)));
  return *this;
}

Option& Option::one_of(std::vector<std::string> values) {
  suggests(values);
  return check(
      [values = std::move(values)](const std::string& value) -> std::optional<std::string> {
        if (std::ranges::find(values, value) != values.end()) return std::nullopt;
        return fmt::format("{}", fmt::join(values, ", "));
      });
}

Option& Option::suggests(const std::vector<std::string>& values) {
  option_->check(manual::choices(values));
  return *this;
}

CLI::App& add_command(CLI::App& program, const std::string& name, const std::string& about) {
  return *program.add_subcommand(name, about);
}

CLI::App& add_command(CLI::App& program, const std::string& name, const std::string& about,
                      std::function<void()> run) {
  CLI::App& command = add_command(program, name, about);
  on_run(command, std::move(run));
  return command;
}

void on_run(CLI::App& command, std::function<void()> run) { command.callback(std::move(run)); }

template <class Value>
Option add_option(CLI::App& command, const std::string& name, Value& value,
                  const std::string& about, const std::string& value_name) {
  return Option(*command.add_option(name, value, about)->type_name(value_name));
}

#define CHUHE_OPTIONS_OF(...)                                                                 \
  template Option add_option(CLI::App&, const std::string&, __VA_ARGS__&, const std::string&, \
                             const std::string&)
CHUHE_OPTIONS_OF(std::string);
CHUHE_OPTIONS_OF(std::vector<std::string>);
CHUHE_OPTIONS_OF(std::vector<std::vector<std::string>>);
CHUHE_OPTIONS_OF(int);
CHUHE_OPTIONS_OF(unsigned);
CHUHE_OPTIONS_OF(long);
CHUHE_OPTIONS_OF(long long);
CHUHE_OPTIONS_OF(unsigned long);
CHUHE_OPTIONS_OF(unsigned long long);
CHUHE_OPTIONS_OF(double);
CHUHE_OPTIONS_OF(std::optional<std::string>);
CHUHE_OPTIONS_OF(std::optional<int>);
CHUHE_OPTIONS_OF(std::optional<unsigned>);
CHUHE_OPTIONS_OF(std::optional<long>);
CHUHE_OPTIONS_OF(std::optional<long long>);
CHUHE_OPTIONS_OF(std::optional<unsigned long>);
CHUHE_OPTIONS_OF(std::optional<unsigned long long>);
CHUHE_OPTIONS_OF(std::optional<double>);
#undef CHUHE_OPTIONS_OF

void add_flag(CLI::App& command, const std::string& name, bool& value, const std::string& about) {
  command.add_flag(name, value, about);
}

void add_unparsed(CLI::App& command, const std::string& name, std::vector<std::string>& values,
                  const std::string& about, const std::string& about_help) {
  // What looks like an option must keep its place among the others. So the positional refuses every
  // value: then all that is no option comes in order as extras, while help and `--` work as people
  // expect. For the same reason -h is no option here, and nothing falls through to the program but
  // its --lang, which has been read before.
  command.set_help_flag("--help", about_help);
  command.fallthrough(false);
  command.add_option_function<std::string>("--lang", [](const std::string&) {})->group("");
  command.allow_extras();
  command.validate_positionals();
  command.add_option(name, values, about)->type_name("")->check(validator([](const std::string&) {
    return "taken as an extra";
  }));
}

void read_unparsed(const CLI::App& command, std::vector<std::string>& values,
                   bool (*is_option)(std::string_view)) {
  for (const std::string& text : command.remaining()) {
    if (text == "--") continue;
    if (is_option(text)) throw CLI::ExtrasError(std::vector<std::string>{text});
    values.push_back(text);
  }
}

void miss(const std::string& name) { throw CLI::RequiredError(name); }

ValueCheck at_least(long long least) {
  return within(least, std::numeric_limits<long long>::max());
}

ValueCheck within(long long least, long long most) {
  return [=](const std::string& text) -> std::optional<std::string> {
    long long value = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, value);
    if (error == std::errc() && rest == end && value >= least && value <= most) {
      return std::nullopt;
    }
    if (most == std::numeric_limits<long long>::max()) return ">= " + std::to_string(least);
    return std::to_string(least) + " .. " + std::to_string(most);
  };
}

}  // namespace chuhe::cli
