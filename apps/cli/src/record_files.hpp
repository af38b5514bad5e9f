// Reading files of game records for the commands: which files, in which format, what was wrong.
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/record/file.hpp>
#include <chuhe/record/format.hpp>
#include <chuhe/record/visitor.hpp>

#include "invocation.hpp"

namespace CLI {
class App;
}

namespace chuhe::cli {

/// A file to be read, and whether it was named or found in a folder.
struct RecordFile {
  std::filesystem::path path;
  bool named = true;
};

/// The files named, and those of the folders named with all that is below, in the order of their
/// names.
std::vector<RecordFile> expand_inputs(const std::vector<std::string>& arguments);

/// How the path is shown: UTF-8, harmless for a terminal.
std::string shown_path(const std::filesystem::path& path);

/// What was read from a file and what was wrong with it.
struct FileReport {
  RecordFile file;
  std::optional<record::Format> format;
  record::ReadSummary summary;
  /// The first ones; `hidden` tells how many more there were.
  std::vector<record::Diagnostic> diagnostics;
  std::size_t hidden = 0;
  std::optional<record::FileError> error;

  /// Whether it is a file without a game record that nobody has named.
  bool is_foreign() const { return !format && !error && !file.named; }
  /// Whether nothing or not all could be read.
  bool failed() const { return error || (!format && file.named) || summary.errors > 0; }
};

/// Hands games on and keeps diagnostics of a severity and above, up to a number.
class ReportingBuilder : public record::GameBuilder {
 public:
  ReportingBuilder(record::Severity least, std::size_t limit) : least_(least), limit_(limit) {}
  void report(const record::Diagnostic& diagnostic) override;
  /// What was collected since the last call.
  void move_to(FileReport& report);

 private:
  record::Severity least_;
  std::size_t limit_;
  std::vector<record::Diagnostic> diagnostics_;
  std::size_t hidden_ = 0;
};

/// A bar for long work; shows nothing but on a terminal.
class Progress {
 public:
  Progress(Invocation& invocation, std::uintmax_t total_bytes);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  void advance(std::size_t bytes);
  void add_game() { ++games_; }
  /// Takes the bar away, so that something can be said.
  void hide();

 private:
  void draw();

  Invocation& invocation_;
  std::uintmax_t total_;
  std::uintmax_t done_ = 0;
  std::size_t games_ = 0;
  bool shown_ = false;
  std::chrono::steady_clock::time_point next_;
};

/// How many bytes the files have, as far as the system tells.
std::uintmax_t total_size(const std::vector<RecordFile>& files);

/// Reads one file into a visitor. PGN is read as a stream, everything else as a whole.
FileReport read_record_file(const RecordFile& file, std::optional<record::Format> format,
                            ReportingBuilder& visitor, const record::ReadOptions& options,
                            Progress& progress);

/// Says what was wrong with a file, a line for each; nothing for a file in order.
void tell_faults(const FileReport& report, Invocation& invocation);

/// Reads files one after the other into a visitor and says what is wrong with them; other files in
/// a folder are passed over. `before` is told of each. The status becomes "the answer is no" when
/// one of them had faults, and "environment" when none could be read.
void read_record_files(const std::vector<RecordFile>& files, std::optional<record::Format> format,
                       ReportingBuilder& visitor, const record::ReadOptions& options,
                       Progress& progress, Invocation& invocation,
                       const std::function<void(const RecordFile&)>& before = {});

/// Names for a message: `pgn, xqf, ...`.
std::string format_names(bool writable_only);
std::string charset_names();

/// Options that all commands for records have, as they were given.
struct RecordOptions {
  std::string from;
  std::string input_encoding;
};
/// Adds them to a command. The options must live as long as the command.
void add_record_options(CLI::App& command, RecordOptions& options, const Invocation& invocation);

/// The options understood; the invocation's status is set and nothing given when they are wrong.
struct RecordChoice {
  std::optional<record::Format> format;
  record::ReadOptions read;
};
std::optional<RecordChoice> understand(const RecordOptions& options, Invocation& invocation);

/// The dialect called so; says and sets the status when there is none.
const record::Dialect* find_notation(const std::string& name, Invocation& invocation);

}  // namespace chuhe::cli
