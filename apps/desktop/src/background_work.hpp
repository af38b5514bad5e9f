// Work that takes its time, done beside the window.
#pragma once

#include <QCoreApplication>
#include <QMetaObject>
#include <QThreadPool>
#include <memory>
#include <utility>

namespace chuhe::desktop {

/// Does work in a thread of its own, one piece after the other, and hands on what came of it in the
/// window's thread. When this ends, all that was given to it is done first, so that no file stays
/// half written or unwritten; nothing is handed on then. Work that need not be done any more has to
/// find that out by itself.
class BackgroundWork {
 public:
  BackgroundWork() { pool_.setMaxThreadCount(1); }
  ~BackgroundWork() {
    alive_.reset();
    pool_.waitForDone();
  }
  BackgroundWork(const BackgroundWork&) = delete;
  BackgroundWork& operator=(const BackgroundWork&) = delete;

  /// Calls `work()` in that thread and then `done(result)` in the thread of the window, in which
  /// this must be called. `work` must not touch what changes meanwhile.
  template <class Work, class Done>
  void run(Work work, Done done) {
    ++running_;
    pool_.start([this, alive = std::weak_ptr<bool>(alive_), work = std::move(work),
                 done = std::move(done)]() mutable {
      auto result = std::make_shared<decltype(work())>(work());
      QMetaObject::invokeMethod(
          QCoreApplication::instance(),
          [this, alive = std::move(alive), result, done = std::move(done)]() mutable {
            if (alive.expired()) return;
            --running_;
            done(std::move(*result));
          },
          Qt::QueuedConnection);
    });
  }

  bool is_busy() const { return running_ > 0; }

 private:
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  int running_ = 0;
  QThreadPool pool_;
};

}  // namespace chuhe::desktop
