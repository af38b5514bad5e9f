#include <algorithm>
#include <unordered_map>
#include <vector>

#include <chuhe/record/cbl.hpp>

#include "binary_text.hpp"
#include "bytes.hpp"
#include "cbl_format.hpp"
#include "cbr_format.hpp"
#include "cbr_record.hpp"
#include "preorder.hpp"
#include "text.hpp"

namespace chuhe::record {

namespace {

std::string utf8_of(Bytes bytes, std::size_t offset, std::size_t size) {
  const std::optional<Decoded> decoded =
      decode(Charset::utf16le, detail::utf16_field(bytes, offset, size), nullptr);
  return decoded ? with_line_feeds(decoded->text) : std::string();
}

// The index of a library: which entry belongs to which record.
class CblIndex {
 public:
  struct Entry {
    std::uint32_t state = 0;
    std::uint32_t size = 0;
    // Where the entry stands in the file.
    std::size_t offset = 0;
    // Where its record is when nothing was ever moved.
    std::size_t record = 0;
  };

  CblIndex(Bytes bytes, std::size_t capacity) : bytes_(bytes) {
    std::size_t record = detail::cbl_offset::entries + capacity * detail::cbl_entry_size;
    for (std::size_t i = 0; i < capacity; ++i) {
      const std::size_t at = detail::cbl_offset::entries + i * detail::cbl_entry_size;
      if (at + detail::cbl_entry_size > bytes.size()) break;
      const std::uint32_t state = detail::u32_at(bytes, at + detail::cbl_entry::state);
      if (state == 0) continue;
      entries_.push_back({state, detail::u32_at(bytes, at + detail::cbl_entry::size), at, record});
      record +=
          std::size_t{detail::u32_at(bytes, at + detail::cbl_entry::slots)} * detail::cbl_slot_size;
    }
  }

  // The entry of the record at an offset: the one that counts up to it and has its GUID, else any
  // that has its GUID, a live one first.
  const Entry* find(std::size_t offset) {
    const auto counted =
        std::ranges::lower_bound(entries_, offset, {}, [](const Entry& e) { return e.record; });
    const std::string guid =
        detail::guid_text(bytes_.substr(offset + detail::cbr_guid_offset, detail::guid_size));
    if (counted != entries_.end() && counted->record == offset && guid_of(*counted) == guid) {
      return &*counted;
    }
    if (by_guid_.empty()) {
      for (const Entry& entry : entries_) {
        const auto [place, added] = by_guid_.try_emplace(guid_of(entry), &entry);
        if (!added && place->second->state == detail::cbl_entry::deleted) place->second = &entry;
      }
    }
    const auto found = by_guid_.find(guid);
    return found == by_guid_.end() ? nullptr : found->second;
  }

  std::string title(const Entry& entry) const {
    return utf8_of(bytes_, entry.offset + detail::cbl_entry::title, detail::cbl_entry::title_size);
  }

 private:
  std::string guid_of(const Entry& entry) const {
    return utf8_of(bytes_, entry.offset + detail::cbl_entry::guid, detail::cbl_entry::guid_size);
  }

  Bytes bytes_;
  std::vector<Entry> entries_;
  std::unordered_map<std::string, const Entry*> by_guid_;
};

// Places within a record as places in the library.
class RecordPlaces : public OffsetMap {
 public:
  explicit RecordPlaces(std::size_t record) : record_(record) {}
  Place place(std::size_t offset) override { return {record_ + offset, 0}; }

 private:
  std::size_t record_;
};

class CblReader {
 public:
  CblReader(Bytes bytes, Feed& feed) : bytes_(bytes), feed_(feed) {}

  void read() {
    const std::size_t area = find_area();
    CblIndex index(bytes_, capacity_);
    for (std::size_t at = next_record(area); at < bytes_.size();) {
      const std::size_t behind = next_record(at + detail::cbl_slot_size);
      if (!read_record(at, behind, index)) return;
      at = behind;
    }
    if (records_ == 0) feed_.report(Severity::error, DiagnosticKind::no_game, bytes_.size());
  }

