// Starting a program with pipes to it, and ending it: what every system does in its own way.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>

#include <chuhe/match/engine_process.hpp>

namespace chuhe::match {

/// A pipe's end as the system knows it.
#if defined(_WIN32)
using PipeEnd = void*;
#else
using PipeEnd = int;
#endif

/// Our ends of the pipes of a new child; they belong to the caller.
struct ChildPipes {
  PipeEnd input;   ///< To its standard input.
  PipeEnd output;  ///< From its standard output.
  PipeEnd errors;  ///< From its standard error.
};

/// A child process. One that has not ended is ended, and it is always waited for.
class Child {
 public:
  Child() = default;
  Child(Child&& other) noexcept;
  Child& operator=(Child&& other) noexcept;
  ~Child();

  static std::expected<Child, ProcessError> start(const ProcessCommand& command, ChildPipes& pipes);

  std::int64_t id() const { return id_; }
  /// How it has ended; nothing while it runs. Never waits.
  std::optional<ProcessEnd> end();
  /// Ends it, and all that it has started and that is still in its group.
  void kill();

 private:
  std::int64_t id_ = 0;
  bool running_ = false;
  std::optional<ProcessEnd> end_;
#if defined(_WIN32)
  void* process_ = nullptr;
  void* job_ = nullptr;
#else
  ProcessEnd wait();
#endif
};

}  // namespace chuhe::match
