// Runs the program in this process and keeps what it says.
#pragma once

#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "program.hpp"

namespace chuhe::cli {

struct Output {
  int status = 0;
  std::string out;
  std::string err;
};

/// The program with arguments and what is typed, in a locale; not at a terminal unless told.
inline Output run_program(const std::vector<std::string>& arguments, const std::string& input = "",
                          const std::string& locale = "C", const Terminal& terminal = {}) {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  const words::Environment environment = [&](const char* name) -> std::optional<std::string> {
    if (std::string(name) == "LANG") return locale;
    return std::nullopt;
  };
  const int status = run(arguments, environment, terminal, in, out, err);
  return {status, out.str(), err.str()};
}

/// The same where text is UTF-8.
inline Output run_program_in_utf8(const std::vector<std::string>& arguments,
                                  const std::string& input = "") {
  Terminal terminal;
  terminal.utf8 = true;
  return run_program(arguments, input, "C.UTF-8", terminal);
}

}  // namespace chuhe::cli
