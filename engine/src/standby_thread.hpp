// A thread that waits for work.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>

namespace chuhe::engine {

/// Does one piece of work after the other in a thread made once, so that a search neither waits for
/// the making of threads nor fails by it. The constructor throws std::system_error when there is no
/// thread to be had.
class StandbyThread {
 public:
  StandbyThread() : thread_([this] { run(); }) {}
  StandbyThread(const StandbyThread&) = delete;
  StandbyThread& operator=(const StandbyThread&) = delete;
  /// Waits for the work that is being done.
  ~StandbyThread() {
    wait();
    {
      const std::lock_guard lock(mutex_);
      ended_ = true;
    }
    changed_.notify_all();
    thread_.join();
  }

  /// Precondition: nothing is being done.
  void start(std::function<void()> work) {
    {
      const std::lock_guard lock(mutex_);
      work_ = std::move(work);
    }
    changed_.notify_all();
  }

  /// Returns when nothing is being done.
  void wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !work_; });
  }

 private:
  void run() {
    std::unique_lock lock(mutex_);
    while (true) {
      changed_.wait(lock, [this] { return ended_ || work_; });
      if (!work_) return;
      lock.unlock();
      work_();
      lock.lock();
      work_ = nullptr;
      changed_.notify_all();
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::function<void()> work_;
  bool ended_ = false;
  std::thread thread_;  // last: it uses the others
};

}  // namespace chuhe::engine
