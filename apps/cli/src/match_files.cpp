#include "match_files.hpp"

#include <system_error>
#include <utility>

namespace chuhe::cli {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

namespace {

MatchFileFault unwritable(const fs::path& file) {
  return {file, {record::FileFault::unwritable, {}}};
}

std::optional<MatchFileFault> append(std::ofstream& out, const fs::path& file,
                                     const std::string& text) {
  out << text << std::flush;
  return out ? std::nullopt : std::optional(unwritable(file));
}

}  // namespace

MatchFiles::~MatchFiles() { finish(); }

std::optional<MatchFileFault> MatchFiles::open_games(const fs::path& file,
                                                     std::optional<std::uint64_t> length) {
  games_file_ = file;
  std::error_code error;
  games_length_ = fs::file_size(file, error);
  if (error) games_length_ = 0;
  if (length && games_length_ > *length) {
    fs::resize_file(file, *length, error);
    if (error) return MatchFileFault{file, {record::FileFault::unwritable, error}};
    games_length_ = *length;
  }
  games_.open(file, std::ios::binary | std::ios::app);
  return games_ ? std::nullopt : std::optional(unwritable(file));
}

std::optional<MatchFileFault> MatchFiles::open_log(const fs::path& file) {
  log_file_ = file;
  log_.open(file, std::ios::binary | std::ios::trunc);
  return log_ ? std::nullopt : std::optional(unwritable(file));
}

void MatchFiles::start() {
  thread_ = std::thread([this] { work(); });
}

void MatchFiles::append_game(std::string text) {
  if (!games_.is_open()) return;
  games_length_ += text.size();
  add([this, text = std::move(text)] { return append(games_, games_file_, text); });
}

void MatchFiles::append_log(std::string text) {
  if (!log_.is_open()) return;
  add([this, text = std::move(text)] { return append(log_, log_file_, text); });
}

bool MatchFiles::wants_state() const {
  if (state_file_.empty()) return false;
  const std::lock_guard lock(mutex_);
  return !state_waits_ && Clock::now() >= next_state_;
}

void MatchFiles::write_state(MatchState state) {
  if (state_file_.empty()) return;
  if (games_.is_open()) state.pgn_bytes = games_length_;
  {
    const std::lock_guard lock(mutex_);
    state_waits_ = true;
  }
  add([this, state = std::move(state)]() -> std::optional<MatchFileFault> {
    const Clock::time_point before = Clock::now();
    const auto done = record::replace_file(state_file_, print_state(state));
    const Clock::time_point after = Clock::now();
    {
      const std::lock_guard lock(mutex_);
      state_waits_ = false;
      constexpr int share = 50;
      next_state_ = after + (after - before) * share;
    }
    if (done) return std::nullopt;
    return MatchFileFault{state_file_, done.error()};
  });
}

void MatchFiles::add(std::function<std::optional<MatchFileFault>()> task) {
  {
    const std::lock_guard lock(mutex_);
    tasks_.push_back(std::move(task));
  }
  added_.notify_one();
}

void MatchFiles::finish() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  added_.notify_one();
  thread_.join();
}

void MatchFiles::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    added_.wait(lock, [this] { return ending_ || !tasks_.empty(); });
    if (tasks_.empty()) return;
    const auto task = std::move(tasks_.front());
    tasks_.pop_front();
    // A state that lacks a game would have it played again, and recorded twice.
    if (failed_) continue;
    lock.unlock();
    const auto fault = task();
    if (fault) on_fault_(*fault);
    lock.lock();
    failed_ = fault.has_value();
  }
}

}  // namespace chuhe::cli
