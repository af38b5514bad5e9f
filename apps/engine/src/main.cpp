// `chuhe-engine`: the engine for programs that speak UCI or UCCI.
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <random>
#include <string>
#include <system_error>
#include <vector>

#include <chuhe/manual/reference.hpp>
#include <chuhe/version.hpp>

#include "arguments.hpp"
#include "counting.hpp"
#include "memory.hpp"
#include "program.hpp"
#include "session.hpp"

namespace {

using namespace chuhe;
using engine_app::Text;

constexpr int exit_done = 0;
constexpr int exit_bad_input = 2;
constexpr int exit_environment = 3;

void complain(std::string_view text) { std::cerr << "chuhe-engine: " << text << '\n'; }

words::Language language_of_environment() {
  return words::language_of([](const char* name) -> std::optional<std::string> {
    const char* value = std::getenv(name);
    if (value == nullptr) return std::nullopt;
    return value;
  });
}

// Where the program itself lies, as far as that can be known.
std::filesystem::path program_folder(const char* called) {
  std::error_code error;
  const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
  return error ? std::filesystem::path(called).parent_path() : self.parent_path();
}

int talk(words::Language language, bool tuning, const std::filesystem::path& folder) {
  auto engine = engine::Engine::create();
  if (!engine) {
    complain(engine_app::text(language, Text::no_memory));
    return exit_environment;
  }
  std::atomic<bool> failed = false;
  engine_app::Session session(std::move(*engine),
                              [&](std::string_view line) {
                                // One write, and at once: the other side waits for whole lines.
                                std::cout << (std::string(line) += '\n') << std::flush;
                                if (!std::cout) failed = true;
                              },
                              {.language = language,
                               .available_memory = engine_app::available_memory,
                               .seed = std::random_device{}(),
                               .program_folder = folder,
                               .tuning = tuning});
  for (std::string line; !failed && std::getline(std::cin, line);) {
    if (session.take(line) == engine_app::Session::Next::quit) return exit_done;
  }
  if (!failed) session.end_of_input();
  if (!failed) return exit_done;
  complain(engine_app::text(language, Text::output_failed));
  return exit_environment;
}

int bench(std::optional<int> depth) {
  engine_app::BenchCount(depth.value_or(engine_app::default_bench_depth))
      .run([](std::string_view line) { std::cout << line << '\n'
                                                 << std::flush; });
  return std::cout ? exit_done : exit_environment;
}

}  // namespace

int main(int argc, char** argv) {
  using Action = engine_app::Arguments::Action;
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  if (const auto kind = manual::reference_asked_for(words)) {
    std::cout << manual::reference(engine_app::program(words::Language::english), *kind);
    return std::cout.flush() ? exit_done : exit_environment;
  }
  const auto arguments = engine_app::parse_arguments(words);
  if (!arguments) {
    const words::Language language = language_of_environment();
    const auto& [text, argument] = arguments.error();
    complain(engine_app::text(language, text, {argument}));
    std::cerr << engine_app::text(language, Text::try_help) << '\n';
    return exit_bad_input;
  }
  switch (arguments->action) {
    case Action::help:
      std::cout << engine_app::help(arguments->language.value_or(language_of_environment()));
      return exit_done;
    case Action::version: std::cout << "chuhe-engine " << version_line << '\n'; return exit_done;
    case Action::bench: return bench(arguments->depth);
    case Action::talk: {
      // Programs at the other end read English, whatever the locale: another language has to be
      // asked for.
      const words::Language language = arguments->language.value_or(words::Language::english);
      try {
        return talk(language, arguments->tuning, program_folder(argc > 0 ? argv[0] : ""));
      } catch (const std::system_error&) {  // not even one thread is to be had
        complain(engine_app::text(language, Text::no_memory));
        return exit_environment;
      }
    }
  }
  return exit_done;
}
