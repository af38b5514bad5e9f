#include <chuhe/train/archive.hpp>

#include <algorithm>
#include <array>
#include <istream>
#include <ostream>

#include <zstd.h>

#include "bytes.hpp"

namespace chuhe::train {

namespace {

// The line break at its end finds transfers that change line breaks.
constexpr std::array<std::uint8_t, 8> magic = {'C', 'h', 'u', 'h', 'e', 'G', 'm', '\n'};
constexpr std::uint32_t version = 1;
constexpr std::uint32_t block_mark = 0x6b6c4243;  // "CBlk"
constexpr std::size_t block_header_size = 24;
constexpr std::uint32_t max_header_size = 1U << 20U;
constexpr std::uint32_t max_block_size = 1U << 24U;
constexpr std::size_t full_block_size = max_block_size / 4;
constexpr int compression_level = 12;

std::size_t read_bytes(std::istream& in, std::uint8_t* to, std::size_t count) {
  in.read(reinterpret_cast<char*>(to), static_cast<std::streamsize>(count));
  return static_cast<std::size_t>(in.gcount());
}

void write_bytes(std::ostream& out, std::span<const std::uint8_t> bytes) {
  out.write(reinterpret_cast<const char*>(bytes.data()),
            static_cast<std::streamsize>(bytes.size()));
}

}  // namespace

std::string_view ArchiveHeader::value(std::string_view name) const {
  const auto found = std::ranges::find(fields, name, &std::pair<std::string, std::string>::first);
  return found == fields.end() ? std::string_view{} : std::string_view(found->second);
}

void ArchiveHeader::set(std::string_view name, std::string_view value) {
  const auto found = std::ranges::find(fields, name, &std::pair<std::string, std::string>::first);
  if (found != fields.end()) {
    found->second = value;
  } else {
    fields.emplace_back(name, value);
  }
}

std::string to_string(const ArchiveFault& fault) {
  const auto what = [&]() -> std::string {
    switch (fault.kind) {
      case ArchiveFaultKind::not_an_archive: return "not an archive of games";
      case ArchiveFaultKind::newer_version: return "made by a newer version";
      case ArchiveFaultKind::bad_header: return "bad header";
      case ArchiveFaultKind::bad_block: return "bad block";
      case ArchiveFaultKind::bad_checksum: return "wrong checksum";
      case ArchiveFaultKind::bad_compression: return "bad compression";
      case ArchiveFaultKind::bad_game: return "bad game";
      case ArchiveFaultKind::cut: return "cut short";
    }
    return {};
  };
  return what() + " at byte " + std::to_string(fault.offset);
}

ArchiveWriter::ArchiveWriter(std::ostream& out, const ArchiveHeader& header) : out_(out) {
  std::vector<std::uint8_t> text;
  for (const auto& [name, value] : header.fields) {
    text.insert(text.end(), name.begin(), name.end());
    text.push_back('=');
    text.insert(text.end(), value.begin(), value.end());
    text.push_back('\n');
  }
  std::vector<std::uint8_t> bytes(magic.begin(), magic.end());
  put_number(version, bytes);
  put_number(static_cast<std::uint32_t>(text.size()), bytes);
  bytes.insert(bytes.end(), text.begin(), text.end());
  put_number(fnv1a(bytes), bytes);
  write_bytes(out_, bytes);
}

void ArchiveWriter::add(const Game& game) {
  pack_game(game, packed_);
  if (++games_ >= games_in_block || packed_.size() >= full_block_size) flush();
}

void ArchiveWriter::flush() {
  if (games_ > 0) {
    std::vector<std::uint8_t> compressed(ZSTD_compressBound(packed_.size()));
    const std::size_t size = ZSTD_compress(compressed.data(), compressed.size(), packed_.data(),
                                           packed_.size(), compression_level);
    compressed.resize(ZSTD_isError(size) != 0U ? 0 : size);
    std::vector<std::uint8_t> header;
    put_number(block_mark, header);
    put_number(static_cast<std::uint32_t>(games_), header);
    put_number(static_cast<std::uint32_t>(packed_.size()), header);
    put_number(static_cast<std::uint32_t>(compressed.size()), header);
    put_number(fnv1a(compressed), header);
    write_bytes(out_, header);
    write_bytes(out_, compressed);
    packed_.clear();
    games_ = 0;
  }
  out_.flush();
}

std::expected<std::vector<Game>, ArchiveFault> ArchiveBlock::unpack() const {
  const auto fault = [this](ArchiveFaultKind kind) {
    return std::unexpected(ArchiveFault{kind, offset});
  };
  if (fnv1a(compressed) != checksum) return fault(ArchiveFaultKind::bad_checksum);
  if (ZSTD_getFrameContentSize(compressed.data(), compressed.size()) != packed_size) {
    return fault(ArchiveFaultKind::bad_compression);
  }
  std::vector<std::uint8_t> packed(packed_size);
  const std::size_t size =
      ZSTD_decompress(packed.data(), packed.size(), compressed.data(), compressed.size());
  if (ZSTD_isError(size) != 0U || size != packed.size()) {
    return fault(ArchiveFaultKind::bad_compression);
  }
  auto unpacked = unpack_games(packed);
  if (!unpacked || unpacked->size() != games) return fault(ArchiveFaultKind::bad_game);
  return std::move(*unpacked);
}

std::expected<ArchiveReader, ArchiveFault> ArchiveReader::open(std::istream& in) {
  const auto fault = [](ArchiveFaultKind kind) { return std::unexpected(ArchiveFault{kind, 0}); };
  std::vector<std::uint8_t> bytes(magic.size() + 8);
  const std::size_t there = read_bytes(in, bytes.data(), bytes.size());
  if (there < magic.size() || !std::equal(magic.begin(), magic.end(), bytes.begin())) {
    return fault(ArchiveFaultKind::not_an_archive);
  }
  if (there < bytes.size()) return fault(ArchiveFaultKind::cut);
  if (number_at<std::uint32_t>(&bytes[8]) > version) return fault(ArchiveFaultKind::newer_version);
  const auto size = number_at<std::uint32_t>(&bytes[12]);
  if (number_at<std::uint32_t>(&bytes[8]) != version || size > max_header_size) {
    return fault(ArchiveFaultKind::bad_header);
  }
  bytes.resize(16 + size);
  std::uint8_t sum[8];
  if (read_bytes(in, bytes.data() + 16, size) < size || read_bytes(in, sum, 8) < 8) {
    return fault(ArchiveFaultKind::cut);
  }
  if (number_at<std::uint64_t>(sum) != fnv1a(bytes)) return fault(ArchiveFaultKind::bad_checksum);
  ArchiveHeader header;
  std::string_view text(reinterpret_cast<const char*>(bytes.data()) + 16, size);
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::size_t equals = text.find('=');
    if (end == std::string_view::npos || equals == std::string_view::npos || equals > end) {
      return fault(ArchiveFaultKind::bad_header);
    }
    header.fields.emplace_back(text.substr(0, equals), text.substr(equals + 1, end - equals - 1));
    text.remove_prefix(end + 1);
  }
  return ArchiveReader(in, std::move(header), bytes.size() + 8);
}

