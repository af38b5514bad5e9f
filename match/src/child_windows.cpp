// Children on Windows.
#include <atomic>
#include <string>
#include <utility>
#include <vector>

#include <windows.h>

#include "child.hpp"

namespace chuhe::match {

namespace {

class Handle {
 public:
  Handle() = default;
  explicit Handle(HANDLE handle) : handle_(handle) {}
  Handle(Handle&& other) noexcept : handle_(other.release()) {}
  Handle& operator=(Handle&& other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~Handle() {
    if (is_valid()) CloseHandle(handle_);
  }
  bool is_valid() const { return handle_ != nullptr && handle_ != INVALID_HANDLE_VALUE; }
  HANDLE get() const { return handle_; }
  HANDLE release() { return std::exchange(handle_, nullptr); }

 private:
  HANDLE handle_ = nullptr;
};

struct Pipe {
  Handle ours;
  Handle theirs;
};

enum class Direction { to_child, from_child };

// An anonymous pipe cannot be waited for, a named one can.
bool open(Pipe& pipe, Direction direction) {
  static std::atomic<unsigned> number = 0;
  const std::wstring name = L"\\\\.\\pipe\\chuhe-" + std::to_wstring(GetCurrentProcessId()) + L"-" +
                            std::to_wstring(++number);
  constexpr DWORD size = 65536;
  const bool out = direction == Direction::to_child;
  pipe.ours = Handle(CreateNamedPipeW(name.c_str(),
                                      (out ? PIPE_ACCESS_OUTBOUND : PIPE_ACCESS_INBOUND) |
                                          FILE_FLAG_OVERLAPPED | FILE_FLAG_FIRST_PIPE_INSTANCE,
                                      PIPE_TYPE_BYTE | PIPE_READMODE_BYTE | PIPE_WAIT, 1, size,
                                      size, 0, nullptr));
  if (!pipe.ours.is_valid()) return false;
  SECURITY_ATTRIBUTES inherited{sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
  pipe.theirs = Handle(CreateFileW(name.c_str(), out ? GENERIC_READ : GENERIC_WRITE, 0, &inherited,
                                   OPEN_EXISTING, 0, nullptr));
  return pipe.theirs.is_valid();
}

// As the runtime library of the child takes the command line apart.
std::wstring quoted(const std::wstring& argument) {
  if (!argument.empty() && argument.find_first_of(L" \t\n\v\"") == std::wstring::npos) {
    return argument;
  }
  std::wstring result = L"\"";
  std::size_t backslashes = 0;
  for (const wchar_t c : argument) {
    if (c == L'\\') {
      ++backslashes;
      continue;
    }
    result.append(c == L'"' ? backslashes * 2 + 1 : backslashes, L'\\');
    backslashes = 0;
    result += c;
  }
  result.append(backslashes * 2, L'\\');
  return result + L'"';
}

std::wstring command_line(const ProcessCommand& command) {
  std::wstring line = quoted(command.program.wstring());
  for (const std::string& argument : command.arguments) {
    const std::u8string text(argument.begin(), argument.end());
    line += L' ' + quoted(std::filesystem::path(text).wstring());
  }
  return line;
}

ProcessError last_error() {
  const DWORD number = GetLastError();
  ProcessFault fault = ProcessFault::failed;
  if (number == ERROR_FILE_NOT_FOUND || number == ERROR_PATH_NOT_FOUND ||
      number == ERROR_DIRECTORY) {
    fault = ProcessFault::not_found;
  }
  if (number == ERROR_ACCESS_DENIED || number == ERROR_BAD_EXE_FORMAT) {
    fault = ProcessFault::not_executable;
  }
  return {fault, std::error_code(static_cast<int>(number), std::system_category())};
}

// Ends all processes in it when its last handle is closed.
Handle make_job() {
  Handle job(CreateJobObjectW(nullptr, nullptr));
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
  limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
  if (job.is_valid()) {
    SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation, &limits, sizeof(limits));
  }
  return job;
}

// The handles that a child inherits, and no others.
class InheritedHandles {
 public:
  explicit InheritedHandles(std::vector<HANDLE> handles) : handles_(std::move(handles)) {
    SIZE_T size = 0;
    InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
    memory_.resize(size);
    list_ = reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(memory_.data());
    if (InitializeProcThreadAttributeList(list_, 1, 0, &size) == 0) {
      list_ = nullptr;
      return;
    }
    UpdateProcThreadAttribute(list_, 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, handles_.data(),
                              handles_.size() * sizeof(HANDLE), nullptr, nullptr);
  }
  InheritedHandles(const InheritedHandles&) = delete;
  InheritedHandles& operator=(const InheritedHandles&) = delete;
  ~InheritedHandles() {
    if (list_ != nullptr) DeleteProcThreadAttributeList(list_);
  }
  LPPROC_THREAD_ATTRIBUTE_LIST get() const { return list_; }

