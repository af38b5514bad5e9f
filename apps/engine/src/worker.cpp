#include "worker.hpp"

#include <algorithm>
#include <utility>

namespace chuhe::engine_app {

Worker::Worker() : thread_([this] { run(); }) {}

Worker::~Worker() {
  finish_soon(std::chrono::milliseconds{0});
  {
    const std::lock_guard lock(mutex_);
    ended_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void Worker::add(Task task) {
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back({std::move(task)});
    if (wanted_behind(jobs_.front())) interrupt(jobs_.front());
  }
  changed_.notify_all();
}

void Worker::interrupt() {
  const std::lock_guard lock(mutex_);
  for (Job& job : jobs_) interrupt(job);
}

void Worker::ponder_hit() {
  const std::lock_guard lock(mutex_);
  const auto job = std::find_if(jobs_.rbegin(), jobs_.rend(),
                                [](const Job& j) { return j.task.after_ponder_hit.has_value(); });
  if (job == jobs_.rend()) return;
  job->task.kind = *std::exchange(job->task.after_ponder_hit, std::nullopt);
  job->ponder_hit = true;
  if (job->begun && job->task.ponder_hit) job->task.ponder_hit();
}

void Worker::settle() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] {
    return idle() || (jobs_.front().begun && jobs_.front().task.kind != Task::Kind::brief);
  });
}

void Worker::finish() {
  std::unique_lock lock(mutex_);
  closing_ = true;
  if (!idle() && wanted_behind(jobs_.front())) interrupt(jobs_.front());
  changed_.wait(lock, [this] { return idle(); });
  closing_ = false;
}

void Worker::finish_soon(std::chrono::milliseconds patience) {
  std::unique_lock lock(mutex_);
  for (Job& job : jobs_) {
    if (job.task.kind != Task::Kind::counting) interrupt(job);
  }
  if (patience.count() > 0) changed_.wait_for(lock, patience, [this] { return idle(); });
  for (Job& job : jobs_) interrupt(job);
  changed_.wait(lock, [this] { return idle(); });
}

// Whether an endless job has to make way.
bool Worker::wanted_behind(const Job& job) const {
  if (job.task.kind != Task::Kind::endless) return false;
  return closing_ || std::any_of(jobs_.begin() + 1, jobs_.end(), [](const Job& later) {
           return later.task.kind != Task::Kind::brief;
         });
}

void Worker::begin(Job& job) {
  if (job.task.begin) job.task.begin();
  job.begun = true;
  if (job.ponder_hit && job.task.ponder_hit) job.task.ponder_hit();
  if (job.interrupted || wanted_behind(job)) interrupt(job);
}

void Worker::interrupt(Job& job) {
  if (job.task.kind == Task::Kind::brief) return;
  job.interrupted = true;
  if (job.begun && job.task.interrupt) job.task.interrupt();
}

void Worker::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return ended_ || !idle(); });
    if (idle()) return;
    // References to elements of a deque stay valid while others are added at its end.
    Job& job = jobs_.front();
    begin(job);
    lock.unlock();
    changed_.notify_all();
    if (job.task.work) job.task.work();
    lock.lock();
    jobs_.pop_front();
    changed_.notify_all();
  }
}

}  // namespace chuhe::engine_app
