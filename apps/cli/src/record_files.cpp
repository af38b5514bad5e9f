#include "record_files.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

#include <chuhe/record/dialects.hpp>
#include <chuhe/words/phrasebook.hpp>
#include <chuhe/words/record.hpp>

#include "command_line.hpp"
#include "record_text.hpp"
#include "text_items.hpp"

namespace chuhe::cli {

namespace fs = std::filesystem;
using record::Format;

namespace {

// More than any file of records that is not PGN; those are read as a stream.
constexpr std::size_t largest_file = std::size_t{2} << 30;
constexpr std::size_t head_size = std::size_t{256} << 10;

std::string utf8_of(const fs::path& path) {
  const std::u8string text = path.u8string();
  return {reinterpret_cast<const char*>(text.data()), text.size()};
}

// A file's first bytes, read already, and then the rest of it.
class HeadAndRest final : public record::ByteSource {
 public:
  HeadAndRest(std::string head, record::FileSource& rest, Progress& progress)
      : head_(std::move(head)), rest_(rest), progress_(progress) {}

  std::size_t read(char* to, std::size_t size) override {
    std::size_t count = 0;
    if (at_ < head_.size()) {
      count = head_.copy(to, size, at_);
      at_ += count;
    } else {
      count = rest_.read(to, size);
    }
    progress_.advance(count);
    return count;
  }