 private:
  std::vector<HANDLE> handles_;
  std::vector<char> memory_;
  LPPROC_THREAD_ATTRIBUTE_LIST list_ = nullptr;
};

}  // namespace

Child::Child(Child&& other) noexcept
    : id_(other.id_),
      running_(std::exchange(other.running_, false)),
      end_(other.end_),
      process_(std::exchange(other.process_, nullptr)),
      job_(std::exchange(other.job_, nullptr)) {}

Child& Child::operator=(Child&& other) noexcept {
  std::swap(id_, other.id_);
  std::swap(running_, other.running_);
  std::swap(end_, other.end_);
  std::swap(process_, other.process_);
  std::swap(job_, other.job_);
  return *this;
}

Child::~Child() {
  if (running_) {
    kill();
    WaitForSingleObject(process_, INFINITE);
  }
  if (process_ != nullptr) CloseHandle(process_);
  if (job_ != nullptr) CloseHandle(job_);
}

std::expected<Child, ProcessError> Child::start(const ProcessCommand& command, ChildPipes& pipes) {
  Pipe input;
  Pipe output;
  Pipe errors;
  if (!open(input, Direction::to_child) || !open(output, Direction::from_child) ||
      !open(errors, Direction::from_child)) {
    return std::unexpected(last_error());
  }
  const InheritedHandles inherited({input.theirs.get(), output.theirs.get(), errors.theirs.get()});
  STARTUPINFOEXW startup{};
  startup.StartupInfo.cb = sizeof(startup);
  startup.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
  startup.StartupInfo.hStdInput = input.theirs.get();
  startup.StartupInfo.hStdOutput = output.theirs.get();
  startup.StartupInfo.hStdError = errors.theirs.get();
  startup.lpAttributeList = inherited.get();
  std::wstring line = command_line(command);
  const std::wstring folder = command.folder.wstring();
  const DWORD flags =
      CREATE_NO_WINDOW | CREATE_NEW_PROCESS_GROUP | CREATE_SUSPENDED | EXTENDED_STARTUPINFO_PRESENT;
  PROCESS_INFORMATION information{};
  const std::wstring program = command.program.wstring();
  if (CreateProcessW(program.c_str(), line.data(), nullptr, nullptr, TRUE, flags, nullptr,
                     folder.empty() ? nullptr : folder.c_str(), &startup.StartupInfo,
                     &information) == 0) {
    return std::unexpected(last_error());
  }
  Handle job = make_job();
  if (job.is_valid()) AssignProcessToJobObject(job.get(), information.hProcess);
  ResumeThread(information.hThread);
  CloseHandle(information.hThread);
  Child child;
  child.id_ = information.dwProcessId;
  child.running_ = true;
  child.process_ = information.hProcess;
  child.job_ = job.is_valid() ? job.release() : nullptr;
  pipes.input = input.ours.release();
  pipes.output = output.ours.release();
  pipes.errors = errors.ours.release();
  return child;
}

std::optional<ProcessEnd> Child::end() {
  if (!running_) return end_;
  if (WaitForSingleObject(process_, 0) == WAIT_TIMEOUT) return std::nullopt;
  running_ = false;
  DWORD status = 0;
  GetExitCodeProcess(process_, &status);
  if (job_ != nullptr) TerminateJobObject(job_, 1);
  end_ = ProcessEnd{static_cast<int>(status), std::nullopt};
  return end_;
}

void Child::kill() {
  if (!running_) return;
  if (job_ != nullptr) TerminateJobObject(job_, 1);
  TerminateProcess(process_, 1);
}

}  // namespace chuhe::match
