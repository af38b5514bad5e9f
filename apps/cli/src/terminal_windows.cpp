// Terminals on Windows.
#include <csignal>
#include <cstdio>
#include <string>

#include <io.h>
#include <windows.h>

#include "terminal.hpp"

namespace chuhe::cli {

namespace {

volatile std::sig_atomic_t interrupted = 0;

extern "C" void note_interrupt(int) { interrupted = 1; }

// Consoles of Windows 10 and later understand escape sequences when told to.
bool enable_escape_sequences(HANDLE console) {
  constexpr DWORD virtual_terminal_processing = 0x0004;
  DWORD mode = 0;
  return GetConsoleMode(console, &mode) != 0 &&
         SetConsoleMode(console, mode | virtual_terminal_processing) != 0;
}

}  // namespace

Terminal examine_terminal(const words::Environment& environment) {
  Terminal terminal;
  terminal.input_is_terminal = _isatty(_fileno(stdin)) != 0;
  terminal.output_is_terminal = _isatty(_fileno(stdout)) != 0;
  terminal.error_is_terminal = _isatty(_fileno(stderr)) != 0;
  // Files and pipes get UTF-8 where the locale is named so, as in MSYS2.
  terminal.utf8 = names_utf8(environment).value_or(false);
  terminal.hanzi = terminal.utf8;
  terminal.boxes = terminal.utf8 && !may_widen_ambiguous(environment);
  if (!terminal.output_is_terminal) return terminal;

  const HANDLE console = GetStdHandle(STD_OUTPUT_HANDLE);
  CONSOLE_SCREEN_BUFFER_INFO info{};
  if (GetConsoleScreenBufferInfo(console, &info) == 0) return terminal;
  terminal.width = info.srWindow.Right - info.srWindow.Left + 1;
  terminal.height = info.srWindow.Bottom - info.srWindow.Top + 1;
  terminal.utf8 = SetConsoleOutputCP(CP_UTF8) != 0;
  // Windows Terminal has fonts for everything; the old console has not.
  terminal.hanzi = terminal.utf8 && environment("WT_SESSION").has_value();
  terminal.boxes = terminal.hanzi;
  terminal.addressable = enable_escape_sequences(console);
  if (terminal.addressable && environment("NO_COLOR").value_or("").empty()) {
    terminal.colors = ColorDepth::full;
  }
  return terminal;
}

std::optional<int> drawn_width(std::string_view) { return std::nullopt; }

// A console counts keys, not lines.
bool wait_for_input(std::chrono::milliseconds) { return true; }

void end_input_on_interrupt() { std::signal(SIGINT, note_interrupt); }

bool was_interrupted() { return interrupted != 0; }

void die_of_interrupt() {
  std::signal(SIGINT, SIG_DFL);
  std::raise(SIGINT);
}

std::optional<words::Language> system_language() {
  wchar_t name[LOCALE_NAME_MAX_LENGTH] = {};
  const int length = GetUserDefaultLocaleName(name, LOCALE_NAME_MAX_LENGTH);
  std::string text;
  for (int i = 0; i + 1 < length; ++i) text += static_cast<char>(name[i]);
  return words::parse_language(text);
}

}  // namespace chuhe::cli
