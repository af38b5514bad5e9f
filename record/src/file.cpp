#include <chuhe/record/file.hpp>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <utility>

#if !defined(_WIN32)
#include <fcntl.h>
#include <unistd.h>
#endif

namespace chuhe::record {

namespace fs = std::filesystem;

namespace {

std::unexpected<FileError> failure(FileFault fault, std::error_code reason = {}) {
  return std::unexpected(FileError{fault, reason});
}

std::error_code last_error() { return {errno, std::generic_category()}; }

std::expected<void, FileError> check_file(const fs::path& path) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (status.type() == fs::file_type::not_found) return failure(FileFault::not_found, error);
  if (error) return failure(FileFault::unreadable, error);
  if (status.type() == fs::file_type::directory) return failure(FileFault::no_file);
  return {};
}

/// A name that no other program and no other thread of this one makes at the same time.
fs::path temporary_name(const fs::path& target) {
  static std::atomic<unsigned> counter{0};
  const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
  fs::path name = target;
  name += ".tmp-" + std::to_string(now) + "-" + std::to_string(counter++);
  return name;
}

/// Asks the system to put a file or folder on the disk; a renamed file is worth nothing before.
void put_on_disk([[maybe_unused]] const fs::path& path) {
#if !defined(_WIN32)
  const int handle = ::open(path.c_str(), O_RDONLY);
  if (handle < 0) return;
  ::fsync(handle);
  ::close(handle);
#endif
}

}  // namespace

std::string to_string(const FileError& error) {
  std::string text;
  switch (error.fault) {
    case FileFault::not_found: text = "no such file"; break;
    case FileFault::no_file: text = "not a file"; break;
    case FileFault::unreadable: text = "cannot be read"; break;
    case FileFault::too_large: text = "too large"; break;
    case FileFault::unwritable: text = "cannot be written"; break;
    case FileFault::irreplaceable: text = "cannot be replaced"; break;
  }
  if (error.reason && error.fault != FileFault::not_found) text += ": " + error.reason.message();
  return text;
}

std::expected<std::string, FileError> read_file(const fs::path& path, std::size_t limit) {
  auto source = FileSource::open(path);
  if (!source) return std::unexpected(source.error());
  std::string bytes;
  std::error_code error;
  const auto size = fs::file_size(path, error);
  if (!error && size <= limit) bytes.reserve(static_cast<std::size_t>(size));
  constexpr std::size_t piece = std::size_t{1} << 20;
  while (true) {
    const std::size_t old = bytes.size();
    bytes.resize(old + piece);
    const std::size_t count = source->read(bytes.data() + old, piece);
    bytes.resize(old + count);
    if (bytes.size() > limit) return failure(FileFault::too_large);
    if (count == 0) break;
  }
  if (source->failed()) return failure(FileFault::unreadable, last_error());
  return bytes;
}

std::expected<FileSource, FileError> FileSource::open(const fs::path& path) {
  if (const auto good = check_file(path); !good) return std::unexpected(good.error());
  FileSource source;
  source.file_.open(path, std::ios::binary);
  if (!source.file_) return failure(FileFault::unreadable, last_error());
  return source;
}

std::size_t FileSource::read(char* to, std::size_t size) {
  file_.read(to, static_cast<std::streamsize>(size));
  return static_cast<std::size_t>(file_.gcount());
}

std::expected<FileReplacement, FileError> FileReplacement::begin(const fs::path& path) {
  std::error_code error;
  fs::path target = fs::weakly_canonical(path, error);
  if (error || target.empty()) target = path;
  const fs::file_status old = fs::status(target, error);
  if (fs::exists(old) && !fs::is_regular_file(old)) return failure(FileFault::no_file);
  FileReplacement replacement(target, temporary_name(target));
  replacement.file_.open(replacement.temporary_, std::ios::binary | std::ios::trunc);
  if (!replacement.file_) {
    replacement.temporary_.clear();
    return failure(FileFault::unwritable, last_error());
  }
  if (fs::exists(old)) fs::permissions(replacement.temporary_, old.permissions(), error);
  return replacement;
}

FileReplacement::FileReplacement(FileReplacement&& other) noexcept
    : target_(std::move(other.target_)),
      temporary_(std::exchange(other.temporary_, fs::path())),
      file_(std::move(other.file_)) {}

FileReplacement::~FileReplacement() {
  if (temporary_.empty()) return;
  file_.close();
  std::error_code error;
  fs::remove(temporary_, error);
}

std::expected<void, FileError> FileReplacement::write(std::string_view bytes) {
  file_.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (!file_) return failure(FileFault::unwritable, last_error());
  return {};
}

std::expected<void, FileError> FileReplacement::commit() {
  file_.close();
  if (!file_) return failure(FileFault::unwritable, last_error());
  put_on_disk(temporary_);
  std::error_code error;
  fs::rename(temporary_, target_, error);
  if (error) return failure(FileFault::irreplaceable, error);
  temporary_.clear();
  put_on_disk(target_.parent_path().empty() ? fs::path(".") : target_.parent_path());
  return {};
}

std::expected<void, FileError> replace_file(const fs::path& path, std::string_view bytes) {
  auto replacement = FileReplacement::begin(path);
  if (!replacement) return std::unexpected(replacement.error());
  if (const auto written = replacement->write(bytes); !written) return written;
  return replacement->commit();
}

}  // namespace chuhe::record
