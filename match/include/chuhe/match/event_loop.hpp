// Waiting for processes, pipes, timers and interrupts, all in one thread.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

#include <chuhe/match/clock.hpp>

namespace chuhe::match {

/// Where engines and timers live. Whatever belongs to a loop is used and called back in the thread
/// that runs it, and must go before it goes; only `post` and `stop` may be called from any thread.
class EventLoop {
 public:
  using Task = std::function<void()>;
  /// What is behind the loop; for this library's own sources.
  struct Core;

  EventLoop();
  ~EventLoop();
  EventLoop(const EventLoop&) = delete;
  EventLoop& operator=(const EventLoop&) = delete;

  /// Calls back until `stop`, or until there is nothing left to wait for.
  void run();
  /// The same for at most so long, but whatever is ready is done; false when it was stopped or
  /// there is nothing left.
  bool run_for(Milliseconds time);
  /// Makes `run` return when the present callback has. The next run goes on.
  void stop();
  /// Calls a task in the loop's thread.
  void post(Task task);
  /// Calls a task for each interrupt (Ctrl-C) or request to end, which then do not end the program;
  /// once for a loop, and for as long as it lives. Waiting for them keeps `run` going.
  void on_interrupt(Task task);

  Core& core() { return *core_; }

 private:
  std::unique_ptr<Core> core_;
};

/// Calls back once at a point in time. Cancelled when it goes.
class Timer {
 public:
  explicit Timer(EventLoop& loop);
  ~Timer();
  Timer(const Timer&) = delete;
  Timer& operator=(const Timer&) = delete;

  /// Replaces what was wanted before.
  void start(Moment at, EventLoop::Task task);
  void cancel();

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace chuhe::match