 private:
  static constexpr std::size_t smallest_record = detail::cbr_guid_offset + detail::guid_size;

  // Where the records begin: behind the index, or where the first one is found.
  std::size_t find_area() {
    const std::size_t size = bytes_.size();
    if (size < detail::cbl_offset::entries) {
      feed_.report(Severity::warning, DiagnosticKind::truncated, size);
      return size;
    }
    capacity_ = detail::u32_at(bytes_, detail::cbl_offset::capacity);
    const std::size_t room = (size - detail::cbl_offset::entries) / detail::cbl_entry_size;
    const std::size_t area =
        detail::cbl_offset::entries + std::min(capacity_, room) * detail::cbl_entry_size;
    // An empty library has nothing behind its index.
    if (capacity_ <= room && (area == size || is_record(area))) return area;
    const std::size_t found = bytes_.find(detail::cbr_magic, detail::cbl_offset::entries);
    feed_.report(Severity::warning,
                 found == Bytes::npos ? DiagnosticKind::truncated : DiagnosticKind::corrupt,
                 found == Bytes::npos ? size : detail::cbl_offset::capacity,
                 "size of the index " + std::to_string(capacity_));
    capacity_ = std::min(capacity_, room);
    return std::min(found, size);
  }

  bool is_record(std::size_t at) const { return bytes_.substr(at).starts_with(detail::cbr_magic); }

  // The first slot from `at` on that begins a record; the end of the bytes when there is none.
  std::size_t next_record(std::size_t at) const {
    while (at < bytes_.size() && !is_record(at)) at += detail::cbl_slot_size;
    return std::min(at, bytes_.size());
  }

  bool read_record(std::size_t at, std::size_t behind, CblIndex& index) {
    ++records_;
    Bytes record = bytes_.substr(at, behind - at);
    if (record.size() < smallest_record) {
      feed_.report(Severity::error, DiagnosticKind::truncated, bytes_.size());
      return true;
    }
    const CblIndex::Entry* const entry = index.find(at);
    const std::string title = entry ? index.title(*entry) : std::string();
    if (entry && entry->state == detail::cbl_entry::deleted) {
      feed_.report(Severity::note, DiagnosticKind::deleted_record, at, title);
      return true;
    }
    // Without the rest of the last slot, when the index knows the size.
    if (entry && entry->size >= detail::cbr_offset::moves) record = record.substr(0, entry->size);
    RecordPlaces places(at);
    feed_.set_map(&places);
    const bool more = detail::read_cbr_record(record, feed_, title);
    feed_.set_map(nullptr);
    return more;
  }

  Bytes bytes_;
  Feed& feed_;
  std::size_t capacity_ = 0;
  std::size_t records_ = 0;
};

}  // namespace

bool looks_like_cbl(Bytes bytes) { return bytes.starts_with(detail::cbl_magic); }

ReadSummary read_cbl(Bytes bytes, Visitor& visitor, const ReadOptions& options) {
  Feed feed(visitor, options);
  bytes = detail::within_limit(feed, bytes);
  if (looks_like_cbl(bytes)) {
    CblReader(bytes, feed).read();
  } else {
    feed.report(Severity::error, DiagnosticKind::not_this_format, 0);
  }
  return feed.summary();
}

std::optional<CblInfo> cbl_info(Bytes bytes) {
  if (!looks_like_cbl(bytes)) return std::nullopt;
  using namespace detail::cbl_offset;
  return CblInfo{.name = utf8_of(bytes, name, source - name),
                 .source = utf8_of(bytes, source, creator - source),
                 .creator = utf8_of(bytes, creator, mail - creator),
                 .mail = utf8_of(bytes, mail, created - mail),
                 .created = utf8_of(bytes, created, modified - created),
                 .modified = utf8_of(bytes, modified, remarks - modified),
                 .remarks = utf8_of(bytes, remarks, entries - remarks)};
}

}  // namespace chuhe::record
