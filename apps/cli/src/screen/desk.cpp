#include "screen/desk.hpp"

#include <utility>

namespace chuhe::cli {

Desk::Desk(Computer& computer, std::atomic<bool>& interrupts, std::function<void()> on_news)
    : computer_(computer),
      interrupts_(interrupts),
      on_news_(std::move(on_news)),
      thread_([this] { work(); }) {}

Desk::~Desk() {
  {
    const std::lock_guard lock(mutex_);
    ends_ = true;
    next_.reset();
    interrupts_ = true;
  }
  changed_.notify_all();
}

void Desk::want(const std::optional<Question>& question) {
  const std::lock_guard lock(mutex_);
  if (running_ && !is_dropped_) {
    if (question && is_same(*question, *running_)) return;
    is_dropped_ = true;
    interrupts_ = true;
  }
  if (answer_ && (!question || !is_same(*question, answer_->question))) answer_.reset();
  if (answer_) return;
  thoughts_.reset();
  next_ = question;
  changed_.notify_all();
}

void Desk::rest() {
  std::unique_lock lock(mutex_);
  next_.reset();
  answer_.reset();
  if (running_) {
    is_dropped_ = true;
    interrupts_ = true;
  }
  changed_.wait(lock, [this] { return !running_; });
  // Whoever turns to the computer now is not to be interrupted.
  interrupts_ = false;
}

std::optional<Desk::Answer> Desk::take_answer() {
  const std::lock_guard lock(mutex_);
  return std::exchange(answer_, std::nullopt);
}

std::optional<Thoughts> Desk::take_thoughts() {
  const std::lock_guard lock(mutex_);
  return std::exchange(thoughts_, std::nullopt);
}

void Desk::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return ends_ || next_; });
    if (ends_) return;
    running_ = std::exchange(next_, std::nullopt);
    is_dropped_ = false;
    interrupts_ = false;
    const Question question = *running_;
    lock.unlock();
    const auto show = [this](const Thoughts& thoughts) {
      const std::lock_guard inner(mutex_);
      if (is_dropped_) return;
      thoughts_ = thoughts;
      on_news_();
    };
    Reply reply =
        question.about == Question::About::analysis
            ? Reply(computer_.analyse(question.line, question.lines, question.banned, show))
            : ask(computer_, question);
    lock.lock();
    running_.reset();
    if (!is_dropped_ && !ends_) answer_ = Answer{question, std::move(reply)};
    changed_.notify_all();
    on_news_();
  }
}

}  // namespace chuhe::cli
