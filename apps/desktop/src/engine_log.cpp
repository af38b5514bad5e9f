#include "engine_log.hpp"

#include <QDateTime>
#include <algorithm>
#include <chrono>

namespace chuhe::desktop {

namespace {

std::int64_t now() {
  using std::chrono::system_clock;
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             system_clock::now().time_since_epoch())
      .count();
}

}  // namespace

int EngineLog::begin(const QString& name) {
  const std::lock_guard lock(mutex_);
  const int number = static_cast<int>(names_.size()) + 1;
  names_.push_back(QStringLiteral("%1 #%2").arg(name).arg(number));
  return number;
}

void EngineLog::write(int engine, Speaker speaker, std::string_view text) {
  const std::int64_t time = now();
  const std::lock_guard lock(mutex_);
  lines_.push_back({++last_, time, engine, speaker, std::string(text.substr(0, longest_line))});
  bytes_ += lines_.back().text.size();
  while (lines_.size() > most_lines || bytes_ > most_bytes) {
    bytes_ -= lines_.front().text.size();
    lines_.pop_front();
  }
}

std::vector<LogLine> EngineLog::after(std::uint64_t number) const {
  const std::lock_guard lock(mutex_);
  const auto first = std::ranges::upper_bound(lines_, number, {}, &LogLine::number);
  return {first, lines_.end()};
}

std::vector<QString> EngineLog::names() const {
  const std::lock_guard lock(mutex_);
  return names_;
}

void EngineLog::clear() {
  const std::lock_guard lock(mutex_);
  lines_.clear();
  bytes_ = 0;
}

QString log_text(const LogLine& line, const QString& name) {
  static constexpr const char* marks[] = {">", "<", "--"};
  return QStringLiteral("%1  %2  %3 %4")
      .arg(QDateTime::fromMSecsSinceEpoch(line.time).toString("hh:mm:ss.zzz"), name,
           QLatin1String(marks[static_cast<std::size_t>(line.speaker)]),
           QString::fromUtf8(line.text.data(), static_cast<qsizetype>(line.text.size())));
}

}  // namespace chuhe::desktop
