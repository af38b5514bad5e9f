// Children on systems with POSIX.
//
// Boost.Process 1.81 is not used: a program that it cannot execute stays behind as a zombie, and
// runs this program's exit handlers before. posix_spawn has neither fault.
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "child.hpp"

extern "C" char** environ;  // NOLINT: POSIX has it so

namespace chuhe::match {

namespace {

// A pipe whose ends no child inherits unless it is told to.
struct Pipe {
  int read = -1;
  int write = -1;
  Pipe() = default;
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    if (read != -1) close(read);
    if (write != -1) close(write);
  }
  // 0, or the error.
  int open() {
    int ends[2] = {-1, -1};
#if defined(__linux__)
    if (pipe2(ends, O_CLOEXEC) != 0) return errno;
#else
    if (pipe(ends) != 0) return errno;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
#endif
    read = ends[0];
    write = ends[1];
    // Ends among the standard streams, which are closed in some daemons, would be overwritten while
    // they are put in their places.
    return raise(read) && raise(write) ? 0 : errno;
  }

 private:
  static bool raise(int& end) {
    if (end > STDERR_FILENO) return true;
    const int higher = fcntl(end, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (higher == -1) return false;
    close(end);
    end = higher;
    return true;
  }
};

// The settings of posix_spawn, released at the end.
struct SpawnActions {
  posix_spawn_file_actions_t files{};
  posix_spawnattr_t attributes{};
  SpawnActions() {
    posix_spawn_file_actions_init(&files);
    posix_spawnattr_init(&attributes);
  }
  SpawnActions(const SpawnActions&) = delete;
  SpawnActions& operator=(const SpawnActions&) = delete;
  ~SpawnActions() {
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
  }
};

int prepare_files(SpawnActions& actions, const Pipe& input, const Pipe& output, const Pipe& errors,
                  const std::filesystem::path& folder) {
  int error = posix_spawn_file_actions_adddup2(&actions.files, input.read, STDIN_FILENO);
  if (error == 0) {
    error = posix_spawn_file_actions_adddup2(&actions.files, output.write, STDOUT_FILENO);
  }
  if (error == 0) {
    error = posix_spawn_file_actions_adddup2(&actions.files, errors.write, STDERR_FILENO);
  }
  if (error == 0 && !folder.empty()) {
    error = posix_spawn_file_actions_addchdir_np(&actions.files, folder.c_str());
  }
#if defined(__GLIBC__)
#if __GLIBC_PREREQ(2, 34)
  // Whatever else this program has open, such as the record it writes.
  if (error == 0) {
    error = posix_spawn_file_actions_addclosefrom_np(&actions.files, STDERR_FILENO + 1);
  }
#endif
#endif
  return error;
}

int prepare_attributes(SpawnActions& actions) {
  // A group of its own; no signal blocked, and none ignored that this program may ignore.
  sigset_t none;
  sigemptyset(&none);
  sigset_t usual;
  sigemptyset(&usual);
  for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCHLD}) {
    sigaddset(&usual, signal);
  }
  int flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#if defined(POSIX_SPAWN_CLOEXEC_DEFAULT)
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  int error = posix_spawnattr_setflags(&actions.attributes, static_cast<short>(flags));
  if (error == 0) error = posix_spawnattr_setpgroup(&actions.attributes, 0);
  if (error == 0) error = posix_spawnattr_setsigmask(&actions.attributes, &none);
  if (error == 0) error = posix_spawnattr_setsigdefault(&actions.attributes, &usual);
  return error;
}

ProcessError error_of(int number) {
  ProcessFault fault = ProcessFault::failed;
  if (number == ENOENT || number == ENOTDIR) fault = ProcessFault::not_found;
  if (number == EACCES || number == ENOEXEC || number == EISDIR) {
    fault = ProcessFault::not_executable;
  }
  return {fault, std::error_code(number, std::generic_category())};
}

ProcessEnd end_of(int status) {
  if (WIFSIGNALED(status)) return {std::nullopt, WTERMSIG(status)};
  return {WEXITSTATUS(status), std::nullopt};
}

}  // namespace

Child::Child(Child&& other) noexcept
    : id_(other.id_), running_(std::exchange(other.running_, false)), end_(other.end_) {}

Child& Child::operator=(Child&& other) noexcept {
  std::swap(id_, other.id_);
  std::swap(running_, other.running_);
  std::swap(end_, other.end_);
  return *this;
}

Child::~Child() {
  if (!running_) return;
  kill();
  wait();
}

ProcessEnd Child::wait() {
  running_ = false;
  int status = 0;
  pid_t ended = -1;
  do {
    ended = waitpid(static_cast<pid_t>(id_), &status, 0);
  } while (ended == -1 && errno == EINTR);
  return ended == -1 ? ProcessEnd{} : end_of(status);
}

std::expected<Child, ProcessError> Child::start(const ProcessCommand& command, ChildPipes& pipes) {
  Pipe input;
  Pipe output;
  Pipe errors;
  for (Pipe* pipe : {&input, &output, &errors}) {
    if (const int error = pipe->open()) return std::unexpected(error_of(error));
  }
  SpawnActions actions;
  int error = prepare_files(actions, input, output, errors, command.folder);
  if (error == 0) error = prepare_attributes(actions);
  if (error != 0) return std::unexpected(error_of(error));

  std::string program = command.program.string();
  std::vector<std::string> texts = command.arguments;
  std::vector<char*> arguments{program.data()};
  for (std::string& text : texts) arguments.push_back(text.data());
  arguments.push_back(nullptr);
  pid_t id = 0;
  error = posix_spawn(&id, program.c_str(), &actions.files, &actions.attributes, arguments.data(),
                      environ);
  if (error != 0) return std::unexpected(error_of(error));
  Child child;
  child.id_ = id;
  child.running_ = true;
  pipes.input = std::exchange(input.write, -1);
  pipes.output = std::exchange(output.read, -1);
  pipes.errors = std::exchange(errors.read, -1);
  return child;
}

std::optional<ProcessEnd> Child::end() {
  if (!running_) return end_;
  siginfo_t info{};
  if (waitid(P_PID, static_cast<id_t>(id_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
      info.si_pid == 0) {
    return std::nullopt;
  }
  // What it has started must not go on without it. Its number is still its own.
  ::kill(-static_cast<pid_t>(id_), SIGKILL);
  end_ = wait();
  return end_;
}

void Child::kill() {
  if (running_) ::kill(-static_cast<pid_t>(id_), SIGKILL);
}

}  // namespace chuhe::match
