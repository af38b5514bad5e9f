// The screen of Windows consoles. Those of Windows 10 and later understand escape sequences; on
// others, Wine's among them, what the sequences ask for is done call by call.
#include <algorithm>
#include <array>
#include <atomic>
#include <optional>
#include <string>

#include <windows.h>

#include "screen/console.hpp"
#include "screen/console_keys.hpp"
#include "screen/console_paint.hpp"

namespace chuhe::cli {

namespace {

constexpr DWORD sends_sequences = 0x0200;        // ENABLE_VIRTUAL_TERMINAL_INPUT
constexpr DWORD understands_sequences = 0x0004;  // ENABLE_VIRTUAL_TERMINAL_PROCESSING
constexpr DWORD no_line_feed_return = 0x0008;    // DISABLE_NEWLINE_AUTO_RETURN

// Windows calls a handler in a thread of its own and gives it nothing but the event.
std::atomic<HANDLE> woken_by_events = nullptr;
std::atomic<bool> was_asked_to_quit = false;
std::atomic<bool> is_to_end = false;

// Ctrl-C is a key here, but where another program or Wine makes an event of it.
BOOL WINAPI take_event(DWORD event) {
  const HANDLE wakes = woken_by_events;
  if (wakes == nullptr) return FALSE;
  (event == CTRL_C_EVENT ? was_asked_to_quit : is_to_end) = true;
  SetEvent(wakes);
  return TRUE;
}

class WindowsConsole final : public Console {
 public:
  WindowsConsole(HANDLE input, HANDLE output, HANDLE wakes, DWORD input_mode, DWORD output_mode)
      : input_(input),
        output_(output),
        wakes_(wakes),
        input_mode_(input_mode),
        output_mode_(output_mode) {
    code_page_ = GetConsoleOutputCP();
    SetConsoleOutputCP(CP_UTF8);
    // Consoles before Windows 10 make no sequences of keys; then the keys themselves are read.
    constexpr DWORD keys = ENABLE_WINDOW_INPUT | ENABLE_MOUSE_INPUT | ENABLE_EXTENDED_FLAGS;
    if (SetConsoleMode(input_, keys | sends_sequences) == 0) SetConsoleMode(input_, keys);
    understands_ = understands(output_, output_mode_);
    if (!understands_) SetConsoleMode(output_, ENABLE_PROCESSED_OUTPUT);
    CONSOLE_SCREEN_BUFFER_INFO info{};
    if (GetConsoleScreenBufferInfo(output_, &info) != 0) usual_color_ = info.wAttributes;
    woken_by_events = wakes_;
    SetConsoleCtrlHandler(take_event, TRUE);
    write(console_begins);
  }

  ~WindowsConsole() override {
    SetConsoleCtrlHandler(take_event, FALSE);
    woken_by_events = nullptr;
    write(console_ends);
    SetConsoleMode(input_, input_mode_);
    SetConsoleMode(output_, output_mode_);
    SetConsoleOutputCP(code_page_);
    CloseHandle(wakes_);
  }

  ScreenSize size() const override {
    CONSOLE_SCREEN_BUFFER_INFO info{};
    if (GetConsoleScreenBufferInfo(output_, &info) == 0) return {24, 80};
    return {info.srWindow.Bottom - info.srWindow.Top + 1,
            info.srWindow.Right - info.srWindow.Left + 1};
  }

  void write(std::string_view bytes) override {
    if (!understands_) {
      for (const ConsoleStep& step : console_steps(bytes, usual_color_)) take(step);
      return;
    }
    while (!bytes.empty()) {
      DWORD written = 0;
      if (WriteFile(output_, bytes.data(), static_cast<DWORD>(bytes.size()), &written, nullptr) ==
              0 ||
          written == 0) {
        return;
      }
      bytes.remove_prefix(written);
    }
  }

  ConsoleNews wait(std::optional<std::chrono::milliseconds> patience) override {
    const std::array<HANDLE, 2> handles{input_, wakes_};
    const DWORD time =
        patience ? static_cast<DWORD>(std::max<long long>(patience->count(), 0)) : INFINITE;
    ConsoleNews news;
    const DWORD which = WaitForMultipleObjects(2, handles.data(), FALSE, time);
    if (which == WAIT_FAILED || is_to_end) news.has_ended = true;
    if (was_asked_to_quit.exchange(false)) news.typed += '\x03';
    if (which != WAIT_OBJECT_0) return news;
    std::array<INPUT_RECORD, 128> records{};
    DWORD count = 0;
    if (ReadConsoleInputW(input_, records.data(), static_cast<DWORD>(records.size()), &count) ==
        0) {
      news.has_ended = true;
      return news;
    }
    for (DWORD i = 0; i < count; ++i) take(records[i], news);
    return news;
  }

  void wake() override { SetEvent(wakes_); }
  void suspend() override {}

