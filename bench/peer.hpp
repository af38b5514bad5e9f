// Runs other engines and measures what they use.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace chuhe::bench {

inline double cpu_seconds(const rusage& usage) {
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

inline std::size_t count_of(std::string_view part, std::string_view text) {
  std::size_t count = 0;
  for (auto at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++count;
  return count;
}

/// Runs an engine once: says `commands`, waits for so many lines that begin with "bestmove", says
/// quit. Gives its CPU seconds and what it printed; ends the program where that fails.
inline double run_engine(const char* engine, const std::string& commands, std::size_t answers,
                         std::string& output) {
  int in[2];
  int out[2];
  if (pipe(in) != 0 || pipe(out) != 0) std::exit(3);
  const pid_t child = fork();
  if (child == 0) {
    dup2(in[0], STDIN_FILENO);
    dup2(out[1], STDOUT_FILENO);
    for (int fd : {in[0], in[1], out[0], out[1]}) close(fd);
    execlp(engine, engine, static_cast<char*>(nullptr));
    _exit(127);
  }
  close(in[0]);
  close(out[1]);
  const auto say = [&](std::string_view text) {
    if (write(in[1], text.data(), text.size()) < 0) std::exit(3);
  };
  say(commands);
  output.clear();
  char buffer[4096];
  bool asked_to_quit = false;
  while (true) {
    if (!asked_to_quit && count_of("bestmove", output) >= answers) {
      say("quit\n");
      asked_to_quit = true;
    }
    const ssize_t n = read(out[0], buffer, sizeof buffer);
    if (n <= 0) break;
    output.append(buffer, static_cast<std::size_t>(n));
  }
  close(in[1]);
  close(out[0]);
  int status = 0;
  rusage usage{};
  wait4(child, &status, 0, &usage);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    std::fprintf(stderr, "%s did not run or failed\n", engine);
    std::exit(3);
  }
  return cpu_seconds(usage);
}

}  // namespace chuhe::bench