 private:
  std::string head_;
  std::size_t at_ = 0;
  record::FileSource& rest_;
  Progress& progress_;
};

std::string read_head(record::FileSource& source) {
  std::string head(head_size, '\0');
  std::size_t size = 0;
  while (size < head.size()) {
    const std::size_t count = source.read(head.data() + size, head.size() - size);
    if (count == 0) break;
    size += count;
  }
  head.resize(size);
  return head;
}

}  // namespace

std::string shown_path(const fs::path& path) { return words::harmless(utf8_of(path), 1000); }

std::vector<RecordFile> expand_inputs(const std::vector<std::string>& arguments) {
  std::vector<RecordFile> files;
  for (const std::string& argument : arguments) {
    const fs::path path(std::u8string(argument.begin(), argument.end()));
    std::error_code error;
    if (!fs::is_directory(path, error)) {
      files.push_back({path, true});
      continue;
    }
    std::vector<fs::path> found;
    for (fs::recursive_directory_iterator
             it(path, fs::directory_options::skip_permission_denied, error),
         end;
         !error && it != end; it.increment(error)) {
      std::error_code ignored;
      if (it->is_regular_file(ignored)) found.push_back(it->path());
    }
    std::ranges::sort(found);
    for (fs::path& file : found) files.push_back({std::move(file), false});
  }
  return files;
}

std::uintmax_t total_size(const std::vector<RecordFile>& files) {
  std::uintmax_t total = 0;
  for (const RecordFile& file : files) {
    std::error_code error;
    const std::uintmax_t size = fs::file_size(file.path, error);
    if (!error) total += size;
  }
  return total;
}

void ReportingBuilder::report(const record::Diagnostic& diagnostic) {
  if (diagnostic.severity < least_) return;
  if (diagnostics_.size() < limit_) {
    diagnostics_.push_back(diagnostic);
  } else {
    ++hidden_;
  }
}

void ReportingBuilder::move_to(FileReport& report) {
  report.diagnostics = std::exchange(diagnostics_, {});
  report.hidden = std::exchange(hidden_, 0);
}

Progress::Progress(Invocation& invocation, std::uintmax_t total_bytes)
    : invocation_(invocation),
      total_(total_bytes),
      next_(std::chrono::steady_clock::now() + std::chrono::milliseconds(300)) {}

Progress::~Progress() { hide(); }

void Progress::advance(std::size_t bytes) {
  done_ += bytes;
  if (!invocation_.terminal.error_is_terminal || total_ == 0) return;
  const auto now = std::chrono::steady_clock::now();
  if (now < next_) return;
  next_ = now + std::chrono::milliseconds(100);
  draw();
}

void Progress::draw() {
  constexpr int cells = 30;
  const double share = std::min(1.0, static_cast<double>(done_) / static_cast<double>(total_));
  const int filled = static_cast<int>(share * cells);
  std::string bar(static_cast<std::size_t>(filled), '#');
  bar.resize(cells, '.');
  const std::string percent = std::to_string(static_cast<int>(share * 100));
  invocation_.err << "\r[" << bar << "] "
                  << record_text(invocation_.language, RecordText::progress,
                                 {percent, std::to_string(games_)})
                  << std::flush;
  shown_ = true;
}

void Progress::hide() {
  if (!shown_) return;
  invocation_.err << "\r\x1b[K" << std::flush;
  shown_ = false;
}

FileReport read_record_file(const RecordFile& file, std::optional<Format> format,
                            ReportingBuilder& visitor, const record::ReadOptions& options,
                            Progress& progress) {
  FileReport report;
  report.file = file;
  auto source = record::FileSource::open(file.path);
  if (!source) {
    report.error = source.error();
    return report;
  }
  std::string head = read_head(*source);
  const std::string file_name = utf8_of(file.path.filename());
  report.format = format ? format : record::detect_format(head, file_name);
  if (report.format == Format::pgn) {
    HeadAndRest whole(std::move(head), *source, progress);
    report.summary = record::read_pgn(whole, visitor, options);
  } else {
    auto bytes = record::read_file(file.path, largest_file);
    if (!bytes) {
      report.error = bytes.error();
      return report;
    }
    // Formats without a sign of their own are told by the whole of a file.
    if (!report.format) report.format = record::detect_format(*bytes, file_name);
    if (report.format) report.summary = record::read(*report.format, *bytes, visitor, options);
    progress.advance(bytes->size());
  }
  if (source->failed()) report.error = record::FileError{record::FileFault::unreadable, {}};
  visitor.move_to(report);
  return report;
}

void tell_faults(const FileReport& report, Invocation& invocation) {
  const std::string path = shown_path(report.file.path);
  const auto say = [&](const std::string& what) {
    invocation.err << record_text(invocation.language, RecordText::file_failed, {path, what})
                   << '\n';
  };
  if (report.error) say(sentence(invocation.language, *report.error));
  if (!report.error && !report.format && report.file.named) {
    invocation.err << record_text(invocation.language, RecordText::not_a_record, {path}) << '\n';
  }
  for (const record::Diagnostic& diagnostic : report.diagnostics) {
    say(words::placed_sentence(words::Phrasebook(invocation.language), diagnostic));
  }
  if (report.hidden > 0) {
    invocation.err << record_text(invocation.language, RecordText::more_diagnostics,
                                  {std::to_string(report.hidden)})
                   << '\n';
  }
}

void read_record_files(const std::vector<RecordFile>& files, std::optional<record::Format> format,
                       ReportingBuilder& visitor, const record::ReadOptions& options,
                       Progress& progress, Invocation& invocation,
                       const std::function<void(const RecordFile&)>& before) {
  std::size_t unread = 0;
  for (const RecordFile& file : files) {
    if (before) before(file);
    const FileReport report = read_record_file(file, format, visitor, options, progress);
    if (report.is_foreign()) continue;
    if (report.failed()) {
      progress.hide();
      tell_faults(report, invocation);
      invocation.status = exit_no;
    }
    if (report.error) ++unread;
  }
  progress.hide();
  if (!files.empty() && unread == files.size()) invocation.status = exit_environment;
}

std::string format_names(bool writable_only) {
  std::string names;
  for (const Format format : record::all_formats) {
    if (writable_only && !record::can_write(format)) continue;
    if (!names.empty()) names += ", ";
    names += to_string(format);
  }
  return names;
}

std::string charset_names() {
  std::string names;
  for (const record::Charset charset : record::all_charsets) {
    if (!names.empty()) names += ", ";
    names += to_string(charset);
  }
  return names;
}

void add_record_options(CLI::App& command, RecordOptions& options, const Invocation& invocation) {
  const auto about = [&](RecordText text) { return record_text(invocation.language, text); };
  add_option(command, "--from", options.from, about(RecordText::from_option), "FORMAT")
      .suggests(items_of(format_names(false)));
  add_option(command, "--input-encoding", options.input_encoding,
             about(RecordText::input_encoding_option), "NAME")
      .suggests(items_of(charset_names()));
}

std::optional<RecordChoice> understand(const RecordOptions& options, Invocation& invocation) {
  RecordChoice choice;
  choice.read.converter = record::native_charset_converter();
  const auto refuse = [&](RecordText text, const std::string& name, const std::string& names) {
    invocation.err << "chuhe: "
                   << record_text(invocation.language, text, {words::harmless(name), names})
                   << '\n';
    invocation.status = exit_bad_input;
    return std::nullopt;
  };
  if (!options.from.empty()) {
    choice.format = record::parse_format(options.from);
    if (!choice.format)
      return refuse(RecordText::unknown_format, options.from, format_names(false));
  }
  if (!options.input_encoding.empty()) {
    choice.read.charset = record::parse_charset(options.input_encoding);
    if (!choice.read.charset) {
      return refuse(RecordText::unknown_charset, options.input_encoding, charset_names());
    }
  }
  return choice;
}

const record::Dialect* find_notation(const std::string& name, Invocation& invocation) {
  const record::Dialect* dialect = record::find_dialect(name);
  if (dialect == nullptr) {
    invocation.err << "chuhe: "
                   << record_text(invocation.language, RecordText::unknown_notation,
                                  {words::harmless(name)})
                   << '\n';
    invocation.status = exit_bad_input;
  }
  return dialect;
}

}  // namespace chuhe::cli
