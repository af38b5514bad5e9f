// `chuhe`: the terminal game and the tools.
#include <cstdlib>
#include <iostream>

#include "program.hpp"

int main(int argc, char** argv) {
  const chuhe::words::Environment environment = [](const char* name) -> std::optional<std::string> {
    const char* value = std::getenv(name);
    if (value == nullptr) return std::nullopt;
    return value;
  };
  const std::vector<std::string> arguments(argv + (argc > 0 ? 1 : 0), argv + argc);
  const chuhe::cli::Terminal terminal = chuhe::cli::examine_terminal(environment);
  return chuhe::cli::run(arguments, environment, terminal, std::cin, std::cout, std::cerr);
}
