// Work that takes time, done one piece after the other while the program goes on listening.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace chuhe::engine_app {

/// One piece of work.
struct Task {
  enum class Kind : std::uint8_t {
    brief,     ///< Ends soon by itself and is never cut short: setting an option.
    counting,  ///< Ends by itself, perhaps late: bench, perft.
    limited,   ///< A search that ends by itself.
    endless,   ///< A search that only `Worker::interrupt` ends; whatever is asked next does so too.
  };
  Kind kind = Kind::brief;
  /// What the task becomes by `Worker::ponder_hit`; nothing: it is not affected.
  std::optional<Kind> after_ponder_hit = std::nullopt;
  /// Starts the work; must return at once. Each of these four may be missing.
  std::function<void()> begin = nullptr;
  /// Returns when the work is done.
  std::function<void()> work = nullptr;
  /// Makes `work` return soon; called after `begin`, from any thread.
  std::function<void()> interrupt = nullptr;
  std::function<void()> ponder_hit = nullptr;
};

/// Does tasks in a thread of its own, in the order in which they come.
class Worker {
 public:
  Worker();
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  /// Interrupts what is left to do.
  ~Worker();

  void add(Task task);
  /// Cuts short what is being done and all that waits, brief tasks excepted.
  void interrupt();
  /// Tells the latest task that ponders, if it is not done yet.
  void ponder_hit();
  /// Returns when all brief tasks at the head are done: nothing is left, or something long runs.
  void settle();
  /// Returns when all is done. Endless tasks are interrupted.
  void finish();
  /// Returns when all is done. Searches are interrupted, and so is counting after `patience`.
  void finish_soon(std::chrono::milliseconds patience);

 private:
  struct Job {
    Task task;
    bool interrupted = false;
    bool ponder_hit = false;
    bool begun = false;
  };

  void run();
  // The rest is called with `mutex_` held.
  void begin(Job& job);
  void interrupt(Job& job);
  bool idle() const { return jobs_.empty(); }
  bool wanted_behind(const Job& job) const;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Job> jobs_;  // the first is being done
  bool closing_ = false;  // nothing will be added
  bool ended_ = false;
  std::thread thread_;
};

}  // namespace chuhe::engine_app
