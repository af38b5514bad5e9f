#include "engine_options.hpp"

#include <array>
#include <cstdlib>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include <chuhe/match/engine_process.hpp>
#include <chuhe/words/phrasebook.hpp>

#include "command_line.hpp"
#include "engine_text.hpp"
#include "value_checks.hpp"

#if defined(_WIN32)
#include <windows.h>
#elif defined(__APPLE__)
#include <mach-o/dyld.h>
#endif

namespace chuhe::cli {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view own_engine = "chuhe-engine";

std::vector<fs::path> path_folders() {
#if defined(_WIN32)
  constexpr char separator = ';';
#else
  constexpr char separator = ':';
#endif
  std::vector<fs::path> folders;
  const char* variable = std::getenv("PATH");
  std::string_view rest = variable == nullptr ? "" : variable;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(separator), rest.size());
    if (end > 0) folders.emplace_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return folders;
}

constexpr std::array<std::pair<std::string_view, match::EngineProtocol>, 3> protocol_names{
    {{"uci", match::EngineProtocol::uci},
     {"ucci", match::EngineProtocol::ucci},
     {"xboard", match::EngineProtocol::xboard}}};

std::optional<match::EngineProtocol> protocol_of(std::string_view name) {
  for (const auto& [known, protocol] : protocol_names) {
    if (known == name) return protocol;
  }
  return std::nullopt;
}

std::string shown_name(const fs::path& program) {
  const std::u8string name =
      (program.extension() == ".exe" ? program.stem() : program.filename()).u8string();
  return words::harmless(std::string(name.begin(), name.end()), 300);
}

}  // namespace

std::optional<fs::path> own_folder() {
#if defined(_WIN32)
  wchar_t name[32768];
  const DWORD length = GetModuleFileNameW(nullptr, name, 32768);
  if (length == 0 || length == 32768) return std::nullopt;
  return fs::path(std::wstring(name, length)).parent_path();
#elif defined(__APPLE__)
  char name[4096];
  std::uint32_t size = sizeof name;
  if (_NSGetExecutablePath(name, &size) != 0) return std::nullopt;
  std::error_code error;
  const fs::path path = fs::canonical(name, error);
  if (error) return std::nullopt;
  return path.parent_path();
#else
  std::error_code error;
  const fs::path path = fs::read_symlink("/proc/self/exe", error);
  if (error) return std::nullopt;
  return path.parent_path();
#endif
}

void add_search_limits(CLI::App& command, std::optional<std::uint64_t>& nodes,
                       std::optional<int>& depth, const Invocation& invocation) {
  const auto about = [&](EngineText text) { return engine_text(invocation.language, text); };
  command.add_option("--nodes", nodes, about(EngineText::nodes_option))
      ->type_name("N")
      ->check(within<std::uint64_t>(1, std::uint64_t{1} << 62));
  command.add_option("--depth", depth, about(EngineText::depth_option))
      ->type_name("N")
      ->check(within<int>(1, 200));
}

void add_engine_options(CLI::App& command, EngineOptions& options, const Invocation& invocation) {
  const auto about = [&](EngineText text) { return engine_text(invocation.language, text); };
  command.add_option("--engine", options.engine, about(EngineText::engine_option))
      ->type_name("PATH");
  command.add_option("--engine-arg", options.arguments, about(EngineText::argument_option))
      ->type_name("ARG")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  std::vector<std::string> protocols;
  for (const auto& [name, protocol] : protocol_names) protocols.emplace_back(name);
  add_option(command, "--protocol", options.protocol, about(EngineText::protocol_option), "NAME")
      .one_of(std::move(protocols));
  command.add_option("--option", options.settings, about(EngineText::set_option))
      ->type_name("NAME=VALUE")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

std::expected<EngineChoice, EngineProblem> choose_engine(const EngineOptions& options,
                                                         words::Language language) {
  EngineChoice choice{{}, options.arguments, protocol_of(options.protocol)};
  if (!options.engine.empty()) {
    const fs::path name(std::u8string(options.engine.begin(), options.engine.end()));
    const auto found = match::find_program(name, path_folders());
    if (!found) {
      return std::unexpected(EngineProblem{
          engine_text(language, EngineText::no_program, {words::harmless(options.engine, 300)})});
    }
    choice.program = *found;
    return choice;
  }
  std::vector<fs::path> folders = path_folders();
  if (const auto folder = own_folder()) folders.insert(folders.begin(), *folder);
  const auto found = match::find_program(own_engine, folders);
  if (!found) {
    return std::unexpected(
        EngineProblem{engine_text(language, EngineText::no_engine, {own_engine})});
  }
  choice.program = *found;
  return choice;
}

std::expected<std::vector<protocol::SetOption>, EngineProblem> engine_settings(
    const EngineOptions& options, words::Language language) {
  std::vector<protocol::SetOption> result;
  for (const std::string& setting : options.settings) {
    const std::size_t equals = setting.find('=');
    if (equals == 0 || equals == std::string::npos) {
      return std::unexpected(
          EngineProblem{engine_text(language, EngineText::bad_option, {words::harmless(setting)}),
                        exit_bad_input});
    }
    result.push_back({setting.substr(0, equals), setting.substr(equals + 1)});
  }
  return result;
}

EngineProblem problem_with(const EngineChoice& choice, const match::EngineFault& fault,
                           words::Language language) {
  const bool settings = fault.kind == match::EngineFaultKind::option_refused;
  return {engine_text(language, EngineText::unusable,
                      {shown_name(choice.program), sentence(language, fault)}),
          settings ? exit_bad_input : exit_environment};
}

}  // namespace chuhe::cli
