// A program that is talked to by lines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <chuhe/match/clock.hpp>
#include <chuhe/match/event_loop.hpp>

namespace chuhe::match {

/// What to start. No shell has a part in it: blanks and signs in it are what they are.
struct ProcessCommand {
  std::filesystem::path program;
  std::vector<std::string> arguments = {};
  /// The folder to start it in; empty: that of this program.
  std::filesystem::path folder = {};
};

enum class ProcessFault : std::uint8_t {
  not_found,       ///< There is no such program, or no such folder.
  not_executable,  ///< It cannot be run: no permission, or no program at all.
  failed,          ///< The system says no.
};

/// Why a program was not started.
struct ProcessError {
  ProcessFault fault{};
  std::error_code reason;
};

/// A short English text for developers and logs.
std::string to_string(const ProcessError& error);

/// How a process has ended.
struct ProcessEnd {
  /// The exit status; nothing when a signal ended it.
  std::optional<int> status;
  /// The signal that ended it, where there are signals.
  std::optional<int> signal;
};

/// `exit status 1`, `signal 11`.
std::string to_string(const ProcessEnd& end);

/// Receives what a process does. The calls come from the loop, never from within a call of
/// `EngineProcess`; a listener may destroy the process during a call.
class ProcessListener {
 public:
  virtual ~ProcessListener() = default;
  /// A line of its standard output without the line break, and when it was read. Of lines longer
  /// than `EngineProcess::longest_line` the beginning is given.
  virtual void line_read(std::string_view line, Moment now) = 0;
  /// It has ended, and all its lines have been given. No call after this.
  virtual void process_ended(const ProcessEnd& end) = 0;
};

/// A running process with pipes to its standard streams, in a process group of its own so that an
/// interrupt of the terminal does not reach it. Killed with its whole group, and waited for, when
/// this goes.
class EngineProcess {
 public:
  static constexpr std::size_t longest_line = std::size_t{1} << 20;

  /// Starts a program. Both the loop and the listener must outlive the process.
  static std::expected<std::unique_ptr<EngineProcess>, ProcessError> start(
      EventLoop& loop, const ProcessCommand& command, ProcessListener& listener);
  ~EngineProcess();
  EngineProcess(const EngineProcess&) = delete;
  EngineProcess& operator=(const EngineProcess&) = delete;

  /// Sends a line; a line break is added. Never waits: what the process does not read is kept.
  void write_line(std::string_view line);
  /// Ends its standard input after what has been written.
  void close_input();
  /// Ends it at once; `process_ended` comes.
  void kill();

  /// The system's number of the process.
  std::int64_t id() const;
  bool has_ended() const;
  /// The last of what it has written to standard error, a few kilobytes at most.
  std::string_view error_text() const;

 private:
  struct State;
  explicit EngineProcess(std::shared_ptr<State> state);
  std::shared_ptr<State> state_;
};

/// The program that a name means: a path with a folder in it as it is; else what is called so in
/// one of `folders` (that of PATH), first come first; on Windows also with `.exe` behind. Nothing
/// when there is none.
std::optional<std::filesystem::path> find_program(
    const std::filesystem::path& name, const std::vector<std::filesystem::path>& folders);

}  // namespace chuhe::match