 private:
  // A console may take the mode and understand nothing: then what is written moves the cursor.
  static bool understands(HANDLE output, DWORD mode) {
    if (SetConsoleMode(output, mode | understands_sequences | no_line_feed_return) == 0) {
      return false;
    }
    constexpr std::string_view nothing = "\x1b[0m";
    CONSOLE_SCREEN_BUFFER_INFO before{};
    CONSOLE_SCREEN_BUFFER_INFO after{};
    DWORD written = 0;
    return GetConsoleScreenBufferInfo(output, &before) != 0 &&
           WriteFile(output, nothing.data(), nothing.size(), &written, nullptr) != 0 &&
           GetConsoleScreenBufferInfo(output, &after) != 0 &&
           before.dwCursorPosition.X == after.dwCursorPosition.X &&
           before.dwCursorPosition.Y == after.dwCursorPosition.Y;
  }

  void take(const ConsoleStep& step) {
    CONSOLE_SCREEN_BUFFER_INFO info{};
    if (GetConsoleScreenBufferInfo(output_, &info) == 0) return;
    const SHORT top = info.srWindow.Top;
    DWORD written = 0;
    switch (step.kind) {
      case ConsoleStep::Kind::write: {
        // UTF-16 has no more units than UTF-8 has bytes.
        std::wstring text(step.text.size(), L'\0');
        const int length =
            MultiByteToWideChar(CP_UTF8, 0, step.text.data(), static_cast<int>(step.text.size()),
                                text.data(), static_cast<int>(text.size()));
        WriteConsoleW(output_, text.data(), static_cast<DWORD>(length), &written, nullptr);
        break;
      }
      case ConsoleStep::Kind::go:
        SetConsoleCursorPosition(output_, {static_cast<SHORT>(info.srWindow.Left + step.column),
                                           static_cast<SHORT>(top + step.row)});
        break;
      case ConsoleStep::Kind::color: SetConsoleTextAttribute(output_, step.color); break;
      case ConsoleStep::Kind::show_cursor:
      case ConsoleStep::Kind::hide_cursor: {
        constexpr DWORD percent = 25;
        const CONSOLE_CURSOR_INFO cursor{percent, step.kind == ConsoleStep::Kind::show_cursor};
        SetConsoleCursorInfo(output_, &cursor);
        break;
      }
      case ConsoleStep::Kind::clear: {
        const auto cells = static_cast<DWORD>(info.dwSize.X * (info.srWindow.Bottom - top + 1));
        FillConsoleOutputCharacterW(output_, L' ', cells, {0, top}, &written);
        FillConsoleOutputAttribute(output_, info.wAttributes, cells, {0, top}, &written);
        break;
      }
    }
  }

  void take(const INPUT_RECORD& record, ConsoleNews& news) {
    const auto is_held = [](DWORD state, DWORD keys) { return (state & keys) != 0; };
    if (record.EventType == WINDOW_BUFFER_SIZE_EVENT) {
      news.is_to_redraw = true;
    } else if (record.EventType == KEY_EVENT) {
      const KEY_EVENT_RECORD& key = record.Event.KeyEvent;
      const DWORD state = key.dwControlKeyState;
      news.typed += keys_.bytes_of(
          ConsoleKey{.key = key.wVirtualKeyCode,
                     .unit = static_cast<char16_t>(key.uChar.UnicodeChar),
                     .is_down = key.bKeyDown != 0,
                     .repeats = key.wRepeatCount,
                     .shift = is_held(state, SHIFT_PRESSED),
                     .alt = is_held(state, LEFT_ALT_PRESSED | RIGHT_ALT_PRESSED),
                     .control = is_held(state, LEFT_CTRL_PRESSED | RIGHT_CTRL_PRESSED)});
    } else if (record.EventType == MOUSE_EVENT) {
      const MOUSE_EVENT_RECORD& mouse = record.Event.MouseEvent;
      CONSOLE_SCREEN_BUFFER_INFO info{};
      if (GetConsoleScreenBufferInfo(output_, &info) == 0) return;
      const bool is_wheel = mouse.dwEventFlags == MOUSE_WHEELED;
      news.typed += keys_.bytes_of(
          ConsoleMouse{.row = mouse.dwMousePosition.Y - info.srWindow.Top,
                       .column = mouse.dwMousePosition.X - info.srWindow.Left,
                       .buttons = static_cast<unsigned>(mouse.dwButtonState & 7),
                       .has_moved = mouse.dwEventFlags == MOUSE_MOVED,
                       .wheel = is_wheel ? static_cast<SHORT>(HIWORD(mouse.dwButtonState)) : 0});
    }
  }

  HANDLE input_;
  HANDLE output_;
  HANDLE wakes_;
  DWORD input_mode_;
  DWORD output_mode_;
  UINT code_page_ = 0;
  bool understands_ = true;
  WORD usual_color_ = 0;
  ConsoleKeys keys_;
};

}  // namespace

std::unique_ptr<Console> take_console() {
  const HANDLE input = GetStdHandle(STD_INPUT_HANDLE);
  const HANDLE output = GetStdHandle(STD_OUTPUT_HANDLE);
  DWORD input_mode = 0;
  DWORD output_mode = 0;
  if (GetConsoleMode(input, &input_mode) == 0 || GetConsoleMode(output, &output_mode) == 0) {
    return nullptr;
  }
  const HANDLE wakes = CreateEventW(nullptr, FALSE, FALSE, nullptr);
  if (wakes == nullptr) return nullptr;
  return std::make_unique<WindowsConsole>(input, output, wakes, input_mode, output_mode);
}

}  // namespace chuhe::cli
