// Which engine a command uses: options of the command line, and where programs are looked for.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <chuhe/protocol/command.hpp>

#include "invocation.hpp"
#include "thinking_engine.hpp"

namespace CLI {
class App;
}

namespace chuhe::cli {

/// The options as they are typed.
struct EngineOptions {
  std::string engine;
  std::vector<std::string> arguments;
  std::string protocol;
  std::vector<std::string> settings;
};

/// Adds `--engine`, `--engine-arg`, `--protocol` and `--option` to a command. The options must live
/// as long as the command.
void add_engine_options(CLI::App& command, EngineOptions& options, const Invocation& invocation);

/// Adds `--nodes` and `--depth`, which limit each search. They must live as long as the command.
void add_search_limits(CLI::App& command, std::optional<std::uint64_t>& nodes,
                       std::optional<int>& depth, const Invocation& invocation);

/// Why there is no engine, as a sentence, and how the program ends if it cannot do without.
struct EngineProblem {
  std::string text;
  int status = exit_environment;
};

/// The engine that the options mean: a path, or a name looked up in PATH; without one
/// `chuhe-engine` beside this program, then in PATH.
std::expected<EngineChoice, EngineProblem> choose_engine(const EngineOptions& options,
                                                         words::Language language);

/// The settings as options for the engine, in their order.
std::expected<std::vector<protocol::SetOption>, EngineProblem> engine_settings(
    const EngineOptions& options, words::Language language);

/// What is to be said about an engine that cannot be used.
EngineProblem problem_with(const EngineChoice& choice, const match::EngineFault& fault,
                           words::Language language);

/// Where this program lies; nothing where the system does not tell.
std::optional<std::filesystem::path> own_folder();

}  // namespace chuhe::cli
