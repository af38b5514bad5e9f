#include <algorithm>
#include <utility>

#include <chuhe/record/cbl.hpp>

#include "binary_text.hpp"
#include "bytes.hpp"
#include "cbl_format.hpp"
#include "cbr_format.hpp"
#include "cbr_record.hpp"

namespace chuhe::record {

namespace {

constexpr std::size_t terminator = 2;

void put(std::string& out, std::size_t offset, std::string_view bytes) {
  std::ranges::copy(bytes, out.begin() + static_cast<std::ptrdiff_t>(offset));
}

void put_u32(std::string& out, std::size_t offset, std::size_t value) {
  std::string bytes;
  detail::append_u32(bytes, static_cast<std::uint32_t>(value));
  put(out, offset, bytes);
}

// Adds one list of losses to another; both are in the order of the kinds.
void merge(std::vector<Loss>& all, const std::vector<Loss>& more) {
  for (const Loss& loss : more) {
    const auto found = std::ranges::lower_bound(all, loss.kind, {}, &Loss::kind);
    if (found == all.end() || found->kind != loss.kind) {
      all.insert(found, loss);
      continue;
    }
    found->count += loss.count;
    // The names of tags, each once.
    std::string_view names = loss.detail;
    while (!names.empty()) {
      const std::string_view name = names.substr(0, names.find(", "));
      names.remove_prefix(std::min(names.size(), name.size() + 2));
      const std::string within = ", " + found->detail + ", ";
      if (within.find(", " + std::string(name) + ", ") != std::string::npos) continue;
      if (!found->detail.empty()) found->detail += ", ";
      found->detail += name;
    }
  }
}

}  // namespace

CblWriter::CblWriter(CblInfo info) : info_(std::move(info)) {}

void CblWriter::add(const Game& game) {
  LossCounter losses;
  const std::string record = detail::cbr_record(game, entries_.size(), losses);
  Entry entry;
  entry.guid = record.substr(detail::cbr_guid_offset, detail::guid_size);
  entry.title = game.tag(tag_name::title).value_or("");
  entry.size = record.size();
  entry.slots = (record.size() + detail::cbl_slot_size - 1) / detail::cbl_slot_size;
  records_ += record;
  // The last record of a library ends with its slot too.
  detail::pad_to(records_, records_.size() - record.size() + entry.slots * detail::cbl_slot_size);
  entries_.push_back(std::move(entry));
  merge(losses_, losses.list());
}

std::string CblWriter::header() const {
  using namespace detail::cbl_offset;
  const std::size_t steps = std::max<std::size_t>(
      1, (entries_.size() + detail::cbl_index_step - 1) / detail::cbl_index_step);
  const std::size_t room = steps * detail::cbl_index_step;
  std::string out(entries + room * detail::cbl_entry_size, '\0');
  LossCounter losses;
  detail::TextWriter texts(Charset::utf16le, nullptr, losses);
  const auto put_text = [&](std::size_t from, std::size_t behind, std::string_view text) {
    put(out, from, texts.field(text, behind - from - terminator));
  };
  put(out, 0, detail::cbl_magic);
  put_u32(out, version, 3);
  put(out, mark, "\xff\xff\xff\x7f");
  put_u32(out, capacity, room);
  put_text(name, source, info_.name);
  put_text(source, creator, info_.source);
  put_text(creator, mail, info_.creator);
  put_text(mail, created, info_.mail);
  put_text(created, modified, info_.created);
  put_text(modified, remarks, info_.modified);
  std::string remark_lines;
  for (char c : info_.remarks) remark_lines += c == '\n' ? "\r\n" : std::string(1, c);
  put_text(remarks, entries, remark_lines);
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const std::size_t at = entries + i * detail::cbl_entry_size;
    put_u32(out, at + detail::cbl_entry::state, detail::cbl_entry::live);
    put_u32(out, at + detail::cbl_entry::order, i);
    put_u32(out, at + detail::cbl_entry::slots, entries_[i].slots);
    put_u32(out, at + detail::cbl_entry::size, entries_[i].size);
    put_text(at + detail::cbl_entry::guid,
             at + detail::cbl_entry::guid + detail::cbl_entry::guid_size,
             detail::guid_text(entries_[i].guid));
    put_text(at + detail::cbl_entry::title,
             at + detail::cbl_entry::title + detail::cbl_entry::title_size, entries_[i].title);
  }
  // The records' GUIDs stand for their content.
  std::string content = out.substr(0, remarks) + remark_lines;
  for (const Entry& entry : entries_) content += entry.guid;
  put(out, guid, detail::content_guid(content));
  return out;
}

WriteResult CblWriter::finish() && {
  WriteResult result{header(), std::move(losses_)};
  result.bytes += records_;
  return result;
}

WriteResult write_cbl(const Game& game, const WriteOptions&) {
  CblWriter writer;
  writer.add(game);
  return std::move(writer).finish();
}

}  // namespace chuhe::record
