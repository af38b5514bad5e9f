// A session with what it has said.
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "session.hpp"

namespace chuhe::engine_app {

class Talk {
 public:
  explicit Talk(Surroundings surroundings = {})
      : session_(
            std::move(*engine::Engine::create()),
            [this](std::string_view line) {
              const std::lock_guard lock(mutex_);
              lines_.emplace_back(line);
              said_.notify_all();
            },
            std::move(surroundings)) {}

  Session::Next say(std::string_view line) { return session_.take(line); }
  void say_all(std::initializer_list<std::string_view> lines) {
    for (std::string_view line : lines) session_.take(line);
  }
  Session& session() { return session_; }

  /// What has been said so far.
  std::vector<std::string> lines() {
    const std::lock_guard lock(mutex_);
    return lines_;
  }
  /// How many of the lines so far begin so.
  int count(std::string_view beginning) {
    const std::vector<std::string> all = lines();
    return static_cast<int>(
        std::ranges::count_if(all, [&](const std::string& s) { return s.starts_with(beginning); }));
  }
  bool has(std::string_view part) {
    const std::vector<std::string> all = lines();
    return std::ranges::any_of(
        all, [&](const std::string& s) { return s.find(part) != std::string::npos; });
  }
  /// The last line that begins so, empty when none does; waits for one as long as it takes.
  std::string await(std::string_view beginning, int times = 1) {
    std::unique_lock lock(mutex_);
    std::string found;
    said_.wait(lock, [&] {
      int seen = 0;
      for (const std::string& line : lines_) {
        if (!line.starts_with(beginning)) continue;
        found = line;
        ++seen;
      }
      return seen >= times;
    });
    return found;
  }
  void forget() {
    const std::lock_guard lock(mutex_);
    lines_.clear();
  }

 private:
  std::mutex mutex_;
  std::condition_variable said_;
  std::vector<std::string> lines_;
  Session session_;
};

}  // namespace chuhe::engine_app
