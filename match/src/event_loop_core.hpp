// What is behind an event loop.
#pragma once

#include <memory>

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>

#include <chuhe/match/event_loop.hpp>

namespace chuhe::match {

struct EventLoop::Core {
  // One thread runs it; others may post.
  boost::asio::io_context context{1};
  std::unique_ptr<boost::asio::signal_set> signals;
};

/// Keeps a write to a pipe that nobody reads from ending the program, in this thread and for as
/// long as it lives.
class BrokenPipeGuard {
 public:
  BrokenPipeGuard();
  ~BrokenPipeGuard();
  BrokenPipeGuard(const BrokenPipeGuard&) = delete;
  BrokenPipeGuard& operator=(const BrokenPipeGuard&) = delete;

 private:
  bool was_blocked_ = true;
};

}  // namespace chuhe::match
