// What was said to and by engines, kept for those who want to know why one does not do as it
// should.
#pragma once

#include <QString>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace chuhe::desktop {

/// Who a line of the log comes from.
enum class Speaker : std::uint8_t {
  program,  ///< said to the engine
  engine,   ///< said by the engine
  note,     ///< about the engine: that it starts, fails, ends
};

/// A line of the log.
struct LogLine {
  /// Counts all lines that were ever written, from 1.
  std::uint64_t number = 0;
  /// Milliseconds since 1970, of the system's clock.
  std::int64_t time = 0;
  /// Which engine, as `EngineLog::begin` gave it.
  int engine = 0;
  Speaker speaker = Speaker::note;
  std::string text;
};

/// The talk with all engines. Any thread may write and read. The lines that are kept are bounded,
/// the oldest go; a name stays for each engine that was ever begun.
class EngineLog {
 public:
  static constexpr std::size_t most_lines = 20'000;
  static constexpr std::size_t most_bytes = 4'000'000;
  /// A longer line is cut off.
  static constexpr std::size_t longest_line = 20'000;

  /// An engine that will talk; its number, from 1, which is shown behind its name.
  int begin(const QString& name);
  void write(int engine, Speaker speaker, std::string_view text);
  /// The lines after a number, as far as they are kept.
  std::vector<LogLine> after(std::uint64_t number) const;
  /// The names of all engines so far, the first one's in front.
  std::vector<QString> names() const;
  void clear();

 private:
  mutable std::mutex mutex_;
  std::deque<LogLine> lines_;
  std::vector<QString> names_;
  std::size_t bytes_ = 0;
  std::uint64_t last_ = 0;
};

/// A line as it is shown and saved: `12:34:56.789  Chuhe #1  > go infinite`.
QString log_text(const LogLine& line, const QString& name);

}  // namespace chuhe::desktop