std::expected<std::optional<ArchiveBlock>, ArchiveFault> ArchiveReader::next() {
  const auto fault = [this](ArchiveFaultKind kind) {
    return std::unexpected(ArchiveFault{kind, offset_});
  };
  std::uint8_t header[block_header_size];
  const std::size_t there = read_bytes(*in_, header, sizeof header);
  if (there == 0) return std::optional<ArchiveBlock>{};
  if (there < sizeof header) return fault(ArchiveFaultKind::cut);
  ArchiveBlock block;
  block.offset = offset_;
  block.games = number_at<std::uint32_t>(header + 4);
  block.packed_size = number_at<std::uint32_t>(header + 8);
  block.checksum = number_at<std::uint64_t>(header + 16);
  const auto size = number_at<std::uint32_t>(header + 12);
  if (number_at<std::uint32_t>(header) != block_mark || size > max_block_size ||
      block.packed_size > max_block_size || block.games > block.packed_size) {
    return fault(ArchiveFaultKind::bad_block);
  }
  // Piece by piece: a size that is told need not be there.
  constexpr std::size_t piece = 1U << 20U;
  while (block.compressed.size() < size) {
    const std::size_t before = block.compressed.size();
    const std::size_t wanted = std::min(piece, size - before);
    block.compressed.resize(before + wanted);
    if (read_bytes(*in_, block.compressed.data() + before, wanted) < wanted) {
      return fault(ArchiveFaultKind::cut);
    }
  }
  offset_ += sizeof header + size;
  return std::optional<ArchiveBlock>(std::move(block));
}

}  // namespace chuhe::train
