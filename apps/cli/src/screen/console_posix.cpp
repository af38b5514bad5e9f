// The screen of terminals on systems with POSIX.
#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <initializer_list>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "screen/console.hpp"

namespace chuhe::cli {

namespace {

// Signal handlers are given nothing but a number: what they need is here.
termios usual_mode{};
volatile std::sig_atomic_t is_taken = 0;
volatile std::sig_atomic_t ending_signal = 0;
int news_pipe = -1;

// What is sent through the pipe.
constexpr char woken = 'w';
constexpr char redraw = 'r';
constexpr char stop_for_a_while = 's';
constexpr char end = 'e';

// Only what a signal handler may call.
void write_all(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
    if (written > 0) {
      bytes.remove_prefix(static_cast<std::size_t>(written));
    } else if (written < 0 && errno == EAGAIN) {
      pollfd ready{STDOUT_FILENO, POLLOUT, 0};
      poll(&ready, 1, 100);
    } else if (written == 0 || errno != EINTR) {
      return;
    }
  }
}

void give_back() {
  if (is_taken == 0) return;
  is_taken = 0;
  write_all(console_ends);
  tcsetattr(STDIN_FILENO, TCSADRAIN, &usual_mode);
}

void tell(char news) {
  const int before = errno;
  if (::write(news_pipe, &news, 1) < 0) errno = before;  // full: there is news enough
  errno = before;
}

extern "C" void note_signal(int signal) {
  switch (signal) {
    case SIGWINCH:
    case SIGCONT: tell(redraw); break;
    case SIGTSTP: tell(stop_for_a_while); break;
    default:
      ending_signal = signal;
      tell(end);
      break;
  }
}

extern "C" void crash(int signal) {
  give_back();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

class PosixConsole final : public Console {
 public:
  PosixConsole(int read_end, int write_end) : read_end_(read_end) {
    news_pipe = write_end;
    ending_signal = 0;
    for (const int signal : {SIGWINCH, SIGCONT, SIGTSTP, SIGTERM, SIGHUP, SIGINT, SIGQUIT}) {
      handle(signal, note_signal);
    }
    for (const int signal : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL}) handle(signal, crash);
    take();
  }

  ~PosixConsole() override {
    give_back();
    for (const auto& [signal, action] : before_) sigaction(signal, &action, nullptr);
    close(news_pipe);
    close(read_end_);
    news_pipe = -1;
    // Whoever ended the program is to see that it did.
    if (ending_signal != 0) {
      std::signal(ending_signal, SIG_DFL);
      std::raise(ending_signal);
    }
  }

  ScreenSize size() const override {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0) return {24, 80};
    return {size.ws_row, size.ws_col};
  }

  void write(std::string_view bytes) override { write_all(bytes); }

  ConsoleNews wait(std::optional<std::chrono::milliseconds> patience) override {
    std::array<pollfd, 2> waiting{{{STDIN_FILENO, POLLIN, 0}, {read_end_, POLLIN, 0}}};
    constexpr std::chrono::milliseconds longest{3'600'000};
    const int time = patience ? static_cast<int>(std::clamp(*patience, {}, longest).count()) : -1;
    ConsoleNews news;
    if (poll(waiting.data(), waiting.size(), time) <= 0) return news;
    std::array<char, 4096> bytes{};
    if (waiting[1].revents != 0) {
      const ssize_t count = read(read_end_, bytes.data(), bytes.size());
      for (ssize_t i = 0; i < count; ++i) {
        const char what = bytes[static_cast<std::size_t>(i)];
        news.is_to_redraw |= what == redraw;
        news.is_to_suspend |= what == stop_for_a_while;
        news.has_ended |= what == end;
      }
    }
    if (waiting[0].revents != 0) {
      const ssize_t count = read(STDIN_FILENO, bytes.data(), bytes.size());
      if (count > 0) news.typed.assign(bytes.data(), static_cast<std::size_t>(count));
      if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN)) news.has_ended = true;
    }
    return news;
  }

  void wake() override { tell(woken); }

  void suspend() override {
    give_back();
    struct sigaction ours{};
    struct sigaction usual{};
    usual.sa_handler = SIG_DFL;
    sigemptyset(&usual.sa_mask);
    sigaction(SIGTSTP, &usual, &ours);
    std::raise(SIGTSTP);  // goes on here when the program is continued
    sigaction(SIGTSTP, &ours, nullptr);
    take();
    tell(redraw);
  }

 private:
  void handle(int signal, void (*handler)(int)) {
    struct sigaction action{};
    struct sigaction former{};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, &former);
    before_.emplace_back(signal, former);
  }

  static void take() {
    termios raw = usual_mode;
    raw.c_iflag &= ~static_cast<tcflag_t>(ICRNL | INLCR | IGNCR | IXON | ISTRIP | BRKINT);
    raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ISIG | IEXTEN);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    is_taken = 1;
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);
    write_all(console_begins);
  }

  int read_end_;
  std::vector<std::pair<int, struct sigaction>> before_;
};

}  // namespace

std::unique_ptr<Console> take_console() {
  if (isatty(STDOUT_FILENO) == 0 || tcgetattr(STDIN_FILENO, &usual_mode) != 0) return nullptr;
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) return nullptr;
  for (const int file : ends) {
    fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK);
    fcntl(file, F_SETFD, FD_CLOEXEC);
  }
  return std::make_unique<PosixConsole>(ends[0], ends[1]);
}

}  // namespace chuhe::cli
