// `chuhe openings`.
#pragma once

namespace CLI {
class App;
}

namespace chuhe::cli {

struct Invocation;

/// Adds the command to the program; when it is called, the invocation's status is set.
void add_openings_command(CLI::App& program, Invocation& invocation);

}  // namespace chuhe::cli
