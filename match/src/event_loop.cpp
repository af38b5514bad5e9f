#include <chuhe/match/event_loop.hpp>

#include <csignal>
#include <utility>

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include "event_loop_core.hpp"

#if !defined(_WIN32)
#include <pthread.h>
#include <signal.h>
#endif

namespace chuhe::match {

namespace {

#if !defined(_WIN32)
sigset_t broken_pipe() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGPIPE);
  return set;
}
#endif

void wait_for_interrupt(boost::asio::signal_set& signals, EventLoop::Task task) {
  signals.async_wait([&signals, task = std::move(task)](boost::system::error_code error, int) {
    if (error) return;
    // Copied, for the next wait must be there before the task is called.
    wait_for_interrupt(signals, task);
    task();
  });
}

}  // namespace

#if defined(_WIN32)
BrokenPipeGuard::BrokenPipeGuard() = default;
BrokenPipeGuard::~BrokenPipeGuard() = default;
#else
BrokenPipeGuard::BrokenPipeGuard() {
  const sigset_t set = broken_pipe();
  sigset_t before;
  sigemptyset(&before);
  if (pthread_sigmask(SIG_BLOCK, &set, &before) == 0) {
    was_blocked_ = sigismember(&before, SIGPIPE) == 1;
  }
}

BrokenPipeGuard::~BrokenPipeGuard() {
  if (was_blocked_) return;
  const sigset_t set = broken_pipe();
  sigset_t pending;
  sigemptyset(&pending);
  if (sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE) == 1) {
    int signal = 0;
    sigwait(&set, &signal);
  }
  pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}
#endif

EventLoop::EventLoop() : core_(std::make_unique<Core>()) {}
EventLoop::~EventLoop() = default;

void EventLoop::run() {
  const BrokenPipeGuard guard;
  core_->context.restart();
  core_->context.run();
}

bool EventLoop::run_for(Milliseconds time) {
  const BrokenPipeGuard guard;
  core_->context.restart();
  core_->context.run_for(time);
  // Asio looks at the time first: on a busy machine none may be left before anything was done.
  core_->context.poll();
  return !core_->context.stopped();
}

void EventLoop::stop() { core_->context.stop(); }

void EventLoop::post(Task task) { boost::asio::post(core_->context, std::move(task)); }

void EventLoop::on_interrupt(Task task) {
  boost::system::error_code ignored;
  core_->signals = std::make_unique<boost::asio::signal_set>(core_->context);
  for (const int signal : {SIGINT, SIGTERM}) core_->signals->add(signal, ignored);
#if !defined(_WIN32)
  core_->signals->add(SIGHUP, ignored);
#endif
  wait_for_interrupt(*core_->signals, std::move(task));
}

struct Timer::State : std::enable_shared_from_this<State> {
  explicit State(EventLoop& loop) : timer(loop.core().context) {}
  boost::asio::steady_timer timer;
  // What was started last; a callback that is already under way when it is cancelled stays silent.
  std::uint64_t number = 0;
};

Timer::Timer(EventLoop& loop) : state_(std::make_shared<State>(loop)) {}
Timer::~Timer() { cancel(); }

void Timer::start(Moment at, EventLoop::Task task) {
  State& state = *state_;
  state.timer.expires_at(at);
  state.timer.async_wait([weak = std::weak_ptr<State>(state_), number = ++state.number,
                          task = std::move(task)](boost::system::error_code error) {
    const auto alive = weak.lock();
    if (!error && alive && alive->number == number) task();
  });
}

void Timer::cancel() {
  ++state_->number;
  state_->timer.cancel();
}

}  // namespace chuhe::match
