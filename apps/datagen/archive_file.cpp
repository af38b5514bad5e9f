#include "archive_file.hpp"

#include <filesystem>
#include <functional>
#include <memory>

namespace chuhe::datagen {

namespace {

// Which field differs.
std::string difference(const train::ArchiveHeader& there, const train::ArchiveHeader& wanted) {
  for (const auto& [name, value] : wanted.fields) {
    if (there.value(name) != value) {
      return name + " is '" + std::string(there.value(name)) + "' there and '" + value + "' here";
    }
  }
  return "it has other fields";
}

}  // namespace

std::expected<std::unique_ptr<ArchiveFile>, std::string> ArchiveFile::open(
    const std::string& path, const train::ArchiveHeader& header) {
  std::unique_ptr<ArchiveFile> archive(new ArchiveFile);
  std::error_code error;
  const auto size = std::filesystem::file_size(path, error);
  if (error || size == 0) {
    archive->file_.open(path, std::ios::binary | std::ios::trunc);
    archive->writer_.emplace(archive->file_, header);
    if (!archive->file_.flush()) return std::unexpected("cannot be written");
    return archive;
  }
  std::uint64_t whole_until = 0;
  {
    std::ifstream in(path, std::ios::binary);
    auto reader = train::ArchiveReader::open(in);
    if (!reader) return std::unexpected(to_string(reader.error()));
    if (reader->header() != header) {
      return std::unexpected("made under other conditions: " +
                             difference(reader->header(), header));
    }
    while (true) {
      const auto block = reader->next();
      if (!block && block.error().kind != train::ArchiveFaultKind::cut) {
        return std::unexpected(to_string(block.error()));
      }
      if (!block || !*block) break;
      const auto games = (*block)->unpack();
      if (!games) return std::unexpected(to_string(games.error()));
      for (const train::Game& game : *games) archive->statistics_.add(game);
    }
    whole_until = reader->whole_until();
  }
  std::filesystem::resize_file(path, whole_until, error);
  archive->file_.open(path, std::ios::binary | std::ios::app);
  if (error || !archive->file_) return std::unexpected("cannot be written");
  archive->writer_.emplace(archive->file_);
  archive->games_before_ = archive->next_ = archive->statistics_.games;
  return archive;
}

void ArchiveFile::add(std::uint64_t number, train::Game game) {
  const std::lock_guard lock(mutex_);
  waiting_.emplace(number, std::move(game));
  for (auto i = waiting_.begin(); i != waiting_.end() && i->first == next_;
       i = waiting_.erase(i), ++next_) {
    writer_->add(i->second);
    statistics_.add(i->second);
  }
}

bool ArchiveFile::close() {
  const std::lock_guard lock(mutex_);
  writer_->flush();
  const bool good = file_.good();
  file_.close();
  return good;
}

Statistics ArchiveFile::statistics() {
  const std::lock_guard lock(mutex_);
  return statistics_;
}

std::optional<std::string> for_games(const std::string& path,
                                     const std::function<void(train::Game&&)>& visit,
                                     train::ArchiveHeader* header) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return "cannot be read";
  auto reader = train::ArchiveReader::open(in);
  if (!reader) return to_string(reader.error());
  if (header != nullptr) *header = reader->header();
  while (true) {
    const auto block = reader->next();
    if (!block && block.error().kind != train::ArchiveFaultKind::cut) {
      return to_string(block.error());
    }
    if (!block || !*block) return std::nullopt;
    auto games = (*block)->unpack();
    if (!games) return to_string(games.error());
    for (train::Game& game : *games) visit(std::move(game));
  }
}

}  // namespace chuhe::datagen
