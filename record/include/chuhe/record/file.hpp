// Files: read whole or piece by piece, replaced whole or not at all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include <chuhe/record/pgn.hpp>

namespace chuhe::record {

enum class FileFault : std::uint8_t {
  not_found,
  no_file,        ///< A folder or something else that has no bytes.
  unreadable,     ///< Opening or reading failed.
  too_large,      ///< More bytes than the caller takes.
  unwritable,     ///< The temporary file could not be made or written (full disk, no permission).
  irreplaceable,  ///< The temporary file could not be renamed.
};

/// What failed, and the system's reason where it gave one.
struct FileError {
  FileFault fault{};
  std::error_code reason;
};

/// A short English text for developers and logs.
std::string to_string(const FileError& error);

/// The bytes of a file of at most `limit` bytes.
std::expected<std::string, FileError> read_file(const std::filesystem::path& path,
                                                std::size_t limit);

/// A file's bytes piece by piece.
class FileSource final : public ByteSource {
 public:
  static std::expected<FileSource, FileError> open(const std::filesystem::path& path);
  std::size_t read(char* to, std::size_t size) override;
  /// Whether reading failed in the middle.
  bool failed() const { return file_.bad(); }

 private:
  std::ifstream file_;
};

/// A new content for a file. It is written to a temporary file beside the old one, which stays as
/// it is until `commit` and for good when that is never reached.
class FileReplacement {
 public:
  /// Follows links, so that a link stays one. Folders must exist.
  static std::expected<FileReplacement, FileError> begin(const std::filesystem::path& path);
  FileReplacement(FileReplacement&& other) noexcept;
  FileReplacement& operator=(FileReplacement&&) = delete;
  ~FileReplacement();

  std::expected<void, FileError> write(std::string_view bytes);
  /// Puts everything on the disk and renames. No more calls after it.
  std::expected<void, FileError> commit();

 private:
  FileReplacement(std::filesystem::path target, std::filesystem::path temporary)
      : target_(std::move(target)), temporary_(std::move(temporary)) {}

  std::filesystem::path target_;
  std::filesystem::path temporary_;  // empty when there is nothing left to remove
  std::ofstream file_;
};

/// Replaces a file's content as a whole.
std::expected<void, FileError> replace_file(const std::filesystem::path& path,
                                            std::string_view bytes);

}  // namespace chuhe::record
