// `chuhe analyse`: an engine looks at a position, or reviews the games of a file.
#pragma once

namespace CLI {
class App;
}

namespace chuhe::cli {

struct Invocation;

void add_analyse_command(CLI::App& program, Invocation& invocation);

}  // namespace chuhe::cli
