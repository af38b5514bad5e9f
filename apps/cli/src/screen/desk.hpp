// The computer at work in a thread of its own, so that the screen never waits for it.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "computer.hpp"
#include "computer_question.hpp"

namespace chuhe::cli {

/// One question at a time is thought about. Everything but the computer's work is done in the
/// thread that made the desk.
class Desk {
 public:
  struct Answer {
    Question question;
    Reply reply;
  };

  /// `interrupts` is what makes the computer stop thinking when it is set. `on_news` is called in
  /// the other thread whenever there is something to take. All outlive the desk.
  Desk(Computer& computer, std::atomic<bool>& interrupts, std::function<void()> on_news);
  ~Desk();
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  /// What is to be thought about now; nothing: nothing. What was thought about before and is not
  /// wanted any more is stopped, and its answer is never given.
  void want(const std::optional<Question>& question);
  /// Waits until the computer is at rest, and can be called by others.
  void rest();
  /// The answer to what is wanted, once.
  std::optional<Answer> take_answer();
  /// What an analysis has found since the last time.
  std::optional<Thoughts> take_thoughts();

 private:
  void work();

  Computer& computer_;
  std::atomic<bool>& interrupts_;
  std::function<void()> on_news_;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::optional<Question> next_;     // to be begun
  std::optional<Question> running_;  // being thought about
  bool is_dropped_ = false;          // nobody wants the answer of what runs
  bool ends_ = false;
  std::optional<Answer> answer_;
  std::optional<Thoughts> thoughts_;
  std::jthread thread_;
};

}  // namespace chuhe::cli
