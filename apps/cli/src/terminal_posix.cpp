// Terminals on systems with POSIX.
#include <algorithm>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstring>

#include <langinfo.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#include "terminal.hpp"

namespace chuhe::cli {

namespace {

// Whether LC_CTYPE could be set to a locale that writes UTF-8.
bool set_character_type(const words::Environment& environment) {
  const std::optional<bool> named = names_utf8(environment);
  const bool known = std::setlocale(LC_CTYPE, "") != nullptr;
  if (known && std::strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
  if (!named.value_or(false)) return false;
  // The locale's name says UTF-8 and it is not installed, as in containers: another one will do.
  for (const char* locale : {"C.UTF-8", "en_US.UTF-8"}) {
    if (std::setlocale(LC_CTYPE, locale) != nullptr) return true;
  }
  return false;
}

void read_size(Terminal& terminal) {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return;
  terminal.width = size.ws_col;
  terminal.height = size.ws_row;
}

// The column in a terminal's report "ESC [ row ; column R".
std::optional<int> reported_column(std::string_view report) {
  const std::size_t start = report.rfind("\x1b[");
  if (start == std::string_view::npos || report.back() != 'R') return std::nullopt;
  int row = 0;
  int column = 0;
  const std::string text(report.substr(start + 2));
  if (std::sscanf(text.c_str(), "%3d;%3dR", &row, &column) != 2) return std::nullopt;
  return column;
}

std::string read_report() {
  constexpr int patience_ms = 200;
  constexpr std::size_t longest = 64;
  std::string report;
  pollfd waiting{STDIN_FILENO, POLLIN, 0};
  while (report.size() < longest && poll(&waiting, 1, patience_ms) == 1) {
    char c = 0;
    if (read(STDIN_FILENO, &c, 1) != 1) break;
    report += c;
    if (c == 'R') break;
  }
  return report;
}

volatile std::sig_atomic_t interrupted = 0;

extern "C" void note_interrupt(int) { interrupted = 1; }

}  // namespace

Terminal examine_terminal(const words::Environment& environment) {
  Terminal terminal;
  terminal.input_is_terminal = isatty(STDIN_FILENO) != 0;
  terminal.output_is_terminal = isatty(STDOUT_FILENO) != 0;
  terminal.error_is_terminal = isatty(STDERR_FILENO) != 0;
  terminal.utf8 = set_character_type(environment);
  if (terminal.utf8) {
    terminal.hanzi = wcwidth(L'\u8eca') == 2;
    terminal.boxes = wcwidth(L'\u253c') == 1 && !may_widen_ambiguous(environment);
  }
  if (!terminal.output_is_terminal) return terminal;
  read_size(terminal);
  terminal.addressable = is_addressable(environment);
  terminal.colors = color_depth(environment);
  return terminal;
}

std::optional<int> drawn_width(std::string_view text) {
  termios before{};
  if (tcgetpgrp(STDIN_FILENO) != getpgrp() || tcgetattr(STDIN_FILENO, &before) != 0) {
    return std::nullopt;
  }
  termios raw = before;
  raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  raw.c_cc[VMIN] = 0;
  raw.c_cc[VTIME] = 0;
  // Nothing typed ahead must be lost: TCSADRAIN keeps it, and it is only then asked when there is
  // nothing to be confused with the answer.
  if (tcsetattr(STDIN_FILENO, TCSADRAIN, &raw) != 0) return std::nullopt;
  std::optional<int> width;
  pollfd typed{STDIN_FILENO, POLLIN, 0};
  if (poll(&typed, 1, 0) == 0) {
    const std::string question = "\r" + std::string(text) + "\x1b[6n";
    const std::string_view wipe = "\r\x1b[K";
    if (write(STDOUT_FILENO, question.data(), question.size()) > 0) {
      if (const auto column = reported_column(read_report())) width = *column - 1;
      if (write(STDOUT_FILENO, wipe.data(), wipe.size()) < 0) width.reset();
    }
  }
  tcsetattr(STDIN_FILENO, TCSADRAIN, &before);
  return width;
}

bool wait_for_input(std::chrono::milliseconds patience) {
  constexpr std::chrono::milliseconds longest{1'000'000};
  pollfd waiting{STDIN_FILENO, POLLIN, 0};
  return poll(&waiting, 1, static_cast<int>(std::clamp(patience, {}, longest).count())) != 0;
}

void end_input_on_interrupt() {
  struct sigaction action{};
  action.sa_handler = note_interrupt;  // without SA_RESTART: a pending read gives up
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, nullptr);
}

bool was_interrupted() { return interrupted != 0; }

void die_of_interrupt() {
  std::signal(SIGINT, SIG_DFL);
  std::raise(SIGINT);
}

std::optional<words::Language> system_language() { return std::nullopt; }

}  // namespace chuhe::cli
